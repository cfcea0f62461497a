import { expect, test } from 'vitest'
import { missingOf, writeMissing } from './missing-fields.js'

type Shown = Parameters<typeof missingOf>[0]

const figure = (mean: number | null) => ({ mean, median: null, contents: null, basis: null })

/** Everything is known of this creator. */
const whole = {
  ...Object.fromEntries(
    'name bio image_url verified account_type gender last_posted_at posts_per_week has_sponsored_content'
      .split(' ')
      .map((field) => [field, 'said']),
  ),
  ...{ followers: 10, following: 1, content_count: 2, engagement_rate: 0.1, estimated_price: {} },
  ...{ hashtags: [], brands: [], sponsored_by: [], languages: [], interests: [] },
  ...{ average_likes: figure(1), average_comments: figure(1), average_views: figure(1) },
  follower_growth: { months_1: 0, months_3: 0, months_6: 0, months_12: 0 },
  audience: { credibility: 90 },
} as unknown as Shown

const without = (changes: object): Shown => ({ ...whole, ...changes })
const reasonsOf = (shown: Shown) => Object.fromEntries(missingOf(shown).map(({ reason, items }) => [reason, items]))

test('the reason for a field depends on what else is known', () => {
  expect(missingOf(whole)).toEqual([])
  // The first of all fields alone: each has a bit of its own.
  expect(reasonsOf(without({ name: null }))).toEqual({ not_stated: ['name'] })
  expect(reasonsOf(without({ engagement_rate: null, average_views: figure(null) }))).toEqual({
    not_shown: ['average_views', 'engagement_rate'],
  })
  expect(reasonsOf(without({ engagement_rate: null, followers: null }))).toEqual({
    not_stated: ['followers', 'engagement_rate'],
  })
  expect(reasonsOf(without({ engagement_rate: null, followers: null, hashtags: null, languages: null }))).toEqual({
    not_stated: ['followers'],
    no_contents: ['hashtags', 'languages', 'engagement_rate'],
  })
  expect(reasonsOf(without({ audience: { credibility: null }, brands: null, estimated_price: null }))).toEqual({
    too_little_evidence: ['brands', 'estimated_price', 'audience.credibility'],
  })
  expect(reasonsOf(without({ audience: null, follower_growth: { ...whole.follower_growth, months_6: null } }))).toEqual(
    { no_history: ['follower_growth.months_6'], no_audience: ['audience'] },
  )
})

test('what is written is what is given, the first time and again', () => {
  for (const shown of [whole, without({ name: null }), without({ bio: null }), without({ name: null })])
    expect(JSON.parse(writeMissing(shown))).toEqual(missingOf(shown))
})
