import { openSqlite, type SqliteConnection } from '../../sqlite-connection.js'
import { isKept, isTaken, type Row, type RowSource, type Table, type Value } from './table.js'
import { stemOf } from '../../migrations.js'

const pageRows = 1000

const quote = (name: string): string => `"${name}"`
const listed = (names: readonly string[]): string => names.map(quote).join(', ')

/** `hidden` is 0 for columns that are written, others are computed. */
interface ColumnRow {
  name: string
  pk: number
  hidden: number
}

const describe = (db: SqliteConnection, name: string): Table => {
  const columns = db.execute('select name, pk, hidden from pragma_table_xinfo(?) order by cid', [name])
    .rows as ColumnRow[]
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  return {
    name,
    columns: columns
      .filter(({ hidden }) => hidden === 0)
      .map((column) => column.name)
      .filter((column) => isTaken(name, column)),
    key: key.map((column) => column.name),
  }
}

const listTables = (db: SqliteConnection): Table[] => {
  const rows = db.execute(`select name from sqlite_master where type = 'table' order by name`, []).rows
  return (rows as { name: string }[]).filter(({ name }) => isKept(name)).map(({ name }) => describe(db, name))
}

async function* readTable(db: SqliteConnection, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const order = `order by ${listed(key)} limit ${pageRows}`
  const select = `select ${listed(columns)} from ${quote(name)}`
  let after: Value[] | undefined
  for (;;) {
    const places = key.map(() => '?').join(', ')
    const where = after === undefined ? '' : `where (${listed(key)}) > (${places})`
    const found = db.execute(`${select} ${where} ${order}`, after ?? []).rows as Record<string, Value>[]
    if (found.length > 0) yield found.map((row) => columns.map((column) => row[column] ?? null))
    const last = found.at(-1)
    if (last === undefined || found.length < pageRows) return
    after = key.map((column) => last[column] ?? null)
  }
}

/** The rows of a SQLite file as they are now, while it is in use. */
export const withSqliteRows = async <R>(file: string, work: (source: RowSource) => Promise<R>): Promise<R> => {
  const db = openSqlite(file, 'read')
  try {
    db.exec('begin')
    const applied = db.execute('select name from schema_migrations order by name', []).rows as { name: string }[]
    return await work({
      migrations: applied.map(({ name }) => stemOf(name)),
      tables: listTables(db),
      read: (table) => readTable(db, table),
    })
  } finally {
    db.exec('rollback')
    db.close()
  }
}
