import { z } from 'zod'
import { countedEmotions } from '../../engine/listening/index.js'
import { languageBases } from '../../corpus/records/language-of.js'
import { networks } from '../../model/network.js'
import { markStates, timestamp } from './contract.js'

const count = z.int()

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
    text: z.string().nullable().describe('Null if it has been undone since.'),
    language: z.string().nullable(),
    language_basis: z
      .enum(languageBases)
      .nullable()
      .optional()
      .describe('declared: by the network or the import. detected: from the text.'),
    published_at: timestamp,
    engagement: z.number().nullable(),
    views: z.number().nullable(),
    sentiment: z.enum(['negative', 'neutral', 'positive', 'not_judged']),
    emotions: z
      .array(z.enum(countedEmotions))
      .nullable()
      .optional()
      .describe('Those with a probability of at least 0.5; null where not judged. Only if `emotions` was requested.'),
    brands: z.array(z.string()).describe('Names of the brands it mentions.'),
    tags: z.array(z.string()).optional().describe('Names of its tags, in lists of mentions.'),
    state: z.enum(markStates).optional().describe('Whether the mention has been checked, in lists of mentions.'),
    assignee: z.string().nullable().optional(),
    note: z.string().nullable().optional(),
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
