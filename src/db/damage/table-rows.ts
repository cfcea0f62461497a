import { isUtf8 } from 'node:buffer'
import type { SqliteConnection } from '../sqlite-connection.js'
import { checkedTables } from './checksum.js'

/** A table as its schema describes it. What is computed from other columns is not among its columns. */
export interface TableShape {
  table: string
  key: readonly string[]
  columns: readonly string[]
}

/** A row and where it lies. Texts are bytes: the driver ends the process on a text that is not UTF-8, as a flipped bit leaves it. */
export interface StoredRow {
  place: number
  values: readonly unknown[]
}

const pageRows = 500

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const listTables = (db: SqliteConnection): TableShape[] => {
  const named = db.execute(
    `select m.name as "table", p.name as "column", p.pk as place from sqlite_master as m, pragma_table_info(m.name) as p
     where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, p.cid`,
    [],
  ).rows as { table: string; column: string; place: number }[]
  return [...new Set(named.map(({ table }) => table))].map((table) => {
    const own = named.filter((each) => each.table === table)
    const key = own.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place)
    return { table, columns: own.map(({ column }) => column), key: key.map(({ column }) => column) }
  })
}

/** Whether a checksum is kept beside the documents of a table. */
export const isChecked = ({ table, columns }: TableShape): boolean =>
  checkedTables.includes(table) && columns.includes('checksum')

/** Rows of a table in the order in which they lie, page by page. */
export function* eachPage(
  db: SqliteConnection,
  { table, columns }: TableShape,
  where = 'true',
): Generator<readonly StoredRow[]> {
  const asBytes = columns
    .map(quote)
    .map((name, i) => `iif(typeof(${name}) = 'text', cast(${name} as blob), ${name}) as c${i}`)
  const question = `select rowid as place, ${asBytes.join(', ')} from main.${quote(table)} where rowid > ? and ${where} order by rowid limit ${pageRows}`
  for (let after = -1; ;) {
    const rows = db.execute(question, [after]).rows as (Record<string, unknown> & { place: number })[]
    const found = rows.map((row) => ({ place: row.place, values: columns.map((_, i) => toBytes(row[`c${i}`])) }))
    const last = found.at(-1)
    if (last === undefined) return
    yield found
    if (found.length < pageRows) return
    after = last.place
  }
}

/** Columns of the row at a place, as the texts that a checksum of them covers. */
export const textsAt = (db: SqliteConnection, table: string, columns: readonly string[], place: number): Buffer[] => {
  const asBytes = columns.map((name, i) => `cast(ifnull(${quote(name)}, '~') as blob) as c${i}`).join(', ')
  const [row] = db.execute(`select ${asBytes} from main.${quote(table)} where rowid = ?`, [place]).rows as Record<
    string,
    ArrayBuffer
  >[]
  return columns.map((_, i) => Buffer.from(row?.[`c${i}`] ?? new ArrayBuffer(0)))
}

const toBytes = (value: unknown): unknown => (value instanceof ArrayBuffer ? Buffer.from(value) : value)

export const asText = (value: unknown): string => (value instanceof Buffer ? value.toString() : String(value))

/** By what a row is known to people. */
export const nameOf = ({ columns, key }: TableShape, { values }: StoredRow): string =>
  key.map((name) => asText(values[columns.indexOf(name)])).join(' ')

/** Whether all texts of a row can be read. No table keeps bytes that are not text. */
export const isReadable = ({ values }: StoredRow): boolean =>
  values.every((value) => !(value instanceof Buffer) || isUtf8(value))
