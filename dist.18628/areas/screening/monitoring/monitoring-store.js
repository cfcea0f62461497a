const monitoringStatuses = ['active', 'paused', 'stopped']
const notices = ['item_flagged', 'level_changed', 'run_failed']
const toMonitoring = (row) => ({
  id: row.id,
  accountId: row.account_id,
  screeningId: row.screening_id,
  status: row.status,
  ...JSON.parse(row.document),
  watermark: row.watermark,
  runs: row.runs,
  lastRunAt: row.last_run_at,
  lastError: row.last_error,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
class Monitorings {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  /** An id that is there already was made by the same call. */
  async create(what) {
    const { id, accountId, screeningId, ...document } = what
    const now = this.#clock.now()
    await this.#rows()
      .insertInto('screening_monitorings')
      .values({
        id,
        account_id: accountId,
        screening_id: screeningId,
        status: 'active',
        document: JSON.stringify(document),
        runs: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  async find(accountId, id) {
    const row = await this.#rows()
      .selectFrom('screening_monitorings')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toMonitoring(row)
  }
  /** Newest first, after the given id. */
  async list(accountId, { status, after, limit }) {
    let query = this.#rows().selectFrom('screening_monitorings').selectAll().where('account_id', '=', accountId)
    if (status !== void 0) query = query.where('status', '=', status)
    if (after !== void 0) query = query.where('id', '<', after)
    return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toMonitoring)
  }
  async setStatus(accountId, id, status) {
    const row = await this.#rows()
      .updateTable('screening_monitorings')
      .set({ status, updated_at: this.#clock.now() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    return row && toMonitoring(row)
  }
  async saveRun(within, id, run) {
    await this.#rows(within)
      .updateTable('screening_monitorings')
      .set({ watermark: run.watermark, last_error: run.lastError, last_run_at: run.at, updated_at: run.at })
      .set((eb) => ({ runs: eb('runs', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
export { Monitorings, monitoringStatuses, notices }
//# sourceMappingURL=monitoring-store.js.map
