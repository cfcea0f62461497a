import { CHUNK_BITS, CHUNK_DOCS, CHUNK_WORDS, hasBit, setRange } from '../bitmap.js'
import { lowerBound } from '../lower-bound.js'
const SEED_MAX = 4096
const SEED_ROOM = 4 * SEED_MAX
class DocRange {
  constructor(from, to) {
    this.from = from
    this.to = to
    this.estimate = Math.max(0, to - from)
  }
  from
  to
  cost = 0.01
  estimate
  low(chunk) {
    return Math.max(0, this.from - (chunk << CHUNK_BITS))
  }
  high(chunk) {
    return Math.min(CHUNK_DOCS, this.to - (chunk << CHUNK_BITS))
  }
  may(chunk) {
    return this.low(chunk) < this.high(chunk)
  }
  seed(chunk, out) {
    const low = this.low(chunk)
    const n = Math.max(0, this.high(chunk) - low)
    if (n > SEED_MAX) return -1
    for (let i = 0; i < n; i++) out[i] = low + i
    return n
  }
  fill(chunk, out) {
    out.fill(0)
    setRange(out, this.low(chunk), this.high(chunk))
  }
  narrow(chunk, acc) {
    const low = this.low(chunk)
    const high = this.high(chunk)
    if (low >= high) {
      acc.fill(0)
      return
    }
    acc.fill(0, 0, low >>> 5)
    if (low & 31) acc[low >>> 5] = acc[low >>> 5] & (-1 << (low & 31))
    if (high & 31) acc[high >>> 5] = acc[high >>> 5] & ~(-1 << (high & 31))
    acc.fill(0, (high + 31) >>> 5)
  }
  keep(chunk, docs, n) {
    const low = this.low(chunk)
    const high = this.high(chunk)
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]
      if (doc >= low && doc < high) docs[kept++] = doc
    }
    return kept
  }
  has(doc) {
    return doc >= this.from && doc < this.to
  }
}
class DocList {
  constructor(docs) {
    this.docs = docs
    this.estimate = docs.length
  }
  docs
  cost = 0.02
  estimate
  start(chunk) {
    return lowerBound(this.docs, 0, this.docs.length, chunk << CHUNK_BITS)
  }
  may(chunk) {
    const at = this.start(chunk)
    return at < this.docs.length && this.docs[at] >>> CHUNK_BITS === chunk
  }
  seed(chunk, out) {
    const start = this.start(chunk)
    const n = lowerBound(this.docs, start, this.docs.length, (chunk + 1) << CHUNK_BITS) - start
    if (n > SEED_MAX) return -1
    for (let i = 0; i < n; i++) out[i] = this.docs[start + i] & 65535
    return n
  }
  fill(chunk, out) {
    out.fill(0)
    for (let i = this.start(chunk); i < this.docs.length; i++) {
      const doc = this.docs[i]
      if (doc >>> CHUNK_BITS !== chunk) break
      const word = (doc & 65535) >>> 5
      out[word] = out[word] | (1 << (doc & 31))
    }
  }
  narrow(chunk, acc) {
    const own = new Uint32Array(CHUNK_WORDS)
    this.fill(chunk, own)
    for (let i = 0; i < CHUNK_WORDS; i++) acc[i] = acc[i] & own[i]
  }
  keep(chunk, docs, n) {
    let at = this.start(chunk)
    const base = chunk << CHUNK_BITS
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = base + docs[i]
      while (at < this.docs.length && this.docs[at] < doc) at++
      if (at < this.docs.length && this.docs[at] === doc) docs[kept++] = doc & 65535
    }
    return kept
  }
  has(doc) {
    const at = lowerBound(this.docs, 0, this.docs.length, doc)
    return at < this.docs.length && this.docs[at] === doc
  }
}
class DenseSet {
  constructor(words, estimate) {
    this.words = words
    this.estimate = estimate
  }
  words
  estimate
  cost = 0.04
  may() {
    return true
  }
  seed() {
    return -1
  }
  fill(chunk, out) {
    out.set(this.words.subarray(chunk * CHUNK_WORDS, (chunk + 1) * CHUNK_WORDS))
  }
  narrow(chunk, acc) {
    const from = chunk * CHUNK_WORDS
    for (let i = 0; i < CHUNK_WORDS; i++) acc[i] = acc[i] & this.words[from + i]
  }
  keep(chunk, docs, n) {
    const base = chunk << CHUNK_BITS
    let kept = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]
      if (hasBit(this.words, base + doc)) docs[kept++] = doc
    }
    return kept
  }
  has(doc) {
    return hasBit(this.words, doc)
  }
}
export { DenseSet, DocList, DocRange, SEED_MAX, SEED_ROOM }
//# sourceMappingURL=matcher.js.map
