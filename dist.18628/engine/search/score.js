import { CHUNK_WORDS, hasBit, popcount } from './bitmap.js'
import { gallop, Posting } from './match/posting.js'
import { PostingCursor } from './posting-store.js'
import { lengthOf } from './text-length.js'
const BM25 = { k1: 1.2, b: 0.75 }
const EXPANDED_WEIGHT = 0.5
function idf(docs, withWord) {
  return Math.log(1 + (docs - withWord + 0.5) / (withWord + 0.5))
}
function bm25(idfValue, tf, length, meanLength) {
  const norm = BM25.k1 * (1 - BM25.b + BM25.b * (length / meanLength))
  return idfValue * ((tf * (BM25.k1 + 1)) / (tf + norm))
}
class WordScorer {
  constructor(term, stats, docs, meanLength) {
    this.term = term
    this.meanLength = meanLength
    if (term.exact >= 0) this.cursor = new PostingCursor(term.column.lists, term.exact)
    this.idf = idf(docs, stats.exactDocs)
    const other = idf(docs, stats.otherDocs)
    for (let code = 0; code < 256; code++) {
      this.once[code] = bm25(this.idf, 1, lengthOf(code), meanLength)
      this.expanded[code] = EXPANDED_WEIGHT * bm25(other, 1, lengthOf(code), meanLength)
    }
    this.most = (this.idf + (term.others ? EXPANDED_WEIGHT * other : 0)) * (BM25.k1 + 1)
  }
  term
  meanLength
  /** The most it can add. */
  most
  cursor
  idf
  once = new Float64Array(256)
  expanded = new Float64Array(256)
  scratch
  /** The documents it adds to. */
  matchers() {
    const { column, exact, others } = this.term
    const own = exact >= 0 ? [new Posting(column.lists, exact)] : []
    return others ? [...own, others] : own
  }
  /** scores[i] += the score of docs[i], for the sorted docs[0, n). */
  add(chunk, docs, n, scores) {
    const cursor = this.cursor
    if (cursor && cursor.seek(chunk) > 0) {
      if (cursor.bitmapAt >= 0) this.addBitmap(cursor, chunk, docs, n, scores)
      else this.addArray(cursor, chunk, docs, n, scores)
    }
    const others = this.term.others
    if (!others || !others.may(chunk)) return
    const scratch = (this.scratch ??= new Uint32Array(CHUNK_WORDS))
    others.fill(chunk, scratch)
    const lengths = this.term.column.lengths
    for (let i = 0; i < n; i++) {
      const doc = docs[i]
      if (hasBit(scratch, doc)) scores[i] = scores[i] + this.expanded[lengths[(chunk << 16) + doc]]
    }
  }
  score(doc, tf) {
    const code = this.term.column.lengths[doc]
    return tf === 1 ? this.once[code] : bm25(this.idf, tf, lengthOf(code), this.meanLength)
  }
  addArray(cursor, chunk, docs, n, scores) {
    const base = chunk << 16
    let at = cursor.from
    for (let i = 0; i < n && at < cursor.to; i++) {
      const doc = docs[i]
      at = gallop(cursor.docs, at, cursor.to, doc)
      if (at < cursor.to && cursor.docs[at] === doc)
        scores[i] = scores[i] + this.score(base + doc, cursor.payloadOf(at - cursor.from))
    }
  }
  addBitmap(cursor, chunk, docs, n, scores) {
    const words = cursor.store.words
    const from = cursor.bitmapAt
    const base = chunk << 16
    let word = 0
    let before = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]
      for (; word < doc >>> 5; word++) before += popcount(words[from + word])
      const bits = words[from + word]
      if (((bits >>> (doc & 31)) & 1) === 0) continue
      const index = before + popcount(bits & ~(-1 << (doc & 31)))
      scores[i] = scores[i] + this.score(base + doc, cursor.payloadOf(index))
    }
  }
}
export { BM25, EXPANDED_WEIGHT, WordScorer, bm25, idf }
//# sourceMappingURL=score.js.map
