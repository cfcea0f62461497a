class Facts {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(name, value, asOf) {
    const values = { value: JSON.stringify(value), as_of: asOf }
    await this.#db.query
      .withTables()
      .insertInto('facts')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
  }
  async find(name) {
    const row = await this.#db.query
      .withTables()
      .selectFrom('facts')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst()
    return row && { value: JSON.parse(row.value), asOf: row.as_of }
  }
  async remove(name) {
    await this.#db.query.withTables().deleteFrom('facts').where('name', '=', name).execute()
  }
}
export { Facts }
//# sourceMappingURL=facts.js.map
