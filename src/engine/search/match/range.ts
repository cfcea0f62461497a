import { blockWords, chunkBits, chunkDocs, chunkWords, setRange } from '../bytes/bitmap.js'
import { PostingCursor } from '../columns/posting-store.js'
import type { NumberColumn } from '../segment/segment.js'
import { countBetween } from '../columns/tally.js'
import { seedMax, type Matcher } from './matcher.js'
import { fillFrom } from './posting.js'
import { keep16, keep32, keep8, narrow16, narrow32, narrow8 } from './range-kernels.js'

const blocksPerChunk = chunkWords / blockWords
/** Share of documents a range without bands is taken to match, for planning. */
const guess = 0.3

/** low <= code <= high. Blocks whose bounds decide are not read; the rest is read where the accumulator has bits. */
export class NumberRange implements Matcher {
  readonly point = 2
  /** How many documents match, where it is known. */
  readonly count: number | undefined
  readonly estimate: number
  readonly cost: number
  readonly #banded: BandedRange | undefined
  readonly #column: NumberColumn
  readonly #low: number
  readonly #high: number
  readonly #docs: number

  constructor(column: NumberColumn, low: number, high: number, docs: number) {
    this.#column = column
    this.#low = low
    this.#high = high
    this.#docs = docs
    const bands = column.bands && column.bands.cuts.length > 0 ? new BandedRange(column, low, high, docs) : undefined
    this.#banded = bands
    this.count = column.tally && countBetween(column.tally, low, high)
    this.estimate = this.count ?? (bands ? bands.estimate : docs * guess)
    this.cost = bands ? 0.25 : 1
  }

  /** -1: no document of the block can match, 1: all do, 0: read it. */
  #decide(block: number): -1 | 0 | 1 {
    const { bounds } = this.#column
    const min = bounds[block * 3]!
    const max = bounds[block * 3 + 1]!
    if (min > max || max < this.#low || min > this.#high) return -1
    return min >= this.#low && max <= this.#high && bounds[block * 3 + 2] === 0 ? 1 : 0
  }

