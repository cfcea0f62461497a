import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultScoreCard } from '../../model/account-score.js'
import { scoreAccount, type ScoreFindings } from './account-score.js'

const peers = Array.from({ length: 100 }, (_, i) => i / 1000)
const good: ScoreFindings = {
  followers: { score: 90, low: 85, high: 94 },
  commenters: { score: 80, low: 70, high: 88 },
  rhythm: { activeWeeksShare: 1, weeks: 20 },
  growth: { rate: 0.1, jumps: 0 },
  engagement: { value: 0.08, low: 0.07, high: 0.09, peers },
}

test('the factors add up to the score, and each says why', () => {
  const score = scoreAccount(good, defaultScoreCard)
  expect(score?.unknown).toEqual([])
  expect(score?.factors.map(({ name }) => name)).toHaveLength(5)
  const sum = score?.factors.reduce((points, { contribution }) => points + contribution, 0) ?? 0
  expect(sum).toBeCloseTo(score?.score ?? 0, 0)
  // 0.9 × 30 + 0.8 × 15 + 1 × 15 + 0.75 × 15 + 0.805 × 25
  expect(score?.score).toBe(85.4)
  expect(score?.factors.find(({ name }) => name === 'growth')?.why).toBe('Followers changed by 10 % in three months.')
})

test('jumps count against growth, and bought followers against everything else', () => {
  const jumped = scoreAccount({ ...good, growth: { rate: 0.5, jumps: 2 } }, defaultScoreCard)
  expect(jumped?.factors.find(({ name }) => name === 'growth')).toMatchObject({ value: 0.5 })
  const bought = scoreAccount({ ...good, followers: { score: 20, low: 15, high: 25 } }, defaultScoreCard)
  expect(bought?.score).toBeCloseTo(85.4 - 21, 1)
})

test('what is not known is left out and said; of too little nothing is concluded', () => {
  const partial = scoreAccount({ ...good, commenters: null, growth: null }, defaultScoreCard)
  expect(partial?.unknown.map(({ name }) => name)).toEqual(['comments_authenticity', 'growth'])
  expect(partial?.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3)
  expect(scoreAccount({ ...good, followers: null, commenters: null, engagement: null }, defaultScoreCard)).toBeNull()
  const few = { ...good, engagement: { value: 0.08, low: null, high: null, peers: [0.1] } }
  expect(scoreAccount(few, defaultScoreCard)?.unknown).toMatchObject([{ name: 'engagement' }])
})

test('a score lies between 0 and 100 and within its bounds', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const credibility = fc.tuple(share, share, share).map((shares) => {
    const [low = 0, score = 0, high = 0] = shares.map((each) => each * 100).sort((a, b) => a - b)
    return { score, low, high }
  })
  fc.assert(
    fc.property(
      credibility,
      share,
      fc.integer({ min: 4, max: 60 }),
      fc.double({ min: -1, max: 5, noNaN: true }),
      fc.nat(5),
      share,
      (followers, activeWeeksShare, weeks, rate, jumps, value) => {
        const score = scoreAccount(
          {
            followers,
            commenters: followers,
            rhythm: { activeWeeksShare, weeks },
            growth: { rate, jumps },
            engagement: { value, low: value / 2, high: value * 2, peers },
          },
          defaultScoreCard,
        )
        if (score === null) throw new Error('everything is known')
        expect(score.low).toBeLessThanOrEqual(score.score + 0.1)
        expect(score.high).toBeGreaterThanOrEqual(score.score - 0.1)
        expect(score.low).toBeGreaterThanOrEqual(0)
        expect(score.high).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('followers that were read without telling much are not said to be missing', () => {
  const thin = { ...good, followers: null, commenters: null, read: { followers: 600, commenters: 0 } }
  const unknown = scoreAccount(thin, { ...defaultScoreCard, knownLeast: 0 })?.unknown
  expect(unknown?.map(({ why }) => why)).toEqual([
    '600 followers were read, but too little is known of them to say how credible they are.',
    'No sample of commenters could be read.',
  ])
})

test('peers of any size are called so', () => {
  const anybody = { value: 0.08, low: 0.07, high: 0.09, peers, isOfSize: false }
  const factors = scoreAccount({ ...good, engagement: anybody }, defaultScoreCard)?.factors
  expect(factors?.find(({ name }) => name === 'engagement')?.why).toMatch(/100 peers of any size/)
})
