import { z } from 'zod'
import { contentTypes } from '../../../model/content.js'
import { networks } from '../../../model/network.js'
const timestamp = z.iso.datetime()
const share = z.number().min(0).max(1)
const asOf = timestamp.describe('When the network data behind this was read.')
const EstimateShown = z
  .strictObject({
    value: z.number(),
    low: z.number().describe('Lower bound of the 95 % interval.'),
    high: z.number(),
    sample_size: z.int().describe('How many contents or people this rests on.'),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .meta({ id: 'Estimate', description: 'A number that is not simply known, with its bounds and what is behind it.' })
const ScoreFactorShown = z
  .strictObject({ name: z.string(), value: z.number(), contribution: z.number(), why: z.string() })
  .meta({ id: 'ScoreFactor', description: 'The contributions of all factors sum to the score or the price.' })
const HistogramBin = z
  .strictObject({
    min: z.number(),
    max: z.number().describe('Exclusive, but for the last bin.'),
    profiles: z.int(),
    here: z.boolean().describe('The profile of this report lies in it.'),
    is_median: z.boolean().describe('The median of the peers lies in it.'),
  })
  .meta({ id: 'HistogramBin' })
const PeerComparisonShown = z
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
    description: 'Others of the same network with about as many followers, from the corpus.',
  })
const centres = z.strictObject({ mean: z.number(), median: z.number(), contents: z.int() }).nullable()
const PerformanceShown = z
  .strictObject({
    contents: z.int(),
    likes: centres,
    comments: centres,
    views: centres,
    shares: centres,
    saves: centres,
    engagement_rate: EstimateShown.nullable().describe('Likes and comments of a content as a fraction of followers.'),
    view_rate: EstimateShown.nullable().describe('Views of a content as a fraction of followers.'),
  })
  .meta({ id: 'Performance', description: 'Null is what the network hides or does not have.' })
const count = z.int().nullable()
const ContentBrief = z
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
const CreatorBrief = z
  .strictObject({
    network: z.enum(networks),
    external_id: z.string(),
    handle: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
    followers: count,
    verified: z.boolean(),
  })
  .meta({ id: 'CreatorBrief' })
export {
  ContentBrief,
  CreatorBrief,
  EstimateShown,
  HistogramBin,
  PeerComparisonShown,
  PerformanceShown,
  ScoreFactorShown,
  asOf,
  share,
  timestamp,
}
//# sourceMappingURL=contract-parts.js.map
