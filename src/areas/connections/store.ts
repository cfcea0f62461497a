import { dayMs, type Clock } from '../../kernel/clock.js'
import type { MeasuredFigures } from '../../corpus/records/measured-store.js'
import { AccountRows, type PageOfRows } from '../../db/account-rows.js'
import { AvoidedRows } from '../../db/damage/avoided-rows.js'
import type { Database, Query } from '../../db/database.js'
import { Store } from '../../db/store.js'
import type { Vault } from '../../db/vault.js'
import { handleKey } from '../../model/handle-key.js'
import type { Measured } from '../../model/measured.js'
import type { ConnectedAccount, Tokens } from '../../sources/connect/oauth.js'

/** Who ended a connection: its creator, the account that asked for it, or the network, which takes the token no more. */
export type EndedBy = 'creator' | 'account' | 'network'

export interface ConnectionRow {
  id: string
  account_id: string
  provider: string
  network: string
  purpose: string
  expected: string | null
  hash: string
  state: string | null
  verifier: string | null
  external_id: string | null
  handle: string | null
  handle_key: string | null
  name: string | null
  scope: string | null
  tokens: string | null
  problem: string | null
  created_by: string
  created_at: number
  expires_at: number
  connected_at: number | null
  token_expires_at: number | null
  read_at: number | null
  due_at: number | null
  busy_until: number | null
  ended_at: number | null
  ended_by: string | null
}

type Tables = { connections: ConnectionRow; accounts: { id: string; name: string } }

/** How long one process may read a connection before another may begin. */
const busyMs = 120_000

/** Connections with their sealed tokens. */
export class Connections extends Store<Tables> {
  readonly #owned: AccountRows<ConnectionRow>
  readonly #avoided = new AvoidedRows()
  readonly #clock: Clock
  readonly #vault: Vault
  readonly #measured: MeasuredFigures

  constructor({ db, clock, vault, measured }: { db: Database; clock: Clock; vault: Vault; measured: MeasuredFigures }) {
    super(db)
    this.#owned = new AccountRows(db, 'connections')
    this.#clock = clock
    this.#vault = vault
    this.#measured = measured
  }

