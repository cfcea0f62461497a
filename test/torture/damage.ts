import { createHash } from 'node:crypto'
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Contents } from '../../src/corpus/records/contents.js'
import { recordTables, upsertRows } from '../../src/corpus/records/records.js'
import { findGuarded } from '../../src/db/damage/guarded.js'
import { openDatabase, type Database } from '../../src/db/database.js'
import { migrate } from '../../src/db/migrate.js'
import { openSqlite } from '../../src/db/sqlite-connection.js'

/** Harms copies of a database, one harm each, and looks whether it is noticed. `npm run torture -- damage [COUNT]`. */
const recordsOf = 300
const root = mkdtempSync(join(tmpdir(), 'rostra-torture-'))
const open = (dataFolder: string): Database => openDatabase({ databaseUrl: undefined, dataFolder })
const file = (folder: string, name: string): string => join(folder, name)

/** The same numbers in every run. */
const numberOf = (seed: string, below: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % below

const textOf = (i: number): string => createHash('sha256').update(String(i)).digest('hex').repeat(8)

const write = async (db: Database, from: number): Promise<void> => {
  for (let i = from; i < from + recordsOf / 2; i++) {
    const document = JSON.stringify({ contentId: `c${i}`, text: textOf(i) })
    await upsertRows(db, recordTables.contents, [['tiktok', `c${i}`, `a${i % 9}`, i, 'video', 'import', 1, document]])
  }
}

/** Rows that users own, as many as records: lists, their members, items of screenings, results of requests. */
const writeOwned = async (db: Database, from: number): Promise<void> => {
  for (let i = from; i < from + recordsOf / 2; i++)
    for (const { table, row } of ownedRows(i))
      await db.insertMany({ table, columns: Object.keys(row), types: Object.values(row).map(typeOf), tail: '' }, [
        Object.values(row),
      ])
}

const typeOf = (value: unknown): string => (typeof value === 'number' ? 'bigint' : 'text')

const ownedRows = (i: number): { table: string; row: Record<string, string | number> }[] => [
  {
    table: 'creator_lists',
    row: {
      ...{ id: `l${i}`, account_id: 'a', name: textOf(i), name_key: textOf(i), document: '{}' },
      ...{ members: 1, changes: 1, created_at: 1, updated_at: 1 },
    },
  },
  {
    table: 'list_members',
    row: {
      ...{ list_id: `l${i}`, network: 'tiktok', external_id: `c${i}`, position: i, handle: textOf(i) },
      ...{ tags: '[]', document: JSON.stringify({ note: textOf(i) }), added_at: 1, updated_at: 1 },
    },
  },
  { table: 'request_items', row: { request_id: 'r', seq: i, document: JSON.stringify({ said: textOf(i) }) } },
  {
    table: 'requests',
    row: {
      ...{ id: `q${i}`, account_id: 'a', kind: 'odd', status: 'succeeded', version: 1, turn: 1, run_at: 1, attempt: 1 },
      ...{ input: JSON.stringify({ text: textOf(i) }), result: JSON.stringify({ said: textOf(i) }) },
      ...{ progress_done: 1, progress_share: 1, created_at: 1, updated_at: 1 },
    },
  },
]

/** Half of the records in the database, half in its log alone: as a kill leaves them. */
const prepare = async (): Promise<string> => {
  const [own, killed] = [join(root, 'own'), join(root, 'killed')]
  const db = open(own)
  await migrate(db, 0)
  await write(db, 0)
  await writeOwned(db, 0)
  openSqlite(file(own, 'rostra.db'), 'write').execute('pragma wal_checkpoint(truncate)', [])
  await write(db, recordsOf / 2)
  await writeOwned(db, recordsOf / 2)
  cpSync(own, killed, { recursive: true })
  await db.close()
  return killed
}

const flip = (path: string, seed: string): void => {
  const bytes = readFileSync(path)
  const at = numberOf(`${seed} at`, bytes.length)
  const handle = openSync(path, 'r+')
  writeSync(handle, Buffer.from([(bytes[at] ?? 0) ^ (1 << numberOf(`${seed} bit`, 8))]), 0, 1, at)
  closeSync(handle)
}

const cut = (path: string, seed: string): void => truncateSync(path, numberOf(seed, statSync(path).size))

const harms: Record<string, (folder: string, seed: string) => void> = {
  'bit in the log': (folder, seed) => flip(file(folder, 'rostra.db-wal'), seed),
  'log cut': (folder, seed) => cut(file(folder, 'rostra.db-wal'), seed),
  'log removed': (folder) => rmSync(file(folder, 'rostra.db-wal')),
  'bit in the database': (folder, seed) => flip(file(folder, 'rostra.db'), seed),
  'database cut': (folder, seed) => cut(file(folder, 'rostra.db'), seed),
  'bit in the seal': (folder, seed) => flip(file(folder, 'rostra.seal'), seed),
}

type Outcome = 'noticed' | 'harmless' | 'silent'

const areWhole = async (db: Database): Promise<boolean> => {
  const found = new Map<string, string>()
  for await (const { contentId, text } of new Contents(db).all()) found.set(contentId, text)
  if (!Array.from({ length: recordsOf }, (_, i) => found.get(`c${i}`) === textOf(i)).every(Boolean)) return false
  for (let i = 0; i < recordsOf; i++)
    for (const { table, row } of ownedRows(i)) {
      const wanted = Object.entries(row)
      const [key, id] = wanted[0] ?? []
      const question = `select * from ${table} where ${key} = ?${table === 'request_items' ? ` and seq = ${i}` : ''}`
      const [found] = await db.ask<Record<string, unknown>>({ sqlite: question, postgres: '' }, [id])
      if (!wanted.every(([name, value]) => found?.[name] === value || !isCovered(table, name))) return false
    }
  return true
}

/** Leases and counters are no data of users, and are not covered. */
const isCovered = (table: string, column: string): boolean => {
  const { row = [], large = [] } = findGuarded(table) ?? {}
  return row.includes(column) || large.includes(column)
}

const look = async (folder: string): Promise<Outcome> => {
  let db: Database | undefined
  try {
    db = open(folder)
    db.guard()
    if ((await db.check('full')).length > 0) return 'noticed'
    return (await areWhole(db)) ? 'harmless' : 'silent'
  } catch {
    return 'noticed'
  } finally {
    await db?.close()
  }
}

const count = Number(process.argv[2] ?? 60)
const killed = await prepare()
const tally: Record<string, Record<Outcome, number>> = {}
for (let i = 0; i < count; i++) {
  const [name = '', harm] = Object.entries(harms)[i % Object.keys(harms).length] ?? []
  const folder = join(root, `case-${i}`)
  cpSync(killed, folder, { recursive: true })
  harm?.(folder, `case ${i}`)
  tally[name] ??= { noticed: 0, harmless: 0, silent: 0 }
  tally[name][await look(folder)]++
  rmSync(folder, { recursive: true })
}
for (const [name, outcomes] of Object.entries(tally)) process.stdout.write(`${name}: ${JSON.stringify(outcomes)}\n`)
if (Object.values(tally).some(({ silent }) => silent > 0)) process.exitCode = 1
rmSync(root, { recursive: true, force: true })
