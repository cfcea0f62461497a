import { eachDocument, recordTables, upsertRows } from './records.js'
const toSummary = ({ document }) => JSON.parse(document)
class AudienceSummaries {
  #db
  constructor(db) {
    this.#db = db
  }
  #rows() {
    return this.#db.query.withTables()
  }
  async save(summaries) {
    await upsertRows(
      this.#db,
      recordTables.audienceSummaries,
      summaries.map((each) => [each.network, each.externalId, each.kind, each.source, each.asOf, JSON.stringify(each)]),
    )
  }
  async find(network, externalId, kind) {
    const row = await this.#rows()
      .selectFrom('audience_summaries')
      .select('document')
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row && toSummary(row)
  }
  /** All audiences of one creator. */
  async list(network, externalId) {
    const rows = await this.#rows()
      .selectFrom('audience_summaries')
      .select('document')
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .orderBy('kind')
      .execute()
    return rows.map(toSummary)
  }
  /** Those of many creators of one network at once. */
  async listOf(network, externalIds) {
    if (externalIds.length === 0) return []
    const rows = await this.#rows()
      .selectFrom('audience_summaries')
      .select('document')
      .where('network', '=', network)
      .where('external_id', 'in', [...externalIds])
      .orderBy('external_id')
      .orderBy('kind')
      .execute()
    return rows.map(toSummary)
  }
  async count() {
    const row = await this.#rows()
      .selectFrom('audience_summaries')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst()
    return row?.count ?? 0
  }
  /** All of them, in the order of their keys, with flat memory. */
  async *all(network) {
    for await (const document of eachDocument(this.#db, recordTables.audienceSummaries, 250, network))
      yield JSON.parse(document)
  }
}
export { AudienceSummaries }
//# sourceMappingURL=audience-summaries.js.map
