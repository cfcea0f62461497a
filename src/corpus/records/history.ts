import type { Database } from '../../db/database.js'
import type { MetricPoint } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import type { Provenance } from '../../model/provenance.js'
import { recordTables, upsertRows } from './records.js'

type Tables = {
  metric_points: {
    network: string
    creator_id: string
    granularity: 'day' | 'month'
    day: string
    followers: number | null
    following: number | null
    content_count: number | null
    average_likes: number | null
    average_views: number | null
    source: string
    as_of: number
  }
}

/** How the figures of profiles went, by day and by month. */
export class History {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  save(network: Network, creatorId: string, points: readonly MetricPoint[], from: Provenance): Promise<void> {
    return this.saveAll([{ network, creatorId, points }], from)
  }

  /** Those of several creators at once. */
  async saveAll(
    histories: readonly { network: Network; creatorId: string; points: readonly MetricPoint[] }[],
    from: Provenance,
  ): Promise<void> {
    const rows = histories.flatMap(({ network, creatorId, points }) =>
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
    await upsertRows(this.#db, recordTables.history, rows)
  }

  /** Who told the history of a creator last, and when; undefined where there is none. */
  async seen(network: Network, creatorId: string): Promise<{ asOf: number; source: string } | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('metric_points')
      .select(['source', 'as_of'])
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .orderBy('as_of', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && { asOf: row.as_of, source: row.source }
  }

  /** Oldest first. */
  async list(network: Network, creatorId: string): Promise<MetricPoint[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('metric_points')
      .selectAll()
      .where('network', '=', network)
      .where('creator_id', '=', creatorId)
      .orderBy('granularity')
      .orderBy('day')
      .limit(5000)
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
