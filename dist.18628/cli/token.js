import { closeContext, openContext } from '../context.js'
import { readConfig } from '../config.js'
import { scopes } from '../kernel/account.js'
import { toTimestamp } from '../kernel/clock.js'
import { silentLog } from '../kernel/log.js'
import { nearest } from '../kernel/nearest.js'
import { dataFlag, jsonFlag, note, print, table, UsageError } from './command.js'
const readScopes = (text) => {
  if (text === void 0) return [...scopes]
  return text.split(',').map((word) => {
    const scope = scopes.find((known) => known === word.trim())
    if (scope !== void 0) return scope
    const near = nearest(word, scopes)
    throw new UsageError(
      `There is no scope ${word}.${near === void 0 ? ` There are: ${scopes.join(', ')}.` : ` Did you mean ${near}?`}`,
    )
  })
}
const readExpiry = (text, now) => {
  if (text === void 0) return void 0
  const at = Date.parse(text)
  if (Number.isNaN(at) || at <= now) throw new UsageError('--expires must be a time to come, such as 2027-06-30.')
  return at
}
const readRate = (text) => {
  if (text === void 0) return void 0
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError('--rate must be a whole number of calls a minute.')
  return Number(text)
}
const create = async ({ tokens, ids, clock }, { text, given }) => {
  const wanted = {
    scopes: readScopes(text['scopes']),
    expiresAt: readExpiry(text['expires'], clock.now()),
    ratePerMinute: readRate(text['rate']),
  }
  const accountId = await tokens.openAccount(text['account'] ?? 'default')
  const { secret, token: token2 } = await tokens.create({
    id: ids.next('tok'),
    accountId,
    name: text['name'] ?? 'command line',
    ...wanted,
  })
  if (given.has('json'))
    print(JSON.stringify({ id: token2.id, account: accountId, scopes: token2.scopes, token: secret }))
  else {
    note(`Created ${token2.id} (${token2.scopes.join(', ')}). This is the only time the token is shown:`)
    print(secret)
  }
  return 0
}
const state = (revokedAt, expiresAt, now) =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'valid'
const list = async ({ tokens, clock }, { given }) => {
  const [found, accounts] = [await tokens.list({}), await tokens.listAccounts()]
  const rows = found.map((token2) => ({
    id: token2.id,
    account: accounts.find(({ id }) => id === token2.accountId)?.name ?? token2.accountId,
    name: token2.name,
    hint: token2.hint,
    scopes: token2.scopes,
    state: state(token2.revokedAt, token2.expiresAt, clock.now()),
    last_used_at: token2.lastUsedAt === null ? null : toTimestamp(token2.lastUsedAt),
  }))
  if (given.has('json')) print(JSON.stringify(rows))
  else if (rows.length === 0) print('There is no token yet. Create one: rostra token create --name NAME')
  else
    print(
      table(
        ['id', 'account', 'name', 'token', 'state', 'last used', 'scopes'],
        rows.map((row) => [
          row.id,
          row.account,
          row.name,
          row.hint,
          row.state,
          row.last_used_at ?? 'never',
          row.scopes.join(','),
        ]),
      ),
    )
  return 0
}
const revoke = async ({ tokens }, { words, given }) => {
  const id = words[1]
  if (id === void 0) throw new UsageError('Name the token: rostra token revoke tok_\u2026')
  const token2 = await tokens.revoke(id)
  if (token2 === void 0) throw new UsageError(`There is no token ${id}. See: rostra token list`)
  print(given.has('json') ? JSON.stringify({ id, revoked: true }) : `Revoked ${id} (${token2.name}).`)
  return 0
}
const verbs = { create, list, revoke }
const token = {
  name: 'token',
  summary: 'Create, list and revoke tokens, and the accounts they belong to.',
  usage: 'rostra token create|list|revoke [ID] [flags]',
  examples: [
    'rostra token create --name ci --scopes creators,content',
    'rostra token create --account acme --expires 2027-06-30 --rate 600',
    'rostra token list',
    'rostra token revoke tok_01kb3zq4f0e8v5w2n7m6x9c1da',
  ],
  flags: [
    { name: 'account', value: 'NAME', meaning: 'the account, made if it is not there (default: default)' },
    { name: 'name', value: 'TEXT', meaning: 'what the token is for' },
    { name: 'scopes', value: 'LIST', meaning: `some of ${scopes.join(',')} (default: all)` },
    { name: 'expires', value: 'TIME', meaning: 'when it stops working (default: never)' },
    { name: 'rate', value: 'N', meaning: 'calls a minute (default: the rate of the service)' },
    dataFlag,
    jsonFlag,
  ],
  run: async (invocation) => {
    const verb = verbs[invocation.words[0] ?? '']
    if (verb === void 0) throw new UsageError('Say create, list or revoke.')
    const { config } = readConfig(invocation.text)
    const context = await openContext({ config, log: silentLog })
    try {
      return await verb(context, invocation)
    } finally {
      await closeContext(context)
    }
  },
}
export { token }
//# sourceMappingURL=token.js.map
