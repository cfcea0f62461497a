import { z } from 'zod'
import { networks } from '../../model/network.js'
import { Proof, Storage } from './about.js'
import { describeIssue } from './issues.js'
import { path, pattern, queries, template, texts } from './texts.js'
import { reasonOf } from '../../kernel/reason-of.js'

/** Where a value of ours is found: a path, or how it is made. */
const Field = z.union([
  path,
  z
    .strictObject({
      path: path.optional(),
      template: template.optional().describe('A text with holes: {path} of the record, {$name} of what was given.'),
      value: z.union([z.string(), z.boolean()]).optional().describe('Always this.'),
      lookup: z
        .strictObject({ list: path, id: path, of: path, give: path })
        .optional()
        .describe('Of a list: what the entries give whose id is the one that the record has.'),
      html: z.boolean().optional().describe('It is HTML, and its words are wanted.'),
      take: pattern.optional().describe('Only what the first group of this pattern finds.'),
      map: z
        .record(z.string(), z.union([z.string(), z.boolean()]))
        .optional()
        .describe('Words of theirs to words of ours; "*" is any other.'),
    })
    .refine(
      ({ path: a, template: b, value: c, lookup: d }) => [a, b, c, d].filter((each) => each !== undefined).length === 1,
      'Give exactly one of path, template, value and lookup.',
    ),
])
export type Field = z.output<typeof Field>

const fieldsOf = <const N extends string>(...names: N[]) => z.partialRecord(z.enum(names), Field)

export const ProfileFields = fieldsOf(
  'external_id', 'handle', 'url', 'name', 'bio', 'image_url', 'verified', 'private', 'suspended', 'account_type', 'place',
  'country_code', 'languages', 'category', 'links', 'followers', 'following', 'content_count', 'last_posted_at', 'created_at', 'labels',
) // prettier-ignore
export const ContentFields = fieldsOf(
  'content_id', 'url', 'author', 'author_id', 'type', 'format', 'title', 'text', 'language', 'published_at', 'thumbnail_url', 'hashtags',
  'mentions', 'links', 'place', 'audio_title', 'audio_artist', 'likes', 'comments', 'views', 'shares', 'saves', 'sponsored', 'sponsors',
  'labels', 'parent_id', 'media_url', 'media_type', 'media_seconds',
) // prettier-ignore
export const CommentFields = fieldsOf(
  'comment_id', 'parent_id', 'author', 'author_id', 'author_name', 'author_image_url', 'text', 'language', 'published_at', 'likes', 'replies',
) // prettier-ignore
export const MemberFields = fieldsOf(
  'external_id', 'handle', 'name', 'bio', 'image_url', 'verified', 'private', 'place', 'language', 'followers', 'following',
  'content_count', 'created_at',
) // prettier-ignore

const Test = z.strictObject({ path, is: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1) })

