import { setImmediate as giveWay } from 'node:timers/promises'
import { sql } from 'kysely'
import { checksumFor } from '../../db/damage/checksum.js'
import type { Database, InsertStatement, Question } from '../../db/database.js'
import { checkedColumns, documentIn, soundDocument, type CheckedRow } from '../../db/sound-document.js'
import type { Network } from '../../model/network.js'
import { partsOf } from '../../kernel/parts.js'

/** Rows written in one go: large enough to be quick, small enough that nobody else waits long. */
const batchRows = 5000

const int = 'bigint'
const text = 'text'

/** A table of records: its key, its other columns, and what a newer record replaces. */
export interface RecordTable {
  table: string
  key: readonly string[]
  columns: Readonly<Record<string, 'text' | 'bigint' | 'double precision'>>
}

export const recordTables = {
  creators: {
    table: 'creators',
    key: ['network', 'external_id'],
    columns: {
      network: text,
      external_id: text,
      handle_key: text,
      source: text,
      as_of: int,
      synthetic: int,
      document: text,
    },
  },
  contents: {
    table: 'contents',
    key: ['network', 'content_id'],
    columns: {
      network: text,
      content_id: text,
      author_id: text,
      published_at: int,
      type: text,
      source: text,
      as_of: int,
      document: text,
    },
  },
  comments: {
    table: 'comments',
    key: ['network', 'content_id', 'comment_id'],
    columns: {
      network: text,
      content_id: text,
      comment_id: text,
      published_at: int,
      source: text,
      as_of: int,
      document: text,
    },
  },
  members: {
    table: 'audience_members',
    key: ['network', 'external_id'],
    columns: { network: text, external_id: text, source: text, as_of: int, document: text },
  },
  memberships: {
    table: 'memberships',
    key: ['network', 'creator_id', 'kind', 'member_id'],
    columns: { network: text, creator_id: text, kind: text, member_id: text, source: text, as_of: int },
  },
  audienceSummaries: {
    table: 'audience_summaries',
    key: ['network', 'external_id', 'kind'],
    columns: { network: text, external_id: text, kind: text, source: text, as_of: int, document: text },
  },
  history: {
    table: 'metric_points',
    key: ['network', 'creator_id', 'granularity', 'day'],
    columns: {
      network: text,
      creator_id: text,
      granularity: text,
      day: text,
      followers: int,
      following: int,
      content_count: int,
      average_likes: 'double precision',
      average_views: 'double precision',
      source: text,
      as_of: int,
    },
  },
  brands: {
    table: 'brands',
    key: ['id'],
    columns: { id: text, source: text, as_of: int, document: text },
  },
  links: {
    table: 'account_links',
    key: ['from_network', 'from_handle', 'to_network', 'to_handle', 'evidence'],
    columns: {
      from_network: text,
      from_handle: text,
      to_network: text,
      to_handle: text,
      evidence: text,
      strength: text,
      source: text,
      as_of: int,
    },
  },
} as const satisfies Record<string, RecordTable>

/** What happens to a row whose key is known already. */
const onConflict = {
  /** The same record again changes nothing; a newer one replaces; an older one is ignored. */
  newer: (table: string, changes: string) => `do update set ${changes} where excluded.as_of >= ${table}.as_of`,
  /** The same document again is no change, so that whoever follows changes has nothing to do. */
  changed: (table: string, changes: string) => `do update set ${changes} where excluded.document <> ${table}.document`,
  /** It stays. */
  keep: () => 'do nothing',
}

