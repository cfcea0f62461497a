import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { After, Filter, Hit, SearchDocument, Sort } from '../../src/engine/search/index.js'
import { document, filter, leaf, schema, sort, textFilter } from '../search/corpus.js'
import { matches, tokensOf } from '../search/brute-force.js'
import { judge } from '../search/brute-order.js'
import { fill, type Engine, type OpenIndex } from './engine.js'

const documents = fc.array(document, { maxLength: 60 })
const byScore = ({ by }: Sort): boolean => by === 'relevance'
const facets = {
  c: { column: 'country', top: 100 },
  i: { column: 'interests', top: 2 },
  a: { column: 'audience', top: 100 },
  f: { column: 'followers', edges: [0, 3, 7] },
  t: { column: 'bio', top: 100 },
}

const countValues = (found: readonly SearchDocument[], pick: (each: SearchDocument) => string[]) => {
  const sums = new Map<string, number>()
  for (const each of found) for (const value of new Set(pick(each))) sums.set(value, (sums.get(value) ?? 0) + 1)
  return Array.from(sums, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)),
  )
}

/** What every engine finds, counts and orders, with brute force as judge. */
export const describeSearches = (open: () => Promise<Engine>): void => {
  describe('searches', () => {
    let engine: Engine
    let index: OpenIndex
    beforeAll(async () => {
      engine = await open()
      index = await engine.open('creators', schema)
    })
    afterAll(async () => {
      await index.close()
      await engine.close()
    })

    const same = (hits: readonly Hit[], live: readonly SearchDocument[], where: Filter, by: Sort, limit: number) => {
      const judged = judge(schema, live, live, { filter: where, sort: by })
      if (!byScore(by) || engine.exactScores) {
        expect(
          hits.map(({ key, value }) => ({ key, value })),
          JSON.stringify(where),
        ).toEqual(judged.slice(0, limit))
        return
      }
      const keys = hits.map(({ key }) => key)
      expect(new Set(keys).size, JSON.stringify(where)).toBe(Math.min(limit, judged.length))
      for (const key of keys) expect(judged.some((each) => each.key === key)).toBe(true)
      for (const [i, { value }] of hits.entries())
        if (i > 0) expect(value ?? 0).toBeLessThanOrEqual(hits[i - 1]?.value ?? 0)
    }

    const question = (conditions: fc.Arbitrary<Filter>, orders: fc.Arbitrary<Sort>) =>
      fc.record({ where: conditions, by: orders, limit: fc.integer({ min: 0, max: 12 }) })

    const ask = (conditions: fc.Arbitrary<Filter>, orders: fc.Arbitrary<Sort>) =>
      fc.assert(
        fc.asyncProperty(
          documents,
          fc.array(question(conditions, orders), { minLength: 30, maxLength: 40 }),
          async (list, questions) => {
            const live = await fill(index, list)
            const asked = questions.filter(({ where }) => engine.answers(where))
            const requests = asked.map(({ where, by, limit }) => ({
              filter: where,
              sort: by,
              limit,
              total: 'exact' as const,
            }))
            const { results } = await index.reader.search(requests)
            for (const [i, { where, by, limit }] of asked.entries()) {
              const judged = judge(schema, live, live, { filter: where })
              const result = results[i]
              same(result?.hits ?? [], live, where, by, limit)
              expect(result?.total).toEqual({ value: judged.length, relation: 'eq' })
              expect(result?.next === null).toBe(judged.length <= limit || limit === 0)
            }
          },
        ),
        { numRuns: engine.runs, endOnFailure: true },
      )

    test('every condition, by rank', () => ask(leaf, fc.constant<Sort>({ by: 'rank' })))
    test('words, by relevance', () =>
      ask(
        textFilter,
        fc.constantFrom(0, 0.5).map((rankWeight): Sort => ({ by: 'relevance', rankWeight })),
      ))
    test('trees of conditions, in every order', () => ask(filter, sort))

    test('a walk by cursor gives every hit once, in order', () =>
      fc.assert(
        fc.asyncProperty(
          documents,
          fc.array(fc.record({ where: leaf, by: sort, limit: fc.integer({ min: 5, max: 30 }) }), {
            minLength: 4,
            maxLength: 6,
          }),
          async (list, walks) => {
            const live = await fill(index, list)
            for (const { where, by, limit } of walks.filter(({ where: each }) => engine.answers(each))) {
              const walked: Hit[] = []
              let after: After | null = null
              do {
                const given: After | undefined = after === null ? undefined : structuredClone(after)
                const { results } = await index.reader.search([
                  { filter: where, sort: by, limit, ...(given && { after: given }) },
                ])
                walked.push(...(results[0]?.hits ?? []))
                after = results[0]?.next ?? null
              } while (after !== null)
              same(walked, live, where, by, Infinity)
            }
          },
        ),
        { numRuns: engine.runs, endOnFailure: true },
      ))

    test('facets, funnels and what is missing are exact', () =>
      fc.assert(
        fc.asyncProperty(
          documents,
          fc.array(fc.record({ where: filter, funnel: fc.array(leaf, { maxLength: 4 }) }), { minLength: 6 }),
          async (list, questions) => {
            const live = await fill(index, list)
            const asked = questions.filter(({ where, funnel }) => [where, ...funnel].every(engine.answers))
            const needs: (Filter | null)[] = [{ exists: 'followers' }, null, { exists: 'country' }, null]
            const { results } = await index.reader.search(
              asked.map(({ where, funnel }) => ({
                filter: where,
                limit: 3,
                facets,
                funnel,
                funnelNeeds: needs.slice(0, funnel.length),
              })),
            )
            for (const [i, { where, funnel }] of asked.entries()) {
              const found = live.filter((each) => matches(schema, each, where))
              const shown = results[i]?.facets
              expect(shown?.['c']).toEqual(
                countValues(found, ({ values: { country } }) => (typeof country === 'string' ? [country] : [])),
              )
              expect(shown?.['i']).toEqual(
                countValues(found, ({ values }) => [...((values['interests'] as string[] | undefined) ?? [])]).slice(
                  0,
                  2,
                ),
              )
              expect(shown?.['a']).toEqual(countValues(found, ({ values }) => Object.keys(values['audience'] ?? {})))
              expect(shown?.['t']).toEqual(
                countValues(found, ({ values }) => tokensOf(schema, 'bio', values['bio']).map(({ term }) => term)),
              )
              expect(shown?.['f']?.map(({ value }) => value)).toEqual(['0', '3', '7'])
              const within = (low: number, high: number): Filter => ({
                range: { column: 'followers', min: low, max: high },
              })
              expect(shown?.['f']?.map(({ count }) => count)).toEqual(
                [within(0, 2), within(3, 6), within(7, Infinity)].map(
                  (band) => found.filter((each) => matches(schema, each, band)).length,
                ),
              )
              const left = (n: number) => live.filter((each) => matches(schema, each, { and: funnel.slice(0, n) }))
              expect(results[i]?.funnel).toEqual(funnel.map((_, n) => left(n + 1).length))
              expect(results[i]?.missing).toEqual(
                funnel.map((_, n) => {
                  const need = needs[n] ?? null
                  return need === null ? 0 : left(n).filter((each) => !matches(schema, each, need)).length
                }),
              )
            }
          },
        ),
        { numRuns: engine.runs, endOnFailure: true },
      ))
  })
}
