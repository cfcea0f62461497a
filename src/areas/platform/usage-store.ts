import { sql } from 'kysely'
import type { Clock } from '../../kernel/clock.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Database } from '../../db/database.js'

interface UsageTable {
  account_id: string
  day: string
  operation: string
  calls: number
  failures: number
}

type Tables = { usage_counts: UsageTable }

const dayMs = 24 * 3600_000
const toDay = (days: number): string => toTimestamp(days * dayMs).slice(0, 10)

/** Counts what each account does, by day and operation: in memory, and written down together every few seconds. */
export class Usage {
  readonly #db: Database
  readonly #clock: Clock
  #pending = new Map<string, UsageTable>()

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  readonly count = (accountId: string, operation: string, status: number): void => {
    const day = Math.floor(this.#clock.now() / dayMs)
    const key = `${accountId} ${day} ${operation}`
    const row = this.#pending.get(key) ?? { account_id: accountId, day: toDay(day), operation, calls: 0, failures: 0 }
    row.calls++
    if (status >= 400) row.failures++
    this.#pending.set(key, row)
  }

  async flush(): Promise<void> {
    const rows = [...this.#pending.values()]
    this.#pending = new Map()
    if (rows.length === 0) return
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
