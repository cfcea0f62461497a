import { sql, type RawBuilder } from 'kysely'
import { checkedTables, isSoundDocument } from '../../db/damage/checksum.js'
import type { Database, Query } from '../../db/database.js'
import { handleKey } from '../../model/handle-key.js'
import { keyedPlaces, mentionPlaces, type KeyedPlace, type MentionPlace } from './places.js'
import type { Needles, Scrubber } from './scrub.js'

export type Row = Record<string, unknown>

/** Rows of one place: those about the person, and those that only mention them. */
export interface HeldRows {
  place: string
  rows: Row[]
}

const rowsMax = 100_000

const isAccount = ({ network, id }: KeyedPlace, { accounts }: Needles): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    accounts.map(
      (account) =>
        sql`(${sql.ref(network)} = ${account.network} and ${sql.ref(id)} in (${account.externalId}, ${account.handle}))`,
    ),
    sql` or `,
  )})`

/** Comments on what the person published: they stand under it, and go with it. */
const onTheirContents = (needles: Needles): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from contents where contents.network = comments.network
    and contents.content_id = comments.content_id and ${sql.join(
      needles.accounts.map(
        (account) => sql`(contents.network = ${account.network} and contents.author_id = ${account.externalId})`,
      ),
      sql` or `,
    )})`

const linksOf = ({ accounts }: Needles): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    accounts.flatMap((account) => [
      sql`(from_network = ${account.network} and from_handle = ${handleKey(account.handle)})`,
      sql`(to_network = ${account.network} and to_handle = ${handleKey(account.handle)})`,
    ]),
    sql` or `,
  )})`

/** What every place has of a person, by conditions that also delete it. */
export const ownPlaces = (needles: Needles): { table: string; where: RawBuilder<boolean> }[] =>
  needles.accounts.length === 0
    ? []
    : [
        { table: 'comments', where: onTheirContents(needles) },
        ...keyedPlaces.map((place) => ({ table: place.table, where: isAccount(place, needles) })),
        { table: 'account_links', where: linksOf(needles) },
      ]

export const readOwn = async (query: Query, table: string, where: RawBuilder<boolean>): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where ${where} limit ${rowsMax}`.execute(query)).rows

const mayMention = (engine: Database['engine'], columns: readonly string[], hints: readonly string[]) => {
  const like = engine === 'postgres' ? sql`ilike` : sql`like`
  const inside = (text: string): string => `%${JSON.stringify(text).slice(1, -1).replace(/[%_]/g, '_')}%`
  const conditions = columns.flatMap((column) => hints.map((hint) => sql`${sql.ref(column)} ${like} ${inside(hint)}`))
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Rows of a place that may mention the person: to be looked at. */
export const readMentions = async (
  query: Query,
  engine: Database['engine'],
  { table, key, columns }: MentionPlace,
  hints: readonly string[],
): Promise<Row[]> => {
  if (hints.length === 0) return []
  const { rows } = await sql<Row>`select ${sql.join([...key, ...columns].map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${mayMention(engine, columns, hints)} limit ${rowsMax}`.execute(query)
  return rows
}

/** Rows for who is shown them: one that is not as written is shown to nobody. Erasure reads without this, because it has to reach damaged rows too. */
const readSound = async (db: Database, query: Query, table: string, where: RawBuilder<boolean>): Promise<Row[]> => {
  const rows: Row[] = await query
    .withTables<Record<string, Row>>()
    .selectFrom(table)
    .selectAll()
    .where(where)
    .limit(rowsMax)
    .execute()
  if (checkedTables.includes(table))
    for (const { document, checksum } of rows)
      if (!isSoundDocument(String(document), checksum as number | null)) throw db.condition.refuseRow(table)
  return rows
}

const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export interface ScrubbedRow {
  row: Row
  isAbout: boolean
  isMentioned: boolean
  /** Columns without the person. */
  changes: Row
}

/** What becomes of a row that may mention the person; undefined where it does not. */
export const scrubRow = (row: Row, columns: readonly string[], scrubber: Scrubber): ScrubbedRow | undefined => {
  const changes: Row = {}
  let [isAbout, isMentioned] = [false, false]
  for (const column of columns) {
    const text = row[column]
    if (typeof text !== 'string') continue
    const document = parse(text)
    const { value, masked, removed, isAbout: about } = scrubber.scrub(document)
    if (masked + removed === 0 && !about) continue
    isAbout ||= about
    isMentioned ||= masked + removed > 0
    changes[column] =
      typeof document === 'string' && value === scrubber.mask(text, true) ? value : JSON.stringify(value)
  }
  return isAbout || isMentioned ? { row, isAbout, isMentioned, changes } : undefined
}

/** Everything that is held about a person, row by row. Mentions are those in rows about others. */
export const readHeld = (
  db: Database,
  needles: Needles,
  scrubber: Scrubber,
): Promise<{ own: HeldRows[]; mentions: HeldRows[] }> =>
  db.transaction(async (query) => {
    const own: HeldRows[] = []
    for (const { table, where } of ownPlaces(needles))
      own.push({ place: table, rows: await readSound(db, query, table, where) })
    const mentions: HeldRows[] = []
    for (const place of mentionPlaces) {
      const keyOf = (row: Row): string => JSON.stringify(place.key.map((name) => row[name]))
      const ownRows = own.filter((each) => each.place === place.table).flatMap(({ rows }) => rows)
      const seen = new Set(ownRows.map(keyOf))
      const found =
        scrubber.hints.length === 0
          ? []
          : await readSound(db, query, place.table, mayMention(db.engine, place.columns, scrubber.hints))
      const rows = found
        .map((row) => pick(row, [...place.key, ...place.columns]))
        .filter((row) => scrubRow(row, place.columns, scrubber) !== undefined && !seen.has(keyOf(row)))
      mentions.push({ place: place.table, rows })
    }
    return { own: joined(own), mentions: joined(mentions) }
  })

/** Each place once, and only where there is something. */
const joined = (places: readonly HeldRows[]): HeldRows[] => {
  const byPlace = new Map<string, Row[]>()
  for (const { place, rows } of places)
    if (rows.length > 0) byPlace.set(place, [...(byPlace.get(place) ?? []), ...rows])
  return [...byPlace].map(([place, rows]) => ({ place, rows }))
}
