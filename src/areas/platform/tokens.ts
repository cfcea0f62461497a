import { z } from 'zod'
import { hasScope, missingScope, mustHaveScope, type Caller, type Scope } from '../../kernel/account.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { invalid, notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery, type Cursors } from '../../kernel/page.js'
import { exampleToken, NewTokenBody, TokenCreated, TokenShown } from './contract.js'
import type { Token, Tokens } from './token-store.js'

const presentToken = (token: Token): z.output<typeof TokenShown> => ({
  id: token.id,
  name: token.name,
  hint: token.hint,
  scopes: token.scopes,
  user_id: token.userId,
  rate_per_minute: token.ratePerMinute,
  created_at: toTimestamp(token.createdAt),
  expires_at: toTimestampOrNull(token.expiresAt),
  revoked_at: toTimestampOrNull(token.revokedAt),
  last_used_at: toTimestampOrNull(token.lastUsedAt),
})

/** Whose tokens a caller sees; undefined: all of the account. */
const seenBy = (caller: Caller): string | undefined => {
  if (hasScope(caller, 'admin')) return undefined
  if (caller.userId === undefined) throw missingScope('admin')
  return caller.userId
}

/** Who names no scopes gets the least: searching, or what the caller has first. */
const leastScopes = ({ scopes }: Caller): Scope[] =>
  scopes.has('admin') || scopes.has('creators') ? ['creators'] : [...scopes].slice(0, 1)

export const createToken = operation({
  method: 'POST',
  path: '/tokens',
  name: 'createToken',
  area: 'Platform',
  summary: 'Create a token',
  description:
    'The token is only shown in this answer; Rostra stores a hash of it. Tokens created by a user can do no more than the user’s role and are revoked with the user. Service tokens need the scope admin.',
  scope: 'any',
  input: { body: NewTokenBody },
  output: TokenCreated,
  status: 201,
  example: {
    body: { name: 'nightly export', scopes: ['creators'] },
    output: { ...exampleToken, token: 'rostra_x7Kd… (49 more characters)' },
  },
  keep: (output) => ({ ...output, token: null }),
  run: async ({ body }, { tokens, clock }: { tokens: Tokens; clock: Clock }, call) => {
    const expiresAt = body.expires_at === undefined ? undefined : Date.parse(body.expires_at)
    if (expiresAt !== undefined && expiresAt <= clock.now()) throw invalid('/expires_at', 'This time is in the past.')
    const { caller } = call
    const isOwn = body.belongs_to === undefined ? caller.userId !== undefined : body.belongs_to === 'me'
    if (!isOwn) mustHaveScope(caller, 'admin')
    else if (caller.userId === undefined)
      throw invalid('/belongs_to', 'This token belongs to a service, not to a user.')
    const asked = body.scopes ?? leastScopes(caller)
    for (const scope of asked) mustHaveScope(caller, scope)
    const { secret, token } = await tokens.create({
      id: call.newId('tok'),
      accountId: caller.accountId,
      userId: isOwn ? caller.userId : undefined,
      name: body.name,
      scopes: asked,
      ratePerMinute: body.rate_per_minute,
      expiresAt,
    })
    return { ...presentToken(token), token: secret }
  },
})

export const listTokens = operation({
  method: 'GET',
  path: '/tokens',
  name: 'listTokens',
  area: 'Platform',
  summary: 'List tokens, newest first',
  description: 'Your own; those of the whole account with the scope admin.',
  scope: 'any',
  input: { query: z.strictObject(pageQuery) },
  output: pageOf(TokenShown),
  example: { output: { data: [exampleToken], next_cursor: null } },
  run: async ({ query: { limit, cursor } }, { tokens, cursors }: { tokens: Tokens; cursors: Cursors }, { caller }) => {
    const list = ['tokens', caller.accountId, seenBy(caller) ?? null]
    const [after] = cursors.read(list, cursor) ?? []
    const found = await tokens.list({
      accountId: caller.accountId,
      userId: seenBy(caller),
      after: after?.toString(),
      limit: limit + 1,
    })
    return cutPage(found, limit, { item: presentToken, cursor: ({ id }) => cursors.write(list, [id]) })
  },
})

export const revokeToken = operation({
  method: 'DELETE',
  path: '/tokens/{id}',
  name: 'revokeToken',
  area: 'Platform',
  summary: 'Revoke a token',
  description:
    'Takes effect immediately, and within a second in other processes. Revoking a token twice changes nothing. Your own; those of others with the scope admin.',
  scope: 'any',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: TokenShown,
  example: {
    path: { id: exampleToken.id },
    output: { ...exampleToken, revoked_at: '2026-11-15T10:00:00.000Z' },
  },
  run: async ({ path: { id } }, { tokens }: { tokens: Tokens }, { caller }) => {
    const token = await tokens.revoke(id, caller.accountId, seenBy(caller))
    if (token === undefined) throw notFound('token')
    return presentToken(token)
  },
})
