import { z } from 'zod'
import { nameField } from '../../kernel/name-field.js'
import { intentStages, sentiments } from '../../engine/text/verdict.js'
import { analysedFields } from '../../gather/analysed-comment.js'
import { NamedContent } from '../../model/named-content.js'
import { networks } from '../../model/network.js'

const timestamp = z.iso.datetime()
const count = z.int().min(0)

export const SubjectNamed = z
  .strictObject({
    name: nameField(200),
    description: z.string().max(5000).optional(),
    keywords: z.array(z.string().trim().min(1).max(100)).max(50).optional().describe('Other words people use for it.'),
    profile_url: z
      .string()
      .min(1)
      .max(2048)
      .optional()
      .describe('Address of the brand’s profile: its handle and names count as its own.'),
  })
  .meta({ id: 'RelevanceSubject' })

export const RelevanceBody = z.strictObject({
  content: NamedContent,
  product: SubjectNamed.optional().describe('What is promoted; or name a brand.'),
  brand: SubjectNamed.optional(),
  max_comments: z.int().min(1).max(200_000).default(5000).describe('Maximum number of comments.'),
})

export const relevanceLabels = ['relevant', 'irrelevant', 'spam'] as const

export const RelevanceComment = z
  .strictObject({
    ...analysedFields,
    relevance: z.number().min(0).max(100),
    label: z.enum(relevanceLabels),
    why: z
      .array(
        z.strictObject({
          kind: z.enum(['term', 'intent', 'remark', 'aspect', 'semantic', 'answers', 'spam']),
          weight: z.number().min(0).max(1),
          text: z.string(),
          start: z.int().nullable().describe('UTF-16 code units into `text`; null where no words say it.'),
          end: z.int().nullable(),
          why: z.string(),
        }),
      )
      .describe('Independent reasons; the score is 100 times 1 − Π(1 − weight) of all but spam.'),
    stage: z.enum(intentStages),
    question: z.boolean(),
    duplicate_cluster: z.string().nullable().describe('The same for comments that say the same with small changes.'),
  })
  .meta({ id: 'RelevanceComment' })

const Share = z.strictObject({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  sample_size: z.int(),
  basis: z.enum(['measured', 'declared', 'inferred']),
})

const moods = z.strictObject({ positive: count, neutral: count, negative: count })

export const RelevanceInsights = z
  .strictObject({
    subject: z.string(),
    content: z.strictObject({
      content_id: z.string(),
      network: z.enum(networks),
      url: z.string(),
      published_at: timestamp,
    }),
    score: z.number().min(0).max(100).describe('How much the conversation is about it.'),
    factors: z
      .array(z.strictObject({ name: z.string(), value: z.number(), contribution: z.number(), why: z.string() }))
      .describe('Their contributions sum to the score.'),
    confidence: z.strictObject({ level: z.enum(['high', 'medium', 'low']), reasons: z.array(z.string()) }),
    comments: z.strictObject({
      read: count,
      relevant: count,
      irrelevant: count,
      spam: count,
      by_creator: count,
      not_judged: count,
    }),
    authors: count.describe('Unique authors of counted comments; each counts once.'),
    shares: z
      .strictObject({ relevant: Share, irrelevant: Share, spam: Share })
      .describe('Relevant and irrelevant: of the authors that count; spam: of all comments that were read.'),
    sentiment: z.strictObject({ relevant: moods, irrelevant: moods }),
    stages: z
      .array(z.strictObject({ stage: z.enum(intentStages), comments: count }))
      .describe('Among the relevant comments.'),
    themes: z.array(
      z.strictObject({
        label: z.string(),
        kind: z.enum(['phrase', 'intent']),
        phrases: z.array(z.string()),
        comments: count,
        authors: count,
        share: z.number().min(0).max(1).describe('Of the authors of relevant comments.'),
        sentiment: moods,
        representative: z.strictObject({ comment_id: z.string(), text: z.string() }),
      }),
    ),
    themes_sample: count.describe('How many relevant comments the themes were found in.'),
    questions: z.array(
      z.strictObject({
        text: z.string(),
        comment_id: z.string(),
        comments: count,
        authors: count,
        answered: count.describe('Answered by the creator.'),
      }),
    ),
    duplicates: z
      .array(z.strictObject({ cluster: z.string(), text: z.string(), comments: count, authors: count }))
      .describe('Near-duplicates, the largest clusters first.'),
    duplicate_share: z.number().min(0).max(1).describe('Comments that repeat another one, of all that were read.'),
    top: z.array(
      z.strictObject({
        comment_id: z.string(),
        author: analysedFields.author,
        text: z.string(),
        relevance: z.number(),
        sentiment: z.enum(sentiments).nullable(),
        likes: z.int(),
      }),
    ),
    coverage: z.strictObject({ comments_stated: count.nullable(), complete: z.boolean() }),
    engine_version: z.string(),
    synthetic: z.boolean().describe('True for invented data, such as demo data.'),
    as_of: timestamp,
  })
  .meta({ id: 'RelevanceInsights' })
