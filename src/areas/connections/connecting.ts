import type { Clock } from '../../kernel/clock.js'
import { createSecret, hashSecret, looksLikeSecret } from '../../kernel/secret.js'
import type { Database } from '../../db/database.js'
import type { Events } from '../../jobs/events.js'
import { handleKey } from '../../model/handle-key.js'
import type { ConnectedAccount } from '../../sources/connect/oauth.js'
import type { Provider } from '../../sources/connect/provider.js'
import { SourceError } from '../../sources/port.js'
import type { ConnectionKeeper, ReadyProvider } from './keeper.js'
import type { ConnectionRow, Connections } from './store.js'

/** What the page shows a creator of a link. */
export interface Asked {
  account: string
  purpose: string
  networkName: string
  /** Where the creator signs in. */
  signInHost: string
  /** Until when the link can be used to connect. */
  expiresAt: number
  scopes: string[]
  remove: string
  state: 'open' | 'connected' | 'over'
  handle: string | null
  expected: string | null
}

export type Finished = { ok: true } | { ok: false; reason: string }

interface Parts {
  db: Database
  clock: Clock
  events: Events
  connections: Connections
  keeper: ConnectionKeeper
  providers: readonly Provider[]
  ready: ReadonlyMap<string, ReadyProvider>
  redirectUri: string | undefined
}

const notNow = 'This link does not work any more. Ask whoever sent it for a new one.'

const stateOf = (row: ConnectionRow, now: number): Asked['state'] => {
  if (row.ended_at !== null) return 'over'
  if (row.connected_at !== null) return 'connected'
  return row.expires_at > now ? 'open' : 'over'
}

/** The way of a creator through a link: asked, sent to the network, back, connected; and disconnected whenever they like. */
export class Connecting {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async #find(code: string) {
    const row = await this.#look(code)
    const found = row === undefined ? undefined : this.#parts.ready.get(row.provider)
    return row === undefined || found === undefined ? undefined : { row, ...found }
  }

  async #look(code: string) {
    return looksLikeSecret(code) ? this.#parts.connections.look(hashSecret(code)) : undefined
  }

  /** What a creator connected stays theirs to see and to end, also when nobody can be connected any more. */
  async look(code: string): Promise<Asked | undefined> {
    const row = await this.#look(code)
    const provider = this.#parts.providers.find(({ id }) => id === row?.provider)
    if (row === undefined || provider === undefined) return undefined
    if (row.connected_at === null && !this.#parts.ready.has(row.provider)) return undefined
    return {
      account: row.account,
      purpose: row.purpose,
      networkName: provider.name,
      signInHost: new URL(provider.authorize.url).host,
      expiresAt: row.expires_at,
      scopes: provider.scopes.map(({ meaning }) => meaning),
      remove: provider.page.remove,
      state: stateOf(row, this.#parts.clock.now()),
      handle: row.handle,
      expected: row.expected,
    }
  }

  /** Where to send the creator, and what they must bring back. Undefined: the link does not work. */
  async begin(code: string): Promise<{ url: string; state: string } | undefined> {
    const found = await this.#find(code)
    const { redirectUri, connections, clock } = this.#parts
    if (found === undefined || redirectUri === undefined || stateOf(found.row, clock.now()) !== 'open') return undefined
    const [state, verifier] = [createSecret(), createSecret()]
    await connections.begin(found.row.id, hashSecret(state), verifier)
    return { url: found.oauth.authorizeUrl({ state, verifier, redirectUri }), state }
  }

  /** The creator came back, with a code of the network or with its refusal. */
  async finish(
    link: string,
    { state, code, error }: { state: string; code: string | undefined; error: string | undefined },
  ): Promise<Finished> {
    const found = await this.#find(link)
    const { redirectUri, connections, clock } = this.#parts
    if (found === undefined || redirectUri === undefined || stateOf(found.row, clock.now()) !== 'open')
      return { ok: false, reason: notNow }
    const { row, provider, oauth } = found
    const verifier = await connections.takeVerifier(row.id, hashSecret(state))
    if (verifier === undefined) return { ok: false, reason: 'This sign-in was used already. Open the link again.' }
    if (code === undefined)
      return {
        ok: false,
        reason:
          error === 'access_denied'
            ? `You did not agree, so nothing was connected.`
            : `${provider.name} did not let you connect. Try again later.`,
      }
    try {
      const tokens = await oauth.exchange(code, verifier, redirectUri)
      const { expected } = row
      const isMeant = ({ handle }: ConnectedAccount) => expected === null || handleKey(handle) === handleKey(expected)
      const account = await oauth.account(tokens, isMeant)
      if (!isMeant(account)) {
        await this.#parts.keeper.giveBack(row, account.externalId, tokens)
        const reason = `You signed in as ${account.handle}, and the link is for ${expected ?? ''}. Nothing was connected.`
        return { ok: false, reason }
      }
      await this.#connect(row, account, tokens)
      return { ok: true }
    } catch (failure) {
      if (!(failure instanceof SourceError)) throw failure
      return { ok: false, reason: `${provider.name} could not be asked: ${failure.message} Open the link again.` }
    }
  }

  async #connect(row: ConnectionRow, account: ConnectedAccount, tokens: Parameters<Connections['connect']>[2]) {
    const { db, connections, events, keeper } = this.#parts
    const payload = { provider: row.provider, network: row.network, handle: account.handle }
    await db.transaction(async (query) => {
      await connections.connect(row.id, account, tokens, query)
      await events.append(query, row.account_id, [{ kind: 'connection.connected', subject: row.id, payload }])
    })
    events.announce(row.account_id)
    keeper.note(row, 'creator', 'acceptConnection', tokens.scope ?? '')
    const claimed = await connections.claim(row.id)
    // The first figures are read while the creator waits; what fails now is tried again later.
    if (claimed !== undefined) await keeper.read(claimed).catch(() => {})
  }

  /** The creator takes it back: at once, and without being asked why. */
  async disconnect(code: string): Promise<boolean> {
    const row = await this.#look(code)
    if (row === undefined || row.ended_at !== null) return false
    await this.#parts.keeper.end(row, 'creator', null)
    return true
  }
}
