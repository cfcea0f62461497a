import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.js'
import type { MetricPoint, ProfileRef } from '../../model/creator.js'
import type { Network } from '../../model/network.js'
import type { Provenance } from '../../model/provenance.js'
import { recordTables, upsertRows } from './records.js'
import { keptUnder } from './suppressed.js'
import { suppressionsOf } from './suppressions.js'

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

/** The figures of one profile on one day. */
export interface PointOf extends ProfileRef {
  creatorId: string
  point: MetricPoint
  source: string
  asOf: number
}

const pageRows = 1000

const toPoint = (row: Tables['metric_points']): MetricPoint => ({
  day: row.day,
  granularity: row.granularity,
  followers: row.followers,
  following: row.following,
  contentCount: row.content_count,
  averageLikes: row.average_likes,
  averageViews: row.average_views,
})

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
    const allowed = await suppressionsOf(this.#db).allowed(histories, ({ network, creatorId }) => keptUnder(network, creatorId)) // prettier-ignore
    const rows = allowed.flatMap(({ network, creatorId, points }) =>
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

  /** All points in the order of their keys, with the handle of whose they are. */
  async *all(network?: Network): AsyncGenerator<PointOf> {
    let after: Tables['metric_points'] | undefined
    for (;;) {
      const rows = await this.#page(network, after)
      for (const { handle, ...row } of rows)
        yield {
          network: row.network as Network,
          creatorId: row.creator_id,
          handle,
          point: toPoint(row),
          source: row.source,
          asOf: row.as_of,
        }
      after = rows.at(-1)
      if (after === undefined || rows.length < pageRows) return
      await giveWay()
    }
  }

  #page(network: Network | undefined, after: Tables['metric_points'] | undefined) {
    let query = this.#db.query
      .withTables<Tables & { creators: { network: string; external_id: string; handle_key: string } }>()
      .selectFrom('metric_points as p')
      .innerJoin('creators as c', (join) =>
        join.onRef('c.network', '=', 'p.network').onRef('c.external_id', '=', 'p.creator_id'),
      )
      .selectAll('p')
      .select('c.handle_key as handle')
      .where('p.granularity', '=', 'day')
    if (network !== undefined) query = query.where('p.network', '=', network)
    if (after !== undefined) {
      const key = [after.network, after.creator_id, after.granularity, after.day]
      query = query.where(
        sql<boolean>`(p.network, p.creator_id, p.granularity, p.day) > (${sql.join(key.map((value) => sql.val(value)))})`,
      )
    }
    return query
      .orderBy('p.network')
      .orderBy('p.creator_id')
      .orderBy('p.granularity')
      .orderBy('p.day')
      .limit(pageRows)
      .execute()
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
    return rows.map(toPoint)
  }
}
