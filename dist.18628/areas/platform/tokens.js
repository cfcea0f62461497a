import { z } from 'zod'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.js'
import { invalid, notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../kernel/page.js'
import { exampleToken, NewTokenBody, TokenCreated, TokenShown } from './contract.js'
const presentToken = (token) => ({
  id: token.id,
  name: token.name,
  hint: token.hint,
  scopes: token.scopes,
  rate_per_minute: token.ratePerMinute,
  created_at: toTimestamp(token.createdAt),
  expires_at: toTimestampOrNull(token.expiresAt),
  revoked_at: toTimestampOrNull(token.revokedAt),
  last_used_at: toTimestampOrNull(token.lastUsedAt),
})
const createToken = operation({
  method: 'POST',
  path: '/tokens',
  name: 'createToken',
  area: 'Platform',
  summary: 'Create a token for this account',
  description: 'The token is in the answer and nowhere else: only a hash of it is kept.',
  scope: 'admin',
  input: { body: NewTokenBody },
  output: TokenCreated,
  status: 201,
  example: {
    body: { name: 'nightly export', scopes: ['creators'] },
    output: { ...exampleToken, token: 'rostra_x7Kd\u2026 (49 more characters)' },
  },
  keep: (output) => ({ ...output, token: null }),
  run: async ({ body }, { tokens, clock }, call) => {
    const expiresAt = body.expires_at === void 0 ? void 0 : Date.parse(body.expires_at)
    if (expiresAt !== void 0 && expiresAt <= clock.now()) throw invalid('/expires_at', 'This time is past.')
    const { secret, token } = await tokens.create({
      id: call.newId('tok'),
      accountId: call.caller.accountId,
      name: body.name,
      scopes: body.scopes,
      ratePerMinute: body.rate_per_minute,
      expiresAt,
    })
    return { ...presentToken(token), token: secret }
  },
})
const listTokens = operation({
  method: 'GET',
  path: '/tokens',
  name: 'listTokens',
  area: 'Platform',
  summary: 'List the tokens of this account, newest first',
  scope: 'admin',
  input: { query: z.strictObject(pageQuery) },
  output: pageOf(TokenShown),
  example: { output: { data: [exampleToken], next_cursor: null } },
  run: async ({ query: { limit, cursor } }, { tokens, cursors }, { caller }) => {
    const list = ['tokens', caller.accountId]
    const [after] = cursors.read(list, cursor) ?? []
    const found = await tokens.list({ accountId: caller.accountId, after: after?.toString(), limit: limit + 1 })
    return cutPage(found, limit, { item: presentToken, cursor: ({ id }) => cursors.write(list, [id]) })
  },
})
const revokeToken = operation({
  method: 'DELETE',
  path: '/tokens/{id}',
  name: 'revokeToken',
  area: 'Platform',
  summary: 'Revoke a token',
  description: 'Takes effect at once, within a second on other processes. Revoking twice changes nothing.',
  scope: 'admin',
  input: { path: z.strictObject({ id: z.string().max(60) }) },
  output: TokenShown,
  example: {
    path: { id: exampleToken.id },
    output: { ...exampleToken, revoked_at: '2026-11-15T10:00:00.000Z' },
  },
  run: async ({ path: { id } }, { tokens }, { caller }) => {
    const token = await tokens.revoke(id, caller.accountId)
    if (token === void 0) throw notFound('token')
    return presentToken(token)
  },
})
export { createToken, listTokens, revokeToken }
//# sourceMappingURL=tokens.js.map
