import { openSqlite, type SqliteConnection } from '../sqlite-connection.js'

interface SchemaRow {
  type: string
  name: string
  sql: string
}

/** How many rows of a table were brought over, and whether some could not be read. */
export interface Recovered {
  table: string
  rows: number
  gaps: number
}

const pageRows = 200
/** How far is looked behind an unreadable row before the next try; doubled each time. */
const stepMax = 2 ** 40

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

const insertInto = (target: SqliteConnection, table: string, rows: Record<string, unknown>[]): void => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).filter((name) => name !== 'row_place')
  const insert = {
    head: `insert or ignore into ${quote(table)} (${columns.map(quote).join(', ')})`,
    columns: columns.length,
    tail: '',
  }
  target.insertMany(
    insert,
    rows.map((row) => columns.map((name) => row[name])),
  )
}

/** Reads a table in the order of its rows and steps over what cannot be read. */
const copyTable = (source: SqliteConnection, target: SqliteConnection, table: string): Recovered => {
  const done: Recovered = { table, rows: 0, gaps: 0 }
  const question = `select rowid as row_place, * from ${quote(table)} where rowid > ? order by rowid limit ?`
  let after = -(2 ** 52)
  let step = 1
  for (let limit = pageRows; ;) {
    try {
      const rows = source.execute(question, [after, limit]).rows as (Record<string, unknown> & { row_place: number })[]
      const last = rows.at(-1)
      if (last === undefined) return done
      insertInto(target, table, rows)
      done.rows += rows.length
      after = last.row_place
      if (step > 1) done.gaps++
      ;[limit, step] = [pageRows, 1]
    } catch {
      if (limit > 1) limit = 1
      else {
        after = (after < 0 ? 0 : after) + step
        step *= 2
      }
      if (step > stepMax) return { ...done, gaps: done.gaps + 1 }
    }
  }
}

/** Copies all rows that can be read into a new database; indexes and triggers are made anew. */
export const recoverRows = (from: string, to: string): Recovered[] => {
  const source = openSqlite(from, 'read')
  const target = openSqlite(to, 'write')
  try {
    target.exec('pragma foreign_keys = off')
    const schema = source.execute('select type, name, sql from sqlite_master where sql is not null', [])
      .rows as SchemaRow[]
    const tables = schema.filter(({ type, name }) => type === 'table' && !name.startsWith('sqlite_'))
    target.exec('begin')
    for (const { sql } of tables) target.exec(sql)
    const recovered = tables.map(({ name }) => copyTable(source, target, name))
    if (schema.some(({ name }) => name === 'sqlite_sequence')) {
      target.exec('delete from sqlite_sequence')
      copyTable(source, target, 'sqlite_sequence')
    }
    for (const { sql } of schema.filter(({ type }) => type !== 'table')) target.exec(sql)
    target.exec('commit')
    return recovered
  } finally {
    source.close()
    target.close()
  }
}
