import { z } from 'zod'
import { nameField } from '../../kernel/name-field.js'
import { timeOrDay, timestamp } from '../../kernel/timestamp.js'
import { intentStages } from '../../engine/text/verdict.js'
import { analysedFields, EvidenceShown } from '../../gather/analysed-comment.js'
import { NamedContent } from '../../model/named-content.js'
import { NamedProfile } from '../../model/named-profile.js'
import { networks } from '../../model/network.js'

const count = z.int().min(0)

export const ProductNamed = z
  .strictObject({
    name: nameField(200),
    description: z.string().max(5000).optional(),
    keywords: z.array(z.string().trim().min(1).max(100)).max(50).optional().describe('Other words people use for it.'),
    url: z.url().max(2048).optional(),
  })
  .meta({ id: 'IntentProduct', description: 'The promoted product.' })

export const IntentBody = z.strictObject({
  profile: NamedProfile.optional().describe('Whose comments are read; or name contents.'),
  contents: z.array(NamedContent).min(1).max(50).optional().describe('Read the comments of these contents instead.'),
  product: ProductNamed.optional().describe('Given a product, the insights also say what of the intent is about it.'),
  window: z
    .strictObject({ since: timeOrDay.optional(), until: timeOrDay.optional() })
    .optional()
    .describe('Only contents published at or after `since` and before `until`.'),
  max_contents: z.int().min(1).max(200).default(30).describe('The newest contents of the profile, at most.'),
  max_comments: z.int().min(1).max(200_000).default(5000).describe('Maximum number of comments.'),
  compare: z
    .boolean()
    .default(true)
    .describe(
      'Hold the share of intent against similar creators, reading a few of their comments where none are remembered.',
    ),
})

export const Share = z
  .strictObject({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    sample_size: z.int(),
    basis: z.enum(['measured', 'declared', 'inferred']),
  })
  .meta({ id: 'ShareEstimate', description: 'A share with its 95 % bounds and the sample behind it.' })

const Sentiment = z.strictObject({ positive: Share, neutral: Share, negative: Share }).meta({ id: 'SentimentShares' })

const stage = z.enum(intentStages)

export const IntentComment = z
  .strictObject({
    ...analysedFields,
    stage: stage.describe('Stage of purchase intent; none means not about buying.'),
    confidence: z.number().min(0).max(1),
    object: z
      .strictObject({ start: z.int(), end: z.int(), text: z.string() })
      .nullable()
      .describe('What is asked for, wanted or bought, if it is named.'),
    about_product: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe('How surely it is about the product of the request; null where none was given.'),
    evidence: z.array(EvidenceShown).describe('The words the stage came from.'),
  })
  .meta({ id: 'IntentComment' })

const Quote = z.strictObject({
  comment_id: z.string(),
  content_id: z.string(),
  author: analysedFields.author,
  text: z.string(),
  stage,
  confidence: z.number(),
  likes: z.int(),
})

const ContentIntent = z.strictObject({
  content_id: z.string(),
  network: z.enum(networks),
  url: z.string(),
  published_at: timestamp,
  comments: count,
  authors: count,
  intent_authors: count,
  intent_share: Share,
  sentiment: z.strictObject({ positive: count, neutral: count, negative: count }),
})

export const IntentInsights = z
  .strictObject({
    score: z.number().min(0).max(100),
    factors: z
      .array(z.strictObject({ name: z.string(), value: z.number(), contribution: z.number(), why: z.string() }))
      .describe('Their contributions sum to the score.'),
    confidence: z.strictObject({
      level: z.enum(['high', 'medium', 'low']),
      reasons: z
        .array(z.string())
        .describe('What lowers it: few comments, hidden comments, much that could not be judged.'),
    }),
    comments: z.strictObject({
      read: count,
      counted: count,
      spam: count,
      giveaway: count,
      by_creator: count,
      not_judged: count,
    }),
    authors: count.describe('Unique authors of counted comments; each counts once.'),
    intent_authors: count,
    intent_share: Share.describe('Authors who ask, want, will buy or have bought, of all that count.'),
    stages: z.array(z.strictObject({ stage, comments: count, authors: count, share: Share })),
    similar: z.strictObject({
      base_rate: Share.nullable().describe('The same share among similar creators; null if it is not known.'),
      creators: count,
      lift: z.number().nullable().describe('This share as a multiple of the base rate.'),
      percentile: z.number().min(0).max(1).nullable().describe('Share of the similar creators with less intent.'),
      note: z.string(),
    }),
    product: z
      .strictObject({
        name: z.string(),
        comments: count,
        authors: count,
        intent_authors: count,
        intent_share: Share.describe('Authors with intent about the product, of all that count.'),
      })
      .nullable(),
    sentiment: Sentiment,
    languages: z.array(z.strictObject({ language: z.string(), comments: count })),
    contents: z.array(ContentIntent).describe('Newest first.'),
    objects: z
      .array(
        z.strictObject({
          text: z.string(),
          comments: count,
          authors: count,
          stages: z.array(z.strictObject({ stage, comments: count })),
        }),
      )
      .describe('What is asked for, wanted and bought, by authors.'),
    evidence: z.array(Quote).describe('The surest comments of each stage.'),
    coverage: z.strictObject({
      contents: count.describe('Contents that were looked at.'),
      contents_with_comments: count.describe('Contents under which comments were read: what all figures rest on.'),
      contents_without_comments: count,
      comments_stated: count.nullable().describe('How many comments the network says there are, where it does.'),
      complete: z.boolean().describe('Whether all comments the network gives were read.'),
    }),
    engine_version: z.string(),
    synthetic: z.boolean().describe('True for invented data, such as demo data.'),
    as_of: timestamp,
  })
  .meta({ id: 'IntentInsights' })