  async create(
    row: Pick<
      ConnectionRow,
      'id' | 'account_id' | 'provider' | 'network' | 'purpose' | 'expected' | 'hash' | 'created_by' | 'expires_at'
    >,
  ): Promise<ConnectionRow> {
    return (
      this.rows()
        .insertInto('connections')
        .values({ ...nothingYet, ...row, created_at: this.#clock.now() })
        // A repeated call gets a new link for the same connection: the first one never reached anybody.
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash: row.hash }))
        .returningAll()
        .executeTakeFirstOrThrow()
    )
  }

  async find(accountId: string, id: string): Promise<ConnectionRow | undefined> {
    return this.#owned.find(accountId, id)
  }

  async list(accountId: string, page: PageOfRows): Promise<ConnectionRow[]> {
    return this.#owned.list(accountId, page)
  }

  /** By the code of its link, with the name of who asks. */
  async look(hash: string): Promise<(ConnectionRow & { account: string }) | undefined> {
    return this.rows()
      .selectFrom('connections')
      .innerJoin('accounts', 'accounts.id', 'connections.account_id')
      .selectAll('connections')
      .select('accounts.name as account')
      .where('hash', '=', hash)
      .executeTakeFirst()
  }

  async begin(id: string, state: string, verifier: string): Promise<void> {
    const values = { state, verifier: this.#vault.seal(verifier, id) }
    await this.rows().updateTable('connections').set(values).where('id', '=', id).execute()
  }

  /** Uses a state up: the second who brings it gets nothing. */
  async takeVerifier(id: string, state: string): Promise<string | undefined> {
    const row = await this.rows().selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()
    const { numUpdatedRows } = await this.rows()
      .updateTable('connections')
      .set({ state: null, verifier: null })
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst()
    if (numUpdatedRows === 0n || row === undefined || row.verifier === null) return undefined
    return this.#vault.open(row.verifier, id)
  }

  async connect(id: string, account: ConnectedAccount, tokens: Tokens, within: Query): Promise<void> {
    const now = this.#clock.now()
    await this.rows(within)
      .updateTable('connections')
      .set({
        ...this.#sealed(id, tokens),
        external_id: account.externalId,
        handle: account.handle,
        handle_key: handleKey(account.handle),
        name: account.name,
        connected_at: now,
        due_at: now,
        ended_at: null,
        ended_by: null,
        problem: null,
      })
      .where('id', '=', id)
      .execute()
  }

  #sealed(id: string, tokens: Tokens) {
    return {
      tokens: this.#vault.seal(JSON.stringify(tokens), id),
      scope: tokens.scope,
      token_expires_at: Math.round(tokens.expiresAt),
    }
  }

  /** Undefined: there are none, or they were sealed with another key. */
  tokensOf({ id, tokens }: ConnectionRow): Tokens | undefined {
    const text = tokens === null ? undefined : this.#vault.open(tokens, id)
    return text === undefined ? undefined : (JSON.parse(text) as Tokens)
  }

  /** One process at a time: refresh tokens work once. */
  async claim(id: string): Promise<ConnectionRow | undefined> {
    const now = this.#clock.now()
    return this.rows()
      .updateTable('connections')
      .set({ busy_until: now + busyMs })
      .where('id', '=', id)
      .where('connected_at', 'is not', null)
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
      .returningAll()
      .executeTakeFirst()
  }

  /** Whether the same account is connected by another link too: networks take all access of an app back at once. */
  async isHeldBesides(id: string, provider: string, externalId: string | null): Promise<boolean> {
    const other = await this.rows()
      .selectFrom('connections')
      .select('id')
      .where('provider', '=', provider)
      .where('external_id', '=', externalId)
      .where('id', '!=', id)
      .where('connected_at', 'is not', null)
      .where('ended_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    return other !== undefined
  }

  async listDue(limit: number): Promise<string[]> {
    const rows = await this.#avoided.around(() =>
      this.rows()
        .selectFrom('connections')
        .select('id')
        .where('due_at', '<=', this.#clock.now())
        .where('ended_at', 'is', null)
        .where('id', 'not in', this.#avoided.of('connections'))
        .orderBy('due_at')
        .limit(limit)
        .execute(),
    )
    return rows.map(({ id }) => id)
  }

  /** New tokens are kept before anything else is asked: the old ones may be worth nothing already. */
  async keepTokens(id: string, tokens: Tokens): Promise<void> {
    await this.rows().updateTable('connections').set(this.#sealed(id, tokens)).where('id', '=', id).execute()
  }

  async keepFigures({ id, account_id: accountId }: ConnectionRow, measured: Measured): Promise<void> {
    const now = this.#clock.now()
    await this.db.transaction(async (query) => {
      const { handle } = measured
      const { numUpdatedRows } = await this.rows(query)
        .updateTable('connections')
        .set({
          read_at: now,
          due_at: now + dayMs,
          busy_until: null,
          problem: null,
          handle,
          handle_key: handleKey(handle),
        })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      // Withdrawn while it was read: what came is not kept.
      if (numUpdatedRows > 0n) await this.#measured.save({ accountId, connectionId: id }, measured, query)
    })
  }

  async noteProblem(id: string, problem: string, dueAt: number): Promise<void> {
    const values = { problem, due_at: dueAt, busy_until: null }
    await this.rows().updateTable('connections').set(values).where('id', '=', id).execute()
  }

  /** Tokens and figures go at once; that there was a connection stays until it is deleted. */
  async end(id: string, by: EndedBy, problem: string | null, within: Query): Promise<void> {
    await this.rows(within)
      .updateTable('connections')
      .set({
        ended_at: this.#clock.now(),
        ended_by: by,
        problem,
        tokens: null,
        state: null,
        verifier: null,
        due_at: null,
      })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    await this.#measured.remove(id, within)
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.db.transaction(async (query) => {
      if (await this.#owned.remove(accountId, id, query)) await this.#measured.remove(id, query)
    })
  }
}

const nothingYet = {
  state: null,
  verifier: null,
  external_id: null,
  handle: null,
  handle_key: null,
  name: null,
  scope: null,
  tokens: null,
  problem: null,
  connected_at: null,
  token_expires_at: null,
  read_at: null,
  due_at: null,
  busy_until: null,
  ended_at: null,
  ended_by: null,
}
