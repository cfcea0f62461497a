import type { SegmentDraft } from '../columns/columns-written.js'
import { GrowableU32, GrowableU8 } from '../bytes/growable.js'
import { keyBytes, keyBytesMax, KeyTableWriter, type VisitKey } from '../columns/key-table.js'
import { descendingRank, nullCode } from '../schema/number-code.js'
import { writePairCounts } from '../columns/pair-counts.js'
import { orderByKeys, sortRuns } from '../bytes/radix-sort.js'
import { checkSchema, type Schema, type SearchDocument } from '../schema/schema.js'
import { allocateShared, encodeFile, type Allocate } from '../files/section-file.js'
import { CategoryStage, FlagStage, MultiStage, NumberStage, type Stage } from './stage.js'
import { writeTallies } from '../columns/tally.js'
import { analysisVersion } from '../analysis/analyze.js'
import { segmentKind, type SegmentMeta } from '../segment/segment-meta.js'
import { TextStage } from './text-stage.js'
import { compareBytes, utf8BytesMax, writeUtf8 } from '../bytes/utf8.js'
import { writeValueHeads } from '../columns/value-heads.js'
import { VectorStage } from './vector-stage.js'

/** Lays a finished draft out as a file. */
export const encodeDraft = (schema: Schema, docs: number, draft: SegmentDraft, allocate: Allocate): Uint8Array => {
  writeValueHeads(schema, docs, draft)
  writeTallies(schema, docs, draft)
  writePairCounts(schema, docs, draft)
  const meta: SegmentMeta = { schema, docs, analysis: analysisVersion, terms: draft.terms, tokens: draft.tokens }
  return encodeFile(segmentKind, meta, draft.sections, allocate)
}

/**
 * Builds one segment: documents in any order with distinct keys, then `finish`, which puts them in rank order (highest
 * first, no rank last, then by key) and gives the bytes of the file. O(values + n log ties).
 */
export class SegmentBuilder {
  readonly #stages: { name: string; stage: Stage }[] = []
  readonly #rank: NumberStage
  readonly #keys = new GrowableU8()
  readonly #keyEnds = new GrowableU32()

  constructor(readonly schema: Schema) {
    checkSchema(schema)
    let rank: NumberStage | undefined
    for (const [name, column] of Object.entries(schema.columns)) {
      const stage = toStage(name, column)
      if (name === schema.rank && stage instanceof NumberStage) rank = stage
      this.#stages.push({ name, stage })
    }
    if (!rank) throw new TypeError('unreachable: checkSchema')
    this.#rank = rank
  }

  /** Documents added so far. */
  get size(): number {
    return this.#keyEnds.length
  }

  #check({ key, values }: SearchDocument): void {
    // Three bytes a unit at most: only where these are too many are they counted.
    if (key === '' || utf8BytesMax(key) > keyBytesMax) keyBytes(key)
    for (const { name, stage } of this.#stages) stage.check(values[name])
  }

  /** Adds a document, or throws SearchDataError and adds nothing: no word of it either. */
  add(document: SearchDocument): void {
    this.#check(document)
    const { key, values } = document
    this.#keys.reserve(utf8BytesMax(key))
    this.#keys.length = writeUtf8(key, this.#keys.data, this.#keys.length)
    this.#keyEnds.push(this.#keys.length)
    for (const { name, stage } of this.#stages) stage.add(values[name])
  }

  /** Visits the key of every document, in the order in which they came. */
  eachKey(visit: VisitKey): void {
    for (let item = 0; item < this.size; item++) visit(this.#keys.data, this.#keyStart(item), this.#keyEnds.data[item]!)
  }

  /** The segment's file. Changes nothing here: where it fails for want of memory, it can be asked for again. */
  finish(allocate: Allocate = allocateShared): Uint8Array {
    const draft: SegmentDraft = { sections: new Map(), terms: {}, tokens: {} }
    const order = this.#order()
    const keys = new KeyTableWriter()
    for (const item of order) keys.add(this.#keys.data, this.#keyStart(item), this.#keyEnds.data[item]!)
    keys.finish(draft.sections)
    for (const { stage } of this.#stages) stage.finish(order, draft)
    return encodeDraft(this.schema, this.size, draft, allocate)
  }

  #keyStart(item: number): number {
    return item === 0 ? 0 : this.#keyEnds.data[item - 1]!
  }

  /** Highest rank first; no rank last. */
  #order(): Uint32Array {
    const none = nullCode(this.#rank.column.type)
    const descending = new Uint32Array(this.size)
    for (let i = 0; i < descending.length; i++) descending[i] = descendingRank(this.#rank.codes.data[i]!, none)
    const order = orderByKeys([descending], this.size)
    const keys = this.#keys.data
    sortRuns(
      order,
      (a, b) => descending[a] === descending[b],
      (a, b) =>
        compareBytes(keys, this.#keyStart(a), this.#keyEnds.data[a]!, keys, this.#keyStart(b), this.#keyEnds.data[b]!),
    )
    return order
  }
}

const toStage = (name: string, column: Schema['columns'][string]): Stage => {
  switch (column.kind) {
    case 'number':
      return new NumberStage(name, column)
    case 'category':
      return new CategoryStage(name)
    case 'multi':
      return new MultiStage(name, column)
    case 'flag':
      return new FlagStage(name)
    case 'text':
      return new TextStage(name, column)
    case 'vector':
      return new VectorStage(name, column)
  }
}
