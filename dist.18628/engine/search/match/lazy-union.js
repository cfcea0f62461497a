import { gapToken } from '../columns-written.js'
import { DocRange } from './matcher.js'
import { Posting } from './posting.js'
import { unionOf } from './terms.js'
const COUNTED_TERMS = 2e3
const LOOKUP_FACTOR = 20
class LazyUnion {
  constructor(column, ranges, docs, head) {
    this.column = column
    this.ranges = ranges
    this.docs = docs
    if (column.heads && head >= 0) {
      this.head = new Posting(column.heads.lists, head)
      this.estimate = Math.min(docs, column.heads.postings[head])
    } else this.estimate = Math.min(docs, this.sum())
  }
  column
  ranges
  docs
  cost = 0.06
  estimate
  head
  joined
  /** Postings of all terms, or a guess. */
  sum() {
    let sum = 0
    let terms = 0
    for (let i = 0; i < this.ranges.length; i += 2) {
      const to = this.ranges[i + 1]
      for (let term = this.ranges[i]; term < to; term++) {
        if (terms++ >= COUNTED_TERMS) {
          sum += (to - term) * 2
          break
        }
        sum += this.column.lists.count(term)
      }
    }
    return sum
  }
  at(chunk) {
    if (chunk === 0 && this.head) return this.head
    return (this.joined ??=
      this.ranges.length > 0 ? unionOf(this.column.lists, this.ranges, this.docs) : new DocRange(0, 0))
  }
  may(chunk) {
    if (chunk === 0 && this.head) return this.head.may(0)
    return this.joined ? this.joined.may(chunk) : true
  }
  seed(chunk, out) {
    if (!this.joined && this.column.stream && this.estimate > 1e3 && !(chunk === 0 && this.head)) return -1
    return this.at(chunk).seed(chunk, out)
  }
  fill(chunk, out) {
    this.at(chunk).fill(chunk, out)
  }
  narrow(chunk, acc) {
    this.at(chunk).narrow(chunk, acc)
  }
  keep(chunk, docs, n) {
    const lookUp = !this.joined && this.column.stream !== void 0 && n * LOOKUP_FACTOR < this.estimate
    if (!lookUp || (chunk === 0 && this.head)) return this.at(chunk).keep(chunk, docs, n)
    const base = chunk << 16
    let kept = 0
    for (let i = 0; i < n; i++) if (this.holds(base + docs[i])) docs[kept++] = docs[i]
    return kept
  }
  has(doc) {
    return this.column.stream ? this.holds(doc) : this.at(doc >>> 16).has(doc)
  }
  /** Whether a document's own terms are in the ranges. */
  holds(doc) {
    const stream = this.column.stream
    if (!stream) return false
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    const end = ends[doc] * width
    for (let at = (doc === 0 ? 0 : ends[doc - 1]) * width; at < end; at += width) {
      let token = 0
      for (let b = width - 1; b >= 0; b--) token = token * 256 + bytes[at + b]
      if (token !== gap && this.inRanges(Math.floor(token / 2))) return true
    }
    return false
  }
  inRanges(term) {
    let low = 0
    let high = this.ranges.length >> 1
    while (low < high) {
      const mid = (low + high) >> 1
      if (this.ranges[mid * 2 + 1] <= term) low = mid + 1
      else high = mid
    }
    return low * 2 < this.ranges.length && this.ranges[low * 2] <= term
  }
}
export { LazyUnion }
//# sourceMappingURL=lazy-union.js.map
