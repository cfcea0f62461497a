import { z } from 'zod'
import { duplicateModes, intervalNames } from '../../engine/listening/index.js'
import { queryLimits } from '../../engine/listening/query/index.js'
import { networks } from '../../model/network.js'

export const timestamp = z.iso.datetime({ offset: true })

export const Query = z
  .string()
  .min(1)
  .max(queryLimits.lengthMax)
  .describe(
    'Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, #tag, @mention, a NEAR/5 b, and the fields author: lang: country: network: kind: type: has: engagement:. Words side by side must all be there. Operators are upper case.',
  )

const Listened = z.strictObject({
  name: z.string().trim().min(1).max(100).describe('What answers call it.'),
  query: Query.optional().describe(
    'What counts as a mention. Left out, the name, its #tag and, where the dictionary knows the brand, its aliases and accounts.',
  ),
})

/** What is listened to, apart from when. */
export const listeningFields = {
  brand: Listened,
  others: z.array(Listened).max(20).default([]).describe('What it is compared with, each heard in the same way.'),
  networks: z.array(z.enum(networks)).min(1).max(networks.length).optional(),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .min(1)
    .max(50)
    .optional()
    .describe('ISO 639-1.'),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(50)
    .optional()
    .describe('ISO 3166-1, of the authors.'),
  kinds: z
    .array(z.enum(['content', 'comment']))
    .min(1)
    .max(2)
    .optional(),
  interval: z.enum(intervalNames).optional().describe('Of the series; by the length of the period unless given.'),
  time_zone: z.string().max(60).default('UTC').describe('IANA name: days begin when they begin there.'),
  compare: z.boolean().default(true).describe('Look at the period of the same length before, too.'),
  duplicates: z
    .enum(duplicateModes)
    .default('author')
    .describe(
      'Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own.',
    ),
  gather: z
    .strictObject({
      profiles_max: z
        .int()
        .min(0)
        .max(2000)
        .default(150)
        .describe('Accounts whose contents of the period are read first.'),
      include_comments: z.boolean().default(false).describe('Also read the comments under what mentions a brand.'),
      comments_max: z.int().min(1).max(100_000).default(2000),
      seconds_max: z.int().min(1).max(600).default(15).describe('Then goes on with what there is.'),
    })
    .prefault({})
    .describe(
      'What is read from the networks before the counting: the accounts of the brands, those who mentioned them, and those who share their interest. What is fresh is not read again.',
    ),
  judge_max: z
    .int()
    .min(0)
    .max(1_000_000)
    .default(20_000)
    .describe('Mentions judged for sentiment at most; beyond it an even sample is judged, and shares say so.'),
}

export const ListeningBody = z.strictObject({
  ...listeningFields,
  from: timestamp.optional().describe('120 days before `to` unless given.'),
  to: timestamp.optional().describe('Exclusive. Now unless given.'),
})

