import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Query } from '../../db/database.js'
import { ownPlaces, readMentions, readOwn, scrubRow, type Row } from './held-data.js'
import { purgeChange } from '../records/suppressions.js'
import { mentionPlaces, requestParts, type MentionPlace } from './places.js'
import type { Needles, Scrubber } from './scrub.js'

/** What was done in one place. */
export interface PlaceErased {
  place: string
  deleted: number
  masked: number
}

export interface Erased {
  places: PlaceErased[]
  /** Over everything that was deleted, as it was: whoever kept a copy can show that it was this. */
  sha256: string
}

class Tally {
  readonly #places = new Map<string, PlaceErased>()
  readonly #hash: Hash = createHash('sha256')

  add(place: string, what: 'deleted' | 'masked', rows: readonly Row[]): void {
    if (rows.length === 0) return
    const known = this.#places.get(place) ?? { place, deleted: 0, masked: 0 }
    known[what] += rows.length
    this.#places.set(place, known)
    if (what === 'deleted') for (const row of rows) this.#hash.update(`${place} ${JSON.stringify(row)}\n`)
  }

  get erased(): Erased {
    return { places: [...this.#places.values()], sha256: this.#hash.copy().digest('hex') }
  }
}

const isRow = (key: readonly string[], row: Row) =>
  sql.join(
    key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )

/** A request that is about the person, with everything that belongs to it. */
const deleteRequest = async (query: Query, id: unknown, tally: Tally): Promise<void> => {
  for (const [table, column] of requestParts) {
    const { rows } =
      await sql<Row>`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id} returning *`.execute(query)
    tally.add(table, 'deleted', rows)
  }
}

const eraseMentions = async (
  query: Query,
  engine: Database['engine'],
  place: MentionPlace,
  scrubber: Scrubber,
  tally: Tally,
): Promise<void> => {
  for (const row of await readMentions(query, engine, place, scrubber.hints)) {
    const scrubbed = scrubRow(row, place.columns, scrubber)
    if (scrubbed === undefined) continue
    const names = scrubbed.isMentioned
    if (place.about === 'request' && (scrubbed.isAbout || names)) await deleteRequest(query, row['id'], tally)
    else if ((place.about === 'delete' && scrubbed.isAbout) || place.mentioned === 'delete') {
      await sql`delete from ${sql.table(place.table)} where ${isRow(place.key, row)}`.execute(query)
      tally.add(place.table, 'deleted', [row])
    } else {
      const changes = Object.entries(scrubbed.changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      await sql`update ${sql.table(place.table)} set ${sql.join(changes)} where ${isRow(place.key, row)}`.execute(query)
      tally.add(place.table, 'masked', [row])
    }
  }
}

/** Rows about the person go; in rows about others, what names the person is masked. Within one transaction. */
export const erasePerson = async (
  query: Query,
  engine: Database['engine'],
  needles: Needles,
  scrubber: Scrubber,
  options: { mentions: boolean; keep?: (place: string, rows: readonly Row[]) => Promise<void> },
): Promise<Erased> => {
  const tally = new Tally()
  for (const { table, where } of ownPlaces(needles)) {
    const rows = await readOwn(query, table, where)
    await options.keep?.(table, rows)
    await sql`delete from ${sql.table(table)} where ${where}`.execute(query)
    tally.add(table, 'deleted', rows)
  }
  if (options.mentions) for (const place of mentionPlaces) await eraseMentions(query, engine, place, scrubber, tally)
  await sql`update creator_lists set members = (select count(*) from list_members where list_id = creator_lists.id)
    where members <> (select count(*) from list_members where list_id = creator_lists.id)`.execute(query)
  await sql`insert into corpus_changes (what, network, id, sub)
    select cast(${purgeChange} as text), '', '', '' where exists (select 1 from corpus_followers)`.execute(query)
  return tally.erased
}
