import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type OidcContext } from 'oidc-provider'

export interface Person {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}

const clientId = 'rostra'
export const clientSecret = randomBytes(16).toString('hex')

/** Consent was given long ago: whoever signs in comes straight back. */
const loadExistingGrant = async ({ oidc: { client, session, provider } }: OidcContext): Promise<unknown> => {
  const known = session.grantIdFor(client.clientId)
  if (known !== undefined) return provider.Grant.find(known)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** A real OpenID Connect provider on this machine, at which whoever is named signs in without a word. */
export class TestProvider {
  readonly people = new Map<string, Person>()
  /** Who sits before the browser. */
  visitor = ''
  issuer = ''
  readonly #server: Server = createServer()

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve))
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Rostra is a client of it under this address. */
  serve(origin: string): void {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${origin}/auth/oidc/callback`],
          post_logout_redirect_uris: [`${origin}/`],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
      cookies: { keys: [randomBytes(16).toString('hex')] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...this.people.get(accountId) }),
      }),
      loadExistingGrant,
    })
    const answer = provider.callback()
    this.#server.on('request', (request, response) => {
      const finished =
        request.url?.startsWith('/interaction/') === true
          ? provider.interactionFinished(request, response, { login: { accountId: this.visitor } })
          : answer(request, response)
      finished.catch((error: unknown) => response.destroy(error as Error))
    })
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => void this.#server.close(() => resolve()))
  }
}

/** A browser that follows redirections and keeps the cookies of every server apart. */
export class Walker {
  readonly #jars = new Map<string, Map<string, string>>()
  /** Every address that it was at. */
  readonly visited: string[] = []

  cookies(url: string): string {
    return [...(this.#jars.get(new URL(url).origin) ?? [])].map((pair) => pair.join('=')).join('; ')
  }

  forget(origin: string): void {
    this.#jars.delete(origin)
  }

  async go(url: string): Promise<Response> {
    this.visited.push(url)
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: this.cookies(url) } })
    const { origin } = new URL(url)
    const jar = this.#jars.get(origin) ?? new Map<string, string>()
    this.#jars.set(origin, jar)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    const to = response.headers.get('location')
    return to === null || response.status < 300 || response.status > 399 ? response : this.go(new URL(to, url).href)
  }
}
