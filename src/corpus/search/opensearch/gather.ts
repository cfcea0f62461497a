import { filtersOf, type Plan } from '../../../engine/listening/index.js'
import { validate } from '../../../engine/search/schema/validate.js'
import {
  SearchIndex,
  SearchQueryError,
  type Filter,
  type Schema,
  type SearchDocument,
  type Snapshot,
} from '../../../engine/search/index.js'
import type { NumbersFound, NumbersQuestion } from '../port/reader.js'
import { readCounts, type ClusterAnswer } from './ask.js'
import { fromSource } from './document.js'
import { holds, toQuery } from './query.js'
import { partsOf } from '../../../kernel/parts.js'

/** A question to one version of an index. */
export type Ask = (body: object) => Promise<ClusterAnswer>

/** Documents read at once where all that match are needed, and words asked about at once. */
const sliceDocs = 5000
const sliceTerms = 500

export const countOf = async (ask: Ask, schema: Schema, filter: Filter): Promise<number> => {
  const { hits } = await ask({ size: 0, track_total_hits: true, query: toQuery(schema, filter) })
  return hits.total?.value ?? 0
}

/** In how many documents terms stand, among how many. */
export const countTerms = async (
  ask: Ask,
  schema: Schema,
  column: string,
  terms: readonly string[],
): Promise<{ counts: number[]; docs: number }> => {
  const counts: number[] = []
  const docs = await countOf(ask, schema, { all: true })
  for (const part of partsOf(terms, sliceTerms)) {
    const filters = Object.fromEntries(part.map((term, n) => [`t${n}`, holds(column, term)]))
    const answer = await ask({ size: 0, track_total_hits: false, aggs: { terms: { filters: { filters } } } })
    const found = readCounts(answer, 'terms')
    counts.push(...part.map((_, n) => found[`t${n}`]?.doc_count ?? 0))
  }
  return { counts, docs }
}

/** All documents that match, by key, slice by slice. */
const slices = async function* (ask: Ask, schema: Schema, filter: Filter): AsyncGenerator<SearchDocument[]> {
  for (let after: string | undefined; ;) {
    const { hits } = await ask({
      size: sliceDocs,
      query: toQuery(schema, filter),
      sort: [{ key: 'asc' }],
      track_total_hits: false,
      _source: ['v'],
      ...(after === undefined ? {} : { search_after: [after] }),
    })
    yield hits.hits.flatMap(({ _id, _source }) => (_source === undefined ? [] : [fromSource(_id, _source)]))
    after = hits.hits.at(-1)?._id
    if (hits.hits.length < sliceDocs) return
  }
}

/** The mentions of a plan as a small index of their own, for everything that is counted over them. */
export const gather = async (ask: Ask, schema: Schema, plan: Plan): Promise<Snapshot> => {
  const filter: Filter = { or: filtersOf(plan) }
  validate({ filter, limit: 0 }, schema)
  const count = await countOf(ask, schema, filter)
  if (count > plan.mentionsMax)
    throw new SearchQueryError(
      'too_expensive',
      `${count} documents match; at most ${plan.mentionsMax} can be read at once.`,
    )
  const index = new SearchIndex(schema)
  for await (const documents of slices(ask, schema, filter)) for (const document of documents) index.upsert(document)
  return index.refresh()
}

/** A number as the own engine would have stored it. */
const stored = (schema: Schema, column: string, value: number): number => {
  const kind = schema.columns[column]
  return kind?.kind === 'number' && kind.type === 'f32' ? Math.fround(value) + 0 : value
}

export const readNumbers = async (
  ask: Ask,
  schema: Schema,
  { filters, atLeast, atMost, columns }: NumbersQuestion,
): Promise<NumbersFound> => {
  const counts = await Promise.all(filters.map((filter) => countOf(ask, schema, filter)))
  const fits = counts.findIndex((count) => count >= atLeast && count <= atMost)
  const largest = counts.reduce((best, count, i) => (count <= atMost && count >= (counts[best] ?? 0) ? i : best), -1)
  const filter = fits === -1 ? largest : fits
  const docs = counts[filter] ?? 0
  if (docs === 0) return { filter: Math.max(0, filter), docs: 0, numbers: {} }
  const numbers = Object.fromEntries(columns.map((column) => [column, new Float64Array(docs).fill(NaN)]))
  let at = 0
  for await (const documents of slices(ask, schema, filters[filter]!))
    for (const { values } of documents) {
      for (const column of columns) {
        const value = values[column]
        if (typeof value === 'number') (numbers[column] as Float64Array)[at] = stored(schema, column, value)
      }
      at++
    }
  return { filter, docs, numbers }
}
