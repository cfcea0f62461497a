import { eachDocument, recordTables, upsertRows } from './records.js'
const removeMax = 500
const toRow = (content) => [
  content.network,
  content.contentId,
  content.authorExternalId,
  content.publishedAt,
  content.type,
  content.provenance.source,
  content.provenance.asOf,
  JSON.stringify({ ...content, raw: void 0 }),
]
const toContent = ({ document }) => JSON.parse(document)
class Contents {
  #db
  constructor(db) {
    this.#db = db
  }
  #rows() {
    return this.#db.query.withTables()
  }
  async save(contents) {
    await upsertRows(this.#db, recordTables.contents, contents.map(toRow))
  }
  /** Forgets what its author took back. */
  async remove(network, contentIds) {
    for (let i = 0; i < contentIds.length; i += removeMax) {
      await this.#rows()
        .deleteFrom('contents')
        .where('network', '=', network)
        .where('content_id', 'in', contentIds.slice(i, i + removeMax))
        .execute()
    }
  }
  async find({ network, contentId }) {
    const row = await this.#rows()
      .selectFrom('contents')
      .select('document')
      .where('network', '=', network)
      .where('content_id', '=', contentId)
      .executeTakeFirst()
    return row && toContent(row)
  }
  /** Of one author, newest first. */
  async list(network, authorId, filter) {
    let query = this.#rows()
      .selectFrom('contents')
      .select('document')
      .where('network', '=', network)
      .where('author_id', '=', authorId)
    if (filter.types !== void 0) query = query.where('type', 'in', [...filter.types])
    if (filter.since !== void 0) query = query.where('published_at', '>=', filter.since)
    if (filter.until !== void 0) query = query.where('published_at', '<', filter.until)
    if (filter.after !== void 0) {
      const { publishedAt, contentId } = filter.after
      query = query.where((eb) =>
        eb.or([
          eb('published_at', '<', publishedAt),
          eb.and([eb('published_at', '=', publishedAt), eb('content_id', '<', contentId)]),
        ]),
      )
    }
    const rows = await query.orderBy('published_at', 'desc').orderBy('content_id', 'desc').limit(filter.limit).execute()
    return rows.map(toContent)
  }
  /** All of them, in the order of their keys, with flat memory. */
  async *all(network) {
    for await (const document of eachDocument(this.#db, recordTables.contents, void 0, network))
      yield JSON.parse(document)
  }
}
export { Contents }
//# sourceMappingURL=contents.js.map
