import { z } from 'zod'
import { scopes } from '../../kernel/account.js'
import { nameField } from '../../kernel/name-field.js'

const timestamp = z.iso.datetime()

export const TokenShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    hint: z.string().describe('The first characters of the token.'),
    scopes: z.array(z.enum(scopes)),
    user_id: z.string().nullable().describe('The user it belongs to; null for a service.'),
    rate_per_minute: z.int().nullable().describe('Null means the server default.'),
    created_at: timestamp,
    expires_at: timestamp.nullable(),
    revoked_at: timestamp.nullable(),
    last_used_at: timestamp.nullable().describe('Accurate to a few seconds.'),
  })
  .meta({ id: 'Token' })

export const TokenCreated = z.strictObject({
  ...TokenShown.shape,
  token: z
    .string()
    .nullable()
    .describe('The token, shown only once; null if the call is repeated with its Idempotency-Key.'),
})

export const NewTokenBody = z.strictObject({
  name: nameField(100).describe('What the token is for.'),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(20)
    .optional()
    .describe(
      'Scopes of the token; admin includes all. By default, only creators. No one can grant a scope that they do not have.',
    ),
  belongs_to: z
    .enum(['me', 'service'])
    .optional()
    .describe(
      'me: the user who calls (default for users); service: the account (default for tokens; needs the scope admin).',
    ),
  expires_at: timestamp.optional().describe('Expiry time (default: never).'),
  rate_per_minute: z.int().min(1).max(1_000_000).optional(),
})

export const UsageShown = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.strictObject({ calls: z.int(), failures: z.int() }),
  data: z.array(
    z.strictObject({
      day: z.iso.date(),
      operation: z.string(),
      calls: z.int(),
      failures: z.int().describe('Answered with 4xx or 5xx.'),
    }),
  ),
})

export const exampleToken: z.output<typeof TokenShown> = {
  id: 'tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  name: 'nightly export',
  hint: 'rostra_x7Kd…',
  scopes: ['creators'],
  user_id: null,
  rate_per_minute: null,
  created_at: '2026-11-15T09:00:00.000Z',
  expires_at: null,
  revoked_at: null,
  last_used_at: null,
}
