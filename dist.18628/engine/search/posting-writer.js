import { CHUNK_BITS, CHUNK_DOCS } from './bitmap.js'
import { GrowableU16, GrowableU32, GrowableU8 } from './growable.js'
import { lowerBound } from './lower-bound.js'
const INLINE = 2147483648
const CHUNKED = 2147483648
const PAYLOADS = 1073741824
const COUNT_MASK = 1073741823
const NO_PAYLOAD = 4294967295
const ARRAY_MAX = 4096
const BITMAP_UNITS = 4096
class PostingWriter {
  /** `payloadBytes` 0: no payloads; `defaultPayload` is the value that need not be stored. */
  constructor(payloadBytes, defaultPayload) {
    this.payloadBytes = payloadBytes
    this.defaultPayload = defaultPayload
  }
  payloadBytes
  defaultPayload
  refs = new GrowableU32()
  pool = new GrowableU32()
  data = new GrowableU16()
  payload = new GrowableU8()
  /** Adds the next term's documents [from, to), ascending and distinct, with their payloads. */
  add(docs, payloads, from, to) {
    const count = to - from
    const plain = payloads === void 0 || this.payloadBytes === 0 || allAre(payloads, from, to, this.defaultPayload)
    if (count === 1 && plain) {
      this.refs.push(INLINE | docs[from])
      return
    }
    this.refs.push(this.pool.length)
    if (count === 0) {
      this.pool.push(0)
      return
    }
    const chunks = countChunks(docs, from, to)
    if (count * 4 <= count * 2 + chunks * 12 + 4) this.addList(docs, plain ? void 0 : payloads, from, to)
    else this.addChunked(docs, payloads, from, to, chunks)
  }
  addList(docs, payloads, from, to) {
    const pool = this.pool
    pool.reserve((to - from) * 2 + 2)
    pool.push((to - from) | (payloads ? PAYLOADS : 0))
    for (let i = from; i < to; i++) pool.push(docs[i])
    if (!payloads) return
    const bits = this.payloadBytes * 8
    let word = 0
    let filled = 0
    for (let i = from; i < to; i++) {
      word |= payloads[i] << filled
      filled += bits
      if (filled === 32) {
        pool.push(word >>> 0)
        word = 0
        filled = 0
      }
    }
    if (filled > 0) pool.push(word >>> 0)
  }
  addChunked(docs, payloads, from, to, chunks) {
    const pool = this.pool
    pool.push((CHUNKED | (to - from)) >>> 0)
    pool.push(chunks)
    let start = from
    while (start < to) {
      const chunk = docs[start] >>> CHUNK_BITS
      let end = start + 1
      while (end < to && docs[end] >>> CHUNK_BITS === chunk) end++
      pool.push((chunk | ((end - start - 1) << 16)) >>> 0)
      pool.push(this.addContainer(docs, start, end))
      pool.push(this.addPayloads(payloads, start, end))
      start = end
    }
  }
  addContainer(docs, from, to) {
    const data = this.data
    if (to - from <= ARRAY_MAX) {
      const at2 = data.length
      data.reserve(to - from)
      for (let i = from; i < to; i++) data.push(docs[i] & 65535)
      return at2
    }
    if (data.length & 1) data.push(0)
    const at = data.length
    data.reserve(BITMAP_UNITS)
    data.length += BITMAP_UNITS
    for (let i = from; i < to; i++) {
      const doc = docs[i] & 65535
      const unit = at + (doc >>> 4)
      data.data[unit] = data.data[unit] | (1 << (doc & 15))
    }
    return at
  }
  addPayloads(payloads, from, to) {
    if (!payloads || this.payloadBytes === 0 || allAre(payloads, from, to, this.defaultPayload)) return NO_PAYLOAD
    const out = this.payload
    const at = out.length
    out.reserve((to - from) * this.payloadBytes)
    for (let i = from; i < to; i++) {
      const value = payloads[i]
      out.push(value & 255)
      if (this.payloadBytes === 2) out.push(value >>> 8)
    }
    return at
  }
  /** Puts the sections under `prefix`. */
  finish(prefix, sections) {
    if (this.data.length & 1) this.data.push(0)
    sections.set(`${prefix}.refs`, this.refs.view())
    sections.set(`${prefix}.pool`, this.pool.view())
    sections.set(`${prefix}.data`, this.data.view())
    if (this.payloadBytes > 0) sections.set(`${prefix}.payload`, this.payload.view())
  }
}
function allAre(values, from, to, value) {
  for (let i = from; i < to; i++) if (values[i] !== value) return false
  return true
}
function countChunks(docs, from, to) {
  let chunks = 0
  let at = from
  while (at < to) {
    chunks++
    const next = ((docs[at] >>> CHUNK_BITS) + 1) * CHUNK_DOCS
    at = docs[to - 1] < next ? to : lowerBound(docs, at, to, next)
  }
  return chunks
}
export { ARRAY_MAX, BITMAP_UNITS, CHUNKED, COUNT_MASK, INLINE, NO_PAYLOAD, PAYLOADS, PostingWriter }
//# sourceMappingURL=posting-writer.js.map
