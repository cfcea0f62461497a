import { timingSafeEqual } from 'node:crypto'
import type { Caller, Scope } from '../../kernel/account.js'
import type { Clock } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { roles, scopesWithin, type Role } from '../../kernel/roles.js'
import { createToken, hashToken, hintOf, looksLikeToken } from '../../kernel/token.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { TimedCache, type CacheState } from '../../kernel/cache.js'

interface TokenTable {
  id: string
  account_id: string
  name: string
  hash: string
  hint: string
  scopes: string
  rate_per_minute: number | null
  is_demo: number
  created_at: number
  expires_at: number | null
  revoked_at: number | null
  last_used_at: number | null
  user_id: string | null
}

type Tables = {
  tokens: TokenTable
  accounts: { id: string; name: string; created_at: number }
  users: { id: string; role: string }
}

export interface Token {
  id: string
  accountId: string
  name: string
  hint: string
  scopes: Scope[]
  ratePerMinute: number | null
  isDemo: boolean
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
  lastUsedAt: number | null
  /** Whose it is; null for a service. */
  userId: string | null
}

export interface NewToken {
  id: string
  accountId: string
  name: string
  scopes: readonly Scope[]
  ratePerMinute?: number | undefined
  expiresAt?: number | undefined
  isDemo?: boolean
  userId?: string | undefined
}

/** How long a revocation made by another process may take to be felt here. */
const rememberMs = 1000
const rememberedMax = 10_000

const toToken = (row: TokenTable): Token => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes.split(' ') as Scope[],
  ratePerMinute: row.rate_per_minute,
  isDemo: row.is_demo === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
  userId: row.user_id,
})

/** The token of a person can do no more than the person now may; undefined where they are gone. */
const toCaller = (row: TokenTable & { role: string | null }): Caller | undefined => {
  if (row.user_id !== null && row.role === null) return undefined
  const role = (row.role ?? undefined) as Role | undefined
  const scopes = row.scopes.split(' ') as Scope[]
  return {
    accountId: row.account_id,
    tokenId: row.id,
    userId: row.user_id ?? undefined,
    role,
    sessionId: undefined,
    scopes: new Set(role === undefined ? scopes : scopesWithin(role, scopes)),
    readsOnly: role !== undefined && roles[role].readsOnly,
    ratePerMinute: row.rate_per_minute ?? undefined,
  }
}

/** Accounts and their tokens. Only the hash of a token is kept, so it can be shown once: when it is made. */
export class Tokens extends Store<Tables> {
  readonly #clock: Clock
  readonly #ids: Ids
  /** Tokens seen within the last second, by the token itself: kept in memory only, and found by a seeded hash. */
  readonly #remembered: TimedCache<Caller>
  readonly #used = new Map<string, number>()

  constructor(db: Database, clock: Clock, ids: Ids) {
    super(db)
    this.#clock = clock
    this.#ids = ids
    this.#remembered = new TimedCache({ max: rememberedMax, now: () => clock.now() })
  }

  /** Of the secrets that were looked up lately. */
  get cache(): CacheState {
    return this.#remembered.state
  }

  /** The account of that name, made when it is not there. */
  async openAccount(name: string): Promise<string> {
    await this.rows()
      .insertInto('accounts')
      .values({ id: this.#ids.next('acc'), name, created_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { id } = await this.rows()
      .selectFrom('accounts')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return id
  }

  async listAccounts(): Promise<{ id: string; name: string }[]> {
    return this.rows().selectFrom('accounts').select(['id', 'name']).orderBy('id').execute()
  }

  /** Makes a token. The secret is given back once and never again. */
  async create(what: NewToken): Promise<{ secret: string; token: Token }> {
    const secret = createToken()
    const row: TokenTable = {
      id: what.id,
      account_id: what.accountId,
      name: what.name,
      hash: hashToken(secret),
      hint: hintOf(secret),
      scopes: [...new Set(what.scopes)].join(' '),
      rate_per_minute: what.ratePerMinute ?? null,
      is_demo: Number(what.isDemo ?? false),
      created_at: this.#clock.now(),
      expires_at: what.expiresAt ?? null,
      revoked_at: null,
      last_used_at: null,
      user_id: what.userId ?? null,
    }
    await this.rows()
      .insertInto('tokens')
      .values(row)
      // A repeated call gets a new secret for the same token: the first one never reached anybody.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash: row.hash, hint: row.hint }))
      .execute()
    return { secret, token: toToken(row) }
  }

  async list(filter: {
    accountId?: string
    userId?: string | undefined
    after?: string | undefined
    limit?: number
  }): Promise<Token[]> {
    let query = this.rows().selectFrom('tokens').selectAll()
    if (filter.accountId !== undefined) query = query.where('account_id', '=', filter.accountId)
    if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
    if (filter.after !== undefined) query = query.where('id', '<', filter.after)
    const rows = await query
      .orderBy('id', 'desc')
      .limit(filter.limit ?? 1000)
      .execute()
    return rows.map(toToken)
  }

  /** Revokes at once in this process, within a second in others. Gives undefined for an unknown id. */
  async revoke(id: string, accountId?: string, userId?: string): Promise<Token | undefined> {
    let query = this.rows()
      .updateTable('tokens')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(this.#clock.now())) }))
      .where('id', '=', id)
    if (accountId !== undefined) query = query.where('account_id', '=', accountId)
    if (userId !== undefined) query = query.where('user_id', '=', userId)
    const row = await query.returningAll().executeTakeFirst()
    this.forget()
    return row && toToken(row)
  }

  /**
   * Who a token belongs to; undefined when it is unknown, expired or revoked. Typing errors and inventions are refused by
   * their checksum, without a look-up.
   */
  readonly findCaller = (secret: string): Caller | undefined | Promise<Caller | undefined> => {
    const now = this.#clock.now()
    const known = this.#remembered.get(secret)
    if (known === undefined) return looksLikeToken(secret) ? this.#lookUp(secret, now) : undefined
    this.#used.set(known.tokenId, now)
    return known
  }

  async #lookUp(secret: string, now: number): Promise<Caller | undefined> {
    const hash = hashToken(secret)
    const row = await this.rows()
      .selectFrom('tokens')
      .leftJoin('users', 'users.id', 'tokens.user_id')
      .selectAll('tokens')
      .select('users.role as role')
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined
    if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) return undefined
    const caller = toCaller(row)
    if (caller === undefined) return undefined
    this.#remembered.set(secret, caller, Math.min(now + rememberMs, row.expires_at ?? Infinity))
    this.#used.set(caller.tokenId, now)
    return caller
  }

  /** Forgets what it remembers: somebody's rights have changed. */
  forget(): void {
    this.#remembered.clear()
  }

  /** Writes down when tokens were last used. Called now and then, not with every call. */
  async flushUse(): Promise<void> {
    const used = [...this.#used]
    this.#used.clear()
    await Promise.all(
      used.map(([id, at]) =>
        this.rows().updateTable('tokens').set({ last_used_at: at }).where('id', '=', id).execute(),
      ),
    )
  }
}
