import { andSorted, andWords, CHUNK_BITS, CHUNK_WORDS, hasBit, popcount } from '../bitmap.js'
import { PostingCursor } from '../posting-store.js'
import { SEED_MAX } from './matcher.js'
function fillFrom(cursor, chunk, out) {
  if (cursor.seek(chunk) === 0) {
    out.fill(0)
    return
  }
  const at = cursor.bitmapAt
  if (at >= 0) {
    out.set(cursor.store.words.subarray(at, at + CHUNK_WORDS))
    return
  }
  out.fill(0)
  const { docs, from, to } = cursor
  for (let i = from; i < to; i++) {
    const doc = docs[i]
    out[doc >>> 5] = out[doc >>> 5] | (1 << (doc & 31))
  }
}
function gallop(docs, from, to, doc) {
  let step = 1
  let low = from
  let high = from
  while (high < to && docs[high] < doc) {
    low = high + 1
    high += step
    step <<= 1
  }
  if (high > to) high = to
  while (low < high) {
    const mid = (low + high) >>> 1
    if (docs[mid] < doc) low = mid + 1
    else high = mid
  }
  return low
}
class Posting {
  cost = 0.03
  estimate
  cursor
  constructor(store, term) {
    this.cursor = new PostingCursor(store, term)
    this.estimate = this.cursor.count
  }
  may(chunk) {
    return this.cursor.seek(chunk) > 0
  }
  seed(chunk, out) {
    const n = this.cursor.seek(chunk)
    if (n > SEED_MAX) return -1
    const { docs, from } = this.cursor
    if (n > 64) out.set(docs.subarray(from, from + n))
    else for (let i = 0; i < n; i++) out[i] = docs[from + i]
    return n
  }
  fill(chunk, out) {
    fillFrom(this.cursor, chunk, out)
  }
  narrow(chunk, acc) {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) acc.fill(0)
    else if (cursor.bitmapAt >= 0) andWords(acc, cursor.store.words, cursor.bitmapAt)
    else andSorted(acc, cursor.docs, cursor.from, cursor.to)
  }
  keep(chunk, docs, n) {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) return 0
    let kept = 0
    if (cursor.bitmapAt >= 0) {
      const words = cursor.store.words
      const at2 = cursor.bitmapAt
      for (let i = 0; i < n; i++) {
        const doc = docs[i]
        docs[kept] = doc
        kept += (words[at2 + (doc >>> 5)] >>> (doc & 31)) & 1
      }
      return kept
    }
    let at = cursor.from
    for (let i = 0; i < n && at < cursor.to; i++) {
      const doc = docs[i]
      at = gallop(cursor.docs, at, cursor.to, doc)
      if (at < cursor.to && cursor.docs[at] === doc) docs[kept++] = doc
    }
    return kept
  }
  has(doc) {
    return this.keep(doc >>> CHUNK_BITS, Uint16Array.of(doc & 65535), 1) === 1
  }
}
class Weighted {
  constructor(store, term, min, max, docs) {
    this.min = min
    this.max = max
    this.cursor = new PostingCursor(store, term)
    this.estimate = this.cursor.count * 0.4
    this.cost = 0.05 + (1.5 * this.cursor.count) / Math.max(1, docs)
  }
  min
  max
  cost
  estimate
  cursor
  own = new Uint32Array(CHUNK_WORDS)
  filled = -1
  may(chunk) {
    return this.cursor.seek(chunk) > 0
  }
  seed(chunk, out) {
    const cursor = this.cursor
    const n = cursor.seek(chunk)
    if (n > SEED_MAX) return -1
    let kept = 0
    for (let i = 0; i < n; i++) if (this.passes(cursor.payloadOf(i))) out[kept++] = cursor.docs[cursor.from + i]
    return kept
  }
  passes(payload) {
    return payload >= this.min && payload <= this.max
  }
  fill(chunk, out) {
    this.prepare(chunk)
    out.set(this.own)
  }
  prepare(chunk) {
    if (this.filled === chunk) return
    this.filled = chunk
    const cursor = this.cursor
    const own = this.own
    fillFrom(cursor, chunk, own)
    const n = cursor.seek(chunk)
    if (n === 0) return
    if (cursor.plain) {
      if (!this.passes(cursor.store.defaultPayload)) own.fill(0)
      return
    }
    const { payloads, payloadAt } = cursor
    const { min, max } = this
    const wide = cursor.store.payloadBytes === 2
    let index = 0
    for (let i = 0; i < CHUNK_WORDS; i++) {
      let word = own[i]
      if (word === 0) continue
      let kept = word
      while (word !== 0) {
        const low = word & -word
        const payload = wide
          ? payloads[payloadAt + index * 2] | (payloads[payloadAt + index * 2 + 1] << 8)
          : payloads[payloadAt + index]
        kept ^= low & (((payload - min) | (max - payload)) >> 31)
        index++
        word ^= low
      }
      own[i] = kept
    }
  }
  narrow(chunk, acc) {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) acc.fill(0)
    else if (cursor.bitmapAt < 0 || cursor.plain || this.filled === chunk) {
      this.prepare(chunk)
      andWords(acc, this.own, 0)
    } else this.narrowBitmap(cursor, acc)
  }
  /** Reads the payloads of documents that are in the accumulator only; the others are counted over. */
  narrowBitmap(cursor, acc) {
    const { min, max } = this
    const words = cursor.store.words
    const at = cursor.bitmapAt
    let before = 0
    for (let i = 0; i < CHUNK_WORDS; i++) {
      const word = words[at + i] | 0
      let left = word & (acc[i] | 0)
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
  keep(chunk, docs, n) {
    const cursor = this.cursor
    if (cursor.seek(chunk) === 0) return 0
    let kept = 0
    if (cursor.bitmapAt >= 0) {
      this.prepare(chunk)
      for (let i = 0; i < n; i++) if (hasBit(this.own, docs[i])) docs[kept++] = docs[i]
      return kept
    }
    let at = cursor.from
    for (let i = 0; i < n && at < cursor.to; i++) {
      const doc = docs[i]
      at = gallop(cursor.docs, at, cursor.to, doc)
      if (at < cursor.to && cursor.docs[at] === doc && this.passes(cursor.payloadOf(at - cursor.from)))
        docs[kept++] = doc
    }
    return kept
  }
  has(doc) {
    return this.keep(doc >>> CHUNK_BITS, Uint16Array.of(doc & 65535), 1) === 1
  }
}
export { Posting, Weighted, fillFrom, gallop }
//# sourceMappingURL=posting.js.map
