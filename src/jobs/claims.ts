import { sql } from 'kysely'
import type { Clock } from '../kernel/clock.js'
import type { ErrorCode } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import type { Database, Query } from '../db/database.js'
import { AvoidedRows } from '../db/damage/avoided-rows.js'
import { Store } from '../db/store.js'
import type { Events } from './events.js'
import { appendItems } from './items.js'
import { sendingKind, type Missing, type Progress } from './request.js'
import type { RequestTable, RequestTables } from './requests.js'

/** A request that this process has leave to work on, until the lease runs out. */
export interface Claim {
  lease: string
  id: string
  accountId: string
  kind: string
  attempt: number
  /** How often the work itself has failed since it last made progress. */
  failures: number
  input: unknown
  checkpoint: unknown
  missing: Missing[]
  progress: Progress
  /** Items of its list that are kept already. */
  items: number
  /** The step of a trace that submitted it. */
  traceparent: string | null
}

/** What a runner saves on its way. */
export interface Saved {
  checkpoint: unknown
  progress: Progress
  missing: Missing[]
  /** Items to add behind the ones that are kept. */
  items: { kept: number; added: readonly string[] }
}

export interface Ending {
  status: 'succeeded' | 'partial' | 'failed'
  result?: unknown
  missing: Missing[]
  error?: { code: ErrorCode; detail: string }
  progress: Progress
}

/** How long a claim lasts without a heartbeat: after a crash the work waits no longer than this. */
export const leaseMs = 4000
/** A request whose worker vanished this often without a checkpoint is taken to be the reason, and is given up. */
const vanishedMax = 25

/**
 * How long the work of a vanished worker waits: twice not at all, then a second and twice as long each time, up to five minutes. A request
 * that takes its process down must not do so without a pause.
 */
const crashDelay = sql<number>`case
  when attempt <= 2 then 0 when attempt > 11 then 300000 else 1000 << cast(attempt - 3 as integer) end`

const toClaim = (row: RequestTable): Claim => ({
  lease: row.lease ?? '',
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  attempt: row.attempt,
  failures: row.failures,
  input: JSON.parse(row.input) as unknown,
  checkpoint: row.checkpoint === null ? undefined : (JSON.parse(row.checkpoint) as unknown),
  missing: row.missing === null ? [] : (JSON.parse(row.missing) as Missing[]),
  progress: { done: row.progress_done, total: row.progress_total, share: row.progress_share },
  items: row.items,
  traceparent: row.traceparent,
})

const progressColumns = ({ done, total, share }: Progress) => ({
  progress_done: done,
  progress_total: total,
  progress_share: share,
})

/** How many requests of vanished workers are put back at once. */
const reapedMax = 500

/**
 * The worker's side of the request rows. Every change carries the lease it was made under: a worker that lost its
 * lease, to a crash, a long pause or a cancel, can no longer change anything.
 */
export class Claims extends Store<RequestTables> {
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #events: Events
  readonly #avoided = new AvoidedRows()

  constructor(db: Database, clock: Clock, ids: Ids, events: Events) {
    super(db)
    this.#clock = clock
    this.#ids = ids
    this.#events = events
  }

  /** The next request in turn of these kinds, if any is due. A read first, because most looks find nothing. */
  claim(kinds: readonly string[]): Promise<Claim | undefined> {
    return this.#avoided.around(() => this.#claimDue(kinds))
  }

