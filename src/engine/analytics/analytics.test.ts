import fc from 'fast-check'
import { hashtagsOf } from '../language/tags.js'
import { describe, expect, test } from 'vitest'
import type { Content } from '../../model/content.js'
import type { MetricPoint } from '../../model/creator.js'
import { defaultRateCard } from '../../model/rate-card.js'
import { affinitiesOf } from './brand-affinity.js'
import { findChangePoints } from './change-points.js'
import { performanceByType, performanceOf, ripeContents } from './engagement.js'
import { growthOf } from './growth.js'
import { compareWithPeers } from './peers.js'
import { comparedPrice, pricesOf } from './price.js'
import { rhythmOf } from './rhythm.js'
import { compareSponsored, rankTest } from './sponsorship.js'
import { estimateMean, estimateMedian, median, quantile } from '../statistics/estimate.js'
import { countTags, interestsOf } from './tags.js'
import { topicsOf } from './topics.js'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 15)

const content = (i: number, changes: Partial<Content> = {}): Content => ({
  network: 'instagram',
  contentId: `c${i}`,
  url: `https://instagram.demo.example/p/c${i}`,
  author: 'someone',
  authorExternalId: '1',
  type: 'image',
  format: 'photo',
  title: null,
  text: '',
  language: null,
  publishedAt: now - (i + 3) * dayMs,
  media: [],
  thumbnailUrl: null,
  hashtags: [],
  mentions: [],
  links: [],
  place: null,
  audio: null,
  engagement: { likes: 100, comments: 10, views: null, shares: null, saves: null },
  declaredSponsorship: null,
  parentId: null,
  provenance: { source: 'test', basis: 'measured', asOf: now, synthetic: true },
  ...changes,
})
const liked = (likes: number | null) => ({ engagement: { likes, comments: 0, views: null, shares: null, saves: null } })
const numbers = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 60 })

describe('statistics', () => {
  test('estimates lie between their bounds, and quantiles between the ends', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, q) => {
        for (const estimate of [estimateMean(values), estimateMedian(values)])
          if (values.length === 1) expect(estimate).toMatchObject({ low: null, high: null, sampleSize: 1 })
          else expect([estimate?.low, estimate?.value, estimate?.high]).toEqual([estimate?.low, estimate?.value, estimate?.high].toSorted((a, b) => (a ?? 0) - (b ?? 0))) // prettier-ignore
        const at = quantile(values, q) ?? -1
        expect(at >= Math.min(...values) && at <= Math.max(...values)).toBe(true)
      }),
    )
    expect(median([])).toBe(null)
    expect(median([3, 1, 2, 10])).toBe(2.5)
  })
})

describe('engagement', () => {
  test('contents of the last two days wait, unless there is nothing else', () => {
    const young = content(0, { publishedAt: now - dayMs })
    expect(ripeContents([young, ...[1, 2, 3, 4, 5].map((i) => content(i))])).toHaveLength(5)
    expect(ripeContents([young, content(1)])).toHaveLength(2)
  })
  test('hidden likes are left out, never zero', () => {
    const { engagementRate, likes } = performanceOf([content(1, liked(50)), content(2, liked(null))], 1000, 'mean')
    expect([engagementRate?.value, likes?.contents]).toEqual([0.05, 1])
    expect(performanceOf([content(1)], null, 'mean').engagementRate).toBe(null)
  })
  test('the types part the contents', () => {
    const all = [content(1), content(2, { type: 'short' }), content(3)]
    const parts = performanceByType(all, 100, 'median')
    expect(parts.map(({ type, performance }) => [type, performance.contents])).toEqual([
      ['image', 2],
      ['short', 1],
    ])
  })
})

describe('peers', () => {
  test('every peer is in one bin, and the percentile is a share', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 80 }),
        (value, peers) => {
          const found = compareWithPeers(value, peers)
          expect(found?.histogram.reduce((sum, { profiles }) => sum + profiles, 0)).toBe(peers.length)
          expect(found?.histogram.filter(({ here }) => here)).toHaveLength(1)
          expect(found?.percentile).toBeGreaterThanOrEqual(0)
          expect(found?.percentile).toBeLessThanOrEqual(1)
        },
      ),
    )
    expect(compareWithPeers(1, [])).toBe(null)
    expect(compareWithPeers(3, [1, 2, 3, 4])?.percentile).toBe(0.625)
  })
})

