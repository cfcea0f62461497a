import { z } from 'zod'
import { networks } from '../../model/network.js'
import { Proof, Storage } from './about.js'
import { CommentFields, ContentFields, MediaPart, MemberFields, ProfileFields } from './field-schema.js'
import { Operation } from './operation-schema.js'
import { path, pattern, template, texts } from './texts.js'

const kinds = [
  'not_found',
  'private',
  'suspended',
  'rate_limited',
  'unavailable',
  'unsupported',
  'credentials_missing',
] as const
export const ErrorRule = z.strictObject({
  status: z.array(z.int().min(200).max(599)).optional(),
  path: path.optional(),
  is: z.array(z.union([z.string(), z.number()])).optional(),
  matches: pattern.optional(),
  missing: path.optional().describe('Only where the answer has nothing here.'),
  kind: z.enum(kinds),
  about: z.enum(['subject', 'source']).optional(),
  wait_s: z.int().min(1).optional().describe('How long such a limit lasts, where the answer does not say it.'),
  until: z.literal('utc_day').optional().describe('Such a limit lasts until the day in UTC ends.'),
})
const Wait = z.strictObject({
  header: z.string().optional(),
  path: path.optional().describe('Within the answer, or within the header where that is JSON.'),
  unit: z.enum(['seconds', 'minutes', 'milliseconds', 'unix', 'iso']).default('seconds'),
})
const Auth = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('headers'), headers: texts }),
  z.strictObject({ type: z.literal('query'), query: texts }),
  z.strictObject({ type: z.literal('basic'), user: template, password: template }),
  z.strictObject({
    type: z.literal('oauth'),
    url: z.url({ protocol: /^https$/ }),
    basic: z.strictObject({ user: template, password: template }).optional(),
    form: texts,
    headers: texts.describe('With the token as {$token}.'),
    token: path.default('access_token'),
    expires_in: path.default('expires_in'),
  }),
])

const operationNames = ['profile', 'contents', 'content', 'comments', 'search', 'followers'] as const
const Counted = z.strictObject({
  unit: z.enum(['hashtags', 'searches']).describe('What is counted.'),
  operations: z.array(z.enum(operationNames)).min(1).describe('They are counted here, and not in calls_a_day.'),
  most: z.int().min(1),
  days: z.int().min(1).max(31).default(1),
  each: z
    .enum(['call', 'subject'])
    .default('call')
    .describe('subject: who is asked about again in the period is free.'),
  empty_is_free: z.boolean().default(false).describe('An answer without records is not counted.'),
})
export type Counted = z.output<typeof Counted>

const operations = z
  .array(Operation)
  .min(1)
  .or(Operation.transform((one) => [one]))
const word = z.string().regex(/^[a-z][a-z0-9_-]*$/, 'must be lower-case letters, digits, - and _')

/** A network or a vendor, written down. */
export const Mapping = z.strictObject({
  id: word.describe('Shown as the source of what it gives.'),
  name: z.string().min(1),
  network: z.enum(networks),
  base: template,
  hosts: z
    .array(z.string().min(1))
    .default([])
    .describe('Hosts it may call besides those of base and auth; "*" is any public one.'),
  credentials: z
    .record(
      word,
      z.strictObject({
        meaning: z.string().min(1),
        optional: z.boolean().default(false),
        default: z.string().optional(),
      }),
    )
    .default({}),
  auth: Auth.default({ type: 'none' }),
  headers: texts.default({}),
  renamed: z
    .record(z.string(), z.string())
    .default({})
    .describe('Words of questions that have another name too: used where a network refuses the first one.'),
  errors: z.array(ErrorRule).default([]),
  wait: z
    .array(Wait)
    .or(Wait.transform((one) => [one]))
    .default([{ header: 'retry-after', unit: 'seconds' }]),
  limits: z
    .strictObject({
      calls_a_day: z.int().min(1).optional(),
      counted: z.array(Counted).max(5).default([]),
      usd_per_item: z.partialRecord(z.enum(operationNames), z.number()).optional(),
      usd_a_day: z
        .number()
        .positive()
        .optional()
        .describe('Above it nothing is asked; the credential budget_usd changes it.'),
    })
    .prefault({}),
  operations: z.strictObject({
    profile: operations.optional(),
    contents: operations.optional(),
    content: operations.optional(),
    comments: operations.optional(),
    search: operations.optional(),
    followers: operations.optional(),
  }),
  profile: ProfileFields.default({}),
  content: ContentFields.default({}),
  media: z.array(MediaPart).default([]).describe('Pictures and files of a content, instead of media_url and its like.'),
  comment: CommentFields.default({}),
  member: MemberFields.default({}),
  always: z
    .strictObject({
      profile: z.array(z.string()).default([]),
      content: z.array(z.string()).default([]),
      comment: z.array(z.string()).default([]),
    })
    .prefault({})
    .describe('Fields that are there of everybody; the others are there of some.'),
  some: z.array(z.string()).default([]).describe('Operations that work for some subjects alone.'),
  note: z.string().min(20),
  storage: Storage.optional(),
  proof: Proof,
  page: z
    .strictObject({ gives: z.string(), needs: z.string(), costs: z.string(), key: z.string(), not: z.string() })
    .optional()
    .describe('What the page of the network in the docs says.'),
})
export type Mapping = z.output<typeof Mapping>
export type OperationName = keyof Mapping['operations']
