import { chunkBits, chunkWords, countBoth, hasBit, popcount } from '../bytes/bitmap.js'
import type { ChunkSet } from './chunk-set.js'
import { PostingCursor } from '../columns/posting-store.js'
import type { CategoryColumn, MultiColumn } from '../segment/segment.js'

/** Counts one facet over the chunks of one segment. */
export interface Counter {
  add(chunk: number, set: ChunkSet): void
  /** Takes counts, value by value, that were known before, and takes off what was counted so far. */
  take?: (counts: Uint32Array) => void
  /** Adds what was counted to the sums of all segments. */
  drain(sums: Map<string, number>): void
}

/** Matches of a chunk that are taken to be read one by one in the time that the list of one value is met with all of them; a guess. */
const meetDocs = 512

/** Codes counted one by one or, where many match and there are few values, the list of each value met with the matches. */
export class CategoryCounter implements Counter {
  readonly #counts: Uint32Array
  #cursors: { cursor: PostingCursor; code: number }[] | undefined
  readonly #column: CategoryColumn

  constructor(column: CategoryColumn) {
    this.#column = column
    this.#counts = new Uint32Array(column.dictionary.size + 1)
  }
  add(chunk: number, set: ChunkSet): void {
    const { codes, dictionary } = this.#column
    if (!set.isList && set.count >= dictionary.size * meetDocs) this.#addMet(chunk, set)
    else if (!set.isList && codes instanceof Uint8Array) countBits8(codes, chunk << chunkBits, set.words, this.#counts)
    else this.#addEach(chunk, set)
  }
  readonly take = (known: Uint32Array): void => takeOff(this.#counts.subarray(1), known)
  /** Nobody has two values: the frequent ones first, until everybody is counted. */
  #addMet(chunk: number, set: ChunkSet): void {
    const counts = this.#counts
    this.#cursors ??= cursorsOf(this.#column).map((cursor, term) => ({ cursor, code: term + 1 }))
    this.#cursors.sort((a, b) => counts[b.code]! - counts[a.code]!)
    let left = set.count
    for (const { cursor, code } of this.#cursors) {
      if (left === 0) return
      if (cursor.seek(chunk) === 0) continue
      const met = meet(cursor, set.words)
      counts[code]! += met
      left -= met
    }
  }
  #addEach(chunk: number, set: ChunkSet): void {
    const n = set.toList()
    const base = chunk << chunkBits
    const codes = this.#column.codes
    if (codes instanceof Uint8Array) count8(codes, base, set.list, n, this.#counts)
    else
      for (let i = 0; i < n; i++) {
        const code = codes[base + set.list[i]!]!
        this.#counts[code]! += 1
      }
  }
  drain(sums: Map<string, number>): void {
    this.#column.dictionary.all().forEach((value, i) => addTo(sums, value, this.#counts[i + 1]!))
  }
}

/** Words with more set bits than this are counted whole. */
const wholeMin = 16
/** Codes of one byte are counted in four rows by turns: adding to the same place twice in a row would wait for the first. */
const rowLength = 256
const rows = new Uint32Array(4 * rowLength)

/** Counts the codes of the documents of a bitmap, which need not be listed for it. */
const countBits8 = (codes: Uint8Array, base: number, words: Uint32Array, counts: Uint32Array): void => {
  rows.fill(0)
  for (let i = 0; i < chunkWords; i++) {
    let word = words[i]! | 0
    if (word === 0) continue
    const at = base + (i << 5)
    if (popcount(word) > wholeMin && at + 32 <= codes.length) countWhole(codes, at, word)
    else
      for (let row = 0; word !== 0; row ^= rowLength) {
        const place = codes[at + 31 - Math.clz32(word & -word)]! + row
        rows[place]! += 1
        word &= word - 1
      }
  }
  for (let code = 0; code < counts.length; code++)
    for (let row = code; row < rows.length; row += rowLength) counts[code]! += rows[row]!
}

const countWhole = (codes: Uint8Array, at: number, word: number): void => {
  for (let b = 0; b < 32; b += 4) {
    const one = codes[at + b]!
    const two = codes[at + b + 1]! + rowLength
    const three = codes[at + b + 2]! + 2 * rowLength
    const four = codes[at + b + 3]! + 3 * rowLength
    rows[one]! += (word >>> b) & 1
    rows[two]! += (word >>> (b + 1)) & 1
    rows[three]! += (word >>> (b + 2)) & 1
    rows[four]! += (word >>> (b + 3)) & 1
  }
}

const count8 = (codes: Uint8Array, base: number, docs: Uint16Array, n: number, counts: Uint32Array): void => {
  for (let i = 0; i < n; i++) {
    const code = codes[base + docs[i]!]!
    counts[code]! += 1
  }
}

const cursorsOf = ({ dictionary, lists }: CategoryColumn | MultiColumn): PostingCursor[] =>
  Array.from({ length: dictionary.size }, (_, term) => new PostingCursor(lists, term))

/** The list of each value met with the matches. */
export class MultiCounter implements Counter {
  readonly #cursors: PostingCursor[]
  readonly #counts: Uint32Array
  readonly #column: MultiColumn

  constructor(column: MultiColumn) {
    this.#column = column
    this.#cursors = cursorsOf(column)
    this.#counts = new Uint32Array(column.dictionary.size)
  }
  add(chunk: number, set: ChunkSet): void {
    if (set.count === 0) return
    const words = set.isList ? listWords(set) : set.words
    this.#cursors.forEach((cursor, term) => {
      if (cursor.seek(chunk) > 0) this.#counts[term]! += meet(cursor, words)
    })
  }
  readonly take = (known: Uint32Array): void => takeOff(this.#counts, known)
  drain(sums: Map<string, number>): void {
    this.#column.dictionary.all().forEach((value, i) => addTo(sums, value, this.#counts[i]!))
  }
}

const listWords = (set: ChunkSet): Uint32Array => {
  set.words.fill(0)
  for (let i = 0; i < set.count; i++) {
    const doc = set.list[i]!
    set.words[doc >>> 5]! |= 1 << (doc & 31)
  }
  return set.words
}

const meet = (cursor: PostingCursor, words: Uint32Array): number => {
  if (cursor.bitmapAt < 0) {
    let count = 0
    for (let i = cursor.from; i < cursor.to; i++) if (hasBit(words, cursor.docs[i]!)) count++
    return count
  }
  return countBoth(words, cursor.store.words, cursor.bitmapAt)
}

const takeOff = (counts: Uint32Array, known: Uint32Array): void => {
  for (let i = 0; i < known.length; i++) counts[i] = known[i]! - counts[i]!
}

/** Adds to the sum of a value. */
export const addTo = (sums: Map<string, number>, value: string, count: number): void => {
  sums.set(value, (sums.get(value) ?? 0) + count)
}
