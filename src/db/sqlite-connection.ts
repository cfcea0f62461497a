import Database from 'libsql'

export interface StatementResult {
  rows: unknown[]
  changes: number
}

/** One connection to a SQLite file, with its prepared statements kept. */
export interface SqliteConnection {
  execute(sql: string, parameters: readonly unknown[]): StatementResult
  /** One statement over many rows; gives the number of rows changed. */
  executeMany(sql: string, rows: readonly (readonly unknown[])[]): number
  exec(sql: string): void
  close(): void
}

const statementsMax = 500
const busyTimeoutMs = 15_000

/** SQLite has no booleans and no undefined. */
const toValue = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : (value ?? null))

/** The writer waits for the disk at every commit (FULL); readers never write, not even by mistake. */
export const openSqlite = (file: string, mode: 'read' | 'write'): SqliteConnection => {
  const db = new Database(file)
  db.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  if (mode === 'write') db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  else db.exec('pragma query_only = on')
  const prepared = new Map<string, Database.Statement>()

  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    if (prepared.size >= statementsMax) prepared.clear()
    const statement = db.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }

  return {
    execute: (sql, parameters) => {
      const statement = prepare(sql)
      const values = parameters.map(toValue)
      if (statement.reader) {
        const rows = statement.all(values)
        return { rows, changes: rows.length }
      }
      return { rows: [], changes: statement.run(values).changes }
    },
    executeMany: (sql, rows) => {
      const statement = prepare(sql)
      return rows.reduce((changes, row) => changes + statement.run(row.map(toValue)).changes, 0)
    },
    exec: (sql) => {
      db.exec(sql)
    },
    close: () => {
      prepared.clear()
      db.close()
    },
  }
}
