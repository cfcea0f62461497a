import { CHUNK_BITS, CHUNK_WORDS } from './bitmap.js'
import { lowerBound } from './lower-bound.js'
import { ARRAY_MAX, CHUNKED, COUNT_MASK, INLINE, NO_PAYLOAD, PAYLOADS } from './posting-writer.js'
class PostingStore {
  constructor(sections, prefix, payloadBytes, defaultPayload) {
    this.payloadBytes = payloadBytes
    this.defaultPayload = defaultPayload
    this.refs = sections.u32(`${prefix}.refs`)
    this.pool = sections.u32(`${prefix}.pool`)
    this.data = sections.u16(`${prefix}.data`)
    this.words = new Uint32Array(this.data.buffer, this.data.byteOffset, this.data.length >>> 1)
    this.payload = payloadBytes > 0 ? sections.u8(`${prefix}.payload`) : new Uint8Array(0)
    this.poolBytes = new Uint8Array(this.pool.buffer, this.pool.byteOffset, this.pool.byteLength)
  }
  payloadBytes
  defaultPayload
  refs
  pool
  data
  /** The same memory as `data`, for bitmap containers. */
  words
  payload
  /** The same memory as `pool`, for payloads behind plain lists. */
  poolBytes
  /** Number of terms. */
  get terms() {
    return this.refs.length
  }
  /** Documents of a term. O(1). */
  count(term) {
    const ref = this.refs[term]
    return ref & INLINE ? 1 : this.pool[ref] & COUNT_MASK
  }
  /** Appends all documents of a term, and their payloads. */
  readAll(term, docs, payloads) {
    const ref = this.refs[term]
    if (ref & INLINE) {
      docs.push((ref & ~INLINE) >>> 0)
      payloads?.push(this.defaultPayload)
      return
    }
    const cursor = new PostingCursor(this, term)
    const head = this.pool[ref]
    docs.reserve(head & COUNT_MASK)
    if (head & CHUNKED) {
      const containers = this.pool[ref + 1]
      for (let i = 0; i < containers; i++) {
        cursor.seek(this.pool[ref + 2 + i * 3] & 65535)
        cursor.append(docs, payloads)
      }
      return
    }
    const count = head & COUNT_MASK
    for (let i = 0; i < count; i++) docs.push(this.pool[ref + 1 + i])
    if (!payloads) return
    const at = head & PAYLOADS ? (ref + 1 + count) * 4 : -1
    for (let i = 0; i < count; i++) payloads.push(readPayload(this, this.poolBytes, at, i))
  }
}
function readPayload(store, bytes, at, index) {
  if (at < 0) return store.defaultPayload
  if (store.payloadBytes === 1) return bytes[at + index]
  const i = at + index * 2
  return bytes[i] | (bytes[i + 1] << 8)
}
class PostingCursor {
  constructor(store, term) {
    this.store = store
    this.ref = store.refs[term]
    this.head = this.ref & INLINE ? 1 : store.pool[this.ref]
    this.count = this.head & COUNT_MASK
    this.docs = store.data
    this.payloads = store.payload
  }
  store
  count
  docs
  from = 0
  to = 0
  bitmapAt = -1
  /** Bytes the payloads of the chunk are in, from `payloadAt`; negative when all are the default. */
  payloads
  payloadAt = -1
  chunk = -1
  inChunk = 0
  ref
  head
  /** Goes to a chunk; returns how many documents it has there. O(log chunks), nothing when already there. */
  seek(chunk) {
    if (chunk === this.chunk) return this.inChunk
    this.chunk = chunk
    this.bitmapAt = -1
    this.payloadAt = -1
    if (this.ref & INLINE) this.inChunk = this.seekInline(chunk)
    else this.inChunk = this.head & CHUNKED ? this.seekContainer(chunk) : this.seekList(chunk)
    return this.inChunk
  }
  seekInline(chunk) {
    const doc = this.ref & ~INLINE
    if (doc >>> CHUNK_BITS !== chunk) return 0
    this.docs = new Uint16Array(1)
    this.docs[0] = doc & 65535
    this.from = 0
    this.to = 1
    return 1
  }
  seekContainer(chunk) {
    const pool = this.store.pool
    const base = this.ref + 2
    const containers = pool[this.ref + 1]
    let low = 0
    let high = containers
    while (low < high) {
      const mid = (low + high) >>> 1
      if ((pool[base + mid * 3] & 65535) < chunk) low = mid + 1
      else high = mid
    }
    if (low === containers) return 0
    const entry = pool[base + low * 3]
    if ((entry & 65535) !== chunk) return 0
    const count = (entry >>> 16) + 1
    const at = pool[base + low * 3 + 1]
    const payloadAt = pool[base + low * 3 + 2]
    this.payloadAt = payloadAt === NO_PAYLOAD ? -1 : payloadAt
    if (count > ARRAY_MAX) this.bitmapAt = at >>> 1
    else {
      this.from = at
      this.to = at + count
    }
    return count
  }
  seekList(chunk) {
    const pool = this.store.pool
    const first = this.ref + 1
    const end = first + this.count
    const from = lowerBound(pool, first, end, chunk << CHUNK_BITS)
    const to = lowerBound(pool, from, end, (chunk + 1) << CHUNK_BITS)
    if (from === to) return 0
    const docs = this.docs === this.store.data || this.docs.length < to - from ? new Uint16Array(to - from) : this.docs
    for (let i = from; i < to; i++) docs[i - from] = pool[i] & 65535
    this.docs = docs
    this.from = 0
    this.to = to - from
    if (this.head & PAYLOADS) {
      this.payloads = this.store.poolBytes
      this.payloadAt = end * 4 + (from - first) * this.store.payloadBytes
    }
    return to - from
  }
  /** Payload of the index-th document of the chunk. */
  payloadOf(index) {
    return readPayload(this.store, this.payloads, this.payloadAt, index)
  }
  /** Whether the payloads of the chunk are all the default. */
  get plain() {
    return this.payloadAt < 0
  }
  /** Appends the documents of the chunk (as ids of the segment), and their payloads. */
  append(docs, payloads) {
    const base = this.chunk << CHUNK_BITS
    const n = this.inChunk
    docs.reserve(n)
    if (this.bitmapAt < 0) for (let i = this.from; i < this.to; i++) docs.push(base + this.docs[i])
    else
      for (let i = 0; i < CHUNK_WORDS; i++) {
        let word = this.store.words[this.bitmapAt + i]
        while (word !== 0) {
          const low = word & -word
          docs.push(base + (i << 5) + 31 - Math.clz32(low))
          word ^= low
        }
      }
    if (payloads) for (let i = 0; i < n; i++) payloads.push(this.payloadOf(i))
  }
}
export { PostingCursor, PostingStore }
//# sourceMappingURL=posting-store.js.map
