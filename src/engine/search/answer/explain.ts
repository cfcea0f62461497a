import { chunkBits, popcount } from '../bytes/bitmap.js'
import { Compiler } from '../plan/compile.js'
import { SearchQueryError } from '../schema/errors.js'
import { limits } from '../schema/limits.js'
import { findTerms } from '../match/terms.js'
import type { Matcher } from '../match/matcher.js'
import { gallop, Posting } from '../match/posting.js'
import { fromCode } from '../schema/number-code.js'
import { PostingCursor, type PostingStore } from '../columns/posting-store.js'
import type { Filter, TextClause } from '../schema/query.js'
import type { Segment, TextColumn } from '../segment/segment.js'
import { findKey, type Snapshot } from '../segment/snapshot.js'
import { analyzeQuery } from '../analysis/analyze.js'
import { validate } from '../schema/validate.js'

/** What a document holds in a column: see `valueOf`. */
export type StoredValue = number | string | boolean | null | readonly string[] | Readonly<Record<string, number>>

/** What became of one clause of a filter for one document. */
export interface Explained {
  readonly passed: boolean
  /** Leaves: the number, the category, the weights of the asked values, or the terms that answered, by field. */
  readonly value?: StoredValue
  /** Inner clauses: in the order of the filter. */
  readonly clauses?: readonly Explained[]
}

/** Terms named in an explanation, at most, and terms looked at to find them. */
const termsMax = 10
const termsRead = 5_000

/** Why the document of a key passes a filter or does not: every leaf with its value. Undefined when there is no such key. */
export const explain = (snapshot: Snapshot, key: string, filter: Filter): Explained | undefined => {
  validate({ filter, limit: 0 }, snapshot.schema)
  const place = findKey(snapshot, key)
  const live = place && snapshot.segments[place.segment]
  return live ? new Explainer(live.segment).explain(place.doc, filter) : undefined
}

/** The same for hits of a search on this snapshot and several filters at once: each filter is compiled once a segment. */
export const explainHits = (
  snapshot: Snapshot,
  hits: readonly { readonly segment: number; readonly doc: number }[],
  filters: readonly Filter[],
): Explained[][] => {
  for (const filter of filters) validate({ filter, limit: 0 }, snapshot.schema)
  const explainers = new Map<number, Explainer>()
  return hits.map(({ segment, doc }) => {
    const explainer = explainers.get(segment) ?? new Explainer(snapshot.segments[segment]!.segment)
    explainers.set(segment, explainer)
    return filters.map((filter) => explainer.explain(doc, filter))
  })
}

/** Explains documents of one segment; remembers the leaves it has compiled. */
class Explainer {
  readonly #compiler: Compiler
  readonly #matchers = new Map<Filter, Matcher>()
  readonly #fields = new Map<TextClause, FieldTerms[]>()
  constructor(segment: Segment) {
    this.#compiler = new Compiler(segment)
  }

  explain(doc: number, filter: Filter): Explained {
    const each = (list: readonly Filter[]): Explained[] => list.map((child) => this.explain(doc, child))
    if ('and' in filter) {
      const clauses = each(filter.and)
      return { passed: clauses.every(({ passed }) => passed), clauses }
    }
    if ('or' in filter) {
      const clauses = each(filter.or)
      return { passed: clauses.some(({ passed }) => passed), clauses }
    }
    if ('not' in filter) {
      const clause = this.explain(doc, filter.not)
      return { passed: !clause.passed, clauses: [clause] }
    }
    const value =
      'text' in filter
        ? this.#terms(filter.text).flatMap((field) => field.in(doc))
        : leafValue(this.#compiler, doc, filter)
    return { passed: this.#matcher(filter).has(doc), value }
  }

  #terms(clause: TextClause): FieldTerms[] {
    const known = this.#fields.get(clause)
    if (known) return known
    const terms = clause.fields.flatMap((field) => {
      const column = this.#compiler.segment.columns.get(field)
      return column?.kind === 'text' ? [new FieldTerms(field, column, clause)] : []
    })
    this.#fields.set(clause, terms)
    return terms
  }

  #matcher(filter: Filter): Matcher {
    const known = this.#matchers.get(filter) ?? this.#compiler.compile(filter)
    this.#matchers.set(filter, known)
    return known
  }
}

