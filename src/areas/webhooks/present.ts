import type { z } from 'zod'
import type { Channels } from '../../jobs/channels/channels.js'
import type { Channel, Delivery } from '../../jobs/channels/rows.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { notFound } from '../../kernel/errors.js'
import type { Call } from '../../kernel/operation.js'
import type { Cursors } from '../../kernel/page.js'
import type { SafeFetch } from '../../sources/web/safe-fetch.js'
import type { DeliveryShown, stateShape, WebhookShown } from './contract.js'

export interface WebhookNeeds {
  channels: Channels
  sender: SafeFetch
  clock: Clock
  cursors: Cursors
}

/** The endpoint of the path: one of the caller's account. */
export const getWebhook = async (id: string, { channels }: WebhookNeeds, { caller }: Call): Promise<Channel> => {
  const webhook = await channels.find(caller.accountId, id)
  if (webhook?.way !== 'webhook') throw notFound('webhook')
  return webhook
}

/** How a channel fares. */
export const presentState = async (
  { id, pausedReason, failingSince, lastSuccessAt }: Channel,
  { deliveries }: Channels,
): Promise<z.output<z.ZodObject<typeof stateShape>>> => ({
  status: pausedReason !== null ? 'paused' : failingSince !== null ? 'failing' : 'active',
  paused_reason: pausedReason,
  deliveries: await deliveries.countByStatus(id),
  last_success_at: toTimestampOrNull(lastSuccessAt),
  failing_since: toTimestampOrNull(failingSince),
})

export const presentWebhook = async (
  webhook: Channel,
  { channels, clock }: WebhookNeeds,
): Promise<z.output<typeof WebhookShown>> => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events,
  ...(await presentState(webhook, channels)),
  previous_secret_until: toTimestampOrNull((webhook.previousUntil ?? 0) > clock.now() ? webhook.previousUntil : null),
  created_at: toTimestamp(webhook.createdAt),
  updated_at: toTimestamp(webhook.updatedAt),
})

export const presentDelivery = (delivery: Delivery): z.output<typeof DeliveryShown> => ({
  id: delivery.id,
  event_id: delivery.eventId,
  kind: delivery.kind,
  subject: delivery.subject,
  message_id: delivery.batch,
  status: delivery.status,
  attempts: delivery.attempts.map(({ at, latencyMs, status, error }) => ({
    at: toTimestamp(at),
    latency_ms: latencyMs,
    status,
    error,
  })),
  next_attempt_at: delivery.status === 'pending' ? toTimestamp(delivery.nextAt) : null,
  body: delivery.body,
  created_at: toTimestamp(delivery.createdAt),
  finished_at: toTimestampOrNull(delivery.finishedAt),
})
