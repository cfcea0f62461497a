import { chunkWords, countBits, hasBit, popcount } from '../bytes/bitmap.js'
import type { Matcher } from './matcher.js'
import { Impacts } from './impacts.js'
import { gallop, Posting } from './posting.js'
import { PostingCursor } from '../columns/posting-store.js'
import type { TextColumn } from '../segment/segment.js'
import { lengthOf } from '../columns/text-length.js'

/** Saturation of term frequency and weight of length (Robertson and Zaragoza 2009; the values Lucene uses). */
export const bm25Parameters = { k1: 1.2, b: 0.75 } as const
/** What a term found by prefix or typo counts, against the word itself. */
export const expandedWeight = 0.5

/** A list so many times as long as another is searched, not read. */
const lead = 8

/** One word in one field of one segment: its own term (or -1) and the documents of the terms it was expanded to. */
export interface ScoreTerm {
  readonly field: string
  readonly column: TextColumn
  readonly exact: number
  readonly others: Matcher | undefined
}

/** Counts over all segments, deleted documents included, so that scores do not depend on where a document lies. */
export interface WordStats {
  readonly exactDocs: number
  readonly otherDocs: number
}

/** idf = ln(1 + (N - n + 0.5) / (n + 0.5)), N documents, n of them with the word. */
export const idf = (docs: number, withWord: number): number => {
  return Math.log(1 + (docs - withWord + 0.5) / (withWord + 0.5))
}

/** idf * tf (k1 + 1) / (tf + k1 (1 - b + b * length / mean length)). */
export const bm25 = (idfValue: number, tf: number, length: number, meanLength: number): number => {
  const norm = bm25Parameters.k1 * (1 - bm25Parameters.b + bm25Parameters.b * (length / meanLength))
  return idfValue * ((tf * (bm25Parameters.k1 + 1)) / (tf + norm))
}

/** What one word counts, the same in all segments: said once in a text, by the code of the text's length. */
export class WordWeights {
  readonly idf: number
  readonly otherIdf: number
  readonly once = new Float64Array(256)
  readonly expanded = new Float64Array(256)
  constructor(
    stats: WordStats,
    docs: number,
    readonly meanLength: number,
  ) {
    this.idf = idf(docs, stats.exactDocs)
    this.otherIdf = idf(docs, stats.otherDocs)
    for (let code = 0; code < 256; code++) {
      this.once[code] = bm25(this.idf, 1, lengthOf(code), meanLength)
      this.expanded[code] = expandedWeight * bm25(this.otherIdf, 1, lengthOf(code), meanLength)
    }
  }
}

/** Adds the score of one word to the documents of a chunk. */
export class WordScorer {
  readonly #impacts: Impacts | undefined
  readonly #cursor: PostingCursor | undefined
  #scratch: Uint32Array | undefined
  readonly #term: ScoreTerm

  constructor(
    term: ScoreTerm,
    readonly weights: WordWeights,
  ) {
    this.#term = term
    if (term.exact >= 0) this.#cursor = new PostingCursor(term.column.lists, term.exact)
    this.#impacts = term.exact >= 0 ? Impacts.of(term.column, term.exact) : undefined
  }

  /** The most it can add to a document of a chunk. */
  mostIn(chunk: number): number {
    const { idf, expanded } = this.weights
    const own = this.#impacts
      ? this.#impacts.most(chunk, (often, code) => this.#count(code, often))
      : this.#cursor
        ? idf * (bm25Parameters.k1 + 1)
        : 0
    return own + (this.#term.others ? expanded[0]! : 0)
  }

  /** The documents it adds to. */
  matchers(): Matcher[] {
    const { column, exact, others } = this.#term
    const own: Matcher[] = exact >= 0 ? [new Posting(column.lists, exact)] : []
    return others ? [...own, others] : own
  }

  /** scores[i] += the score of docs[i], for the sorted docs[0, n). */
  add(chunk: number, docs: Uint16Array, n: number, scores: Float64Array): void {
    const cursor = this.#cursor
    if (cursor && cursor.seek(chunk) > 0) {
      if (cursor.bitmapAt >= 0) this.#addBitmap(cursor, chunk, docs, n, scores)
      else this.#addArray(cursor, chunk, docs, n, scores)
    }
    const others = this.#term.others
    if (!others || !others.may(chunk)) return
    const scratch = (this.#scratch ??= new Uint32Array(chunkWords))
    others.fill(chunk, scratch)
    const lengths = this.#term.column.lengths
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      if (hasBit(scratch, doc)) scores[i]! += this.weights.expanded[lengths[(chunk << 16) + doc]!]!
    }
  }

  #score(doc: number, tf: number): number {
    return this.#count(this.#term.column.lengths[doc]!, tf)
  }

  /** What the word counts, so often in a text with such a code of length. */
  #count(code: number, tf: number): number {
    const { once, idf, meanLength } = this.weights
    return tf === 1 ? once[code]! : bm25(idf, tf, lengthOf(code), meanLength)
  }

  /** Whichever list is much shorter leads; the other is searched from where the last one was found. */
  #addArray(cursor: PostingCursor, chunk: number, docs: Uint16Array, n: number, scores: Float64Array): void {
    const base = chunk << 16
    const { docs: own, from, to } = cursor
    if ((to - from) * lead < n) {
      let i = 0
      for (let at = from; at < to && i < n; at++) {
        const doc = own[at]!
        i = gallop(docs, i, n, doc)
        if (i < n && docs[i] === doc) scores[i]! += this.#score(base + doc, cursor.payloadOf(at - from))
      }
      return
    }
    const far = n * lead < to - from
    let at = n > 0 ? gallop(own, from, to, docs[0]!) : to
    for (let i = 0; i < n && at < to; i++) {
      const doc = docs[i]!
      if (far) at = gallop(own, at, to, doc)
      else while (at < to && own[at]! < doc) at++
      if (at < to && own[at] === doc) scores[i]! += this.#score(base + doc, cursor.payloadOf(at - from))
    }
  }

  #addBitmap(cursor: PostingCursor, chunk: number, docs: Uint16Array, n: number, scores: Float64Array): void {
    const words = cursor.store.words
    const from = cursor.bitmapAt
    const base = chunk << 16
    let word = 0
    let before = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      if (word < doc >>> 5) {
        before += countBits(words, from + word, from + (doc >>> 5))
        word = doc >>> 5
      }
      const bits = words[from + word]!
      if (((bits >>> (doc & 31)) & 1) === 0) continue
      const index = before + popcount(bits & ~(-1 << (doc & 31)))
      scores[i]! += this.#score(base + doc, cursor.payloadOf(index))
    }
  }
}