const toStatement = (
  { table, key, columns }: RecordTable,
  conflict: (table: string, changes: string) => string,
): InsertStatement => {
  const hasDocument = 'document' in columns
  const names = [...Object.keys(columns), ...(hasDocument ? ['checksum'] : [])]
  const changes = names.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`)
  return {
    table,
    columns: names,
    types: [...Object.values(columns), ...(hasDocument ? [int] : [])],
    tail: `on conflict (${key.join(', ')}) ${conflict(table, changes.join(', '))}`,
  }
}

/**
 * Rows in the order of their keys, each key once. Writers that meet the same keys in different orders would wait for each
 * other for ever, and PostgreSQL refuses to meet a key twice in one statement: the last one of a batch counts, as it would
 * anyway.
 */
const inOrder = ({ table, key, columns }: RecordTable, rows: (readonly unknown[])[]): (readonly unknown[])[] => {
  const names = Object.keys(columns)
  const places = key.map((name) => names.indexOf(name))
  const byKey = new Map(rows.map((row) => [places.map((place) => String(row[place])).join('\0'), row]))
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  if (!names.includes('document')) return sorted
  const checksumOf = checksumFor(table, names)
  return sorted.map((row) => [...row, checksumOf(row)])
}

const writeRows =
  (conflict: (table: string, changes: string) => string) =>
  async (db: Database, table: RecordTable, rows: (readonly unknown[])[]): Promise<void> => {
    const statement = toStatement(table, conflict)
    for (const part of partsOf(rows, batchRows)) await db.insertMany(statement, inOrder(table, part))
  }

/** Writes rows in bulk, in the order of the table's columns. Writing the same rows twice is the same as once. */
export const upsertRows = writeRows(onConflict.newer)

/** Writes those rows whose keys are new, and leaves the others as they are. */
export const insertNewRows = writeRows(onConflict.keep)

/** Writes rows that are new or say something else than before. */
export const upsertChanged = writeRows(onConflict.changed)

type AnyTables = Record<string, Record<string, string>>

/** Documents that are read before others get a turn: a few milliseconds. SQLite never waits, so nobody else would have one. */
const pageRows = 250

/**
 * The documents of a table in the order of its key, page by page: memory stays flat however many there are, and what is
 * written meanwhile repeats nothing. Of one network alone where one is named.
 */
export async function* eachDocument(
  db: Database,
  { table, key }: RecordTable,
  network?: string,
): AsyncGenerator<string> {
  let after: string[] | undefined
  for (;;) {
    let query = db.query
      .withTables<AnyTables>()
      .selectFrom(table)
      .select([...key])
      .select(checkedColumns(db, table))
    if (after !== undefined)
      query = query.where(
        sql<boolean>`(${sql.join(key.map((name) => sql.ref(name)))}) > (${sql.join(after.map((value) => sql.val(value)))})`,
      )
    if (network !== undefined) query = query.where('network', '=', network)
    for (const name of key) query = query.orderBy(name)
    const rows = await query.limit(pageRows).execute()
    for (const row of rows) yield soundDocument(db, table, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageRows) return
    after = key.map((name) => last[name] ?? '')
    await giveWay()
  }
}

/** Whose record is meant. */
export interface RecordRef {
  network: Network
  externalId: string
}

/** Documents of a table by network and id, of any number of networks, in no order: one question for a page of results. */
const documentsOf = (table: string): Question => {
  const of = (engine: Database['engine'], keys: string): string =>
    `select ${documentIn(engine, 'r')} as document, r.checksum from ${keys} cross join ${table} as r where r.network = k.value ->> 0 and r.external_id = k.value ->> 1`
  return {
    sqlite: of('sqlite', 'json_each(?) as k'),
    postgres: of('postgres', 'json_array_elements($1::json) as k (value)'),
  }
}

const questions = {
  creators: documentsOf('creators'),
  audience_summaries: documentsOf('audience_summaries'),
  creator_facts: documentsOf('creator_facts'),
}

export const readDocuments = async (
  db: Database,
  table: keyof typeof questions,
  refs: readonly RecordRef[],
): Promise<string[]> => {
  if (refs.length === 0) return []
  const keys = JSON.stringify(refs.map(({ network, externalId }) => [network, externalId]))
  return (await db.ask<CheckedRow>(questions[table], [keys])).map((row) => soundDocument(db, table, row))
}
