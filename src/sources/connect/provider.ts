import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { measuredNames, measuredOf, measuredSplits } from '../../model/measured.js'
import { networks } from '../../model/network.js'
import { Proof } from '../mapped/about.js'
import { ErrorRule } from '../mapped/mapping.js'
import { callFields } from '../mapped/operation-schema.js'
import { path, queries, texts } from '../mapped/texts.js'

const days = z.int().min(1).max(366).optional().describe('The time it is about; left out for a state.')

const FigureRule = z.strictObject({
  figure: z.enum(measuredNames),
  list: path.optional().describe('Where it stands in a list: the list.'),
  where: z.strictObject({ path, is: z.string() }).optional().describe('Which entries of the list are meant.'),
  path,
  as: z
    .enum(['first', 'mean', 'sum'])
    .default('first')
    .describe('mean, sum: over all entries of the list that have it.'),
  days,
})
const SplitRule = z.strictObject({
  split: z.enum(measuredSplits),
  of: z.enum(measuredOf),
  rows: path.describe('A list, or an object whose names are the keys.'),
  key: path.optional(),
  value: path.optional(),
  map: z.record(z.string(), z.string()).default({}).describe('Words of theirs to words of ours; others stay.'),
  names: z
    .strictObject({ path, name: path })
    .optional()
    .describe(
      'Where keys are ids such as urn:li:geo:1: an object with what each id, without what is before it, is called.',
    ),
  days,
})
export type FigureRule = z.output<typeof FigureRule>
export type SplitRule = z.output<typeof SplitRule>

const Call = z.strictObject(callFields)
const before = z
  .array(z.strictObject({ ...callFields, name: z.string().regex(/^[a-z][a-z_]*$/) }))
  .max(3)
  .default([])
  .describe('Calls that must be made first; their answers are read as $name.')
const TokenCall = z.strictObject({
  ...callFields,
  access_token: path.default('access_token'),
  refresh_token: path.default('refresh_token'),
  expires_in: path.default('expires_in'),
  scope: path.default('scope'),
})
export type TokenCall = z.output<typeof TokenCall>

/** A network that lets the owner of an account give others access to it: OAuth 2.0 with a code, and where the figures are. */
const Provider = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_-]*$/),
  name: z.string().min(1),
  network: z.enum(networks),
  base: z.string().min(1),
  hosts: z.array(z.string().min(1)).default([]),
  headers: texts.default({}),
  authorize: z.strictObject({
    url: z.url({ protocol: /^https?$/ }),
    query: queries.default({}),
    separator: z.string().default(' ').describe('Between scopes.'),
    client: z.string().default('client_id').describe('What the parameter with the id of the app is called.'),
    pkce: z
      .enum(['S256', 'none'])
      .default('none')
      .describe('none: the network does not take it from apps with a secret.'),
  }),
  scopes: z.array(z.strictObject({ name: z.string(), meaning: z.string() })).min(1),
  token: TokenCall,
  extend: TokenCall.optional().describe('Makes a token that lasts of one that does not.'),
  refresh: TokenCall.optional(),
  revoke: Call.optional().describe('Left out where the network lets only the creator do it.'),
  lifetime_s: z.int().min(60).describe('How long a token lasts where the answer does not say.'),
  errors: z.array(ErrorRule).default([]),
  account: z.strictObject({
    ...callFields,
    before,
    item: path.optional(),
    items: path.optional().describe('Where one sign-in gives several accounts, instead of item: their list.'),
    external_id: path,
    handle: path,
    handle_prefix: z.string().default('').describe('What profiles of this kind have before their name: company/name.'),
    name: path,
    token: path.optional().describe('A token of the account itself, with which its figures are read.'),
  }),
  figures: z.array(z.strictObject({ ...callFields, before, read: z.array(z.union([FigureRule, SplitRule])).min(1) })),
  proof: Proof,
  page: z.strictObject({ needs: z.string(), key: z.string(), remove: z.string() }),
})
export type Provider = z.output<typeof Provider>

const Providers = z.array(Provider).min(1)

const shipped = new URL('../../../assets/connect/providers.json', import.meta.url)

/** The networks that can be connected: those that come with Rostra, or those of an operator's own file. */
export const readProviders = (file: string | undefined): Provider[] => {
  const read = Providers.safeParse(JSON.parse(readFileSync(file ?? shipped, 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${file ?? 'providers.json'} cannot be used: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
