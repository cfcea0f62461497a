import { z } from 'zod'
import { deliveryStatuses } from '../../jobs/channels/rows.js'

const timestamp = z.iso.datetime()

/** Every kind of event that can be told, with what it tells. */
export const eventKinds = {
  'request.finished': 'A request ended: succeeded, partial or failed.',
  'screening.finished': 'A screening ended.',
  'screening.item_flagged': 'Monitoring flagged an item.',
  'screening.level_changed': 'The risk level of a screening changed.',
  'screening.run_failed': 'A run of monitoring failed.',
  'listening.alert': 'A scheduled listening passed a threshold or found a spike.',
  'listening.mention': 'A scheduled listening found a new mention.',
  'report.ready': 'A scheduled report of a profile or a listening can be fetched.',
  'export.ready': 'A scheduled export was written.',
  'search.changed': 'A saved search has new, lost or changed matches.',
  'campaign.post': 'A post of a campaign was found.',
  'connection.connected': 'A creator connected an account.',
  'connection.ended': 'A connection ended: by the creator, by you or by the network.',
  'campaign.finished': 'A campaign has ended and was checked for the last time.',
  'webhook.paused': 'An endpoint was paused because it took nothing any more.',
  'notification.paused': 'A notification channel was paused because it took nothing any more.',
  'quota.low': 'A source has used 80 % of its quota or daily budget.',
  'quota.spent': 'A source has used up its quota or daily budget; nothing more is read until it starts again.',
  'webhook.test': 'A test message; sent only to the endpoint that asked for it.',
  'notification.test': 'A test message; sent only to the channel that asked for it.',
} as const

type Kind = keyof typeof eventKinds

/** A kind that can be subscribed to. */
export type EventKind = Exclude<Kind, `${string}.test`>

/** What can be subscribed to. */
export const subscribed = Object.keys(eventKinds).filter((kind) => !kind.endsWith('.test')) as [
  EventKind,
  ...EventKind[],
]

const areas = [...new Set(Object.keys(eventKinds).map((kind) => `${kind.split('.')[0] ?? ''}.*`))]
const known = new Set(['*', ...areas, ...Object.keys(eventKinds)])

const eventFilter = z
  .string()
  .max(60)
  .refine((kind) => known.has(kind), `Must be one of ${[...known].join(', ')}.`)

export const eventFilters = z
  .array(eventFilter)
  .min(1)
  .max(30)
  .describe(`Kinds of events: ${subscribed.join(', ')}; all of an area: screening.*; all: *.`)

const url = z
  .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
  .max(2048)
  .describe(
    'Where messages are sent. It must be on the public internet, unless ROSTRA_WEBHOOK_ALLOW names its address.',
  )

const editable = {
  url,
  description: z.string().max(500),
  events: eventFilters,
}

export const WebhookBody = z
  .strictObject({ url, description: editable.description.default(''), events: editable.events.default(['*']) })
  .meta({ id: 'WebhookBody' })

export const WebhookPatch = z
  .strictObject({
    ...editable,
    paused: z.boolean().describe('false also resumes an endpoint that was paused by itself.'),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Say what should change.')
  .meta({ minProperties: 1 })
  .meta({ id: 'WebhookPatch' })

/** How a channel fares. */
export const stateShape = {
  status: z.enum(['active', 'failing', 'paused']).describe('failing: the newest message was not taken.'),
  paused_reason: z.string().nullable(),
  deliveries: z.strictObject({ pending: z.int(), delivered: z.int(), dead: z.int() }),
  last_success_at: timestamp.nullable(),
  failing_since: timestamp.nullable(),
}

export const WebhookShown = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.string()),
    ...stateShape,
    previous_secret_until: timestamp.nullable().describe('Until then messages are signed with the old secret too.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Webhook' })

export const secretField = z
  .string()
  .nullable()
  .describe('whsec_…, shown only once; null if the call is repeated with its Idempotency-Key.')

export const WebhookCreated = z.strictObject({ ...WebhookShown.shape, secret: secretField })

export const AttemptShown = z.strictObject({
  at: timestamp,
  latency_ms: z.int(),
  status: z.int().nullable().describe('HTTP status, or reply code of the mail server; null if there was no answer.'),
  error: z.string().nullable(),
})

export const DeliveryShown = z
  .strictObject({
    id: z.string(),
    event_id: z.string().describe('Sent as webhook-id: the same in every try, so that a message is taken once.'),
    kind: z.string(),
    subject: z.string(),
    message_id: z
      .string()
      .nullable()
      .describe('The message to people that carried it, the same in every try; null for webhooks.'),
    status: z.enum(deliveryStatuses).describe('dead: given up after ten tries in three days, or after 410.'),
    attempts: z.array(AttemptShown).describe('The newest 30 tries, oldest first.'),
    next_attempt_at: timestamp.nullable(),
    body: z.string().describe('As it is sent.'),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
