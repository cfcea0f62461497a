import type { Clock } from '../../kernel/clock.js'
import { toTimestamp } from '../../kernel/clock.js'
import type { Log } from '../../kernel/log.js'
import type { Database } from '../../db/database.js'
import { byItself } from '../../db/audit/writer.js'
import type { Events } from '../../jobs/events.js'
import type { OAuth, Tokens } from '../../sources/connect/oauth.js'
import type { Provider } from '../../sources/connect/provider.js'
import { readMeasured } from '../../sources/connect/read-figures.js'
import { SourceError } from '../../sources/port.js'
import type { ConnectionRow, Connections, EndedBy } from './store.js'

/** A provider that can be used: somebody set up an app. */
export interface ReadyProvider {
  provider: Provider
  oauth: OAuth
}

interface Parts {
  db: Database
  clock: Clock
  log: Log
  events: Events
  connections: Connections
  ready: ReadonlyMap<string, ReadyProvider>
}

const atOnce = 20
const againMs = 3_600_000
/** A token is renewed while it still counts, so that a day without the network does not end the connection. */
const renewBefore = 0.25

/** Keeps connections: reads their figures once a day, renews their tokens, and ends them. */
export class ConnectionKeeper {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Reads what is due. */
  async look(): Promise<void> {
    const { connections, log } = this.#parts
    for (const id of await connections.listDue(atOnce)) {
      const row = await connections.claim(id)
      if (row === undefined) continue
      await this.read(row).catch((error: unknown) => log.warn({ err: error, connection: id }, 'figures were not read'))
    }
  }

  /** Reads the figures of a claimed connection. A refusal is noted and thrown. */
  async read(row: ConnectionRow): Promise<void> {
    const { connections, ready, clock } = this.#parts
    const found = ready.get(row.provider)
    const tokens = connections.tokensOf(row)
    if (found === undefined || tokens === undefined) {
      const problem =
        found === undefined ? `No app is set up for ${row.provider}.` : 'The tokens were sealed with another key.'
      await connections.noteProblem(row.id, problem, clock.now() + againMs)
      throw new SourceError('unavailable', problem)
    }
    const { provider, oauth } = found
    try {
      const current = await this.#renew(row, tokens, found)
      const account = await oauth.account(current, ({ externalId }) => externalId === row.external_id)
      if (account.externalId !== row.external_id)
        throw new SourceError('not_found', `${provider.name} no longer shows ${row.handle ?? 'the account'} here.`)
      await connections.keepFigures(row, await readMeasured(provider, oauth, account, clock.now()))
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      if (error.kind === 'credentials_missing')
        await this.end(row, 'network', `${provider.name} takes the access no more. Ask the creator to connect again.`)
      else await connections.noteProblem(row.id, error.message, clock.now() + (error.retryAfterMs ?? againMs))
      throw error
    }
  }

  async #renew(row: ConnectionRow, tokens: Tokens, { provider, oauth }: ReadyProvider): Promise<Tokens> {
    const left = tokens.expiresAt - this.#parts.clock.now()
    if (left > provider.lifetime_s * 1000 * renewBefore) return tokens
    const renewed = await oauth.refresh(tokens)
    if (renewed === undefined) return tokens
    await this.#parts.connections.keepTokens(row.id, renewed)
    return renewed
  }

  /** Ends a connection, here at once and at the network where it lets us. True: access was given back there. */
  async end(row: ConnectionRow, by: EndedBy, problem: string | null): Promise<boolean> {
    const { db, connections, events, clock } = this.#parts
    const tokens = connections.tokensOf(row)
    await db.transaction(async (query) => {
      await connections.end(row.id, by, problem, query)
      const payload = { provider: row.provider, network: row.network, handle: row.handle, ended_by: by }
      if (row.connected_at !== null)
        await events.append(query, row.account_id, [{ kind: 'connection.ended', subject: row.id, payload }])
    })
    events.announce(row.account_id)
    this.note(row, by === 'network' ? 'rostra' : by, 'endConnection', `${by}, ${toTimestamp(clock.now())}`)
    return by === 'network' || tokens === undefined ? false : this.giveBack(row, row.external_id, tokens)
  }

  /** Gives access back at the network, unless another link needs it: the network would end that too. True: it was told. */
  async giveBack({ id, provider }: ConnectionRow, externalId: string | null, tokens: Tokens): Promise<boolean> {
    const { connections, ready, log } = this.#parts
    const oauth = ready.get(provider)?.oauth
    if (oauth === undefined || (await connections.isHeldBesides(id, provider, externalId))) return false
    return oauth.revoke(tokens).catch((error: unknown) => {
      log.warn({ err: error, connection: id }, 'access was deleted here, and not given back at the network')
      return false
    })
  }

  /** What creators do themselves stands in the audit log of the account that asked them. */
  note(row: ConnectionRow, actor: string, operation: string, details: string): void {
    const { db, clock } = this.#parts
    const { id, account_id: accountId, purpose } = row
    db.audit.note({ ...byItself, at: clock.now(), accountId, actor, operation, subjects: [id], purpose, details })
  }
}