describe('growth', () => {
  const points = (
    granularity: 'day' | 'month',
    followers: readonly number[],
    likes: (i: number) => number,
  ): MetricPoint[] =>
    followers.map((count, i) => ({
      day: new Date(now + (granularity === 'day' ? i : i * 31) * dayMs).toISOString().slice(0, 10),
      granularity,
      followers: count,
      following: null,
      contentCount: null,
      averageLikes: likes(i),
      averageViews: null,
    }))
  const steady = Array.from({ length: 24 }, (_, i) => Math.round(10_000 * 1.01 ** i))

  test('a jump that likes did not follow is marked; the same jump with likes is not', () => {
    const bought = steady.map((count, i) => (i >= 12 ? Math.round(count * 1.6) : count))
    const jumps = growthOf(points('month', bought, () => 300)).suspiciousJumps
    expect(jumps).toHaveLength(1)
    expect(jumps[0]?.gained).toBeGreaterThan(5000)
    expect(growthOf(points('month', bought, (i) => (i >= 12 ? 520 : 300))).suspiciousJumps).toEqual([])
    expect(growthOf(points('month', steady, () => 300)).suspiciousJumps).toEqual([])
  })
  test('change points are found where the pace changes, and nowhere in noise', () => {
    const scatter = (i: number): number => {
      const mixed = Math.imul(Math.imul(i + 1, 0x9e3779b1) ^ ((i + 1) << 7), 0x85ebca6b)
      return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 31 - 1
    }
    const noise = (i: number): number => 0.0004 * scatter(i)
    const series = Array.from({ length: 90 }, (_, i) => (i < 45 ? 0.001 : 0.006) + noise(i))
    const found = findChangePoints(series)
    expect(found).toHaveLength(1)
    expect(Math.abs((found[0] ?? 0) - 45)).toBeLessThanOrEqual(2)
    expect(findChangePoints(Array.from({ length: 90 }, (_, i) => noise(i)))).toEqual([])
  })
})

test('rhythm shares sum to one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 80 }), (days) => {
      const rhythm = rhythmOf(days.map((day, i) => content(i, { publishedAt: now - day * dayMs - i * 3_600_000 })))
      expect(rhythm?.weekdays.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2)
      expect((rhythm?.hours ?? [1]).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2)
      expect(rhythm?.activeWeeksShare).toBeLessThanOrEqual(1)
    }),
  )
  expect(rhythmOf([])).toBe(null)
  const midnight = Math.floor(now / dayMs) * dayMs
  const days = [0, 3, 4].map((day, i) => content(i, { publishedAt: midnight - day * dayMs }))
  expect(rhythmOf(days)).toMatchObject({ hours: null, usual: { hour: null } })
  const evening = content(9, { publishedAt: midnight + 19 * 3_600_000 })
  expect(rhythmOf([...days, evening])?.usual.hour).toBe(19)
})

describe('sponsored against organic', () => {
  const paid = { declaredSponsorship: { brands: ['Lumevia'] } }
  test('the rank test knows clear cases', () => {
    expect(rankTest([1, 2, 3, 4, 5, 6], [11, 12, 13, 14, 15, 16])).toBeLessThan(0.01)
    expect(rankTest([1, 3, 5, 7, 9], [2, 4, 6, 8, 10])).toBeGreaterThan(0.5)
    expect(rankTest([4, 4, 4, 4, 4], [4, 4, 4, 4, 4])).toBe(1)
  })
  test('few are not compared; many are, with a word on how sure it is', () => {
    expect(compareSponsored([content(1, paid), content(2)]).verdict).toBe('too_few')
    const worse = [
      ...Array.from({ length: 12 }, (_, i) => content(i, { ...paid, ...liked(40 + i) })),
      ...Array.from({ length: 30 }, (_, i) => content(100 + i, liked(90 + i))),
    ]
    expect(compareSponsored(worse)).toMatchObject({ verdict: 'worse', sponsored: 12, organic: 30 })
  })
})

