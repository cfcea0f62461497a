import type { Query } from '../../db/database.js'
import type { Schedule } from './schedule.js'

/** How somebody is told of events. */
export const ways = ['webhook', 'email', 'slack', 'teams'] as const
export type Way = (typeof ways)[number]

export interface ChannelRow {
  id: string
  account_id: string
  way: Way
  url: string
  description: string
  events: string
  secret: string
  previous_secret: string | null
  previous_until: number | null
  paused_reason: string | null
  failing_since: number | null
  last_success_at: number | null
  pump: string | null
  schedule: string | null
  created_at: number
  updated_at: number
}

export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export interface DeliveryRow {
  id: string
  webhook_id: string
  account_id: string
  event_id: string
  seq: number
  kind: string
  subject: string
  body: string
  status: DeliveryStatus
  attempt: number
  next_at: number
  attempts: string
  batch: string | null
  served: string | null
  created_at: number
  finished_at: number | null
}

/** The tables are named after the first way there was. */
type Tables = {
  webhooks: ChannelRow
  webhook_deliveries: DeliveryRow
  event_counters: { account_id: string; last: number }
}

export const tablesOf = (query: Query) => query.withTables<Tables>()

/** Where an account wants to be told of its events. */
export interface Channel {
  id: string
  accountId: string
  way: Way
  /** The address of a webhook; of other ways what may be shown of the target. */
  url: string
  description: string
  /** Kinds of events, `area.*` or `*`. */
  events: string[]
  /** Sealed: what signs the messages of a webhook; of other ways the whole target. */
  secret: string
  /** Signs too, until a time: whoever verifies has that long to change. */
  previousSecret: string | null
  previousUntil: number | null
  /** Null: at once. */
  schedule: Schedule | null
  /** Null: it is sent to. */
  pausedReason: string | null
  failingSince: number | null
  lastSuccessAt: number | null
  createdAt: number
  updatedAt: number
}

export const toChannel = (row: ChannelRow): Channel => ({
  id: row.id,
  accountId: row.account_id,
  way: row.way,
  url: row.url,
  description: row.description,
  events: JSON.parse(row.events) as string[],
  secret: row.secret,
  previousSecret: row.previous_secret,
  previousUntil: row.previous_until,
  schedule: row.schedule === null ? null : (JSON.parse(row.schedule) as Schedule),
  pausedReason: row.paused_reason,
  failingSince: row.failing_since,
  lastSuccessAt: row.last_success_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** One try to send a message. */
export interface Attempt {
  at: number
  latencyMs: number
  status: number | null
  error: string | null
}

export interface Delivery {
  id: string
  channelId: string
  eventId: string
  seq: number
  kind: string
  subject: string
  body: string
  status: DeliveryStatus
  /** Tries of this round; sending again begins a new one. */
  attempt: number
  nextAt: number
  attempts: Attempt[]
  /** The message it went out with; null: none yet. */
  batch: string | null
  /** Recipients who have it already, where others are still tried. */
  served: string[]
  createdAt: number
  finishedAt: number | null
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  channelId: row.webhook_id,
  eventId: row.event_id,
  seq: row.seq,
  kind: row.kind,
  subject: row.subject,
  body: row.body,
  status: row.status,
  attempt: row.attempt,
  nextAt: row.next_at,
  attempts: JSON.parse(row.attempts) as Attempt[],
  batch: row.batch,
  served: row.served === null ? [] : (JSON.parse(row.served) as string[]),
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

/** Whether a channel wants a kind of event. */
export const wants = (filters: readonly string[], kind: string): boolean =>
  filters.some(
    (filter) => filter === '*' || filter === kind || (filter.endsWith('.*') && kind.startsWith(filter.slice(0, -1))),
  )
