import { CHUNK_BITS } from './bitmap.js'
import { ChunkSet } from './chunk-set.js'
import { gapToken } from './columns-written.js'
import { Compiler } from './compile.js'
import { SearchQueryError } from './errors.js'
import { fromCode } from './number-code.js'
import type { Filter } from './query.js'
import type { CategoryColumn, Codes, NumberColumn, Segment, TextColumn } from './segment.js'
import type { Snapshot } from './snapshot.js'
import { validate } from './validate.js'

/** What is to be read of all documents that match one of several filters: the rows of a table, column by column. */
export interface CollectRequest {
  /** At most 32: a document's mask says which of them it matches. */
  readonly filters: readonly Filter[]
  readonly numbers: readonly string[]
  readonly categories: readonly string[]
  /** Text columns with positions whose sequence of terms is wanted. */
  readonly tokens: readonly string[]
  /** More matches than this are refused before anything is read. */
  readonly docsMax: number
}

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

/** The rows, segment after segment, each in rank order. Plain data: a thread may post it. */
export interface Collected {
  readonly docs: number
  readonly keys: string[]
  readonly masks: Uint32Array
  /** NaN where a document has no value. */
  readonly numbers: Readonly<Record<string, Float64Array>>
  readonly categories: Readonly<Record<string, CollectedCategory>>
  readonly tokens: Readonly<Record<string, CollectedTokens>>
}

interface Found {
  segment: Segment
  docs: Uint32Array
  masks: Uint32Array
}

/** Reads whole columns of all matches at once: what aggregates need, without a look-up a document. O(matches x columns). */
export function collect(snapshot: Snapshot, request: CollectRequest): Collected {
  for (const filter of request.filters) validate({ filter, limit: 0 }, snapshot.schema)
  if (request.filters.length === 0 || request.filters.length > 32)
    throw new SearchQueryError('too_many_clauses', 'A collection takes 1 to 32 filters.')
  const found = snapshot.segments.map(({ segment, deleted }) => match(segment, deleted, request.filters))
  const docs = found.reduce((sum, part) => sum + part.docs.length, 0)
  if (docs > request.docsMax)
    throw new SearchQueryError(
      'too_expensive',
      `${docs} documents match; at most ${request.docsMax} can be read at once.`,
    )
  const masks = new Uint32Array(docs)
  const keys: string[] = []
  let at = 0
  for (const part of found) {
    masks.set(part.masks, at)
    at += part.docs.length
    for (const doc of part.docs) keys.push(part.segment.keys.get(doc))
  }
  return {
    docs,
    keys,
    masks,
    numbers: Object.fromEntries(request.numbers.map((name) => [name, readNumbers(found, name, docs)])),
    categories: Object.fromEntries(request.categories.map((name) => [name, readCategories(found, name, docs)])),
    tokens: Object.fromEntries(request.tokens.map((name) => [name, readTokens(found, name, docs)])),
  }
}

const set = new ChunkSet()

/** The documents of a segment that match any filter, each with the bits of those it matches. */
function match(segment: Segment, deleted: Uint32Array | undefined, filters: readonly Filter[]): Found {
  const compiler = new Compiler(segment)
  const matchers = filters.map((filter) => compiler.compile(filter))
  const docs: number[] = []
  const masks: number[] = []
  const seen = new Uint32Array(1 << CHUNK_BITS)
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    const base = chunk << CHUNK_BITS
    let hits = 0
    matchers.forEach((matcher, bit) => {
      set.evaluate(matcher, chunk, deleted)
      const n = set.toList()
      hits += n
      for (let i = 0; i < n; i++) {
        const doc = set.list[i] as number
        seen[doc] = ((seen[doc] as number) | (1 << bit)) >>> 0
      }
    })
    if (hits === 0) continue
    const most = Math.min(1 << CHUNK_BITS, segment.docs - base)
    for (let doc = 0; doc < most; doc++) {
      const mask = seen[doc] as number
      if (mask === 0) continue
      docs.push(base + doc)
      masks.push(mask)
      seen[doc] = 0
    }
  }
  return { segment, docs: Uint32Array.from(docs), masks: Uint32Array.from(masks) }
}

function column<Kind extends 'number' | 'category' | 'text'>(
  segment: Segment,
  name: string,
  kind: Kind,
): Kind extends 'number' ? NumberColumn : Kind extends 'category' ? CategoryColumn : TextColumn {
  const found = segment.columns.get(name)
  if (found?.kind !== kind) throw new SearchQueryError('wrong_column_kind', `Column ${name} is no ${kind}.`)
  return found as never
}

function readNumbers(found: readonly Found[], name: string, docs: number): Float64Array {
  const values = new Float64Array(docs)
  let at = 0
  for (const part of found) {
    const { codes, none, type } = column(part.segment, name, 'number')
    for (const doc of part.docs) {
      const code = codes[doc] as number
      values[at++] = code === none ? NaN : fromCode(type, code)
    }
  }
  return values
}

/** Numbers of values over all segments, in the order in which they are met. */
class Names {
  readonly values: string[] = []
  private readonly ids = new Map<string, number>()
  id(value: string): number {
    const known = this.ids.get(value)
    if (known !== undefined) return known
    this.values.push(value)
    this.ids.set(value, this.values.length)
    return this.values.length
  }
}

function readCategories(found: readonly Found[], name: string, docs: number): CollectedCategory {
  const codes = new Uint32Array(docs)
  const names = new Names()
  let at = 0
  for (const part of found) {
    const own = column(part.segment, name, 'category')
    const known = new Uint32Array(own.dictionary.size + 1)
    const local: Codes = own.codes
    for (const doc of part.docs) {
      const code = local[doc] as number
      if (code > 0 && known[code] === 0) known[code] = names.id(own.dictionary.get(code - 1))
      codes[at++] = known[code] as number
    }
  }
  return { codes, values: names.values }
}

function readTokens(found: readonly Found[], name: string, docs: number): CollectedTokens {
  const ends = new Uint32Array(docs)
  const names = new Names()
  let total = 0
  for (const part of found) {
    const { stream } = column(part.segment, name, 'text')
    if (!stream) throw new SearchQueryError('positions_missing', `Column ${name} keeps no positions.`)
    for (const doc of part.docs)
      total += (stream.ends[doc] as number) - (doc === 0 ? 0 : (stream.ends[doc - 1] as number))
  }
  const ids = new Uint32Array(total)
  const frequencies: number[] = []
  let [at, row] = [0, 0]
  for (const part of found) {
    const { stream, dictionary, lists } = column(part.segment, name, 'text')
    if (!stream) continue
    const { bytes, ends: localEnds, width } = stream
    const known = new Uint32Array(dictionary.size)
    const gap = gapToken(width)
    for (const doc of part.docs) {
      const end = (localEnds[doc] as number) * width
      for (let b = (doc === 0 ? 0 : (localEnds[doc - 1] as number)) * width; b < end; b += width) {
        let token = 0
        for (let i = width - 1; i >= 0; i--) token = token * 256 + (bytes[b + i] as number)
        if (token === gap) continue
        const term = Math.floor(token / 2)
        if (known[term] === 0) {
          const id = (known[term] = names.id(dictionary.get(term)))
          frequencies[id - 1] = (frequencies[id - 1] ?? 0) + lists.count(term)
        }
        ids[at++] = known[term] as number
      }
      ends[row++] = at
    }
  }
  return { ids: ids.subarray(0, at), ends, terms: names.values, frequencies: Float64Array.from(frequencies) }
}
