import { andSorted, andWords, chunkBits, chunkWords, hasBit, orWords, popcount } from '../bytes/bitmap.js'
import { PostingCursor, type PostingStore } from '../columns/posting-store.js'
import type { Codes } from '../schema/number-code.js'
import { seedMax, type Matcher } from './matcher.js'

/** Sets the documents of the cursor's chunk in `out`, which becomes exactly them. */
export const fillFrom = (cursor: PostingCursor, chunk: number, out: Uint32Array): void => {
  if (cursor.seek(chunk) === 0) {
    out.fill(0)
    return
  }
  const at = cursor.bitmapAt
  if (at >= 0) {
    out.set(cursor.store.words.subarray(at, at + chunkWords))
    return
  }
  out.fill(0)
  setDocs(cursor, out)
}

/** Sets the documents of the cursor's list. */
const setDocs = ({ docs, from, to }: PostingCursor, out: Uint32Array): void => {
  for (let i = from; i < to; i++) {
    const doc = docs[i]!
    out[doc >>> 5]! |= 1 << (doc & 31)
  }
}

/** Index in docs[from, to) of the first document not below `doc`, galloping from `from`. */
export const gallop = (docs: Uint16Array, from: number, to: number, doc: number): number => {
  let step = 1
  let low = from
  let high = from
  while (high < to && docs[high]! < doc) {
    low = high + 1
    high += step
    step <<= 1
  }
  if (high > to) high = to
  while (low < high) {
    const mid = (low + high) >>> 1
    if (docs[mid]! < doc) low = mid + 1
    else high = mid
  }
  return low
}

/** The documents of one term. */
export class Posting implements Matcher {
  readonly cost = 0.03
  readonly estimate: number
  /** A bit where the list is long; a search where it is short. */
  readonly point: number = 25
  readonly cursor: PostingCursor
  constructor(
    store: PostingStore,
    readonly term: number,
  ) {
    this.cursor = new PostingCursor(store, term)
    this.estimate = this.cursor.count
  }
  /** Whether another condition is the same list. */
  isSame(other: Matcher): boolean {
    return other instanceof Posting && other.term === this.term && other.cursor.store === this.cursor.store
  }
  may(chunk: number): boolean {
    return this.cursor.seek(chunk) > 0
  }
  seed(chunk: number, out: Uint16Array): number {
    const n = this.cursor.seek(chunk)
    if (n > seedMax) return -1
    const { docs, from } = this.cursor
    if (n > 64) out.set(docs.subarray(from, from + n))
    else for (let i = 0; i < n; i++) out[i] = docs[from + i]!
    return n
  }
  fill(chunk: number, out: Uint32Array): void {
    fillFrom(this.cursor, chunk, out)
  }
  widen(chunk: number, acc: Uint32Array): void {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) return
    if (cursor.bitmapAt >= 0) orWords(acc, cursor.store.words, cursor.bitmapAt)
    else setDocs(cursor, acc)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) acc.fill(0)
    else if (cursor.bitmapAt >= 0) andWords(acc, cursor.store.words, cursor.bitmapAt)
    else andSorted(acc, cursor.docs, cursor.from, cursor.to)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) return 0
    let kept = 0
    if (cursor.bitmapAt >= 0) {
      const words = cursor.store.words
      const at = cursor.bitmapAt
      for (let i = 0; i < n; i++) {
        const doc = docs[i]!
        docs[kept] = doc
        kept += (words[at + (doc >>> 5)]! >>> (doc & 31)) & 1
      }
      return kept
    }
    let at = cursor.from
    for (let i = 0; i < n && at < cursor.to; i++) {
      const doc = docs[i]!
      at = gallop(cursor.docs, at, cursor.to, doc)
      if (at < cursor.to && cursor.docs[at] === doc) docs[kept++] = doc
    }
    return kept
  }
  has(doc: number): boolean {
    const cursor = this.cursor
    if (cursor.seek(doc >>> chunkBits) === 0) return false
    const low = doc & 0xffff
    if (cursor.bitmapAt >= 0) return ((cursor.store.words[cursor.bitmapAt + (low >>> 5)]! >>> (low & 31)) & 1) === 1
    const at = gallop(cursor.docs, cursor.from, cursor.to, low)
    return at < cursor.to && cursor.docs[at] === low
  }
}

/** The documents of one value of a category. What each document has is kept too, so a few are looked at rather than searched for. */
export class CategoryValue extends Posting {
  override readonly point = 2
  readonly #code: number
  readonly #codes: Codes

