import { languages, type Language } from './t.js'

const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

/** The language somebody chose before, else the first of the browser’s that the console speaks. */
export const chooseLanguage = (kept: string | null, preferred: readonly string[]): Language => {
  const wanted = kept === null ? preferred : [kept, ...preferred]
  return wanted.map((each) => each.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en'
}
