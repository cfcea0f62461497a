import { createHash } from 'node:crypto'
import { isUtf8 } from 'node:buffer'
import { sql, type RawBuilder } from 'kysely'
import type { Query } from '../query.js'
import { checkedTables, checksumFor, restoreDocument } from './checksum.js'
import type { Damage } from './condition.js'
import { guardedTables, type Guarded } from './guarded.js'
import { decide, partsOf, printAt, restorePart } from './guarded-rows.js'
import { joinTexts } from './one-bit.js'
import { listKeys } from './postgres-rows.js'
import { toRowDamage } from './row-damage.js'
import { nothingMended, type MendedRows } from './rows.js'
import type { Spare, SpareRow } from './spare.js'

const printOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** A row that is not as written: where it lies, its checksum, its key, and its covered columns as bytes, for one of them may be no text any more. */
type Found = Record<string, unknown> & { place: string; checksum: string }

const asBytes = (name: string): RawBuilder<Buffer> =>
  sql<Buffer>`convert_to(coalesce(${sql.ref(`r.${name}`)}::text, '~'), 'UTF8')`

const findDamaged = async (query: Query, { table, row, large }: Guarded, key: readonly string[]): Promise<Found[]> => {
  const shown = [...row, ...large].map((name, i) => sql`${asBytes(name)} as ${sql.ref(`c${i}`)}`)
  const keys = key.map((name, i) => sql`${sql.ref(`r.${name}`)} as ${sql.ref(`k${i}`)}`)
  const { rows } = await sql<Found>`
    select r.ctid::text as place, r.checksum, ${sql.join([...keys, ...shown])} from ${sql.table(table)} as r where not is_as_written(r)
  `.execute(query)
  return rows
}

const keyOf = (key: readonly string[], found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(key.map((name, i) => [name, found[`k${i}`]]))

const nameOf = (key: readonly string[], found: Record<string, unknown>): string =>
  Object.values(keyOf(key, found)).map(String).join(' ')

/** Its trigger takes a row without a checksum as it is, and gives it one. */
const write = async (query: Query, table: string, place: string, changes: readonly (readonly [string, unknown])[]) => {
  const { rows } = await sql<{ place: string }>`
    update ${sql.table(table)} set checksum = null where ctid = ${place}::tid returning ctid::text as place`.execute(
    query,
  )
  const set = sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  await sql`update ${sql.table(table)} set ${set} where ctid = ${rows[0]?.place}::tid`.execute(query)
}

const mendGuarded = async (
  query: Query,
  guarded: Guarded,
  found: Found,
  spares: { spare: Spare | undefined; key: readonly string[] },
): Promise<keyof MendedRows> => {
  const { table, row, large } = guarded
  const names = [...row, ...large]
  const textOf = (name: string): Buffer => found[`c${names.indexOf(name)}`] as Buffer
  const spare = spares.spare?.find(table, keyOf(spares.key, found))
  const usable = spare !== undefined && names.every((name) => name in spare.values) ? spare : undefined
  const restored = partsOf(guarded).map((columns, i) => {
    const [texts, print] = [columns.map(textOf), printAt(found.checksum, i)]
    return printOf(joinTexts(texts)) === print ? [] : restorePart({ columns, texts, print, printOf, spare: usable })
  })
  const { outcome, changes } = decide(guarded, restored, usable, () =>
    names.filter((name) => !isUtf8(textOf(name))).map((name) => [name, textOf(name).toString()]),
  )
  const first = row[0] ?? ''
  await write(query, table, found.place, changes.length > 0 ? changes : [[first, sql.ref(first)]])
  return outcome
}

const pageRows = 500

/** Records have checksums of the code that writes them: they are compared here. */
async function* eachDamagedRecord(query: Query, table: string): AsyncGenerator<Record<string, unknown>> {
  await sql`declare mended_rows no scroll cursor for
    select r.*, r.ctid::text as place, convert_to(r.document, 'UTF8') as document from ${sql.table(table)} as r where checksum is not null
  `.execute(query)
  let checksumOf: ((row: readonly unknown[]) => number) | undefined
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(pageRows)} from mended_rows`.execute(query)
    for (const row of rows) {
      checksumOf ??= checksumFor(table, Object.keys(row))
      if (checksumOf(Object.values(row)) !== row['checksum']) yield row
    }
    if (rows.length < pageRows) break
  }
  await sql`close mended_rows`.execute(query)
}

/** A record as a backup has it: exactly as it was where the checksum that is kept here says so. Columns that the backup does not know stay. */
const takeSpare = async (query: Query, table: string, row: Record<string, unknown>, { values }: SpareRow) => {
  const names = Object.keys(row).filter((name) => name in values && name !== 'checksum')
  const isSame = checksumFor(table, names)(names.map((name) => values[name])) === Number(row['checksum'])
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${values[name]}`))
  await sql`update ${sql.table(table)} set ${set}, checksum = null where ctid = ${row['place']}::tid`.execute(query)
  return isSame ? 'mended' : 'older'
}

