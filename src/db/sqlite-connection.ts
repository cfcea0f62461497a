import Database from 'libsql'

export interface StatementResult {
  rows: unknown[]
  changes: number
}

/** `insert into … (columns)` before the values, and what to do with a conflict behind them. */
export interface ManyInsert {
  head: string
  columns: number
  tail: string
}

/** Rows that go into one statement: half again as fast as one by one, and more gains nothing. */
const rowsOfStatement = 100

/** Of the rest, a power of two: a statement for every number of rows would keep a hundred of them, 5 MB for each table. */
const rowsAtOnce = (left: number): number =>
  left >= rowsOfStatement ? rowsOfStatement : 2 ** Math.floor(Math.log2(left))

/** One connection to a SQLite file, with its prepared statements kept. */
export interface SqliteConnection {
  execute(sql: string, parameters: readonly unknown[]): StatementResult
  /** Many rows by few statements; gives the number of rows changed. */
  insertMany(insert: ManyInsert, rows: readonly (readonly unknown[])[]): number
  exec(sql: string): void
  /** Tells of every statement before it is prepared. Those that are prepared already are prepared again. */
  beforePreparing(look: (sql: string) => void): void
  close(): void
}

const statementsMax = 500
const busyTimeoutMs = 15_000

/** SQLite has no booleans and no undefined. */
const toValue = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : (value ?? null))

/** The writer waits for the disk at every commit (FULL) and overwrites what it deletes; readers never write, not even by mistake. */
export const openSqlite = (file: string, mode: 'read' | 'write'): SqliteConnection => {
  const db = new Database(file)
  db.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  if (mode === 'write')
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on')
  else db.exec('pragma query_only = on')
  const prepared = new Map<string, Database.Statement>()
  let look: (sql: string) => void = () => {}

  const prepare = (sql: string): Database.Statement => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    look(sql)
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
    insertMany: ({ head, columns, tail }, rows) => {
      const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`
      let changes = 0
      for (let i = 0, part; i < rows.length; i += part.length) {
        part = rows.slice(i, i + rowsAtOnce(rows.length - i))
        const values = part.map(() => row).join(', ')
        changes += prepare(`${head} values ${values} ${tail}`).run(part.flat().map(toValue)).changes
      }
      return changes
    },
    exec: (sql) => {
      db.exec(sql)
    },
    beforePreparing: (told) => {
      prepared.clear()
      look = told
    },
    close: () => {
      prepared.clear()
      db.close()
    },
  }
}
