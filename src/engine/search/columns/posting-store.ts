import { chunkBits, chunkWords } from '../bytes/bitmap.js'
import type { GrowableU16, GrowableU32 } from '../bytes/growable.js'
import { lowerBound } from '../bytes/lower-bound.js'
import { arrayMax, chunked, countMask, inline, noPayload, payloadMark } from './posting-writer.js'
import type { Sections } from '../files/section-file.js'

/** The document lists of a column as views over its sections; see PostingWriter for the form. */
export class PostingStore {
  readonly refs: Uint32Array
  readonly pool: Uint32Array
  readonly data: Uint16Array
  /** The same memory as `data`, for bitmap containers. */
  readonly words: Uint32Array
  readonly payload: Uint8Array
  /** The same memory as `pool`, for payloads behind plain lists. */
  readonly poolBytes: Uint8Array

  constructor(
    sections: Sections,
    prefix: string,
    readonly payloadBytes: 0 | 1 | 2,
    readonly defaultPayload: number,
  ) {
    this.refs = sections.u32(`${prefix}.refs`)
    this.pool = sections.u32(`${prefix}.pool`)
    this.data = sections.u16(`${prefix}.data`)
    this.words = new Uint32Array(this.data.buffer, this.data.byteOffset, this.data.length >>> 1)
    this.payload = payloadBytes > 0 ? sections.u8(`${prefix}.payload`) : new Uint8Array(0)
    this.poolBytes = new Uint8Array(this.pool.buffer, this.pool.byteOffset, this.pool.byteLength)
  }

  /** Number of terms. */
  get terms(): number {
    return this.refs.length
  }

  /** Documents of a term. O(1). */
  count(term: number): number {
    const ref = this.refs[term]!
    return ref & inline ? 1 : this.pool[ref]! & countMask
  }

  /** Appends all documents of a term, and their payloads. */
  readAll(term: number, docs: GrowableU32, payloads?: GrowableU16): void {
    const ref = this.refs[term]!
    if (ref & inline) {
      docs.push((ref & ~inline) >>> 0)
      payloads?.push(this.defaultPayload)
      return
    }
    const cursor = new PostingCursor(this, term)
    const head = this.pool[ref]!
    docs.reserve(head & countMask)
    if (head & chunked) {
      const containers = this.pool[ref + 1]!
      for (let i = 0; i < containers; i++) {
        cursor.seek(this.pool[ref + 2 + i * 3]! & 0xffff)
        cursor.append(docs, payloads)
      }
      return
    }
    const count = head & countMask
    for (let i = 0; i < count; i++) docs.push(this.pool[ref + 1 + i]!)
    if (!payloads) return
    const at = head & payloadMark ? (ref + 1 + count) * 4 : -1
    for (let i = 0; i < count; i++) payloads.push(readPayload(this, this.poolBytes, at, i))
  }
}

const readPayload = (store: PostingStore, bytes: Uint8Array, at: number, index: number): number => {
  if (at < 0) return store.defaultPayload
  if (store.payloadBytes === 1) return bytes[at + index]!
  const i = at + index * 2
  return bytes[i]! | (bytes[i + 1]! << 8)
}

/**
 * Reads one term's documents a chunk at a time. After `seek`, the documents of the chunk are either
 * docs[from, to) or, when `bitmapAt` is not negative, the 2,048 words of store.words from there.
 */
export class PostingCursor {
  readonly count: number
  docs: Uint16Array
  from = 0
  to = 0
  bitmapAt = -1
  /** Bytes the payloads of the chunk are in, from `payloadAt`; negative when all are the default. */
  payloads: Uint8Array
  payloadAt = -1
  #chunk = -1
  #inChunk = 0
  readonly #ref: number
  readonly #head: number

  constructor(
    readonly store: PostingStore,
    term: number,
  ) {
    this.#ref = store.refs[term]!
    this.#head = this.#ref & inline ? 1 : store.pool[this.#ref]!
    this.count = this.#head & countMask
    this.docs = store.data
    this.payloads = store.payload
  }

