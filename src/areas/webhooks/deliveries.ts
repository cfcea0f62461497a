import { z } from 'zod'
import { deliveryStatuses } from '../../jobs/webhooks/rows.js'
import { notFound } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../kernel/page.js'
import { DeliveryShown } from './contract.js'
import { exampleDelivery, exampleWebhook } from './examples.js'
import { webhookCommon, webhookPath } from './operations.js'
import { getWebhook, presentDelivery, type WebhookNeeds } from './present.js'

const path = { id: exampleWebhook.id }

export const testWebhook = operation({
  ...webhookCommon,
  method: 'POST',
  path: '/webhooks/{id}/test',
  name: 'testWebhook',
  summary: 'Send a test message',
  description:
    'Sends `webhook.test` to this webhook, whatever its filter. Look at the delivery to see what came of it.',
  input: { path: webhookPath },
  status: 202,
  output: DeliveryShown,
  example: {
    path,
    output: {
      ...exampleDelivery,
      status: 'pending',
      attempts: [],
      next_attempt_at: exampleDelivery.created_at,
      finished_at: null,
    },
  },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => {
    const webhook = await getWebhook(id, needs, call)
    const message = {
      id: call.newId('evt'),
      seq: 0,
      kind: 'webhook.test',
      subject: id,
      payload: { webhook_id: id },
      createdAt: needs.clock.now(),
    }
    const deliveryId = await needs.webhooks.send(webhook, message)
    const delivery = await needs.webhooks.findDelivery(id, deliveryId)
    if (delivery === undefined) throw notFound('delivery')
    return presentDelivery(delivery)
  },
})

export const listDeliveries = operation({
  ...webhookCommon,
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  name: 'listWebhookDeliveries',
  summary: 'List deliveries of a webhook',
  description: 'Newest first, each with every try: time, latency, status and error.',
  input: {
    path: webhookPath,
    query: z.strictObject({
      ...pageQuery,
      status: z.enum(deliveryStatuses).optional(),
      kind: z.string().max(60).optional().describe('One kind of event.'),
    }),
  },
  output: pageOf(DeliveryShown),
  example: { path, output: { data: [exampleDelivery], next_cursor: null } },
  run: async ({ path: { id }, query: { limit, cursor, status, kind } }, needs: WebhookNeeds, call) => {
    await getWebhook(id, needs, call)
    const list = ['webhook deliveries', id, status, kind]
    const [before] = needs.cursors.read(list, cursor) ?? []
    const rows = await needs.webhooks.listDeliveries(id, {
      status,
      kind,
      before: before === undefined ? undefined : String(before),
      limit: limit + 1,
    })
    return cutPage(rows, limit, { item: presentDelivery, cursor: (row) => needs.cursors.write(list, [row.id]) })
  },
})

export const redeliver = operation({
  ...webhookCommon,
  method: 'POST',
  path: '/webhooks/{id}/deliveries/{delivery_id}/redeliver',
  name: 'redeliverWebhook',
  summary: 'Send a message again',
  description: 'With the same webhook-id, from its first try.',
  input: { path: z.strictObject({ ...webhookPath.shape, delivery_id: z.string().min(1).max(60) }) },
  status: 202,
  output: DeliveryShown,
  example: { path: { ...path, delivery_id: exampleDelivery.id }, output: exampleDelivery },
  run: async ({ path: { id, delivery_id: deliveryId } }, needs: WebhookNeeds, call) => {
    const webhook = await getWebhook(id, needs, call)
    if ((await needs.webhooks.again(webhook, { id: deliveryId })) === 0) throw notFound('delivery')
    const delivery = await needs.webhooks.findDelivery(id, deliveryId)
    if (delivery === undefined) throw notFound('delivery')
    return presentDelivery(delivery)
  },
})

export const redeliverDead = operation({
  ...webhookCommon,
  method: 'POST',
  path: '/webhooks/{id}/redeliver',
  name: 'redeliverDeadLetters',
  summary: 'Send all dead letters again',
  input: { path: webhookPath },
  status: 202,
  output: z.strictObject({ redelivered: z.int() }),
  example: { path, output: { redelivered: 0 } },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => ({
    redelivered: await needs.webhooks.again(await getWebhook(id, needs, call), { status: 'dead' }),
  }),
})
