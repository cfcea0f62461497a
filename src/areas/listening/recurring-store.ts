import { AccountRows } from '../../db/account-rows.js'
import type { Database, Query } from '../../db/database.js'
import { Store } from '../../db/store.js'

interface Row {
  id: string
  account_id: string
  name: string
  input: string
  alerts: string
  every_ms: number
  window_ms: number
  paused: number
  raised: string
  last_request_id: string | null
  created_at: number
}

type Tables = { listening_recurring: Row }

/** A spike that was raised, so that it is not raised again while it lasts; or a threshold that is passed. */
export interface Raised {
  key: string
  from?: number
  to?: number
}

export interface Recurring {
  id: string
  accountId: string
  name: string
  input: unknown
  alerts: unknown
  everyMs: number
  windowMs: number
  paused: boolean
  raised: Raised[]
  lastRequestId: string | null
  createdAt: number
}

const toRecurring = (row: Row): Recurring => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  input: JSON.parse(row.input) as unknown,
  alerts: JSON.parse(row.alerts) as unknown,
  everyMs: row.every_ms,
  windowMs: row.window_ms,
  paused: row.paused === 1,
  raised: JSON.parse(row.raised) as Raised[],
  lastRequestId: row.last_request_id,
  createdAt: row.created_at,
})

/** Listening that comes back, per account. */
export class RecurringStore extends Store<Tables> {
  readonly #owned: AccountRows<Row>

  constructor(db: Database) {
    super(db)
    this.#owned = new AccountRows(db, 'listening_recurring')
  }

  async create(within: Query, what: Omit<Recurring, 'paused' | 'raised' | 'lastRequestId'>): Promise<void> {
    await this.#owned.add(
      {
        id: what.id,
        account_id: what.accountId,
        name: what.name,
        input: JSON.stringify(what.input),
        alerts: JSON.stringify(what.alerts),
        every_ms: what.everyMs,
        window_ms: what.windowMs,
        paused: 0,
        raised: '[]',
        last_request_id: null,
        created_at: what.createdAt,
      },
      within,
    )
  }

  async find(accountId: string, id: string): Promise<Recurring | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toRecurring(row)
  }

  /** Newest first, after the last one of the page before. */
  async list(accountId: string, limit: number, after?: { createdAt: number; id: string }): Promise<Recurring[]> {
    let query = this.rows().selectFrom('listening_recurring').selectAll().where('account_id', '=', accountId)
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('created_at', '<', after.createdAt),
          eb.and([eb('created_at', '=', after.createdAt), eb('id', '<', after.id)]),
        ]),
      )
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.map(toRecurring)
  }

  /** Those of all accounts that run. */
  async listActive(): Promise<Recurring[]> {
    const rows = await this.rows().selectFrom('listening_recurring').selectAll().where('paused', '=', 0).execute()
    return rows.map(toRecurring)
  }

  async setPaused(accountId: string, id: string, paused: boolean): Promise<void> {
    await this.#owned.change(accountId, id, { paused: Number(paused) })
  }

  async setAlerts(accountId: string, id: string, alerts: unknown): Promise<void> {
    await this.#owned.change(accountId, id, { alerts: JSON.stringify(alerts) })
  }

  /** Nobody else tells what is new in it until the transaction has ended. */
  async lock(within: Query, id: string): Promise<void> {
    await this.rows(within)
      .updateTable('listening_recurring')
      .set((eb) => ({ paused: eb.ref('paused') }))
      .where('id', '=', id)
      .execute()
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.#owned.remove(accountId, id)
  }

  /** Notes what a run raised, in the transaction that keeps its result. */
  async noteRun(within: Query, id: string, requestId: string, raised: readonly Raised[]): Promise<void> {
    await this.rows(within)
      .updateTable('listening_recurring')
      .set({ last_request_id: requestId, raised: JSON.stringify(raised) })
      .where('id', '=', id)
      .execute()
  }
}
