import { z } from 'zod'
import { scopes } from '../../kernel/account.js'
import { readerLanguages } from '../../kernel/reader-language.js'
import { roleNames } from '../../kernel/roles.js'
import { nameField } from '../../kernel/name-field.js'

const timestamp = z.iso.datetime()
const role = z.enum(roleNames)

export const email = z.email().max(320)
export const personName = nameField(100)
export const idPath = z.strictObject({ id: z.string().min(1).max(60) })

export const RoleShown = z
  .strictObject({
    name: role,
    meaning: z.string(),
    scopes: z.array(z.enum(scopes)).describe('admin includes all.'),
    reads_only: z.boolean().describe('May ask, and change nothing.'),
  })
  .meta({ id: 'Role' })

export const UserShown = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role,
    has_password: z.boolean(),
    has_second_factor: z.boolean(),
    created_at: timestamp,
    last_sign_in_at: timestamp.nullable(),
    language: z
      .enum(readerLanguages)
      .nullable()
      .describe('Of the console, and of e-mails to this user. Null: not chosen yet.'),
  })
  .meta({ id: 'User' })

export const UserPatch = z
  .strictObject({ name: personName, role })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ id: 'UserPatch', minProperties: 1 })

export const MePatch = z
  .strictObject({ language: z.enum(readerLanguages).describe('Of the console, and of e-mails to you.') })
  .meta({ id: 'MePatch' })

export const InvitationBody = z
  .strictObject({ email, role: role.default('viewer').describe('Only an owner can invite an owner.') })
  .meta({ id: 'InvitationBody' })

export const InvitationShown = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['invitation', 'password_reset']),
    email: z.string(),
    role,
    status: z.enum(['pending', 'accepted', 'revoked', 'expired']),
    created_by: z.string().describe('Id of the user or token that created it.'),
    created_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'Invitation' })

export const InvitationCreated = z.strictObject({
  ...InvitationShown.shape,
  code: z
    .string()
    .nullable()
    .describe(
      'Works once. Send the link `/#invitation=CODE` of this server to the person. Shown only once; null if the call is repeated with its Idempotency-Key.',
    ),
})

export const SessionShown = z
  .strictObject({
    id: z.string(),
    user_id: z.string().nullable().describe('Null for a session started with a service token.'),
    token_id: z.string().nullable(),
    method: z.string().describe('How it was started: password, invitation, token, link, oidc.'),
    agent: z.string().describe('What the browser calls itself.'),
    address: z.string(),
    is_current: z.boolean().describe('Whether this call came with it.'),
    created_at: timestamp,
    last_seen_at: timestamp.describe('Accurate to a minute.'),
    expires_at: timestamp,
  })
  .meta({ id: 'Session' })

export const AccountShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    second_factor_required: z.boolean().describe('Whether every user must have a second factor.'),
  })
  .meta({ id: 'Account' })

export const AccountPatch = z.strictObject({ second_factor_required: z.boolean() }).meta({ id: 'AccountPatch' })

export const MeShown = z
  .strictObject({
    account: AccountShown,
    user: UserShown.nullable().describe('Null for the token of a service.'),
    token_id: z.string().nullable().describe('Null for a person who is signed in.'),
    session_id: z.string().nullable(),
    scopes: z.array(z.enum(scopes)),
    reads_only: z.boolean(),
  })
  .meta({ id: 'Me' })

export const exampleUser: z.output<typeof UserShown> = {
  id: 'usr_01kb3zq4f0e8v5w2n7m6x9c1da',
  email: 'mira@brackwyn.example',
  name: 'Mira Solberg',
  role: 'analyst',
  has_password: true,
  has_second_factor: true,
  created_at: '2026-11-15T09:00:00.000Z',
  last_sign_in_at: '2026-11-15T10:00:00.000Z',
  language: 'en',
}

export const exampleInvitation: z.output<typeof InvitationShown> = {
  id: 'inv_01kb3zq4f0e8v5w2n7m6x9c1da',
  kind: 'invitation',
  email: 'mira@brackwyn.example',
  role: 'analyst',
  status: 'pending',
  created_by: 'usr_01kb3zq4f0e8v5w2n7m6x9c1db',
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: '2026-11-22T09:00:00.000Z',
}

export const exampleSession: z.output<typeof SessionShown> = {
  id: 'ses_01kb3zq4f0e8v5w2n7m6x9c1da',
  user_id: exampleUser.id,
  token_id: null,
  method: 'password',
  agent: 'Mozilla/5.0',
  address: '203.0.113.7',
  is_current: false,
  created_at: '2026-11-15T10:00:00.000Z',
  last_seen_at: '2026-11-15T11:00:00.000Z',
  expires_at: '2026-11-22T10:00:00.000Z',
}

export const exampleMe: z.output<typeof MeShown> = {
  account: { id: 'acc_01kb3zq4f0e8v5w2n7m6x9c1da', name: 'default', second_factor_required: false },
  user: exampleUser,
  token_id: null,
  session_id: exampleSession.id,
  scopes: ['creators', 'content'],
  reads_only: false,
}
