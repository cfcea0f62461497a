import { createHash } from 'node:crypto'
import type { SqliteConnection } from '../sqlite-connection.js'
import { checksumOf, damagedParts, findGuarded, isDamagedRow, joined, type Guarded } from './guarded.js'
import { asText, type StoredRow, type TableShape } from './table-rows.js'

/** The guard of a table, where its rows have checksums already. */
export const guardOf = ({ table, columns }: TableShape): Guarded | undefined =>
  columns.includes('checksum') ? findGuarded(table) : undefined

/** Where rows that are not as written lie. */
export const placesOfDamaged = (db: SqliteConnection, guarded: Guarded): Set<number> => {
  const rows = db.execute(`select rowid as place from main.${guarded.table} where ${isDamagedRow(guarded)}`, []).rows
  return new Set((rows as { place: number }[]).map(({ place }) => place))
}

/** Rows longer than this have too many bits to try. */
const bytesMax = 4096

const printOf = (bytes: Uint8Array): string =>
  createHash('sha3-224').update(bytes).digest('hex').slice(0, 16).toUpperCase()

/** The text as it was before one bit of it was flipped, undefined where more is wrong. */
const flipBack = (damaged: Uint8Array, print: string): Buffer | undefined => {
  if (damaged.length > bytesMax) return undefined
  const bytes = Buffer.from(damaged)
  for (let at = 0; at < bytes.length; at++)
    for (let bit = 1; bit < 256; bit *= 2) {
      bytes[at] = (bytes[at] ?? 0) ^ bit
      if (printOf(bytes) === print) return bytes
      bytes[at] = (bytes[at] ?? 0) ^ bit
    }
  return undefined
}

const isOneBit = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  const different = x.length === y.length ? [...x].map((byte, i) => byte ^ (y[i] ?? 0)).filter((d) => d !== 0) : []
  return different.length === 1 && Number.isInteger(Math.log2(different[0] ?? 0))
}

/** What the columns of a damaged part were: empty where its checksum is what was damaged, undefined where nobody can say. */
const restorePart = (
  db: SqliteConnection,
  { table }: Guarded,
  columns: readonly string[],
  { place, print }: { place: number; print: string },
): [string, string][] | undefined => {
  const [row] = db.execute(`select cast(${joined(columns)} as blob) as text from main.${table} where rowid = ?`, [
    place,
  ]).rows as { text: ArrayBuffer }[]
  const bytes = Buffer.from(row?.text ?? new ArrayBuffer(0))
  if (isOneBit(printOf(bytes), print)) return []
  const values = flipBack(bytes, print)?.toString().split('\x1f')
  const before = bytes.toString().split('\x1f')
  if (values?.length !== columns.length || before.length !== columns.length) return undefined
  return columns.flatMap((name, i) => (values[i] === before[i] ? [] : [[name, values[i] ?? ''] as [string, string]]))
}

/**
 * Puts a row back as it was, where one bit of it is wrong. Else it stays as it is, with what cannot be read marked, and counts as written from now
 * on: somebody has said so.
 */
export const mendGuarded = (db: SqliteConnection, shape: TableShape, row: StoredRow): 'mended' | 'kept' => {
  const { table, columns } = shape
  const guarded = findGuarded(table) as Guarded
  const checksum = asText(row.values[columns.indexOf('checksum')])
  const parts = [guarded.row, ...guarded.large.map((name) => [name])]
  const [wrong] = db.execute(`select ${damagedParts(guarded)} from main.${table} where rowid = ?`, [row.place])
    .rows as Record<string, number>[]
  const restored = parts.map((names, i) =>
    wrong?.[`p${i}`] === 1
      ? restorePart(db, guarded, names, { place: row.place, print: checksum.slice(1 + 16 * i, 17 + 16 * i) })
      : [],
  )
  const isWhole = restored.every((part) => part !== undefined)
  const set = isWhole
    ? restored.flatMap((part) => part)
    : columns.flatMap((name, i) =>
        row.values[i] instanceof Buffer && name !== 'checksum' ? [[name, asText(row.values[i])] as const] : [],
      )
  db.execute(`update ${table} set checksum = null where rowid = ?`, [row.place])
  for (const [name, value] of set) db.execute(`update ${table} set "${name}" = ? where rowid = ?`, [value, row.place])
  db.execute(`update ${table} set checksum = ${checksumOf(guarded)} where rowid = ?`, [row.place])
  return isWhole ? 'mended' : 'kept'
}

/** Where rows from before there were checksums lie, some of them. */
export const placesWithout = (db: SqliteConnection, guarded: Guarded, rowsMax: number): number[] =>
  (
    db.execute(`select rowid as place from main.${guarded.table} where checksum is null limit ${rowsMax}`, []).rows as {
      place: number
    }[]
  ).map(({ place }) => place)

/** The statement that gives the row at a place its checksum, unless it has one. */
export const addChecksumTo = (guarded: Guarded): string =>
  `update ${guarded.table} set checksum = ${checksumOf(guarded)} where rowid = ? and checksum is null`