  constructor(
    readonly column: string,
    store: PostingStore,
    term: number,
    codes: Codes,
  ) {
    super(store, term)
    this.#codes = codes
    this.#code = term + 1
  }
  override keep(chunk: number, docs: Uint16Array, n: number): number {
    const codes = this.#codes
    const code = this.#code
    const base = chunk << chunkBits
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      docs[kept] = doc
      if (codes[base + doc] === code) kept++
    }
    return kept
  }
  override has(doc: number): boolean {
    return this.#codes[doc] === this.#code
  }
}

/** The documents of one term whose payload is within [min, max]. */
export class Weighted implements Matcher {
  readonly cost: number
  readonly estimate: number
  readonly #cursor: PostingCursor
  readonly #own = new Uint32Array(chunkWords)
  #filled = -1
  readonly #min: number
  readonly #max: number

  constructor(store: PostingStore, term: number, min: number, max: number, docs: number) {
    this.#min = min
    this.#max = max
    this.#cursor = new PostingCursor(store, term)
    this.estimate = this.#cursor.count * 0.4
    // Narrowing reads the whole list of the chunk, whatever is left in the accumulator.
    this.cost = 0.05 + (1.5 * this.#cursor.count) / Math.max(1, docs)
  }
  may(chunk: number): boolean {
    return this.#cursor.seek(chunk) > 0
  }
  seed(chunk: number, out: Uint16Array): number {
    const cursor = this.#cursor
    const n = cursor.seek(chunk)
    if (n > seedMax) return -1
    let kept = 0
    for (let i = 0; i < n; i++) if (this.#passes(cursor.payloadOf(i))) out[kept++] = cursor.docs[cursor.from + i]!
    return kept
  }
  #passes(payload: number): boolean {
    return payload >= this.#min && payload <= this.#max
  }
  fill(chunk: number, out: Uint32Array): void {
    this.#prepare(chunk)
    out.set(this.#own)
  }
  #prepare(chunk: number): void {
    if (this.#filled === chunk) return
    this.#filled = chunk
    const cursor = this.#cursor
    const own = this.#own
    fillFrom(cursor, chunk, own)
    const n = cursor.seek(chunk)
    if (n === 0) return
    if (cursor.plain) {
      if (!this.#passes(cursor.store.defaultPayload)) own.fill(0)
      return
    }
    const { payloads, payloadAt } = cursor
    const min = this.#min
    const max = this.#max
    const wide = cursor.store.payloadBytes === 2
    let index = 0
    for (let i = 0; i < chunkWords; i++) {
      let word = own[i]!
      if (word === 0) continue
      let kept = word
      while (word !== 0) {
        const low = word & -word
        const payload = wide
          ? payloads[payloadAt + index * 2]! | (payloads[payloadAt + index * 2 + 1]! << 8)
          : payloads[payloadAt + index]!
        kept ^= low & (((payload - min) | (max - payload)) >> 31)
        index++
        word ^= low
      }
      own[i] = kept
    }
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const cursor = this.#cursor
    if (cursor.seek(chunk) === 0) acc.fill(0)
    else if (cursor.bitmapAt < 0 || cursor.plain || this.#filled === chunk) {
      this.#prepare(chunk)
      andWords(acc, this.#own, 0)
    } else this.#narrowBitmap(cursor, acc)
  }
  /** Reads the payloads of documents that are in the accumulator only; the others are counted over. */
  #narrowBitmap(cursor: PostingCursor, acc: Uint32Array): void {
    const min = this.#min
    const max = this.#max
    const words = cursor.store.words
    const at = cursor.bitmapAt
    let before = 0
    for (let i = 0; i < chunkWords; i++) {
      const word = words[at + i]! | 0
      let left = word & (acc[i]! | 0)
      let kept = left
      while (left !== 0) {
        const low = left & -left
        const payload = cursor.payloadOf(before + popcount(word & (low - 1)))
        kept ^= low & (((payload - min) | (max - payload)) >> 31)
        left ^= low
      }
      acc[i] = kept
      before += popcount(word)
    }
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const cursor = this.#cursor
    if (cursor.seek(chunk) === 0) return 0
    let kept = 0
    if (cursor.bitmapAt >= 0) {
      this.#prepare(chunk)
      for (let i = 0; i < n; i++) if (hasBit(this.#own, docs[i]!)) docs[kept++] = docs[i]!
      return kept
    }
    let at = cursor.from
    for (let i = 0; i < n && at < cursor.to; i++) {
      const doc = docs[i]!
      at = gallop(cursor.docs, at, cursor.to, doc)
      if (at < cursor.to && cursor.docs[at] === doc && this.#passes(cursor.payloadOf(at - cursor.from)))
        docs[kept++] = doc
    }
    return kept
  }
  has(doc: number): boolean {
    return this.keep(doc >>> chunkBits, Uint16Array.of(doc & 0xffff), 1) === 1
  }
}
