import type { Brand } from '../../model/brand.js'
import { words } from '../dictionary/index.js'

/** Finds the brands of a dictionary in texts, mentions and hashtags. */
export interface BrandFinder {
  /** Ids of the brands that a text names, each once, in the order of their first mention. */
  inText(text: string): string[]
  /** The brand behind an account or a hashtag. */
  ofName(name: string): string | undefined
}

const wordsMax = 4
/** A name of two letters is an abbreviation of anything. */
const lettersMin = 3

/** Whole words only, longest name first: a text is read once, whatever the number of brands. */
export const createBrandFinder = (brands: Iterable<Brand>): BrandFinder => {
  const byWords = new Map<string, string>()
  const joined = new Map<string, string>()
  /** How many words the longest name has that begins with a word: most words of a text begin none. */
  const longest = new Map<string, number>()
  const put = (name: string, id: string): void => {
    const parts = words(name)
    const whole = parts.join('')
    if (whole.length < lettersMin) return
    if (!byWords.has(parts.join(' '))) byWords.set(parts.join(' '), id)
    const [first = ''] = parts
    longest.set(first, Math.min(wordsMax, Math.max(parts.length, longest.get(first) ?? 0)))
    if (!joined.has(whole)) joined.set(whole, id)
  }
  for (const { id, name, aliases, handles } of brands) {
    for (const each of [name, ...aliases]) put(each, id)
    for (const { handle } of handles) if (!joined.has(words(handle).join(''))) joined.set(words(handle).join(''), id)
  }
  /** The longest name that begins at a word. */
  const nameAt = (list: readonly string[], at: number): { id: string; length: number } | undefined => {
    const first = list[at] ?? ''
    for (let length = Math.min(longest.get(first) ?? 0, list.length - at); length > 1; length--) {
      const id = byWords.get(list.slice(at, at + length).join(' '))
      if (id !== undefined) return { id, length }
    }
    const id = byWords.get(first) ?? joined.get(first)
    return id === undefined ? undefined : { id, length: 1 }
  }
  return {
    inText: (text) => {
      const list = words(text)
      const found = new Set<string>()
      for (let at = 0; at < list.length;) {
        const name = nameAt(list, at)
        if (name !== undefined) found.add(name.id)
        at += name?.length ?? 1
      }
      return [...found]
    },
    ofName: (name) => joined.get(words(name).join('')),
  }
}
