import { eachDocument, recordTables, upsertRows } from './records.js'
const toRow = (comment) => [
  comment.network,
  comment.contentId,
  comment.commentId,
  comment.publishedAt,
  comment.provenance.source,
  comment.provenance.asOf,
  JSON.stringify({ ...comment, raw: void 0 }),
]
class Comments {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(comments) {
    await upsertRows(this.#db, recordTables.comments, comments.map(toRow))
  }
  /** Of one content item, newest first, after the last comment of the page before. */
  async list({ network, contentId }, page) {
    let query = this.#db.query
      .withTables()
      .selectFrom('comments')
      .select('document')
      .where('network', '=', network)
      .where('content_id', '=', contentId)
    if (page.after !== void 0) {
      const { publishedAt, commentId } = page.after
      query = query.where((eb) =>
        eb.or([
          eb('published_at', '<', publishedAt),
          eb.and([eb('published_at', '=', publishedAt), eb('comment_id', '<', commentId)]),
        ]),
      )
    }
    const rows = await query.orderBy('published_at', 'desc').orderBy('comment_id', 'desc').limit(page.limit).execute()
    return rows.map(({ document }) => JSON.parse(document))
  }
  /** All of them, in the order of their keys, with flat memory. */
  async *all(network) {
    for await (const document of eachDocument(this.#db, recordTables.comments, void 0, network))
      yield JSON.parse(document)
  }
}
export { Comments }
//# sourceMappingURL=comments.js.map
