import { AccountRows } from '../../../db/account-rows.js'
import type { Database } from '../../../db/database.js'
import { Store } from '../../../db/store.js'

interface Row {
  id: string
  account_id: string
  name: string
  query: string
  description: string | null
  created_at: number
  updated_at: number
}

type Tables = { listening_queries: Row }

export interface SavedQuery {
  id: string
  name: string
  query: string
  description: string | null
  createdAt: number
  updatedAt: number
}

const toSaved = (row: Row): SavedQuery => ({
  id: row.id,
  name: row.name,
  query: row.query,
  description: row.description,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Queries that others can name, per account. */
export class SavedQueries extends Store<Tables> {
  readonly #owned: AccountRows<Row>

  constructor(db: Database) {
    super(db)
    this.#owned = new AccountRows(db, 'listening_queries')
  }

  /** All of an account, by name: there are dozens, not thousands. */
  async list(accountId: string): Promise<SavedQuery[]> {
    const rows = await this.rows()
      .selectFrom('listening_queries')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('name')
      .execute()
    return rows.map(toSaved)
  }

  async find(accountId: string, id: string): Promise<SavedQuery | undefined> {
    const row = await this.#owned.find(accountId, id)
    return row && toSaved(row)
  }

  /** False where another one has the name. */
  async create(accountId: string, { id, name, query, description, createdAt }: SavedQuery): Promise<boolean> {
    await this.rows()
      .insertInto('listening_queries')
      .values({ id, account_id: accountId, name, query, description, created_at: createdAt, updated_at: createdAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.find(accountId, id)) !== undefined
  }

  async change(accountId: string, { id, query, description, updatedAt }: SavedQuery): Promise<void> {
    await this.#owned.change(accountId, id, { query, description, updated_at: updatedAt })
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.#owned.remove(accountId, id)
  }
}
