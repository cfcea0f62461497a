import type { Database } from '../../db/database.js'
import type { Network } from '../../model/network.js'

/** How many of a creator's commenters wanted to buy. */
export interface IntentRate {
  network: Network
  externalId: string
  followers: number
  language: string | null
  interests: string[]
  authors: number
  intentAuthors: number
  asOf: number
}

type Tables = {
  intent_rates: {
    network: string
    external_id: string
    followers: number
    language: string | null
    interests: string
    authors: number
    intent_authors: number
    as_of: number
  }
}

/** Rates of creators, as last read. They are counts over public comments and belong to no account. */
export class IntentRates {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async save({ network, externalId, followers, language, interests, authors, intentAuthors, asOf }: IntentRate) {
    const row = {
      followers,
      language,
      interests: JSON.stringify(interests),
      authors,
      intent_authors: intentAuthors,
      as_of: asOf,
    }
    await this.#db.query
      .withTables<Tables>()
      .insertInto('intent_rates')
      .values({ network, external_id: externalId, ...row })
      .onConflict((conflict) => conflict.columns(['network', 'external_id']).doUpdateSet(row))
      .execute()
  }

  /** Of creators with about as many followers, read since. */
  async list(network: Network, between: { low: number; high: number }, since: number): Promise<IntentRate[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('intent_rates')
      .selectAll()
      .where('network', '=', network)
      .where('followers', '>=', Math.floor(between.low))
      .where('followers', '<=', Math.ceil(between.high))
      .where('as_of', '>=', since)
      .orderBy('as_of', 'desc')
      .orderBy('external_id')
      .limit(500)
      .execute()
    return rows.map((row) => ({
      network,
      externalId: row.external_id,
      followers: row.followers,
      language: row.language,
      interests: JSON.parse(row.interests) as string[],
      authors: row.authors,
      intentAuthors: row.intent_authors,
      asOf: row.as_of,
    }))
  }
}
