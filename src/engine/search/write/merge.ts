import { writeFirstPlaces } from '../columns/first-places.js'
import { gapToken, tokenBytes, writeCodes, writeNumbers, type SegmentDraft } from '../columns/columns-written.js'
import { SearchDataError } from '../schema/errors.js'
import { KeyTableWriter } from '../columns/key-table.js'
import { mergeTerms, noDoc, type MergeSource } from './merge-terms.js'
import { writeHeads } from '../columns/prefix-heads.js'
import { hasHeads, weightBytes, weightScale, type Column, type Schema } from '../schema/schema.js'
import { allocateShared, type Allocate } from '../files/section-file.js'
import { encodeDraft } from './segment-builder.js'
import type {
  CategoryColumn,
  MultiColumn,
  NumberColumn,
  OpenColumn,
  Segment,
  TextColumn,
  VectorColumn,
} from '../segment/segment.js'
import { isDeleted } from '../segment/snapshot.js'
import { PostingWriter } from '../columns/posting-writer.js'
import { writeCategoryLists } from './stage.js'
import { lengthOf } from '../columns/text-length.js'
import { compareBytes } from '../bytes/utf8.js'

/** Segments to merge, newest or oldest first alike: a key lives in one of them only. */
export type MergeParts = readonly { readonly segment: Segment; readonly deleted: Uint32Array | undefined }[]

/** The merged order: place i is document docs[i] of source sources[i]. */
interface MergedOrder {
  readonly count: number
  readonly sources: Uint16Array
  readonly docs: Uint32Array
}

/**
 * One segment out of several, without their deleted documents. Every structure is merged in its own order (documents by
 * rank, terms by bytes), nothing is analysed again. O(postings). Runs anywhere: it reads immutable segments only.
 */
export const mergeSegments = (parts: MergeParts, allocate: Allocate = allocateShared): Uint8Array => {
  const schema = parts[0]?.segment.schema
  if (!schema) throw new SearchDataError('There is nothing to merge.')
  if (parts.some(({ segment }) => JSON.stringify(segment.schema) !== JSON.stringify(schema)))
    throw new SearchDataError('Segments of different schemas cannot be merged.')
  const sources = parts.map(({ segment }): MergeSource => ({
    segment,
    map: new Uint32Array(segment.docs).fill(noDoc),
  }))
  const order = mergeOrder(parts, sources)
  const draft: SegmentDraft = { sections: new Map(), terms: {}, tokens: {} }
  const keys = new KeyTableWriter()
  for (let i = 0; i < order.count; i++) {
    const table = parts[order.sources[i]!]!.segment.keys
    const doc = order.docs[i]!
    const at = table.start(doc)
    keys.add(table.bytes, at, at + table.length(doc))
  }
  keys.finish(draft.sections)
  for (const [name, column] of Object.entries(schema.columns)) mergeColumn(name, column, sources, order, draft)
  return encodeDraft(schema, order.count, draft, allocate)
}

const mergeOrder = (parts: MergeParts, sources: readonly MergeSource[]): MergedOrder => {
  const total = parts.reduce((sum, { segment }) => sum + segment.docs, 0)
  const order = { count: 0, sources: new Uint16Array(total), docs: new Uint32Array(total) }
  const heads = parts.map((part) => new Head(part.segment, part.deleted))
  for (;;) {
    let best = -1
    for (let h = 0; h < heads.length; h++) {
      const head = heads[h]!
      if (!head.done && (best < 0 || head.before(heads[best]!))) best = h
    }
    if (best < 0) return order
    const head = heads[best]!
    order.sources[order.count] = best
    order.docs[order.count] = head.doc
    sources[best]!.map[head.doc] = order.count++
    head.next()
  }
}

/** The next document of a source. */
class Head {
  doc = -1
  #rank = 0
  readonly #segment: Segment
  readonly #deleted: Uint32Array | undefined

