import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.js'
import { documentIn, parseSound, type CheckedRow } from '../../db/sound-document.js'
import type { Creator } from '../../model/creator.js'
import { handleKey } from '../../model/handle-key.js'
import type { Network } from '../../model/network.js'
import { recordTables, upsertRows } from './records.js'

/** Whose records are meant: those that a source gave of a network. */
export interface FromSource {
  network: Network
  source: string
}

export interface Aged {
  held: number
  due: number
  /** When the oldest was read. */
  oldest: number | null
}

/** Under this name identities stay whose record had to go: who it was, and nothing else. */
export const identitySource = 'identity'

/** What is derived from a record of a creator, by network and id. */
const derived: readonly (readonly [table: string, idColumn: string])[] = [
  ['creator_facts', 'external_id'],
  ['pictures', 'external_id'],
  ['contact_emails', 'external_id'],
  ['contact_phones', 'external_id'],
  ['readings', 'subject'],
]
const plainTables = ['comments', 'audience_members', 'memberships', 'audience_summaries', 'metric_points'] as const
const shownTables = ['creators', 'contents', 'comments'] as const
const creatorsMax = 500

const identityOf = (creator: Creator): Creator => ({
  ...{ network: creator.network, externalId: creator.externalId, handle: creator.handle, url: creator.url },
  ...{ name: creator.handle, bio: '', imageUrl: null, verified: false, accountType: null, state: creator.state },
  ...{ gender: null, birthYear: null, place: null, languages: [], interests: [], links: [] },
  ...{ followers: null, following: null, contentCount: null, lastPostedAt: null, createdAt: null },
  ...{ metrics: null, professional: null },
  provenance: { ...creator.provenance, source: identitySource },
})

/** Records that may be kept for a time alone. */
export class Expiries {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** What is held from a source, and how much of it was read before a time. */
  async count(from: FromSource, before: number): Promise<Aged> {
    const parts = await Promise.all(shownTables.map((table) => this.#countIn(table, from, before)))
    const ages = parts.flatMap(({ oldest }) => (oldest === null ? [] : [oldest]))
    return {
      held: parts.reduce((sum, { held }) => sum + held, 0),
      due: parts.reduce((sum, { due }) => sum + due, 0),
      oldest: ages.length === 0 ? null : Math.min(...ages),
    }
  }

  async #countIn(table: string, from: FromSource, before: number): Promise<Aged> {
    const { rows } = await sql<{ held: number; due: number | null; oldest: number | null }>`
      select count(*) as held, sum(case when as_of < ${before} then 1 else 0 end) as due, min(as_of) as oldest
      from ${sql.table(table)} where ${ofSource(from)}`.execute(this.#db.query)
    const [row] = rows
    const oldest = row?.oldest ?? null
    return {
      held: Number(row?.held ?? 0),
      due: Number(row?.due ?? 0),
      oldest: oldest === null ? null : Number(oldest),
    }
  }

  /** Creators that were read before a time, the oldest first. */
  async creators(from: FromSource, before: number, limit: number): Promise<Creator[]> {
    const { rows } =
      await sql<CheckedRow>`select ${sql.raw(documentIn(this.#db.engine, 'creators'))} as document, checksum from creators
      where ${ofSource(from)} and as_of < ${before} order by as_of limit ${limit}`.execute(this.#db.query)
    return rows.map((row) => parseSound<Creator>(this.#db, 'creators', row))
  }

  /** Deletes what a source gave before a time. Of creators it stays who they are, so that lists and campaigns can name them. */
  async remove(from: FromSource, before: number): Promise<number> {
    let removed = 0
    const old = sql`${ofSource(from)} and as_of < ${before}`
    for (const table of plainTables) removed += await this.#clear(sql`delete from ${sql.table(table)} where ${old}`)
    removed += await this.#clear(sql`delete from contents where ${old}`)
    for (;;) {
      const creators = await this.creators(from, before, creatorsMax)
      if (creators.length === 0) return removed
      await this.#reduce(from.network, creators)
      removed += creators.length
    }
  }

  async #reduce(network: Network, creators: readonly Creator[]): Promise<void> {
    const ids = this.#db.listed(creators.map(({ externalId }) => externalId))
    await this.#db.transaction(async (query) => {
      for (const [table, column] of derived)
        await sql`delete from ${sql.table(table)} where network = ${network} and ${sql.ref(column)} in ${ids}`.execute(
          query,
        )
    })
    const rows = creators.map(identityOf).map((creator) => {
      const { externalId, handle, provenance } = creator
      return [network, externalId, handleKey(handle), identitySource, provenance.asOf, 0, JSON.stringify(creator)]
    })
    await upsertRows(this.#db, recordTables.creators, rows)
  }

  async #clear(statement: RawBuilder<unknown>): Promise<number> {
    return Number((await statement.execute(this.#db.query)).numAffectedRows ?? 0)
  }
}

const ofSource = ({ network, source }: FromSource): RawBuilder<unknown> =>
  sql`network = ${network} and source = ${source}`
