import { timingSafeEqual } from 'node:crypto'
import type { Caller, Scope } from '../../kernel/account.js'
import type { Clock } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { roles, scopesWithin, type Role } from '../../kernel/roles.js'
import type { Database } from '../../db/database.js'
import { Store } from '../../db/store.js'
import { createSecret, hashSecret, looksLikeSecret } from '../../kernel/secret.js'
import type { PeopleTables, SessionRow } from './tables.js'
import { TimedCache, type CacheState } from '../../kernel/cache.js'

/** How a session was begun. */
export type Method = 'password' | 'invitation' | 'token' | 'link' | 'oidc'

export interface Session {
  id: string
  userId: string | null
  tokenId: string | null
  method: Method
  agent: string
  address: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
}

/** Whose a session is to be, and from where it is begun. */
export interface NewSession {
  accountId: string
  userId?: string
  tokenId?: string
  method: Method
  agent: string
  address: string
}

export interface SessionLimits {
  idleMs: number
  lifeMs: number
}

export const sessionLimits = (settings: { sessionIdleMinutes: number; sessionHours: number }): SessionLimits => ({
  idleMs: settings.sessionIdleMinutes * 60_000,
  lifeMs: settings.sessionHours * 3_600_000,
})

/** How long the end of a session in another process may take to be felt here. */
const rememberMs = 1000
const rememberedMax = 10_000
/** How exactly the last use is kept. */
const noteEveryMs = 60_000

interface Found extends SessionRow {
  role: string | null
  scopes: string | null
  rate_per_minute: number | null
  token_expires_at: number | null
  revoked_at: number | null
  token_user_id: string | null
  token_role: string | null
  second_factor_required: number
  factor_confirmed_at: number | null
}

const toSession = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.user_id,
  tokenId: row.token_id,
  method: row.method as Method,
  agent: row.agent,
  address: row.address,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
})

/** What a session may do is read anew each time: a changed role or a revoked token counts at once. */
const toCaller = (row: Found, now: number): Caller | undefined => {
  const common = { accountId: row.account_id, sessionId: row.id }
  if (row.user_id !== null) {
    if (row.role === null) return undefined
    const role = row.role as Role
    // Who must have a second factor and has none may see who they are, and set one up.
    // Whoever came by an identity provider was asked there for what it asks for.
    const isHeld = row.second_factor_required === 1 && row.factor_confirmed_at === null && row.method !== 'oidc'
    const { scopes, readsOnly } = isHeld ? { scopes: [], readsOnly: true } : roles[role]
    const tokenId = row.user_id
    return { ...common, tokenId, userId: tokenId, role, scopes: new Set(scopes), readsOnly, ratePerMinute: undefined }
  }
  if (row.token_id === null || row.scopes === null || row.revoked_at !== null) return undefined
  if (row.token_expires_at !== null && row.token_expires_at <= now) return undefined
  if (row.token_user_id !== null && row.token_role === null) return undefined
  const role = (row.token_role ?? undefined) as Role | undefined
  const asked = row.scopes.split(' ') as Scope[]
  return {
    ...common,
    tokenId: row.token_id,
    userId: row.token_user_id ?? undefined,
    role,
    scopes: new Set(role === undefined ? asked : scopesWithin(role, asked)),
    readsOnly: role !== undefined && roles[role].readsOnly,
    ratePerMinute: row.rate_per_minute ?? undefined,
  }
}

/** Who is signed in. A cookie carries a secret of which only the hash is kept. */
export class Sessions extends Store<PeopleTables> {
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #limits: SessionLimits
  readonly #remembered: TimedCache<Caller>

  constructor(db: Database, clock: Clock, ids: Ids, limits: SessionLimits) {
    super(db)
    this.#clock = clock
    this.#ids = ids
    this.#limits = limits
    this.#remembered = new TimedCache({ max: rememberedMax, now: () => clock.now() })
  }

  /** Of the secrets that were looked up lately. */
  get cache(): CacheState {
    return this.#remembered.state
  }

