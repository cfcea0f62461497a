import { changeChannel, channelCommon, createChannel, getChannel, listChannels } from './channel-operations.js'
import { removeChannel, showChannel } from './channel-operations.js'
import { deliveryOperations } from './deliveries.js'
import { exampleChannel, exampleDelivery, exampleNotificationId, exampleWebhook } from './examples.js'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateSecret } from './operations.js'
import { showWebhook, webhookCommon } from './operations.js'
import { getWebhook } from './present.js'
import { sendDue } from './send.js'

/** Telling others of events: programs by webhooks, people by e-mail, Slack and Teams. */
export const webhooks = {
  operations: [
    createWebhook,
    listWebhooks,
    showWebhook,
    changeWebhook,
    removeWebhook,
    rotateSecret,
    ...deliveryOperations({
      area: webhookCommon.area,
      at: '/webhooks',
      noun: 'webhook',
      testKind: 'webhook.test',
      exampleId: exampleWebhook.id,
      exampleDeliveryId: exampleDelivery.id,
      names: {
        test: 'testWebhook',
        list: 'listWebhookDeliveries',
        again: 'redeliverWebhook',
        dead: 'redeliverDeadLetters',
      },
      get: getWebhook,
    }),
    createChannel,
    listChannels,
    showChannel,
    changeChannel,
    removeChannel,
    ...deliveryOperations({
      area: channelCommon.area,
      at: '/notification-channels',
      noun: 'notification channel',
      testKind: 'notification.test',
      exampleId: exampleChannel.id,
      exampleDeliveryId: exampleNotificationId,
      names: {
        test: 'testNotificationChannel',
        list: 'listNotifications',
        again: 'redeliverNotification',
        dead: 'redeliverDeadNotifications',
      },
      get: getChannel,
    }),
  ],
  runners: [sendDue],
}
