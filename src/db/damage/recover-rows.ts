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

/** What is not computed from other columns. */
const columnsOf = (db: SqliteConnection, table: string): string[] =>
  (db.execute('select name from pragma_table_info(?)', [table]).rows as { name: string }[]).map(({ name }) => name)

/** A row in which texts are bytes: the driver ends the process on a text that is not UTF-8. */
type Read = Record<string, unknown> & { place: number }

const readingOf = (table: string, columns: readonly string[]): string => {
  const asBytes = columns.map(
    (name, i) => `iif(typeof(${quote(name)}) = 'text', cast(${quote(name)} as blob), ${quote(name)}) as c${i}`,
  )
  return `select rowid as place, ${asBytes.join(', ')} from ${quote(table)} where rowid > ? order by rowid limit ?`
}

/** Bytes become texts again, whether they can be read or not: who looks through the rows afterwards marks what cannot. No table keeps bytes. */
const writingOf = (table: string, columns: readonly string[]): string => {
  const values = columns.map((_, i) => `iif(typeof(?${i + 1}) = 'blob', cast(?${i + 1} as text), ?${i + 1})`)
  return `insert or ignore into ${quote(table)} (${columns.map(quote).join(', ')}) values (${values.join(', ')})`
}

const toBytes = (value: unknown): unknown => (value instanceof ArrayBuffer ? Buffer.from(value) : value)

/** Reads a table in the order of its rows and steps over what cannot be read. */
const copyTable = (source: SqliteConnection, target: SqliteConnection, table: string): Recovered => {
  const done: Recovered = { table, rows: 0, gaps: 0 }
  const columns = columnsOf(source, table)
  const [question, insert] = [readingOf(table, columns), writingOf(table, columns)]
  const read = (after: number, limit: number): Read[] | undefined => {
    try {
      return source.execute(question, [after, limit]).rows as Read[]
    } catch {
      return undefined
    }
  }
  let after = -(2 ** 52)
  let step = 1
  for (let limit = pageRows; ;) {
    const rows = read(after, limit)
    if (rows === undefined) {
      if (limit > 1) limit = 1
      else {
        after = (after < 0 ? 0 : after) + step
        step *= 2
      }
      if (step > stepMax) return { ...done, gaps: done.gaps + 1 }
      continue
    }
    const last = rows.at(-1)
    if (last === undefined) return done
    for (const row of rows)
      target.execute(
        insert,
        columns.map((_, i) => toBytes(row[`c${i}`])),
      )
    done.rows += rows.length
    after = last.place
    if (step > 1) done.gaps++
    ;[limit, step] = [pageRows, 1]
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
