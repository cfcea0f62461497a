import { z } from 'zod'
import { credibilityClasses } from '../../../engine/audience/credibility.js'
import { riskCategories } from '../../../engine/text/verdict.js'
import { audienceSources } from '../../../model/audience.js'
import { ageBands, audienceGenders } from '../../../model/audience-summary.js'
import { contentTypes } from '../../../model/content.js'
import { NamedProfile } from '../../../model/named-profile.js'
import { networks } from '../../../model/network.js'
import { MissingShown, reportStates } from '../analytics/contract.js'
import { reportBlocks } from '../analytics/contract-blocks.js'
import { EstimateShown, RateShown, share } from '../analytics/contract-parts.js'
import { OverlapBody, OverlapResult } from '../overlap/contract.js'

export const comparedMax = 10

export const ComparisonBody = z
  .strictObject({
    profiles: z.array(NamedProfile).min(2).max(comparedMax).describe('Two to ten creators, each once.'),
    overlap: z.boolean().default(true).describe('Whether their audiences are compared too, which takes longest.'),
    source: OverlapBody.shape.source,
    max_members: OverlapBody.shape.max_members,
    audience_sample: z.int().min(50).max(2000).default(400).describe('Sample size per audience.'),
    contents: z.int().min(10).max(500).default(50).describe('Number of newest contents to analyse.'),
    max_age_s: OverlapBody.shape.max_age_s,
  })
  .meta({ id: 'ComparisonBody' })

const count = z.int().nullable()
const rate = z.number().nullable()
const amount = z.strictObject({ amount: z.number(), currency: z.string() })
const shares = <T extends z.ZodRawShape>(of: T) => z.array(z.strictObject({ ...of, share: EstimateShown }))

export const ComparedCreator = z
  .strictObject({
    position: z.int().describe('Place among the profiles that were named, from 0.'),
    state: z.enum(reportStates),
    detail: z.string().nullable().describe('Why the state is not ready.'),
    network: z.enum(networks),
    handle: z.string(),
    external_id: z.string().nullable(),
    name: z.string().nullable(),
    country_code: z.string().nullable(),
    followers: count,
    content_count: count,
    posts_per_week: rate,
    average_likes: rate,
    average_comments: rate,
    average_views: rate,
    engagement_rate: RateShown.nullable().describe('The same as in searches and reports.'),
    engagement_percentile: share.nullable().describe('Share of the peers that lie below.'),
    growth: z
      .strictObject({ months_1: rate, months_3: rate, months_6: rate, months_12: rate, suspicious_jumps: z.int() })
      .nullable(),
    audience: z
      .strictObject({
        source: z.enum(audienceSources),
        sample_size: z.int(),
        credibility: z
          .strictObject({
            score: z.number(),
            low: z.number(),
            high: z.number(),
            class: z.enum(credibilityClasses),
          })
          .nullable(),
        countries: shares({ code: z.string(), name: z.string() }),
        languages: shares({ code: z.string(), name: z.string() }),
        genders: shares({ gender: z.enum(audienceGenders) }),
        ages: shares({ age: z.enum(ageBands) }),
      })
      .nullable(),
    prices: z
      .array(z.strictObject({ type: z.enum(contentTypes), price: amount, low: amount, high: amount }))
      .nullable(),
    risk: z
      .strictObject({
        contents: z.int().describe('Newest contents that were looked at.'),
        judged: z.int(),
        flagged: z.int(),
        share: EstimateShown.nullable().describe('Flagged, of those that were judged.'),
        categories: z.array(z.strictObject({ category: z.enum(riskCategories), contents: z.int() })),
      })
      .nullable()
      .describe('Brand safety of the newest contents, judged as in campaigns. For a person, use POST /screening.'),
    account_score: reportBlocks.account_score,
    synthetic: z.boolean().nullable(),
    missing: MissingShown.describe('What is null, and why.'),
  })
  .meta({ id: 'ComparedCreator' })

export const comparedFigures = [
  'followers',
  'engagement_rate',
  'growth',
  'credibility',
  'risk',
  'account_score',
  'price',
] as const

export const ComparisonResult = z.strictObject({
  profiles: z.int(),
  overlap: OverlapResult.nullable(),
  overlap_missing: z.string().nullable().describe('Why there is no overlap.'),
  best: z
    .array(
      z.strictObject({
        figure: z.enum(comparedFigures),
        profile: z.int().nullable().describe('`position` of the best; null if fewer than two are known.'),
        clear: z.boolean().describe('Whether its bounds do not touch those of the next.'),
        known: z.int().describe('Creators for whom it is known.'),
        why: z.string(),
      }),
    )
    .describe('Who is best in what, and whether the difference is more than chance.'),
})
