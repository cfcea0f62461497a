import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../kernel/clock.js'
import type { Database, Query } from './database.js'

type Tables = {
  leases: { name: string; holder: string; term: number; expires_at: number; state: string | null }
}

/** A process that does some work alone and was not heard of for so long is not waited for. */
const aloneMs = 10_000
const turnMs = 2000

/** A lease that is held. A later holder has a higher term, so that what a former one still sends can be told and refused. */
export interface Lease {
  name: string
  holder: string
  term: number
}

/**
 * Work that only one process does at a time, however many there are. Whoever holds a lease renews it; once it has run out, whoever
 * asks first takes it. On PostgreSQL the clock of the database counts, which all servers share.
 */
export class Leases {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** The lease, unless somebody else holds it. Whoever held it already gets a new term too: it may have forgotten what it did. */
  async take(name: string, holder: string, ms: number): Promise<(Lease & { state: string | null }) | undefined> {
    const now = this.#now()
    const { rows } = await sql<{ term: number; state: string | null }>`
      insert into leases (name, holder, term, expires_at) values (${name}, ${holder}, 1, ${now} + ${ms})
      on conflict (name) do update set holder = ${holder}, term = leases.term + 1, expires_at = ${now} + ${ms}
      where leases.expires_at <= ${now} or leases.holder = ${holder}
      returning term, state`.execute(this.#db.query)
    const [row] = rows
    return row === undefined ? undefined : { name, holder, term: Number(row.term), state: row.state }
  }

  /** The same lease with a higher term, for who finds traces of later terms than the database knows of. */
  async raise(lease: Lease, term: number): Promise<Lease | undefined> {
    return (await this.#change(this.#db.query, lease, { term })) ? { ...lease, term } : undefined
  }

  /** False: somebody else took it. */
  async renew(lease: Lease, ms: number): Promise<boolean> {
    return this.#change(this.#db.query, lease, { expires_at: sql<number>`${this.#now()} + ${ms}` })
  }

  /** Leaves something to whoever holds it next, in a transaction with something else; false, and nothing is left, where it is lost. */
  async leave(query: Query, lease: Lease, state: string): Promise<boolean> {
    return this.#change(query, lease, { state })
  }

  /** Lets the next one take it at once. */
  async release(lease: Lease): Promise<void> {
    await this.#change(this.#db.query, lease, { expires_at: 0 })
  }

  /** Does some work while no other process does it. False: another one does. `lost` is aborted when the lease could not be kept. */
  async alone(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<boolean> {
    const lease = await this.take(name, randomUUID(), aloneMs)
    if (lease === undefined) return false
    const lost = new AbortController()
    let keptAt = performance.now()
    const keep = async (): Promise<void> => {
      const isKept = await this.renew(lease, aloneMs).catch(() => performance.now() - keptAt < aloneMs / 2)
      if (!isKept) return lost.abort()
      keptAt = performance.now()
    }
    const timer = setInterval(() => void keep(), aloneMs / 5)
    try {
      await work(lost.signal)
      return true
    } finally {
      clearInterval(timer)
      await this.release(lease).catch(() => {})
    }
  }

  /** Does some work alone as soon as no other process does it: whoever does it may end before it is done. */
  async inTurn(name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      const held: AbortSignal[] = []
      const isMine = await this.alone(name, async (lost) => {
        held.push(lost)
        await work(AbortSignal.any([signal, lost]))
      })
      if (isMine && !held.some(({ aborted }) => aborted)) return
      await wait(turnMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  /** What the last holder left, whoever asks. */
  async read(name: string): Promise<string | null> {
    const rows = this.#db.query.withTables<Tables>()
    return (await rows.selectFrom('leases').select('state').where('name', '=', name).executeTakeFirst())?.state ?? null
  }

  async #change(
    query: Query,
    { name, holder, term }: Lease,
    change: { expires_at?: number | RawBuilder<number>; state?: string; term?: number },
  ): Promise<boolean> {
    const { numUpdatedRows } = await query
      .withTables<Tables>()
      .updateTable('leases')
      .set(change)
      .where('name', '=', name)
      .where('holder', '=', holder)
      .where('term', '=', term)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  #now(): RawBuilder<number> {
    return this.#db.engine === 'sqlite'
      ? sql<number>`${this.#clock.now()}`
      : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  }
}
