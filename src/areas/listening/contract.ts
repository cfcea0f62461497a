import { z } from 'zod'
import { nameField } from '../../kernel/name-field.js'
import { timeOrDay } from '../../kernel/timestamp.js'
import { duplicateModes, intervalNames } from '../../engine/listening/index.js'
import { queryLimits } from '../../engine/listening/query/index.js'
import { networks } from '../../model/network.js'
import { SyntheticField } from '../../model/synthetic.js'

export const timestamp = z.iso.datetime({ offset: true })

/** Where a mention stands among those who work through them. */
export const markStates = ['open', 'checked'] as const

export const Query = z
  .string()
  .min(1)
  .max(queryLimits.lengthMax)
  .describe(
    'Boolean: AND, OR, NOT (or -), parentheses, "phrases", word*, wo?d, #tag, @mention, emoji, a NEAR/5 b, a ONEAR/5 b (in this order), "a b"~5, and fields such as title:, author:, lang:, country:, site:, followers: and date:, saved queries (query:name); POST /social-listening/query lists them. Operators are upper case. POST /social-listening/query/translate converts queries of other tools.',
  )

const Listened = z.strictObject({
  name: nameField(100).describe('Name used in the answer.'),
  query: Query.optional().describe(
    'What counts as a mention. Default: the name, its hashtag and, if the brand is in the dictionary, its aliases and accounts.',
  ),
})

/** What is listened to, apart from when. */
export const listeningFields = {
  brand: Listened,
  others: z.array(Listened).max(20).default([]).describe('Brands to compare with.'),
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
  synthetic: SyntheticField,
  interval: z.enum(intervalNames).optional().describe('Of the series; by the length of the period unless given.'),
  time_zone: z.string().max(60).default('UTC').describe('IANA name. Days start at midnight in this time zone.'),
  compare: z.boolean().default(true).describe('Also analyse the previous period of the same length.'),
  duplicates: z
    .enum(duplicateModes)
    .default('author')
    .describe(
      'Nearly identical texts: `author` sets the repeats of the same handle apart, `all` everything but the first, `keep` nothing. What is set apart is counted and shown on its own.',
    ),
  gather: z
    .strictObject({
      profiles_max: z.int().min(0).max(2000).default(150).describe('Accounts whose contents are read first.'),
      include_comments: z.boolean().default(false).describe('Also read the comments on posts that mention a brand.'),
      comments_max: z.int().min(1).max(100_000).default(2000),
      seconds_max: z
        .int()
        .min(1)
        .max(600)
        .default(60)
        .describe('Time limit for reading. After that, the analysis uses the data available, and `coverage` says so.'),
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
    .describe('Maximum number of mentions classified by sentiment (and by emotion); above it, an even sample is used.'),
  emotions: z
    .boolean()
    .optional()
    .describe(
      'Also count anger, fear, joy, sadness and surprise. Off by default: an encoder reads every text, which takes several times as long as sentiment. Not available in every language, and only measured in English.',
    ),
}

export const ListeningBody = z.strictObject({
  ...listeningFields,
  from: timeOrDay.optional().describe('120 days before `to` unless given.'),
  to: timeOrDay.optional().describe('Exclusive. Now unless given.'),
})
