import { expect, test } from 'vitest'
import { likenessWeights, toLikeness, type Traits } from './likeness.js'

const nothing: Traits = { interests: [], tags: new Map(), languages: [], followers: null, country: null }
const all: Traits = {
  interests: ['food', 'food.baking'],
  tags: new Map([['bread', 4]]),
  languages: ['de'],
  followers: 12_000,
  country: 'DE',
}

const alike = (asked: Traits, kept: Traits): number => {
  const one = toLikeness(asked, likenessWeights, 'asked') ?? new Float32Array()
  const two = toLikeness(kept) ?? new Float32Array()
  const dot = one.reduce((sum, value, i) => sum + value * (two[i] ?? 0), 0)
  return dot / (Math.hypot(...one) * Math.hypot(...two))
}

test('two who share all that is known are alike if all is known, and only as far as it is', () => {
  expect(alike(all, all)).toBeCloseTo(1)
  expect(
    alike({ ...nothing, country: 'DE', followers: 12_000 }, { ...nothing, country: 'DE', followers: 12_000 }),
  ).toBeLessThan(0.3)
  expect(alike({ ...all, interests: [], tags: new Map() }, all)).toBeLessThan(0.5)
})

test('whoever shares more of what is known comes first', () => {
  const seed = { ...all, tags: new Map() }
  const near = alike(seed, { ...all, country: null })
  expect(near).toBeGreaterThan(alike(seed, { ...nothing, country: 'DE', followers: 12_000 }))
  expect(alike(seed, all)).toBeGreaterThan(near)
})

test('a following alone compares with nobody', () => {
  expect(toLikeness({ ...nothing, followers: 100 })).toBeUndefined()
})
