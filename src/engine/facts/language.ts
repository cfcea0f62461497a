import { countScripts, languageOfScript } from '../text/model/script.js'
import { splitTokens } from '../text/model/tokens.js'
import type { LanguageDetector } from '../text/model/language-detector.js'

/** The language of a text, ISO 639-1; null where it says too little. */
export type DetectLanguage = (text: string) => string | null

/** Fewer letters than this are a greeting or a name. */
const lettersMin = 12
/** How far the best language must be ahead of the next: further in short texts. */
const ahead = 1.12
const aheadInShort = 1.2
const shortLetters = 24
/** How plainly, in points a letter, a language must be seen: Hindi in Latin letters and other languages that the tables do not know look a little like some other. */
const plainlySeen = 20
/** Of longer texts not everything is read. */
const lettersRead = 200
/** Malay and Indonesian are one to the tables; nearly all of it on the networks is Indonesian. */
const readAs: Readonly<Record<string, string>> = { ms: 'id' }
const cyrillic = new Set(['ru', 'uk', 'bg', 'sr', 'be'])

const bestOf = (
  tables: LanguageDetector,
  words: readonly string[],
  letters: number,
  isMeant: (code: string) => boolean,
): string | null => {
  const scores = tables.score(words)
  let [first, second, code]: [number, number, string | null] = [0, 0, null]
  // Sixty languages for every text of a corpus: no pairs are made of them.
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i]!
    if (score <= second || !isMeant(tables.languages[i]!)) continue
    if (score <= first) second = score
    else {
      second = first
      first = score
      code = tables.languages[i]!
    }
  }
  const isAhead = first >= (letters < shortLetters ? aheadInShort : ahead) * second
  return isAhead && first >= plainlySeen * Math.min(letters, lettersRead) ? code : null
}

const wordsOf = (text: string): string[] => {
  const words: string[] = []
  for (const { kind, norm } of splitTokens(/[#＃]/u.test(text) ? text.replaceAll(/[#＃]\S+/gu, ' ') : text))
    if (kind === 'word' && !/^\d/u.test(norm)) words.push(norm)
  return words
}

/**
 * Tells languages by script and by runs of letters: no models, so that whole corpora can be read. Texts in doubt stay unknown; a
 * creator has several, and what they have in common is told all the same.
 */
export const createLanguageDetector =
  (tables: LanguageDetector): DetectLanguage =>
  (text) => {
    const words = wordsOf(text)
    const [script] = [...countScripts(words)].sort(([, a], [, b]) => b - a)
    if (script === undefined) return null
    const [name, letters] = script
    if (name !== 'Latin' && name !== 'Cyrillic' && name !== 'Arabic')
      return letters >= 2 ? (name === 'Devanagari' ? 'hi' : (languageOfScript[name] ?? null)) : null
    if (letters < lettersMin) return null
    const code = bestOf(tables, words, letters, (each) => name !== 'Cyrillic' || cyrillic.has(each))
    return code === null ? null : (readAs[code] ?? code)
  }
