import type { Clock } from '../kernel/clock.js'
import type { Ids } from '../kernel/ids.js'
import type { Database, Query } from '../db/database.js'
import { AvoidedRows } from '../db/damage/avoided-rows.js'
import { Store } from '../db/store.js'
import type { Requests } from './requests.js'

export interface Schedule {
  id: string
  accountId: string
  kind: string
  input: unknown
  everyMs: number
  nextAt: number
  paused: boolean
  lastRequestId: string | null
  createdAt: number
}

interface ScheduleTable {
  id: string
  account_id: string
  kind: string
  request_prefix: string
  input: string
  every_ms: number
  next_at: number
  paused: number
  last_request_id: string | null
  created_at: number
}

type Tables = { schedules: ScheduleTable }

const toSchedule = (row: ScheduleTable): Schedule => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  input: JSON.parse(row.input) as unknown,
  everyMs: row.every_ms,
  nextAt: row.next_at,
  paused: row.paused === 1,
  lastRequestId: row.last_request_id,
  createdAt: row.created_at,
})

/** The next time on the schedule's own grid after now: what was missed while nobody ran is caught up once, not N times. */
export const nextTime = (dueAt: number, everyMs: number, now: number): number =>
  dueAt > now ? dueAt : dueAt + everyMs * (Math.floor((now - dueAt) / everyMs) + 1)

/** Recurring work: at every interval a schedule submits a request of its kind, for its account. */
export class Schedules extends Store<Tables> {
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #requests: Requests
  readonly #avoided = new AvoidedRows()

  constructor(db: Database, clock: Clock, ids: Ids, requests: Requests) {
    super(db)
    this.#clock = clock
    this.#ids = ids
    this.#requests = requests
  }

  /** The first request is submitted after `firstIn`, at once by default, and not before a request that it goes on from has ended. */
  async create(
    what: {
      id: string
      accountId: string
      kind: string
      requestPrefix: string
      input: unknown
      everyMs: number
      firstIn?: number
      goesOnFrom?: string
    },
    within?: Query,
  ): Promise<void> {
    const now = this.#clock.now()
    await this.rows(within)
      .insertInto('schedules')
      .values({
        id: what.id,
        account_id: what.accountId,
        kind: what.kind,
        request_prefix: what.requestPrefix,
        input: JSON.stringify(what.input),
        every_ms: what.everyMs,
        next_at: now + (what.firstIn ?? 0),
        paused: 0,
        last_request_id: what.goesOnFrom ?? null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async find(accountId: string, id: string): Promise<Schedule | undefined> {
    const row = await this.rows()
      .selectFrom('schedules')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toSchedule(row)
  }

  /** Those of a kind whose ids begin so, newest first. */
  async list(accountId: string, kind: string, prefix: string): Promise<Schedule[]> {
    const rows = await this.rows()
      .selectFrom('schedules')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('id', 'like', `${prefix}%`)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toSchedule)
  }

  async setPaused(accountId: string, id: string, paused: boolean): Promise<void> {
    await this.rows()
      .updateTable('schedules')
      .set({ paused: Number(paused) })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  }

  /** Lets something be due soon: once what it submitted last has ended, since that may have looked already. */
  async hasten(accountId: string, id: string, inMs: number): Promise<void> {
    const soon = this.#clock.now() + inMs
    await this.rows()
      .updateTable('schedules')
      .set((eb) => ({ next_at: eb.case().when('next_at', '<', soon).then(eb.ref('next_at')).else(soon).end() }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('paused', '=', 0)
      .execute()
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.rows().deleteFrom('schedules').where('id', '=', id).where('account_id', '=', accountId).execute()
  }

  /** What is due, but for those whose last request is still going on: two runs side by side would both find what is new. */
  #due(query: Query | undefined, now: number) {
    return (query ?? this.db.query)
      .withTables<Tables & { requests: { id: string; status: string } }>()
      .selectFrom('schedules')
      .selectAll('schedules')
      .where('paused', '=', 0)
      .where('next_at', '<=', now)
      .where('schedules.id', 'not in', this.#avoided.of('schedules'))
      .where((eb) =>
        eb.or([eb('last_request_id', 'is', null), eb('last_request_id', 'not in', this.#avoided.of('requests'))]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('requests')
              .select('requests.id')
              .whereRef('requests.id', '=', 'schedules.last_request_id')
              .where('requests.id', 'not in', this.#avoided.of('requests'))
              .where('requests.status', 'in', ['queued', 'in_progress']),
          ),
        ),
      )
      .orderBy('next_at')
  }

  /** Submits what is due. The request and the schedule's next time are written together: neither without the other. */
  submitDue(): Promise<void> {
    return this.#avoided.around(() => this.#submitDue())
  }

  async #submitDue(): Promise<void> {
    const now = this.#clock.now()
    if ((await this.#due(undefined, now).limit(1).executeTakeFirst()) === undefined) return
    await this.db.transaction(async (query) => {
      const rows = query.withTables<Tables>()
      const found = await this.#due(query, now).limit(100).modifyEnd(this.db.skipLocked).execute()
      for (const schedule of found) {
        const id = this.#ids.next(schedule.request_prefix)
        const input = JSON.parse(schedule.input) as unknown
        await this.#requests.submit({ id, accountId: schedule.account_id, kind: schedule.kind, input }, query)
        await rows
          .updateTable('schedules')
          .set({ next_at: nextTime(schedule.next_at, schedule.every_ms, now), last_request_id: id })
          .where('id', '=', schedule.id)
          .execute()
      }
    })
  }
}
