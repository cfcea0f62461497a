import { z } from 'zod'
import { invalid, notFound } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/clock.js'
import { hasScope, mustHaveScope } from '../../../kernel/account.js'
import { operation, type Call } from '../../../kernel/operation.js'
import { removal } from '../../../kernel/removal.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../../kernel/page.js'
import { installation, type DoNotContact, type Entry, type Refused } from '../../../corpus/records/do-not-contact.js'
import type { Corpus } from '../../../corpus/index.js'
import { findPhones } from '../../../engine/contacts/phones.js'
import { findLinkedAccounts } from '../../../gather/linked-accounts.js'
import { NamedProfile, toProfileRef } from '../../../model/named-profile.js'

const layers = ['account', 'installation'] as const
type Layer = (typeof layers)[number]
const layer = z.enum(layers)
const layerField = layer
  .optional()
  .describe(
    'account: your own list. installation: the list that applies to every account, which only the scope operator can read and change.',
  )

const ObjectionAnswer = z
  .strictObject({
    id: z.string(),
    layer,
    kind: z.enum(['email', 'phone', 'profile']),
    reason: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DoNotContactEntry', description: 'Only a hash of the address is stored.' })

const Body = z.strictObject({
  email: z.email().max(320).optional(),
  email_sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'Must be 64 hexadecimal digits.')
    .optional(),
  phone: z.string().max(40).optional().describe('With its country code: +44 …'),
  profile: NamedProfile.optional().describe(
    'Withholds every contact of this profile, of the other accounts of the same person, and of addresses only they state.',
  ),
  reason: z.string().trim().min(1).max(500).optional(),
  layer: layerField,
})

/** The layers a caller changes and sees, as the registry calls them: the named one, else all they may, the widest first. */
const layersFor = (asked: Layer | undefined, { caller }: Call): [string, ...string[]] => {
  if (asked === 'installation') mustHaveScope(caller, 'operator')
  if (asked === 'account' || !hasScope(caller, 'operator')) return [caller.accountId]
  return asked === undefined ? [installation, caller.accountId] : [installation]
}

const present = ({ id, layer: kept, kind, reason, createdAt }: Entry): z.output<typeof ObjectionAnswer> => ({
  id,
  layer: kept === installation ? 'installation' : 'account',
  kind,
  reason,
  created_at: new Date(createdAt).toISOString(),
})

const toRefused = ({ email, email_sha256, phone, profile }: z.output<typeof Body>): Refused => {
  const named = [email, email_sha256, phone, profile].filter((value) => value !== undefined)
  if (named.length !== 1) throw invalid('', 'Name exactly one of email, email_sha256, phone and profile.')
  if (email !== undefined) return { kind: 'email', value: email }
  if (email_sha256 !== undefined) return { kind: 'email_sha256', value: email_sha256 }
  if (profile !== undefined) return { kind: 'profile', value: toProfileRef(profile, '/profile') }
  const [number] = findPhones(phone ?? '', null)
  if (number === undefined) throw invalid('/phone', 'This is not a phone number with a country code.')
  return { kind: 'phone', value: number.value }
}

interface Needs extends Pick<Corpus, 'creators' | 'links'> {
  doNotContact: DoNotContact
  clock: Clock
  cursors: Cursors
}

const exampleEntry = {
  id: 'dnc_01kb3zq4f0e8v5w2n7m6x9c1da',
  layer: 'account' as const,
  kind: 'email' as const,
  reason: 'Asked by letter.',
  created_at: '2026-11-15T09:00:00.000Z',
}
const area = 'Creators'

export const addDoNotContact = operation({
  method: 'POST',
  path: '/do-not-contact',
  name: 'addDoNotContact',
  area,
  summary: 'Add an entry to the do-not-contact list',
  description:
    'Applies to your account, or, with the scope operator, to every account of the installation: contact details, e-mail lookups, contact filters in searches, and exports. A profile entry also applies to the linked accounts of the same person (both name each other, or an import links them) and to addresses that only this person states. Adding the same entry again returns the existing one.',
  scope: 'creators',
  input: { body: Body },
  status: 201,
  output: ObjectionAnswer,
  example: { body: { email: 'nobody@brackwyn.example', reason: 'Asked by letter.' }, output: exampleEntry },
  run: async ({ body }, needs: Needs, call) => {
    const refused = toRefused(body)
    const creator = refused.kind === 'profile' ? await needs.creators.find(refused.value) : undefined
    // Whose accounts belong together must be known before the objection can follow.
    if (creator !== undefined) await findLinkedAccounts(creator, needs)
    const { doNotContact, clock } = needs
    const [to] = layersFor(body.layer, call)
    return present(await doNotContact.add(call.newId('dnc'), refused, body.reason ?? null, clock.now(), to))
  },
})

export const listDoNotContact = operation({
  method: 'GET',
  path: '/do-not-contact',
  name: 'listDoNotContact',
  area,
  summary: 'List the do-not-contact entries',
  scope: 'admin',
  input: { query: z.strictObject({ ...pageQuery, layer: layerField }) },
  output: pageOf(ObjectionAnswer),
  example: { output: { data: [exampleEntry], next_cursor: null } },
  run: async ({ query: { limit, cursor, layer: asked } }, { doNotContact, cursors }: Needs, call) => {
    const layers = layersFor(asked, call)
    const list = ['do-not-contact', layers]
    const [after] = cursors.read(list, cursor) ?? []
    const rows = await doNotContact.list(after?.toString(), limit + 1, layers)
    return cutPage(rows, limit, { item: present, cursor: ({ id }) => cursors.write(list, [id]) })
  },
})

export const removeDoNotContact = removal({
  path: '/do-not-contact/{id}',
  name: 'removeDoNotContact',
  area,
  summary: 'Remove a do-not-contact entry',
  description: 'Of your account; of the installation only with the scope operator.',
  scope: 'admin',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  example: { path: { id: exampleEntry.id } },
  run: async ({ path: { id } }, { doNotContact }: Needs, { caller }) => {
    const isOwn = await doNotContact.remove(id, caller.accountId)
    const mayRemoveAny = hasScope(caller, 'operator')
    if (!isOwn && !(mayRemoveAny && (await doNotContact.remove(id, installation)))) throw notFound('entry')
  },
})
