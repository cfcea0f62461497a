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

test('one row a month is a history of months, also where it was stored by the day', () => {
  const rows = months(jumped).map((point) => ({ ...point, granularity: 'day' as const }))
  expect(growthOf(rows)).toMatchObject({ daily: [], suspiciousJumps: [{ granularity: 'month', at: '2025-09-01' }] })
  expect(growthOf(rows).monthly.map(({ day }) => day)).toEqual(months(jumped).map(({ day }) => day))
})

test('months that only days tell of begin with their first day; a gap in the days is no jump of a day', () => {
  const days = ['2025-03-02', '2025-03-03', '2025-03-04', '2025-04-08', '2025-04-09', '2025-04-10', '2025-04-11']
  const points = days.map((day, i) => ({
    ...(months([1])[0] as MetricPoint),
    day,
    granularity: 'day' as const,
    followers: i < 3 ? 10_000 + i : 15_000 + i,
  }))
  const { monthly, daily, suspiciousJumps } = growthOf(points)
  expect(monthly.map(({ day }) => day)).toEqual(['2025-03-02', '2025-04-08'])
  expect([daily.length, suspiciousJumps]).toEqual([7, []])
})
