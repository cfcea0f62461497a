class Readings {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(network, subject, what, reading) {
    const values = { read_at: reading.readAt, items: reading.items, complete: Number(reading.complete) }
    await this.#db.query
      .withTables()
      .insertInto('readings')
      .values({ network, subject, what, ...values })
      .onConflict((conflict) => conflict.columns(['network', 'subject', 'what']).doUpdateSet(values))
      .execute()
  }
  async find(network, subject, what) {
    const row = await this.#db.query
      .withTables()
      .selectFrom('readings')
      .selectAll()
      .where('network', '=', network)
      .where('subject', '=', subject)
      .where('what', '=', what)
      .executeTakeFirst()
    return row && { readAt: row.read_at, items: row.items, complete: row.complete === 1 }
  }
}
export { Readings }
//# sourceMappingURL=readings.js.map
