import { GrowableU32, GrowableU8 } from './growable.js'
import { keyBytes, KeyTableWriter } from './key-table.js'
import { nullCode } from './number-code.js'
import { orderByKeys, sortRuns } from './radix-sort.js'
import { checkSchema } from './schema.js'
import { allocateShared, encodeFile } from './section-file.js'
import { CategoryStage, FlagStage, MultiStage, NumberStage } from './stage.js'
import { ANALYSIS_VERSION } from './text/analyze.js'
import { TextStage } from './text-stage.js'
import { compareBytes, utf8BytesMax, writeUtf8 } from './utf8.js'
import { VectorStage } from './vector-stage.js'
const SEGMENT_KIND = 'SG'
function encodeDraft(schema, docs, draft, allocate) {
  const meta = { schema, docs, analysis: ANALYSIS_VERSION, terms: draft.terms, tokens: draft.tokens }
  return encodeFile(SEGMENT_KIND, meta, draft.sections, allocate)
}
class SegmentBuilder {
  constructor(schema) {
    this.schema = schema
    checkSchema(schema)
    let rank
    for (const [name, column] of Object.entries(schema.columns)) {
      const stage = toStage(name, column)
      if (name === schema.rank && stage instanceof NumberStage) rank = stage
      this.stages.push({ name, stage })
    }
    if (!rank) throw new TypeError('unreachable: checkSchema')
    this.rank = rank
  }
  schema
  stages = []
  rank
  keys = new GrowableU8()
  keyEnds = new GrowableU32()
  /** Documents added so far. */
  get size() {
    return this.keyEnds.length
  }
  /** Throws SearchDataError when the document does not fit the schema. */
  check(document) {
    keyBytes(document.key)
    for (const { name, stage } of this.stages) stage.check(document.values[name])
  }
  /** Adds a document, or throws SearchDataError and adds nothing. */
  add(document) {
    const { key, values } = document
    this.keys.reserve(utf8BytesMax(key))
    const end = writeUtf8(key, this.keys.data, this.keys.length)
    if (end === this.keys.length || end > this.keys.length + 255) keyBytes(key)
    let added = 0
    try {
      for (const { name, stage } of this.stages) {
        stage.add(values[name])
        added++
      }
    } catch (error) {
      for (let i = 0; i < added; i++) this.stages[i]?.stage.undo()
      throw error
    }
    this.keys.length = end
    this.keyEnds.push(end)
  }
  /** The segment's file. The builder must not be used after. */
  finish(allocate = allocateShared) {
    const draft = { sections: /* @__PURE__ */ new Map(), terms: {}, tokens: {} }
    const order = this.order()
    const keys = new KeyTableWriter()
    for (const item of order) keys.add(this.keys.data, this.keyStart(item), this.keyEnds.data[item])
    keys.finish(draft.sections)
    for (const { stage } of this.stages) stage.finish(order, draft)
    return encodeDraft(this.schema, this.size, draft, allocate)
  }
  keyStart(item) {
    return item === 0 ? 0 : this.keyEnds.data[item - 1]
  }
  /** Highest rank first; no rank last. */
  order() {
    const none = nullCode(this.rank.column.type)
    const descending = new Uint32Array(this.size)
    for (let i = 0; i < descending.length; i++) descending[i] = descendingRank(this.rank.codes.data[i], none)
    const order = orderByKeys([descending], this.size)
    const keys = this.keys.data
    sortRuns(
      order,
      (a, b) => descending[a] === descending[b],
      (a, b) =>
        compareBytes(keys, this.keyStart(a), this.keyEnds.data[a], keys, this.keyStart(b), this.keyEnds.data[b]),
    )
    return order
  }
}
function descendingRank(code, none) {
  return code === none ? none : none - 1 - code
}
function toStage(name, column) {
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
export { SEGMENT_KIND, SegmentBuilder, descendingRank, encodeDraft }
//# sourceMappingURL=segment-builder.js.map
