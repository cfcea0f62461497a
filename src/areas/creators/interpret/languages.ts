import { languageName, languages } from '../../../model/language.js'
import { plain } from './words.js'

const locales = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl']

const readNames = (): ReadonlyMap<string, string> =>
  new Map(
    // The first language of a name wins: the well-known ones come first.
    languages
      .toReversed()
      .flatMap(({ code }) => locales.map((locale) => [plain(languageName(code, locale)), code] as const)),
  )

let kept: ReadonlyMap<string, string> | undefined

/** The code of a language by its name in English, German, Spanish, French, Portuguese, Italian or Dutch. */
export const findLanguage = (name: string): string | undefined => (kept ??= readNames()).get(plain(name))

const said = [/^(.+) (?:speaking|speakers?)$/, /^(.+?)sprachig(?:e[rnsm]?)?$/, /^(.+?)o?phones?$/, /^(.+)hablantes?$/]
const roots: Record<string, string> = { angl: 'en', franc: 'fr', german: 'de', hispan: 'es', hispano: 'es', lus: 'pt' }

/** German-speaking, deutschsprachig, francophone, hispanohablante: a language said in one word. */
export const findSpoken = (word: string): string | undefined => {
  const text = plain(word)
  for (const pattern of said) {
    const [, name] = pattern.exec(text) ?? []
    const code = name === undefined ? undefined : (findLanguage(name) ?? roots[name])
    if (code !== undefined) return code
  }
  return undefined
}
