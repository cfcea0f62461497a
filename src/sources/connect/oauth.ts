import { hash } from 'node:crypto'
import { MappedClient } from '../mapped/client.js'
import { Mapping } from '../mapped/mapping.js'
import { compilePath } from '../mapped/path.js'
import { toId, toText } from '../mapped/value.js'
import { SourceError } from '../port.js'
import type { SafeFetch } from '../web/safe-fetch.js'
import type { Provider, TokenCall } from './provider.js'

/** What an operator got from the network for their app. */
export interface OAuthApp {
  clientId: string
  clientSecret: string
}

export interface Tokens {
  accessToken: string
  refreshToken: string | null
  /** ms since the epoch. */
  expiresAt: number
  scope: string | null
}

/** Whose token it is. */
export interface ConnectedAccount {
  externalId: string
  handle: string
  name: string
  /** The record as it came, for calls that name a part of it. */
  record: unknown
  /** With which figures are read. */
  token: string
}

interface Parts {
  web: SafeFetch
  now: () => number
}

type Given = Record<string, unknown>

/** A client that may call the hosts of a provider and no others. */
export const clientOf = (provider: Provider, isSigned: boolean, { web, now }: Parts): MappedClient => {
  const { id, name, network, base, errors, proof, headers: always } = provider
  const hosts = [...provider.hosts, ...[base].map((url) => new URL(url).host)]
  const headers = { authorization: 'Bearer {$credentials.access_token}' }
  const auth = isSigned ? { type: 'headers', headers } : { type: 'none' }
  const note = `Accounts that their owners connected through ${name}.`
  const mapping = Mapping.parse({
    ...{ id, name, network, base, hosts, errors, auth, note, proof },
    headers: always,
    operations: {},
  })
  return new MappedClient(mapping, { web, now, credentials: {} })
}

/** The OAuth 2.0 conversation with one network: a code for tokens, tokens anew, tokens given back. */
export class OAuth {
  readonly #provider: Provider
  readonly #app: OAuthApp
  readonly #parts: Parts
  readonly #plain: MappedClient
  readonly #signed: MappedClient

  constructor(provider: Provider, app: OAuthApp, parts: Parts) {
    this.#provider = provider
    this.#app = app
    this.#parts = parts
    this.#plain = clientOf(provider, false, parts)
    this.#signed = clientOf(provider, true, parts)
  }

  #given(more: Given): Given {
    return { client: { client_id: this.#app.clientId, client_secret: this.#app.clientSecret }, ...more }
  }

  /** Where the creator is sent to agree. */
  authorizeUrl({ state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string }): string {
    const { url, query, separator, client, pkce } = this.#provider.authorize
    const to = new URL(url)
    const fixed = Object.entries(query).map(([name, text]) => [name, [text].flat().join(',')] as const)
    const proof = { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 'S256' }
    const all = {
      [client]: this.#app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: this.#provider.scopes.map(({ name }) => name).join(separator),
      state,
      ...Object.fromEntries(fixed),
      ...(pkce === 'none' ? {} : proof),
    }
    for (const [name, value] of Object.entries(all)) to.searchParams.set(name, value)
    return to.href
  }

  /** Tokens for the code that the network sent the creator back with. */
  async exchange(code: string, verifier: string, redirectUri: string): Promise<Tokens> {
    const { token, extend } = this.#provider
    const short = await this.#ask(token, { code, verifier, redirect_uri: redirectUri }, undefined)
    return extend === undefined ? short : this.#ask(extend, {}, short)
  }

  /** New tokens of old ones; undefined where the network has no way but to ask the creator again. */
  async refresh(tokens: Tokens): Promise<Tokens | undefined> {
    return this.#provider.refresh && this.#ask(this.#provider.refresh, {}, tokens)
  }

  /** Gives the access back at the network. False where only the creator can do that. */
  async revoke(tokens: Tokens): Promise<boolean> {
    const { revoke } = this.#provider
    if (revoke === undefined) return false
    await this.#plain.ask(revoke, this.#given({ tokens: shown(tokens) }), 'the access').catch((error: unknown) => {
      // Whatever is not known there any more is revoked.
      if (!(error instanceof SourceError) || !isGone(error)) throw error
    })
    return true
  }

  /** The account that was signed in to. Where one sign-in gives several, the one that is wanted, or else the first. */
  async account(tokens: Tokens, isWanted: (account: ConnectedAccount) => boolean = () => true) {
    const { account, name } = this.#provider
    const credentials = { access_token: tokens.accessToken }
    const { body } = await this.#after(account, this.#given({ credentials }), 'the account')
    const at = (path: string | undefined) => (path === undefined ? body : compilePath(path)({ item: body, given: {} }))
    const records = account.items === undefined ? [at(account.item)] : [at(account.items)].flat()
    const accounts = records.flatMap((record: unknown) => this.#toAccount(record, tokens) ?? [])
    const found = accounts.find(isWanted) ?? accounts[0]
    if (found === undefined)
      throw new SourceError('not_found', `${name} gave no account: there may be none that can be connected.`)
    return found
  }

  #toAccount(record: unknown, tokens: Tokens): ConnectedAccount | undefined {
    const { account } = this.#provider
    const read = (path: string): unknown => compilePath(path)({ item: record, given: {} })
    const [externalId, handle] = [toId(read(account.external_id)), toText(read(account.handle))]
    if (externalId === null || handle === null) return undefined
    const token = account.token === undefined ? null : toText(read(account.token))
    const bare = handle.replace(/^@/, '')
    return {
      externalId,
      handle: account.handle_prefix + bare,
      name: toText(read(account.name)) ?? bare,
      record,
      token: token ?? tokens.accessToken,
    }
  }

  /** A call for figures of the account, with its own token. */
  async figures(call: Provider['figures'][number], account: ConnectedAccount, times: { since: number; until: number }) {
    const given = this.#given({ credentials: { access_token: account.token }, account: account.record, ...times })
    return this.#after(call, given, 'figures')
  }

  /** A call with the owner's token, after those that it needs. */
  async #after({ before, ...call }: Provider['account'] | Provider['figures'][number], given: Given, about: string) {
    const all = { ...given }
    for (const { name, ...each } of before) all[name] = (await this.#signed.ask(each, all, about)).body
    return { body: (await this.#signed.ask(call, all, about)).body, given: all }
  }

  async #ask(call: TokenCall, more: Given, former: Tokens | undefined): Promise<Tokens> {
    const given = this.#given({ ...more, ...(former === undefined ? {} : { tokens: shown(former) }) })
    const { body } = await this.#plain.ask(call, given, 'a token')
    const read = (path: string): unknown => compilePath(path)({ item: body, given: {} })
    const accessToken = toText(read(call.access_token))
    if (accessToken === null)
      throw new SourceError('unavailable', `${this.#provider.name} gave no token.`, { scope: 'subject' })
    const seconds = Number(read(call.expires_in) ?? Number.NaN)
    const lifeS = Number.isFinite(seconds) && seconds > 0 ? seconds : this.#provider.lifetime_s
    const scope = read(call.scope)
    return {
      accessToken,
      refreshToken: toText(read(call.refresh_token)) ?? former?.refreshToken ?? null,
      expiresAt: this.#parts.now() + lifeS * 1000,
      scope: (Array.isArray(scope) ? scope.join(',') : toText(scope)) ?? former?.scope ?? null,
    }
  }
}

const shown = ({ accessToken, refreshToken }: Tokens): Given => ({
  access_token: accessToken,
  ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
})

const isGone = ({ kind }: SourceError): boolean => kind === 'credentials_missing' || kind === 'unsupported'
