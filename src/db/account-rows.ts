import type { Database, Query } from './database.js'

/** What every row that belongs to an account has. Ids are in the order of time. */
export interface AccountRow {
  id: string
  account_id: string
}

export interface PageOfRows {
  /** The last id of the page before. */
  after: string | undefined
  limit: number
}

/** The rows of a table that accounts own. Every call names the account: an id alone opens nothing. */
export class AccountRows<Row extends AccountRow> {
  readonly #db: Database
  readonly #table: string

  constructor(db: Database, table: string) {
    this.#db = db
    this.#table = table
  }

  #rows(query: Query = this.#db.query) {
    return query.withTables<Record<string, AccountRow>>()
  }

  async find(accountId: string, id: string, within?: Query): Promise<Row | undefined> {
    const row = await this.#rows(within)
      .selectFrom(this.#table)
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row as Row | undefined
  }

  /** Newest first; only those with the given values, if there are any. */
  async list(accountId: string, { after, limit }: PageOfRows, having: Partial<Row> = {}): Promise<Row[]> {
    let query = this.#rows().selectFrom(this.#table).selectAll().where('account_id', '=', accountId)
    if (after !== undefined) query = query.where('id', '<', after)
    for (const [column, value] of Object.entries(having))
      query = query.where((eb) => eb(eb.ref(column as 'id'), '=', value as string))
    return (await query.orderBy('id', 'desc').limit(limit).execute()) as Row[]
  }

  /** A row whose id is there already was added by the same call, made again: it stays as it is. */
  async add(row: Row, within?: Query): Promise<void> {
    await this.#rows(within)
      .insertInto(this.#table)
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  /** The row as it is then; undefined where the account has none. */
  async change(accountId: string, id: string, values: Partial<Row>, within?: Query): Promise<Row | undefined> {
    const row = await this.#rows(within)
      .updateTable(this.#table)
      .set(values)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    return row as Row | undefined
  }

  /** Whether the account had it. */
  async remove(accountId: string, id: string, within?: Query): Promise<boolean> {
    const { numDeletedRows } = await this.#rows(within)
      .deleteFrom(this.#table)
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}
