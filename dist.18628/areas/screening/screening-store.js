import { sql } from 'kysely'
import { foldTerm, rowColumns, toItemRow, toScreening, toTableRow } from './screening-rows.js'
const insertRows = 100
class Screenings {
  #db
  #clock
  constructor(db, clock) {
    this.#db = db
    this.#clock = clock
  }
  #rows(query = this.#db.query) {
    return query.withTables()
  }
  async open(within, what) {
    await this.#rows(within)
      .insertInto('screenings')
      .values({
        id: what.id,
        account_id: what.accountId,
        criteria_id: what.criteriaId,
        criteria_version: what.criteriaVersion,
        monitoring_id: what.monitoringId,
        revision: 0,
        items: 0,
        state: JSON.stringify(what.state),
        as_of: what.asOf,
        retain_until: what.retainUntil,
        created_at: this.#clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  async find(accountId, id) {
    const row = await this.#rows()
      .selectFrom('screenings')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toScreening(row)
  }
  /** Holds the screening against other deciders until the transaction ends. */
  async lock(within, accountId, id) {
    const row = await this.#rows(within)
      .updateTable('screenings')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    return row && toScreening(row)
  }
  async saveState(within, id, changes) {
    const { state, digest, items, revision, asOf } = changes
    await this.#rows(within)
      .updateTable('screenings')
      .set({
        state: JSON.stringify(state),
        ...(digest === void 0 ? {} : { digest }),
        ...(items === void 0 ? {} : { items }),
        ...(revision === void 0 ? {} : { revision }),
        ...(asOf === void 0 ? {} : { as_of: asOf }),
      })
      .where('id', '=', id)
      .execute()
  }
  /** Adds items behind the first `count`. An item that is there already, under whatever number, stays as it is. */
  async addItems(within, id, count, items) {
    const rows = items.map(({ item, decision }, i) => toTableRow(id, count + i + 1, item, decision))
    for (let i = 0; i < rows.length; i += insertRows)
      await this.#rows(within)
        .insertInto('screening_items')
        .values(rows.slice(i, i + insertRows))
        .onConflict((conflict) => conflict.columns(['screening_id', 'item_key']).doNothing())
        .execute()
  }
  /** All rows without their documents, in order: what a score is made of. */
  async rows(id, within) {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .select(rowColumns)
      .where('screening_id', '=', id)
      .orderBy('seq')
      .execute()
    return rows.map(toItemRow)
  }
  async keys(id) {
    const rows = await this.#rows()
      .selectFrom('screening_items')
      .select(['item_key', 'text_hash'])
      .where('screening_id', '=', id)
      .execute()
    return new Map(rows.map((row) => [row.item_key, row.text_hash]))
  }
  async list(id, filter) {
    let query = this.#rows().selectFrom('screening_items').selectAll().where('screening_id', '=', id)
    if (filter.shown !== void 0) query = query.where('shown', 'in', [...filter.shown])
    if (filter.network !== void 0) query = query.where('network', '=', filter.network)
    if (filter.since !== void 0) query = query.where('published_at', '>=', filter.since)
    if (filter.until !== void 0) query = query.where('published_at', '<', filter.until)
    if (filter.decided === true) query = query.where('decision', 'is not', null)
    if (filter.category !== void 0) query = query.where(holds('categories', filter.category))
    if (filter.keyword !== void 0) query = query.where(holds('keywords', foldTerm(filter.keyword)))
    const rows = await query.where('seq', '>', filter.after).orderBy('seq').limit(filter.limit).execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) }))
  }
  /** Items that a caller names, by their key or by the network's own id. */
  async named(within, id, names) {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where((eb) => eb.or([eb('item_key', 'in', [...names]), eb('content_id', 'in', [...names])]))
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) }))
  }
  /** With their documents, in the transaction of a decision. */
  async inState(within, id, shown) {
    const rows = await this.#rows(within)
      .selectFrom('screening_items')
      .selectAll()
      .where('screening_id', '=', id)
      .where('shown', '=', shown)
      .orderBy('seq')
      .execute()
    return rows.map((row) => ({ row: toItemRow(row), item: JSON.parse(row.document) }))
  }
  async decide(within, id, seqs, shown, decision) {
    for (let i = 0; i < seqs.length; i += 500)
      await this.#rows(within)
        .updateTable('screening_items')
        .set({ shown, decision })
        .where('screening_id', '=', id)
        .where('seq', 'in', seqs.slice(i, i + 500))
        .execute()
  }
}
const holds = (column, value) =>
  sql`${sql.ref(column)} like ${`%
${value.replace(/[\\%_]/g, '\\$&')}
%`} escape '\\'`
export { Screenings }
//# sourceMappingURL=screening-store.js.map
