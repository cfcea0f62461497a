import { recordTables, upsertRows } from './records.js'
class History {
  #db
  constructor(db) {
    this.#db = db
  }
  async save(network, creatorId, points, from) {
    await upsertRows(
      this.#db,
      recordTables.history,
      points.map((point) => [
        network,
        creatorId,
        point.granularity,
        point.day,
        point.followers,
        point.following,
        point.contentCount,
        point.averageLikes,
        point.averageViews,
        from.source,
        from.asOf,
      ]),
    )
  }
  /** Oldest first. */
  async list(network, creatorId) {
    const rows = await this.#db.query
      .withTables()
      .selectFrom('metric_points')
      .selectAll()
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .orderBy('granularity')
      .orderBy('day')
      .limit(5e3)
      .execute()
    return rows.map((row) => ({
      day: row.day,
      granularity: row.granularity,
      followers: row.followers,
      following: row.following,
      contentCount: row.content_count,
      averageLikes: row.average_likes,
      averageViews: row.average_views,
    }))
  }
}
export { History }
//# sourceMappingURL=history.js.map
