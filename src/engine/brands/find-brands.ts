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
  const put = (name: string, id: string): void => {
    const parts = words(name)
    const whole = parts.join('')
    if (whole.length < lettersMin) return
    if (!byWords.has(parts.join(' '))) byWords.set(parts.join(' '), id)
    if (!joined.has(whole)) joined.set(whole, id)
  }
  for (const { id, name, aliases, handles } of brands) {
    for (const each of [name, ...aliases]) put(each, id)
    for (const { handle } of handles) if (!joined.has(words(handle).join(''))) joined.set(words(handle).join(''), id)
  }
  return {
    inText: (text) => {
      const list = words(text)
      const found = new Set<string>()
      for (let i = 0; i < list.length;) {
        let taken = 1
        for (let length = Math.min(wordsMax, list.length - i); length > 0; length--) {
          const key = list.slice(i, i + length).join(' ')
          const id = byWords.get(key) ?? (length === 1 ? joined.get(key) : undefined)
          if (id === undefined) continue
          found.add(id)
          taken = length
          break
        }
        i += taken
      }
      return [...found]
    },
    ofName: (name) => joined.get(words(name).join('')),
  }
}
