import { sql } from 'kysely'
import type { Database } from '../../database.js'
import { stemOf } from '../../migrations.js'
import type { Query } from '../../query.js'
import { isKept, isTaken, type Row, type RowSource, type Table, type Value } from './table.js'

const pageRows = 1000

const listTables = async (query: Query): Promise<Table[]> => {
  const { rows } = await sql<{ name: string; columns: string[]; key: string[] }>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname
  `.execute(query)
  return rows
    .filter(({ name }) => isKept(name))
    .map(({ name, columns, key }) => ({ name, key, columns: columns.filter((column) => isTaken(name, column)) }))
}

/** PostgreSQL sorts texts as its locale wants unless it is told otherwise; the other database goes by bytes. */
const orderOf = (key: readonly string[], texts: ReadonlySet<string>) =>
  sql.join(key.map((column) => (texts.has(column) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column))))

const listTexts = async (query: Query, table: string): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and atttypid = 'text'::regtype
  `.execute(query)
  return new Set(rows.map(({ name }) => name))
}

async function* readTable(query: Query, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const texts = await listTexts(query, name)
  await sql`declare backup_rows no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} order by ${orderOf(key, texts)}
  `.execute(query)
  for (;;) {
    const { rows } = await sql<Record<string, Value>>`fetch ${sql.lit(pageRows)} from backup_rows`.execute(query)
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null))
    if (rows.length < pageRows) break
  }
  await sql`close backup_rows`.execute(query)
}

export const readPostgresRows = async (query: Query): Promise<RowSource> => {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(query)
  return {
    migrations: rows.map(({ name }) => stemOf(name)),
    tables: await listTables(query),
    read: (table) => readTable(query, table),
  }
}

/** The rows of PostgreSQL as they are now: one transaction sees one moment, and others go on. */
export const withPostgresRows = <R>(db: Database, work: (source: RowSource) => Promise<R>): Promise<R> =>
  db.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (query) => work(await readPostgresRows(query)))
