import type { z } from 'zod'
import type { ListeningBody } from './contract.js'
import type { InsightsShown, ListeningSummary } from './insights-contract.js'
import type { Mention } from './present-mention.js'
import type { RecurringShown } from './recurring-contract.js'

/** Gives a rich answer on the demo world: a brand that had a bad week, and its competitors. */
export const exampleListening: z.input<typeof ListeningBody> = {
  brand: { name: 'Lumevia' },
  others: [{ name: 'Pellucca' }, { name: 'Ossamira', query: 'ossamira OR #ossamira OR "velvet tint"' }],
}

export const exampleSummary: z.output<typeof ListeningSummary> = {
  mentions: 312,
  brands: [
    { name: 'Lumevia', mentions: 201, share_of_voice: 0.624224 },
    { name: 'Pellucca', mentions: 121, share_of_voice: 0.375776 },
  ],
  alerts: [],
}

export const exampleMention: Mention = {
  id: 'p:instagram:10000ko',
  kind: 'content',
  network: 'instagram',
  content_id: '10000ko',
  comment_id: null,
  url: 'https://instagram.demo.example/p/10000ko',
  author: { handle: 'mina.k', external_id: '9000000012', followers: 18_200, country: 'BR' },
  type: 'short',
  title: null,
  text: 'The Lumevia Dew Serum gave me a rash. Sending it back.',
  language: 'en',
  language_basis: 'declared',
  published_at: '2026-08-06T18:12:09.000Z',
  engagement: 913,
  views: 20_114,
  sentiment: 'negative',
  brands: ['Lumevia'],
  repeat: false,
  matches: [{ start: 4, end: 11, text: 'Lumevia', brand: 'Lumevia' }],
  source: 'demo',
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}

const share = (value: number, low: number, high: number, size: number) => ({
  value,
  low,
  high,
  sample_size: size,
  basis: 'measured' as const,
})
const moods = { negative: 98, neutral: 40, positive: 60, not_judged: 3 }

