const pollMs = 1e3
const toEvent = (row) => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind,
  subject: row.subject,
  payload: JSON.parse(row.payload),
  createdAt: row.created_at,
})
class Events {
  #db
  #clock
  #ids
  #changes
  constructor(db, clock, ids, changes) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
    this.#changes = changes
  }
  /** Writes events in the given transaction. Call `announce` once it is committed. */
  async append(within, accountId, events) {
    if (events.length === 0) return
    const rows = within.withTables()
    const { last } = await rows
      .insertInto('event_counters')
      .values({ account_id: accountId, last: events.length })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet((eb) => ({ last: eb('event_counters.last', '+', events.length) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    const createdAt = this.#clock.now()
    const first = last - events.length + 1
    const values = events.map(({ kind, subject, payload }, i) => ({
      account_id: accountId,
      seq: first + i,
      id: this.#ids.next('evt'),
      kind,
      subject,
      payload: JSON.stringify(payload),
      created_at: createdAt,
    }))
    for (let i = 0; i < values.length; i += 200)
      await rows
        .insertInto('events')
        .values(values.slice(i, i + 200))
        .execute()
  }
  /** Appends in a transaction of its own, and says so. */
  async tell(accountId, ...events) {
    await this.#db.transaction((query) => this.append(query, accountId, events))
    this.announce(accountId)
  }
  /** Wakes those who wait for the account's events in this process; others look for themselves. */
  announce(accountId) {
    this.#changes.announce(channelOf(accountId))
  }
  /** In the order in which they happened. */
  async list(accountId, { after, kinds, subject, since, limit }) {
    let query = this.#db.query
      .withTables()
      .selectFrom('events')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('seq', '>', after)
    if (kinds !== void 0) query = query.where('kind', 'in', [...kinds])
    if (subject !== void 0) query = query.where('subject', '=', subject)
    if (since !== void 0) query = query.where('created_at', '>=', since)
    return (await query.orderBy('seq').limit(limit).execute()).map(toEvent)
  }
  /** Resolves when there may be something new, after a moment at most. */
  wait(accountId, signal) {
    return this.#changes.wait(channelOf(accountId), 0, pollMs, signal)
  }
}
const channelOf = (accountId) => `events of ${accountId}`
export { Events }
//# sourceMappingURL=events.js.map
