import { createHash } from 'node:crypto'
import type { SqliteConnection } from '../sqlite-connection.js'
import { checksumOf, damagedParts, findGuarded, isDamagedRow, type Guarded } from './guarded.js'
import { isOneBitApart, joinTexts, putBitBack, type Texts } from './one-bit.js'
import type { SpareRow } from './spare.js'
import { asText, textsAt, type StoredRow, type TableShape } from './table-rows.js'

const printLength = 16

/** The guard of a table, where its rows have checksums already. */
export const guardOf = ({ table, columns }: TableShape): Guarded | undefined =>
  columns.includes('checksum') ? findGuarded(table) : undefined

/** Where rows that are not as written lie. */
export const placesOfDamaged = (db: SqliteConnection, guarded: Guarded): Set<number> => {
  const rows = db.execute(`select rowid as place from main.${guarded.table} where ${isDamagedRow(guarded)}`, []).rows
  return new Set((rows as { place: number }[]).map(({ place }) => place))
}

const printOf = (bytes: Uint8Array): string =>
  createHash('sha3-224').update(bytes).digest('hex').slice(0, printLength).toUpperCase()

/** A change of a column: its name and its value. */
type Change = readonly [string, unknown]

/** A part of a damaged row: what stands there, and what a backup has. */
export interface DamagedPart {
  columns: readonly string[]
  texts: Texts
  print: string
  printOf: (bytes: Buffer) => string
  spare: SpareRow | undefined
}

/** What has to be changed in a part to have it as it was: nothing where its checksum is what was damaged, undefined where nobody can say. */
export const restorePart = ({ columns, texts, print, printOf, spare }: DamagedPart): Change[] | undefined => {
  const isWanted = (bytes: Buffer): boolean => printOf(bytes) === print
  if (isOneBitApart(printOf(joinTexts(texts)), print)) return []
  if (spare !== undefined && isWanted(joinTexts(spare.textsOf(columns))))
    return columns.map((name) => [name, spare.values[name]])
  const whole = putBitBack(texts, isWanted)
  return (
    whole &&
    columns.flatMap((name, i) =>
      whole[i] === texts[i] ? [] : [[name, whole[i]?.toString()] as const satisfies Change],
    )
  )
}

/** The parts of which a checksum has one each: that of the row, and those of its large columns. */
export const partsOf = ({ row, large }: Guarded): (readonly string[])[] => [row, ...large.map((name) => [name])]

/** The part of a checksum that belongs to a part of the row. */
export const printAt = (checksum: string, part: number): string =>
  checksum.slice(1 + printLength * part, 1 + printLength * (part + 1))

/** What becomes of a row of which something is wrong: as it was, as a backup has it, or as it is, with what cannot be read marked. */
export const decide = (
  guarded: Guarded,
  restored: readonly (readonly Change[] | undefined)[],
  spare: SpareRow | undefined,
  readable: () => readonly Change[],
): { outcome: 'mended' | 'older' | 'kept'; changes: readonly Change[] } => {
  if (restored.every((part) => part !== undefined)) return { outcome: 'mended', changes: restored.flat() }
  if (spare === undefined) return { outcome: 'kept', changes: readable() }
  return {
    outcome: 'older',
    changes: partsOf(guarded).flatMap((names) => names.map((name) => [name, spare.values[name]])),
  }
}

/** Puts a row back as it was, as far as that can be known. It counts as written from now on: somebody has said so. */
export const mendGuarded = (
  db: SqliteConnection,
  shape: TableShape,
  row: StoredRow,
  spare: SpareRow | undefined,
): 'mended' | 'older' | 'kept' => {
  const { table, columns } = shape
  const guarded = findGuarded(table) as Guarded
  const checksum = asText(row.values[columns.indexOf('checksum')])
  const [wrong] = db.execute(`select ${damagedParts(guarded)} from main.${table} where rowid = ?`, [row.place])
    .rows as Record<string, number>[]
  const restored = partsOf(guarded).map((names, i) =>
    wrong?.[`p${i}`] === 1
      ? restorePart({
          ...{ columns: names, texts: textsAt(db, table, names, row.place) },
          ...{ print: printAt(checksum, i), printOf, spare },
        })
      : [],
  )
  const { outcome, changes } = decide(guarded, restored, spare, () =>
    columns.flatMap((name, i) =>
      row.values[i] instanceof Buffer && name !== 'checksum' ? [[name, asText(row.values[i])] as const] : [],
    ),
  )
  db.execute(`update ${table} set checksum = null where rowid = ?`, [row.place])
  for (const [name, value] of changes)
    db.execute(`update ${table} set "${name}" = ? where rowid = ?`, [value, row.place])
  db.execute(`update ${table} set checksum = ${checksumOf(guarded)} where rowid = ?`, [row.place])
  return outcome
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
