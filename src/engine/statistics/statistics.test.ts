import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilsonLow } from './association.js'
import { estimateMean, estimateMedian, mean, median, quantile } from './estimate.js'
import { estimateCount } from './interval.js'
import { roundTo } from './round.js'

test('of nothing there is no mean, no median, no quantile, and a share of anything from none to all', () => {
  expect([mean([]), median([]), quantile([], 0.9), estimateMean([]), estimateMedian([])]).toEqual(Array(5).fill(null))
  expect(estimateCount(0, 0)).toEqual({ value: 0, low: 0, high: 1, sampleSize: 0, basis: 'measured' })
  expect(wilsonLow(0, 0)).toBe(0)
})

test('a share lies within its bounds, which are narrower the more was counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (size, part) => {
      const count = Math.round(size * part)
      const { value, low, high } = estimateCount(count, size)
      expect(low).toBeLessThanOrEqual(value)
      expect(high).toBeGreaterThanOrEqual(value)
      const larger = estimateCount(count * 10, size * 10)
      expect(larger.high - larger.low).toBeLessThanOrEqual(high - low)
      expect(wilsonLow(count, size)).toBeGreaterThanOrEqual(low - 1e-6)
    }),
  )
})

test('the bounds that Wilson published: 9 of 10', () => {
  expect(estimateCount(9, 10)).toMatchObject({ value: 0.9, low: 0.59585, high: 0.982124 })
})

test('rounding keeps what it can show', () => {
  expect([roundTo(0.12345, 4), roundTo(12.345, 0), roundTo(-0.5, 1), roundTo(1e-9, 6)]).toEqual([0.1235, 12, -0.5, 0])
})
