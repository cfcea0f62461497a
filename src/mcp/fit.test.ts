import { expect, test } from 'vitest'
import { fit } from './fit.js'

test('what is short stays whole, long lists and texts are cut and named', () => {
  const short = { a: ['x', 'y'], b: 'text' }
  expect(fit(short)).toEqual({ shown: short, shortened: [] })
  const { shown, shortened } = fit({ a: Array.from({ length: 30 }, (_, at) => at), b: 'x'.repeat(900), c: 'y' })
  expect(shown).toEqual({ a: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], b: `${'x'.repeat(800)}…`, c: 'y' })
  expect(shortened).toEqual(['/a', '/b'])
})

test('pages and brands that were asked for keep every item', () => {
  const items = Array.from({ length: 25 }, (_, at) => ({ id: String(at) }))
  expect(fit({ data: items }).shown).toEqual({ data: items })
  expect(fit({ brands: items }).shown).toEqual({ brands: items })
})

test('an answer of many long parts is cut until several of them fit into a conversation', () => {
  const posts = Array.from({ length: 12 }, () => ({ text: 'word '.repeat(160) }))
  const brands = Array.from({ length: 21 }, (_, at) => ({ name: `Brand ${at}`, posts, terms: posts }))
  const { shown, shortened } = fit({ brands })
  expect(JSON.stringify(shown).length).toBeLessThan(40_000)
  expect((shown as { brands: unknown[] }).brands).toHaveLength(21)
  expect(shortened).toEqual(['/brands/-/posts', '/brands/-/posts/-/text', '/brands/-/terms', '/brands/-/terms/-/text'])
})
