import type { Clock } from '../kernel/clock.js'
import type { Ids } from '../kernel/ids.js'
import type { Database, Query } from '../db/database.js'
import type { Changes } from './changes.js'
import type { Outbox } from './channels/outbox.js'
import { partsOf } from '../kernel/parts.js'

/** Something that happened while nobody was asking: a new flag, a level that changed, an alert. */
export interface NewEvent {
  /** What happened, with a point between area and happening: screening.item_flagged. */
  kind: string
  /** The id of what it happened to. */
  subject: string
  payload: Record<string, unknown>
}

export interface Event extends NewEvent {
  id: string
  /** Counts up by one within an account: where a reader goes on. */
  seq: number
  createdAt: number
}

interface EventTable {
  account_id: string
  seq: number
  id: string
  kind: string
  subject: string
  payload: string
  created_at: number
}

type Tables = { events: EventTable; event_counters: { account_id: string; last: number } }

export interface EventsFilter {
  after: number
  kinds?: readonly string[] | undefined
  subject?: string | undefined
  since?: number | undefined
  limit: number
}

/** How soon an event that another process wrote is seen. */
const pollMs = 1000

const toEvent = (row: EventTable): Event => ({
  id: row.id,
  seq: row.seq,
  kind: row.kind,
  subject: row.subject,
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  createdAt: row.created_at,
})

/** The log of what happened, per account. Append within the transaction that makes it happen: neither without the other. */
export class Events {
  readonly #db: Database
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #changes: Changes
  readonly #outbox: Outbox

  constructor(db: Database, clock: Clock, ids: Ids, changes: Changes, outbox: Outbox) {
    this.#db = db
    this.#clock = clock
    this.#ids = ids
    this.#changes = changes
    this.#outbox = outbox
  }

  /** Writes events in the given transaction. Call `announce` once it is committed. */
  async append(within: Query, accountId: string, events: readonly NewEvent[]): Promise<void> {
    if (events.length === 0) return
    const rows = within.withTables<Tables>()
    const { last } = await rows
      .insertInto('event_counters')
      .values({ account_id: accountId, last: events.length })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet((eb) => ({ last: eb('event_counters.last', '+', events.length) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow()
    const createdAt = this.#clock.now()
    const first = last - events.length + 1
    const values = events.map(({ kind, subject, payload }, i) => ({
      account_id: accountId,
      seq: first + i,
      id: this.#ids.next('evt'),
      kind,
      subject,
      payload: JSON.stringify(payload),
      created_at: createdAt,
    }))
    for (const part of partsOf(values, 200)) await rows.insertInto('events').values(part).execute()
    const messages = values.map(({ id, seq, kind, subject }, i) => ({
      id,
      seq,
      kind,
      subject,
      payload: events[i]?.payload ?? {},
      createdAt,
    }))
    await this.#outbox.enqueue(within, accountId, messages)
  }

  /** Appends in a transaction of its own, and says so. */
  async tell(accountId: string, ...events: NewEvent[]): Promise<void> {
    await this.#db.transaction((query) => this.append(query, accountId, events))
    this.announce(accountId)
  }

  /** Wakes those who wait for the account's events in this process; others look for themselves. */
  announce(accountId: string): void {
    this.#changes.announce(channelOf(accountId))
  }

  /** In the order in which they happened. */
  async list(
    accountId: string,
    { after, kinds, subject, since, limit }: EventsFilter,
    within: Query = this.#db.query,
  ): Promise<Event[]> {
    let query = within
      .withTables<Tables>()
      .selectFrom('events')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('seq', '>', after)
    if (kinds !== undefined) query = query.where('kind', 'in', [...kinds])
    if (subject !== undefined) query = query.where('subject', '=', subject)
    if (since !== undefined) query = query.where('created_at', '>=', since)
    return (await query.orderBy('seq').limit(limit).execute()).map(toEvent)
  }

  /** Resolves when there may be something new, after a moment at most. */
  wait(accountId: string, signal: AbortSignal): Promise<void> {
    return this.#changes.wait(channelOf(accountId), 0, pollMs, signal)
  }
}

/** No request has such an id, so that the two kinds of waiting never meet. */
const channelOf = (accountId: string): string => `events of ${accountId}`
