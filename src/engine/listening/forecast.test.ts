import { expect, test } from 'vitest'
import { forecastVolume, historyMin } from './forecast.js'

/** A generator of its own, so that the same numbers come in every run. */
const random = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const poisson = (mean: number, next: () => number): number => {
  const limit = Math.exp(-mean)
  let [count, product] = [0, next()]
  while (product > limit) {
    count++
    product *= next()
  }
  return count
}

const week = [1.2, 1.1, 1, 1, 1.1, 0.8, 0.8]
const series = (seed: number, days: number, mean: number, growth = 0): number[] => {
  const next = random(seed)
  return Array.from({ length: days }, (_, day) => poisson(mean * (week[day % 7] ?? 1) * (1 + growth * day), next))
}

test('too short a history foretells nothing', () => {
  expect(forecastVolume(new Array<number>(historyMin - 1).fill(5), { horizon: 14, season: 7 })).toBeUndefined()
})

test('nothing is forecast from nothing, and what never changes goes on', () => {
  const none = forecastVolume(new Array<number>(60).fill(0), { horizon: 3, season: 7 })
  expect(none?.steps).toEqual(new Array(3).fill({ mentions: 0, low: 0, high: 0 }))
  const same = forecastVolume(new Array<number>(60).fill(10), { horizon: 2, season: 7 })
  expect(same?.steps).toEqual(new Array(2).fill({ mentions: 10, low: 10, high: 10 }))
})

test.each([
  ['few mentions', 2, 0],
  ['many mentions', 40, 0],
  ['growing', 20, 0.005],
])('about 80 % of what came lay within the bounds: %s', (_name, mean, growth) => {
  let [covered, steps] = [0, 0]
  for (let seed = 1; seed <= 60; seed++) {
    const counts = series(seed, 104, mean, growth)
    const forecast = forecastVolume(counts.slice(0, 90), { horizon: 14, season: 7 })
    forecast?.steps.forEach(({ low, high }, i) => {
      steps++
      if ((counts[90 + i] ?? 0) >= low && (counts[90 + i] ?? 0) <= high) covered++
    })
  }
  expect(steps).toBe(840)
  expect(covered / steps).toBeGreaterThan(0.75)
  expect(covered / steps).toBeLessThan(0.95)
})

test('the week shows, and a spike does not lift what follows', () => {
  const counts = series(7, 84, 60)
  const calm = forecastVolume(counts, { horizon: 7, season: 7 })
  counts[75] = 900
  const after = forecastVolume(counts, { horizon: 7, season: 7 })
  expect(calm?.steps[0]?.mentions ?? 0).toBeGreaterThan((calm?.steps[5]?.mentions ?? 0) * 1.2)
  expect(after?.steps[0]?.mentions ?? 0).toBeLessThan((calm?.steps[0]?.mentions ?? 0) * 1.4)
})

test.each([1, 3, 5])('a spike of %i days does not widen the bounds of the days after it', (days) => {
  for (let seed = 1; seed <= 10; seed++) {
    const counts = series(seed, 45, 60)
    const widthOf = (values: readonly number[]): number => {
      const [step] = forecastVolume(values, { horizon: 14, season: 7 })?.steps ?? []
      return (step?.high ?? NaN) - (step?.low ?? NaN)
    }
    const calm = widthOf(counts)
    for (let day = 0; day < days; day++) counts[30 + day] = 600
    expect(widthOf(counts)).toBeLessThan(calm * 1.6)
  }
})

test('what is expected lies within its bounds, however rare mentions are', () => {
  const counts = Array.from({ length: 100 }, (_, i) => (i % 13 === 0 ? 1 : 0))
  for (const { mentions, low, high } of forecastVolume(counts, { horizon: 14, season: 7 })?.steps ?? []) {
    expect(low).toBeLessThanOrEqual(mentions)
    expect(high).toBeGreaterThanOrEqual(mentions)
  }
})
