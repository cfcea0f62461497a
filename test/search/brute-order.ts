import type { After, Filter, Fuzzy, SearchRequest, Sort } from '../../src/engine/search/schema/query.js'
import type { Schema, SearchDocument } from '../../src/engine/search/schema/schema.js'
import { lengthCode, lengthOf } from '../../src/engine/search/columns/text-length.js'
import { analyzeQuery } from '../../src/engine/search/analysis/analyze.js'
import { exists, fieldTokens, matches, numberOf, tokensOf, weightOf, wordMatches } from './brute-force.js'

/* The judge of order: scores, sort values and pages, from the definitions. See brute-force.ts. */

/** The words that count for relevance: every word of every text leaf that is not under a `not`. */
interface Word {
  readonly field: string
  readonly word: string
  readonly prefix: boolean
  readonly fuzzy: Fuzzy
}

const scoredWords = (schema: Schema, filter: Filter): Word[] => {
  if ('and' in filter) return filter.and.flatMap((child) => scoredWords(schema, child))
  if ('or' in filter) return filter.or.flatMap((child) => scoredWords(schema, child))
  const phrase = (field: string, text: string): Word[] =>
    tokensOf(schema, field, text).map(({ term }) => ({ field, word: term, prefix: false, fuzzy: 0 as const }))
  if ('near' in filter)
    return filter.near.phrases.flatMap((text) => (typeof text === 'string' ? phrase(filter.near.field, text) : []))
  // What a pattern fits counts for nothing: it has no word of its own.
  if (!('text' in filter) || filter.text.pattern === true) return []
  const { fields, query, mode, prefix, fuzzy } = filter.text
  if (mode === 'phrase') return fields.flatMap((field) => phrase(field, query))
  const words = query.split(/\s+/u).filter((word) => word !== '')
  return words.flatMap((word, i) =>
    fields.flatMap((field) => {
      const column = schema.columns[field]
      const pieces = column?.kind === 'text' ? analyzeQuery(column.analyzer, word) : []
      return pieces.map((piece, p) => ({
        field,
        word: piece,
        prefix: prefix === true && i === words.length - 1 && p === pieces.length - 1,
        fuzzy: fuzzy ?? 0,
      }))
    }),
  )
}

/** BM25 as the formula says, over `all` documents of the index (deleted ones included, if any are still in segments). */
export const scoreOf = (
  schema: Schema,
  all: readonly SearchDocument[],
  filter: Filter,
): ((document: SearchDocument) => number) => {
  const idf = (n: number): number => Math.log(1 + (all.length - n + 0.5) / (n + 0.5))
  const words = scoredWords(schema, filter).map((word) => {
    const tokens = all.map((document) => fieldTokens(schema, document, word.field))
    const length = tokens.reduce((sum, list) => sum + new Set(list.map(({ at }) => at)).size, 0)
    const other = (term: string): boolean => term !== word.word && wordMatches(term, word.word, word.prefix, word.fuzzy)
    return {
      ...word,
      other,
      mean: length > 0 ? length / all.length : 1,
      exactIdf: idf(tokens.filter((list) => list.some(({ term }) => term === word.word)).length),
      otherIdf: idf(tokens.filter((list) => list.some(({ term }) => other(term))).length),
    }
  })
  // The order in which numbers are added shows in their last digit.
  words.sort((a, b) => b.exactIdf - a.exactIdf)
  return (document) => {
    let score = 0
    for (const { field, word, other, mean, exactIdf, otherIdf } of words) {
      const tokens = fieldTokens(schema, document, field)
      const tf = tokens.filter(({ term }) => term === word).length
      const length = lengthOf(lengthCode(new Set(tokens.map(({ at }) => at)).size))
      const norm = 1.2 * (1 - 0.75 + 0.75 * (length / mean))
      if (tf > 0) score += exactIdf * ((tf * (1.2 + 1)) / (tf + norm))
      if (tokens.some(({ term }) => other(term))) score += 0.5 * (otherIdf * ((1 * (1.2 + 1)) / (1 + norm)))
    }
    return score
  }
}

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  const quantised = (x: ArrayLike<number>): number[] => {
    const values = Array.from(x)
    const most = Math.max(...values.map(Math.abs))
    return values.map((v) => (most === 0 ? 0 : Math.round((v * 127) / most)))
  }
  const x = quantised(a)
  const y = quantised(b)
  const dot = x.reduce((sum, v, i) => sum + v * (y[i] ?? 0), 0)
  const norm = (v: number[]): number =>
    v.some((c) => c !== 0) ? 1 / Math.sqrt(v.reduce((sum, c) => sum + c * c, 0)) : 0
  return dot * Math.fround(norm(x)) * norm(y)
}

/** The value a document is sorted by. */
export const sortValue = (
  schema: Schema,
  all: readonly SearchDocument[],
  filter: Filter,
  sort: Sort,
): ((document: SearchDocument) => number | null) => {
  switch (sort.by) {
    case 'rank':
      return (document) => numberOf(schema, document, schema.rank)
    case 'column':
      return (document) => numberOf(schema, document, sort.column)
    case 'weight':
      return (document) => weightOf(schema, document, sort.column, sort.value) ?? null
    case 'similarity':
      return (document) => {
        const vector = document.values[sort.column]
        return exists(schema, document, sort.column) ? cosine(vector as ArrayLike<number>, sort.vector) : null
      }
    case 'relevance': {
      const score = scoreOf(schema, all, filter)
      const weight = sort.rankWeight ?? 0
      return (document) => {
        const rank = numberOf(schema, document, schema.rank)
        const prior = rank === null ? 0 : weight * Math.log(1 + Math.max(0, rank))
        return weight === 0 ? score(document) : score(document) + prior
      }
    }
  }
}

/** A hit as the judge gives it. */
export interface JudgedHit {
  readonly key: string
  readonly value: number | null
}

/** All hits in order, from the start or after a place. */
export const judge = (
  schema: Schema,
  live: readonly SearchDocument[],
  all: readonly SearchDocument[],
  request: Pick<SearchRequest, 'filter' | 'sort' | 'after'>,
): JudgedHit[] => {
  const filter = request.filter ?? { all: true }
  const sort = request.sort ?? { by: 'rank' }
  const value = sortValue(schema, all, filter, sort)
  const sign = sort.by === 'column' && sort.order === 'asc' ? -1 : 1
  const low = (x: number | null): number => x ?? -Infinity
  type Row = { key: string; value: number | null; rank: number | null }
  const compare = (a: Row, b: Row): number => {
    if (sort.by !== 'rank' && a.value !== b.value) {
      if (a.value === null || b.value === null) return a.value === null ? 1 : -1
      return (b.value - a.value) * sign
    }
    if (a.rank !== b.rank) return low(b.rank) > low(a.rank) ? 1 : -1
    return Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  }
  const rows = live
    .filter((document) => matches(schema, document, filter))
    .map((document) => ({ key: document.key, value: value(document), rank: numberOf(schema, document, schema.rank) }))
    .sort(compare)
  const after: After | undefined = request.after
  return rows.filter((row) => !after || compare(row, after) > 0).map((row) => ({ key: row.key, value: row.value }))
}
