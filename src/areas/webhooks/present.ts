import type { z } from 'zod'
import type { Delivery, Webhook } from '../../jobs/webhooks/rows.js'
import type { Webhooks } from '../../jobs/webhooks/webhooks.js'
import { toTimestamp, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { notFound } from '../../kernel/errors.js'
import type { Call } from '../../kernel/operation.js'
import type { Cursors } from '../../kernel/page.js'
import type { SafeFetch } from '../../sources/web/safe-fetch.js'
import type { DeliveryShown, WebhookShown } from './contract.js'

export interface WebhookNeeds {
  webhooks: Webhooks
  sender: SafeFetch
  clock: Clock
  cursors: Cursors
}

/** The endpoint of the path: one of the caller's account. */
export const getWebhook = async (id: string, { webhooks }: WebhookNeeds, { caller }: Call): Promise<Webhook> => {
  const webhook = await webhooks.find(caller.accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  return webhook
}

export const presentWebhook = async (
  webhook: Webhook,
  { webhooks, clock }: WebhookNeeds,
): Promise<z.output<typeof WebhookShown>> => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events,
  status: webhook.pausedReason !== null ? 'paused' : webhook.failingSince !== null ? 'failing' : 'active',
  paused_reason: webhook.pausedReason,
  deliveries: await webhooks.countByStatus(webhook.id),
  last_success_at: toTimestampOrNull(webhook.lastSuccessAt),
  failing_since: toTimestampOrNull(webhook.failingSince),
  previous_secret_until: toTimestampOrNull((webhook.previousUntil ?? 0) > clock.now() ? webhook.previousUntil : null),
  created_at: toTimestamp(webhook.createdAt),
  updated_at: toTimestamp(webhook.updatedAt),
})

export const presentDelivery = (delivery: Delivery): z.output<typeof DeliveryShown> => ({
  id: delivery.id,
  event_id: delivery.eventId,
  kind: delivery.kind,
  subject: delivery.subject,
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
