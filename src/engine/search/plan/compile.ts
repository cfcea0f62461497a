import { blockDocs } from '../bytes/bitmap.js'
import { compileNear, compileText } from './compile-text.js'
import { SearchQueryError } from '../schema/errors.js'
import { keyBytes } from '../columns/key-table.js'
import { limits } from '../schema/limits.js'
import { allOf, And, Not, Or } from '../match/boolean.js'
import { DocList, DocRange, type Matcher } from '../match/matcher.js'
import { Verified } from '../match/phrase.js'
import { CategoryValue, Posting, Weighted } from '../match/posting.js'
import { NumberRange } from '../match/range.js'
import { unionOf } from '../match/terms.js'
import { codeRange, type Codes } from '../schema/number-code.js'
import type { PostingStore } from '../columns/posting-store.js'
import type { Filter, InClause, WantedValue } from '../schema/query.js'
import type { ScoreTerm } from '../match/score.js'
import type { NumberColumn, OpenColumn, Segment } from '../segment/segment.js'

/** More values than this are joined once, before the search, instead of in every chunk. */
const unionMin = 8

/** Binds filters to one segment. `scores` collects the words that count for relevance, in the order of the filter. */
export class Compiler {
  readonly scores: ScoreTerm[] = []
  /** Nodes the fuzzy walks of this search may still visit in the segment. */
  readonly fuzzyBudget = { nodes: limits.fuzzyNodesMax * 2 }
  /** `exactCounts`: estimates of unions must be exact, because they weigh words (relevance). */
  constructor(
    readonly segment: Segment,
    readonly exactCounts = false,
  ) {}

  /** The matcher of a filter; `scored` is false under a `not`. */
  compile(filter: Filter, scored = true): Matcher {
    const docs = this.segment.docs
    if ('and' in filter) return this.all(filter.and.map((child) => this.compile(child, scored)))
    if ('or' in filter) return this.any(filter.or.map((child) => this.compile(child, scored)))
    if ('not' in filter) return new Not(this.compile(filter.not, false), docs)
    if ('range' in filter) return this.#range(filter.range)
    if ('in' in filter) return this.#in(filter.in)
    if ('flag' in filter) return this.#exists(filter.flag)
    if ('exists' in filter) return this.#exists(filter.exists)
    if ('text' in filter) return compileText(this, filter.text, scored)
    if ('near' in filter) return compileNear(this, filter.near, scored)
    if ('keys' in filter) return this.#keys(filter.keys)
    return new DocRange(0, docs)
  }

  /** All of several. */
  all(children: readonly Matcher[]): Matcher {
    return allOf(children.length < 2 ? children : children.flatMap(andParts), this.segment.docs)
  }

  /** Any of several. */
  any(children: readonly Matcher[]): Matcher {
    if (children.length === 0) return new DocRange(0, 0)
    return children.length === 1 ? children[0]! : new Or(children, this.segment.docs)
  }

  /** A column that validation has seen. */
  column(name: string): OpenColumn {
    const column = this.segment.columns.get(name)
    if (!column) throw new SearchQueryError('unknown_column', `There is no column ${name}.`)
    return column
  }

  /** Codes [low, high] of a number column; on the rank column a range of documents. */
  codes(column: NumberColumn, low: number, high: number): Matcher {
    if (low > high) return new DocRange(0, 0)
    if (column !== this.segment.rank) return new NumberRange(column, low, high, this.segment.docs)
    const top = column.none - 1
    return new DocRange(this.segment.firstAt(top - high), this.segment.firstAt(top - low + 1))
  }

