import { sql } from 'kysely'
import { toTimestamp } from '../../kernel/clock.js'
const dayMs = 24 * 36e5
const toDay = (days) => toTimestamp(days * dayMs).slice(0, 10)
class Usage {
  #db
  #clock
  #pending = /* @__PURE__ */ new Map()
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  count = (accountId, operation, status) => {
    const day = Math.floor(this.#clock.now() / dayMs)
    const key = `${accountId} ${day} ${operation}`
    const row = this.#pending.get(key) ?? { account_id: accountId, day: toDay(day), operation, calls: 0, failures: 0 }
    row.calls++
    if (status >= 400) row.failures++
    this.#pending.set(key, row)
  }
  async flush() {
    const rows = [...this.#pending.values()]
    this.#pending = /* @__PURE__ */ new Map()
    if (rows.length === 0) return
    await this.#db.query
      .withTables()
      .insertInto('usage_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'day', 'operation']).doUpdateSet({
          calls: sql`usage_counts.calls + excluded.calls`,
          failures: sql`usage_counts.failures + excluded.failures`,
        }),
      )
      .execute()
  }
  /** Days from and to, both included, newest first. */
  async list(accountId, from, to) {
    await this.flush()
    return this.#db.query
      .withTables()
      .selectFrom('usage_counts')
      .select(['day', 'operation', 'calls', 'failures'])
      .where('account_id', '=', accountId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day', 'desc')
      .orderBy('operation')
      .limit(1e4)
      .execute()
  }
}
export { Usage }
//# sourceMappingURL=usage-store.js.map
