import fc from 'fast-check'
import { expect, test } from 'vitest'
import { association, wilsonLow } from './association.js'

const counts = fc
  .tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(5000))
  .map(([both, onlyFirst, onlySecond, rest]) => ({
    first: both + onlyFirst,
    second: both + onlySecond,
    both,
    total: both + onlyFirst + onlySecond + rest,
  }))

test('the weight is between 0 and 1 and does not care which tag comes first', () => {
  fc.assert(
    fc.property(counts, (seen) => {
      const weight = association(seen)
      expect(weight).toBeGreaterThanOrEqual(0)
      expect(weight).toBeLessThanOrEqual(1)
      expect(association({ ...seen, first: seen.second, second: seen.first })).toBeCloseTo(weight, 12)
    }),
  )
})

test('tags that meet no more often than by chance have no weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (a, b) => {
      const total = 10_000
      expect(association({ first: a * 10, second: b * 10, both: Math.floor((a * b) / 100), total })).toBe(0)
    }),
  )
})

test('more support for the same proportions gives more weight', () => {
  const weight = (times: number): number =>
    association({ first: 4 * times, second: 4 * times, both: 2 * times, total: 1000 * times })
  expect(weight(1)).toBeLessThan(weight(10))
  expect(weight(10)).toBeLessThan(weight(100))
})

test('the lower bound of a share lies below it and closes in as the sample grows', () => {
  expect(wilsonLow(5, 10)).toBeLessThan(wilsonLow(500, 1000))
  expect(wilsonLow(500, 1000)).toBeLessThan(0.5)
  expect(wilsonLow(0, 10)).toBe(0)
})
