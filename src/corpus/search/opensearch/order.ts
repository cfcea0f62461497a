import {
  SearchQueryError,
  type After,
  type Column,
  type Filter,
  type Schema,
  type Sort,
} from '../../../engine/search/index.js'
import { analyze } from '../../../engine/search/analysis/analyze.js'
import { fieldOf, toTerm, toVectorText, weightFieldOf, weightScaleOf } from './document.js'
import { anyOf, textColumn, wordsOf, type Query } from './query-text.js'

/** The order of a search in the language of the cluster, and how its values are read. */
export interface Order {
  sort: object[]
  /** What is asked, with scores where the order is by them. */
  query: Query
  /** The value of a hit, from what it was sorted by. */
  toValue: (sorted: number) => number | null
  /** The other way, for where a page begins. */
  fromValue: (value: number | null) => number
}

/** BM25 with the factor that the cluster leaves out of it. */
const bm25Factor = 2.2
/** What a word counts that was reached by its beginning or with typos. */
const otherBoost = 0.5

const numberOrder = (name: string, column: Column, ascending: boolean): Omit<Order, 'query'> => {
  const float = column.kind === 'number' && column.type === 'f32'
  // Beyond every value that can be kept, so that those without one come last either way.
  const beyond = float ? 3.4028234663852886e38 : 4_294_967_295
  const missing = ascending ? beyond : float ? -beyond : -4_294_967_295
  return {
    sort: [{ [fieldOf(name)]: { order: ascending ? 'asc' : 'desc', missing } }],
    toValue: (sorted) => {
      const value = float ? Math.fround(sorted) : sorted
      return value === missing ? null : value
    },
    fromValue: (value) => value ?? missing,
  }
}

const weightScript = `def found = doc[params.field];
for (int i = 0; i < found.size(); i++) {
  String term = found.get(i);
  if (term.startsWith(params.start)) return Integer.parseInt(term.substring(params.start.length()), 16);
}
return -1;`

const likenessScript = `def found = doc[params.field];
if (found.size() == 0) return -2;
String text = found.get(0);
double dot = 0; double own = 0;
for (int i = 0; i < params.vector.length; i++) {
  double x = (double) ((int) text.charAt(i) - 512);
  dot += x * params.vector[i];
  own += x * x;
}
return dot * (double) ((float) (1.0 / Math.sqrt(own))) * params.norm;`

const rankScript = `double rank = doc[params.field].size() == 0 ? 0 : doc[params.field].value;
return _score + params.weight * Math.log(1 + Math.max(0, rank));`

const byScript = (source: string, params: object): object => ({
  _script: { type: 'number', order: 'desc', script: { lang: 'painless', source, params } },
})

/** Every word of every text clause that is not under a `not`. */
const scored = (schema: Schema, filter: Filter): Query[] => {
  if ('and' in filter) return filter.and.flatMap((each) => scored(schema, each))
  if ('or' in filter) return filter.or.flatMap((each) => scored(schema, each))
  const phrase = (field: string, text: string): Query[] => {
    const terms: string[] = []
    analyze(textColumn(schema, field).analyzer, text, (term) => void terms.push(toTerm(term)))
    return terms.map((value) => ({ term: { [fieldOf(field)]: { value, boost: bm25Factor } } }))
  }
  if ('near' in filter)
    return filter.near.phrases.flatMap((text) => (typeof text === 'string' ? phrase(filter.near.field, text) : []))
  if (!('text' in filter) || filter.text.pattern === true) return []
  if (filter.text.mode === 'phrase') return filter.text.fields.flatMap((field) => phrase(field, filter.text.query))
  return wordsOf(schema, filter.text)
    .flat(2)
    .flatMap(({ exact, others }) => [
      { bool: { must: [exact], boost: bm25Factor } },
      ...(others.length === 0 ? [] : [{ constant_score: { filter: anyOf(others), boost: otherBoost } }]),
    ])
}

const byScore = (schema: Schema, filter: Filter, query: Query, rankWeight: number): Order => {
  const words = scored(schema, filter)
  const found: Query =
    words.length === 0
      ? { bool: { filter: [query], should: [] } }
      : { bool: { filter: [query], should: words, minimum_should_match: 0 } }
  const params = { field: fieldOf(schema.rank), weight: rankWeight }
  return {
    sort: [{ _score: { order: 'desc' } }],
    query: rankWeight === 0 ? found : { script_score: { query: found, script: { source: rankScript, params } } },
    toValue: (sorted) => sorted,
    fromValue: (value) => value ?? 0,
  }
}

const byVector = (name: string, vector: ArrayLike<number>): Omit<Order, 'query'> => {
  const text = toVectorText(vector)
  const codes = Array.from(text ?? '', (letter) => letter.charCodeAt(0) - 512)
  const length = codes.reduce((sum, code) => sum + code * code, 0)
  const params = { field: fieldOf(name), vector: codes, norm: length === 0 ? 0 : 1 / Math.sqrt(length) }
  return {
    sort: [byScript(likenessScript, params)],
    toValue: (sorted) => (sorted === -2 ? null : sorted + 0),
    fromValue: (value) => value ?? -2,
  }
}

export const toOrder = (schema: Schema, filter: Filter, query: Query, sort: Sort): Order => {
  switch (sort.by) {
    case 'rank':
      return { ...numberOrder(schema.rank, schema.columns[schema.rank]!, false), query, sort: [] }
    case 'column':
      return { ...numberOrder(sort.column, schema.columns[sort.column]!, sort.order === 'asc'), query }
    case 'weight': {
      const scale = weightScaleOf(schema.columns[sort.column]!)
      const params = { field: weightFieldOf(sort.column), start: `${sort.value}\u0001` }
      return {
        query,
        sort: [byScript(weightScript, params)],
        toValue: (sorted) => (sorted < 0 ? null : sorted / scale),
        fromValue: (value) => (value === null ? -1 : Math.round(value * scale)),
      }
    }
    case 'similarity':
      return { ...byVector(sort.column, sort.vector), query }
    case 'relevance':
      return byScore(schema, filter, query, sort.rankWeight ?? 0)
  }
}

/** Ties are broken by rank, highest first, then by key. */
export const rankOrder = (schema: Schema): Omit<Order, 'query'> =>
  numberOrder(schema.rank, schema.columns[schema.rank]!, false)

export const toSearchAfter = (schema: Schema, order: Order, after: After): (number | string)[] => {
  if (after.value !== null && !Number.isFinite(after.value))
    throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  const rank = rankOrder(schema).fromValue(after.rank)
  return [...(order.sort.length === 0 ? [] : [order.fromValue(after.value)]), rank, after.key]
}
