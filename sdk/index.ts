/** The typed client for Rostra. */
export {
  Rostra,
  type Answer,
  type CallOptions,
  type ClientOptions,
  type Input,
  type Item,
  type OperationName,
} from './client.js'
export { verifyWebhook, WebhookError, type VerifyOptions, type WebhookMessage } from './webhooks.js'
export { RostraError, UnreachableError } from './wire.js'
export * from './interface.js'
