import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './brute-force.js'
import { judge } from './brute-order.js'
import { filter, leaf, schema, sort } from './corpus.js'
import { manyDocuments } from './large.js'
import { mergeSegments } from '../../src/engine/search/write/merge.js'
import type { After, Sort } from '../../src/engine/search/schema/query.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { SegmentBuilder } from '../../src/engine/search/write/segment-builder.js'
import type { CategoryColumn, NumberColumn } from '../../src/engine/search/segment/segment.js'
import { search } from '../../src/engine/search/answer/search.js'

/* More than one chunk, so that bitmap containers, lists over chunks, bands and block bounds are all met. */
const documents = manyDocuments(70_000, 7)
const index = new SearchIndex(schema)
for (const part of [documents.slice(0, 68_000), documents.slice(68_000)]) {
  const builder = new SegmentBuilder(schema)
  for (const each of part) builder.add(each)
  index.addSegment(builder.finish())
}
for (let i = 0; i < 70_000; i += 97) index.delete(`k${i}`)
const snapshot = index.refresh()
const live = documents.filter((_, i) => i % 97 !== 0)

const compare = (where: (typeof filters)[number], by: Sort, after?: After): void => {
  const request = { filter: where, sort: by, ...(after && { after }) }
  const judged = judge(schema, live, documents, request)
  const result = search(snapshot, { ...request, limit: 30, total: 'exact' })
  expect(result.hits.map(({ key, value }) => ({ key, value }))).toEqual(judged.slice(0, 30))
  expect(result.total?.value).toBe(after ? live.filter((each) => matches(schema, each, where)).length : judged.length)
  const auto = search(snapshot, { ...request, limit: 30 })
  expect(auto.hits).toEqual(result.hits)
  if (auto.total?.relation === 'eq') expect(auto.total.value).toBe(result.total?.value)
  else expect(auto.total?.value).toBeLessThanOrEqual(result.total?.value ?? 0)
}

const filters = [
  ...fc.sample(leaf, { seed: 21, numRuns: 24 }),
  ...fc.sample(filter, { seed: 22, numRuns: 6 }),
  ...['f', 'fo', 'foo', 'a', 'x', '東'].map((query) => ({ text: { fields: ['name', 'handle'], query, prefix: true } })),
  { not: { text: { fields: ['handle'], query: 'h', prefix: true } } },
  { range: { column: 'rate', min: -0.5, max: 0.7 } },
  { range: { column: 'posts', min: 100 } },
  { range: { column: 'delta', max: -20 } },
]

test('filters over several chunks, against brute force', () => {
  for (const where of filters) compare(where, { by: 'rank' })
})

/** The same documents in one segment, without those that were deleted: what is written down of a whole segment holds there. */
const whole = new SearchIndex(schema).addSegment(mergeSegments(snapshot.segments))

test('what can be known of a segment beforehand is written down', () => {
  const columns = whole.segments[0]?.segment.columns
  const tallied = ['rate', 'growth', 'posts', 'age', 'delta'].filter(
    (name) => (columns?.get(name) as NumberColumn).tally,
  )
  expect(tallied).toEqual(['growth', 'posts', 'age', 'delta'])
  const { pairs } = columns?.get('country') as CategoryColumn
  expect([...pairs.keys()]).toEqual(['tier', 'interests', 'audience', 'topics'])
})

test('counts of a range, whatever it cuts, with and without deleted documents', () => {
  const edges = {
    rate: [-2, -0.5, -0.49, 0, 0.003, 0.71, 3],
    growth: [-1.02, -0.9, 0, 0.05, 1.7],
    delta: [-120, -3, 0, 99],
  }
  for (const [column, ends] of Object.entries({ ...edges, posts: [0, 1, 100, 400], age: [12, 13, 15, 20, 30] })) {
    const known = live.flatMap(({ values }) =>
      typeof values[column] === 'number' ? [Math.fround(values[column])] : [],
    )
    for (const min of ends)
      for (const max of ends) {
        const wanted = known.filter((value) => value >= Math.fround(min) && value <= Math.fround(max)).length
        const request = { filter: { range: { column, min, max } }, limit: 0, total: 'exact' as const }
        const counted = [snapshot, whole].map((view) => search(view, request).total?.value)
        expect([column, min, max, ...counted]).toEqual([column, min, max, wanted, wanted])
      }
  }
})