/**
 * A bit is put back where the checksum tells which one it was; else the record is taken from a backup. Where that has none it is removed, and its
 * source or an import brings it again.
 */
const mendRecord = async (
  query: Query,
  table: string,
  row: Record<string, unknown>,
  spare: SpareRow | undefined,
): Promise<keyof MendedRows> => {
  const names = Object.keys(row)
  const document = restoreDocument(table, names, Object.values(row))
  const at = sql`where ctid = ${row['place']}::tid`
  if (document !== undefined) {
    await sql`update ${sql.table(table)} set document = ${document}, checksum = null ${at}`.execute(query)
    return 'mended'
  }
  if (spare !== undefined) return takeSpare(query, table, row, spare)
  await sql`delete from ${sql.table(table)} ${at}`.execute(query)
  return 'removed'
}

const mendRecords = async (
  query: Query,
  table: string,
  { spare, key }: { spare: Spare | undefined; key: readonly string[] },
  done: MendedRows,
): Promise<Damage[]> => {
  const damaged: Record<string, unknown>[] = []
  for await (const row of eachDamagedRecord(query, table)) damaged.push(row)
  for (const row of damaged) {
    const held = spare?.find(table, Object.fromEntries(key.map((name) => [name, row[name]])))
    done[await mendRecord(query, table, row, held)]++
  }
  const names = damaged.map((row) => key.map((name) => String(row[name])).join(' '))
  return names.length === 0 ? [] : [toRowDamage(table, names)]
}

const namesMax = 500

/** Records that are not as written, table by table. To be asked within a transaction. */
export const checkPostgresRecords = async (query: Query): Promise<Damage[]> => {
  const keys = await listKeys(query)
  const found: Damage[] = []
  for (const table of checkedTables.filter((each) => keys.has(each))) {
    const names: string[] = []
    for await (const row of eachDamagedRecord(query, table))
      if (names.length < namesMax) names.push((keys.get(table) ?? []).map((name) => String(row[name])).join(' '))
    if (names.length > 0) found.push(toRowDamage(table, names))
  }
  return found
}

/** What a repair of rows did, or would do. */
export interface PostgresRepair {
  damages: readonly Damage[]
  rows: MendedRows
}

/** Puts damaged rows right within a transaction, which may be undone to have been a look only. */
export const mendPostgresRows = async (query: Query, spare?: Spare): Promise<PostgresRepair> => {
  const [keys, rows] = [await listKeys(query), { ...nothingMended }]
  const damages: Damage[] = []
  for (const guarded of guardedTables) {
    const key = keys.get(guarded.table) ?? []
    const found = await findDamaged(query, guarded, key)
    for (const each of found) rows[await mendGuarded(query, guarded, each, { spare, key })]++
    const names = found.map((each) => nameOf(key, each))
    if (names.length > 0) damages.push(toRowDamage(guarded.table, names))
  }
  for (const table of checkedTables) {
    const key = keys.get(table) ?? []
    damages.push(...(await mendRecords(query, table, { spare, key }, rows)))
  }
  return { damages, rows }
}
