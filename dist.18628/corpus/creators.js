import { noteEmails } from './contact-emails.js'
import { eachDocument, recordTables, upsertRows } from './records.js'
const handleKey = (handle) => handle.normalize('NFKC').toLowerCase()
const toRow = (creator) => [
  creator.network,
  creator.externalId,
  handleKey(creator.handle),
  creator.provenance.source,
  creator.provenance.asOf,
  JSON.stringify(creator),
]
const toCreator = ({ document }) => JSON.parse(document)
const handlesAtOnce = 500
class Creators {
  #db
  constructor(db) {
    this.#db = db
  }
  #rows() {
    return this.#db.query.withTables()
  }
  async save(creators) {
    await upsertRows(this.#db, recordTables.creators, creators.map(toRow))
    await noteEmails(this.#db, creators)
  }
  /** By handle; where a handle was given up and taken by another, the one seen last. */
  async find({ network, handle }) {
    const row = await this.#rows()
      .selectFrom('creators')
      .select('document')
      .where('network', '=', network)
      .where('handle_key', '=', handleKey(handle))
      .orderBy('as_of', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && toCreator(row)
  }
  async findById(network, externalId) {
    const row = await this.#rows()
      .selectFrom('creators')
      .select('document')
      .where('network', '=', network)
      .where('external_id', '=', externalId)
      .executeTakeFirst()
    return row && toCreator(row)
  }
  /** The ids of those we know among the handles; where two had the same handle, of the one seen last. */
  async findIds(network, handles) {
    const ids = /* @__PURE__ */ new Map()
    for (let i = 0; i < handles.length; i += handlesAtOnce) {
      const rows = await this.#rows()
        .selectFrom('creators')
        .select(['handle_key', 'external_id'])
        .where('network', '=', network)
        .where('handle_key', 'in', handles.slice(i, i + handlesAtOnce).map(handleKey))
        .orderBy('as_of')
        .orderBy('external_id')
        .execute()
      for (const row of rows) ids.set(row.handle_key, row.external_id)
    }
    return ids
  }
  async count() {
    const row = await this.#rows()
      .selectFrom('creators')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst()
    return row?.count ?? 0
  }
  async isEmpty() {
    return (await this.#rows().selectFrom('creators').select('network').limit(1).executeTakeFirst()) === void 0
  }
  /** All of them, in the order of their keys, with flat memory. */
  async *all(network) {
    for await (const document of eachDocument(this.#db, recordTables.creators, void 0, network))
      yield JSON.parse(document)
  }
}
export { Creators, handleKey }
//# sourceMappingURL=creators.js.map