  constructor(segment: Segment, deleted: Uint32Array | undefined) {
    this.#segment = segment
    this.#deleted = deleted
    this.next()
  }
  get done(): boolean {
    return this.doc >= this.#segment.docs
  }
  next(): void {
    this.doc++
    while (!this.done && isDeleted(this.#deleted, this.doc)) this.doc++
    if (!this.done) this.#rank = this.#segment.descending(this.doc)
  }
  before(other: Head): boolean {
    if (this.#rank !== other.#rank) return this.#rank < other.#rank
    const a = this.#segment.keys
    const b = other.#segment.keys
    const aAt = a.start(this.doc)
    const bAt = b.start(other.doc)
    return compareBytes(a.bytes, aAt, aAt + a.length(this.doc), b.bytes, bAt, bAt + b.length(other.doc)) < 0
  }
}

const columnsOf = (name: string, sources: readonly MergeSource[]): OpenColumn[] => {
  return sources.map(({ segment }) => segment.columns.get(name) as OpenColumn)
}

const mergeColumn = (
  name: string,
  column: Schema['columns'][string],
  sources: readonly MergeSource[],
  order: MergedOrder,
  draft: SegmentDraft,
): void => {
  const columns = columnsOf(name, sources)
  switch (column.kind) {
    case 'number':
      writeNumbers(
        name,
        column,
        gather(
          order,
          (columns as NumberColumn[]).map(({ codes }) => codes),
        ),
        draft,
      )
      break
    case 'category':
      mergeCategory(name, columns as CategoryColumn[], sources, order, draft)
      break
    case 'multi':
      mergeMulti(name, column, columns as MultiColumn[], sources, draft)
      break
    case 'flag': {
      const writer = new PostingWriter(0, 0)
      mergeTerms(undefined, columns as { lists: MultiColumn['lists'] }[], sources, writer, undefined, [0])
      writer.finish(`${name}.lists`, draft.sections)
      break
    }
    case 'text':
      mergeText(name, column, columns as TextColumn[], sources, order, draft)
      break
    case 'vector':
      mergeVectors(name, columns as VectorColumn[], order, column.dimensions, draft)
      break
  }
}

const gather = (order: MergedOrder, codes: readonly (Uint8Array | Uint16Array | Uint32Array)[]): Uint32Array => {
  const out = new Uint32Array(order.count)
  for (let i = 0; i < order.count; i++) out[i] = (codes[order.sources[i]!] as Uint32Array)[order.docs[i]!]!
  return out
}

const mergeCategory = (
  name: string,
  columns: readonly CategoryColumn[],
  sources: readonly MergeSource[],
  order: MergedOrder,
  draft: SegmentDraft,
): void => {
  const maps = mergeTerms(name, columns, sources, undefined, draft)
  const codes = new Uint32Array(order.count)
  for (let i = 0; i < order.count; i++) {
    const source = order.sources[i]!
    const code = columns[source]!.codes[order.docs[i]!]!
    codes[i] = code === 0 ? 0 : maps[source]![code - 1]! + 1
  }
  writeCodes(name, codes, draft.terms[name] ?? 0, draft)
  writeCategoryLists(name, codes, draft.terms[name] ?? 0, draft)
}

const mergeMulti = (
  name: string,
  column: Column & { kind: 'multi' },
  columns: readonly MultiColumn[],
  sources: readonly MergeSource[],
  draft: SegmentDraft,
): void => {
  const writer = new PostingWriter(weightBytes(column), weightScale(column), weightBytes(column) > 0)
  mergeTerms(name, columns, sources, writer, draft)
  const any = columns.map(({ dictionary }) => dictionary.size)
  mergeTerms(undefined, columns, sources, writer, undefined, any)
  writer.finish(`${name}.lists`, draft.sections)
}

const mergeText = (
  name: string,
  column: Column & { kind: 'text' },
  columns: readonly TextColumn[],
  sources: readonly MergeSource[],
  order: MergedOrder,
  draft: SegmentDraft,
): void => {
  const writer = new PostingWriter(1, 1)
  const maps = mergeTerms(name, columns, sources, writer, draft)
  writer.finish(`${name}.lists`, draft.sections)
  const lengths = new Uint8Array(
    gather(
      order,
      columns.map((each) => each.lengths),
    ),
  )
  draft.sections.set(`${name}.lengths`, lengths)
  draft.tokens[name] = columns.reduce((sum, each, s) => sum + each.totalTokens - goneTokens(each, sources[s]!), 0)
  if (hasHeads(column)) writeHeads(name, draft)
  if (column.positions !== true) return
  mergeTokens(name, columns, maps, order, draft)
  writeFirstPlaces(name, draft)
}

/** Tokens of documents that were left behind; lengths over 63 are known to 5 %. */
const goneTokens = (column: TextColumn, source: MergeSource): number => {
  let gone = 0
  for (let doc = 0; doc < source.map.length; doc++)
    if (source.map[doc] === noDoc) gone += lengthOf(column.lengths[doc]!)
  return gone
}

const mergeTokens = (
  name: string,
  columns: readonly TextColumn[],
  maps: readonly Uint32Array[],
  order: MergedOrder,
  draft: SegmentDraft,
): void => {
  const width = tokenBytes(draft.terms[name] ?? 0)
  const spans = columns.map((column) => column.stream?.ends ?? new Uint32Array(0))
  let total = 0
  for (const ends of spans) total += ends.length === 0 ? 0 : ends[ends.length - 1]!
  const bytes = new Uint8Array(total * width)
  const outEnds = new Uint32Array(order.count)
  let n = 0
  for (let i = 0; i < order.count; i++) {
    const source = order.sources[i]!
    const doc = order.docs[i]!
    const stream = columns[source]?.stream
    const map = maps[source]!
    const ends = spans[source]!
    if (stream) {
      const gap = gapToken(stream.width)
      for (let at = doc === 0 ? 0 : ends[doc - 1]!; at < ends[doc]!; at++) {
        let token = 0
        for (let b = stream.width - 1; b >= 0; b--) token = token * 256 + stream.bytes[at * stream.width + b]!
        let value = token === gap ? gapToken(width) : map[Math.floor(token / 2)]! * 2 + (token % 2)
        for (let b = 0; b < width; b++) {
          bytes[n++] = value & 0xff
          value = Math.floor(value / 256)
        }
      }
    }
    outEnds[i] = n / width
  }
  draft.sections.set(`${name}.tokens`, bytes.subarray(0, n))
  draft.sections.set(`${name}.tokenends`, outEnds)
}

const mergeVectors = (
  name: string,
  columns: readonly VectorColumn[],
  order: MergedOrder,
  n: number,
  draft: SegmentDraft,
): void => {
  const vectors = new Int8Array(order.count * n)
  const norms = new Float32Array(order.count)
  for (let i = 0; i < order.count; i++) {
    const column = columns[order.sources[i]!]!
    const doc = order.docs[i]!
    vectors.set(column.vectors.subarray(doc * n, (doc + 1) * n), i * n)
    norms[i] = column.norms[doc]!
  }
  draft.sections.set(`${name}.vectors`, vectors)
  draft.sections.set(`${name}.norms`, norms)
}
