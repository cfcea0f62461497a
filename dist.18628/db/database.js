import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createSqliteDialect } from './sqlite-dialect.js'
const openSqlite = (file) => {
  const { dialect, writing } = createSqliteDialect(file)
  const query = new Kysely({ dialect })
  return {
    engine: 'sqlite',
    query,
    transaction: (work) => query.transaction().execute(work),
    skipLocked: sql``,
    script: async (within, text) => {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(within)
    },
    insertMany: ({ table, columns, tail }, rows) =>
      writing().insertMany(
        { head: `insert into ${table} (${columns.join(', ')})`, columns: columns.length, tail },
        rows,
      ),
    ping: async () => void (await sql`select 1`.execute(query)),
    close: () => query.destroy(),
  }
}
const splitStatements = (text) =>
  text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
const int8 = 20
const numberTypes = {
  getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
}
const openPostgres = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: numberTypes, connectionTimeoutMillis: 1e4 })
  pool.on('error', () => {})
  const query = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    engine: 'postgres',
    query,
    transaction: (work) => query.transaction().execute(work),
    skipLocked: sql`for update skip locked`,
    script: async (within, text) => {
      await sql.raw(text).execute(within)
    },
    insertMany: async ({ table, columns, types, tail }, rows) => {
      const lists = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
      const values = columns.map((_, i) => rows.map((row) => row[i] ?? null))
      const result = await pool.query(
        `insert into ${table} (${columns.join(', ')}) select * from unnest(${lists}) ${tail}`,
        values,
      )
      return result.rowCount ?? 0
    },
    ping: async () => void (await sql`select 1`.execute(query)),
    close: () => query.destroy(),
  }
}
const openDatabase = (where) => {
  if (where.databaseUrl !== void 0) return openPostgres(where.databaseUrl)
  mkdirSync(where.dataFolder, { recursive: true, mode: 448 })
  return openSqlite(join(where.dataFolder, 'rostra.db'))
}
export { openDatabase }
//# sourceMappingURL=database.js.map
