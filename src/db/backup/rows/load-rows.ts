import { sql } from 'kysely'
import type { Database } from '../../database.js'
import type { Query } from '../../query.js'
import { readPostgresRows } from './postgres-rows.js'
import { withSqliteRows } from './sqlite-rows.js'
import { Summarizing, summarize, type Row, type RowSource, type Summary, type Table } from './table.js'

/** Where rows are put: tables that the migrations have made. */
export interface RowTarget {
  empty(table: string): Promise<void>
  insert(table: Table, rows: Row[]): Promise<void>
  /** Its tables, and its rows as they are now. */
  look<R>(work: (source: RowSource) => Promise<R>): Promise<R>
}

/** Referred to by other tables: their rows must be there first. */
const isFirst = (table: string): boolean => table === 'accounts'

const inOrder = (tables: readonly Table[]): Table[] => [
  ...tables.filter(({ name }) => isFirst(name)),
  ...tables.filter(({ name }) => !isFirst(name)),
]

const refuseDifference = (table: string, want: Summary | undefined, found: Summary): void => {
  if (want?.rows !== found.rows)
    throw new Error(`${table}: ${want?.rows ?? 0} rows were backed up, ${found.rows} were restored.`)
  if (want.digest !== found.digest) throw new Error(`${table}: what was restored is not what was backed up.`)
}

const loadTable = async (source: RowSource, target: RowTarget, table: Table): Promise<Summary> => {
  const summary = new Summarizing()
  try {
    for await (const rows of source.read(table)) {
      summary.add(rows)
      await target.insert(table, rows)
    }
  } catch (cause) {
    throw new Error(`${table.name} cannot be restored: ${(cause as Error).message}`, { cause })
  }
  return summary.end()
}

/**
 * Puts all rows of a source into a target, whatever was in its tables before. Fails where the target differs from the source then, or
 * the source from what is known of it: by the number of rows of a table, or by their digest.
 */
export const loadRows = async (
  source: RowSource,
  target: RowTarget,
  expected?: ReadonlyMap<string, Summary>,
): Promise<void> => {
  const tables = await target.look(async (there) => there.tables)
  for (const { name } of inOrder(tables).reverse()) await target.empty(name)
  const loaded = new Map<Table, Summary>()
  for (const table of inOrder(source.tables)) loaded.set(table, await loadTable(source, target, table))
  await target.look(async (there) => {
    for (const [table, summary] of loaded) {
      if (expected !== undefined) refuseDifference(table.name, expected.get(table.name), summary)
      const key = there.tables.find(({ name }) => name === table.name)?.key ?? []
      refuseDifference(table.name, summary, await summarize(there, { ...table, key }))
    }
  })
}

/** A SQLite database of which nobody knows yet. */
export const sqliteTarget = (db: Database, file: string): RowTarget => ({
  look: (work) => withSqliteRows(file, work),
  empty: async (table) => void (await sql`delete from ${sql.table(table)}`.execute(db.query)),
  insert: async ({ name, columns }, rows) =>
    void (await db.insertMany({ table: name, columns, types: [], tail: '' }, rows)),
})

/** PostgreSQL, within one transaction. */
export const postgresTarget = (query: Query): RowTarget => {
  const typesOf = new Map<string, Map<string, string>>()
  const readTypes = async (table: string): Promise<Map<string, string>> => {
    const { rows } = await sql<{ name: string; type: string }>`
      select attname::text as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(query)
    return new Map(rows.map(({ name, type }) => [name, type]))
  }
  return {
    look: async (work) => work(await readPostgresRows(query)),
    empty: async (table) => void (await sql`delete from ${sql.table(table)}`.execute(query)),
    insert: async ({ name, columns }, rows) => {
      const types = typesOf.get(name) ?? (await readTypes(name))
      typesOf.set(name, types)
      const lists = columns.map(
        (column, i) => sql`${rows.map((row) => row[i] ?? null)}::${sql.raw(types.get(column) ?? 'text')}[]`,
      )
      const names = sql.join(columns.map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(name)} (${names}) select * from unnest(${sql.join(lists)})`.execute(query)
    },
  }
}
