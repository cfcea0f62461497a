import { useEffect, useRef, type ReactElement } from 'react'
import { call } from '../api/client.js'
import { useAnswer } from '../api/queries.js'
import { changeLanguage, keptLanguage } from '../language/load.js'
import { languages, spokenLanguage, t, type Language } from '../language/t.js'
import { signedIn } from '../session.js'
import { useStore } from '../use-store.js'

/** The service keeps the language of each user: e-mails to them are in it. A token of a service has none. */
const tellService = (language: Language): Promise<unknown> =>
  call('changeMe', { body: { language } }).catch(() => undefined)

/** A user reads the same language in every browser: the one chosen last. Gives whether the service is told of a choice. */
const useLanguageOfUser = (): boolean => {
  const isSignedIn = useStore(signedIn)
  const { data } = useAnswer('showMe', {}, { enabled: isSignedIn })
  const told = useRef(false)
  const user = data?.user ?? null
  useEffect(() => {
    if (user === null || told.current) return
    told.current = true
    const { language } = user
    if (language === spokenLanguage()) return
    if (language === null) void tellService(spokenLanguage())
    else if (keptLanguage() !== language) changeLanguage(language)
  }, [user])
  return isSignedIn && (data === undefined || user !== null)
}

export const LanguageSwitch = (): ReactElement => {
  const isKept = useLanguageOfUser()
  const choose = async (language: Language): Promise<void> => {
    if (isKept) await tellService(language)
    changeLanguage(language)
  }
  return (
    <label className="language-switch">
      <span className="visually-hidden">{t('Language of the console')}</span>
      <select
        className="input"
        value={spokenLanguage()}
        onChange={(event) => void choose(event.target.value as Language)}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