test('counts of two values together, with and without deleted documents', () => {
  const pairs = ['US', 'ÅX', 'none such'].flatMap((country) => ['small', 'large'].map((tier) => ({ country, tier })))
  for (const pair of pairs) {
    const and = Object.entries(pair).map(([column, value]) => ({ in: { column, anyOf: [value] } }))
    const wanted = live.filter((each) => matches(schema, each, { and })).length
    for (const view of [snapshot, whole])
      expect([pair, search(view, { filter: { and }, limit: 0, total: 'exact' }).total?.value]).toEqual([pair, wanted])
  }
})

test('facets of few values over several chunks, against brute force', () => {
  const one = (column: string, value: string) => ({ in: { column, anyOf: [value] } })
  const wide = [{ all: true as const }, ...filters.slice(-3), one('country', 'DE'), one('tier', 'small')]
  for (const where of wide)
    for (const column of ['country', 'tier', 'interests', 'audience']) {
      const counts = new Map<string, number>()
      for (const { values } of live.filter((each) => matches(schema, each, where))) {
        const held = values[column] ?? []
        const list = typeof held === 'string' ? [held] : Array.isArray(held) ? new Set(held) : Object.keys(held)
        for (const value of list) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
      }
      const facets = { these: { column, top: 100 } }
      for (const view of [snapshot, whole]) {
        const counted = search(view, { filter: where, limit: 0, facets }).facets['these'] ?? []
        expect([column, new Map(counted.map(({ value, count }) => [value, count]))]).toEqual([column, counts])
      }
    }
})

test('sorts over several chunks, with and without bands, and their second pages', () => {
  const sorts = fc.sample(sort, { seed: 23, numRuns: 8 })
  sorts.push({ by: 'column', column: 'rate', order: 'asc' }, { by: 'column', column: 'rate', order: 'desc' })
  sorts.forEach((by, i) => {
    const where = filters[i * 3] ?? { all: true }
    if (by.by === 'relevance') return
    compare(where, by)
    const next = search(snapshot, { filter: where, sort: by, limit: 30 }).next
    if (next) compare(where, by, next)
  })
})

test('the heads of orders give the same pages, before and after a merge', () => {
  const sorts: Sort[] = [
    ...['rate', 'posts', 'delta'].map((column): Sort => ({ by: 'column', column, order: 'desc' })),
    ...['US', 'DE', 'ÅX'].map((value): Sort => ({ by: 'weight', column: 'audience', value })),
  ]
  const from = (country: string) => ({ in: { column: 'country', anyOf: [country] } })
  const dense = [
    { not: { flag: 'verified' } },
    { in: { column: 'country', anyOf: ['US', 'FR'] } },
    from('DE'),
    { and: [from('US'), { not: { flag: 'verified' } }] },
  ]
  const { valueHeads } = whole.segments[0]?.segment.columns.get('rate') as NumberColumn
  expect(valueHeads.get('country')?.of(0)?.docs.length).toBeGreaterThan(0)
  for (const by of sorts)
    for (const where of dense) {
      const judged = judge(schema, live, documents, { filter: where, sort: by })
      for (const view of [snapshot, whole]) {
        let after: After | undefined
        for (let at = 0; at < 90; at += 30) {
          const { hits, next } = search(view, { filter: where, sort: by, limit: 30, ...(after && { after }) })
          expect(hits.map(({ key, value }) => ({ key, value }))).toEqual(judged.slice(at, at + 30))
          after = next ?? undefined
        }
      }
    }
})

test('relevance over several chunks, against brute force', () => {
  const where = {
    and: [
      { text: { fields: ['bio'], query: 'antelope gym', mode: 'any' as const } },
      { in: { column: 'country', anyOf: ['US', 'DE'] } },
    ],
  }
  compare(where, { by: 'relevance' })
  compare(where, { by: 'relevance', rankWeight: 0.2 })
})

test('common words by relevance, where most documents are passed over, against brute force', () => {
  const words = (query: string) => ({ text: { fields: ['bio', 'name'], query, mode: 'any' as const } })
  compare(words('fit travel'), { by: 'relevance' })
  compare(words('fit travel'), { by: 'relevance', rankWeight: 0.05 })
  compare({ and: [words('fit'), { flag: 'verified' }] }, { by: 'relevance', rankWeight: 0.3 })
})

test('a merge of large segments keeps every list', () => {
  const merged = new SearchIndex(schema)
  merged.addSegment(mergeSegments(snapshot.segments))
  for (const where of filters) {
    const request = { filter: where, limit: 20, total: 'exact' as const }
    const a = search(snapshot, request)
    const b = search(merged.snapshot, request)
    expect(b.hits.map(({ key }) => key)).toEqual(a.hits.map(({ key }) => key))
    expect(b.total).toEqual(a.total)
  }
})
