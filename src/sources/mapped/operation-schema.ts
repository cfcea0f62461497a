import { z } from 'zod'
import { Field } from './field-schema.js'
import { path, pattern, queries, template, texts } from './texts.js'

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
  find: z
    .strictObject({ list: path, key: path, is: template })
    .optional()
    .describe(
      'Of a list in its answer, the entry whose key is this; without one, the operation is not possible for the subject.',
    ),
})
const Page = z.strictObject({
  next: path.optional().describe('Where an answer has the cursor of the next page.'),
  repeats: z
    .boolean()
    .default(false)
    .describe('The cursor stays the same from page to page: the list ends with a page that was there before.'),
  also: path.optional().describe('A second part of the cursor, given back as $cursor_also.'),
  days: z.int().min(1).optional().describe('Longest stretch that one question may cover, given as $from and $to.'),
  more: path.optional().describe('Where an answer says whether there is more.'),
  total: path.optional(),
  step: z.enum(['cursor', 'page', 'offset', 'whole']).default('cursor'),
  first: z.int().default(0).describe('Number of the first page.'),
  least: z.int().min(1).max(100).default(1).describe('Smallest page that the network takes.'),
  size: z.int().min(1).max(1000).default(100).describe('Largest page that the network gives.'),
})
const Below = z
  .strictObject({
    ...callFields,
    when: Test.optional().describe('For records of this kind alone; of several ways the first one that fits is used.'),
    of: path.describe('Within a record: what says that there is more below it. Given as $part, the record as $record.'),
    part: z.int().min(1).default(100).describe('A list there is asked about in parts of so many.'),
    items: path,
    each: path.optional().describe('Within an item: the record itself.'),
    tree: path.optional().describe('Within an item: those below it, in the same form.'),
    deep: z.boolean().default(false).describe('Whether what it gives may have more below it again.'),
    most: z.int().min(1).max(100).default(20).describe('Most calls of this kind for one page.'),
  })
  .describe('A further call for records below a record that the list folds away.')
/** Records of another kind that come along with an answer, and what each of them costs. */
const Included = z.strictObject({
  path,
  usd: z.number().positive(),
  usual: z.number().min(0).default(1).describe('How many come with a record as a rule; estimates count with it.'),
  most: z.int().min(1).default(1).describe('How many can come with a record; the budget is held for all of them.'),
})
const Reach = z.strictObject({
  days: z.int().min(1).optional().describe('What is older is refused, so it is not asked for.'),
  from: z.iso.date().optional().describe('There is nothing before this day.'),
  lag_s: z.int().min(0).default(0).describe('What is newer than this is refused as the end of a stretch.'),
})
const Absent = z
  .strictObject({ status: z.array(z.int().min(200).max(599)).min(1), missing: path })
  .describe('How a server answers that does not know this call; it is then asked in the way of the next variant.')
export const Operation = z.strictObject({
  ...callFields,
  absent: Absent.optional(),
  when: pattern.optional().describe('For handles or ids of this form alone; its named groups can be used as $name.'),
  before: z.array(Before).max(5).default([]),
  own: path.optional().describe('Whose account answers: somebody else is not found, rather than taken for its owner.'),
  items: path.optional(),
  item: path.optional(),
  each: path.optional().describe('Within an item: the record itself.'),
  tree: path.optional().describe('Within a record: those below it, in the same form.'),
  below: z
    .union([Below, z.array(Below)])
    .default([])
    .transform((ways) => (Array.isArray(ways) ? ways : [ways])),
  newest: path.optional().describe('The time by which a list in one piece is sorted, newest first.'),
  skip: z.array(Test).default([]),
  page: Page.prefault({}),
  included: z.array(Included).default([]),
  reach: Reach.optional().describe('How far back the network answers, where it refuses older times.'),
  fields: z.record(z.string(), Field).default({}).describe('Fields that are elsewhere in these answers.'),
})
export type Operation = z.output<typeof Operation>
export type Below = z.output<typeof Below>
export type Call = Pick<
  Operation,
  'method' | 'base' | 'path' | 'query' | 'body' | 'form' | 'headers' | 'timeout_ms' | 'poll'
> &
  Partial<Pick<Operation, 'absent'>>
