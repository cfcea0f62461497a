import { blockTerms, TermCursor, type Dictionary } from '../columns/dictionary.js'
import { SearchQueryError } from '../schema/errors.js'
import type { Segment } from '../segment/segment.js'
import { readStreams } from '../columns/token-stream.js'
import { TermTable } from '../columns/term-table.js'
import { readStrings } from '../bytes/utf8.js'

/** Values of a category: a code a document (0: none), and the value of code n at n - 1. */
export interface CollectedCategory {
  readonly codes: Uint32Array
  readonly values: string[]
}

/** Sequences of terms: those of document d are ids[ends[d - 1] .. ends[d]). A stacked term (#tag) follows its first word. */
export interface CollectedTokens {
  readonly ids: Uint32Array
  readonly ends: Uint32Array
  readonly terms: string[]
  /**
   * Documents, matching or not, that hold term n (at n - 1) in the segments in which a match holds it: never more than there are in
   * the whole snapshot, and mostly as many. `documentFrequencies` counts exactly.
   */
  readonly frequencies: Float64Array
}

/** Documents of a segment, ascending. */
export interface Part {
  readonly segment: Segment
  readonly docs: Uint32Array
}

/** Numbers of values over all segments, told apart by their bytes: a string is made of each once. */
class Names {
  readonly #table = new TermTable()

  /** Numbers the terms of a dictionary where `used` is not 0, in place: `used[term]` becomes the number. */
  number(dictionary: Dictionary, used: Uint32Array): void {
    const cursor = new TermCursor(dictionary)
    let [at, block] = [-1, -1]
    for (let term = 0; term < used.length; term++) {
      if (used[term] === 0) continue
      if (Math.floor(term / blockTerms) !== block) cursor.reset(term)
      else for (; at < term; at++) cursor.next()
      at = term
      block = Math.floor(term / blockTerms)
      used[term] = this.#table.of(cursor.term, 0, cursor.length) + 1
    }
  }

  /** Value n is at n - 1. */
  values(): string[] {
    return readStrings(this.#table.bytes.view(), this.#table.ends.view())
  }
}

/** The codes of a category over all parts. */
export const readCategories = (parts: readonly Part[], name: string, docs: number): CollectedCategory => {
  const codes = new Uint32Array(docs)
  const names = new Names()
  let start = 0
  for (const part of parts) {
    const column = part.segment.columns.get(name)
    if (column?.kind !== 'category') throw new SearchQueryError('wrong_column_kind', `Column ${name} is no category.`)
    const { codes: local, dictionary } = column
    const own = part.docs
    const used = new Uint32Array(dictionary.size)
    for (let i = 0; i < own.length; i++) {
      const code = local[own[i]!]!
      codes[start + i] = code
      if (code > 0) used[code - 1] = 1
    }
    names.number(dictionary, used)
    for (let i = start; i < start + own.length; i++) if (codes[i] !== 0) codes[i] = used[codes[i]! - 1]!
    start += own.length
  }
  return { codes, values: names.values() }
}

/** The sequences of terms of a text column over all parts. */
export const readTokens = (parts: readonly Part[], name: string, docs: number): CollectedTokens => {
  const ends = new Uint32Array(docs)
  const names = new Names()
  const frequencies: number[] = []
  const columns = parts.map(({ segment }) => {
    const column = segment.columns.get(name)
    if (column?.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${name} is no text.`)
    if (!column.stream) throw new SearchQueryError('positions_missing', `Column ${name} keeps no positions.`)
    return { ...column, stream: column.stream }
  })
  let total = 0
  columns.forEach(({ stream }, p) => {
    const own = parts[p]?.docs ?? new Uint32Array(0)
    for (let i = 0; i < own.length; i++) {
      const doc = own[i]!
      total += stream.ends[doc]! - (doc === 0 ? 0 : stream.ends[doc - 1]!)
    }
  })
  const ids = new Uint32Array(total)
  let [at, row] = [0, 0]
  columns.forEach(({ stream, dictionary, lists }, p) => {
    const own = parts[p]?.docs ?? new Uint32Array(0)
    const from = at
    at = readStreams(stream, own, [ids, ends], [at, row])
    row += own.length
    const used = new Uint32Array(dictionary.size)
    for (let i = from; i < at; i++) used[ids[i]!] = 1
    names.number(dictionary, used)
    for (let term = 0; term < used.length; term++) {
      const id = used[term]!
      if (id !== 0) frequencies[id - 1] = (frequencies[id - 1] ?? 0) + lists.count(term)
    }
    for (let i = from; i < at; i++) ids[i] = used[ids[i]!]!
  })
  return { ids: ids.subarray(0, at), ends, terms: names.values(), frequencies: Float64Array.from(frequencies) }
}
