import type { Database, Query } from '../../db/database.js'
import type { Creator } from '../../model/creator.js'
import { handleKey } from '../../model/handle-key.js'
import type { Measured } from '../../model/measured.js'

type Tables = {
  measured_figures: {
    account_id: string
    network: string
    external_id: string
    connection_id: string
    day: string
    handle_key: string
    document: string
  }
}

/** The figures that owners of accounts let an account of ours see, one set a day. Nobody else's account sees them. */
export class MeasuredFigures {
  readonly #db: Database
  readonly #accountId: string

  constructor(db: Database, accountId = '') {
    this.#db = db
    this.#accountId = accountId
  }

  of(accountId: string): MeasuredFigures {
    return new MeasuredFigures(this.#db, accountId)
  }

  /** The newest of a profile that this account may see. */
  async find({
    network,
    externalId,
    handle,
  }: Pick<Creator, 'network' | 'externalId' | 'handle'>): Promise<Measured | undefined> {
    const row = await this.#db.query
      .withTables<Tables>()
      .selectFrom('measured_figures')
      .select('document')
      .where('account_id', '=', this.#accountId)
      .where('network', '=', network)
      // Ids differ between what a network tells the owner and what it tells others.
      .where((eb) => eb.or([eb('external_id', '=', externalId), eb('handle_key', '=', handleKey(handle))]))
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && (JSON.parse(row.document) as Measured)
  }

  async save(
    { accountId, connectionId }: { accountId: string; connectionId: string },
    measured: Measured,
    within: Query,
  ): Promise<void> {
    const day = new Date(measured.asOf).toISOString().slice(0, 10)
    const key = handleKey(measured.handle)
    const document = JSON.stringify(measured)
    await within
      .withTables<Tables>()
      .insertInto('measured_figures')
      .values({
        account_id: accountId,
        network: measured.network,
        external_id: measured.externalId,
        connection_id: connectionId,
        day,
        handle_key: key,
        document,
      })
      .onConflict((conflict) => conflict.columns(['connection_id', 'day']).doUpdateSet({ document, handle_key: key }))
      .execute()
  }

  /** Of one connection, newest first. */
  async list(connectionId: string, limit: number): Promise<Measured[]> {
    const rows = await this.#db.query
      .withTables<Tables>()
      .selectFrom('measured_figures')
      .select('document')
      .where('connection_id', '=', connectionId)
      .orderBy('day', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ document }) => JSON.parse(document) as Measured)
  }

  async remove(connectionId: string, within: Query): Promise<void> {
    await within.withTables<Tables>().deleteFrom('measured_figures').where('connection_id', '=', connectionId).execute()
  }
}