const Estimate = z
  .strictObject({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    sample_size: z.int(),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .describe('With bounds at 95 %.')

const count = z.int()
const counts = { negative: count, neutral: count, positive: count, not_judged: count }
export const SentimentShown = z.strictObject(counts)
const value = z.strictObject({ value: z.string(), mentions: count, share: Estimate })

const TermShown = z.strictObject({
  term: z.string(),
  mentions: count,
  authors: count,
  compared: count.describe('Texts that hold it among those it is held against.'),
  lift: z.number(),
  z: z.number(),
  p_value: z.number(),
})

const Total = z.strictObject({
  total: z.number(),
  shown_by: count.describe('Mentions that show a number.'),
  mean: z.number().nullable(),
})

export const TextShown = z
  .strictObject({
    id: z.string().describe('Of the mention; the same in every list of this request.'),
    kind: z.enum(['content', 'comment']),
    network: z.enum(networks),
    content_id: z.string(),
    comment_id: z.string().nullable(),
    url: z.string().nullable(),
    author: z.strictObject({
      handle: z.string(),
      external_id: z.string(),
      followers: count.nullable(),
      country: z.string().nullable(),
    }),
    type: z.string().nullable(),
    title: z.string().nullable(),
    text: z.string().nullable().describe('Null where it was taken back since.'),
    language: z.string().nullable(),
    published_at: timestamp,
    engagement: z.number().nullable(),
    views: z.number().nullable(),
    sentiment: z.enum(['negative', 'neutral', 'positive', 'not_judged']),
    brands: z.array(z.string()).describe('Names of the brands it mentions.'),
    repeat: z.boolean().describe('Set apart as a repeat.'),
    matches: z
      .array(z.strictObject({ start: count, end: count, text: z.string(), brand: z.string() }))
      .describe(
        'The words that were looked for: UTF-16 code units into title, a line break, and text, the end exclusive.',
      ),
    source: z.string().nullable(),
    synthetic: z.boolean(),
    as_of: timestamp.nullable(),
  })
  .meta({ id: 'Mention' })

const Totals = {
  mentions: count,
  authors: count,
  engagement: Total,
  views: Total,
  reach: z
    .strictObject({ followers: z.number(), authors_known: count })
    .describe('Followers of all authors together, each author once: who can have seen it at most.'),
  sentiment: z.strictObject({
    ...counts,
    judged: count,
    net: z.number().nullable().describe('Positive less negative, as a share of the judged.'),
    shares: z.strictObject({ negative: Estimate, neutral: Estimate, positive: Estimate }).nullable(),
  }),
}

const Brand = z.strictObject({
  name: z.string(),
  query: z.string().describe('As it was understood.'),
  ...Totals,
  share_of_voice: z.strictObject({
    mentions: Estimate,
    authors: Estimate,
    engagement: z.number().nullable(),
    reach: z.number().nullable(),
  }),
  before: z
    .strictObject({
      ...Totals,
      share_of_voice: Estimate,
      change: z
        .number()
        .nullable()
        .describe('Of the mentions, as a fraction of those before; null where there were none.'),
      p_value: z.number().describe('Of a change at least as large, were nothing different.'),
    })
    .nullable(),
  volume: z.array(
    z.strictObject({
      from: timestamp,
      to: timestamp,
      mentions: count,
      engagement: z.number(),
      sentiment: SentimentShown,
    }),
  ),
  spikes: z.array(
    z.strictObject({
      from: timestamp,
      to: timestamp,
      peak_at: timestamp,
      mentions: count,
      authors: count,
      expected: z.number(),
      ratio: z.number(),
      p_value: z.number(),
      sentiment: SentimentShown,
      terms: z.array(TermShown),
      posts: z.array(TextShown).describe('Reacted to most.'),
    }),
  ),
  aspects: z.array(z.strictObject({ aspect: z.string(), mentions: count, share: Estimate, sentiment: SentimentShown })),
  terms: z.array(TermShown).describe('Stand out against everything we know.'),
  rising_terms: z.array(TermShown).describe('Stand out against the period before.'),
  themes: z.array(
    z.strictObject({
      theme: z.string(),
      label: z.string(),
      mentions: count,
      authors: count,
      terms: z.array(z.string()),
    }),
  ),
  hashtags: z.array(z.strictObject({ hashtag: z.string(), mentions: count, authors: count })),
  co_mentions: z.array(z.strictObject({ co_mention: z.string(), name: z.string(), mentions: count, authors: count })),
  top_authors: z.array(
    z.strictObject({
      author: z.string().describe('As the mentions endpoint takes it.'),
      network: z.string(),
      handle: z.string(),
      mentions: count,
      engagement: z.number(),
      followers: count.nullable(),
      sentiment: SentimentShown,
    }),
  ),
  top_posts: z.array(TextShown),
  networks: z.array(value),
  languages: z.array(value),
  countries: z.array(value),
  kinds: z.array(value),
  types: z.array(value),
  repeats: count.describe('Set apart, not in any other figure.'),
  copies: z.array(z.strictObject({ copy: z.string(), mentions: count, authors: count, example: TextShown })),
})

export const Coverage = z.strictObject({
  texts_known: count.describe('Contents and comments that were searched.'),
  oldest: timestamp.nullable(),
  newest: timestamp.nullable(),
  in_period: z.array(z.strictObject({ network: z.string(), contents: count, comments: count })),
  index_building: z.boolean().describe('Whether what is known was still being indexed.'),
  gathered: z.strictObject({
    profiles_wanted: count,
    profiles_read: count,
    profiles_fresh: count.describe('Read before and still fresh.'),
    contents_read: count,
    comments_read: count,
    stopped: z.enum(['done', 'time', 'limit']),
    failed: z.array(z.strictObject({ reason: z.string(), profiles: count })),
  }),
  sentiment: z.strictObject({
    judged: count,
    remembered: count.describe('Of them, judged before.'),
    not_judged: z.array(z.strictObject({ reason: z.string(), mentions: count })),
    engine_version: z.string().nullable(),
  }),
  repeats: z.enum(duplicateModes),
  note: z.string(),
})

export const InsightsShown = z
  .strictObject({
    as_of: timestamp,
    from: timestamp,
    to: timestamp,
    before_from: timestamp.nullable(),
    interval: z.enum(intervalNames),
    time_zone: z.string(),
    mentions: count.describe('Different texts; one that mentions two brands counts once here and once for each brand.'),
    authors: count,
    brands: z.array(Brand),
    together: z.array(z.strictObject({ brands: z.array(z.string()), mentions: count })),
    spike_test: z.strictObject({
      name: z.string(),
      alpha: z.number(),
      correction: z.string(),
      baseline: z.string(),
      ratio_min: z.number(),
      mentions_min: z.number(),
    }),
    coverage: Coverage,
    engine_version: z.string(),
    synthetic: z.boolean(),
  })
  .meta({ id: 'ListeningInsights' })

/** What the status shows when it is done; the insights have an operation of their own. */
export const ListeningSummary = z.strictObject({
  mentions: count,
  brands: z.array(z.strictObject({ name: z.string(), mentions: count, share_of_voice: z.number() })),
  alerts: z.array(z.strictObject({ kind: z.string(), brand: z.string(), detail: z.string() })),
})
