class Memories {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  async list(accountId, places, scope) {
    const rows = await this.#rows()
      .selectFrom('screening_memory')
      .select('memory_key')
      .where('account_id', '=', accountId)
      .where('place', 'in', [...places])
      .where('scope', '=', scope)
      .execute()
    return [...new Set(rows.map(({ memory_key }) => memory_key))].sort()
  }
  async add(within, accountId, what) {
    for (let i = 0; i < what.keys.length; i += 200)
      await this.#rows(within)
        .insertInto('screening_memory')
        .values(
          what.keys.slice(i, i + 200).map((key) => ({
            account_id: accountId,
            place: what.place,
            scope: what.scope,
            memory_key: key,
            decision_id: what.decisionId,
            created_at: this.#clock.now(),
          })),
        )
        .onConflict((conflict) => conflict.columns(['account_id', 'place', 'scope', 'memory_key']).doNothing())
        .execute()
  }
  async remove(within, accountId, what) {
    for (let i = 0; i < what.keys.length; i += 200)
      await this.#rows(within)
        .deleteFrom('screening_memory')
        .where('account_id', '=', accountId)
        .where('place', 'in', [...what.places])
        .where('scope', '=', what.scope)
        .where('memory_key', 'in', what.keys.slice(i, i + 200))
        .execute()
  }
}
const itemMemoryKey = (key, textHash) => `${textHash} ${key}`
export { Memories, itemMemoryKey }
//# sourceMappingURL=memory-store.js.map
