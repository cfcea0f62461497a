import type { Clock } from '../../kernel/clock.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import type { Query } from '../../db/database.js'
import { sendingKind } from '../request.js'
import type { Requests } from '../requests.js'
import { tablesOf, toWebhook, wants, type Webhook } from './rows.js'

/** What is told. `seq` orders the messages of an account. */
export interface Message {
  id: string
  seq: number
  kind: string
  subject: string
  payload: Record<string, unknown>
  createdAt: number
}

/** The body of a message, in the form that Standard Webhooks proposes, with what orders and names it. */
export const writeBody = ({ id, seq, kind, subject, payload, createdAt }: Message): string =>
  JSON.stringify({ type: kind, timestamp: toTimestamp(createdAt), id, seq, subject, data: payload })

const rowsAtOnce = 100

/** Puts messages in line for every endpoint that wants them, in the transaction of what they tell of. */
export class Outbox {
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #requests: Requests

  constructor({ clock, ids, requests }: { clock: Clock; ids: Ids; requests: Requests }) {
    this.#clock = clock
    this.#ids = ids
    this.#requests = requests
  }

  async enqueue(within: Query, accountId: string, messages: readonly Message[]): Promise<void> {
    const rows = await tablesOf(within).selectFrom('webhooks').selectAll().where('account_id', '=', accountId).execute()
    for (const row of rows) {
      const webhook = toWebhook(row)
      const wanted = messages.filter(({ kind }) => wants(webhook.events, kind))
      if (wanted.length > 0) await this.put(within, webhook, wanted)
    }
  }

  /** Puts messages in line for one endpoint, and sees to it that they are sent. Gives the ids of the deliveries. */
  async put(within: Query, webhook: Webhook, messages: readonly Message[]): Promise<string[]> {
    const now = this.#clock.now()
    const values = messages.map((message) => ({
      id: this.#ids.next('dlv'),
      webhook_id: webhook.id,
      account_id: webhook.accountId,
      event_id: message.id,
      seq: message.seq,
      kind: message.kind,
      subject: message.subject,
      body: writeBody(message),
      status: 'pending' as const,
      attempt: 0,
      next_at: now,
      attempts: '[]',
      created_at: now,
      finished_at: null,
    }))
    for (let i = 0; i < values.length; i += rowsAtOnce)
      await tablesOf(within)
        .insertInto('webhook_deliveries')
        .values(values.slice(i, i + rowsAtOnce))
        .execute()
    await this.start(within, webhook)
    return values.map(({ id }) => id)
  }

  /** Begins to send to an endpoint, unless that goes on already; then it goes on at once. */
  async start(within: Query, { id, accountId, pausedReason }: Webhook): Promise<void> {
    if (pausedReason !== null) return
    const pump = this.#ids.next('whs')
    const taken = await tablesOf(within)
      .updateTable('webhooks')
      .set((eb) => ({ pump: eb.fn.coalesce('pump', eb.val(pump)) }))
      .where('id', '=', id)
      .returning('pump')
      .executeTakeFirst()
    if (taken?.pump === pump)
      await this.#requests.submit({ id: pump, accountId, kind: sendingKind, input: { webhook_id: id } }, within)
    else if (taken?.pump !== null && taken !== undefined) await this.#requests.hasten(taken.pump, within)
  }
}
