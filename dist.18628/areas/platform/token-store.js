import { timingSafeEqual } from 'node:crypto'
import { createToken, hashToken, hintOf, looksLikeToken } from '../../kernel/token.js'
const rememberMs = 1e3
const rememberedMax = 1e4
const toToken = (row) => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes.split(' '),
  ratePerMinute: row.rate_per_minute,
  isDemo: row.is_demo === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
})
const toCaller = (row) => ({
  accountId: row.account_id,
  tokenId: row.id,
  scopes: new Set(row.scopes.split(' ')),
  ratePerMinute: row.rate_per_minute ?? void 0,
})
class Tokens {
  #db
  #clock
  #ids
  /** Tokens seen within the last second, by the token itself: kept in memory only, and found by a seeded hash. */
  #remembered = /* @__PURE__ */ new Map()
  #used = /* @__PURE__ */ new Map()
  constructor(db, clock, ids) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
  }
  #rows() {
    return this.#db.query.withTables()
  }
  /** The account of that name, made when it is not there. */
  async openAccount(name) {
    await this.#rows()
      .insertInto('accounts')
      .values({ id: this.#ids.next('acc'), name, created_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { id } = await this.#rows()
      .selectFrom('accounts')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return id
  }
  async listAccounts() {
    return this.#rows().selectFrom('accounts').select(['id', 'name']).orderBy('id').execute()
  }
  /** Makes a token. The secret is given back once and never again. */
  async create(what) {
    const secret = createToken()
    const row = {
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
    }
    await this.#rows()
      .insertInto('tokens')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash: row.hash, hint: row.hint }))
      .execute()
    return { secret, token: toToken(row) }
  }
  async list(filter) {
    let query = this.#rows().selectFrom('tokens').selectAll()
    if (filter.accountId !== void 0) query = query.where('account_id', '=', filter.accountId)
    if (filter.after !== void 0) query = query.where('id', '<', filter.after)
    const rows = await query
      .orderBy('id', 'desc')
      .limit(filter.limit ?? 1e3)
      .execute()
    return rows.map(toToken)
  }
  /** Revokes at once in this process, within a second in others. Gives undefined for an unknown id. */
  async revoke(id, accountId) {
    let query = this.#rows()
      .updateTable('tokens')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(this.#clock.now())) }))
      .where('id', '=', id)
    if (accountId !== void 0) query = query.where('account_id', '=', accountId)
    const row = await query.returningAll().executeTakeFirst()
    for (const [secret, { caller }] of this.#remembered) if (caller.tokenId === id) this.#remembered.delete(secret)
    return row && toToken(row)
  }
  /**
   * Who a token belongs to; undefined when it is unknown, expired or revoked. Typing errors and inventions are refused by
   * their checksum, without a look-up.
   */
  findCaller = (secret) => {
    const now = this.#clock.now()
    const known = this.#remembered.get(secret)
    if (known === void 0 || known.until <= now) return looksLikeToken(secret) ? this.#lookUp(secret, now) : void 0
    this.#used.set(known.caller.tokenId, now)
    return known.caller
  }
  async #lookUp(secret, now) {
    const hash = hashToken(secret)
    const row = await this.#rows().selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
    if (row === void 0 || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return void 0
    if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) return void 0
    const caller = toCaller(row)
    if (this.#remembered.size >= rememberedMax) this.#remembered.clear()
    this.#remembered.set(secret, { caller, until: Math.min(now + rememberMs, row.expires_at ?? Infinity) })
    this.#used.set(caller.tokenId, now)
    return caller
  }
  /** Writes down when tokens were last used. Called now and then, not with every call. */
  async flushUse() {
    const used = [...this.#used]
    this.#used.clear()
    await Promise.all(
      used.map(([id, at]) =>
        this.#rows().updateTable('tokens').set({ last_used_at: at }).where('id', '=', id).execute(),
      ),
    )
  }
}
export { Tokens }
//# sourceMappingURL=token-store.js.map
