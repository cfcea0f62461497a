import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOfOutsiders } from './outsiders.js'

const whole = { read: 1000, complete: true, population: 1000 }

test('where all followers are known, outsiders are counted', () => {
  expect(shareOfOutsiders({ reacting: 40, met: 30, followers: whole, population: 40 })).toEqual({
    value: 0.25,
    low: 0.25,
    high: 0.25,
    sampleSize: 40,
    basis: 'measured',
  })
})

test('too few known followers say nothing', () => {
  const few = { read: 400, complete: false, population: 300_000 }
  expect(shareOfOutsiders({ reacting: 400, met: 1, followers: few, population: null })).toBe(null)
  expect(shareOfOutsiders({ reacting: 400, met: 1, followers: { ...few, population: null }, population: null })).toBe(
    null,
  )
  expect(shareOfOutsiders({ reacting: 0, met: 0, followers: whole, population: 0 })).toBe(null)
})

/** A fixed walk through 32 bits: chance without dice. */
const walk = (seed: number) => () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32

test('bounds of a part hold the truth in at least 93 of 100 cases', () => {
  let held = 0
  for (let round = 0; round < 200; round++) {
    const next = walk(round * 7919 + 1)
    const [population, reacting, outside] = [5000, 600, 0.3]
    let met = 0
    for (let i = 0; i < reacting * (1 - outside); i++) if (next() < 0.2) met++
    const found = shareOfOutsiders({
      reacting,
      met,
      followers: { read: population * 0.2, complete: false, population },
      population: null,
    })
    if (found !== null && found.low <= outside && outside <= found.high) held++
  }
  expect(held).toBeGreaterThanOrEqual(186)
})

test('bounds are shares around the estimate', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(1000), fc.boolean(), (reacting, met, read, complete) => {
      const found = shareOfOutsiders({
        reacting,
        met: Math.min(met, reacting),
        followers: { read, complete, population: 1000 },
        population: null,
      })
      if (found === null) return
      expect(0 <= found.low && found.low <= found.value && found.value <= found.high && found.high <= 1).toBe(true)
    }),
  )
})
