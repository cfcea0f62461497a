const toSchedule = (row) => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  input: JSON.parse(row.input),
  everyMs: row.every_ms,
  nextAt: row.next_at,
  paused: row.paused === 1,
  lastRequestId: row.last_request_id,
  createdAt: row.created_at,
})
const nextTime = (dueAt, everyMs, now) =>
  dueAt > now ? dueAt : dueAt + everyMs * (Math.floor((now - dueAt) / everyMs) + 1)
class Schedules {
  #db
  #clock
  #ids
  #requests
  constructor(db, clock, ids, requests) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
    this.#requests = requests
  }
  #rows() {
    return this.#db.query.withTables()
  }
  /** The first request is submitted after `firstIn`, at once by default. */
  async create(what) {
    const now = this.#clock.now()
    await this.#rows()
      .insertInto('schedules')
      .values({
        id: what.id,
        account_id: what.accountId,
        kind: what.kind,
        request_prefix: what.requestPrefix,
        input: JSON.stringify(what.input),
        every_ms: what.everyMs,
        next_at: now + (what.firstIn ?? 0),
        paused: 0,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  async find(accountId, id) {
    const row = await this.#rows()
      .selectFrom('schedules')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toSchedule(row)
  }
  async setPaused(accountId, id, paused) {
    await this.#rows()
      .updateTable('schedules')
      .set({ paused: Number(paused) })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  }
  async remove(accountId, id) {
    await this.#rows().deleteFrom('schedules').where('id', '=', id).where('account_id', '=', accountId).execute()
  }
  /** Submits what is due. The request and the schedule's next time are written together: neither without the other. */
  async submitDue() {
    const now = this.#clock.now()
    const due = this.#rows()
      .selectFrom('schedules')
      .selectAll()
      .where('paused', '=', 0)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(100)
    if ((await due.limit(1).executeTakeFirst()) === void 0) return
    await this.#db.transaction(async (query) => {
      const rows = query.withTables()
      const found = await rows
        .selectFrom('schedules')
        .selectAll()
        .where('paused', '=', 0)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(100)
        .modifyEnd(this.#db.skipLocked)
        .execute()
      for (const schedule of found) {
        const id = this.#ids.next(schedule.request_prefix)
        const input = JSON.parse(schedule.input)
        await this.#requests.submit({ id, accountId: schedule.account_id, kind: schedule.kind, input }, query)
        await rows
          .updateTable('schedules')
          .set({ next_at: nextTime(schedule.next_at, schedule.every_ms, now), last_request_id: id })
          .where('id', '=', schedule.id)
          .execute()
      }
    })
  }
}
export { Schedules, nextTime }
//# sourceMappingURL=schedules.js.map
