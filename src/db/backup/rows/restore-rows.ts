import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { appendWithin } from '../../audit/append.js'
import { AuditSeal, auditSealOf, byItself } from '../../audit/writer.js'
import type { Mark } from '../../damage/seal.js'
import { openDatabase, type Database } from '../../database.js'
import { migrateLike, migrateWithin } from '../../migrate.js'
import type { Query } from '../../query.js'
import { loadRows, postgresTarget, sqliteTarget } from './load-rows.js'
import type { RowSource, Summary } from './table.js'

/** Rows, and what is known of them beforehand. */
export interface Restorable {
  source: RowSource
  expected?: ReadonlyMap<string, Summary>
}

/** Makes a SQLite file of rows, checked against them, in a folder of its own. It stands alone then: nothing is left in its log. */
export const writeSqlite = async ({ source, expected }: Restorable, file: string, now: number): Promise<void> => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder: dirname(file) })
  try {
    await db.transaction((query) => migrateLike(db, query, source.migrations, now))
    await loadRows(source, sqliteTarget(db, file), expected)
    await db.truncateLog()
  } finally {
    await db.close()
  }
  rmSync(auditSealOf(dirname(file)), { force: true })
}

const listTables = async (query: Query): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  `.execute(query)
  return rows.map(({ name }) => name)
}

/** A schema of the time, with a number where several are moved aside in one second. */
const nameAside = async (query: Query, now: number): Promise<string> => {
  const name = `replaced_${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}`
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(query)
  const taken = new Set(rows.map((row) => row.name))
  let free = name
  for (let number = 2; taken.has(free); number++) free = `${name}_${number}`
  return free
}

/** Puts tables, and what their triggers call, into a schema beside. Gives its name. */
const moveAside = async (query: Query, tables: readonly string[], now: number): Promise<string> => {
  const aside = await nameAside(query, now)
  const { rows: called } = await sql<{ name: string }>`
    select distinct t.tgfoid::regprocedure::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(query)
  await sql`create schema ${sql.id(aside)}`.execute(query)
  for (const name of tables) await sql`alter table ${sql.table(name)} set schema ${sql.id(aside)}`.execute(query)
  for (const { name } of called) await sql`alter function ${sql.raw(name)} set schema ${sql.id(aside)}`.execute(query)
  return aside
}

/**
 * Puts rows in place of what PostgreSQL has, checked against them, in one transaction: it succeeds whole or changes nothing. Gives the
 * schema that holds what was there.
 */
export const restoreToPostgres = async (
  db: Database,
  { source, expected }: Restorable,
  options: { replace: boolean; former: Mark | undefined; dataFolder: string; now: number },
): Promise<string | undefined> => {
  const { replace, former, dataFolder, now } = options
  const { aside, head } = await db.transaction(async (query) => {
    const tables = await listTables(query)
    if (tables.length > 0 && !replace)
      throw new Error('The database of DATABASE_URL has tables already. Add --replace to move them aside.')
    const moved = tables.length === 0 ? undefined : await moveAside(query, tables, now)
    await migrateLike(db, query, source.migrations, now)
    await loadRows(source, postgresTarget(query), expected)
    await migrateWithin(db, query, now)
    const details = JSON.stringify({ former: former === undefined ? null : { seq: former.seq, hash: former.chain } })
    const entry = { ...byItself, actor: 'command line', at: now, operation: 'audit.restored', details }
    return { aside: moved, head: await appendWithin(query, 'postgres', [entry]) }
  })
  rmSync(auditSealOf(dataFolder), { force: true })
  const seal = new AuditSeal(auditSealOf(dataFolder))
  seal.write(head)
  seal.close()
  return aside
}
