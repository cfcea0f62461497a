import type { Clock } from '../../kernel/clock.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Ids } from '../../kernel/ids.js'
import { AvoidedRows } from '../../db/damage/avoided-rows.js'
import type { Query } from '../../db/database.js'
import { sendingKind } from '../request.js'
import type { Requests } from '../requests.js'
import { tablesOf, toChannel, wants, type Channel } from './rows.js'
import { dueAt } from './schedule.js'
import { partsOf } from '../../kernel/parts.js'

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

/** Puts messages in line for every channel that wants them, in the transaction of what they tell of. */
export class Outbox {
  readonly #clock: Clock
  readonly #ids: Ids
  readonly #requests: Requests
  readonly #avoided = new AvoidedRows()

  constructor({ clock, ids, requests }: { clock: Clock; ids: Ids; requests: Requests }) {
    this.#clock = clock
    this.#ids = ids
    this.#requests = requests
  }

  async enqueue(within: Query, accountId: string, messages: readonly Message[]): Promise<void> {
    for (const channel of await this.#avoided.once(() => this.#list(within, accountId))) {
      // A channel that was paused is told of everything once it is resumed, but for its own pause.
      const wanted = messages.filter(({ kind, subject }) => wants(channel.events, kind) && subject !== channel.id)
      const now = this.#clock.now()
      const due = channel.schedule === null ? now : dueAt(now, channel.schedule)
      if (wanted.length > 0) await this.put(within, channel, wanted, due)
    }
  }

  /** All channels of an account but those that are damaged: nobody knows what they want, and what happens must not wait for their repair. */
  async #list(within: Query, accountId: string): Promise<Channel[]> {
    const rows = await tablesOf(within)
      .selectFrom('webhooks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', 'not in', this.#avoided.of('webhooks'))
      .execute()
    return rows.map(toChannel)
  }

  /** Puts messages in line for one channel, and sees to it that they are sent when they are due. Gives the ids of the deliveries. */
  async put(within: Query, channel: Channel, messages: readonly Message[], due: number): Promise<string[]> {
    const now = this.#clock.now()
    const values = messages.map((message) => ({
      id: this.#ids.next('dlv'),
      webhook_id: channel.id,
      account_id: channel.accountId,
      event_id: message.id,
      seq: message.seq,
      kind: message.kind,
      subject: message.subject,
      body: writeBody(message),
      status: 'pending' as const,
      attempt: 0,
      next_at: due,
      attempts: '[]',
      batch: null,
      served: null,
      created_at: now,
      finished_at: null,
    }))
    for (const part of partsOf(values, rowsAtOnce))
      await tablesOf(within).insertInto('webhook_deliveries').values(part).execute()
    await this.start(within, channel)
    return values.map(({ id }) => id)
  }

  /** Begins to send to a channel, unless that goes on already; then it goes on at once. */
  async start(within: Query, { id, accountId, pausedReason }: Channel): Promise<void> {
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
