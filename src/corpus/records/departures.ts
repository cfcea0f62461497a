import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.js'
import { documentIn, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { Creator } from '../../model/creator.js'
import { handleKey } from '../../model/handle-key.js'
import type { Network } from '../../model/network.js'
import type { FromSource } from './expiries.js'
import { recordTables, upsertRows } from './records.js'
import { partsOf } from '../../kernel/parts.js'

/** What a source told of an account in tables of its own, by network and id. */
const told: readonly (readonly [table: string, idColumn: string])[] = [
  ['metric_points', 'creator_id'],
  ['memberships', 'creator_id'],
  ['audience_members', 'external_id'],
  ['audience_summaries', 'external_id'],
]
/** What is derived from that, or notes that it was read. */
const derived: readonly (readonly [table: string, idColumn: string])[] = [
  ['audience_changes', 'creator_id'],
  ['creator_facts', 'external_id'],
  ['pictures', 'external_id'],
  ['contact_emails', 'external_id'],
  ['contact_phones', 'external_id'],
  ['intent_rates', 'external_id'],
  ['listening_reads', 'external_id'],
  ['readings', 'subject'],
]

/** Accounts in one transaction. */
const accountsMax = 200
const contentsMax = 500

/** Nothing but who it was: a handle, an id and an address. */
const emptied = ({ category: _, ...creator }: Creator, asOf: number, state: Creator['state']): Creator => ({
  ...creator,
  ...{
    name: creator.handle,
    bio: '',
    imageUrl: null,
    links: [],
    place: null,
    interests: [],
    languages: [],
    labels: [],
  },
  ...{ followers: null, following: null, contentCount: null, lastPostedAt: null, metrics: null, createdAt: null },
  ...{ verified: false, accountType: null, gender: null, birthYear: null, professional: null },
  state,
  provenance: { ...creator.provenance, asOf },
})

const isEmpty = ({ bio, followers, links }: Creator): boolean => bio === '' && followers === null && links.length === 0

/** What goes when the network says that somebody or something is gone, or does not want to be shown. */
export class Departures {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Contents that were taken back, with what was said about them. Gives how many were known. */
  async contents(network: Network, contentIds: readonly string[]): Promise<number> {
    let removed = 0
    for (const part of partsOf(contentIds, contentsMax)) {
      const ids = this.#db.listed(part)
      removed += await this.#db.transaction(async (query) => {
        await sql`delete from comments where network = ${network} and content_id in ${ids}`.execute(query)
        const { rows } = await sql`delete from contents where network = ${network} and content_id in ${ids}
          returning content_id`.execute(query)
        return rows.length
      })
    }
    return removed
  }

  /**
   * Accounts that left, or want to be shown to nobody: of each that a source told us of only the handle stays, and that there was one. What
   * was imported has another owner, and stays. Gives how many were known and not gone already.
   */
  async accounts(
    from: FromSource,
    ids: readonly string[],
    asOf: number,
    state: Creator['state'] = 'deleted',
  ): Promise<number> {
    let left = 0
    for (const part of partsOf(ids, accountsMax)) left += await this.#leave(from, part, asOf, state)
    return left
  }

  async #leave(
    { network, source }: FromSource,
    accounts: readonly string[],
    asOf: number,
    state: Creator['state'],
  ): Promise<number> {
    const ids = this.#db.listed(accounts)
    const theirs = (column: string): RawBuilder<unknown> => sql`network = ${network} and ${sql.ref(column)} in ${ids}`
    await this.#db.transaction(async (query) => {
      await sql`delete from comments where network = ${network} and source = ${source} and content_id in
        (select content_id from contents where ${theirs('author_id')} and source = ${source})`.execute(query)
      await sql`delete from contents where ${theirs('author_id')} and source = ${source}`.execute(query)
      for (const [table, column] of told)
        await sql`delete from ${sql.table(table)} where ${theirs(column)} and source = ${source}`.execute(query)
    })
    const { rows } =
      await sql<CheckedRow>`select ${sql.raw(documentIn(this.#db.engine, 'creators'))} as document, checksum from creators
      where ${theirs('external_id')} and source = ${source}`.execute(this.#db.query)
    const leaving = rows
      .map((row) => parseSound<Creator>(this.#db, 'creators', row))
      .filter((creator) => !(creator.state === state && isEmpty(creator)) && !creator.provenance.synthetic)
    await this.#empty(network, leaving, asOf, state)
    return leaving.length
  }

  async #empty(network: Network, leaving: readonly Creator[], asOf: number, state: Creator['state']): Promise<void> {
    if (leaving.length === 0) return
    const ids = this.#db.listed(leaving.map(({ externalId }) => externalId))
    await this.#db.transaction(async (query) => {
      for (const [table, column] of derived)
        await sql`delete from ${sql.table(table)} where network = ${network} and ${sql.ref(column)} in ${ids}`.execute(
          query,
        )
    })
    const rows = leaving.map((creator) => {
      const { externalId, handle, provenance } = creator
      // It is the last word on them, also where the record claims to be newer.
      const at = Math.max(asOf, provenance.asOf)
      const row = JSON.stringify(emptied(creator, at, state))
      return [network, externalId, handleKey(handle), provenance.source, at, 0, row]
    })
    await upsertRows(this.#db, recordTables.creators, rows)
  }
}
