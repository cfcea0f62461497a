import { CHUNK_DOCS } from './bitmap.js'
import { tokenBytes } from './columns-written.js'
import { Dictionary } from './dictionary.js'
import { SearchFileError } from './errors.js'
import { KeyTable } from './key-table.js'
import { nullCode } from './number-code.js'
import { PostingStore } from './posting-store.js'
import { PrefixHeads } from './prefix-heads.js'
import { hasHeads } from './schema.js'
import { descendingRank, SEGMENT_KIND } from './segment-builder.js'
import { openFile, Sections } from './section-file.js'
import { weightBytes, weightScale } from './stage.js'
import { ANALYSIS_VERSION } from './text/analyze.js'
class Segment {
  constructor(meta, keys, columns, file) {
    this.meta = meta
    this.keys = keys
    this.columns = columns
    this.file = file
    const rank = columns.get(meta.schema.rank)
    if (rank?.kind !== 'number') throw new SearchFileError('The rank column is missing.')
    this.rank = rank
  }
  meta
  keys
  columns
  file
  rank
  /** Number of documents, deleted ones included. */
  get docs() {
    return this.meta.docs
  }
  /** The schema it was built with. */
  get schema() {
    return this.meta.schema
  }
  /** Number of chunks. */
  get chunks() {
    return Math.ceil(this.docs / CHUNK_DOCS)
  }
  /** Ascends with the document number: 0 for the highest rank. */
  descending(doc) {
    return descendingRank(this.rank.codes[doc], this.rank.none)
  }
  /** First document whose descending rank is at least `value`. O(log n). */
  firstAt(value) {
    let low = 0
    let high = this.docs
    while (low < high) {
      const mid = (low + high) >>> 1
      if (this.descending(mid) < value) low = mid + 1
      else high = mid
    }
    return low
  }
  /** First document after a place in the order of all documents (descending rank, then key). O(log n). */
  firstAfter(value, key) {
    let low = this.firstAt(value)
    let high = this.firstAt(value + 1)
    while (low < high) {
      const mid = (low + high) >>> 1
      if (this.keys.compare(mid, key) <= 0) low = mid + 1
      else high = mid
    }
    return low
  }
}
function openSegment(file, options = {}) {
  const open = openFile(SEGMENT_KIND, file, options.verify === true)
  const meta = open.meta
  if (meta.analysis !== ANALYSIS_VERSION) throw new SearchFileError('The segment was built by another text analysis.')
  const sections = new Sections(open.sections)
  const columns = /* @__PURE__ */ new Map()
  for (const [name, column] of Object.entries(meta.schema.columns))
    columns.set(name, openColumn(name, column, meta, sections))
  return new Segment(meta, new KeyTable(sections), columns, file)
}
function openColumn(name, column, meta, sections) {
  const lists = `${name}.lists`
  const terms = meta.terms[name] ?? 0
  switch (column.kind) {
    case 'number':
      return {
        kind: 'number',
        type: column.type,
        none: nullCode(column.type),
        codes: sections.codes(`${name}.codes`),
        bounds: sections.u32(`${name}.bounds`),
        bands: sections.has(`${name}.cuts`)
          ? { cuts: sections.u32(`${name}.cuts`), lists: new PostingStore(sections, `${name}.bands`, 0, 0) }
          : void 0,
      }
    case 'category':
      return {
        kind: 'category',
        codes: sections.codes(`${name}.codes`),
        dictionary: new Dictionary(sections, name, terms),
        lists: new PostingStore(sections, lists, 0, 0),
      }
    case 'multi':
      return {
        kind: 'multi',
        dictionary: new Dictionary(sections, name, terms),
        lists: new PostingStore(sections, lists, weightBytes(column), weightScale(column)),
        scale: weightScale(column),
      }
    case 'flag':
      return { kind: 'flag', lists: new PostingStore(sections, lists, 0, 0) }
    case 'text':
      return {
        kind: 'text',
        analyzer: column.analyzer,
        dictionary: new Dictionary(sections, name, terms),
        lists: new PostingStore(sections, lists, 1, 1),
        lengths: sections.u8(`${name}.lengths`),
        totalTokens: meta.tokens[name] ?? 0,
        heads: hasHeads(column) ? new PrefixHeads(sections, name) : void 0,
        stream:
          column.positions === true
            ? {
                bytes: sections.u8(`${name}.tokens`),
                ends: sections.u32(`${name}.tokenends`),
                width: tokenBytes(terms),
              }
            : void 0,
      }
    case 'vector':
      return {
        kind: 'vector',
        dimensions: column.dimensions,
        vectors: sections.i8(`${name}.vectors`),
        norms: sections.f32(`${name}.norms`),
      }
  }
}
export { Segment, openSegment }
//# sourceMappingURL=segment.js.map