  /** Goes to a chunk; returns how many documents it has there. O(log chunks), nothing when already there. */
  seek(chunk: number): number {
    if (chunk === this.#chunk) return this.#inChunk
    this.#chunk = chunk
    this.bitmapAt = -1
    this.payloadAt = -1
    if (this.#ref & inline) this.#inChunk = this.#seekInline(chunk)
    else this.#inChunk = this.#head & chunked ? this.#seekContainer(chunk) : this.#seekList(chunk)
    return this.#inChunk
  }

  #seekInline(chunk: number): number {
    const doc = this.#ref & ~inline
    if (doc >>> chunkBits !== chunk) return 0
    this.docs = new Uint16Array(1)
    this.docs[0] = doc & 0xffff
    this.from = 0
    this.to = 1
    return 1
  }

  #seekContainer(chunk: number): number {
    const pool = this.store.pool
    const base = this.#ref + 2
    const containers = pool[this.#ref + 1]!
    let low = 0
    let high = containers
    while (low < high) {
      const mid = (low + high) >>> 1
      if ((pool[base + mid * 3]! & 0xffff) < chunk) low = mid + 1
      else high = mid
    }
    if (low === containers) return 0
    const entry = pool[base + low * 3]!
    if ((entry & 0xffff) !== chunk) return 0
    const count = (entry >>> 16) + 1
    const at = pool[base + low * 3 + 1]!
    const payloadAt = pool[base + low * 3 + 2]!
    this.payloadAt = payloadAt === noPayload ? -1 : payloadAt
    if (count > arrayMax) this.bitmapAt = at >>> 1
    else {
      this.from = at
      this.to = at + count
    }
    return count
  }

  #seekList(chunk: number): number {
    const pool = this.store.pool
    const first = this.#ref + 1
    const end = first + this.count
    const from = lowerBound(pool, first, end, chunk << chunkBits)
    const to = lowerBound(pool, from, end, (chunk + 1) << chunkBits)
    if (from === to) return 0
    const docs = this.docs === this.store.data || this.docs.length < to - from ? new Uint16Array(to - from) : this.docs
    for (let i = from; i < to; i++) docs[i - from] = pool[i]! & 0xffff
    this.docs = docs
    this.from = 0
    this.to = to - from
    if (this.#head & payloadMark) {
      this.payloads = this.store.poolBytes
      this.payloadAt = end * 4 + (from - first) * this.store.payloadBytes
    }
    return to - from
  }

  /** Documents of the term in all chunks before this one; after a seek that found some. */
  before(): number {
    if (this.#ref & inline) return 0
    const { pool } = this.store
    if (!(this.#head & chunked))
      return lowerBound(pool, this.#ref + 1, this.#ref + 1 + this.count, this.#chunk << chunkBits) - this.#ref - 1
    let sum = 0
    for (let at = this.#ref + 2; (pool[at]! & 0xffff) < this.#chunk; at += 3) sum += (pool[at]! >>> 16) + 1
    return sum
  }

  /** Payload of the index-th document of the chunk. */
  payloadOf(index: number): number {
    return readPayload(this.store, this.payloads, this.payloadAt, index)
  }

  /** Whether the payloads of the chunk are all the default. */
  get plain(): boolean {
    return this.payloadAt < 0
  }

  /** Appends the documents of the chunk (as ids of the segment), and their payloads. */
  append(docs: GrowableU32, payloads?: GrowableU16): void {
    const base = this.#chunk << chunkBits
    const n = this.#inChunk
    docs.reserve(n)
    if (this.bitmapAt < 0) for (let i = this.from; i < this.to; i++) docs.push(base + this.docs[i]!)
    else
      for (let i = 0; i < chunkWords; i++) {
        let word = this.store.words[this.bitmapAt + i]!
        while (word !== 0) {
          const low = word & -word
          docs.push(base + (i << 5) + 31 - Math.clz32(low))
          word ^= low
        }
      }
    if (payloads) for (let i = 0; i < n; i++) payloads.push(this.payloadOf(i))
  }
}