export const callFields = {
  method: z.enum(['GET', 'POST']).default('GET'),
  base: template.optional().describe('Another address than the base of the file.'),
  path: template,
  query: queries.default({}).describe('A value with a hole that stays empty is left out.'),
  body: z.json().optional().describe('JSON; texts in it may have holes.'),
  form: texts.optional().describe('Sent as a form instead of JSON.'),
  headers: texts.default({}),
  timeout_ms: z.int().min(1000).max(300_000).default(15_000),
  poll: z
    .strictObject({
      until: Test,
      fail: Test.optional(),
      every_ms: z.int().min(200).max(60_000).default(3000),
      timeout_ms: z.int().min(1000).max(600_000).default(300_000),
    })
    .optional()
    .describe('Asked again until the answer says that it is ready.'),
}
const Before = z.strictObject({
  ...callFields,
  name: z
    .string()
    .regex(/^[a-z][a-z_]*$/)
    .describe('Its answer is read as $name.'),
  keep: z.boolean().default(false).describe('The answer about one subject stays as it is, so it is asked for once.'),
  optional: z.boolean().default(false).describe('Whether the operation goes on without it.'),
  usd: z.number().min(0).default(0).describe('What the call itself costs.'),
})
const Page = z.strictObject({
  next: path.optional().describe('Where an answer has the cursor of the next page.'),
  also: path.optional().describe('A second part of the cursor, given back as $cursor_also.'),
  days: z.int().min(1).optional().describe('Longest stretch that one question may cover, given as $from and $to.'),
  more: path.optional().describe('Where an answer says whether there is more.'),
  total: path.optional(),
  step: z.enum(['cursor', 'page', 'offset', 'whole']).default('cursor'),
  first: z.int().default(0).describe('Number of the first page.'),
  least: z.int().min(1).max(100).default(1).describe('Smallest page that the network takes.'),
  size: z.int().min(1).max(1000).default(100).describe('Largest page that the network gives.'),
})
const Operation = z.strictObject({
  ...callFields,
  when: pattern.optional().describe('For handles or ids of this form alone; its named groups can be used as $name.'),
  before: z.array(Before).max(5).default([]),
  own: path.optional().describe('Whose account answers: somebody else is not found, rather than taken for its owner.'),
  items: path.optional(),
  item: path.optional(),
  each: path.optional().describe('Within an item: the record itself.'),
  tree: path.optional().describe('Within a record: those below it, in the same form.'),
  newest: path.optional().describe('The time by which a list in one piece is sorted, newest first.'),
  skip: z.array(Test).default([]),
  page: Page.prefault({}),
  fields: z.record(z.string(), Field).default({}).describe('Fields that are elsewhere in these answers.'),
})
export type Operation = z.output<typeof Operation>
export type Call = Pick<
  Operation,
  'method' | 'base' | 'path' | 'query' | 'body' | 'form' | 'headers' | 'timeout_ms' | 'poll'
>

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
})
const Wait = z.strictObject({
  header: z.string().optional(),
  path: path.optional(),
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
  errors: z.array(ErrorRule).default([]),
  wait: z
    .array(Wait)
    .or(Wait.transform((one) => [one]))
    .default([{ header: 'retry-after', unit: 'seconds' }]),
  limits: z
    .strictObject({
      calls_a_day: z.int().min(1).optional(),
      usd_per_item: z
        .partialRecord(z.enum(['profile', 'contents', 'content', 'comments', 'search', 'followers']), z.number())
        .optional(),
      usd_a_day: z
        .number()
        .positive()
        .optional()
        .describe('Above it nothing is asked; the credential budget_usd changes it.'),
    })
    .default({}),
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

/** A file that cannot be used. The message says where and why. */
export class MappingError extends Error {}

/** Reads a mapping from the text of a file, or says everything that is wrong with it. */
export const readMapping = (text: string, name: string): Mapping => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new MappingError(`${name} is not JSON: ${reasonOf(error)}`)
  }
  const read = Mapping.safeParse(parsed)
  if (!read.success) {
    const said = read.error.issues.slice(0, 10).map((issue) => `  ${describeIssue(issue, fieldNames)}`)
    throw new MappingError(`${name} cannot be used:\n${said.join('\n')}`)
  }
  const problems = missingIn(read.data)
  if (problems.length > 0)
    throw new MappingError(`${name} cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  return read.data
}

const fieldNames = Object.fromEntries(
  Object.entries({ profile: ProfileFields, content: ContentFields, comment: CommentFields, member: MemberFields }).map(
    ([record, fields]) => [record, fields.keyType.options],
  ),
)

const needed = {
  profile: ['handle', 'name'],
  content: ['content_id', 'published_at', 'text'],
  comment: ['comment_id', 'text', 'published_at'],
} as const
const recordOf = {
  profile: 'profile',
  contents: 'content',
  content: 'content',
  search: 'content',
  comments: 'comment',
} as const

/** What the schema cannot say: fields without which a record is none, and lists that nobody names. */
const missingIn = (mapping: Mapping): string[] => {
  const said: string[] = []
  for (const [name, variants] of Object.entries(mapping.operations)) {
    const record = recordOf[name as keyof typeof recordOf] as keyof typeof needed | undefined
    for (const variant of variants ?? []) {
      const isList = name !== 'profile' && name !== 'content'
      if (isList && variant.items === undefined)
        said.push(`operations.${name}.items: say where the answer has the list.`)
      if (record === undefined) continue
      const fields: Record<string, unknown> = { ...mapping[record], ...variant.fields }
      for (const field of needed[record])
        if (fields[field] === undefined) said.push(`${record}.${field}: operations.${name} needs it.`)
    }
  }
  return [...new Set(said)]
}
