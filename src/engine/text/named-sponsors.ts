import { findDisclosures } from './disclosure.js'

const wordsMax = 3
const name =
  /^[\s:]*(?:\p{Ll}{1,4}\s+)?((?:[@#]?[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]*|[@#][\p{L}\p{N}_.]+)(?:\s+[\p{Lu}\p{N}&][\p{L}\p{N}&'’.-]*){0,2})/u

/** Of a name as it stands in a text, what may be it: the longest first, without the signs that end a sentence. */
const candidatesOf = (written: string): string[] => {
  const words = written.split(/\s+/u)
  const lengths = Array.from({ length: Math.min(wordsMax, words.length) }, (_, i) => words.length - i)
  return lengths.map((length) =>
    words
      .slice(0, length)
      .join(' ')
      .replace(/['’]s$|[.,!?:;'’-]+$/u, ''),
  )
}

/** Who is named right behind words that disclose ('paid partnership with Nike'), as far as `find` knows them. A word or tag alone, such as 'Ad', names nobody. */
export const namedSponsors = <T>(text: string, find: (name: string) => T | undefined): T[] =>
  findDisclosures(text).flatMap(({ text: said, end }) => {
    const written = /\s/u.test(said) ? name.exec(text.slice(end, end + 100))?.[1] : undefined
    const found = written === undefined ? [] : candidatesOf(written).map(find)
    return found.filter((each) => each !== undefined).slice(0, 1)
  })
