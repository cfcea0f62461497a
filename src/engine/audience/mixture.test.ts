import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixShares, type Evidence } from './mixture.js'

const certain = (id: string): Evidence => ({ likely: [[id, 1]], rest: 0 })

test('certain people are simply counted', () => {
  const people = [...Array.from({ length: 30 }, () => certain('a')), ...Array.from({ length: 10 }, () => certain('b'))]
  const [a, b] = mixShares(people)
  expect(a).toMatchObject({ id: 'a' })
  expect(a?.share).toBeCloseTo(0.75, 6)
  expect(b?.share).toBeCloseTo(0.25, 6)
  expect(a?.effectiveSize).toBeCloseTo(40, 3)
})

test('wrong readings are taken out: nine of ten read right, and the share is still found', () => {
  // 80 % of 1,000 are women; one reading in ten is wrong, so 740 look like women.
  const reading = (female: boolean): Evidence => ({
    likely: [
      ['female', female ? 0.9 : 0.1],
      ['male', female ? 0.1 : 0.9],
    ],
    rest: 0,
  })
  const people = Array.from({ length: 1000 }, (_, i) => reading(i < 740))
  const female = mixShares(people).find(({ id }) => id === 'female')
  expect(female?.share).toBeCloseTo(0.8, 4)
  expect(female?.effectiveSize).toBeLessThan(900)
})

test('shares sum to one, and nobody is worth more than one person', () => {
  const evidence = fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: 0.01, max: 1, noNaN: true })), {
        minLength: 1,
        maxLength: 3,
        selector: ([id]) => id,
      }),
      fc.double({ min: 0, max: 0.2, noNaN: true }),
    )
    .map(([likely, rest]): Evidence => ({ likely, rest }))
  fc.assert(
    fc.property(fc.array(evidence, { minLength: 1, maxLength: 40 }), (people) => {
      const shares = mixShares(people)
      expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3)
      for (const { effectiveSize } of shares) expect(effectiveSize).toBeLessThanOrEqual(people.length)
    }),
    { numRuns: 50 },
  )
})

test('nobody gives nothing', () => {
  expect(mixShares([])).toEqual([])
})
