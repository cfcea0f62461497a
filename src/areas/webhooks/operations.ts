import { z } from 'zod'
import { dayMs } from '../../kernel/clock.js'
import { Failure, invalid } from '../../kernel/errors.js'
import { operation } from '../../kernel/operation.js'
import { removal } from '../../kernel/removal.js'
import { FetchError } from '../../sources/web/fetch-error.js'
import { secretField, WebhookBody, WebhookCreated, WebhookPatch, WebhookShown } from './contract.js'
import { exampleSecret, exampleWebhook } from './examples.js'
import { getWebhook, presentWebhook, type WebhookNeeds } from './present.js'
import { createSecret } from './ways/sign.js'

export const webhookCommon = { area: 'Webhooks', scope: 'admin' as const }
export const webhookPath = z.strictObject({ id: z.string().min(1).max(60) })
const examplePath = { id: exampleWebhook.id }
const webhooksMax = 20
/** How long the old secret signs too. */
const overlapMs = dayMs

/** An address that can never be sent to is refused at once. */
export const checkUrl = (url: string | undefined, { sender }: Pick<WebhookNeeds, 'sender'>): void => {
  if (url === undefined) return
  try {
    sender.checkPublic(url)
  } catch (error) {
    if (error instanceof FetchError)
      throw invalid('/url', `${error.message} ROSTRA_WEBHOOK_ALLOW names addresses in your own network.`)
    throw error
  }
}

export const createWebhook = operation({
  ...webhookCommon,
  method: 'POST',
  path: '/webhooks',
  name: 'createWebhook',
  summary: 'Create a webhook',
  description:
    'Messages are signed as [Standard Webhooks](https://www.standardwebhooks.com) describes: verify `webhook-signature` with the secret, which is shown only here. Every message is sent at least once; `webhook-id` is the same in every try.',
  input: { body: WebhookBody },
  status: 201,
  output: WebhookCreated,
  keep: (created) => ({ ...created, secret: null }),
  example: {
    body: { url: exampleWebhook.url, description: 'CRM', events: exampleWebhook.events },
    output: { ...exampleWebhook, secret: exampleSecret },
  },
  run: async ({ body }, needs: WebhookNeeds, call) => {
    checkUrl(body.url, needs)
    const { accountId } = call.caller
    if ((await needs.channels.list(accountId, ['webhook'])).length >= webhooksMax)
      throw new Failure('conflict', `An account can have at most ${webhooksMax} webhooks. Delete one first.`)
    const secret = createSecret()
    const id = call.newId('whk')
    await needs.channels.create({ id, accountId, way: 'webhook', ...body, secret })
    return { ...(await presentWebhook(await getWebhook(id, needs, call), needs)), secret }
  },
})

export const listWebhooks = operation({
  ...webhookCommon,
  method: 'GET',
  path: '/webhooks',
  name: 'listWebhooks',
  summary: 'List webhooks',
  input: {},
  output: z.strictObject({ data: z.array(WebhookShown) }),
  example: { output: { data: [exampleWebhook] } },
  run: async (_input, needs: WebhookNeeds, call) => ({
    data: await Promise.all(
      (await needs.channels.list(call.caller.accountId, ['webhook'])).map((webhook) => presentWebhook(webhook, needs)),
    ),
  }),
})

export const showWebhook = operation({
  ...webhookCommon,
  method: 'GET',
  path: '/webhooks/{id}',
  name: 'getWebhook',
  summary: 'Get a webhook',
  input: { path: webhookPath },
  output: WebhookShown,
  example: { path: examplePath, output: exampleWebhook },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => presentWebhook(await getWebhook(id, needs, call), needs),
})

export const changeWebhook = operation({
  ...webhookCommon,
  method: 'PATCH',
  path: '/webhooks/{id}',
  name: 'changeWebhook',
  summary: 'Change, pause or resume a webhook',
  description: 'While a webhook is paused, its messages are kept. They are sent when it is resumed.',
  input: { path: webhookPath, body: WebhookPatch },
  output: WebhookShown,
  example: { path: examplePath, body: { description: 'CRM' }, output: exampleWebhook },
  run: async ({ path: { id }, body: { url, description, events, paused } }, needs: WebhookNeeds, call) => {
    await getWebhook(id, needs, call)
    checkUrl(url, needs)
    const { accountId } = call.caller
    await needs.channels.change(accountId, id, {
      ...(url === undefined ? {} : { url }),
      ...(description === undefined ? {} : { description }),
      ...(events === undefined ? {} : { events }),
      ...(paused === true ? { pausedReason: 'Paused by request.' } : {}),
    })
    if (paused === false) await needs.channels.resume(accountId, id)
    return presentWebhook(await getWebhook(id, needs, call), needs)
  },
})

export const removeWebhook = removal({
  ...webhookCommon,
  path: '/webhooks/{id}',
  name: 'removeWebhook',
  summary: 'Delete a webhook',
  description: 'Its delivery log is deleted too. The events remain in GET /events.',
  input: { path: webhookPath },
  example: { path: examplePath },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => {
    await getWebhook(id, needs, call)
    await needs.channels.remove(call.caller.accountId, id)
  },
})

export const rotateSecret = operation({
  ...webhookCommon,
  method: 'POST',
  path: '/webhooks/{id}/rotate-secret',
  name: 'rotateWebhookSecret',
  summary: 'Replace the secret of a webhook',
  description: 'For 24 hours, messages have two signatures, one with the new and one with the old secret.',
  input: { path: webhookPath },
  output: z.strictObject({ ...WebhookShown.shape, secret: secretField }),
  keep: (rotated) => ({ ...rotated, secret: null }),
  example: { path: examplePath, output: { ...exampleWebhook, secret: exampleSecret } },
  run: async ({ path: { id } }, needs: WebhookNeeds, call) => {
    const webhook = await getWebhook(id, needs, call)
    const secret = createSecret()
    await needs.channels.rotate(webhook, secret, needs.clock.now() + overlapMs)
    return { ...(await presentWebhook(await getWebhook(id, needs, call), needs)), secret }
  },
})
