/** The part of the provider that the tests use: the package comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  interface OidcContext {
    oidc: {
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      provider: Provider
    }
  }
  export default class Provider {
    constructor(issuer: string, configuration: object)
    Grant: { new (of: { clientId: string; accountId: string }): Grant; find(id: string): Promise<Grant | undefined> }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
  export type { OidcContext }
}
