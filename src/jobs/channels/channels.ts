import type { Clock } from '../../kernel/clock.js'
import { AccountRows } from '../../db/account-rows.js'
import type { Database, Query } from '../../db/database.js'
import { isSealed, type Vault } from '../../db/vault.js'
import { Deliveries } from './deliveries.js'
import type { Outbox } from './outbox.js'
import { afterQuiet, type Schedule } from './schedule.js'
import { tablesOf, toChannel, type Channel, type ChannelRow, type Way } from './rows.js'

/** What is said of a new channel. The secret is given as it is, and sealed here. */
export interface NewChannel extends Pick<Channel, 'id' | 'accountId' | 'way' | 'url' | 'description' | 'events'> {
  secret: string
  schedule?: Schedule
}

export type ChannelChanges = Partial<
  Pick<Channel, 'url' | 'description' | 'events' | 'schedule' | 'pausedReason'> & { secret: string }
>

/** Where an account is told of its events. */
export class Channels {
  readonly #db: Database
  readonly #owned: AccountRows<ChannelRow>
  readonly #clock: Clock
  readonly #outbox: Outbox
  readonly #vault: Vault
  readonly deliveries: Deliveries

  constructor({ db, clock, outbox, vault }: { db: Database; clock: Clock; outbox: Outbox; vault: Vault }) {
    this.#db = db
    this.#owned = new AccountRows(db, 'webhooks')
    this.#clock = clock
    this.#outbox = outbox
    this.#vault = vault
    this.deliveries = new Deliveries(db, clock, outbox)
  }

  async create({ id, accountId, way, url, description, events, secret, schedule }: NewChannel): Promise<void> {
    const now = this.#clock.now()
    await this.#owned.add({
      id,
      account_id: accountId,
      way,
      url,
      description,
      events: JSON.stringify(events),
      secret: this.#vault.seal(secret, id),
      previous_secret: null,
      previous_until: null,
      paused_reason: null,
      failing_since: null,
      last_success_at: null,
      pump: null,
      schedule: schedule === undefined ? null : JSON.stringify(schedule),
      created_at: now,
      updated_at: now,
    })
  }

  async find(accountId: string, id: string, within?: Query): Promise<Channel | undefined> {
    const row = await this.#owned.find(accountId, id, within)
    return row && toChannel(row)
  }

  /** All of an account in these ways: there are a few. */
  async list(accountId: string, ways: readonly Way[]): Promise<Channel[]> {
    const rows = await tablesOf(this.#db.query)
      .selectFrom('webhooks')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('way', 'in', [...ways])
      .orderBy('id')
      .execute()
    return rows.map(toChannel)
  }

  /** What was sealed, newest first: the secret, and the one before for as long as it counts. Empty: the key is another one. */
  secretsOf({ id, secret, previousSecret, previousUntil }: Channel): string[] {
    const current = this.#vault.open(secret, id)
    if (current === undefined) return []
    const counts = previousSecret !== null && (previousUntil ?? 0) > this.#clock.now()
    const previous = counts ? this.#vault.open(previousSecret, id) : undefined
    return [current, ...(previous === undefined ? [] : [previous])]
  }

  async change(
    accountId: string,
    id: string,
    { url, description, events, schedule, pausedReason, secret }: ChannelChanges,
    within?: Query,
  ): Promise<void> {
    await this.#update(accountId, id, within, {
      ...(url === undefined ? {} : { url }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events: JSON.stringify(events) }),
      ...(schedule === undefined ? {} : { schedule: schedule === null ? null : JSON.stringify(schedule) }),
      ...(pausedReason === undefined ? {} : { paused_reason: pausedReason }),
      ...(secret === undefined ? {} : { secret: this.#vault.seal(secret, id) }),
    })
  }

  /** A new secret; the old one counts until a time. */
  async rotate({ accountId, id, secret: previous }: Channel, secret: string, previousUntil: number): Promise<void> {
    await this.#update(accountId, id, undefined, {
      secret: this.#vault.seal(secret, id),
      previous_secret: previous,
      previous_until: previousUntil,
    })
  }

  async #update(accountId: string, id: string, within: Query | undefined, values: Partial<ChannelRow>): Promise<void> {
    await this.#owned.change(accountId, id, { ...values, updated_at: this.#clock.now() }, within)
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.#db.transaction(async (query) => {
      if (await this.#owned.remove(accountId, id, query))
        await tablesOf(query).deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute()
    })
  }

  /** Sends again to a channel that was paused, at once: whoever resumes it has mended it, so what failed before does not wait for its next try. */
  async resume(accountId: string, id: string): Promise<void> {
    await this.#db.transaction(async (query) => {
      await this.#update(accountId, id, query, { paused_reason: null, failing_since: null })
      const channel = await this.find(accountId, id, query)
      if (channel === undefined) return
      const now = this.#clock.now()
      const due = channel.schedule === null ? now : afterQuiet(now, channel.schedule)
      await this.deliveries.hasten(query, id, due)
      await this.#outbox.start(query, channel)
    })
  }

  /** How many secrets of webhooks are sealed, and how many of them the key does not open. */
  async countSealed(): Promise<{ sealed: number; closed: number }> {
    const rows = await tablesOf(this.#db.query).selectFrom('webhooks').select(['id', 'secret']).execute()
    const sealed = rows.filter(({ secret }) => isSealed(secret))
    return {
      sealed: sealed.length,
      closed: sealed.filter(({ id, secret }) => this.#vault.open(secret, id) === undefined).length,
    }
  }

  /** Seals what was written before secrets were sealed. */
  async sealAll(): Promise<void> {
    const rows = tablesOf(this.#db.query)
    const seal = (value: string | null, id: string): string | null =>
      value === null || isSealed(value) ? value : this.#vault.seal(value, id)
    const open = await rows.selectFrom('webhooks').selectAll().where('secret', 'like', 'whsec%').execute()
    for (const { id, secret, previous_secret: previous } of open)
      await rows
        .updateTable('webhooks')
        .set({ secret: seal(secret, id) ?? '', previous_secret: seal(previous, id) })
        .where('id', '=', id)
        .where('secret', '=', secret)
        .execute()
  }
}
