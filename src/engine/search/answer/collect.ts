import { chunkBits, chunkWords, listBits } from '../bytes/bitmap.js'
import { ChunkSet } from '../collect/chunk-set.js'
import { readCategories, readTokens, type CollectedCategory, type CollectedTokens, type Part } from './collect-names.js'
import { Compiler } from '../plan/compile.js'
import { SearchQueryError } from '../schema/errors.js'
import { GrowableU32 } from '../bytes/growable.js'
import { fromCode } from '../schema/number-code.js'
import type { Filter } from '../schema/query.js'
import type { Segment } from '../segment/segment.js'
import type { Snapshot } from '../segment/snapshot.js'
import { StringReader } from '../bytes/utf8.js'
import { validate } from '../schema/validate.js'

export type { CollectedCategory, CollectedTokens } from './collect-names.js'

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
  /** False where nobody asks which documents they were: keys are most of the work. */
  readonly keys?: boolean
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

interface Found extends Part {
  masks: Uint32Array
}

/** Reads whole columns of all matches at once: what aggregates need, without a look-up a document. O(matches x columns). */
export const collect = (snapshot: Snapshot, request: CollectRequest): Collected => {
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
  const keys = new StringReader()
  let at = 0
  for (const { segment, docs: own, masks: ownMasks } of found) {
    masks.set(ownMasks, at)
    at += own.length
    if (request.keys !== false) for (let i = 0; i < own.length; i++) segment.keys.read(own[i]!, keys)
  }
  return {
    docs,
    keys: keys.strings(),
    masks,
    numbers: Object.fromEntries(request.numbers.map((name) => [name, readNumbers(found, name, docs)])),
    categories: Object.fromEntries(request.categories.map((name) => [name, readCategories(found, name, docs)])),
    tokens: Object.fromEntries(request.tokens.map((name) => [name, readTokens(found, name, docs)])),
  }
}

const set = new ChunkSet()

/** The documents of a segment that match any filter, each with the bits of those it matches. */
const match = (segment: Segment, deleted: Uint32Array | undefined, filters: readonly Filter[]): Found => {
  const compiler = new Compiler(segment)
  const matchers = filters.map((filter) => compiler.compile(filter))
  const docs = new GrowableU32()
  const masks = new GrowableU32()
  const seen = new Uint32Array(1 << chunkBits)
  const any = new Uint32Array(chunkWords)
  const list = new Uint16Array(1 << chunkBits)
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    let hits = 0
    matchers.forEach((matcher, bit) => {
      set.evaluate(matcher, chunk, deleted)
      const n = set.toList()
      hits += n
      for (let i = 0; i < n; i++) {
        const doc = set.list[i]!
        seen[doc]! |= 1 << bit
        any[doc >>> 5]! |= 1 << (doc & 31)
      }
    })
    if (hits === 0) continue
    const n = listBits(any, list, list.length)
    for (let i = 0; i < n; i++) {
      const doc = list[i]!
      docs.push((chunk << chunkBits) + doc)
      masks.push(seen[doc]!)
      seen[doc] = 0
    }
    any.fill(0)
  }
  return { segment, docs: docs.view(), masks: masks.view() }
}

const readNumbers = (found: readonly Found[], name: string, docs: number): Float64Array => {
  const values = new Float64Array(docs)
  let at = 0
  for (const part of found) {
    const column = part.segment.columns.get(name)
    if (column?.kind !== 'number') throw new SearchQueryError('wrong_column_kind', `Column ${name} is no number.`)
    const { codes, none, type } = column
    const own = part.docs
    for (let i = 0; i < own.length; i++) {
      const code = codes[own[i]!]!
      values[at++] = code === none ? NaN : fromCode(type, code)
    }
  }
  return values
}
