import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctedSize, estimateShare, wilson } from './interval.js'

const sampling = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 1_000_000 }))
  .map(([asked, more]) => ({ size: asked, asked, population: asked + more }))

test('the share lies between its bounds, and both are shares', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      sampling,
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (share, of, error) => {
        const { low, high } = wilson(share, of, error)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low <= share && share <= high).toBe(true)
      },
    ),
  )
})

test('whoever asked everybody has no sampling error', () => {
  expect(wilson(0.3, { size: 50, asked: 50, population: 50 })).toEqual({ low: 0.3, high: 0.3 })
})

test('half of a small population says more than the same sample of a large one', () => {
  expect(correctedSize({ size: 50, asked: 50, population: 100 })).toBeGreaterThan(90)
  expect(correctedSize({ size: 50, asked: 50, population: null })).toBe(50)
})

test('known values: 10 of 100 is 5.5 % to 17.4 %', () => {
  const { low, high } = wilson(0.1, { size: 100, asked: 100, population: null })
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.055', '0.174'])
})

test('an error of the reading widens the interval whatever the sample', () => {
  const of = { size: 1e6, asked: 1e6, population: null }
  const { low, high } = wilson(0.5, of, 0.02)
  expect(high - low).toBeGreaterThan(0.075)
  expect(estimateShare(0.5, of)).toMatchObject({ value: 0.5, sampleSize: 1e6, basis: 'inferred' })
})
