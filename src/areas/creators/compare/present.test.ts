import { expect, test } from 'vitest'
import { findBest, type Compared } from './present.js'

const compared = (position: number, followers: number): Compared =>
  ({
    position,
    handle: `person.no${position}`,
    followers,
    engagement_rate: null,
    growth: null,
    audience: null,
    prices: null,
    risk: null,
    account_score: null,
  }) as unknown as Compared

const bestOf = (...followers: number[]) =>
  findBest(followers.map((each, at) => compared(at, each))).find(({ figure }) => figure === 'followers')

test('of two with the same figure none is best', () => {
  expect(bestOf(300, 300)).toMatchObject({ profile: null, clear: false, why: 'The first two are equal.' })
  expect(bestOf(100, 300)).toMatchObject({ profile: 1, clear: true })
})