  #range(range: { column: string; min?: number; max?: number }): Matcher {
    const column = this.column(range.column)
    if (column.kind !== 'number') return new DocRange(0, 0)
    const { low, high } = codeRange(column.type, range.min ?? -Infinity, range.max ?? Infinity)
    return this.codes(column, low, high)
  }

  #in(clause: InClause): Matcher {
    const column = this.column(clause.column)
    if (column.kind !== 'category' && column.kind !== 'multi') return new DocRange(0, 0)
    const scale = column.kind === 'multi' ? column.scale : 1
    const one = (wanted: WantedValue): Matcher => this.#value(clause.column, column, scale, wanted)
    const parts: Matcher[] = []
    if (clause.anyOf) parts.push(this.#anyOf(column, clause.anyOf, one))
    if (clause.allOf) parts.push(...clause.allOf.map(one))
    if (clause.noneOf) parts.push(new Not(this.#anyOf(column, clause.noneOf, one), this.segment.docs))
    return this.all(parts)
  }

  #anyOf(
    column: { dictionary: { find(term: string): number }; lists: PostingStore },
    wanted: readonly WantedValue[],
    one: (wanted: WantedValue) => Matcher,
  ): Matcher {
    const plain = wanted.filter((value) => typeof value === 'string')
    if (plain.length < unionMin || plain.length < wanted.length) return this.any(wanted.map(one))
    const ranges = plain.map((value) => column.dictionary.find(value)).filter((term) => term >= 0)
    return unionOf(
      column.lists,
      ranges.flatMap((term) => [term, term + 1]),
      this.segment.docs,
    )
  }

  #value(
    name: string,
    column: { dictionary: { find(term: string): number }; lists: PostingStore; codes?: Codes },
    scale: number,
    wanted: WantedValue,
  ): Matcher {
    const term = column.dictionary.find(typeof wanted === 'string' ? wanted : wanted.value)
    if (term < 0) return new DocRange(0, 0)
    const min = typeof wanted === 'string' ? 0 : Math.round((wanted.min ?? 0) * scale)
    const max = typeof wanted === 'string' ? scale : Math.round((wanted.max ?? 1) * scale)
    if (min > scale || max < 0 || min > max) return new DocRange(0, 0)
    if ((min <= 0 && max >= scale) || (column.lists.payloadBytes === 0 && max >= scale))
      return column.codes ? new CategoryValue(name, column.lists, term, column.codes) : new Posting(column.lists, term)
    if (column.lists.payloadBytes === 0) return new DocRange(0, 0)
    return new Weighted(column.lists, term, min, max, this.segment.docs)
  }

  #exists(name: string): Matcher {
    const column = this.column(name)
    const docs = this.segment.docs
    switch (column.kind) {
      case 'number':
        return this.codes(column, 0, column.none - 1)
      case 'category':
        return this.#nonZero(column.codes)
      case 'multi':
        return new Posting(column.lists, column.dictionary.size)
      case 'flag':
        return new Posting(column.lists, 0)
      case 'text':
        return this.#nonZero(column.lengths)
      case 'vector':
        return new Verified((doc) => column.norms[doc] !== 0, docs)
    }
  }

  /** Documents whose code is not zero: a range over a column without bounds of its own. */
  #nonZero(codes: Codes): Matcher {
    const bounds = new Uint32Array(Math.ceil(codes.length / blockDocs) * 3)
    const most = codes.BYTES_PER_ELEMENT === 1 ? 0xff : codes.BYTES_PER_ELEMENT === 2 ? 0xffff : 0xffffffff
    for (let i = 1; i < bounds.length; i += 3) bounds[i] = most
    const column: NumberColumn = {
      kind: 'number',
      type: 'u32',
      none: most,
      codes,
      bounds,
      bands: undefined,
      tally: undefined,
      head: undefined,
      valueHeads: new Map(),
    }
    return new NumberRange(column, 1, most, this.segment.docs)
  }

  #keys(keys: readonly string[]): Matcher {
    const docs = new Set<number>()
    for (const key of keys) {
      const doc = key === '' || key.length > 255 ? -1 : this.segment.keys.find(safeBytes(key))
      if (doc >= 0) docs.add(doc)
    }
    return new DocList(Uint32Array.from(docs).sort())
  }
}

/** The bytes of a key; a key no document can have gives one that none has. */
const safeBytes = (key: string): Uint8Array => {
  try {
    return keyBytes(key)
  } catch {
    return new Uint8Array(0)
  }
}

const andParts = (matcher: Matcher): readonly Matcher[] => {
  return matcher instanceof And ? matcher.children : [matcher]
}
