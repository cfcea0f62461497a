import { expect, test } from 'vitest'
import { rankAll, type Ranked } from './ranking.js'

const exact = (value: number, then: number | null = null): Ranked => ({ value, low: value, high: value, then })

test('equal values share a rank, and bounds say how far a rank may be off', () => {
  expect(rankAll([5, 9, 5, 1].map((value) => exact(value))).map(({ rank, tied }) => [rank, tied])).toEqual([
    [2, true],
    [1, false],
    [2, true],
    [4, false],
  ])
  const [first, second, third] = rankAll([
    { value: 10, low: 8, high: 12, then: null },
    { value: 9, low: 7, high: 11, then: null },
    { value: 3, low: 2, high: 4, then: null },
  ])
  expect([first?.best, first?.worst]).toEqual([1, 2])
  expect([second?.best, second?.worst]).toEqual([1, 2])
  expect([third?.best, third?.worst]).toEqual([3, 3])
})

test('the rank then counts those whose value then is known, and says how many are not', () => {
  const ranks = rankAll([exact(100, 40), exact(90, 80), exact(80), exact(70, 60)])
  expect(ranks.map(({ then }) => then)).toEqual([
    { rank: 3, worst: 4, moved: 2 },
    { rank: 1, worst: 2, moved: -1 },
    null,
    { rank: 2, worst: 3, moved: -1 },
  ])
  // Of one alone nothing can be said but that it did not move.
  expect(rankAll([exact(9), exact(5, 4)])[1]?.then).toEqual({ rank: 1, worst: 2, moved: 0 })
  expect(rankAll([])).toEqual([])
})
