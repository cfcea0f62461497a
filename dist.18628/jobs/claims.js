import { sql } from 'kysely'
import { appendItems } from './items.js'
const leaseMs = 4e3
const vanishedMax = 25
const toClaim = (row) => ({
  lease: row.lease ?? '',
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  attempt: row.attempt,
  input: JSON.parse(row.input),
  checkpoint: row.checkpoint === null ? void 0 : JSON.parse(row.checkpoint),
  missing: row.missing === null ? [] : JSON.parse(row.missing),
  progress: { done: row.progress_done, total: row.progress_total, share: row.progress_share },
  items: row.items,
})
const progressColumns = ({ done, total, share }) => ({
  progress_done: done,
  progress_total: total,
  progress_share: share,
})
class Claims {
  #db
  #clock
  #ids
  constructor(db, clock, ids) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  /** The next request in turn of these kinds, if any is due. A read first, because most looks find nothing. */
  async claim(kinds) {
    const now = this.#clock.now()
    const due = this.#rows()
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'queued')
      .where('run_at', '<=', now)
      .where('kind', 'in', [...kinds])
      .orderBy('turn')
      .orderBy('id')
      .limit(1)
    if ((await due.executeTakeFirst()) === void 0) return void 0
    const row = await this.#rows()
      .updateTable('requests')
      .set({ status: 'in_progress', lease: this.#ids.stamp(), lease_until: now + leaseMs, updated_at: now })
      .set((eb) => ({
        attempt: eb('attempt', '+', 1),
        version: eb('version', '+', 1),
        started_at: eb.fn.coalesce('started_at', eb.val(now)),
      }))
      .where('id', '=', due.modifyEnd(this.#db.skipLocked))
      .returningAll()
      .executeTakeFirst()
    return row && toClaim(row)
  }
  /** Renews the leases; gives those that are still ours. */
  async renew(leases) {
    const rows = await this.#rows()
      .updateTable('requests')
      .set({ lease_until: this.#clock.now() + leaseMs })
      .where('lease', 'in', leases)
      .where('status', '=', 'in_progress')
      .returning('lease')
      .execute()
    return new Set(rows.map(({ lease }) => lease ?? ''))
  }
  async report({ lease, progress }) {
    await this.#update(lease, progressColumns(progress))
  }
  /**
   * Saves a checkpoint and, in the same transaction, the effects that belong to it: after a crash both are there or
   * neither is. Gives false, and does nothing, when the lease is lost. Progress made starts the count of attempts anew.
   */
  save(claim, state, effects) {
    const { kept, added } = state.items
    const values = {
      checkpoint: JSON.stringify(state.checkpoint),
      missing: JSON.stringify(state.missing),
      attempt: 1,
      items: kept + added.length,
      ...progressColumns(state.progress),
    }
    if (effects === void 0 && added.length === 0) return this.#update(claim.lease, values)
    return this.#db.transaction(async (query) => {
      const ours = await this.#update(claim.lease, values, query)
      if (ours) await appendItems(query, claim.id, kept, added)
      if (ours) await effects?.(query)
      return ours
    })
  }
  finish(lease, { status, result, missing, error, progress }) {
    return this.#update(lease, {
      status,
      result: result === void 0 ? null : JSON.stringify(result),
      missing: JSON.stringify(missing),
      error: error === void 0 ? null : JSON.stringify(error),
      ...progressColumns(progress),
      lease: null,
      lease_until: null,
      finished_at: this.#clock.now(),
    })
  }
  /** Puts the request back in line, to be run no sooner than after the delay. */
  handBack(lease, { delayMs, countsAsAttempt }) {
    return this.#update(lease, {
      status: 'queued',
      run_at: this.#clock.now() + delayMs,
      lease: null,
      lease_until: null,
      ...(countsAsAttempt ? {} : { attempt: 0 }),
    })
  }
  /** Puts the requests of vanished workers back in line. Gives their ids. */
  async reap() {
    const now = this.#clock.now()
    const expired = this.#rows()
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'in_progress')
      .where('lease_until', '<', now)
    if ((await expired.limit(1).executeTakeFirst()) === void 0) return []
    const givenUp = JSON.stringify({
      code: 'internal',
      detail: `The work was interrupted ${vanishedMax} times without progress and was given up. Retry it, or report the request id.`,
    })
    const rows = await this.#rows()
      .updateTable('requests')
      .set((eb) => ({
        status: sql`case when attempt >= ${vanishedMax} then 'failed' else 'queued' end`,
        error: sql`case when attempt >= ${vanishedMax} then cast(${givenUp} as text) else null end`,
        finished_at: sql`case when attempt >= ${vanishedMax} then cast(${now} as bigint) else null end`,
        run_at: now,
        lease: null,
        lease_until: null,
        updated_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', expired.modifyEnd(this.#db.skipLocked))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  async #update(lease, values, within) {
    const { numUpdatedRows } = await this.#rows(within)
      .updateTable('requests')
      .set({ ...values, updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('lease', '=', lease)
      .where('status', '=', 'in_progress')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}
export { Claims, leaseMs }
//# sourceMappingURL=claims.js.map
