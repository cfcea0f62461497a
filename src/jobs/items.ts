import type { Database, Query } from '../db/database.js'
import { partsOf } from '../kernel/parts.js'

type Tables = { request_items: { request_id: string; seq: number; document: string } }

export interface Item {
  seq: number
  document: string
}

const insertRows = 200

/** Adds items behind the ones that are there. Runs in the transaction of the checkpoint they belong to. */
export const appendItems = async (
  query: Query,
  requestId: string,
  count: number,
  documents: readonly string[],
): Promise<void> => {
  const rows = documents.map((document, i) => ({ request_id: requestId, seq: count + i + 1, document }))
  for (const part of partsOf(rows, insertRows))
    await query.withTables<Tables>().insertInto('request_items').values(part).execute()
}

export const removeItems = async (query: Query, requestId: string): Promise<void> => {
  await query.withTables<Tables>().deleteFrom('request_items').where('request_id', '=', requestId).execute()
}

/** The items of requests whose result is a list. */
export class Items {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** In order, after the given number. */
  async list(requestId: string, after: number, limit: number): Promise<Item[]> {
    return this.#db.query
      .withTables<Tables>()
      .selectFrom('request_items')
      .select(['seq', 'document'])
      .where('request_id', '=', requestId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute()
  }
}
