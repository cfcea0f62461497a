const insertRows = 200
const appendItems = async (query, requestId, count, documents) => {
  const rows = documents.map((document, i) => ({ request_id: requestId, seq: count + i + 1, document }))
  for (let i = 0; i < rows.length; i += insertRows)
    await query
      .withTables()
      .insertInto('request_items')
      .values(rows.slice(i, i + insertRows))
      .execute()
}
const removeItems = async (query, requestId) => {
  await query.withTables().deleteFrom('request_items').where('request_id', '=', requestId).execute()
}
class Items {
  #db
  constructor(db) {
    this.#db = db
  }
  /** In order, after the given number. */
  async list(requestId, after, limit) {
    return this.#db.query
      .withTables()
      .selectFrom('request_items')
      .select(['seq', 'document'])
      .where('request_id', '=', requestId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute()
  }
}
export { Items, appendItems, removeItems }
//# sourceMappingURL=items.js.map
