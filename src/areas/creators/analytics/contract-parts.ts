import { z } from 'zod'
import { contentTypes } from '../../../model/content.js'
import { networks } from '../../../model/network.js'

export const timestamp = z.iso.datetime()
export const share = z.number().min(0).max(1)
export const asOf = timestamp.describe('When the underlying network data was read.')

export const EstimateShown = z
  .strictObject({
    value: z.number(),
    low: z.number().describe('Lower bound of the 95 % interval.'),
    high: z.number(),
    sample_size: z.int().describe('Number of contents or people this is based on.'),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .meta({ id: 'Estimate', description: 'An estimate with bounds, sample size and basis.' })

export const ScoreFactorShown = z
  .strictObject({ name: z.string(), value: z.number(), contribution: z.number(), why: z.string() })
  .meta({ id: 'ScoreFactor', description: 'The contributions of all factors sum to the score or the price.' })

export const HistogramBin = z
  .strictObject({
    min: z.number(),
    max: z.number().describe('Exclusive, but for the last bin.'),
    profiles: z.int(),
    here: z.boolean().describe('The profile of this report is in it.'),
    is_median: z.boolean().describe('The median of the peers is in it.'),
  })
  .meta({ id: 'HistogramBin' })

export const PeerComparisonShown = z
  .strictObject({
    profiles: z.int().describe('Peers that were compared with.'),
    followers: z
      .strictObject({ min: z.int(), max: z.int() })
      .nullable()
      .describe('The band of followers they were taken from; null when it is the whole network.'),
    median: z.number(),
    percentile: share.nullable().describe('Share of the peers that lie below.'),
    histogram: z.array(HistogramBin),
    as_of: timestamp,
  })
  .meta({
    id: 'PeerComparison',
    description: 'Stored creators on the same network with a similar number of followers.',
  })

const basis = z
  .enum(['measured', 'declared'])
  .describe(
    'measured: over contents we know. declared: as a file or the network states it, where nothing could be measured.',
  )

const centres = z
  .strictObject({
    mean: z.number().nullable(),
    median: z.number().nullable(),
    contents: z.int().nullable().describe('Null where the one who declares it does not say.'),
    basis,
  })
  .nullable()

export const RateShown = z
  .strictObject({
    value: z.number(),
    low: z
      .number()
      .nullable()
      .describe('Bounds of 95 %; null for what is declared, and where a single content is known.'),
    high: z.number().nullable(),
    sample_size: z.int().nullable(),
    basis,
  })
  .meta({ id: 'Rate' })

export const PerformanceShown = z
  .strictObject({
    contents: z.int(),
    likes: centres,
    comments: centres,
    views: centres,
    shares: centres,
    saves: centres,
    engagement_rate: RateShown.nullable().describe('Likes and comments of a content as a fraction of followers.'),
    view_rate: RateShown.nullable().describe('Views of a content as a fraction of followers.'),
  })
  .meta({ id: 'Performance', description: 'Null if the network hides or does not provide it.' })

const count = z.int().nullable()

export const ContentBrief = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    type: z.enum(contentTypes),
    title: z.string().nullable(),
    text: z.string(),
    published_at: timestamp,
    thumbnail_url: z.string().nullable(),
    hashtags: z.array(z.string()),
    mentions: z.array(z.string()),
    engagement: z.strictObject({ likes: count, comments: count, views: count, shares: count, saves: count }),
    engagement_rate: z.number().nullable(),
    sponsored: z.boolean(),
    brands: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'ContentBrief' })

export const CreatorBrief = z
  .strictObject({
    network: z.enum(networks),
    external_id: z.string(),
    handle: z.string(),
    name: z.string().nullable().describe('Null where it is not known.'),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
    followers: count,
    verified: z.boolean().nullable().describe('Null where nothing says it.'),
  })
  .meta({ id: 'CreatorBrief' })
