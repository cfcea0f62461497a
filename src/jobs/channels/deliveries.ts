import type { ExpressionBuilder } from 'kysely'
import type { Clock } from '../../kernel/clock.js'
import { AvoidedRows } from '../../db/damage/avoided-rows.js'
import type { Database, Query } from '../../db/database.js'
import type { Message, Outbox } from './outbox.js'
import {
  tablesOf,
  toDelivery,
  type Attempt,
  type Channel,
  type Delivery,
  type DeliveryRow,
  type DeliveryStatus,
} from './rows.js'

export interface DeliveriesFilter {
  status?: DeliveryStatus | undefined
  kind?: string | undefined
  before?: string | undefined
  limit: number
}

/** What came of a try: sent, to be tried again at a time, or given up. */
export type Outcome = { status: 'delivered' | 'dead' } | { status: 'pending'; nextAt: number }

type DueTables = { webhook_deliveries: DeliveryRow; mine: DeliveryRow }

/** Which deliveries go out together: those that one message takes. */
const batchMax = 50
const attemptsKept = 30
/** How often it is looked whether a damaged delivery was repaired. */
const repairLookMs = 300_000

/** What is sent to channels: the line, and the log of what came of it. */
export class Deliveries {
  readonly #db: Database
  readonly #clock: Clock
  readonly #outbox: Outbox
  readonly #avoided = new AvoidedRows()

  constructor(db: Database, clock: Clock, outbox: Outbox) {
    this.#db = db
    this.#clock = clock
    this.#outbox = outbox
  }

  async find(channelId: string, id: string): Promise<Delivery | undefined> {
    const row = await tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', id)
      .where('webhook_id', '=', channelId)
      .executeTakeFirst()
    return row && toDelivery(row)
  }

