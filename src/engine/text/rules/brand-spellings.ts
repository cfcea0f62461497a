import { matchesOf } from '../../../kernel/matches.js'
import { once, readWords, wordSet } from '../../../assets/words.js'
import { splitUnspaced, unspaced } from '../../language/words.js'
import type { Token } from './tokens.js'

/** Another spelling of a name, as people write it in their own script: "икея = IKEA". */
export interface Spelling {
  written: string
  name: string
}

const read = (section: string): Spelling[] =>
  readWords('brands', section).map((entry) => {
    const [written = '', name = ''] = entry.split('=').map((part) => part.trim())
    return { written, name }
  })

/** Spellings that are words as well: they count with context. */
export const doubtfulSpellings = once(() => read('doubtful-spellings'))
export const spellings = once(() => read('spellings'))
/** Two letters that are a name only as they are written here: "VW". */
export const exactSpellings = once(() => read('exact-spellings'))

/** Two letters that are also a word: "dm". */
export const placedSpellings = once(() => read('placed-spellings'))

const katakana = /[\p{Script=Katakana}ー]/u
const unspacedName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,}$/u

export const isUnspacedName = (name: string): boolean => unspacedName.test(name)

/** A name inside of a longer word is none: 宜家 in 便宜家具, マック in マックス. */
const isWholeAt = (text: string, start: number, end: number, borders: ReadonlySet<number>): boolean => {
  if (katakana.test(text.charAt(start)) && katakana.test(text.charAt(start - 1))) return false
  if (katakana.test(text.charAt(end - 1)) && katakana.test(text.charAt(end))) return false
  return katakana.test(text.charAt(start)) || (borders.has(start) && borders.has(end))
}

export interface UnspacedName {
  start: number
  end: number
  written: string
}

/** Finds names in scripts without spaces, the longest first. */
export const createUnspacedFinder = (names: readonly string[]): ((text: string) => UnspacedName[]) => {
  const sorted = names.filter(isUnspacedName).sort((a, b) => b.length - a.length)
  if (sorted.length === 0) return () => []
  const any = new RegExp(sorted.join('|'), 'gu')
  return (text) => {
    if (!unspaced.test(text)) return []
    const hits = matchesOf(text, any)
    if (hits.length === 0) return []
    const borders = new Set(splitUnspaced(text).flatMap(({ start, end }) => [start, end]))
    return hits
      .map(({ 0: written, index }) => ({ start: index, end: index + written.length, written }))
      .filter(({ start, end }) => isWholeAt(text, start, end, borders))
  }
}

/** How letters with a sign between them are compared. */
export const spelling = (text: string): string => text.toLowerCase().replace(/\s/g, '')

/** Capitals of a spelling that has them are meant: "VW", and not "vw". */
export const isWrittenSo = (text: string, written: string): boolean =>
  written === written.toLowerCase() ? spelling(text) === written : text === written

const beforeShops = wordSet('brands', 'before-shops')

/** In front of a compound, or behind a word for a shop: "dm-Haul", "bei dm". */
export const isPlacedAt = (text: string, tokens: readonly Token[], at: number): boolean =>
  /^-\p{Lu}/u.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + 3)) ||
  beforeShops().has(tokens[at - 1]?.form ?? '')