  /** Whether every document of the segment matches; read from the bounds alone. */
  get isAll(): boolean {
    const blocks = this.#column.bounds.length / 3
    for (let block = 0; block < blocks; block++) if (this.#decide(block) !== 1) return false
    return true
  }

  may(chunk: number): boolean {
    const first = chunk * blocksPerChunk
    const last = Math.min(first + blocksPerChunk, this.#column.bounds.length / 3)
    for (let block = first; block < last; block++) if (this.#decide(block) >= 0) return true
    return false
  }

  seed(chunk: number, out: Uint16Array): number {
    const n = this.#banded?.seed(chunk, out) ?? -1
    return n <= 0 ? n : this.keep(chunk, out, n)
  }

  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    setRange(out, 0, Math.min(chunkDocs, this.#docs - (chunk << chunkBits)))
    this.narrow(chunk, out)
  }

  narrow(chunk: number, acc: Uint32Array): void {
    if (this.#banded) {
      this.#banded.narrow(chunk, acc)
      return
    }
    const first = chunk * blocksPerChunk
    const blocks = this.#column.bounds.length / 3
    for (let b = 0; b < blocksPerChunk; b++) {
      const decision = first + b < blocks ? this.#decide(first + b) : -1
      const from = b * blockWords
      if (decision < 0) acc.fill(0, from, from + blockWords)
      else if (decision === 0)
        narrowCodes(this.#column.codes, chunk << chunkBits, acc, from, from + blockWords, this.#low, this.#high)
    }
  }

  keep(chunk: number, docs: Uint16Array, n: number): number {
    const codes = this.#column.codes
    const base = chunk << chunkBits
    if (codes instanceof Uint8Array) return keep8(codes, base, docs, n, this.#low, this.#high)
    if (codes instanceof Uint16Array) return keep16(codes, base, docs, n, this.#low, this.#high)
    return keep32(codes, base, docs, n, this.#low, this.#high)
  }

  has(doc: number): boolean {
    const code = this.#column.codes[doc]!
    return code >= this.#low && code <= this.#high
  }
}

const narrowCodes = (
  codes: NumberColumn['codes'],
  base: number,
  acc: Uint32Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void => {
  if (codes instanceof Uint8Array) narrow8(codes, base, acc, from, to, low, high)
  else if (codes instanceof Uint16Array) narrow16(codes, base, acc, from, to, low, high)
  else narrow32(codes, base, acc, from, to, low, high)
}

/** Read only. */
const nothing = new Uint32Array(chunkWords)
const everything = new Uint32Array(chunkWords).fill(0xffffffff)

/** The set at or above one cut, loaded a chunk at a time; without a cut it is everything or nothing. */
class BandSet {
  words: Uint32Array
  at = 0
  readonly #cursor: PostingCursor | undefined
  #own: Uint32Array | undefined
  constructor(column: NumberColumn, cut: number, missing: 0 | 1) {
    const lists = column.bands?.lists
    this.words = missing === 1 ? everything : nothing
    if (lists && cut >= 0 && cut < lists.terms) this.#cursor = new PostingCursor(lists, cut)
  }
  get count(): number | undefined {
    return this.#cursor?.count
  }
  /** The set as a list, if it is short. */
  seed(chunk: number, out: Uint16Array): number {
    const n = this.#cursor ? this.#cursor.seek(chunk) : -1
    if (!this.#cursor || n > seedMax) return -1
    for (let i = 0; i < n; i++) out[i] = this.#cursor.docs[this.#cursor.from + i]!
    return n
  }
  load(chunk: number): void {
    if (!this.#cursor) return
    const n = this.#cursor.seek(chunk)
    if (n > 0 && this.#cursor.bitmapAt >= 0) {
      this.words = this.#cursor.store.words
      this.at = this.#cursor.bitmapAt
      return
    }
    this.#own ??= new Uint32Array(chunkWords)
    fillFrom(this.#cursor, chunk, this.#own)
    this.words = this.#own
    this.at = 0
  }
}

/**
 * A range over quantile sets S_j = {code >= cut_j}: documents in S_a (cut_a >= low) and not in S_b (cut_b <= high + 1)
 * are in for certain, those outside S_c (cut_c <= low) or in S_d (cut_d > high) are out; only what is between, at most
 * two bands, is read from the column.
 */
class BandedRange {
  readonly estimate: number
  readonly #inLow: BandSet
  readonly #inHigh: BandSet
  readonly #outLow: BandSet
  readonly #outHigh: BandSet
  #maybe: Uint32Array | undefined
  readonly #column: NumberColumn
  readonly #low: number
  readonly #high: number

  constructor(column: NumberColumn, low: number, high: number, docs: number) {
    this.#column = column
    this.#low = low
    this.#high = high
    const cuts = column.bands?.cuts ?? new Uint32Array(0)
    const firstAtLeast = (code: number): number => {
      let i = 0
      while (i < cuts.length && cuts[i]! < code) i++
      return i
    }
    const a = firstAtLeast(low)
    const d = firstAtLeast(high + 1)
    this.#inLow = new BandSet(column, a, 0)
    this.#outLow = cuts[a] === low ? this.#inLow : new BandSet(column, a - 1, 1)
    this.#outHigh = new BandSet(column, d, 0)
    this.#inHigh = cuts[d] === high + 1 ? this.#outHigh : new BandSet(column, d - 1, 1)
    const above = ((this.#outLow.count ?? docs) + (this.#inLow.count ?? 0)) / 2
    const below = ((this.#outHigh.count ?? 0) + (this.#inHigh.count ?? docs)) / 2
    this.estimate = Math.max(docs / 64, above - below)
  }

  /** The documents at or above the cut below the range, a superset of it, if they are few. */
  seed(chunk: number, out: Uint16Array): number {
    return this.#outLow.seed(chunk, out)
  }

  narrow(chunk: number, acc: Uint32Array): void {
    this.#inLow.load(chunk)
    this.#inHigh.load(chunk)
    this.#outLow.load(chunk)
    this.#outHigh.load(chunk)
    const maybe = (this.#maybe ??= new Uint32Array(chunkWords))
    const { words: a, at: aAt } = this.#inLow
    const { words: b, at: bAt } = this.#inHigh
    const { words: c, at: cAt } = this.#outLow
    const { words: d, at: dAt } = this.#outHigh
    for (let i = 0; i < chunkWords; i++) {
      const word = acc[i]!
      const sure = a[aAt + i]! & ~b[bAt + i]! & word
      maybe[i] = c[cAt + i]! & ~d[dAt + i]! & word & ~sure
      acc[i] = sure
    }
    narrowCodes(this.#column.codes, chunk << chunkBits, maybe, 0, chunkWords, this.#low, this.#high)
    for (let i = 0; i < chunkWords; i++) acc[i]! |= maybe[i]!
  }
}
