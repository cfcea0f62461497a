import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../search/index.js'
import { day, planOf, snapshotOf, start } from '../../../test/listening/snapshots.js'
import { listen } from './insights.js'
import type { Plan } from './plan.js'
import { localTime } from '../../kernel/time-zone.js'
import { cutIntervals, intervalNames, stepOf } from './intervals.js'
import { sentimentCodes, type SentimentCode } from './mentions.js'
import { findDuplicates } from '../language/near-duplicate-rows.js'
import { packMentions, unpackMentions } from './pack.js'
import { labelOf, selectMentions, type LabelKind, type Selection } from './select.js'
import { findSpikes } from './spikes.js'
import { estimateCount } from '../statistics/interval.js'
import { keyness, normalTail, upperTail } from '../statistics/significance.js'

const words = [
  'lumevia',
  'pellucca',
  'rash',
  'price',
  'love',
  'the',
  'serum',
  '#glow',
  'velvet',
  'tint',
  'refund',
  '@mina.k',
]
type TextParts = typeof text extends fc.Arbitrary<infer T> ? T : never
const text = fc.record({
  text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 10 }).map((list) => list.join(' ')),
  at: fc.integer({ min: 0, max: 20 * day - 1 }),
  network: fc.constantFrom('x', 'tiktok'),
  language: fc.constantFrom('en', 'es', undefined),
  country: fc.constantFrom('BR', undefined),
  kind: fc.constantFrom('content', 'comment'),
  who: fc.integer({ min: 0, max: 4 }),
  engagement: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
  mood: fc.constantFrom<SentimentCode>('not_judged', 'negative', 'neutral', 'positive'),
})
const toDocuments = (list: readonly TextParts[]): SearchDocument[] =>
  list.map(({ at, who, text: said, network, language, country, kind, engagement }, i) => ({
    key: `p:x:${i}`,
    values: {
      text: said,
      network,
      language,
      country,
      kind,
      engagement,
      published_at: Math.floor((start + at) / 1000),
      author: `x:${who}`,
      handle: `who${who}`,
      type: kind === 'content' ? 'text' : null,
    },
  }))

describe('insights', () => {
  test('every figure is the number of the mentions that are shown for it', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 5, maxLength: 60 }),
        fc.constantFrom<Plan['duplicates']>('keep', 'author', 'all'),
        (list, duplicates) => {
          const plan = planOf({ duplicates })
          const moods = new Map(list.map(({ mood }, i) => [`p:x:${i}`, mood]))
          const listened = listen(snapshotOf(toDocuments(list)), plan, {
            sentiment: (_, key) => sentimentCodes.indexOf(moods.get(key) ?? 'not_judged'),
            followers: () => 10,
          })
          const { mentions, labels } = unpackMentions(packMentions(listened.mentions, listened.labels))
          const count = (selection: Selection): number =>
            selectMentions(mentions, labels, { from: plan.from, to: plan.to, ...selection }).length
          listened.insights.brands.forEach((found, brand) => {
            const said = list.filter(
              ({ text: words, at }) =>
                at >= 10 * day && words.split(' ').includes(['lumevia', 'pellucca'][brand] ?? ''),
            )
            expect(found.totals.mentions + found.repeats).toBe(said.length)
            expect(count({ brand })).toBe(found.totals.mentions)
            expect(count({ brand, repeats: 'only' })).toBe(found.repeats)
            expect(count({ brand, from: plan.before ?? 0, to: plan.from })).toBe(found.before?.mentions)
            for (const step of found.steps) {
              expect(count({ brand, from: step.from, to: step.to })).toBe(step.mentions)
              expect(count({ brand, from: step.from, to: step.to, sentiment: 'negative' })).toBe(
                step.sentiment.negative,
              )
            }
            for (const [name, values] of [
              ['network', found.networks],
              ['language', found.languages],
              ['country', found.countries],
              ['kind', found.kinds],
              ['type', found.types],
            ] as const)
              for (const { value, mentions: n } of values)
                expect([name, value, count({ brand, categories: { [name]: value } })]).toEqual([name, value, n])
            const held = (kind: LabelKind, value: string, n: number): void =>
              expect([kind, value, count({ brand, labels: [labelOf(kind, value)] })]).toEqual([kind, value, n])
            for (const { term, mentions: n } of [...found.terms, ...found.rising]) held('term', term, n)
            for (const { value, mentions: n } of found.hashtags) held('hashtag', value, n)
            for (const { value, mentions: n } of found.coMentions) held('co_mention', value, n)
            for (const { name, mentions: n } of found.aspects) held('aspect', name, n)
            for (const { theme, mentions: n } of found.themes) held('theme', theme, n)
            for (const { author, mentions: n } of found.authors)
              expect(count({ brand, categories: { author } })).toBe(n)
            for (const { id, mentions: n } of found.copies)
              expect(count({ brand, labels: [labelOf('copy', id)], repeats: 'all' })).toBe(n)
            for (const spike of found.spikes)
              expect(count({ brand, from: spike.from, to: spike.to })).toBe(spike.mentions)
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  test('the same texts in other segments give the same insights', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 5, maxLength: 40 }), (list) => {
        const none = { sentiment: () => 2, followers: () => NaN }
        const [one, three] = [1, 3].map((n) => listen(snapshotOf(toDocuments(list), n), planOf(), none).insights)
        expect(one).toEqual(three)
      }),
      { numRuns: 15 },
    )
  })

  test('shares of voice sum to one, and lie within their bounds', () => {
    const list = Array.from({ length: 40 }, (_, i) => ({
      key: `p:x:${i}`,
      values: {
        text: i % 4 === 0 ? 'pellucca again' : 'lumevia again',
        published_at: (start + 12 * day) / 1000 + i,
        author: `x:${i}`,
        handle: `w${i}`,
      },
    }))
    const { brands } = listen(snapshotOf(list), planOf(), { sentiment: () => 2, followers: () => NaN }).insights
    expect(brands.map(({ share }) => share.mentions.value)).toEqual([0.75, 0.25])
    for (const { share } of brands)
      expect(share.mentions.low < share.mentions.value && share.mentions.value < share.mentions.high).toBe(true)
  })
})

