import { handleKey } from './creators.js'
import { recordTables, upsertRows } from './records.js'
class Links {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(links) {
    await upsertRows(
      this.#db,
      recordTables.links,
      links.map(({ from, to, evidence, strength, provenance }) => [
        from.network,
        handleKey(from.handle),
        to.network,
        handleKey(to.handle),
        evidence,
        strength,
        provenance.source,
        provenance.asOf,
      ]),
    )
  }
  /** Links from and to a profile. */
  async list({ network, handle }) {
    const key = handleKey(handle)
    const rows = await this.#db.query
      .withTables()
      .selectFrom('account_links')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb('from_network', '=', network), eb('from_handle', '=', key)]),
          eb.and([eb('to_network', '=', network), eb('to_handle', '=', key)]),
        ]),
      )
      .limit(200)
      .execute()
    return rows.map((row) => ({
      from: { network: row.from_network, handle: row.from_handle },
      to: { network: row.to_network, handle: row.to_handle },
      evidence: row.evidence,
      strength: row.strength,
    }))
  }
}
export { Links }
//# sourceMappingURL=links.js.map
