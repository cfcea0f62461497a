import { openSqlite } from '../sqlite-connection.js'
import { findGuarded, isDamagedRow } from './guarded.js'
import type { Texts } from './one-bit.js'
import { asText, eachPage, isReadable, listTables, textsAt, type StoredRow, type TableShape } from './table-rows.js'

/** A row as a backup has it. */
export interface SpareRow {
  values: Readonly<Record<string, unknown>>
  /** What a checksum covers, column by column. */
  textsOf(columns: readonly string[]): Texts
}

/** Rows of a backup, to put in place of damaged ones. */
export interface Spare {
  find(table: string, key: Readonly<Record<string, unknown>>): SpareRow | undefined
  close(): void
}

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${asText(value).replaceAll("'", "''")}'`

const valuesOf = ({ columns }: TableShape, { values }: StoredRow): Record<string, unknown> =>
  Object.fromEntries(
    columns.map((name, i) => [name, values[i] instanceof Buffer ? asText(values[i]) : values[i]] as const),
  )

/** A SQLite file with the rows of a backup. Rows that are damaged there too, or lack a column that is asked for, are not in it. */
export const openSpare = (file: string): Spare => {
  const db = openSqlite(file, 'read')
  const shapes = new Map(listTables(db).map((shape) => [shape.table, shape]))
  const isWhole = (shape: TableShape): string => {
    const guarded = shape.columns.includes('checksum') ? findGuarded(shape.table) : undefined
    return guarded === undefined ? 'true' : `not (${isDamagedRow(guarded)})`
  }
  return {
    find: (table, key) => {
      const shape = shapes.get(table)
      if (shape === undefined) return undefined
      const where = Object.entries(key).map(([name, value]) => `"${name}" = ${literal(value)}`)
      const [row] = [...eachPage(db, shape, [...where, isWhole(shape)].join(' and '))].flat()
      if (row === undefined || !isReadable(row)) return undefined
      return { values: valuesOf(shape, row), textsOf: (columns) => textsAt(db, table, columns, row.place) }
    },
    close: () => db.close(),
  }
}
