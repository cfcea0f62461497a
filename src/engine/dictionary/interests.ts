import { readSections } from '../../assets/words.js'
import { interests } from '../../model/interest.js'
import { labelWords } from '../language/words.js'

/** Longest name in words. */
const wordsMax = 4

interface Lexicon {
  ids: ReadonlyMap<string, string>
  /** How many words the longest name has that begins with a word: most words of a text begin none. */
  longest: ReadonlyMap<string, number>
}

/** Names are looked up word by word and, for hashtags, run together: '#homecooking' is 'home cooking'. */
const build = (): Lexicon => {
  const found = new Map<string, string>()
  const longest = new Map<string, number>()
  const put = (name: string, id: string): void => {
    const parts = labelWords(name)
    for (const key of [parts.join(' '), parts.join('')]) if (key.length > 1 && !found.has(key)) found.set(key, id)
    const [first = ''] = parts
    longest.set(first, Math.min(wordsMax, Math.max(parts.length, longest.get(first) ?? 0)))
  }
  for (const { id, name } of interests) put(name, id)
  for (const { name, entries } of readSections('interests')) for (const word of entries) put(word, name)
  // 'Film and series', 'Yoga and pilates': each half is said alone.
  for (const { id, name } of interests) for (const half of name.split(' and ')) put(half, id)
  return { ids: found, longest }
}

let lexicon: Lexicon | undefined

/** The interests that a text names, each with how often, in the order in which they appear. */
export const findInterests = (text: string): Map<string, number> => {
  const { ids, longest } = (lexicon ??= build())
  const found = new Map<string, number>()
  const list = labelWords(text)
  for (let i = 0; i < list.length;) {
    const first = list[i]!
    let taken = Math.min(longest.get(first) ?? 0, list.length - i)
    while (taken > 1 && !ids.has(list.slice(i, i + taken).join(' '))) taken--
    const id = ids.get(taken > 1 ? list.slice(i, i + taken).join(' ') : first)
    if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1)
    i += Math.max(1, taken)
  }
  return found
}