const leafValue = (compiler: Compiler, doc: number, filter: Filter): StoredValue => {
  const segment = compiler.segment
  if ('range' in filter) return valueOf(segment, doc, filter.range.column)
  if ('flag' in filter) return valueOf(segment, doc, filter.flag)
  if ('in' in filter) {
    const { column, anyOf, allOf, noneOf } = filter.in
    const wanted = [...(anyOf ?? []), ...(allOf ?? []), ...(noneOf ?? [])].map((value) =>
      typeof value === 'string' ? value : value.value,
    )
    const open = segment.columns.get(column)
    if (open?.kind !== 'multi') return valueOf(segment, doc, column)
    const weights = new Map<string, number>()
    for (const value of wanted) {
      const weight = weightIn(open.lists, open.dictionary.find(value), doc)
      if (weight >= 0) weights.set(value, weight / open.scale)
    }
    return Object.fromEntries(weights)
  }
  return null
}

/** The terms of one field of a segment that a text clause asks for, found once for all documents. */
class FieldTerms {
  readonly #terms: number[] = []
  readonly #postings: Posting[] = []
  readonly #field: string
  readonly #column: TextColumn

  constructor(field: string, column: TextColumn, clause: TextClause) {
    this.#field = field
    this.#column = column
    const words = clause.query.split(/\s+/u).flatMap((word) => analyzeQuery(column.analyzer, word))
    words.forEach((word, i) => {
      const prefix = clause.prefix === true && i === words.length - 1
      const options = { prefix, fuzzy: clause.fuzzy ?? 0 }
      const { exact, others } = findTerms(column, word, options, { nodes: limits.fuzzyNodesMax })
      const ranges = exact >= 0 ? [exact, exact + 1, ...others] : others
      for (let r = 0; r < ranges.length; r += 2)
        for (let term = ranges[r]!; term < ranges[r + 1]!; term++) {
          if (this.#terms.length >= termsRead) return
          this.#terms.push(term)
        }
    })
  }

  /** Those that stand in a document. */
  in(doc: number): string[] {
    const found = new Set<string>()
    for (let i = 0; i < this.#terms.length && found.size < termsMax; i++) {
      const term = this.#terms[i]!
      const posting = (this.#postings[i] ??= new Posting(this.#column.lists, term))
      if (posting.has(doc)) found.add(`${this.#field}:${this.#column.dictionary.get(term)}`)
    }
    return [...found]
  }
}

/** The stored weight of a term's document, or -1 when it is not in the list. */
const weightIn = (lists: PostingStore, term: number, doc: number): number => {
  if (term < 0) return -1
  const cursor = new PostingCursor(lists, term)
  const low = doc & 0xffff
  if (cursor.seek(doc >>> chunkBits) === 0) return -1
  if (cursor.bitmapAt < 0) {
    const at = gallop(cursor.docs, cursor.from, cursor.to, low)
    return at < cursor.to && cursor.docs[at] === low ? cursor.payloadOf(at - cursor.from) : -1
  }
  const words = lists.words
  const word = words[cursor.bitmapAt + (low >>> 5)]!
  if (((word >>> (low & 31)) & 1) === 0) return -1
  // All of one weight: which of them it is does not matter.
  if (cursor.plain) return cursor.payloadOf(0)
  let before = popcount(word & ~(-1 << (low & 31)))
  for (let i = 0; i < low >>> 5; i++) before += popcount(words[cursor.bitmapAt + i]!)
  return cursor.payloadOf(before)
}

/**
 * The value of a document in a number, category, flag or multi column (values with their weights; O(values of the column)).
 * Texts are not stored and vectors not given back.
 */
export const valueOf = (segment: Segment, doc: number, name: string): StoredValue => {
  const column = segment.columns.get(name)
  if (!column) throw new SearchQueryError('unknown_column', `There is no column ${name}.`)
  switch (column.kind) {
    case 'number': {
      const code = column.codes[doc]!
      return code === column.none ? null : fromCode(column.type, code)
    }
    case 'category': {
      const code = column.codes[doc]!
      return code === 0 ? null : column.dictionary.get(code - 1)
    }
    case 'flag':
      return new Posting(column.lists, 0).has(doc)
    case 'multi': {
      const weights = new Map<string, number>()
      for (let term = 0; term < column.dictionary.size; term++) {
        const weight = weightIn(column.lists, term, doc)
        if (weight >= 0) weights.set(column.dictionary.get(term), weight / column.scale)
      }
      return Object.fromEntries(weights)
    }
    case 'text':
    case 'vector':
      return null
  }
}
