import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches } from './check/brute-force.js'
import { judge } from './check/brute-order.js'
import { filter, leaf, schema, sort } from './check/corpus.js'
import { manyDocuments } from './check/large.js'
import { mergeSegments } from './merge.js'
import type { After, Sort } from './query.js'
import { SearchIndex } from './search-index.js'
import { SegmentBuilder } from './segment-builder.js'
import type { NumberColumn } from './segment.js'
import { search } from './search.js'

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

function compare(where: (typeof filters)[number], by: Sort, after?: After): void {
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

test('facets of few values over several chunks, against brute force', () => {
  const wide = [{ all: true as const }, ...filters.slice(-3), { in: { column: 'country', anyOf: ['DE'] } }]
  for (const where of wide) {
    const counts = new Map<string, number>()
    for (const each of live.filter((one) => matches(schema, one, where))) {
      const value = each.values['country']
      if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const facets = { country: { column: 'country', top: 100 } }
    const counted = search(snapshot, { filter: where, limit: 0, facets }).facets['country'] ?? []
    expect(new Map(counted.map(({ value, count }) => [value, count]))).toEqual(counts)
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
  const merged = new SearchIndex(schema)
  const whole = merged.addSegment(mergeSegments(snapshot.segments))
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
}, 60_000)

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
