import { z } from 'zod'
import { networks } from '../../../model/network.js'
import { fileFormatNames } from '../../../engine/tables/index.js'
import { ContactValues, PurposeField } from '../contacts/contact-values.js'
import { foundFields } from '../discovery/contract.js'
import { readAsked, readAskedTable, withoutEmail, type AskedRow } from './read-items.js'

export const itemsMax = 100_000

export const blockNames = ['profile', 'metrics', 'audience', 'contacts', 'linked_accounts'] as const
export type BlockName = (typeof blockNames)[number]

const pick = <K extends keyof typeof foundFields>(...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, foundFields[name]])) as unknown as Pick<typeof foundFields, K>

export const profileFields = [
  'network',
  'external_id',
  'handle',
  'url',
  'name',
  'bio',
  'image_url',
  'verified',
  'account_type',
  'gender',
  'age',
  'location',
  'languages',
  'interests',
  'source',
  'synthetic',
  'as_of',
] as const
export const metricFields = [
  'followers',
  'following',
  'content_count',
  'average_likes',
  'average_comments',
  'average_views',
  'engagement_rate',
  'follower_growth',
  'last_posted_at',
  'has_sponsored_content',
] as const

const Asked = z.strictObject({
  items: z
    .array(z.string().max(2048))
    .min(1)
    .max(itemsMax)
    .optional()
    .describe(
      'Addresses of profiles, network:handle, handles (with `network`), e-mail addresses or the SHA-256 of one.',
    ),
  csv: z
    .string()
    .max(40_000_000)
    .optional()
    .describe('A table instead, with a column url, handle (and network) or email. A text/csv body is read as this.'),
  list: z.string().min(1).max(60).optional().describe('Everybody on one of your lists (GET /lists) instead.'),
  network: z.enum(networks).optional().describe('Of handles that do not say it.'),
  blocks: z
    .array(z.enum(blockNames))
    .min(1)
    .max(blockNames.length)
    .default(['profile', 'metrics'])
    .describe('What every row should have. `contacts` needs the scope contacts and a purpose.'),
  keep_emails: z
    .boolean()
    .default(true)
    .describe(
      'Whether rows repeat the e-mail addresses that were given. With false, addresses are hashed on arrival and not stored.',
    ),
  purpose: PurposeField,
  live: z
    .strictObject({ profiles_max: z.int().min(1).max(1000).default(100) })
    .optional()
    .describe(
      'Maximum number of unknown profiles to read from the configured sources. Without it, only stored data is used.',
    ),
  format: z.enum(fileFormatNames).default('csv').describe('Of the file that `result.file` leads to.'),
})

/** Rows are read when they arrive, so that an address that is not to be kept goes no further. */
export const EnrichmentBody = Asked.transform(
  ({ items, csv, network, list, keep_emails: keepEmails, ...rest }, context) => {
    const fail = (path: string, message: string) => {
      context.addIssue({ code: 'custom', message, path: [path], input: undefined })
      return z.NEVER
    }
    if ([items, csv, list].filter((each) => each !== undefined).length !== 1)
      return fail('items', 'Give items, csv or list.')
    if (list !== undefined) return { ...rest, list, rows: [] as AskedRow[] }
    const kept = (rows: AskedRow[]): AskedRow[] => (keepEmails ? rows : rows.map(withoutEmail))
    if (items !== undefined) return { ...rest, rows: kept(items.map((item) => readAsked(item, network))) }
    const table = readAskedTable(csv ?? '', network)
    if ('problem' in table) return fail('csv', table.problem)
    if (table.rows.length === 0) return fail('csv', 'The table has no rows.')
    if (table.rows.length > itemsMax) return fail('csv', `At most ${itemsMax} rows at once.`)
    return { ...rest, rows: kept(table.rows) }
  },
).meta({ id: 'EnrichmentBody' })

export const EnrichedRow = z
  .strictObject({
    position: z.int().describe('Place among the rows, from 0.'),
    input: z.string().describe('As it was given. "(e-mail address)" for an address where keep_emails is false.'),
    status: z.enum(['found', 'not_found', 'invalid', 'withheld']),
    reason: z.string().nullable().describe('Why there is nothing.'),
    matches: z
      .int()
      .describe('Profiles that match; an e-mail address may have several, and the most followed is shown.'),
    profile: z.strictObject(pick(...profileFields)).nullable(),
    metrics: z.strictObject(pick(...metricFields)).nullable(),
    audience: foundFields.audience,
    contacts: ContactValues,
    linked_accounts: z
      .array(z.strictObject({ network: z.string(), handle: z.string(), strength: z.string() }))
      .nullable(),
  })
  .partial({ profile: true, metrics: true, audience: true, contacts: true, linked_accounts: true })
  .meta({ id: 'EnrichedRow' })

export const EnrichmentResult = z.strictObject({
  rows: z.int(),
  found: z.int(),
  not_found: z.int(),
  invalid: z.int(),
  withheld: z.int().describe('Addresses that must not be contacted.'),
  blocks: z.array(z.enum(blockNames)),
  file: z.string().describe('URL of the whole list as a file.'),
})
