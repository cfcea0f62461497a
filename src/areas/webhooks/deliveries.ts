import { z } from 'zod'
import { deliveryStatuses, type Channel } from '../../jobs/channels/rows.js'
import { notFound } from '../../kernel/errors.js'
import { operation, type Call } from '../../kernel/operation.js'
import { cutPage, pageOf, pageQuery } from '../../kernel/page.js'
import { DeliveryShown, subscribed } from './contract.js'
import { exampleDelivery } from './examples.js'
import { webhookPath } from './operations.js'
import { presentDelivery, type WebhookNeeds } from './present.js'
import { sampleOf } from './samples.js'

/** What can be done with the messages of a channel is the same for every way. */
interface Described {
  area: string
  /** Where the channels are, and what one is called. */
  at: string
  noun: string
  testKind: string
  exampleId: string
  exampleDeliveryId: string
  names: { test: string; list: string; again: string; dead: string }
  get: (id: string, needs: WebhookNeeds, call: Call) => Promise<Channel>
}

const scope = 'admin'

const sentExample = ({ exampleId, exampleDeliveryId, testKind }: Described) => ({
  ...exampleDelivery,
  id: exampleDeliveryId,
  kind: testKind,
  subject: exampleId,
})

const getDelivery = async (channelId: string, id: string, { channels }: WebhookNeeds) => {
  const delivery = await channels.deliveries.find(channelId, id)
  if (delivery === undefined) throw notFound('delivery')
  return presentDelivery(delivery)
}

const testOperation = (described: Described) => {
  const { area, at, noun, testKind, exampleId, names, get } = described
  return operation({
    area,
    scope,
    method: 'POST',
    path: `${at}/{id}/test`,
    name: names.test,
    summary: `Send a test message to a ${noun}`,
    description: `Sends \`${testKind}\` to this ${noun} at once, whatever its filter. With \`kind\`, it sends a sample of that kind of event instead: invented values in the real form, with \`"is_sample": true\` in \`data\`. Look at the delivery to see whether it arrived.`,
    input: {
      path: webhookPath,
      query: z.strictObject({ kind: z.enum(subscribed).optional().describe('The kind of event to send a sample of.') }),
    },
    status: 202,
    output: DeliveryShown,
    example: {
      path: { id: exampleId },
      output: {
        ...sentExample(described),
        status: 'pending',
        attempts: [],
        next_attempt_at: exampleDelivery.created_at,
        finished_at: null,
      },
    },
    run: async ({ path: { id }, query: { kind } }, needs: WebhookNeeds, call) => {
      const channel = await get(id, needs, call)
      const test = { subject: id, payload: channel.way === 'webhook' ? { webhook_id: id } : { channel_id: id } }
      const message = {
        id: call.newId('evt'),
        seq: 0,
        kind: kind ?? testKind,
        ...(kind === undefined ? test : sampleOf(kind)),
        createdAt: needs.clock.now(),
      }
      return getDelivery(id, await needs.channels.deliveries.send(channel, message), needs)
    },
  })
}

const listOperation = (described: Described) => {
  const { area, at, noun, exampleId, names, get } = described
  return operation({
    area,
    scope,
    method: 'GET',
    path: `${at}/{id}/deliveries`,
    name: names.list,
    summary: `List deliveries of a ${noun}`,
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
    example: { path: { id: exampleId }, output: { data: [sentExample(described)], next_cursor: null } },
    run: async ({ path: { id }, query: { limit, cursor, status, kind } }, needs: WebhookNeeds, call) => {
      await get(id, needs, call)
      const about = ['webhook deliveries', id, status, kind]
      const [before] = needs.cursors.read(about, cursor) ?? []
      const rows = await needs.channels.deliveries.list(id, {
        status,
        kind,
        before: before === undefined ? undefined : String(before),
        limit: limit + 1,
      })
      return cutPage(rows, limit, { item: presentDelivery, cursor: (row) => needs.cursors.write(about, [row.id]) })
    },
  })
}

const redeliverOperation = (described: Described) => {
  const { area, at, noun, exampleId, exampleDeliveryId, names, get } = described
  return operation({
    area,
    scope,
    method: 'POST',
    path: `${at}/{id}/deliveries/{delivery_id}/redeliver`,
    name: names.again,
    summary: `Send a message to a ${noun} again`,
    description: 'At once and from its first try, under the id of the same event.',
    input: { path: z.strictObject({ ...webhookPath.shape, delivery_id: z.string().min(1).max(60) }) },
    status: 202,
    output: DeliveryShown,
    example: { path: { id: exampleId, delivery_id: exampleDeliveryId }, output: sentExample(described) },
    run: async ({ path: { id, delivery_id: deliveryId } }, needs: WebhookNeeds, call) => {
      const channel = await get(id, needs, call)
      if ((await needs.channels.deliveries.again(channel, { id: deliveryId })) === 0) throw notFound('delivery')
      return getDelivery(id, deliveryId, needs)
    },
  })
}

const redeliverDeadOperation = (described: Described) => {
  const { area, at, noun, exampleId, names, get } = described
  return operation({
    area,
    scope,
    method: 'POST',
    path: `${at}/{id}/redeliver`,
    name: names.dead,
    summary: `Send all dead letters of a ${noun} again`,
    input: { path: webhookPath },
    status: 202,
    output: z.strictObject({ redelivered: z.int() }),
    example: { path: { id: exampleId }, output: { redelivered: 0 } },
    run: async ({ path: { id } }, needs: WebhookNeeds, call) => ({
      redelivered: await needs.channels.deliveries.again(await get(id, needs, call), { status: 'dead' }),
    }),
  })
}

export const deliveryOperations = (described: Described) => [
  testOperation(described),
  listOperation(described),
  redeliverOperation(described),
  redeliverDeadOperation(described),
]
