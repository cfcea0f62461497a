import type { Clock } from '../../kernel/clock.js'
import type { Database, Query } from '../../db/database.js'
import type { Message, Outbox } from './outbox.js'
import {
  tablesOf,
  toDelivery,
  toWebhook,
  type Attempt,
  type Delivery,
  type DeliveryStatus,
  type Webhook,
  type WebhookRow,
} from './rows.js'

export interface DeliveriesFilter {
  status?: DeliveryStatus | undefined
  kind?: string | undefined
  before?: string | undefined
  limit: number
}

/** What came of a try: sent, to be tried again at a time, or given up. */
export type Outcome = { status: 'delivered' | 'dead' } | { status: 'pending'; nextAt: number }

/** Endpoints and what is sent to them, per account. */
export class Webhooks {
  readonly #db: Database
  readonly #clock: Clock
  readonly outbox: Outbox

  constructor(db: Database, clock: Clock, outbox: Outbox) {
    this.#db = db
    this.#clock = clock
    this.outbox = outbox
  }

  async create(what: Pick<Webhook, 'id' | 'accountId' | 'url' | 'description' | 'events' | 'secret'>): Promise<void> {
    const now = this.#clock.now()
    await tablesOf(this.#db.query)
      .insertInto('webhooks')
      .values({
        id: what.id,
        account_id: what.accountId,
        url: what.url,
        description: what.description,
        events: JSON.stringify(what.events),
        secret: what.secret,
        previous_secret: null,
        previous_until: null,
        paused_reason: null,
        failing_since: null,
        last_success_at: null,
        pump: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async find(accountId: string, id: string, within: Query = this.#db.query): Promise<Webhook | undefined> {
    const row = await tablesOf(within)
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && toWebhook(row)
  }

  /** All of an account: there are a few. */
  async list(accountId: string): Promise<Webhook[]> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('webhooks')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(toWebhook)
  }

  async change(accountId: string, id: string, values: Partial<WebhookRow>, within?: Query): Promise<void> {
    await tablesOf(within ?? this.#db.query)
      .updateTable('webhooks')
      .set({ ...values, updated_at: this.#clock.now() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    return this.#db.transaction(async (query) => {
      const rows = tablesOf(query)
      const { numDeletedRows } = await rows
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      if (numDeletedRows > 0n) await rows.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute()
      return numDeletedRows > 0n
    })
  }

  async findDelivery(webhookId: string, id: string): Promise<Delivery | undefined> {
    const row = await tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', id)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirst()
    return row && toDelivery(row)
  }

  /** Newest first. */
  async listDeliveries(webhookId: string, { status, kind, before, limit }: DeliveriesFilter): Promise<Delivery[]> {
    let query = tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('webhook_id', '=', webhookId)
    if (status !== undefined) query = query.where('status', '=', status)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (before !== undefined) query = query.where('id', '<', before)
    return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toDelivery)
  }

  async countByStatus(webhookId: string): Promise<Record<DeliveryStatus, number>> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('webhook_id', '=', webhookId)
      .groupBy('status')
      .execute()
    const counts = { pending: 0, delivered: 0, dead: 0 }
    for (const { status, count } of rows) counts[status] = Number(count)
    return counts
  }

  /** Sends one message to one endpoint, whatever it wants otherwise. Gives the id of the delivery. */
  async send(webhook: Webhook, message: Message): Promise<string> {
    const [id = ''] = await this.#db.transaction(async (query) => this.outbox.put(query, webhook, [message]))
    return id
  }

  /** Puts deliveries in line once more, from their first try: one, or all that were given up. */
  async again(webhook: Webhook, which: { id: string } | { status: 'dead' }): Promise<number> {
    return this.#db.transaction(async (query) => {
      let update = tablesOf(query)
        .updateTable('webhook_deliveries')
        .set({ status: 'pending', attempt: 0, next_at: this.#clock.now(), finished_at: null })
        .where('webhook_id', '=', webhook.id)
      update = 'id' in which ? update.where('id', '=', which.id) : update.where('status', '=', which.status)
      const { numUpdatedRows } = await update.executeTakeFirst()
      await this.outbox.start(query, webhook)
      return Number(numUpdatedRows)
    })
  }

  /** Sends again to an endpoint that was paused. */
  async resume(accountId: string, id: string): Promise<void> {
    await this.#db.transaction(async (query) => {
      await this.change(accountId, id, { paused_reason: null, failing_since: null }, query)
      const webhook = await this.find(accountId, id, query)
      if (webhook !== undefined) await this.outbox.start(query, webhook)
    })
  }

  /** The next message that is due. Of one subject, an earlier one that is not delivered yet comes first. */
  async nextDue(webhookId: string): Promise<Delivery | undefined> {
    const row = await tablesOf(this.#db.query)
      .selectFrom('webhook_deliveries as mine')
      .selectAll()
      .where('webhook_id', '=', webhookId)
      .where('status', '=', 'pending')
      .where('next_at', '<=', this.#clock.now())
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('webhook_deliveries as other')
              .select('other.id')
              .whereRef('other.webhook_id', '=', 'mine.webhook_id')
              .whereRef('other.subject', '=', 'mine.subject')
              .where('other.status', '=', 'pending')
              .whereRef('other.seq', '<', 'mine.seq'),
          ),
        ),
      )
      .orderBy('seq')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return row && toDelivery(row)
  }

  /** Writes down what came of a try, in the transaction that keeps the sender's place. */
  async note(within: Query, delivery: Delivery, attempt: Attempt, outcome: Outcome): Promise<void> {
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
      .where('id', '=', delivery.webhookId)
      .execute()
  }

  /**
   * When the next message is due, or that there is none: then the sender has ended, and whoever brings the next message starts another.
   * Those who bring messages lock the counter of the account first; so does this, or a message could fall between two stools.
   */
  async rest(accountId: string, webhookId: string, pump: string): Promise<number | undefined> {
    return this.#db.transaction(async (query) => {
      const rows = tablesOf(query)
      await rows
        .updateTable('event_counters')
        .set((eb) => ({ last: eb.ref('last') }))
        .where('account_id', '=', accountId)
        .execute()
      const waiting = await rows
        .selectFrom('webhook_deliveries')
        .select((eb) => eb.fn.min('next_at').as('next'))
        .where('webhook_id', '=', webhookId)
        .where('status', '=', 'pending')
        .executeTakeFirst()
      const webhook = await this.find(accountId, webhookId, query)
      const next = waiting?.next ?? null
      if (next !== null && webhook?.pausedReason === null) return Number(next)
      await rows
        .updateTable('webhooks')
        .set({ pump: null })
        .where('id', '=', webhookId)
        .where('pump', '=', pump)
        .execute()
      return undefined
    })
  }
}

const attemptsKept = 30
