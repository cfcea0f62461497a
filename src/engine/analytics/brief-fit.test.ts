import { expect, test } from 'vitest'
import { fitOf, priceScore, sizeScore } from './brief-fit.js'

test('what is not known counts half and is in the bounds, and what is low is a doubt', () => {
  const fit = fitOf([
    { factor: 'topics', score: 1, evidence: 'asked for and found' },
    { factor: 'size', score: 0, evidence: 'far too large' },
    { factor: 'audience_country', score: null, evidence: 'not analysed' },
  ])
  expect(fit.fit).toBe(61.5)
  expect([fit.low, fit.high]).toEqual([46.2, 76.9])
  expect(fit.reasons.map(({ factor }) => factor)).toEqual(['topics'])
  expect(fit.doubts.map(({ factor }) => factor)).toEqual(['size'])
  expect(fit.unknown).toEqual([{ factor: 'audience_country', why: 'not analysed' }])
  expect(fitOf([])).toMatchObject({ fit: 0, low: 0, high: 100 })
})

test('sizes fall off outside of their range, and budgets are held against the range of a price', () => {
  expect([sizeScore(50, { min: 20, max: 80 }), sizeScore(160, { max: 80 }), sizeScore(10, { min: 20 })]).toEqual([
    1, 0.5, 0.5,
  ])
  expect(sizeScore(8000, { max: 80 })).toBe(0)
  const price = { amount: 100, low: 60, high: 180 }
  expect([200, 100, 60, 30].map((budget) => priceScore(budget, price))).toEqual([1, 0.8, 0.5, 0.2])
})
