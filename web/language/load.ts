import { chooseLanguage } from './choose.js'
import { speak, type Catalogue, type Language } from './t.js'

const keptAs = 'rostra.language'

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalogue }>> = {
  de: () => import('./de.json'),
  fr: () => import('./fr.json'),
  es: () => import('./es.json'),
}

/** The choice that was made in this browser. */
export const keptLanguage = (): string | null => {
  try {
    return localStorage.getItem(keptAs)
  } catch {
    return null
  }
}

export const loadLanguage = async (): Promise<void> => {
  const language = chooseLanguage(keptLanguage(), navigator.languages)
  document.documentElement.lang = language
  if (language === 'en') return
  // Without its texts the console is still usable, in English.
  const loaded = await catalogues[language]().catch(() => undefined)
  if (loaded !== undefined) speak(language, loaded.default)
}

/** Keeps the choice in this browser and begins anew: what was drawn before is in the other language. */
export const changeLanguage = (language: Language): void => {
  localStorage.setItem(keptAs, language)
  location.reload()
}
