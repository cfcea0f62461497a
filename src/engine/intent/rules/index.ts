import { compile, type Compiled, type LanguageRules } from '../compile.js'
import { createSieve, type Possible } from '../possible.js'
import { ar } from './ar.js'
import { de } from './de.js'
import { en } from './en.js'
import { es } from './es.js'
import { fr } from './fr.js'
import { id } from './id.js'
import { it } from './it.js'
import { ja } from './ja.js'
import { pt } from './pt.js'

const latin = [en, es, pt, fr, de, it, id]
const written = [...latin, ar, ja]

/** Languages whose ways of wanting and buying the rules know. */
export const intentLanguages: readonly string[] = written.map(({ code }) => code)

const compiled = new Map<LanguageRules, Compiled>()
/** Compiled when the first text comes: whoever judges nothing must not wait for it. */
const ready = (language: LanguageRules): Compiled => {
  let found = compiled.get(language)
  if (found === undefined) compiled.set(language, (found = compile(language)))
  return found
}

let sieve: ReturnType<typeof createSieve> | undefined
/** What of all languages may hold in a plain text. */
export const findPossible = (text: string): ReadonlyMap<Compiled, Possible> =>
  (sieve ??= createSieve(written.map(ready)))(text)

const byCode = new Map(written.map((language) => [language.code, language]))
/** Malay is read with Indonesian, Portuguese and Spanish of all countries alike. */
const readAs: Readonly<Record<string, string>> = { ms: 'id', gl: 'pt', ca: 'es' }

const arabicScript = /\p{Script=Arabic}/u
const japaneseScript = /[\u3040-\u30ff]/
const latinScript = /\p{Script=Latin}/u

export interface Readers {
  /** Read first, and trusted. */
  own: readonly Compiled[]
  /** Read where those find nothing. */
  others: readonly Compiled[]
}

/** In which languages a text is read: its own first; where that is unknown, whatever its script allows. */
export const languagesFor = (language: string | null, text: string): Readers => {
  const code = language?.slice(0, 2).toLowerCase()
  const own = code === undefined ? undefined : byCode.get(readAs[code] ?? code)
  const possible = [
    ...(japaneseScript.test(text) ? [ja] : []),
    ...(arabicScript.test(text) ? [ar] : []),
    ...(latinScript.test(text) ? latin : []),
  ]
  if (own === undefined || (!possible.includes(own) && possible.length > 0)) {
    // Han characters alone may be Chinese: read as Japanese only where the language says so.
    return { own: [], others: possible.map(ready) }
  }
  return { own: [ready(own)], others: possible.filter((other) => other !== own).map(ready) }
}
