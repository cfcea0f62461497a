import { gapToken, tokenBytes, writeTerms, type SegmentDraft } from '../columns/columns-written.js'
import { SearchDataError } from '../schema/errors.js'
import { writeFirstPlaces } from '../columns/first-places.js'
import { GrowableU32 } from '../bytes/growable.js'
import { PostingWriter } from '../columns/posting-writer.js'
import { writeHeads } from '../columns/prefix-heads.js'
import { hasHeads, type Column, type Value } from '../schema/schema.js'
import type { Stage } from './stage.js'
import { TermTable } from '../columns/term-table.js'
import { analyzeInto, type TermSink } from '../analysis/ascii.js'
import { lengthCode } from '../columns/text-length.js'

const gap = 0xffffffff
/** Longest text of one column of one document, in UTF-16 units. */
const textMax = 1 << 20

/** Words: terms are numbered as they come; at the end the lists are made in two passes over the tokens, without a sort. */
export class TextStage implements Stage, TermSink {
  readonly #table = new TermTable()
  readonly #tokens = new GrowableU32(1 << 12)
  readonly #ends = new GrowableU32()
  readonly #name: string
  readonly #column: Column & { kind: 'text' }

  constructor(name: string, column: Column & { kind: 'text' }) {
    this.#name = name
    this.#column = column
  }

  check(value: Value): void {
    if (value === null || value === undefined) return
    if (typeof value === 'string' && value.length <= textMax) return
    const texts: readonly unknown[] = Array.isArray(value) ? (value as unknown[]) : [value]
    let length = 0
    for (const text of texts) {
      if (typeof text !== 'string') throw new SearchDataError(`${this.#name}: text or a list of texts is needed.`)
      length += text.length
    }
    if (length > textMax) throw new SearchDataError(`${this.#name}: text is longer than ${textMax}.`)
  }

  add(value: Value): void {
    if (typeof value === 'string') analyzeInto(this.#column.analyzer, value, this)
    else if (Array.isArray(value)) {
      const texts = value as string[]
      texts.forEach((text, i) => {
        if (i > 0) this.#tokens.push(gap)
        analyzeInto(this.#column.analyzer, text, this)
      })
    }
    this.#ends.push(this.#tokens.length)
  }

  /** A term as bytes. */
  bytes(source: Uint8Array, from: number, to: number, stacked: boolean): void {
    this.#tokens.push(((this.#table.of(source, from, to) << 1) | (stacked ? 1 : 0)) >>> 0)
  }

  /** A term as text. */
  text(term: string, stacked: boolean): void {
    this.#tokens.push(((this.#table.ofText(term) << 1) | (stacked ? 1 : 0)) >>> 0)
  }

  finish(order: Uint32Array, draft: SegmentDraft): void {
    const terms = writeTerms(this.#name, this.#table, draft)
    this.#writeLists(order, terms, draft)
    this.#writeLengths(order, draft)
    if (hasHeads(this.#column)) writeHeads(this.#name, draft)
    if (this.#column.positions !== true) return
    this.#writeTokens(order, terms, draft)
    writeFirstPlaces(this.#name, draft)
  }

  #start(item: number): number {
    return item === 0 ? 0 : this.#ends.data[item - 1]!
  }

  #writeLists(order: Uint32Array, terms: Uint32Array, draft: SegmentDraft): void {
    const tokens = this.#tokens.data
    const starts = new Uint32Array(terms.length + 1)
    for (let i = 0; i < this.#tokens.length; i++) {
      const token = tokens[i]!
      if (token !== gap) starts[(token >>> 1) + 1] = starts[(token >>> 1) + 1]! + 1
    }
    for (let t = 1; t <= terms.length; t++) starts[t]! += starts[t - 1]!
    const ends = starts.slice(0, terms.length)
    const docs = new Uint32Array(starts[terms.length]!)
    const counts = new Uint16Array(docs.length)
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]!
      const end = this.#ends.data[item]!
      for (let i = this.#start(item); i < end; i++) {
        const token = tokens[i]!
        if (token === gap) continue
        const term = token >>> 1
        const at = ends[term]!
        if (at > starts[term]! && docs[at - 1] === doc) {
          if (counts[at - 1]! < 255) counts[at - 1]! += 1
          continue
        }
        docs[at] = doc
        counts[at] = 1
        ends[term] = at + 1
      }
    }
    const writer = new PostingWriter(1, 1)
    for (const term of terms) writer.add(docs, counts, starts[term]!, ends[term]!)
    writer.finish(`${this.#name}.lists`, draft.sections)
  }

  #writeLengths(order: Uint32Array, draft: SegmentDraft): void {
    const lengths = new Uint8Array(order.length)
    let total = 0
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]!
      let length = 0
      for (let i = this.#start(item); i < this.#ends.data[item]!; i++) if ((this.#tokens.data[i]! & 1) === 0) length++
      lengths[doc] = lengthCode(length)
      total += length
    }
    draft.sections.set(`${this.#name}.lengths`, lengths)
    draft.tokens[this.#name] = total
  }

  #writeTokens(order: Uint32Array, terms: Uint32Array, draft: SegmentDraft): void {
    const place = new Uint32Array(terms.length)
    for (let i = 0; i < terms.length; i++) place[terms[i]!] = i
    const width = tokenBytes(terms.length)
    const bytes = new Uint8Array(this.#tokens.length * width)
    const ends = new Uint32Array(order.length)
    let n = 0
    for (let doc = 0; doc < order.length; doc++) {
      const item = order[doc]!
      for (let i = this.#start(item); i < this.#ends.data[item]!; i++) {
        const token = this.#tokens.data[i]!
        let value = token === gap ? gapToken(width) : (place[token >>> 1]! << 1) | (token & 1)
        for (let b = 0; b < width; b++) {
          bytes[n++] = value & 0xff
          value >>>= 8
        }
      }
      ends[doc] = n / width
    }
    draft.sections.set(`${this.#name}.tokens`, bytes)
    draft.sections.set(`${this.#name}.tokenends`, ends)
  }
}
