import { sql } from 'kysely'
import { dayMs, toTimestamp, type Clock } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'

interface UsageTable {
  account_id: string
  day: string
  operation: string
  calls: number
  failures: number
}

type Tables = { usage_counts: UsageTable }

const toDay = (days: number): string => toTimestamp(days * dayMs).slice(0, 10)

/** Counts what each account does, by day and operation: in memory, and written down together every few seconds. */
export class Usage {
  readonly #db: Database
  readonly #clock: Clock
  #pending = new Map<string, UsageTable>()
  #writing = Promise.resolve()

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  readonly count = (accountId: string, operation: string, status: number): void => {
    const day = toDay(Math.floor(this.#clock.now() / dayMs))
    this.#add({ account_id: accountId, day, operation, calls: 1, failures: status >= 400 ? 1 : 0 })
  }

  #add(row: UsageTable): void {
    const key = `${row.account_id} ${row.day} ${row.operation}`
    const known = this.#pending.get(key)
    if (known === undefined) this.#pending.set(key, row)
    else {
      known.calls += row.calls
      known.failures += row.failures
    }
  }

  /** Writes down what was counted, after whatever is being written already; where that fails, it is counted still. */
  flush(): Promise<void> {
    return (this.#writing = this.#writing.catch(() => {}).then(() => this.#flush()))
  }

  async #flush(): Promise<void> {
    // In the order of their keys: processes that write the same rows must not wait for each other for ever.
    const rows = [...this.#pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    this.#pending = new Map()
    if (rows.length === 0) return
    try {
      await this.#write(rows)
    } catch (error) {
      for (const row of rows) this.#add(row)
      throw error
    }
  }

  async #write(rows: readonly UsageTable[]): Promise<void> {
    await this.#db.query
      .withTables<Tables>()
      .insertInto('usage_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'day', 'operation']).doUpdateSet({
          calls: sql`usage_counts.calls + excluded.calls`,
          failures: sql`usage_counts.failures + excluded.failures`,
        }),
      )
      .execute()
  }

  /** Days from and to, both included, newest first. */
  async list(accountId: string, from: string, to: string): Promise<Omit<UsageTable, 'account_id'>[]> {
    await this.flush()
    return this.#db.query
      .withTables<Tables>()
      .selectFrom('usage_counts')
      .select(['day', 'operation', 'calls', 'failures'])
      .where('account_id', '=', accountId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .orderBy('day', 'desc')
      .orderBy('operation')
      .limit(10_000)
      .execute()
  }
}
