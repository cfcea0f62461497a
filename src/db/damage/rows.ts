import { openSqlite, type SqliteConnection } from '../sqlite-connection.js'
import { checksumFor, restoreDocument } from './checksum.js'
import type { Damage } from './condition.js'
import { guardOf, mendGuarded, placesOfDamaged } from './guarded-rows.js'
import { toRowDamage } from './row-damage.js'
import type { Spare, SpareRow } from './spare.js'
import {
  asText,
  eachPage,
  isChecked,
  isReadable,
  listTables,
  nameOf,
  type StoredRow,
  type TableShape,
} from './table-rows.js'

/** Rows with a text that cannot be read, or that do not match their checksum. */
function* eachDamaged(db: SqliteConnection, shape: TableShape): Generator<StoredRow> {
  const checksumOf = isChecked(shape) ? checksumFor(shape.table, shape.columns) : undefined
  const place = shape.columns.indexOf('checksum')
  const isWhole = ({ values }: StoredRow): boolean =>
    checksumOf === undefined || values[place] === null || checksumOf(values) === values[place]
  const guarded = guardOf(shape)
  const places = guarded === undefined ? undefined : placesOfDamaged(db, guarded)
  for (const rows of eachPage(db, shape))
    for (const row of rows) if (!isReadable(row) || !isWhole(row) || places?.has(row.place) === true) yield row
}

/** Looks through every row for damage that leaves its page well-formed. */
export const checkRows = (db: SqliteConnection): Damage[] =>
  listTables(db).flatMap((shape): Damage[] => {
    const names = [...eachDamaged(db, shape)].map((row) => nameOf(shape, row))
    return names.length === 0 ? [] : [toRowDamage(shape.table, names)]
  })

/** What becomes of damaged rows. */
export interface MendedRows {
  /** Exactly as they were. */
  mended: number
  /** A character of theirs is marked as unreadable. */
  marked: number
  /** As a backup has them, which is older or newer than they were. */
  older: number
  /** More is wrong than can be put right, and they are somebody's work: they stay as they are. */
  kept: number
  removed: number
}

/** A record as a backup has it: exactly as it was where the checksum that is kept here says so. */
const takeSpare = (db: SqliteConnection, { table, columns }: TableShape, row: StoredRow, spare: SpareRow) => {
  const values = columns.map((name) => spare.values[name])
  const isSame = checksumFor(table, columns)(values) === Number(row.values[columns.indexOf('checksum')])
  const others = columns.filter((name) => name !== 'checksum')
  const set = others.map((name) => `"${name}" = ?`).join(', ')
  db.execute(`update ${table} set ${set}, checksum = null where rowid = ?`, [
    ...others.map((name) => spare.values[name]),
    row.place,
  ])
  return isSame ? 'mended' : 'older'
}

const findSpare = (
  { table, key, columns }: TableShape,
  { values }: StoredRow,
  spares: Spare | undefined,
): SpareRow | undefined => {
  const found = spares?.find(table, Object.fromEntries(key.map((name) => [name, values[columns.indexOf(name)]])))
  return found !== undefined && columns.every((name) => name in found.values) ? found : undefined
}

const mendRow = (
  db: SqliteConnection,
  shape: TableShape,
  row: StoredRow,
  spares: Spare | undefined,
): keyof MendedRows => {
  const { table, columns } = shape
  const spare = findSpare(shape, row, spares)
  if (guardOf(shape) !== undefined) return mendGuarded(db, shape, row, spare)
  const document = isChecked(shape) ? restoreDocument(table, columns, row.values) : undefined
  if (document !== undefined) {
    db.execute(`update ${table} set document = ?, checksum = null where rowid = ?`, [document, row.place])
    return 'mended'
  }
  if (isChecked(shape) && spare !== undefined) return takeSpare(db, shape, row, spare)
  if (isChecked(shape)) {
    db.execute(`delete from ${table} where rowid = ?`, [row.place])
    return 'removed'
  }
  const set = columns.map((name) => `"${name}" = ?`).join(', ')
  const texts = row.values.map((value) => (value instanceof Buffer ? asText(value) : value))
  db.execute(`update "${table}" set ${set} where rowid = ?`, [...texts, row.place])
  return 'marked'
}

export const nothingMended: Readonly<MendedRows> = { mended: 0, marked: 0, older: 0, kept: 0, removed: 0 }

/**
 * Puts right what can be put right. What cannot is taken from a backup, where one is given that has it. Else a record is removed, in other tables
 * the unreadable character is marked, and what users own is kept.
 */
export const mendRows = (file: string, spare?: Spare): MendedRows => {
  const db = openSqlite(file, 'write')
  const done = { ...nothingMended }
  try {
    for (const shape of listTables(db))
      for (const row of [...eachDamaged(db, shape)]) done[mendRow(db, shape, row, spare)]++
    return done
  } finally {
    db.close()
  }
}