describe('what is talked about', () => {
  test('tags are counted whatever their case, once a content', () => {
    const tags = countTags([content(1, { hashtags: ['Hair', 'hair'] }), content(2, { hashtags: ['HAIR'] })], hashtagsOf)
    expect(tags).toEqual([{ name: 'hair', contents: 2, share: 1, lift: 1 }])
  })
  test('interests come from words, stated ones with them', () => {
    const texts = [
      content(1, { text: 'my skincare routine' }),
      content(2, { text: 'more skincare' }),
      content(3, { text: 'guitar' }),
    ]
    const found = interestsOf(texts, { bio: 'runner', declared: ['travel'] })
    expect(found[0]).toMatchObject({ id: 'beauty', contents: 2, basis: 'inferred' })
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['beauty.skincare', 'fitness.running', 'travel']))
    expect(found.map(({ id }) => id)).not.toContain('music.guitar')
  })
  test('a tag that everybody uses is less of a topic than one that few use', () => {
    const contents = [1, 2, 3].map((i) => content(i, { hashtags: ['love', 'ceramics'] }))
    const known = new Map([
      ['love', { contents: 9000 }],
      ['ceramics', { contents: 3 }],
    ])
    expect(topicsOf(contents, known, 10_000).map(({ name }) => name)).toEqual(['ceramics', 'love'])
  })
  test('tags that disclose payment are no topics', () => {
    const contents = [1, 2, 3].map((i) => content(i, { hashtags: ['ad', 'ceramics'], text: 'Glaze #Werbung #anzeige' }))
    expect(topicsOf(contents, new Map(), 10).map(({ name }) => name)).toEqual(['ceramics'])
  })
  test('brand lift grows with support and is held back by little of it', () => {
    const base = { of: 'contents', sample: 1000, counts: { lumevia: 10 } }
    const lift = (support: number): number =>
      affinitiesOf(
        Array.from({ length: 100 }, (_, i) => (i < support ? ['lumevia'] : [])),
        base,
      )[0]?.lift ?? 0
    expect(lift(1)).toBeLessThan(1.5)
    expect(lift(20)).toBeGreaterThan(lift(5))
  })
})

test('the price is what its factors add up to', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5_000_000 }),
      fc.double({ min: 0.0001, max: 0.3, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (followers, rate, credibility, us) => {
        const share = (id: string, value: number) => ({ id, value, low: value, high: value })
        const audience = {
          countries: { known: 10, basis: 'inferred' as const, shares: [share('US', us), share('BR', 1 - us)] },
          credibility: { value: credibility, low: 0, high: 100, factors: [] },
        }
        const byType = performanceByType(
          [1, 2, 3].map((i) => content(i)),
          followers,
          'mean',
        )
        const input = {
          network: 'instagram' as const,
          followers,
          byType,
          audience,
        }
        const { least, most } = defaultRateCard.engagement
        for (const price of pricesOf(input, defaultRateCard).prices) {
          const { amount, low, high, factors } = price
          const compared = comparedPrice(price, { rate, peersMedian: 0.02 }, defaultRateCard)
          if (compared !== null) expect(least <= compared.factor && compared.factor <= most).toBe(true)
          expect(compared === null).toBe(price.guessed)
          expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(amount, 6)
          expect(low <= amount && amount <= high && amount >= 0).toBe(true)
        }
      },
    ),
  )
})

test('addresses in a bio say nothing of interests, words without blanks do', () => {
  const of = (bio: string): string[] => interestsOf([], { bio, declared: [] }).map(({ id }) => id)
  for (const bio of [
    'mgmt@football-talent.example',
    'beacons.ai/ana',
    'https://yoga.school/ana?x=baby',
    'www.travel.example',
  ])
    expect(of(bio)).toEqual([])
  expect(of('Food.Travel.Fitness')).toEqual(['fitness', 'food', 'travel'])
  expect(of('Vegan recipes. ana@school.example')).toEqual(['food', 'food.vegan'])
})