describe('time', () => {
  test('steps cover the period without a gap and begin where the clocks say so', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/Sao_Paulo',
      'Africa/Cairo',
      'Pacific/Apia',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...intervalNames),
        fc.integer({ min: Date.UTC(2008, 0), max: Date.UTC(2027, 0) }),
        fc.integer({ min: 1, max: 40 * day }),
        (zone, interval, from, length) => {
          const to = from + Math.min(length, interval === 'hour' ? 5 * day : length)
          const edges = cutIntervals(from, to, interval, zone)
          expect([edges[0], edges.at(-1)]).toEqual([from, to])
          edges.forEach((edge, i) => i > 0 && expect(edge).toBeGreaterThan(edges[i - 1] ?? 0))
          if (interval === 'day')
            for (const edge of edges.slice(1, -1)) {
              const [before, after] = [localTime(edge - 1000, zone), localTime(edge, zone)]
              expect(Math.floor(after / day)).toBeGreaterThan(Math.floor(before / day))
            }
          for (let i = 0; i + 1 < edges.length; i++) {
            expect(stepOf(edges, edges[i] ?? 0)).toBe(i)
            expect(stepOf(edges, (edges[i + 1] ?? 0) - 1)).toBe(i)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('the day on which clocks change has 23 or 25 hours', () => {
    const edges = cutIntervals(Date.UTC(2026, 2, 27, 23), Date.UTC(2026, 2, 31, 22), 'day', 'Europe/Berlin')
    expect(edges.slice(1).map((edge, i) => (edge - (edges[i] ?? 0)) / 3_600_000)).toEqual([24, 23, 24, 24])
  })
})

describe('tests', () => {
  test('a spike is found, ordinary weeks are not', () => {
    const usual = [4, 6, 5, 3, 7, 5, 4, 6, 5, 5, 4, 6, 3, 5, 6, 4, 5, 5]
    expect(findSpikes(usual)).toEqual([])
    expect(findSpikes([...usual, 22, 41, 30, 5, 4])).toMatchObject([{ first: 18, last: 20, peak: 19, mentions: 93 }])
    // Nine days of twice as much: no single day is beyond doubt, the stretch is.
    expect(findSpikes([...usual, 9, 11, 10, 8, 12, 10, 9, 11, 10, ...usual])).toMatchObject([{ first: 18 }])
    expect(findSpikes([0, 0, 0, 0, 0, 0, 2, 0])).toEqual([])
    expect(findSpikes([6, 40, 5], usual)).toMatchObject([{ first: 1, last: 1 }])
  })

  test('a few mentions at a steady pace are no spike, however rare they are', () => {
    const every = (steps: number, length = 62): number[] => Array.from({ length }, (_, i) => (i % steps === 0 ? 1 : 0))
    for (const steps of [2, 3, 4, 5, 7]) {
      expect(findSpikes(every(steps))).toEqual([])
      // Nothing is known of the time before the first of them.
      expect(findSpikes(every(steps), new Array<number>(62).fill(0))).toEqual([])
    }
    const crisis = every(3).map((count, i) => (i === 40 ? 12 : count))
    expect(findSpikes(crisis)).toMatchObject([{ first: 40, last: 40, mentions: 12 }])
  })

  test('tails of the negative binomial: they fall, and meet the Poisson where nothing is overdispersed', () => {
    expect(upperTail(0, 5, 5)).toBe(1)
    expect(upperTail(10, 5, 5)).toBeCloseTo(0.03183, 4)
    expect(upperTail(10, 5, 20)).toBeGreaterThan(upperTail(10, 5, 5))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0.1, max: 80, noNaN: true }),
        fc.double({ min: 1, max: 8, noNaN: true }),
        (n, mean, factor) => {
          const [p, q] = [upperTail(n, mean, mean * factor), upperTail(n + 1, mean, mean * factor)]
          expect(p >= q * (1 - 1e-6) && q >= 0 && p <= 1 + 1e-9).toBe(true)
        },
      ),
    )
    expect(normalTail(1.6449)).toBeCloseTo(0.05, 4)
  })

  test('shares have bounds that hold them; odds tell more from less', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        const { value, low, high } = estimateCount(Math.min(a, b), Math.max(a, b))
        expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true)
      }),
    )
    expect(keyness({ count: 30, size: 100 }, { count: 10, size: 1000 })).toBeGreaterThan(4)
    expect(Math.abs(keyness({ count: 3, size: 100 }, { count: 30, size: 1000 }))).toBeLessThan(1)
  })

  test('nearly the same texts are found, others are not', () => {
    const base = Array.from({ length: 30 }, (_, i) => i + 1)
    const changed = base.map((word, i) => (i === 29 ? 99 : word))
    const other = base.map((word) => word + 500)
    const rows = [base, other, changed, [1, 2, 3], [1, 2, 3], base]
    const ends = Uint32Array.from(rows, (_, i) => rows.slice(0, i + 1).flat().length)
    const starts = Uint32Array.from(rows, (_, i) => rows.slice(0, i).flat().length)
    const { groups } = findDuplicates({ ids: Uint32Array.from(rows.flat()), starts, ends })
    expect(groups).toEqual([[0, 2, 5]])
  })
})
