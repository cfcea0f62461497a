import { chunkBits, chunkDocs, chunkWords } from '../bytes/bitmap.js'
import { PostingCursor } from '../columns/posting-store.js'
import type { TextColumn } from '../segment/segment.js'

/** Lists shorter than this are scored before their impacts would be known. */
const docsMin = 8192
/** Lists of one column whose impacts are kept; when there are more, all are forgotten. */
const keptMax = 4096

/** Said once, twice, three times, more often: of each the shortest text, and of the last how often at most. */
const frequencyClasses = 4
const size = frequencyClasses + 1
/** The code of the longest texts, in which a word counts next to nothing: stands where no text says it so often. */
const longest = 255

/**
 * How often a word stands in texts of which length, at best, a chunk at a time: enough to say what it can count there at
 * most, whatever the mean length and the number of texts have become since. (Lucene calls such pairs impacts.)
 */
export class Impacts {
  readonly #codes: Uint8Array

  private constructor(codes: Uint8Array) {
    this.#codes = codes
  }

  /** The impacts of a term; undefined where they are not worth knowing. Read once, then remembered. */
  static of(column: TextColumn, term: number): Impacts | undefined {
    if (column.lists.count(term) < docsMin) return undefined
    let terms = known.get(column)
    if (!terms || terms.size >= keptMax) known.set(column, (terms = new Map<number, Impacts>()))
    const impacts = terms.get(term) ?? new Impacts(readCodes(column, term))
    terms.set(term, impacts)
    return impacts
  }

  /** The most a word counts in a chunk, by what it counts so often in a text with such a code of length. */
  most(chunk: number, count: (often: number, lengthCode: number) => number): number {
    const at = chunk * size
    let most = 0
    for (let often = 1; often <= frequencyClasses; often++) {
      const times = often < frequencyClasses ? often : this.#codes[at + frequencyClasses]!
      most = Math.max(most, count(times, this.#codes[at + often - 1]!))
    }
    return most
  }
}

const known = new WeakMap<TextColumn, Map<number, Impacts>>()

const readCodes = (column: TextColumn, term: number): Uint8Array => {
  const chunks = Math.ceil(column.lengths.length / chunkDocs)
  const codes = new Uint8Array(chunks * size).fill(longest)
  const cursor = new PostingCursor(column.lists, term)
  for (let chunk = 0; chunk < chunks; chunk++) {
    const at = chunk * size
    codes[at + frequencyClasses] = 0
    if (cursor.seek(chunk) === 0) continue
    let index = 0
    const put = (doc: number): void => {
      const often = Math.max(1, cursor.payloadOf(index++))
      const place = at + Math.min(often, frequencyClasses) - 1
      codes[place] = Math.min(codes[place]!, column.lengths[(chunk << chunkBits) + doc]!)
      codes[at + frequencyClasses] = Math.max(codes[at + frequencyClasses]!, often)
    }
    if (cursor.bitmapAt < 0) for (let i = cursor.from; i < cursor.to; i++) put(cursor.docs[i]!)
    else
      for (let i = 0; i < chunkWords; i++)
        for (let word = cursor.store.words[cursor.bitmapAt + i]!; word !== 0; word &= word - 1)
          put((i << 5) + 31 - Math.clz32(word & -word))
  }
  return codes
}
