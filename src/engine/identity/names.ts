import { wordSet } from '../../assets/words.js'
import { fold } from '../language/fold.js'

const titles = wordSet('names', 'titles')
const companyForms = wordSet('names', 'company-forms')
const wordPattern = /[\p{L}\p{M}]+/gu

/** The words of a name as they are compared, without titles. */
export const nameWords = (name: string): string[] =>
  [...fold(name).matchAll(wordPattern)].map(([word]) => word).filter((word) => !titles().has(word))

/** The words of a company without its legal form. */
export const companyWords = (name: string): string[] => {
  const words = [...fold(name).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word)
  const telling = words.filter((word) => !companyForms().has(word))
  return telling.length > 0 ? telling : words
}

/** Whether words stand in a text one after the other. */
export const containsWords = (text: string, words: readonly string[]): boolean => {
  if (words.length === 0) return false
  const all = [...fold(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => word)
  return all.some((_, i) => words.every((word, j) => all[i + j] === word))
}

export type NameMatch = 'full' | 'initial' | 'part' | 'handle' | 'other' | 'none'

export interface ComparedName {
  match: NameMatch
  /** The words of the given name that were found. */
  found: string[]
}

/** Letters of one script cannot be held against those of another. */
const scriptOf = (word: string): string =>
  ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Devanagari', 'Thai'].find((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(word),
  ) ?? 'other'

const partMin = 3

/** Whether a handle is made of the words of a name, in any order: robin.example, exampler_obin is not. */
const handleHolds = (handle: string, words: readonly string[]): boolean => {
  if (words.length < 2) return false
  const letters = fold(handle).replaceAll(/[^\p{L}\p{M}]/gu, '')
  return letters === words.join('') || letters === [...words].reverse().join('')
}

/** How a shown name stands to the name of a person: all of it, an initial with the last name, a part, another name, or nothing to compare. */
export const compareNames = (given: string, shown: string, handle: string): ComparedName => {
  const words = nameWords(given)
  const others = nameWords(shown)
  const has = new Set(others)
  const found = words.filter((word) => has.has(word))
  const last = words.at(-1) ?? ''
  if (words.length >= 2 && found.length === words.length) return { match: 'full', found }
  if (handleHolds(handle, words)) return { match: 'handle', found: words }
  const initial = words[0]?.charAt(0) ?? ''
  if (words.length >= 2 && has.has(last) && has.has(initial)) return { match: 'initial', found: [last] }
  const comparable = others.some((word) => scriptOf(word) === scriptOf(last))
  const telling = found.filter((word) => word.length >= partMin || scriptOf(word) === 'Han')
  if (telling.length > 0 && (others.length === 1 || words.length === 1 || found.length >= 2))
    return { match: 'part', found: telling }
  return others.length >= 2 && comparable ? { match: 'other', found: [] } : { match: 'none', found: [] }
}
