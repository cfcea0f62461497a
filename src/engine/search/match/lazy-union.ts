import { gapToken } from '../columns/columns-written.js'
import type { TextColumn } from '../segment/segment.js'
import { DocRange, type Matcher } from './matcher.js'
import { Posting } from './posting.js'
import { unionOf } from './terms.js'

/** Terms whose postings are counted for the estimate; of more terms two each are supposed. */
const countedTerms = 2000
/** Documents of a list that are looked up one by one rather than joining lists longer than this many times as much. */
const lookupFactor = 20

/**
 * Documents with any term of some ranges, without joining their lists if it can be avoided: the first chunk comes from the
 * head of a short prefix, and a short list of candidates is looked up in their own term sequences where those are kept.
 * Only then, or for want of both, all lists are joined, once.
 */
export class LazyUnion implements Matcher {
  readonly cost = 0.06
  readonly estimate: number
  readonly #head: Matcher | undefined
  #joined: Matcher | undefined
  readonly #column: TextColumn
  readonly #ranges: readonly number[]
  readonly #docs: number

  constructor(column: TextColumn, ranges: readonly number[], docs: number, head: number) {
    this.#column = column
    this.#ranges = ranges
    this.#docs = docs
    if (column.heads && head >= 0) {
      this.#head = new Posting(column.heads.lists, head)
      this.estimate = Math.min(docs, column.heads.postings[head]!)
    } else this.estimate = Math.min(docs, this.#sum())
  }

  /** Postings of all terms, or a guess. */
  #sum(): number {
    let sum = 0
    let terms = 0
    for (let i = 0; i < this.#ranges.length; i += 2) {
      const to = this.#ranges[i + 1]!
      for (let term = this.#ranges[i]!; term < to; term++) {
        if (terms++ >= countedTerms) {
          sum += (to - term) * 2
          break
        }
        sum += this.#column.lists.count(term)
      }
    }
    return sum
  }

  #at(chunk: number): Matcher {
    if (chunk === 0 && this.#head) return this.#head
    return (this.#joined ??=
      this.#ranges.length > 0 ? unionOf(this.#column.lists, this.#ranges, this.#docs) : new DocRange(0, 0))
  }
  may(chunk: number): boolean {
    if (chunk === 0 && this.#head) return this.#head.may(0)
    return this.#joined ? this.#joined.may(chunk) : true
  }
  seed(chunk: number, out: Uint16Array): number {
    // Another part of the conjunction may give a shorter list, which is then looked up.
    if (!this.#joined && this.#column.stream && this.estimate > 1000 && !(chunk === 0 && this.#head)) return -1
    return this.#at(chunk).seed(chunk, out)
  }
  fill(chunk: number, out: Uint32Array): void {
    this.#at(chunk).fill(chunk, out)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    this.#at(chunk).narrow(chunk, acc)
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const lookUp = !this.#joined && this.#column.stream !== undefined && n * lookupFactor < this.estimate
    if (!lookUp || (chunk === 0 && this.#head)) return this.#at(chunk).keep(chunk, docs, n)
    const base = chunk << 16
    let kept = 0
    for (let i = 0; i < n; i++) if (this.#holds(base + docs[i]!)) docs[kept++] = docs[i]!
    return kept
  }
  has(doc: number): boolean {
    return this.#column.stream ? this.#holds(doc) : this.#at(doc >>> 16).has(doc)
  }

  /** Whether a document's own terms are in the ranges. */
  #holds(doc: number): boolean {
    const stream = this.#column.stream
    if (!stream) return false
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    const end = ends[doc]! * width
    for (let at = (doc === 0 ? 0 : ends[doc - 1]!) * width; at < end; at += width) {
      let token = 0
      for (let b = width - 1; b >= 0; b--) token = token * 256 + bytes[at + b]!
      if (token !== gap && this.#inRanges(Math.floor(token / 2))) return true
    }
    return false
  }

  #inRanges(term: number): boolean {
    let low = 0
    let high = this.#ranges.length >> 1
    while (low < high) {
      const mid = (low + high) >> 1
      if (this.#ranges[mid * 2 + 1]! <= term) low = mid + 1
      else high = mid
    }
    return low * 2 < this.#ranges.length && this.#ranges[low * 2]! <= term
  }
}
