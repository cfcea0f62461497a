import * as openid from 'openid-client'
import { z } from 'zod'
import { Failure } from '../../kernel/errors.js'
import type { OidcSettings } from './oidc-settings.js'

/** What has to be remembered between leaving for the provider and coming back. */
export interface Flow {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of a person. */
export interface Claims {
  issuer: string
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
  /** Values of the claim that gives roles. */
  groups: string[]
}

const timeoutS = 10

const PersonClaims = z.object({
  email: z.string().max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(300).optional(),
})

const toGroups = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string')

const unreachable = (cause: unknown): Failure =>
  new Failure('unavailable', 'The identity provider cannot be reached. Try again, or sign in another way.', {
    cause,
    retryAfterS: 10,
  })

/** A client of one provider: the code flow with PKCE, state and nonce. */
export class OidcClient {
  readonly #settings: OidcSettings & { oidcIssuer: string }
  #discovered: Promise<openid.Configuration> | undefined

  constructor(settings: OidcSettings & { oidcIssuer: string }) {
    this.#settings = settings
  }

  /** Where the browser is sent, and what must be known when it comes back. */
  async begin(redirectUri: string): Promise<{ url: string; flow: Flow }> {
    const configuration = await this.#discover()
    const flow = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    }
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#settings.oidcScopes,
      code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      state: flow.state,
      nonce: flow.nonce,
    })
    return { url: url.href, flow }
  }

  /** Exchanges the code that the browser brought. Signature, issuer, audience, times, state and nonce are checked by the library. */
  async finish(callback: URL, { state, nonce, verifier }: Flow): Promise<Claims> {
    const configuration = await this.#discover()
    const tokens = await openid
      .authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      .catch((cause: unknown) => {
        throw new Failure('unauthorized', 'The identity provider did not confirm the sign-in.', { cause })
      })
    const claims = tokens.claims()
    if (claims === undefined) throw new Failure('unauthorized', 'The identity provider sent no ID token.')
    const told = { ...(await this.#userInfo(configuration, tokens.access_token, claims.sub)), ...claims }
    const person = PersonClaims.safeParse(told).data ?? {}
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: person.email,
      isEmailVerified: person.email_verified === true,
      name: person.name,
      groups: toGroups(told[this.#settings.oidcRoleClaim]),
    }
  }

  /** Where signing out goes on at the provider; undefined where it has no such page. */
  async endUrl(returnTo: string): Promise<string | undefined> {
    const configuration = await this.#discover()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    return openid.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href
  }

  async #userInfo(
    configuration: openid.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Record<string, unknown>> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {}
    return openid.fetchUserInfo(configuration, accessToken, subject).catch((cause: unknown) => {
      throw unreachable(cause)
    })
  }

  /** Keys and addresses of the provider are read when they are first needed, and again where that failed. */
  #discover(): Promise<openid.Configuration> {
    const { oidcIssuer, oidcClientId, oidcClientSecret } = this.#settings
    const authentication = oidcClientSecret === undefined ? openid.None() : openid.ClientSecretPost(oidcClientSecret)
    this.#discovered ??= openid
      .discovery(new URL(oidcIssuer), oidcClientId, undefined, authentication, {
        timeout: timeoutS,
        ...(oidcIssuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}),
      })
      .catch((cause: unknown) => {
        this.#discovered = undefined
        throw unreachable(cause)
      })
    return this.#discovered
  }
}