  async #claimDue(kinds: readonly string[]): Promise<Claim | undefined> {
    const now = this.#clock.now()
    const due = this.rows()
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'queued')
      .where('run_at', '<=', now)
      .where('kind', 'in', [...kinds])
      .where('id', 'not in', this.#avoided.of('requests'))
      .orderBy('turn')
      .orderBy('id')
      .limit(1)
    if ((await due.executeTakeFirst()) === undefined) return undefined
    const row = await this.rows()
      .updateTable('requests')
      .set({ status: 'in_progress', lease: this.#ids.stamp(), lease_until: now + leaseMs, updated_at: now })
      .set((eb) => ({
        attempt: eb('attempt', '+', 1),
        version: eb('version', '+', 1),
        started_at: eb.fn.coalesce('started_at', eb.val(now)),
      }))
      .where('id', '=', due.modifyEnd(this.db.skipLocked))
      .returningAll()
      .executeTakeFirst()
    return row && toClaim(row)
  }

  /** Renews the leases; gives those that are still ours. */
  async renew(leases: string[]): Promise<Set<string>> {
    const rows = await this.rows()
      .updateTable('requests')
      .set({ lease_until: this.#clock.now() + leaseMs })
      .where('lease', 'in', leases)
      .where('status', '=', 'in_progress')
      .returning('lease')
      .execute()
    return new Set(rows.map(({ lease }) => lease ?? ''))
  }

  async report({ lease, progress }: { lease: string; progress: Progress }): Promise<void> {
    await this.#update(lease, progressColumns(progress))
  }

  /**
   * Saves a checkpoint and, in the same transaction, the effects that belong to it: after a crash both are there or
   * neither is. Gives false, and does nothing, when the lease is lost. Progress made starts the count of attempts anew.
   */
  save(claim: Pick<Claim, 'id' | 'lease'>, state: Saved, effects?: (query: Query) => Promise<void>): Promise<boolean> {
    const { kept, added } = state.items
    const values = {
      checkpoint: JSON.stringify(state.checkpoint),
      missing: JSON.stringify(state.missing),
      attempt: 1,
      failures: 0,
      items: kept + added.length,
      ...progressColumns(state.progress),
    }
    if (effects === undefined && added.length === 0) return this.#update(claim.lease, values)
    return this.db.transaction(async (query) => {
      const ours = await this.#update(claim.lease, values, query)
      if (ours) await appendItems(query, claim.id, kept, added)
      if (ours) await effects?.(query)
      return ours
    })
  }

  /** Ends a request. That it ended is an event, written with it. */
  async finish(claim: Pick<Claim, 'id' | 'lease' | 'accountId' | 'kind'>, ending: Ending): Promise<void> {
    const { id, lease, accountId, kind } = claim
    if (kind === sendingKind) return void (await this.#end(lease, ending))
    await this.db.transaction(async (query) => {
      if (!(await this.#end(lease, ending, query))) return
      const payload = { kind, status: ending.status, error: ending.error ?? null }
      await this.#events.append(query, accountId, [{ kind: 'request.finished', subject: id, payload }])
    })
    this.#events.announce(accountId)
  }

  #end(lease: string, { status, result, missing, error, progress }: Ending, within?: Query): Promise<boolean> {
    const values = {
      status,
      result: result === undefined ? null : JSON.stringify(result),
      missing: JSON.stringify(missing),
      error: error === undefined ? null : JSON.stringify(error),
      ...progressColumns(progress),
      lease: null,
      lease_until: null,
      finished_at: this.#clock.now(),
    }
    return this.#update(lease, values, within)
  }

  /** Puts the request back in line, to be run no sooner than after the delay. Without failures it is as if it had not been begun. */
  handBack(lease: string, { delayMs, failures }: { delayMs: number; failures?: number }): Promise<boolean> {
    return this.#update(lease, {
      status: 'queued',
      run_at: this.#clock.now() + delayMs,
      lease: null,
      lease_until: null,
      ...(failures === undefined ? { attempt: 0 } : { failures }),
    })
  }

  /**
   * Puts the requests of vanished workers back in line. Gives their ids. Whoever asks has not vanished: its own leases stay, also
   * when a long pause kept it from renewing them.
   */
  reap(own: readonly string[]): Promise<string[]> {
    return this.#avoided.around(() => this.#reapExpired(own))
  }

  async #reapExpired(own: readonly string[]): Promise<string[]> {
    const now = this.#clock.now()
    const expired = this.rows()
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'in_progress')
      .where('lease_until', '<', now)
      .where('id', 'not in', this.#avoided.of('requests'))
      .$if(own.length > 0, (query) => query.where('lease', 'not in', [...own]))
    const found = (await expired.limit(reapedMax).execute()).map(({ id }) => id)
    if (found.length === 0) return []
    const givenUp = JSON.stringify({
      code: 'internal' satisfies ErrorCode,
      detail: `The work was interrupted ${vanishedMax} times without progress and was given up. Retry it, or report the request id.`,
    })
    const rows = await this.rows()
      .updateTable('requests')
      .set((eb) => ({
        status: sql<'queued'>`case when attempt >= ${vanishedMax} then 'failed' else 'queued' end`,
        error: sql<string | null>`case when attempt >= ${vanishedMax} then cast(${givenUp} as text) else null end`,
        finished_at: sql<number | null>`case when attempt >= ${vanishedMax} then cast(${now} as bigint) else null end`,
        run_at: sql<number>`cast(${now} as bigint) + ${crashDelay}`,
        lease: null,
        lease_until: null,
        updated_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', expired.where('id', 'in', found).modifyEnd(this.db.skipLocked))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  async #update(lease: string, values: Partial<RequestTable>, within?: Query): Promise<boolean> {
    const { numUpdatedRows } = await this.rows(within)
      .updateTable('requests')
      .set({ ...values, updated_at: this.#clock.now() })
      .set('version', (eb) => eb('version', '+', 1))
      .where('lease', '=', lease)
      .where('status', '=', 'in_progress')
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}
