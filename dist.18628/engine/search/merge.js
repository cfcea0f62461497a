import { gapToken, tokenBytes, writeCodes, writeNumbers } from './columns-written.js'
import { SearchDataError } from './errors.js'
import { KeyTableWriter } from './key-table.js'
import { mergeTerms, NO_DOC } from './merge-terms.js'
import { writeHeads } from './prefix-heads.js'
import { hasHeads } from './schema.js'
import { allocateShared } from './section-file.js'
import { encodeDraft } from './segment-builder.js'
import { isDeleted } from './snapshot.js'
import { PostingWriter } from './posting-writer.js'
import { weightBytes, weightScale, writeCategoryLists } from './stage.js'
import { lengthOf } from './text-length.js'
import { compareBytes } from './utf8.js'
function mergeSegments(parts, allocate = allocateShared) {
  const schema = parts[0]?.segment.schema
  if (!schema) throw new SearchDataError('There is nothing to merge.')
  if (parts.some(({ segment }) => JSON.stringify(segment.schema) !== JSON.stringify(schema)))
    throw new SearchDataError('Segments of different schemas cannot be merged.')
  const sources = parts.map(({ segment }) => ({
    segment,
    map: new Uint32Array(segment.docs).fill(NO_DOC),
  }))
  const order = mergeOrder(parts, sources)
  const draft = { sections: /* @__PURE__ */ new Map(), terms: {}, tokens: {} }
  const keys = new KeyTableWriter()
  for (let i = 0; i < order.count; i++) {
    const table = parts[order.sources[i]].segment.keys
    const doc = order.docs[i]
    const at = table.start(doc)
    keys.add(table.bytes, at, at + table.length(doc))
  }
  keys.finish(draft.sections)
  for (const [name, column] of Object.entries(schema.columns)) mergeColumn(name, column, sources, order, draft)
  return encodeDraft(schema, order.count, draft, allocate)
}
function mergeOrder(parts, sources) {
  const total = parts.reduce((sum, { segment }) => sum + segment.docs, 0)
  const order = { count: 0, sources: new Uint16Array(total), docs: new Uint32Array(total) }
  const heads = parts.map((part) => new Head(part.segment, part.deleted))
  for (;;) {
    let best = -1
    for (let h = 0; h < heads.length; h++) {
      const head2 = heads[h]
      if (!head2.done && (best < 0 || head2.before(heads[best]))) best = h
    }
    if (best < 0) return order
    const head = heads[best]
    order.sources[order.count] = best
    order.docs[order.count] = head.doc
    sources[best].map[head.doc] = order.count++
    head.next()
  }
}
class Head {
  constructor(segment, deleted) {
    this.segment = segment
    this.deleted = deleted
    this.next()
  }
  segment
  deleted
  doc = -1
  rank = 0
  get done() {
    return this.doc >= this.segment.docs
  }
  next() {
    this.doc++
    while (!this.done && isDeleted(this.deleted, this.doc)) this.doc++
    if (!this.done) this.rank = this.segment.descending(this.doc)
  }
  before(other) {
    if (this.rank !== other.rank) return this.rank < other.rank
    const a = this.segment.keys
    const b = other.segment.keys
    const aAt = a.start(this.doc)
    const bAt = b.start(other.doc)
    return compareBytes(a.bytes, aAt, aAt + a.length(this.doc), b.bytes, bAt, bAt + b.length(other.doc)) < 0
  }
}
function columnsOf(name, sources) {
  return sources.map(({ segment }) => segment.columns.get(name))
}
function mergeColumn(name, column, sources, order, draft) {
  const columns = columnsOf(name, sources)
  switch (column.kind) {
    case 'number':
      writeNumbers(
        name,
        column,
        gather(
          order,
          columns.map(({ codes }) => codes),
        ),
        draft,
      )
      break
    case 'category':
      mergeCategory(name, columns, sources, order, draft)
      break
    case 'multi':
      mergeMulti(name, column, columns, sources, draft)
      break
    case 'flag': {
      const writer = new PostingWriter(0, 0)
      mergeTerms(void 0, columns, sources, writer, void 0, [0])
      writer.finish(`${name}.lists`, draft.sections)
      break
    }
    case 'text':
      mergeText(name, column, columns, sources, order, draft)
      break
    case 'vector':
      mergeVectors(name, columns, order, column.dimensions, draft)
      break
  }
}
function gather(order, codes) {
  const out = new Uint32Array(order.count)
  for (let i = 0; i < order.count; i++) out[i] = codes[order.sources[i]][order.docs[i]]
  return out
}
function mergeCategory(name, columns, sources, order, draft) {
  const maps = mergeTerms(name, columns, sources, void 0, draft)
  const codes = new Uint32Array(order.count)
  for (let i = 0; i < order.count; i++) {
    const source = order.sources[i]
    const code = columns[source].codes[order.docs[i]]
    codes[i] = code === 0 ? 0 : maps[source][code - 1] + 1
  }
  writeCodes(name, codes, draft.terms[name] ?? 0, draft)
  writeCategoryLists(name, codes, draft.terms[name] ?? 0, draft)
}
function mergeMulti(name, column, columns, sources, draft) {
  const writer = new PostingWriter(weightBytes(column), weightScale(column))
  mergeTerms(name, columns, sources, writer, draft)
  const any = columns.map(({ dictionary }) => dictionary.size)
  mergeTerms(void 0, columns, sources, writer, void 0, any)
  writer.finish(`${name}.lists`, draft.sections)
}
function mergeText(name, column, columns, sources, order, draft) {
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
  draft.tokens[name] = columns.reduce((sum, each, s) => sum + each.totalTokens - goneTokens(each, sources[s]), 0)
  if (hasHeads(column)) writeHeads(name, draft)
  if (column.positions === true) mergeTokens(name, columns, maps, order, draft)
}
function goneTokens(column, source) {
  let gone = 0
  for (let doc = 0; doc < source.map.length; doc++)
    if (source.map[doc] === NO_DOC) gone += lengthOf(column.lengths[doc])
  return gone
}
function mergeTokens(name, columns, maps, order, draft) {
  const width = tokenBytes(draft.terms[name] ?? 0)
  const spans = columns.map((column) => column.stream?.ends ?? new Uint32Array(0))
  let total = 0
  for (const ends of spans) total += ends.length === 0 ? 0 : ends[ends.length - 1]
  const bytes = new Uint8Array(total * width)
  const outEnds = new Uint32Array(order.count)
  let n = 0
  for (let i = 0; i < order.count; i++) {
    const source = order.sources[i]
    const doc = order.docs[i]
    const stream = columns[source]?.stream
    const map = maps[source]
    const ends = spans[source]
    if (stream) {
      const gap = gapToken(stream.width)
      for (let at = doc === 0 ? 0 : ends[doc - 1]; at < ends[doc]; at++) {
        let token = 0
        for (let b = stream.width - 1; b >= 0; b--) token = token * 256 + stream.bytes[at * stream.width + b]
        let value = token === gap ? gapToken(width) : map[Math.floor(token / 2)] * 2 + (token % 2)
        for (let b = 0; b < width; b++) {
          bytes[n++] = value & 255
          value = Math.floor(value / 256)
        }
      }
    }
    outEnds[i] = n / width
  }
  draft.sections.set(`${name}.tokens`, bytes.subarray(0, n))
  draft.sections.set(`${name}.tokenends`, outEnds)
}
function mergeVectors(name, columns, order, n, draft) {
  const vectors = new Int8Array(order.count * n)
  const norms = new Float32Array(order.count)
  for (let i = 0; i < order.count; i++) {
    const column = columns[order.sources[i]]
    const doc = order.docs[i]
    vectors.set(column.vectors.subarray(doc * n, (doc + 1) * n), i * n)
    norms[i] = column.norms[doc]
  }
  draft.sections.set(`${name}.vectors`, vectors)
  draft.sections.set(`${name}.norms`, norms)
}
export { mergeSegments }
//# sourceMappingURL=merge.js.map
