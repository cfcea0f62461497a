import { sql } from 'kysely'
import type { Database } from './database.js'

interface Used {
  calls: number
  amount: number
}

/** What all processes used of allowances that sources count, one row for each source and period. */
export class SpendingLedger {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Adds in one statement, so that two processes never count past each other. */
  async add(source: string, resetsAt: number, { calls, amount }: Used): Promise<Used> {
    const { rows } = await sql<{ calls: number; amount: number }>`
      insert into source_spending (source, resets_at, calls, amount) values (${source}, ${resetsAt}, ${calls}, ${amount})
      on conflict (source, resets_at) do update
      set calls = source_spending.calls + excluded.calls, amount = source_spending.amount + excluded.amount
      returning calls, amount`.execute(this.#db.query)
    const [row] = rows
    return { calls: Number(row?.calls ?? 0), amount: Number(row?.amount ?? 0) }
  }

  /** Of one source, in periods that have not ended. */
  async list(source: string, now: number): Promise<(Used & { resetsAt: number })[]> {
    const { rows } = await sql<{ resets_at: number; calls: number; amount: number }>`
      select resets_at, calls, amount from source_spending where source = ${source} and resets_at > ${now}`.execute(
      this.#db.query,
    )
    return rows.map(({ resets_at, calls, amount }) => ({
      resetsAt: Number(resets_at),
      calls: Number(calls),
      amount: Number(amount),
    }))
  }

  /** Periods that have ended say nothing any more. */
  async forgetEnded(now: number): Promise<void> {
    await sql`delete from source_spending where resets_at <= ${now}`.execute(this.#db.query)
  }
}
