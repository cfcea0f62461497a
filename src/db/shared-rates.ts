import { sql } from 'kysely'
import type { Clock } from '../kernel/clock.js'
import type { Database } from './database.js'

/**
 * Rates that hold for all processes together, kept as rows: `count` at once, and again that many in each `windowMs` (GCRA). One
 * statement takes or refuses, so that two processes cannot both take the last one.
 */
export class SharedRates {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Undefined: it was taken. Else the seconds after which one more will be let in. */
  async take(bucket: string, count: number, windowMs: number): Promise<number | undefined> {
    const now = this.#clock.now()
    const costMs = windowMs / count
    const next = sql`(case when rate_buckets.full_at > ${now} then rate_buckets.full_at else ${now} end) + ${costMs}`
    const { rows } = await sql`insert into rate_buckets (bucket, full_at) values (${bucket}, ${now + costMs})
      on conflict (bucket) do update set full_at = ${next}
      where ${next} <= ${now + windowMs + 1e-6}
      returning full_at`.execute(this.#db.query)
    if (rows.length > 0) return undefined
    const { rows: kept } = await sql<{
      full_at: number
    }>`select full_at from rate_buckets where bucket = ${bucket}`.execute(this.#db.query)
    return Math.max(1, Math.ceil(((kept[0]?.full_at ?? now) + costMs - now - windowMs) / 1000))
  }

  /** Adds what was taken elsewhere, in the time it takes to fill again. Gives when each bucket will be full. PostgreSQL alone. */
  async add(spent: readonly { key: string; ms: number }[]): Promise<Map<string, number>> {
    const now = this.#clock.now()
    // In one order, so that two processes do not wait for each other.
    const sorted = spent
      .map(({ key, ms }) => ({ bucket: `calls ${key}`, ms }))
      .sort((a, b) => (a.bucket < b.bucket ? -1 : 1))
    const { rows } = await sql<{ bucket: string; full_at: number }>`
      insert into rate_buckets (bucket, full_at)
      select bucket, ${now}::double precision + ms
      from unnest(${sorted.map(({ bucket }) => bucket)}::text[], ${sorted.map(({ ms }) => ms)}::double precision[]) as taken (bucket, ms)
      on conflict (bucket) do update
      set full_at = greatest(rate_buckets.full_at, ${now}::double precision) + excluded.full_at - ${now}::double precision
      returning bucket, full_at`.execute(this.#db.query)
    return new Map(rows.map(({ bucket, full_at }) => [bucket.slice('calls '.length), full_at]))
  }

  /** A full bucket says nothing that none would not say. */
  async forgetFull(): Promise<void> {
    await sql`delete from rate_buckets where full_at <= ${this.#clock.now()}`.execute(this.#db.query)
  }
}
