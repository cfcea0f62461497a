import type { ReactElement } from 'react'
import { changeLanguage } from '../language/load.js'
import { languages, spokenLanguage, t, type Language } from '../language/t.js'

export const LanguageSwitch = (): ReactElement => (
  <label className="language-switch">
    <span className="visually-hidden">{t('Language of the console')}</span>
    <select
      className="input"
      value={spokenLanguage()}
      onChange={(event) => changeLanguage(event.target.value as Language)}
    >
      {Object.entries(languages).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
