class Decisions {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  async add(within, accountId, screeningId, entry) {
    const { last } = await this.#rows(within)
      .selectFrom('screening_decisions')
      .select(({ fn }) => fn.coalesce(fn.max('seq'), fn.countAll()).as('last'))
      .where('screening_id', '=', screeningId)
      .executeTakeFirstOrThrow()
    const seq = Number(last) + 1
    const createdAt = this.#clock.now()
    await this.#rows(within)
      .insertInto('screening_decisions')
      .values({
        screening_id: screeningId,
        seq,
        id: entry.id,
        account_id: accountId,
        kind: entry.kind,
        actor: entry.actor,
        document: JSON.stringify(entry.document),
        created_at: createdAt,
      })
      .execute()
    return { ...entry, seq, createdAt }
  }
  async list(accountId, screeningId, { after, limit }) {
    const rows = await this.#rows()
      .selectFrom('screening_decisions')
      .selectAll()
      .where('screening_id', '=', screeningId)
      .where('account_id', '=', accountId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute()
    return rows.map(({ id, seq, kind, actor, document, created_at: createdAt }) => ({
      id,
      seq,
      kind,
      actor,
      document: JSON.parse(document),
      createdAt,
    }))
  }
}
export { Decisions }
//# sourceMappingURL=decision-store.js.map
