import { fold, isAscii } from '../engine/language/fold.js'
import { unspaced } from '../engine/language/words.js'
import type { SearchTerm } from '../engine/listening/query/index.js'
import type { StreamedText } from '../sources/stream.js'
import { wordsIn } from './ingest.js'

/** What parts words, in texts of ASCII alone and in all others. */
const [plainGap, gap] = [/[^a-z0-9]+/, /[^\p{L}\p{N}]+/u]

const split = (folded: string): string[] => folded.split(isAscii(folded) ? plainGap : gap)

const foldedTerm = (term: SearchTerm): string => fold('words' in term ? term.words : term.hashtag)

/** Terms by their longest word, which is in the fewest texts: of each text only its own words are looked up, however many terms there are. */
const byLongestWord = (terms: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const found = new Map<string, (readonly string[])[]>()
  for (const term of terms) {
    const words = split(term).filter((word) => word !== '')
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length)
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), others])
  }
  return found
}

/** Whether a text holds every word of a term: the query itself decides later, over what is kept. */
export const createTermMatcher = (terms: readonly SearchTerm[]): ((read: StreamedText) => boolean) => {
  const folded = [...new Set(terms.map(foldedTerm))]
  const whole = byLongestWord(folded.filter((term) => !unspaced.test(term)))
  // Scripts without spaces between words cannot be asked for whole words.
  const parts = folded.filter((term) => unspaced.test(term)).map((term) => split(term).filter((word) => word !== ''))
  return (read) => {
    const text = wordsIn(read)
    const words = split(text)
    let all: ReadonlySet<string> | undefined
    const holds = (word: string): boolean => (all ??= new Set(words)).has(word)
    for (const word of words) if (whole.get(word)?.some((others) => others.every(holds)) === true) return true
    return parts.some((term) => term.length > 0 && term.every((word) => text.includes(word)))
  }
}