  /** Newest first. */
  async list(channelId: string, { status, kind, before, limit }: DeliveriesFilter): Promise<Delivery[]> {
    let query = tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('webhook_id', '=', channelId)
    if (status !== undefined) query = query.where('status', '=', status)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (before !== undefined) query = query.where('id', '<', before)
    return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toDelivery)
  }

  async countByStatus(channelId: string): Promise<Record<DeliveryStatus, number>> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('webhook_id', '=', channelId)
      .groupBy('status')
      .execute()
    const counts = { pending: 0, delivered: 0, dead: 0 }
    for (const { status, count } of rows) counts[status] = Number(count)
    return counts
  }

  /** Sends one message to one channel at once, whatever it wants otherwise. Gives the id of the delivery. */
  async send(channel: Channel, message: Message): Promise<string> {
    const now = this.#clock.now()
    const [id = ''] = await this.#db.transaction((query) => this.#outbox.put(query, channel, [message], now))
    return id
  }

  /** Puts deliveries in line once more, from their first try: one, or all that were given up. */
  async again(channel: Channel, which: { id: string } | { status: 'dead' }): Promise<number> {
    return this.#db.transaction(async (query) => {
      let update = tablesOf(query)
        .updateTable('webhook_deliveries')
        .set({
          status: 'pending',
          attempt: 0,
          batch: null,
          served: null,
          next_at: this.#clock.now(),
          finished_at: null,
        })
        .where('webhook_id', '=', channel.id)
      update = 'id' in which ? update.where('id', '=', which.id) : update.where('status', '=', which.status)
      const { numUpdatedRows } = await update.executeTakeFirst()
      await this.#outbox.start(query, channel)
      return Number(numUpdatedRows)
    })
  }

  /** Brings the next try of what failed before forward to a time. What waits for its first try waits for its digest. */
  async hasten(within: Query, channelId: string, due: number): Promise<void> {
    await tablesOf(within)
      .updateTable('webhook_deliveries')
      .set({ next_at: due })
      .where('webhook_id', '=', channelId)
      .where((eb) => eb.and([eb('status', '=', 'pending'), eb('attempt', '>', 0), eb('next_at', '>', due)]))
      .execute()
  }

  /** Puts off what should have been sent before a time and was not: the server may have been away. */
  async postpone(channelId: string, before: number, until: number): Promise<void> {
    await tablesOf(this.#db.query)
      .updateTable('webhook_deliveries')
      .set({ next_at: until })
      .where('webhook_id', '=', channelId)
      .where('status', '=', 'pending')
      .where('next_at', '<', before)
      .execute()
  }

  /** Looks around damaged deliveries: they stay as they are until they are repaired, and others go on. */
  around<R>(look: () => Promise<R>): Promise<R> {
    return this.#avoided.around(look)
  }

  #due(query: Query, channelId: string) {
    return tablesOf(query)
      .selectFrom('webhook_deliveries as mine')
      .selectAll()
      .where('webhook_id', '=', channelId)
      .where('id', 'not in', this.#avoided.of('webhook_deliveries'))
      .where('status', '=', 'pending')
      .where('next_at', '<=', this.#clock.now())
      .orderBy('seq')
      .orderBy('id')
  }

  /** The next messages that are due, in order. Of one subject, an earlier one that waits for its next try holds back the others. */
  async nextDue(channelId: string, limit: number): Promise<Delivery[]> {
    const rows = await this.around(() => this.#dueInOrder(this.#db.query, channelId).limit(limit).execute())
    return rows.map(toDelivery)
  }

  #dueInOrder(query: Query, channelId: string) {
    return this.#due(query, channelId).where((eb) =>
      eb.not(eb.exists(this.#earlier(eb).where('other.next_at', '>', this.#clock.now()))),
    )
  }

  /** Those of the same subject that come before one and wait. */
  #earlier(eb: ExpressionBuilder<DueTables, 'mine'>) {
    return eb
      .selectFrom('webhook_deliveries as other')
      .select('other.id')
      .whereRef('other.webhook_id', '=', 'mine.webhook_id')
      .whereRef('other.subject', '=', 'mine.subject')
      .where('other.status', '=', 'pending')
      .where('other.id', 'not in', this.#avoided.of('webhook_deliveries'))
      .whereRef('other.seq', '<', 'mine.seq')
  }

  hasDue(channelId: string): Promise<boolean> {
    return this.around(
      async () => (await this.#due(this.#db.query, channelId).limit(1).executeTakeFirst()) !== undefined,
    )
  }

  /**
   * What goes out in one message, in order: the batch of an earlier try if one is due, else all that is due, under the id given. Call it
   * in the transaction that keeps the sender's place: whoever takes over after a crash sends the same batch under the same id. Damaged ones
   * are looked `around`.
   */
  async takeBatch(within: Query, channelId: string, id: string): Promise<{ id: string; deliveries: Delivery[] }> {
    const tried = await this.#due(within, channelId).where('batch', 'is not', null).limit(1).executeTakeFirst()
    if (tried !== undefined) {
      const rows = await this.#due(within, channelId).where('batch', '=', tried.batch).execute()
      return { id: tried.batch ?? id, deliveries: rows.map(toDelivery) }
    }
    const rows = await this.#dueInOrder(within, channelId).limit(batchMax).execute()
    if (rows.length > 0)
      await tablesOf(within)
        .updateTable('webhook_deliveries')
        .set({ batch: id })
        .where(
          'id',
          'in',
          rows.map((row) => row.id),
        )
        .execute()
    return { id, deliveries: rows.map(toDelivery) }
  }

  /** Writes down who has a message already, while others are still to be served. */
  async noteServed(within: Query, deliveries: readonly Delivery[], served: readonly string[]): Promise<void> {
    for (const delivery of deliveries) {
      delivery.served = [...delivery.served, ...served]
      const changes = { served: JSON.stringify(delivery.served) }
      await tablesOf(within).updateTable('webhook_deliveries').set(changes).where('id', '=', delivery.id).execute()
    }
  }

  /** Writes down what came of a try, in the transaction that keeps the sender's place. */
  async note(within: Query, deliveries: readonly Delivery[], attempt: Attempt, outcome: Outcome): Promise<void> {
    for (const delivery of deliveries)
      await tablesOf(within)
        .updateTable('webhook_deliveries')
        .set({
          status: outcome.status,
          attempt: delivery.attempt + 1,
          attempts: JSON.stringify([...delivery.attempts, attempt].slice(-attemptsKept)),
          ...(outcome.status === 'pending' ? { next_at: outcome.nextAt } : { finished_at: this.#clock.now() }),
        })
        .where('id', '=', delivery.id)
        .execute()
    await tablesOf(within)
      .updateTable('webhooks')
      .set((eb) =>
        outcome.status === 'delivered'
          ? { failing_since: null, last_success_at: attempt.at }
          : { failing_since: eb.fn.coalesce('failing_since', eb.val(attempt.at)) },
      )
      .where('id', '=', deliveries[0]?.channelId ?? '')
      .execute()
  }

  /**
   * When the next message is due, or that there is none: then the sender has ended, and whoever brings the next message starts another.
   * Those who bring messages lock the counter of the account first; so does this, or a message could fall between two stools.
   */
  rest(accountId: string, channelId: string, pump: string): Promise<number | undefined> {
    return this.around(() =>
      this.#db.transaction(async (query) => {
        const rows = tablesOf(query)
        await rows
          .updateTable('event_counters')
          .set((eb) => ({ last: eb.ref('last') }))
          .where('account_id', '=', accountId)
          .execute()
        const next = await this.#nextAt(query, channelId)
        const channel = await rows
          .selectFrom('webhooks')
          .select('paused_reason')
          .where('id', '=', channelId)
          .executeTakeFirst()
        if (next !== undefined && channel?.paused_reason === null) return next
        await rows
          .updateTable('webhooks')
          .set({ pump: null })
          .where('id', '=', channelId)
          .where('pump', '=', pump)
          .execute()
        return undefined
      }),
    )
  }

  /** When there is something to send. Where only damaged deliveries wait, somebody has to look whether they were repaired. */
  async #nextAt(query: Query, channelId: string): Promise<number | undefined> {
    const waiting = tablesOf(query)
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', channelId)
      .where('status', '=', 'pending')
    // Those that an earlier one of their subject holds back are due when that one is: looking before would find nothing to send.
    const first = await tablesOf(query)
      .selectFrom(
        waiting
          .select([
            'next_at',
            (eb) =>
              eb.fn
                .agg<number>('row_number')
                .over((of) => of.partitionBy('subject').orderBy('seq').orderBy('id'))
                .as('place'),
          ])
          .where('id', 'not in', this.#avoided.of('webhook_deliveries'))
          .as('waiting'),
      )
      .select('next_at')
      .where('place', '=', 1)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    if (first !== undefined) return Number(first.next_at)
    const all = await waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst()
    return Number(all?.count) > 0 ? this.#clock.now() + repairLookMs : undefined
  }
}