export const exampleInsights: z.output<typeof InsightsShown> = {
  as_of: '2026-11-15T09:00:00.000Z',
  from: '2026-07-18T09:00:00.000Z',
  to: '2026-11-15T09:00:00.000Z',
  before_from: null,
  interval: 'day',
  time_zone: 'UTC',
  mentions: 312,
  authors: 180,
  brands: [
    {
      name: 'Lumevia',
      query: '"lumevia" OR #Lumevia OR @lumevia.official',
      mentions: 201,
      authors: 120,
      engagement: { total: 90_114, shown_by: 201, mean: 448.328358 },
      views: { total: 1_204_331, shown_by: 88, mean: 13_685.579545 },
      reach: { followers: 2_113_904, authors_known: 120 },
      sentiment: {
        ...moods,
        judged: 198,
        net: -0.191919,
        shares: {
          negative: { ...share(0.494949, 0.425998, 0.564097, 198), basis: 'inferred' },
          neutral: { ...share(0.20202, 0.152097, 0.263281, 198), basis: 'inferred' },
          positive: { ...share(0.30303, 0.243218, 0.370297, 198), basis: 'inferred' },
        },
      },
      share_of_voice: {
        mentions: share(0.624224, 0.57014, 0.675382, 322),
        authors: share(0.6, 0.53, 0.66, 200),
        engagement: 0.71,
        reach: 0.64,
      },
      before: null,
      volume: [
        {
          from: '2026-08-06T00:00:00.000Z',
          to: '2026-08-07T00:00:00.000Z',
          mentions: 21,
          engagement: 9144,
          sentiment: { negative: 18, neutral: 2, positive: 1, not_judged: 0 },
        },
      ],
      spikes: [
        {
          from: '2026-08-05T00:00:00.000Z',
          to: '2026-08-12T00:00:00.000Z',
          peak_at: '2026-08-06T00:00:00.000Z',
          mentions: 95,
          authors: 71,
          due_to: null,
          expected: 7,
          ratio: 13.571429,
          p_value: 1.2e-19,
          sentiment: { negative: 84, neutral: 6, positive: 4, not_judged: 1 },
          terms: [{ term: 'rash', mentions: 44, authors: 40, compared: 1, lift: 31.2, z: 7.41, p_value: 6.3e-14 }],
          posts: [exampleMention],
          quotes: [{ text: exampleMention.text ?? '', terms: ['rash'], mention: exampleMention }],
        },
      ],
      forecast: null,
      aspects: [
        {
          aspect: 'safety',
          mentions: 70,
          share: share(0.348259, 0.285812, 0.416479, 201),
          sentiment: { negative: 66, neutral: 3, positive: 1, not_judged: 0 },
        },
      ],
      terms: [{ term: 'serum', mentions: 88, authors: 70, compared: 140, lift: 52.1, z: 20.4, p_value: 8.1e-93 }],
      rising_terms: [],
      themes: [],
      hashtags: [{ hashtag: 'lumevia', mentions: 61, authors: 50 }],
      co_mentions: [{ co_mention: 'brand_pellucca', name: 'Pellucca', mentions: 10, authors: 9 }],
      top_authors: [
        {
          author: 'instagram:9000000012',
          network: 'instagram',
          handle: 'mina.k',
          mentions: 3,
          engagement: 2210,
          followers: 18_200,
          sentiment: { negative: 3, neutral: 0, positive: 0, not_judged: 0 },
        },
      ],
      top_posts: [exampleMention],
      networks: [{ value: 'instagram', mentions: 120, share: share(0.597015, 0.527953, 0.662366, 201) }],
      languages: [{ value: 'en', mentions: 130, share: share(0.646766, 0.57845, 0.709549, 201) }],
      countries: [{ value: 'BR', mentions: 20, share: share(0.099502, 0.065357, 0.148657, 201) }],
      kinds: [{ value: 'content', mentions: 201, share: share(1, 0.981247, 1, 201) }],
      types: [{ value: 'short', mentions: 64, share: share(0.318408, 0.257779, 0.385722, 201) }],
      repeats: 2,
      copies: [],
    },
  ],
  together: [{ brands: ['Lumevia', 'Pellucca'], mentions: 10 }],
  spike_test: {
    name: 'negative_binomial_scan',
    alpha: 0.01,
    correction: 'bonferroni',
    baseline: 'median of up to 28 steps on either side, with the spread of their middle half',
    ratio_min: 1.5,
    mentions_min: 5,
  },
  coverage: {
    texts_known: 41_220,
    oldest: '2026-01-02T10:00:00.000Z',
    newest: '2026-11-15T08:59:10.000Z',
    in_period: [{ network: 'instagram', contents: 12_114, comments: 0 }],
    texts_before: 11_902,
    index_building: false,
    gathered: {
      profiles_wanted: 150,
      profiles_read: 150,
      profiles_fresh: 0,
      contents_read: 14_200,
      comments_read: 0,
      stopped: 'done',
      failed: [],
    },
    sentiment: {
      judged: 309,
      remembered: 0,
      not_judged: [{ reason: 'too_short', mentions: 3 }],
      engine_version: 'text-5c1f',
    },
    no_data: [],
    synthetic: { choice: 'include', left_out: 0 },
    repeats: 'author',
    note: 'Figures count the public texts that this installation knows.',
  },
  engine_version: 'listening-1',
  synthetic: true,
}

export const exampleRecurring: z.output<typeof RecurringShown> = {
  id: 'rls_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'Lumevia every day',
  listening: {
    brand: { name: 'Lumevia' },
    others: [],
    time_zone: 'UTC',
    compare: true,
    duplicates: 'author',
    gather: { profiles_max: 150, include_comments: false, comments_max: 2000, seconds_max: 60 },
    judge_max: 20_000,
  },
  every_s: 86_400,
  window_s: 2_592_000,
  alerts: [{ on: 'spike' }, { on: 'negative_share', above: 0.4 }],
  paused: false,
  reading: [],
  alerts_on: [],
  last_request_id: null,
  next_at: '2026-11-16T09:00:00.000Z',
  created_at: '2026-11-15T09:00:00.000Z',
}
