import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsSchema } from '../../src/corpus/search/texts.js'
import { collectMentions, listen, packMentions, toFound, unpackMentions } from '../../src/engine/listening/index.js'
import type { Plan } from '../../src/engine/listening/index.js'
import { parseQuery } from '../../src/engine/listening/query/index.js'
import { queryRefused, SearchIndex, type SearchDocument } from '../../src/engine/search/index.js'
import { document, leaf, schema } from '../search/corpus.js'
import { fieldTokens, matches, numberOf, wordMatches } from '../search/brute-force.js'
import { fill, mark, type Engine, type OpenIndex } from './engine.js'

const documents = fc.array(document, { minLength: 1, maxLength: 60 })

const creator = (key: string, values: SearchDocument['values']): SearchDocument => ({ key, values })

const day = 86_400_000
const start = Date.UTC(2026, 7, 1)
const said = fc.record({
  text: fc
    .array(fc.constantFrom('lumevia', 'pellucca', 'rash', 'price', 'love', 'the', 'serum', '#glow'), {
      minLength: 1,
      maxLength: 9,
    })
    .map((words) => words.join(' ')),
  published_at: fc.integer({ min: start / 1000, max: (start + 20 * day) / 1000 - 1 }),
  network: fc.constantFrom('x', 'tiktok'),
  language: fc.constantFrom('en', 'es', null),
  kind: fc.constantFrom('content', 'comment'),
  author: fc.constantFrom('x:1', 'x:2', 'x:3'),
  handle: fc.constantFrom('ana', 'ben'),
  engagement: fc.option(fc.integer({ min: 0, max: 50 })),
})
const plan: Plan = {
  brands: [
    { name: 'Lumevia', query: parseQuery('lumevia AND NOT (serum NEAR/2 price)') },
    { name: 'Pellucca', query: parseQuery('"pellucca love" OR pelluc*') },
  ],
  from: start + 10 * day,
  to: start + 20 * day,
  before: start,
  interval: 'day',
  timeZone: 'UTC',
  networks: null,
  languages: null,
  countries: null,
  kinds: null,
  synthetic: 'include',
  duplicates: 'author',
  things: [],
  mentionsMax: 10_000,
}

