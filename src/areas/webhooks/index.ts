import { listDeliveries, redeliver, redeliverDead, testWebhook } from './deliveries.js'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateSecret, showWebhook } from './operations.js'
import { sendDue } from './send.js'

/** Telling others of events. */
export const webhooks = {
  operations: [
    createWebhook,
    listWebhooks,
    showWebhook,
    changeWebhook,
    removeWebhook,
    rotateSecret,
    testWebhook,
    listDeliveries,
    redeliver,
    redeliverDead,
  ],
  runners: [sendDue],
}
