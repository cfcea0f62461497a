import { z } from 'zod'
import { certainties, signKinds } from '../../../engine/campaigns/match.js'
import { riskCategories } from '../../../engine/text/verdict.js'
import { timestamp } from '../../../kernel/timestamp.js'
import { contentTypes } from '../../../model/content.js'
import { networkField } from '../../../model/named-profile.js'
import { EstimateShown, RateShown } from '../analytics/contract-parts.js'

const range = { value: z.number(), low: z.number(), high: z.number() }
const count = z.int().nullable()

export const PostShown = z
  .strictObject({
    network: networkField,
    content_id: z.string(),
    external_id: z.string().describe('Of the creator.'),
    handle: z.string(),
    url: z.string(),
    type: z.enum(contentTypes),
    text: z.string().describe('The first 500 characters of title and text.'),
    thumbnail_url: z.string().nullable(),
    published_at: timestamp,
    found_at: timestamp,
    gone_at: timestamp.nullable().describe('When a check noticed that it is no longer there.'),
    counts: z.boolean(),
    decided: z.boolean().nullable().describe('What a person said of it; null: as the signs say.'),
    certainty: z.enum(certainties),
    signs: z
      .array(z.strictObject({ kind: z.enum(signKinds), value: z.string() }))
      .describe('Why it was taken for a post of the campaign.'),
    disclosure: z.strictObject({
      state: z
        .enum(['label', 'text', 'none'])
        .describe('By the label of the network, in its own words, or not at all.'),
      words: z.string().nullable(),
      start: z.int().nullable().describe('Where the words start, in UTF-16 code units.'),
    }),
    safety: z.strictObject({
      state: z.enum(['clear', 'flagged', 'not_judged']),
      risks: z.array(
        z.strictObject({ category: z.enum(riskCategories), probability: z.number(), words: z.array(z.string()) }),
      ),
      detail: z.string().nullable().describe('Why it could not be judged.'),
    }),
    figures: z.strictObject({ likes: count, comments: count, views: count, shares: count, saves: count }),
    reach: z
      .strictObject({ ...range, basis: z.enum(['measured', 'inferred']), why: z.string() })
      .nullable()
      .describe('Views, or an estimate from the likes.'),
    engagements: count.describe('Likes and comments.'),
    engagement_rate: z.number().nullable(),
    baseline: z
      .strictObject({
        of: z.enum([...contentTypes, 'all']).describe('The type of posts it is made of.'),
        contents: z.int(),
        engagement_rate: RateShown.nullable(),
        views: z.number().nullable(),
      })
      .nullable()
      .describe('What is usual: medians over the creator’s newest posts outside of the campaign.'),
    lift: z.strictObject(range).nullable().describe('Engagement rate ÷ what is usual for the creator.'),
    comments_read: z.int().nullable().describe('Null: comments were not read yet.'),
    intent: z
      .strictObject({ score: z.number(), authors: z.int(), intent_authors: z.int(), share: EstimateShown })
      .nullable(),
    relevance: z.strictObject({ score: z.number(), relevant_authors: z.int(), share: EstimateShown }).nullable(),
    sentiment: z.strictObject({ positive: z.int(), neutral: z.int(), negative: z.int() }).nullable(),
    earned_value: z.strictObject({ ...range, currency: z.string(), formula: z.string() }).nullable(),
    missing: z.array(z.strictObject({ what: z.string(), why: z.string() })).describe('What could not be measured.'),
    synthetic: z.boolean(),
    as_of: timestamp,
  })
  .meta({ id: 'CampaignPost' })

export type CampaignPost = z.output<typeof PostShown>