/** Everything besides searching that every engine answers. */
export const describeAnswers = (open: () => Promise<Engine>): void => {
  describe('answers', () => {
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

    test('why a hit matched, and what it holds', () =>
      fc.assert(
        fc.asyncProperty(documents, fc.array(leaf, { minLength: 8, maxLength: 12 }), async (list, conditions) => {
          const live = new Map((await fill(index, list)).map((each) => [each.key, each]))
          const columns = ['followers', 'rate', 'country', 'verified', 'interests', 'audience']
          const { results, explanations, values } = await index.reader.search([{ limit: 100 }], {
            explain: conditions,
            values: columns,
          })
          expect(results[0]?.hits.length).toBe(live.size)
          for (const [i, { key }] of (results[0]?.hits ?? []).entries()) {
            const own = live.get(key) as SearchDocument
            expect(explanations[i]?.map(({ passed }) => passed)).toEqual(
              conditions.map((each) => matches(schema, own, each)),
            )
            const shown = values[i] ?? {}
            expect(shown['followers']).toBe(numberOf(schema, own, 'followers'))
            expect(shown['rate']).toBe(numberOf(schema, own, 'rate'))
            expect(shown['country']).toBe(own.values['country'] ?? null)
            expect(shown['verified']).toBe(own.values['verified'] === true)
            expect(Object.keys(shown['audience'] ?? {}).sort()).toEqual(
              Object.keys(own.values['audience'] ?? {}).sort(),
            )
          }
        }),
        { numRuns: engine.runs, endOnFailure: true },
      ))

    test('names by their beginnings and with typos, best first', () =>
      fc.assert(
        fc.asyncProperty(
          documents,
          fc.array(fc.constantFrom('ann', 'fit', 'travl', 'hanna', 'fodie'), { minLength: 3, maxLength: 3 }),
          async (list, queries) => {
            const live = await fill(index, list)
            for (const query of queries) {
              const { hits } = await index.reader.quick({ query, fields: ['handle', 'name'], limit: 8 })
              const level = (each: SearchDocument): number => {
                const terms = ['handle', 'name'].flatMap((field) => fieldTokens(schema, each, field))
                const has = (prefix: boolean, fuzzy: 0 | 'one'): boolean =>
                  terms.some(({ term }) => wordMatches(term, query, prefix, fuzzy))
                return has(false, 0) ? 0 : has(true, 0) ? 1 : has(true, 'one') ? 2 : 9
              }
              const judged = live
                .map((each) => ({ key: each.key, level: level(each), rank: numberOf(schema, each, 'followers') ?? -1 }))
                .filter((each) => each.level < 9)
                .sort(
                  (a, b) =>
                    a.level - b.level || b.rank - a.rank || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)),
                )
                .slice(0, 8)
              expect(hits.map(({ key }) => key)).toEqual(judged.map(({ key }) => key))
              expect(hits.map(({ match }) => ['exact', 'prefix', 'typo'].indexOf(match))).toEqual(
                judged.map((each) => each.level),
              )
            }
          },
        ),
        { numRuns: engine.runs, endOnFailure: true },
      ))

    test('how common words are, and numbers of all that match', async () => {
      const live = await fill(index, fc.sample(document, { seed: 5, numRuns: 50 }))
      const terms = ['fit', 'travel', '#fit', 'nowhere']
      const { counts, docs } = await index.reader.frequencies(['name', 'bio'], terms)
      expect(docs).toBe(live.length)
      expect(counts).toEqual(
        ['name', 'bio'].map((column) =>
          terms.map(
            (term) => live.filter((each) => fieldTokens(schema, each, column).some((t) => t.term === term)).length,
          ),
        ),
      )
      const among = { exists: 'country' }
      const found = await index.reader.numbers({
        filters: [{ keys: ['nobody'] }, among, { all: true }],
        atLeast: 1,
        atMost: 1000,
        columns: ['followers', 'rate'],
      })
      const fitting = live.filter((each) => matches(schema, each, among))
      const sorted = (values: Iterable<number>): string[] => Array.from(values, String).sort()
      expect(found.filter).toBe(1)
      expect(found.docs).toBe(fitting.length)
      expect(sorted(found.numbers['rate'] ?? [])).toEqual(
        sorted(fitting.map((each) => numberOf(schema, each, 'rate') ?? NaN)),
      )
    })

    test('pages of one list fit together while the index moves on', async () => {
      const ranks = Array.from({ length: 30 }, (_, i) => creator(`k${i}`, { followers: i, bio: 'first' }))
      await fill(index, ranks)
      const request = { sort: { by: 'rank' as const }, limit: 10 }
      const first = await index.reader.search([request])
      index.reader.hold(first.version)
      await index.writer.put([creator('new', { followers: 15, bio: 'second' }), creator('k29', { followers: 0 })])
      await index.writer.remove(['k5'])
      await index.writer.show(mark(1))
      const after = first.results[0]?.next
      const rest = await index.reader.search([{ ...request, limit: 100, ...(after && { after }) }], {
        version: first.version,
      })
      expect(rest.version).toBe(first.version)
      expect(rest.results[0]?.hits.map(({ key }) => key)).toEqual(Array.from({ length: 20 }, (_, i) => `k${19 - i}`))
      const now = await index.reader.search([{ ...request, limit: 100 }])
      expect(now.version).not.toBe(first.version)
      expect(now.results[0]?.hits.length).toBe(30)
      expect(now.results[0]?.hits.some(({ key }) => key === 'new')).toBe(true)
      const gone = await index.reader.search([{ limit: 1 }], { version: 'unheard of' })
      expect(gone.version).toBe(now.version)
    })

    test('what cannot be asked is refused by name', async () => {
      await fill(index, [creator('a', { followers: 1 })])
      for (const filter of [{ flag: 'nothing' }, { range: { column: 'bio', min: 1 } }, { and: [{ flag: 'bio' }] }])
        await expect(index.reader.search([{ filter, limit: 1 }])).rejects.toMatchObject({ code: queryRefused })
      await expect(index.reader.search([{ limit: 10_001 }])).rejects.toMatchObject({ code: queryRefused })
    })

    test('mentions, and everything that is said, as the definition says', () =>
      fc.assert(
        fc.asyncProperty(fc.array(said, { minLength: 5, maxLength: 60 }), async (list) => {
          const texts = await engine.open('texts', textsSchema)
          try {
            const live = list.map((values, i): SearchDocument => ({ key: `p:x:${i}`, values }))
            await fill(texts, live)
            const plain = new SearchIndex(textsSchema)
            for (const each of live) plain.upsert(each)
            const expected = toFound(collectMentions(plain.refresh(), plan))
            const { version, ...found } = await texts.reader.mentions(plan)
            const rows = ({ keys, masks, prints, times }: typeof expected): unknown[] =>
              keys.map((key, i) => [key, masks[i], prints[i], times[i]]).sort()
            expect(rows(found)).toEqual(rows(expected))
            const sentiment = (key: string): number => key.length % 4
            const listened = await texts.reader.listen(
              {
                plan,
                sentiment: Uint8Array.from(found.keys, sentiment),
                followers: Float64Array.from(found.authors, (author) => Number(author.slice(2)) * 100),
              },
              { version },
            )
            const judged = listen(plain.snapshot, plan, {
              sentiment: (_, key) => sentiment(key),
              followers: (_, author) => Number(author.slice(2)) * 100,
            })
            expect(listened.insights).toEqual(judged.insights)
            expect(unpackMentions(listened.packed).mentions.keys).toEqual(
              unpackMentions(packMentions(judged.mentions, judged.labels)).mentions.keys,
            )
          } finally {
            await texts.close()
          }
        }),
        { numRuns: Math.ceil(engine.runs / 3), endOnFailure: true },
      ))
  })
}
