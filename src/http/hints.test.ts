import { expect, test } from 'vitest'
import { describeUnknown, meantName, meantNumber } from './hints.js'

const known = ['followers', 'network', 'query', 'locations', 'limit', 'cursor', 'engagement_rate']

test.each([
  ['Followers', 'followers'],
  ['follwers', 'followers'],
  ['follower_count', 'followers'],
  ['minFollowers', 'followers'],
  ['followers_max', 'followers'],
  ['engagementRate', 'engagement_rate'],
  ['platform', 'network'],
  ['country', 'locations'],
  ['per_page', 'limit'],
  ['colour', undefined],
  ['x'.repeat(61), undefined],
])('%s means %s', (written, meant) => {
  expect(meantName(written, known)).toBe(meant)
})

test('a field that nobody knows is answered with those that there are', () => {
  expect(describeUnknown('colour', known)).toBe(`Unknown field. Known are: ${known.join(', ')}.`)
  expect(describeUnknown('filters', known)).toContain('stands beside it')
  expect(describeUnknown('min_followers', known)).toBe('Unknown field. Did you mean followers: {"min": …}?')
  expect(describeUnknown('colour', [])).toBe('Unknown field.')
})

test.each([
  ['10k', 10_000],
  ['1.5M', 1_500_000],
  ['3%', 0.03],
  ['1,500', 1500],
  ['1,5', 1.5],
  ['ten', undefined],
])('%s means %s', (text, meant) => {
  expect(meantNumber(text)).toBe(meant)
})