  /** Begins a session: always with a secret of its own, whatever cookie the browser had before. */
  async begin(what: NewSession): Promise<{ secret: string; expiresAt: number }> {
    const [secret, now] = [createSecret(), this.#clock.now()]
    const expiresAt = now + this.#limits.lifeMs
    const row: SessionRow = {
      id: this.#ids.next('ses'),
      account_id: what.accountId,
      user_id: what.userId ?? null,
      token_id: what.tokenId ?? null,
      hash: hashSecret(secret),
      method: what.method,
      agent: what.agent.slice(0, 300),
      address: what.address.slice(0, 60),
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    }
    await this.rows().insertInto('sessions').values(row).execute()
    return { secret, expiresAt }
  }

  /** Who a cookie stands for; undefined when the session is unknown, ended, idle for too long or too old. */
  readonly findCaller = (secret: string): Caller | undefined | Promise<Caller | undefined> => {
    const known = this.#remembered.get(secret)
    if (known !== undefined) return known
    return looksLikeSecret(secret) ? this.#lookUp(secret, this.#clock.now()) : undefined
  }

  async #lookUp(secret: string, now: number): Promise<Caller | undefined> {
    const hash = hashSecret(secret)
    const row = await this.rows()
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .leftJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('second_factors', 'second_factors.user_id', 'sessions.user_id')
      .leftJoin('tokens', 'tokens.id', 'sessions.token_id')
      .leftJoin('users as token_users', 'token_users.id', 'tokens.user_id')
      .selectAll('sessions')
      .select([
        'users.role as role',
        'tokens.scopes as scopes',
        'tokens.rate_per_minute as rate_per_minute',
        'tokens.expires_at as token_expires_at',
        'tokens.revoked_at as revoked_at',
        'tokens.user_id as token_user_id',
        'token_users.role as token_role',
        'accounts.second_factor_required as second_factor_required',
        'second_factors.confirmed_at as factor_confirmed_at',
      ])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined
    if (row.expires_at <= now || row.last_seen_at + this.#limits.idleMs <= now) return undefined
    const caller = toCaller(row, now)
    if (caller === undefined) return undefined
    if (row.last_seen_at + noteEveryMs <= now)
      await this.rows().updateTable('sessions').set({ last_seen_at: now }).where('id', '=', row.id).execute()
    this.#remembered.set(secret, caller, Math.min(now + rememberMs, row.expires_at))
    return caller
  }

  /** Forgets what it remembers: somebody's rights have changed. */
  forget(): void {
    this.#remembered.clear()
  }

  /** Gives how it was begun; undefined where there was none. */
  async endBySecret(secret: string): Promise<string | undefined> {
    if (!looksLikeSecret(secret)) return undefined
    const query = this.rows().deleteFrom('sessions').where('hash', '=', hashSecret(secret))
    const row = await query.returning('method').executeTakeFirst()
    this.forget()
    return row?.method
  }

  /** Ends all sessions of a user, but for one. */
  async endOfUser(userId: string, except?: string): Promise<void> {
    let query = this.rows().deleteFrom('sessions').where('user_id', '=', userId)
    if (except !== undefined) query = query.where('id', '!=', except)
    await query.execute()
    this.forget()
  }

  /** The sessions that still work; of one user, or of one token, where it is named. */
  async list(filter: {
    accountId: string
    userId?: string | undefined
    tokenId?: string | undefined
    after?: string | undefined
    limit: number
  }): Promise<Session[]> {
    const now = this.#clock.now()
    let query = this.rows()
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', filter.accountId)
      .where('expires_at', '>', now)
      .where('last_seen_at', '>', now - this.#limits.idleMs)
    if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
    if (filter.tokenId !== undefined) query = query.where('token_id', '=', filter.tokenId)
    if (filter.after !== undefined) query = query.where('id', '<', filter.after)
    return (await query.orderBy('id', 'desc').limit(filter.limit).execute()).map(toSession)
  }

  async end(filter: { accountId: string; id: string; userId?: string; tokenId?: string }): Promise<boolean> {
    let query = this.rows()
      .deleteFrom('sessions')
      .where('account_id', '=', filter.accountId)
      .where('id', '=', filter.id)
    if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
    if (filter.tokenId !== undefined) query = query.where('token_id', '=', filter.tokenId)
    const { numDeletedRows } = await query.executeTakeFirst()
    this.forget()
    return numDeletedRows > 0n
  }

  async removeExpired(): Promise<void> {
    const now = this.#clock.now()
    await this.rows()
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', now - this.#limits.idleMs)]))
      .execute()
  }
}
