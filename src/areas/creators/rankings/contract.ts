import { z } from 'zod'
import { creatorFields } from '../discovery/creator-fields.js'
import { filterFields } from '../discovery/filters.js'

export const rankedBy = ['followers', 'engagement_rate', 'follower_growth', 'account_score'] as const
export type RankedBy = (typeof rankedBy)[number]

export const rankedMax = 100
/** Creators that are ranked at most; by account score fewer, since each must be scored. */
export const pooledMax = 2000
export const scoredMax = 300

const { network, interests, topics, locations, languages, followers, lists, synthetic } = filterFields

export const RankingBody = z
  .strictObject({
    by: z.enum(rankedBy).default('followers').describe('What is ranked by, the highest first.'),
    network,
    interests,
    topics,
    locations,
    languages,
    followers,
    lists,
    synthetic,
    months: z
      .union([z.literal(1), z.literal(3), z.literal(6)])
      .default(3)
      .describe('How far back movement is measured; for follower_growth also the period that is ranked.'),
    limit: z.int().min(1).max(rankedMax).default(20),
  })
  .meta({ id: 'RankingBody' })

const Place = z.strictObject({
  rank: z.int(),
  rank_worst: z.int().describe('If everyone whose earlier value is unknown had been ahead.'),
  value: z.number(),
})

export const RankedCreator = z
  .strictObject({
    rank: z.int().describe('Equal values share a rank, and the ranks behind them are left out: 1, 2, 2, 4.'),
    tied: z.boolean(),
    rank_best: z.int().describe('The best rank that the bounds of the values allow.'),
    rank_worst: z.int().describe('The worst rank that the bounds of the values allow.'),
    ...creatorFields,
    value: z.number().describe('What is ranked by: a count, a fraction, or 0 to 100 for account_score.'),
    low: z.number().nullable().describe('Lower bound of 95 %; null where the value is counted.'),
    high: z.number().nullable(),
    then: Place.nullable().describe(
      'Rank and value `months` ago, among the ranked creators whose value then is known.',
    ),
    movement: z
      .int()
      .nullable()
      .describe('Ranks gained since then among the creators whose value then is known; negative: lost.'),
    movement_missing: z.string().nullable().describe('Why movement is not known.'),
    synthetic: z.boolean(),
  })
  .meta({ id: 'RankedCreator' })

export const RankingAnswer = z.strictObject({
  by: z.enum(rankedBy),
  months: z.int(),
  data: z.array(RankedCreator),
  ranked: z.int().describe('Creators that were ranked.'),
  cut: z
    .boolean()
    .describe('Whether more match than were ranked: then those with the most of what is ranked by, or of followers.'),
  without_value: z.int().describe('Creators that match but have no value to rank by. They are not ranked.'),
  then_known: z.int().describe('Ranked creators whose value `months` ago is known.'),
})
