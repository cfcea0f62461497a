import { chunkDocs } from '../bytes/bitmap.js'
import { tokenBytes } from '../columns/columns-written.js'
import { Dictionary } from '../columns/dictionary.js'
import { SearchFileError } from '../schema/errors.js'
import { openFirstPlaces, type FirstPlaces } from '../columns/first-places.js'
import { openWeightHeads, TermHeads, valueHeadsOf, type Head } from '../columns/heads.js'
import { KeyTable } from '../columns/key-table.js'
import { descendingRank, nullCode, type Codes } from '../schema/number-code.js'
import { openPairCounts, type PairCounts } from '../columns/pair-counts.js'
import { PostingStore } from '../columns/posting-store.js'
import { PrefixHeads } from '../columns/prefix-heads.js'
import {
  hasHeads,
  weightBytes,
  weightScale,
  type Analyzer,
  type Column,
  type NumberType,
  type Schema,
} from '../schema/schema.js'
import { segmentKind, type SegmentMeta } from './segment-meta.js'
import { openFile, Sections } from '../files/section-file.js'
import { openTally, type Tally } from '../columns/tally.js'
import { analysisVersion } from '../analysis/analyze.js'
import type { TokenStream } from '../columns/token-stream.js'

/** Numbers: codes, three words of bounds a block (min, max, nulls), and the sets at or above each cut if banded. */
export interface NumberColumn {
  readonly kind: 'number'
  readonly type: NumberType
  readonly none: number
  readonly codes: Codes
  readonly bounds: Uint32Array
  readonly bands: { readonly cuts: Uint32Array; readonly lists: PostingStore } | undefined
  /** How often its numbers occur, where they are few. */
  readonly tally: Tally | undefined
  /** The first documents of its descending order: long banded columns have one. */
  readonly head: Head | undefined
  /** The first documents of this order among those with a value of a category, by category. */
  readonly valueHeads: ReadonlyMap<string, TermHeads>
}
/** One value a document: code 0 is none, else the number of the value in the dictionary plus one. */
export interface CategoryColumn {
  readonly kind: 'category'
  readonly codes: Codes
  readonly dictionary: Dictionary
  readonly lists: PostingStore
  readonly pairs: PairCounts
}
/** Lists per value; the list after the last value is of documents with any. */
export interface MultiColumn {
  readonly kind: 'multi'
  readonly dictionary: Dictionary
  readonly lists: PostingStore
  readonly scale: number
  /** Of long lists of weights, the documents with the highest. */
  readonly heads: TermHeads | undefined
}
/** One list. */
export interface FlagColumn {
  readonly kind: 'flag'
  readonly lists: PostingStore
}
/** Terms, their lists with frequencies, lengths, and the sequence of terms if positions are kept. */
export interface TextColumn {
  readonly kind: 'text'
  readonly analyzer: Analyzer
  readonly dictionary: Dictionary
  readonly lists: PostingStore
  readonly lengths: Uint8Array
  readonly totalTokens: number
  readonly heads: PrefixHeads | undefined
  readonly stream: TokenStream | undefined
  readonly places: FirstPlaces | undefined
}
/** Vectors of `dimensions` bytes and the inverse of their norms. */
export interface VectorColumn {
  readonly kind: 'vector'
  readonly dimensions: number
  readonly vectors: Int8Array
  readonly norms: Float32Array
}
/** A column of an open segment. */
export type OpenColumn = NumberColumn | CategoryColumn | MultiColumn | FlagColumn | TextColumn | VectorColumn

/** A sealed set of documents in rank order. Immutable; many threads may read it. */
export class Segment {
  readonly rank: NumberColumn
  constructor(
    readonly meta: SegmentMeta,
    readonly keys: KeyTable,
    readonly columns: ReadonlyMap<string, OpenColumn>,
    /** The file itself, to be written to disk or sent to a worker (shared memory is not copied). */
    readonly file: Uint8Array,
    /** Where the file lies, if it is mapped: others map it too instead of being sent it. */
    readonly path?: string,
  ) {
    const rank = columns.get(meta.schema.rank)
    if (rank?.kind !== 'number') throw new SearchFileError('The rank column is missing.')
    this.rank = rank
  }

  /** Number of documents, deleted ones included. */
  get docs(): number {
    return this.meta.docs
  }
  /** The schema it was built with. */
  get schema(): Schema {
    return this.meta.schema
  }
  /** Number of chunks. */
  get chunks(): number {
    return Math.ceil(this.docs / chunkDocs)
  }

  /** Ascends with the document number: 0 for the highest rank. */
  descending(doc: number): number {
    return descendingRank(this.rank.codes[doc]!, this.rank.none)
  }

  /** First document whose descending rank is at least `value`. O(log n). */
  firstAt(value: number): number {
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
  firstAfter(value: number, key: Uint8Array): number {
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

/** Opens a segment file: checks header and directory, makes views. `verify` also checks every byte. */
export const openSegment = (file: Uint8Array, options: { verify?: boolean; path?: string } = {}): Segment => {
  const open = openFile(segmentKind, file, options.verify === true)
  const meta = open.meta as SegmentMeta
  if (meta.analysis !== analysisVersion) throw new SearchFileError('The segment was built by another text analysis.')
  const sections = new Sections(open.sections)
  const columns = new Map<string, OpenColumn>()
  for (const [name, column] of Object.entries(meta.schema.columns))
    columns.set(name, openColumn(name, column, meta, sections))
  return new Segment(meta, new KeyTable(sections), columns, file, options.path)
}

/** Heads of a number column within the values of categories, by category. */
const openValueHeads = (name: string, { schema }: SegmentMeta, sections: Sections): ReadonlyMap<string, TermHeads> => {
  const prefixes = Object.keys(schema.columns).map((category) => [category, valueHeadsOf(name, category)] as const)
  return new Map(
    prefixes
      .filter(([, prefix]) => sections.has(`${prefix}.headterms`))
      .map(([category, prefix]) => [category, new TermHeads(sections, prefix, sections.u32(`${prefix}.headkeys`))]),
  )
}

const openColumn = (name: string, column: Column, meta: SegmentMeta, sections: Sections): OpenColumn => {
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
          : undefined,
        tally: openTally(sections, name),
        head: sections.has(`${name}.headdocs`)
          ? { docs: sections.u32(`${name}.headdocs`), keys: sections.u32(`${name}.headkeys`) }
          : undefined,
        valueHeads: openValueHeads(name, meta, sections),
      }
    case 'category':
      return {
        kind: 'category',
        codes: sections.codes(`${name}.codes`),
        dictionary: new Dictionary(sections, name, terms),
        lists: new PostingStore(sections, lists, 0, 0),
        pairs: openPairCounts(sections, name, Object.keys(meta.schema.columns)),
      }
    case 'multi':
      return {
        kind: 'multi',
        dictionary: new Dictionary(sections, name, terms),
        lists: new PostingStore(sections, lists, weightBytes(column), weightScale(column)),
        scale: weightScale(column),
        heads: sections.has(`${lists}.headterms`) ? openWeightHeads(sections, lists) : undefined,
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
        heads: hasHeads(column) ? new PrefixHeads(sections, name) : undefined,
        stream:
          column.positions === true
            ? {
                bytes: sections.u8(`${name}.tokens`),
                ends: sections.u32(`${name}.tokenends`),
                width: tokenBytes(terms),
              }
            : undefined,
        places: column.positions === true ? openFirstPlaces(sections, name) : undefined,
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
