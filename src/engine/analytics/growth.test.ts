import { expect, test } from 'vitest'
import type { MetricPoint } from '../../model/creator.js'
import { growthOf } from './growth.js'

/** Months with these followers and likes. */
const months = (followers: readonly number[], likes: (i: number) => number = () => 100): MetricPoint[] =>
  followers.map((count, i) => ({
    day: new Date(Date.UTC(2025, i, 1)).toISOString().slice(0, 10),
    granularity: 'month',
    followers: count,
    following: null,
    contentCount: null,
    averageLikes: likes(i),
    averageViews: null,
  }))

const steady = Array.from({ length: 14 }, (_, i) => Math.round(10_000 * 1.01 ** i))
const jumped = steady.map((count, i) => (i < 8 ? count : Math.round(count * 1.6)))
const jumpsOf = (points: MetricPoint[]): string[] => growthOf(points).suspiciousJumps.map(({ at }) => at)

test('a jump that likes did not follow is marked, once, on its month', () => {
  expect(jumpsOf(months(steady))).toEqual([])
  expect(jumpsOf(months(jumped))).toEqual(['2025-09-01'])
})

test('likes that rise with the followers are a sign of life', () => {
  expect(jumpsOf(months(jumped, (i) => (i < 8 ? 100 : 160)))).toEqual([])
})

test('a young account that grows fast and ever slower has no jump', () => {
  const young = Array.from({ length: 14 }, (_, i) => Math.min(8, i + 0.3) * 1000)
  expect(jumpsOf(months(young))).toEqual([])
})

test('a handful of people is chance, however small the account', () => {
  expect(jumpsOf(months([20, 20, 20, 20, 20, 20, 30, 30, 30, 30, 30]))).toEqual([])
})
