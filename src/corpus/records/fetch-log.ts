import type { Database } from '../../db/database.js'
import type { AudienceSource } from '../../model/audience.js'
import type { Network } from '../../model/network.js'

export type FetchKind = 'profile' | 'contents' | 'content' | 'comments' | 'history' | AudienceSource

/** What a network did not have: noted with the time when it first said so. */
export type MissingKind = 'missing_profile' | 'missing_content'

/** What was read of a subject (a profile's handle, a content's id): when, how many items, and whether that was all. */
export interface FetchRecord {
  readAt: number
  items: number
  complete: boolean
}

type Tables = {
  readings: { network: string; subject: string; what: string; read_at: number; items: number; complete: number }
}

/** When we last read what: freshness is decided by this. */
export class FetchLog {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save(network: Network, subject: string, what: FetchKind | MissingKind, reading: FetchRecord): Promise<void> {
    const values = { read_at: reading.readAt, items: reading.items, complete: Number(reading.complete) }
    await this.#db.query
      .withTables<Tables>()
      .insertInto('readings')
      .values({ network, subject, what, ...values })
      .onConflict((conflict) => conflict.columns(['network', 'subject', 'what']).doUpdateSet(values))
      .execute()
  }

  async find(network: Network, subject: string, what: FetchKind | MissingKind): Promise<FetchRecord | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('readings')
      .selectAll()
      .where('network', '=', network)
      .where('subject', '=', subject)
      .where('what', '=', what)
      .executeTakeFirst()
    return row && { readAt: row.read_at, items: row.items, complete: row.complete === 1 }
  }

  /** What was found missing before a time, the oldest first. */
  async list(what: MissingKind, before: number, limit: number): Promise<{ network: Network; subject: string }[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('readings')
      .select(['network', 'subject'])
      .where('what', '=', what)
      .where('read_at', '<=', before)
      .orderBy('read_at')
      .limit(limit)
      .execute()
    return rows.map(({ network, subject }) => ({ network: network as Network, subject }))
  }

  async remove(network: Network, subject: string, what: MissingKind): Promise<void> {
    await this.#db.query
      .withTables<Tables>()
      .deleteFrom('readings')
      .where('network', '=', network)
      .where('subject', '=', subject)
      .where('what', '=', what)
      .execute()
  }
}
