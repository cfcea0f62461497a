import { z } from 'zod'
import { countedEmotions, duplicateModes, intervalNames } from '../../engine/listening/index.js'
import { entityKinds } from '../../engine/text/named-entities.js'
import { SyntheticShown } from '../../model/synthetic.js'
import { timestamp } from './contract.js'
import { TextShown } from './mention-contract.js'

const Estimate = z
  .strictObject({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    sample_size: z.int(),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .describe('With a 95 % confidence interval.')

const count = z.int()
const counts = { negative: count, neutral: count, positive: count, not_judged: count }
export const SentimentShown = z.strictObject(counts)
const value = z.strictObject({ value: z.string(), mentions: count, share: Estimate })

const TermShown = z.strictObject({
  term: z.string(),
  mentions: count,
  authors: count,
  compared: count.describe('Texts that contain it, among those it is compared with.'),
  lift: z.number(),
  z: z.number(),
  p_value: z.number(),
})

const Total = z.strictObject({
  total: z.number(),
  shown_by: count.describe('Mentions that show a number.'),
  mean: z.number().nullable(),
})

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
  emotions: z
    .strictObject({
      judged: count,
      not_judged: count,
      none: count.describe('Judged, and none of the emotions is shown.'),
      counts: z.array(
        z.strictObject({
          emotion: z.enum(countedEmotions),
          mentions: count,
          share: Estimate.nullable().describe('Of the judged; null where none was judged.'),
        }),
      ),
    })
    .optional()
    .describe(
      'Only if `emotions` was requested. A text can show several emotions, or none. Bounds cover chance, not errors of the model. Disgust is not counted: it is judged little better than chance.',
    ),
}

const ForecastShown = z.strictObject({
  method: z.string(),
  description: z.string(),
  level: z.number().describe('Share of steps that should lie within their bounds.'),
  trained_on: count.describe('Whole steps of the period.'),
  steps: z.array(z.strictObject({ from: timestamp, to: timestamp, mentions: z.number(), low: count, high: count })),
  backtest: z
    .strictObject({ steps: count, covered: count })
    .describe(
      'Past steps that were forecast in the same way from the steps before them, and how many were within the bounds.',
    ),
})

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
        .describe('Change in mentions, as a fraction of the previous period; null if it had none.'),
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
      due_to: z
        .strictObject({
          author: z.string().describe('As the mentions endpoint takes it.'),
          handle: z.string(),
          mentions: count,
        })
        .nullable()
        .optional()
        .describe('The author without whose mentions this would not be a spike; null if it does not depend on one.'),
      expected: z.number(),
      ratio: z.number(),
      p_value: z.number(),
      sentiment: SentimentShown,
      terms: z.array(TermShown),
      posts: z.array(TextShown).describe('Reacted to most.'),
      quotes: z
        .array(
          z.strictObject({
            text: z.string().describe('Word for word: the sentence that contains most of the terms.'),
            terms: z.array(z.string()).describe('Terms of the spike in it.'),
            mention: TextShown,
          }),
        )
        .optional()
        .describe('Up to three posts that together say most of the terms of the spike.'),
    }),
  ),
  forecast: ForecastShown.nullable()
    .optional()
    .describe('Mentions of the steps to come; null where fewer than 28 whole steps are known.'),
  aspects: z.array(z.strictObject({ aspect: z.string(), mentions: count, share: Estimate, sentiment: SentimentShown })),
  entities: z
    .array(
      z.strictObject({
        entity: z.string(),
        kind: z.enum(entityKinds),
        name: z.string(),
        mentions: count,
        authors: count,
      }),
    )
    .nullable()
    .optional()
    .describe(
      'People, places and organisations that at least two authors name, up to 20 of each. Found by rules; docs/listening.md says how well. Null where no mention is in a script that is read: `coverage.entities` says how many.',
    ),
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
  texts_before: count
    .nullable()
    .describe(
      'Texts stored for the previous period: a change in mentions means little if this number is very different.',
    ),
  index_building: z.boolean().describe('Whether what is known was still being indexed.'),
  gathered: z.strictObject({
    profiles_wanted: count,
    profiles_read: count,
    profiles_fresh: count.describe('Read before and still fresh.'),
    contents_read: count,
    comments_read: count,
    stopped: z.enum(['done', 'time', 'limit']),
    failed: z.array(z.strictObject({ reason: z.string(), profiles: count })),
    searched: z
      .array(z.strictObject({ network: z.string(), contents: count, failed: z.string().nullable() }))
      .optional()
      .describe('Live networks whose own search was asked for the names of the brands, and how much it found.'),
  }),
  sentiment: z.strictObject({
    judged: count,
    remembered: count.describe('Of them, judged before.'),
    not_judged: z.array(z.strictObject({ reason: z.string(), mentions: count })),
    engine_version: z.string().nullable(),
  }),
  emotions: z
    .strictObject({
      judged: count,
      remembered: count.describe('Judged or tried before.'),
      not_judged: z.array(z.strictObject({ reason: z.string(), mentions: count })),
    })
    .optional()
    .describe('Only if `emotions` was requested.'),
  entities: z
    .strictObject({
      read: count,
      not_read: z.array(z.strictObject({ reason: z.string(), mentions: count })),
    })
    .optional()
    .describe('Mentions in which names were looked for, and why not in the others.'),
  no_data: z
    .array(z.strictObject({ field: z.string(), texts: count }))
    .optional()
    .describe(
      'For each filter or field on something that is not known for every text (lang:, country:, engagement: …): texts of the period that were left out only because it is unknown.',
    ),
  synthetic: SyntheticShown.optional(),
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
