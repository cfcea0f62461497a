import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, schema } from './corpus.js'
import { matches } from './brute-force.js'
import { judge } from './brute-order.js'
import type { Filter } from '../../src/engine/search/schema/query.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { search } from '../../src/engine/search/answer/search.js'

test('facets and totals of a stretch of the order are exact, with documents that are gone', () => {
  const edge = fc.option(fc.integer({ min: 0, max: 12 }))
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 40, maxLength: 90 }),
      fc.integer({ min: 0, max: 60 }),
      fc.record({ min: edge, max: edge, country: fc.option(fc.constantFrom('DE', 'FR', 'US')), bounded: fc.boolean() }),
      (list, dropped, { min, max, country, bounded }) => {
        const live = new Map(list.map((each) => [each.key, each]))
        const index = new SearchIndex(schema)
        for (const each of live.values()) index.upsert(each)
        index.refresh()
        const [gone] = [...live.keys()].slice(dropped)
        if (gone !== undefined) {
          index.delete(gone)
          live.delete(gone)
        }
        const range: Filter = {
          range: { column: 'followers', ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) },
        }
        const inCountry: Filter[] = country === null ? [] : [{ in: { column: 'country', anyOf: [country] } }]
        const where: Filter = { and: [...(min === null && max === null ? [] : [range]), ...inCountry] }
        const found = [...live.values()].filter((each) => matches(schema, each, where))
        const result = search(index.refresh(), {
          filter: where,
          limit: 5,
          total: bounded ? 'auto' : 'exact',
          facets: { c: { column: 'country', top: 100 }, a: { column: 'audience', top: 100 } },
        })
        const sums = (values: string[]): Record<string, number> =>
          Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]))
        const counted = (name: string) =>
          Object.fromEntries((result.facets[name] ?? []).map(({ value, count }) => [value, count]))
        expect(counted('c')).toEqual(sums(found.map(({ values }) => values['country'] as string).filter(Boolean)))
        expect(counted('a')).toEqual(sums(found.flatMap(({ values }) => Object.keys(values['audience'] ?? {}))))
        expect(result.total).toEqual({ value: found.length, relation: 'eq' })
        const judged = judge(schema, [...live.values()], [...live.values()], { filter: where }).slice(0, 5)
        expect(result.hits.map(({ key, value }) => ({ key, value }))).toEqual(judged)
      },
    ),
    { seed: 16, numRuns: 300 },
  )
})
