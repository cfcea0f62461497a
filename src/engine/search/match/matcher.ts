import { chunkBits, chunkDocs, chunkWords, hasBit, setRange } from '../bytes/bitmap.js'
import { lowerBound } from '../bytes/lower-bound.js'

/** A list of this many documents of a chunk or fewer is worked on as a list, a longer one as a bitmap. */
export const seedMax = 4096
/** Room a seeded list is given: enough to merge two in place. */
export const seedRoom = 4 * seedMax

/**
 * One condition bound to one segment, evaluated a chunk at a time: chunk c holds documents [c << 16, (c + 1) << 16).
 * A matcher has scratch space of its own and serves one search.
 */
export interface Matcher {
  /** Documents expected to match, of the segment. */
  readonly estimate: number
  /** Cost of narrowing, a document of the accumulator; one is about a nanosecond. */
  readonly cost: number
  /** Whether the chunk can hold a match. False is certain. */
  may(chunk: number): boolean
  /**
   * Writes the matches of the chunk as a sorted list if they are known and no more than SEED_MAX; returns their number, or
   * -1. `out` has room for SEED_ROOM.
   */
  seed(chunk: number, out: Uint16Array): number
  /** out = the matches of the chunk. */
  fill(chunk: number, out: Uint32Array): void
  /** acc &= the matches of the chunk. */
  narrow(chunk: number, acc: Uint32Array): void
  /** acc |= the matches of the chunk, for those that can do it without a bitmap of their own. */
  widen?(chunk: number, acc: Uint32Array): void
  /** Keeps of the sorted docs[0, n) those that match; returns how many. */
  keep(chunk: number, docs: Uint16Array, n: number): number
  /** Whether one document matches. */
  has(doc: number): boolean
  /** Cost of `has`, in about nanoseconds, where it only looks at the document; undefined where it works for the whole chunk. */
  readonly point?: number | undefined
  /** All matches are among the documents [from, to), where that is known. */
  readonly span?: Span | undefined
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** The documents [from, to). Ranges of the rank column become this. */
export class DocRange implements Matcher {
  readonly cost = 0.01
  readonly point = 1
  readonly estimate: number
  constructor(
    readonly from: number,
    readonly to: number,
  ) {
    this.estimate = Math.max(0, to - from)
  }
  get span(): Span {
    return this
  }
  #low(chunk: number): number {
    return Math.max(0, this.from - (chunk << chunkBits))
  }
  #high(chunk: number): number {
    return Math.min(chunkDocs, this.to - (chunk << chunkBits))
  }
  may(chunk: number): boolean {
    return this.#low(chunk) < this.#high(chunk)
  }
  seed(chunk: number, out: Uint16Array): number {
    const low = this.#low(chunk)
    const n = Math.max(0, this.#high(chunk) - low)
    if (n > seedMax) return -1
    for (let i = 0; i < n; i++) out[i] = low + i
    return n
  }
  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    setRange(out, this.#low(chunk), this.#high(chunk))
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const low = this.#low(chunk)
    const high = this.#high(chunk)
    if (low >= high) {
      acc.fill(0)
      return
    }
    acc.fill(0, 0, low >>> 5)
    if (low & 31) acc[low >>> 5]! &= -1 << (low & 31)
    if (high & 31) acc[high >>> 5]! &= ~(-1 << (high & 31))
    acc.fill(0, (high + 31) >>> 5)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const low = this.#low(chunk)
    const high = this.#high(chunk)
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      if (doc >= low && doc < high) docs[kept++] = doc
    }
    return kept
  }
  has(doc: number): boolean {
    return doc >= this.from && doc < this.to
  }
}

/** Sorted documents of the segment: keys, and small unions of terms. */
export class DocList implements Matcher {
  readonly cost = 0.02
  readonly estimate: number
  constructor(readonly docs: Uint32Array) {
    this.estimate = docs.length
  }
  #start(chunk: number): number {
    return lowerBound(this.docs, 0, this.docs.length, chunk << chunkBits)
  }
  may(chunk: number): boolean {
    const at = this.#start(chunk)
    return at < this.docs.length && this.docs[at]! >>> chunkBits === chunk
  }
  seed(chunk: number, out: Uint16Array): number {
    const start = this.#start(chunk)
    const n = lowerBound(this.docs, start, this.docs.length, (chunk + 1) << chunkBits) - start
    if (n > seedMax) return -1
    for (let i = 0; i < n; i++) out[i] = this.docs[start + i]! & 0xffff
    return n
  }
  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    for (let i = this.#start(chunk); i < this.docs.length; i++) {
      const doc = this.docs[i]!
      if (doc >>> chunkBits !== chunk) break
      const word = (doc & 0xffff) >>> 5
      out[word]! |= 1 << (doc & 31)
    }
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const own = new Uint32Array(chunkWords)
    this.fill(chunk, own)
    for (let i = 0; i < chunkWords; i++) acc[i]! &= own[i]!
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    let at = this.#start(chunk)
    const base = chunk << chunkBits
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = base + docs[i]!
      while (at < this.docs.length && this.docs[at]! < doc) at++
      if (at < this.docs.length && this.docs[at] === doc) docs[kept++] = doc & 0xffff
    }
    return kept
  }
  has(doc: number): boolean {
    const at = lowerBound(this.docs, 0, this.docs.length, doc)
    return at < this.docs.length && this.docs[at] === doc
  }
}

/** A bitmap of the whole segment, padded to whole chunks: large unions of terms. */
export class DenseSet implements Matcher {
  readonly cost = 0.04
  readonly #words: Uint32Array

  constructor(
    words: Uint32Array,
    readonly estimate: number,
  ) {
    this.#words = words
  }
  may(): boolean {
    return true
  }
  seed(): number {
    return -1
  }
  fill(chunk: number, out: Uint32Array): void {
    out.set(this.#words.subarray(chunk * chunkWords, (chunk + 1) * chunkWords))
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const from = chunk * chunkWords
    for (let i = 0; i < chunkWords; i++) acc[i]! &= this.#words[from + i]!
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const base = chunk << chunkBits
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      if (hasBit(this.#words, base + doc)) docs[kept++] = doc
    }
    return kept
  }
  has(doc: number): boolean {
    return hasBit(this.#words, doc)
  }
}
