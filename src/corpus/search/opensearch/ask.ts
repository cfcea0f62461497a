import {
  SearchQueryError,
  type FacetCount,
  type FacetRequest,
  type Filter,
  type Hit,
  type Schema,
  type SearchRequest,
  type SearchResult,
  type Value,
} from '../../../engine/search/index.js'
import { fieldOf, fromTerm } from './document.js'
import { rankOrder, toOrder, toSearchAfter, type Order } from './order.js'
import { toQuery, toRange } from './query.js'
import { allOf, type Query } from './query-text.js'

/** What the cluster answers to a search. */
export interface ClusterAnswer {
  hits: {
    total?: { value: number; relation: 'eq' | 'gte' }
    hits: { _id: string; sort: (number | string)[]; _source?: { v: Record<string, Value> } }[]
  }
  aggregations?: Record<
    string,
    { buckets: { key: string; doc_count: number }[] | Record<string, { doc_count: number }> }
  >
}

/** Values of a facet that each shard gives: with fewer different values than this, counts are exact on any number of shards. */
const shardValues = 20_000
const facetTop = 10

const toFacet = (schema: Schema, request: FacetRequest): object => {
  const { column } = request
  if (!('edges' in request)) {
    const size = request.top ?? facetTop
    const order = [{ _count: 'desc' }, { _key: 'asc' }]
    return { terms: { field: fieldOf(column), size, shard_size: Math.max(size, shardValues), order } }
  }
  const { edges } = request
  const bands = edges.map((edge, i) => {
    const next = edges[i + 1]
    const from = toRange(schema, column, edge)
    return next === undefined ? from : { bool: { filter: [from], must_not: [toRange(schema, column, next)] } }
  })
  return { filters: { filters: Object.fromEntries(bands.map((band, i) => [`b${i}`, band])) } }
}

/** Counts of a funnel: what is left after each condition, and what of those before it has nothing of it. */
const toFunnel = (schema: Schema, { funnel = [], funnelNeeds = [] }: SearchRequest): Record<string, Query> => {
  const left = (n: number): Query => allOf(funnel.slice(0, n).map((each) => toQuery(schema, each)))
  const counts: Record<string, Query> = {}
  for (const [i] of funnel.entries()) {
    counts[`l${i}`] = left(i + 1)
    const needed: Filter | null = funnelNeeds[i] ?? null
    if (needed !== null) counts[`m${i}`] = { bool: { filter: [left(i)], must_not: [toQuery(schema, needed)] } }
  }
  return counts
}

/** A search, made ready to be asked. */
export interface Asked {
  order: Order
  body: object
  /** The counts of its funnel, where it has one: they are of everybody, so they are a question of their own. */
  funnel: object | undefined
}

export const toAsked = (schema: Schema, request: SearchRequest, withSource: boolean): Asked => {
  const filter = request.filter ?? { all: true }
  const order = toOrder(schema, filter, toQuery(schema, filter), request.sort ?? { by: 'rank' })
  const facets = Object.entries(request.facets ?? {})
  const { after } = request
  const funnel = toFunnel(schema, request)
  return {
    order,
    body: {
      size: request.limit === 0 ? 0 : request.limit + 1,
      query: order.query,
      sort: [...order.sort, ...rankOrder(schema).sort, { key: 'asc' }],
      track_total_hits: request.total !== 'none',
      _source: withSource ? ['v'] : false,
      ...(after === undefined ? {} : { search_after: toSearchAfter(schema, order, after) }),
      ...(facets.length === 0
        ? {}
        : { aggs: Object.fromEntries(facets.map(([name, each]) => [name, toFacet(schema, each)])) }),
    },
    funnel:
      Object.keys(funnel).length === 0
        ? undefined
        : { size: 0, track_total_hits: false, aggs: { funnel: { filters: { filters: funnel } } } },
  }
}

const readFacet = (schema: Schema, request: FacetRequest, answer: ClusterAnswer, name: string): FacetCount[] => {
  const buckets = answer.aggregations?.[name]?.buckets ?? []
  if (Array.isArray(buckets)) {
    const isText = schema.columns[request.column]?.kind === 'text'
    return buckets.map(({ key, doc_count }) => ({ value: isText ? fromTerm(key) : key, count: doc_count }))
  }
  const edges = 'edges' in request ? request.edges : []
  return edges.map((edge, i) => ({ value: String(edge), count: buckets[`b${i}`]?.doc_count ?? 0 }))
}

/** Counts by name of an answer to filters. */
export const readCounts = (answer: ClusterAnswer, name: string): Record<string, { doc_count: number }> => {
  const buckets = answer.aggregations?.[name]?.buckets ?? {}
  return Array.isArray(buckets) ? {} : buckets
}

export const readAnswer = (
  schema: Schema,
  request: SearchRequest,
  order: Order,
  answer: ClusterAnswer,
  funnel: ClusterAnswer | undefined,
): SearchResult => {
  const toRank = rankOrder(schema).toValue
  const all = answer.hits.hits.map(({ _id, sort }): Hit => {
    const rank = toRank(Number(sort.at(-2)))
    return { key: _id, rank, value: order.sort.length === 0 ? rank : order.toValue(Number(sort[0])) }
  })
  const hits = all.slice(0, request.limit)
  const last = hits.at(-1)
  const counts = funnel === undefined ? {} : readCounts(funnel, 'funnel')
  return {
    hits,
    total: request.total === 'none' ? undefined : { value: answer.hits.total?.value ?? 0, relation: 'eq' },
    next: last !== undefined && all.length > hits.length ? { value: last.value, rank: last.rank, key: last.key } : null,
    facets: Object.fromEntries(
      Object.entries(request.facets ?? {}).map(([name, each]) => [name, readFacet(schema, each, answer, name)]),
    ),
    funnel: (request.funnel ?? []).map((_, i) => counts[`l${i}`]?.doc_count ?? 0),
    missing: (request.funnel ?? []).map((_, i) => counts[`m${i}`]?.doc_count ?? 0),
  }
}

/** What a cluster refuses of a validated question is too much for it. */
export const tooMuch = (reason: string): SearchQueryError =>
  new SearchQueryError('too_expensive', `The search cluster cannot answer this question: ${reason}`)
