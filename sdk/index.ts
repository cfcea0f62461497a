/** The typed client for Rostra. */
export {
  Rostra,
  RostraError,
  type Answer,
  type CallOptions,
  type ClientOptions,
  type Input,
  type Item,
  type OperationName,
} from './client.js'
export * from './interface.js'
