import { writeFileSync } from 'node:fs'
import { Tokens } from '../areas/platform/token-store.js'
import { readConfig } from '../config.js'
import type { Database } from '../db/database.js'
import { scopes, type Scope } from '../kernel/account.js'
import { systemClock, toTimestamp } from '../kernel/clock.js'
import { createIds, type Ids } from '../kernel/ids.js'
import { nearest } from '../kernel/nearest.js'
import { noteCommand } from './note-command.js'
import { note, print, table, UsageError, type Run, type Invocation } from './command.js'
import { withDatabase } from './with-database.js'

interface Keeping {
  db: Database
  tokens: Tokens
  ids: Ids
}

/** The first token administers the installation; every later one gets what it is given, and else the least. */
const readScopes = (text: string | undefined, isFirst: boolean): Scope[] => {
  if (text === 'all' || (text === undefined && isFirst)) return [...scopes]
  if (text === undefined) return ['creators']
  return text.split(',').map((word) => {
    const scope = scopes.find((known) => known === word.trim())
    if (scope !== undefined) return scope
    const near = nearest(word, scopes)
    throw new UsageError(
      `Unknown scope ${word}.${near === undefined ? ` Scopes: ${scopes.join(', ')}.` : ` Did you mean ${near}?`}`,
    )
  })
}

const readExpiry = (text: string | undefined, now: number): number | undefined => {
  if (text === undefined) return undefined
  const at = Date.parse(text)
  if (Number.isNaN(at) || at <= now) throw new UsageError('--expires must be a future time, such as 2027-06-30.')
  return at
}

const readRate = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError('--rate must be a whole number of calls per minute.')
  return Number(text)
}

const create = async ({ db, tokens, ids }: Keeping, { text, given }: Invocation): Promise<number> => {
  const wanted = {
    scopes: readScopes(text['scopes'], !(await hasUsable(tokens))),
    expiresAt: readExpiry(text['expires'], systemClock.now()),
    ratePerMinute: readRate(text['rate']),
  }
  if (given.has('if-none') && (await hasUsable(tokens))) {
    print(given.has('json') ? JSON.stringify({ created: false }) : 'There is a token already.')
    return 0
  }
  const id = ids.next('tok')
  await noteCommand(db, 'createToken', [id])
  const accountId = await tokens.openAccount(text['account'] ?? 'default')
  const { secret, token } = await tokens.create({
    id,
    accountId,
    name: text['name'] ?? 'command line',
    ...wanted,
  })
  const out = text['out']
  if (out !== undefined) {
    writeFileSync(out, `${secret}\n`, { mode: 0o600 })
    print(
      given.has('json') ? JSON.stringify({ id: token.id, file: out }) : `Created ${token.id}. The token is in ${out}.`,
    )
  } else if (given.has('json'))
    print(JSON.stringify({ id: token.id, account: accountId, scopes: token.scopes, token: secret }))
  else {
    note(`Created ${token.id} (${token.scopes.join(', ')}). The token is only shown once:`)
    print(secret)
  }
  return 0
}

const state = (revokedAt: number | null, expiresAt: number | null, now: number): string =>
  revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'valid'

const hasUsable = async (tokens: Tokens): Promise<boolean> =>
  (await tokens.list({})).some(({ revokedAt, expiresAt }) => state(revokedAt, expiresAt, systemClock.now()) === 'valid')

const list = async ({ tokens }: Keeping, { given }: Invocation): Promise<number> => {
  const [found, accounts] = [await tokens.list({}), await tokens.listAccounts()]
  const rows = found.map((token) => ({
    id: token.id,
    account: accounts.find(({ id }) => id === token.accountId)?.name ?? token.accountId,
    name: token.name,
    hint: token.hint,
    scopes: token.scopes,
    state: state(token.revokedAt, token.expiresAt, systemClock.now()),
    last_used_at: token.lastUsedAt === null ? null : toTimestamp(token.lastUsedAt),
  }))
  if (given.has('json')) print(JSON.stringify(rows))
  else if (rows.length === 0) print('No tokens. Create one: rostra token create --name NAME')
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

const revoke = async ({ db, tokens }: Keeping, { words, given }: Invocation): Promise<number> => {
  const id = words[1]
  if (id === undefined) throw new UsageError('Missing token id: rostra token revoke tok_…')
  await noteCommand(db, 'revokeToken', [id])
  const token = await tokens.revoke(id)
  if (token === undefined) throw new UsageError(`There is no token ${id}. See: rostra token list`)
  print(given.has('json') ? JSON.stringify({ id, revoked: true }) : `Revoked ${id} (${token.name}).`)
  return 0
}

const verbs: Record<string, (keeping: Keeping, invocation: Invocation) => Promise<number>> = { create, list, revoke }

export const run: Run = async (invocation) => {
  const verb = verbs[invocation.words[0] ?? '']
  if (verb === undefined) throw new UsageError('Unknown subcommand. Use create, list or revoke.')
  const { config } = readConfig(invocation.text)
  return withDatabase(config, (db) => {
    const ids = createIds(systemClock)
    return verb({ db, tokens: new Tokens(db, systemClock, ids), ids }, invocation)
  })
}
