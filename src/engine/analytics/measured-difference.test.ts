import { expect, test } from 'vitest'
import type { AudienceShare, AudienceSummary } from '../../model/audience-summary.js'
import type { MeasuredSplit } from '../../model/measured.js'
import { compareSplit } from './measured-difference.js'

const share = (id: string, value: number, low: number, high: number): AudienceShare => ({ id, value, low, high })
const summaryOf = (shares: AudienceShare[], known = 100): AudienceSummary =>
  ({ countries: { known, basis: 'inferred', shares } }) as unknown as AudienceSummary
const measured: MeasuredSplit = {
  name: 'countries',
  of: 'followers',
  days: null,
  shares: [
    { id: 'DE', share: 0.6 },
    { id: 'AT', share: 0.3 },
    { id: 'CH', share: 0.1 },
  ],
}

test('differences, bounds and the distance of two spreads are told', () => {
  const compared = compareSplit(
    measured,
    summaryOf([share('DE', 0.7, 0.55, 0.8), share('AT', 0.2, 0.1, 0.25), share('FR', 0.1, 0, 0.2)]),
  )
  expect(compared).toMatchObject({ name: 'countries', sampleSize: 100, within: 2, estimates: 3 })
  expect(compared?.distance).toBeCloseTo(0.2)
  expect(compared?.shares.map(({ id, isWithin }) => [id, isWithin])).toEqual([
    ['DE', true],
    ['AT', false],
    ['CH', null],
    ['FR', true],
  ])
})

test('the same spread has no distance, a wholly other one the largest', () => {
  const same = compareSplit(measured, summaryOf(measured.shares.map((each) => share(each.id, each.share, 0, 1))))
  expect(same?.distance).toBeCloseTo(0)
  expect(compareSplit(measured, summaryOf([share('JP', 1, 0.9, 1)]))?.distance).toBeCloseTo(1)
})

test('what is not estimated is not compared', () => {
  expect(compareSplit(measured, summaryOf([], 0))).toBeUndefined()
  expect(compareSplit({ ...measured, name: 'cities' }, summaryOf([share('DE', 1, 1, 1)]))).toBeUndefined()
})
