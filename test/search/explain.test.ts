import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matches, numberOf, wordMatches, tokensOf } from './brute-force.js'
import { document, filter, schema } from './corpus.js'
import { explain, valueOf, type Explained } from '../../src/engine/search/answer/explain.js'
import { quick } from '../../src/engine/search/answer/quick.js'
import type { Filter } from '../../src/engine/search/schema/query.js'
import type { SearchDocument } from '../../src/engine/search/schema/schema.js'
import { SearchIndex } from '../../src/engine/search/write/search-index.js'
import { analyzeQuery } from '../../src/engine/search/analysis/analyze.js'

const indexOf = (list: readonly SearchDocument[]): { index: SearchIndex; live: Map<string, SearchDocument> } => {
  const index = new SearchIndex(schema)
  const live = new Map<string, SearchDocument>()
  list.forEach((each, i) => {
    index.upsert(each)
    live.set(each.key, each)
    if (i % 15 === 0) index.refresh()
  })
  index.refresh()
  return { index, live }
}

test('an explanation agrees with brute force on every clause', () => {
  const inner = (of: Filter): readonly Filter[] =>
    'and' in of ? of.and : 'or' in of ? of.or : 'not' in of ? [of.not] : []
  const agree = (explanation: Explained, of: Filter, each: SearchDocument): void => {
    expect(explanation.passed).toBe(matches(schema, each, of))
    if ('range' in of) expect(explanation.value).toEqual(numberOf(schema, each, of.range.column))
    expect(explanation.clauses?.length ?? 0).toBe(inner(of).length)
    inner(of).forEach((child, i) => agree(explanation.clauses?.[i] as Explained, child, each))
  }
  fc.assert(
    fc.property(fc.array(document, { minLength: 1, maxLength: 30 }), filter, (list, where) => {
      const { index, live } = indexOf(list)
      for (const each of live.values()) {
        const explanation = explain(index.snapshot, each.key, where)
        expect(explanation).toBeDefined()
        if (explanation) agree(explanation, where, each)
      }
      expect(explain(index.snapshot, 'nobody', where)).toBeUndefined()
    }),
    { seed: 41, numRuns: 120 },
  )
})

test('an explanation shows values, weights and the terms that answered', () => {
  const index = new SearchIndex(schema)
  index.upsert({
    key: 'a',
    values: {
      followers: 5,
      audience: { US: 0.4, DE: 0.2 },
      interests: ['art'],
      country: 'FR',
      bio: 'Fitness and travel',
      verified: true,
    },
  })
  const { segments } = index.refresh()
  const value = (where: Parameters<typeof explain>[2]) => explain(index.snapshot, 'a', where)?.value
  expect(value({ in: { column: 'audience', anyOf: [{ value: 'US', min: 0.3 }, 'JP'] } })).toEqual({ US: 0.4 })
  expect(value({ in: { column: 'country', anyOf: ['DE'] } })).toBe('FR')
  expect(value({ text: { fields: ['bio'], query: 'fitnes travle', fuzzy: 'auto' } })).toEqual([
    'bio:fitness',
    'bio:travel',
  ])
  const segment = segments[0]?.segment
  if (!segment) throw new Error('no segment')
  expect(valueOf(segment, 0, 'audience')).toEqual({ US: 0.4, DE: 0.2 })
  expect(valueOf(segment, 0, 'interests')).toEqual({ art: 1 })
  expect([valueOf(segment, 0, 'verified'), valueOf(segment, 0, 'age'), valueOf(segment, 0, 'country')]).toEqual([
    true,
    null,
    'FR',
  ])
})

test('quick search: better matches first, then rank, against brute force', () => {
  const words = fc.constantFrom('ann', 'anna', 'hanna', 'an', 'fitness', 'fitnes', 'travel', 'tarvel', 'food', 'x')
  const level = (each: SearchDocument, query: string): number => {
    const answers = (text: string, fields: string[], prefix: boolean, fuzzy: 0 | 'one' | 'auto'): boolean => {
      const parts = text.split(' ')
      return parts.every((part, i) =>
        fields.some((field) => {
          const column = schema.columns[field]
          const terms = tokensOf(schema, field, each.values[field]).map(({ term }) => term)
          const pieces = column?.kind === 'text' ? analyzeQuery(column.analyzer, part) : []
          return (
            pieces.length > 0 &&
            pieces.every((piece) =>
              terms.some((term) => wordMatches(term, piece, prefix && i === parts.length - 1, fuzzy)),
            )
          )
        }),
      )
    }
    const tries = [
      [false, 0],
      [true, 0],
      [true, 'one'],
      [true, 'auto'],
    ] as const
    return tries.findIndex(
      ([prefix, fuzzy]) =>
        answers(query, ['handle', 'name'], prefix, fuzzy) ||
        (query.includes(' ') && answers(query.replace(' ', ''), ['handle'], prefix, fuzzy === 'auto' ? 'one' : fuzzy)),
    )
  }
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 50 }),
      fc.array(words, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 1, max: 20 }),
      (list, parts, limit) => {
        const { index, live } = indexOf(list)
        const query = parts.join(' ')
        const judged = [...live.values()]
          .map((each) => ({ each, level: level(each, query) }))
          .filter((row) => row.level >= 0)
          .sort(
            (a, b) =>
              a.level - b.level ||
              (numberOf(schema, b.each, 'followers') ?? -1) - (numberOf(schema, a.each, 'followers') ?? -1) ||
              Buffer.compare(Buffer.from(a.each.key), Buffer.from(b.each.key)),
          )
        const hits = quick(index.snapshot, { query, fields: ['handle', 'name'], limit })
        expect(hits.map(({ key }) => key)).toEqual(judged.slice(0, limit).map((row) => row.each.key))
      },
    ),
    { seed: 42, numRuns: 150 },
  )
})
