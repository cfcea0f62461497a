import { chunkBits, chunkDocs } from '../bytes/bitmap.js'
import { GrowableU16, GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { WeightHeadWriter } from './heads.js'
import { lowerBound } from '../bytes/lower-bound.js'
import type { SectionData } from '../files/section-file.js'

/** Marks a reference that is the one document itself. */
export const inline = 0x80000000
/** Marks a list cut into containers of one chunk each. */
export const chunked = 0x80000000
/** Marks a plain list that is followed by payloads. */
export const payloadMark = 0x40000000
/** The count of a list head. */
export const countMask = 0x3fffffff
/** No payload: all are the default. */
export const noPayload = 0xffffffff
/** A container with more documents than this is a bitmap: 8 KiB either way. */
export const arrayMax = 4096
/** 16-bit units of a bitmap container. */
export const bitmapUnits = 4096

/**
 * Writes the document lists of a column, one per term, in term order. The form is chosen by density:
 *
 * - one document with the default payload: the document itself, inline in `refs` (4 bytes);
 * - few: `pool[ref]` = count | payloadMark?, the documents, then the payloads (4 bytes a document);
 * - else CHUNKED: `pool[ref]` = count | CHUNKED, the number of containers, then three words a container: chunk |
 *   (count - 1) << 16, offset in `data` (16-bit units), offset in `payload`. A container is a sorted array of 16-bit
 *   ids or, above 4,096 of them, a bitmap (2 bytes a document, down to one bit).
 *
 * Payloads are term frequencies or weights of 1 or 2 bytes, aligned with the documents; a container whose payloads are
 * all the default keeps none.
 */
export class PostingWriter {
  readonly #refs = new GrowableU32()
  readonly #pool = new GrowableU32()
  readonly #data = new GrowableU16()
  readonly #payload = new GrowableU8()
  readonly #heads: WeightHeadWriter | undefined
  readonly #payloadBytes: 0 | 1 | 2
  readonly #defaultPayload: number

  /**
   * `payloadBytes` 0: no payloads; `defaultPayload` is the value that need not be stored. `heads`: payloads are weights that
   * are sorted by, so the best of long lists are kept beside them.
   */
  constructor(payloadBytes: 0 | 1 | 2, defaultPayload: number, heads = false) {
    this.#payloadBytes = payloadBytes
    this.#defaultPayload = defaultPayload
    if (heads) this.#heads = new WeightHeadWriter()
  }

  /** Adds the next term's documents [from, to), ascending and distinct, with their payloads. */
  add(docs: Uint32Array, payloads: Uint16Array | undefined, from: number, to: number): void {
    const count = to - from
    const plain = payloads === undefined || this.#payloadBytes === 0 || allAre(payloads, from, to, this.#defaultPayload)
    if (!plain) this.#heads?.add(this.#refs.length, docs, payloads, from, to)
    if (count === 1 && plain) {
      this.#refs.push(inline | docs[from]!)
      return
    }
    this.#refs.push(this.#pool.length)
    if (count === 0) {
      this.#pool.push(0)
      return
    }
    const chunks = countChunks(docs, from, to)
    if (count * 4 <= count * 2 + chunks * 12 + 4) this.#addList(docs, plain ? undefined : payloads, from, to)
    else this.#addChunked(docs, payloads, from, to, chunks)
  }

  #addList(docs: Uint32Array, payloads: Uint16Array | undefined, from: number, to: number): void {
    const pool = this.#pool
    pool.reserve((to - from) * 2 + 2)
    pool.push((to - from) | (payloads ? payloadMark : 0))
    for (let i = from; i < to; i++) pool.push(docs[i]!)
    if (!payloads) return
    const bits = this.#payloadBytes * 8
    let word = 0
    let filled = 0
    for (let i = from; i < to; i++) {
      word |= payloads[i]! << filled
      filled += bits
      if (filled === 32) {
        pool.push(word >>> 0)
        word = 0
        filled = 0
      }
    }
    if (filled > 0) pool.push(word >>> 0)
  }

  #addChunked(docs: Uint32Array, payloads: Uint16Array | undefined, from: number, to: number, chunks: number): void {
    const pool = this.#pool
    pool.push((chunked | (to - from)) >>> 0)
    pool.push(chunks)
    let start = from
    while (start < to) {
      const chunk = docs[start]! >>> chunkBits
      let end = start + 1
      while (end < to && docs[end]! >>> chunkBits === chunk) end++
      pool.push((chunk | ((end - start - 1) << 16)) >>> 0)
      pool.push(this.#addContainer(docs, start, end))
      pool.push(this.#addPayloads(payloads, start, end))
      start = end
    }
  }

  #addContainer(docs: Uint32Array, from: number, to: number): number {
    const data = this.#data
    if (to - from <= arrayMax) {
      const at = data.length
      data.reserve(to - from)
      for (let i = from; i < to; i++) data.push(docs[i]! & 0xffff)
      return at
    }
    if (data.length & 1) data.push(0)
    const at = data.length
    data.reserve(bitmapUnits)
    data.length += bitmapUnits
    for (let i = from; i < to; i++) {
      const doc = docs[i]! & 0xffff
      const unit = at + (doc >>> 4)
      data.data[unit]! |= 1 << (doc & 15)
    }
    return at
  }

  #addPayloads(payloads: Uint16Array | undefined, from: number, to: number): number {
    if (!payloads || this.#payloadBytes === 0 || allAre(payloads, from, to, this.#defaultPayload)) return noPayload
    const out = this.#payload
    const at = out.length
    out.reserve((to - from) * this.#payloadBytes)
    for (let i = from; i < to; i++) {
      const value = payloads[i]!
      out.push(value & 0xff)
      if (this.#payloadBytes === 2) out.push(value >>> 8)
    }
    return at
  }

  /** Puts the sections under `prefix`. */
  finish(prefix: string, sections: Map<string, SectionData>): void {
    if (this.#data.length & 1) this.#data.push(0)
    sections.set(`${prefix}.refs`, this.#refs.view())
    sections.set(`${prefix}.pool`, this.#pool.view())
    sections.set(`${prefix}.data`, this.#data.view())
    if (this.#payloadBytes > 0) sections.set(`${prefix}.payload`, this.#payload.view())
    this.#heads?.finish(prefix, sections)
  }
}

const allAre = (values: Uint16Array, from: number, to: number, value: number): boolean => {
  for (let i = from; i < to; i++) if (values[i] !== value) return false
  return true
}

const countChunks = (docs: Uint32Array, from: number, to: number): number => {
  let chunks = 0
  let at = from
  while (at < to) {
    chunks++
    const next = ((docs[at]! >>> chunkBits) + 1) * chunkDocs
    at = docs[to - 1]! < next ? to : lowerBound(docs, at, to, next)
  }
  return chunks
}
