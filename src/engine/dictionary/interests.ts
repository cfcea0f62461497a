import { anyLanguage, readRules, type Section } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import { interests } from '../../model/interest.js'
import { fold } from '../language/fold.js'
import { labelWords, splitWords, unspaced } from '../language/words.js'

/** Longest name in words. */
const wordsMax = 4
/** The beginning of a word says what it is about from so many letters on; syllables of Korean are two or three each. */
const beginningMin = 3

/** Names are looked up word by word and, for hashtags, run together: '#homecooking' is 'home cooking'. */
class Lexicon {
  readonly #names = new Map<string, string>()
  /** How many words the longest name has that begins with a word: most words of a text begin none. */
  readonly #longest = new Map<string, number>()
  readonly #beginnings = new Map<string, string>()
  /** The first letters of beginnings: most words have others. */
  readonly #firstLetters = new Set<string>()
  #beginningMax = 0
  /** In scripts without spaces: single signs stand alone, longer names anywhere. */
  readonly #signs = new Map<string, string>()
  readonly #runs: [name: string, id: string][] = []

  put(name: string, id: string): void {
    if (name.endsWith('*')) return this.#putBeginning(name, id)
    if (unspaced.test(name)) return this.#putUnspaced(fold(name), id)
    const parts = labelWords(name)
    for (const key of [parts.join(' '), parts.join('')])
      if (key.length > 1 && !this.#names.has(key)) this.#names.set(key, id)
    const [first = ''] = parts
    this.#longest.set(first, Math.min(wordsMax, Math.max(parts.length, this.#longest.get(first) ?? 0)))
  }

  #putBeginning(name: string, id: string): void {
    const beginning = labelWords(name.slice(0, -1)).join('')
    if (beginning.length < beginningMin || this.#beginnings.has(beginning)) return
    this.#beginnings.set(beginning, id)
    this.#firstLetters.add(beginning.slice(0, beginningMin))
    this.#beginningMax = Math.max(this.#beginningMax, beginning.length)
  }

  #putUnspaced(name: string, id: string): void {
    if ([...name].length > 1) this.#runs.push([name, id])
    else this.#signs.set(name, id)
  }

  #ofBeginning(word: string): string | undefined {
    if (!this.#firstLetters.has(word.slice(0, beginningMin))) return undefined
    for (let length = Math.min(word.length, this.#beginningMax); length >= beginningMin; length--) {
      const id = this.#beginnings.get(word.slice(0, length))
      if (id !== undefined) return id
    }
    return undefined
  }

  /** Counts the names in a list of words. */
  find(words: readonly string[], add: (id: string) => void): void {
    for (let i = 0; i < words.length;) {
      const first = words[i]!
      let taken = Math.min(this.#longest.get(first) ?? 0, words.length - i)
      while (taken > 1 && !this.#names.has(words.slice(i, i + taken).join(' '))) taken--
      const id = this.#names.get(taken > 1 ? words.slice(i, i + taken).join(' ') : first) ?? this.#ofBeginning(first)
      if (id !== undefined) add(id)
      i += Math.max(1, taken)
    }
  }

  findUnspaced(text: string, add: (id: string) => void): void {
    if (this.#runs.length === 0 || !unspaced.test(text)) return
    const folded = fold(text)
    for (const [name, id] of this.#runs) if (folded.includes(name)) add(id)
    for (const { text: word } of splitWords(folded)) {
      const id = this.#signs.get(word)
      if (id !== undefined) add(id)
    }
  }
}

/** Arabic writes "the", "and", "by" and "for" together with the word behind them. */
const joined = /^(?:[وفبك]?ال|لل)(?=.{3})/u
const apart = (words: readonly string[]): string[] => words.map((word) => word.replace(joined, ''))

const putAll = (lexicon: Lexicon, sections: readonly Section[]): void => {
  for (const { name, entries } of sections) for (const word of entries) lexicon.put(word, name)
}

/** What holds in every language, and what in one alone: "pain" is bread in French. */
const getLexicons = once((): { common: Lexicon; byLanguage: ReadonlyMap<string, Lexicon> } => {
  const common = new Lexicon()
  const english = new Lexicon()
  const byLanguage = new Map([['en', english]])
  for (const { id, name } of interests) english.put(name, id)
  for (const { language, sections } of readRules('interests')) {
    if (language !== anyLanguage && !byLanguage.has(language)) byLanguage.set(language, new Lexicon())
    putAll(byLanguage.get(language) ?? common, sections)
  }
  // 'Film and series', 'Yoga and pilates': each half is said alone.
  for (const { id, name } of interests) for (const half of name.split(' and ')) english.put(half, id)
  return { common, byLanguage }
})

/**
 * The interests that a text names, each with how often: by words of every language, and by those of the languages it may be in, in the
 * order in which they are found. A text of an unknown language is read as English, as labels and tags mostly are.
 */
export const findInterests = (text: string, languages: readonly string[] = ['en']): Map<string, number> => {
  const { common, byLanguage } = getLexicons()
  const found = new Map<string, number>()
  const add = (id: string): void => void found.set(id, (found.get(id) ?? 0) + 1)
  const words = labelWords(text)
  common.find(words, add)
  for (const language of languages) {
    const own = byLanguage.get(language.slice(0, 2))
    own?.find(language === 'ar' ? apart(words) : words, add)
    own?.findUnspaced(text, add)
  }
  return found
}
