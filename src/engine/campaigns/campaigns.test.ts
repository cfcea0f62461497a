import { expect, test } from 'vitest'
import { contentLike } from '../../../test/records.js'
import { emptyBrand } from '../../model/brand.js'
import type { Content } from '../../model/content.js'
import { defaultRateCard } from '../../model/rate-card.js'
import { createBrandFinder } from '../text/find-brands.js'
import { findLinks, readLink } from './links.js'
import { createCampaignMatcher } from './match.js'
import { measurePost } from './measure.js'

const finder = createBrandFinder([
  { ...emptyBrand('vellora', 'Vellora'), handles: [{ network: 'instagram', handle: 'vellora' }], synthetic: true },
  { ...emptyBrand('quorith', 'Quorith'), synthetic: true },
])

const post = (text: string, changes: Partial<Content> = {}): Content =>
  contentLike({ contentId: 'c', author: 'una', authorExternalId: 'u', text, ...changes })

const match = createCampaignMatcher(
  {
    brands: ['vellora'],
    accounts: ['vellora.shop'],
    hashtags: ['VelloraSpring'],
    links: ['vellora.example/spring?ref=una'],
    codes: ['UNA-20'],
  },
  finder,
)

test.each([
  ['I love @Vellora.shop!', 'certain', ['mention']],
  ['Look: @vellora', 'certain', ['mention', 'brand']],
  ['so good #velloraspring', 'certain', ['hashtag']],
  ['use una-20 at the till', 'certain', ['code']],
  ['https://www.vellora.example/spring/sets?x=1&ref=una now', 'certain', ['link']],
  ['#ad My Vellora cream', 'likely', ['brand', 'disclosure']],
  ['My Vellora cream', 'possible', ['brand']],
  ['#ad a lovely morning', 'possible', ['disclosure']],
])('%j is %s, by %j', (text, certainty, kinds) => {
  const found = match(post(text))
  expect([found?.certainty, [...new Set(found?.signs.map(({ kind }) => kind))]]).toEqual([certainty, kinds])
})

test.each(['a lovely morning', '#ad my Quorith shoes', 'use UNA-2000', 'x@vellora.shop'])(
  '%j is no post of it',
  (text) => {
    expect(match(post(text))).toBeUndefined()
  },
)

test('the label of the network names the brand, and its words tell where disclosure stands', () => {
  const labelled = match(post('my cream', { declaredSponsorship: { brands: ['Vellora'] } }))
  expect(labelled).toMatchObject({ certainty: 'certain', disclosure: { state: 'label', words: null } })
  expect(match(post('@vellora.shop #ad'))?.disclosure).toEqual({ state: 'text', words: '#ad', start: 14 })
  expect(match(post('@vellora.shop'))?.disclosure).toEqual({ state: 'none', words: null, start: null })
})

test('an address covers what lies below it, and not its neighbours', () => {
  const covers = (wanted: string, text: string): boolean =>
    findLinks(post(text)).some((url) => readLink(wanted)?.covers(url) ?? false)
  expect(covers('shop.example', 'see https://de.shop.example/a.')).toBe(true)
  expect(covers('https://shop.example/new', '(shop.example/new/)')).toBe(true)
  expect(covers('shop.example/new', 'shop.example/newer')).toBe(false)
  expect(covers('shop.example', 'https://myshop.example/')).toBe(false)
  expect(readLink('not an address')).toBeUndefined()
})

const usual = (likes: number, i: number): Content =>
  post('hello', { contentId: `u${i}`, engagement: { likes, comments: 0, views: null, shares: null, saves: null } })
const figures = (likes: number | null, views: number | null): Content =>
  post('x', { engagement: { likes, comments: 10, views, shares: null, saves: null } })

test('a post is measured against what is usual, with bounds', () => {
  const others = [90, 100, 100, 100, 110].map(usual)
  const measured = measurePost(figures(190, 4000), 1000, others, defaultRateCard)
  expect(measured).toMatchObject({
    reach: { value: 4000, low: 4000, high: 4000, basis: 'measured' },
    engagements: 200,
    engagementRate: 0.2,
    base: { of: 'image', contents: 5 },
    lift: { value: 2 },
    earnedValue: { value: 56, currency: 'USD', formula: 'reach / 1000 × 14 USD (rate card rostra-2026)' },
    missing: [],
  })
  expect(measured.lift?.low).toBeLessThan(2)
  expect(measured.lift?.high).toBeGreaterThan(2)
})

test('rates of creators with very many followers are compared without the rounding that is shown', () => {
  const others = [60_000, 69_000, 69_619, 70_000, 80_000].map(usual)
  const { lift } = measurePost(figures(120_790, null), 475_800_000, others, defaultRateCard)
  expect(lift?.value).toBe(1.735)
})

test('what cannot be measured says why', () => {
  const hidden = measurePost(figures(null, null), 1000, [], defaultRateCard)
  expect(hidden).toMatchObject({ reach: null, engagements: 10, engagementRate: null, lift: null, earnedValue: null })
  expect(hidden.missing.map(({ what }) => what)).toEqual(['reach', 'engagement_rate', 'baseline', 'earned_value'])
  const guessed = measurePost(figures(10, null), 100_000, [], defaultRateCard)
  expect(guessed.reach).toMatchObject({ value: 180, low: 90, high: 360, basis: 'inferred' })
})
