import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentLike, creatorLike } from '../../../test/records.js'
import { factsWindow } from '../../model/creator-facts.js'
import { createBrandFinder } from '../text/find-brands.js'
import { deriveFacts } from './derive.js'

const day = 86_400_000
const asOf = Date.UTC(2026, 10, 15)
const provenance = { source: 'import', basis: 'measured' as const, asOf, synthetic: false }
const knowledge = { detect: () => 'en', finder: createBrandFinder([]), findPlace: () => undefined }
const creator = creatorLike({ externalId: '1', handle: 'somebody', followers: 1000, provenance })

const contents = fc.uniqueArray(fc.nat(400), { maxLength: 40 }).chain((days) =>
  fc.tuple(
    ...days.map((ago) =>
      fc
        .tuple(fc.option(fc.nat(5000)), fc.option(fc.nat(300)), fc.option(fc.nat(90_000)))
        .map(([likes, comments, views]) =>
          contentLike({
            contentId: `c${ago}`,
            author: 'somebody',
            authorExternalId: '1',
            text: `day ${ago} #tag${ago % 5}`,
            publishedAt: asOf - ago * day,
            engagement: { likes, comments, views, shares: null, saves: null },
            provenance,
          }),
        ),
    ),
  ),
)

test('the same contents give the same facts in any order, and older ones change none', () => {
  fc.assert(
    fc.property(contents, fc.infiniteStream(fc.nat()), (all, dice) => {
      const facts = deriveFacts({ creator, contents: all, history: [] }, knowledge)
      const keys = new Map(all.map((content) => [content, dice.next().value as number]))
      const shuffled = all.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      expect(deriveFacts({ creator, contents: shuffled, history: [] }, knowledge)).toEqual(facts)
      const newest = all.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, factsWindow)
      expect(deriveFacts({ creator, contents: newest, history: [] }, knowledge)).toEqual(facts)
    }),
  )
})

test('a rate lies within its bounds and rests on contents that were two days old when they were read', () => {
  fc.assert(
    fc.property(contents, (all) => {
      const { sample, engagementRate, likes } = deriveFacts({ creator, contents: all, history: [] }, knowledge)
      const newest = all.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, factsWindow)
      const old = newest.filter(({ publishedAt }) => publishedAt <= asOf - 2 * day)
      // Where there are hardly any, young ones count too.
      const ripe = old.length >= 5 ? old : newest
      expect(sample).toMatchObject({ contents: newest.length, counted: ripe.length })
      expect(likes?.contents ?? 0).toBe(ripe.filter(({ engagement }) => engagement.likes !== null).length)
      for (const rate of engagementRate === null ? [] : [engagementRate.mean, engagementRate.median]) {
        expect(rate.low === null).toBe(rate.sampleSize === 1)
        expect(rate.low ?? rate.value).toBeLessThanOrEqual(rate.value)
        expect(rate.high ?? rate.value).toBeGreaterThanOrEqual(rate.value)
      }
    }),
  )
})

test('a tag that discloses payment counts as sponsorship, also where only the list of tags has it, and is no tag of interest', () => {
  const posts = [1, 2, 3].map((i) =>
    contentLike({
      contentId: `c${i}`,
      author: 'somebody',
      authorExternalId: '1',
      text: i === 1 ? 'Glazing day #Werbung #ceramics' : 'Glazing day',
      hashtags: i === 3 ? [] : ['ad', 'Ceramics'],
      publishedAt: asOf - i * 7 * day,
      provenance,
    }),
  )
  const { hashtags, sponsored } = deriveFacts({ creator, contents: posts, history: [] }, knowledge)
  expect(hashtags).toEqual([{ name: 'ceramics', contents: 2 }])
  expect(sponsored.contents).toBe(2)
})
