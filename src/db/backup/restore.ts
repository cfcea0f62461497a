import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { noteRestore } from '../audit/note-restore.js'
import { auditSealOf } from '../audit/writer.js'
import { findMark } from '../damage/commit-mark.js'
import { keptWalOf, walOf } from '../damage/inspect.js'
import type { Damage } from '../damage/condition.js'
import { checkFile } from '../damage/check-file.js'
import { readSeal, resetSeal, sealFileOf } from '../damage/seal.js'
import { openSqlite } from '../sqlite-connection.js'
import type { Chunks } from './chunks.js'
import type { Database } from '../database.js'
import type { Manifest, PagesManifest, RowsManifest } from './manifest.js'
import { keptRows } from './rows/kept-rows.js'
import { restoreToPostgres, writeSqlite, type Restorable } from './rows/restore-rows.js'
import { withSqliteRows } from './rows/sqlite-rows.js'
import { countRows } from './take-backup.js'

/** Writes the file of a backup of pages, and compares what was written. */
const writePages = async ({ chunks: names, digest }: PagesManifest, chunks: Chunks, file: string): Promise<void> => {
  const whole = createHash('sha256')
  const handle = openSync(file, 'w', 0o600)
  try {
    for (const name of names) {
      const bytes = await chunks.get(name)
      whole.update(bytes)
      writeSync(handle, bytes)
    }
  } finally {
    closeSync(handle)
  }
  if (whole.digest('hex') !== digest) throw new Error('The backup does not have the digest that it was taken with.')
}

const toRestorable = (manifest: RowsManifest, chunks: Chunks): Restorable => ({
  source: keptRows(manifest, chunks),
  expected: new Map(
    manifest.tables.map(({ name, digest }) => [name, { rows: manifest.counts[name] ?? 0, digest }] as const),
  ),
})

/** Makes a SQLite file of a backup of either kind. */
const writeDatabase = (manifest: Manifest, chunks: Chunks, file: string, now: number): Promise<void> =>
  manifest.version === 1 ? writePages(manifest, chunks, file) : writeSqlite(toRestorable(manifest, chunks), file, now)

/** Does something in a new folder, which is gone afterwards. */
const inScratch = async <R>(parent: string, work: (folder: string) => Promise<R>): Promise<R> => {
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  const scratch = mkdtempSync(join(parent, 'rostra-restore-'))
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Makes a SQLite file of a backup for as long as something is done with it. */
export const withBackupFile = <R>(
  manifest: Manifest,
  chunks: Chunks,
  now: number,
  work: (file: string) => Promise<R>,
): Promise<R> =>
  inScratch(tmpdir(), async (scratch) => {
    const file = join(scratch, 'rostra.db')
    await writeDatabase(manifest, chunks, file, now)
    return work(file)
  })

const refuse = (damage: Damage | undefined): void => {
  if (damage !== undefined) throw new Error(`What was restored is damaged. ${damage.file}: ${damage.detail}`)
}

const refuseDamaged = (file: string): void => refuse(checkFile(file, 'full')[0])

/** Single damaged rows say so wherever they are, and can be repaired there: better than to have none of the others back. */
const refuseDamagedPages = (file: string): void => refuse(checkFile(file, 'full').find(({ kind }) => kind !== 'rows'))

const describeDifference = (counts: Record<string, number>, found: Record<string, number>): string[] =>
  Object.keys({ ...counts, ...found })
    .filter((table) => counts[table] !== found[table])
    .map((table) => `${table}: ${counts[table] ?? 0} rows were backed up, ${found[table] ?? 0} were restored`)

/** Restores into a scratch folder, checks every page and index, and compares digests and the number of rows of every table. */
export const verifyBackup = (manifest: Manifest, chunks: Chunks, now: number): Promise<void> =>
  withBackupFile(manifest, chunks, now, async (file) => {
    refuseDamaged(file)
    // Rows were compared, table by table, when they were written.
    if (manifest.version === 2) return
    const db = openSqlite(file, 'read')
    const differences = describeDifference(manifest.counts, countRows(db))
    db.close()
    if (differences.length > 0) throw new Error(`The backup differs. ${differences.join('; ')}.`)
  })

/** Files of a database, and the search index, which is built anew from the rows. */
const partsOf = (file: string): string[] => [
  ...[file, walOf(file), `${file}-shm`, keptWalOf(file), sealFileOf(file), auditSealOf(dirname(file))].filter(
    existsSync,
  ),
  ...readdirSync(dirname(file))
    .filter((name) => name.startsWith('search'))
    .map((name) => join(dirname(file), name)),
]

const moveAside = (file: string, now: number): string | undefined => {
  const parts = partsOf(file)
  if (parts.length === 0) return undefined
  const aside = `${file}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  mkdirSync(aside, { mode: 0o700 })
  for (const part of parts) renameSync(part, join(aside, basename(part)))
  return aside
}

/** Puts a database in place, sealed anew. What was there is moved to the folder given back. */
const putInPlace = (fresh: string, file: string, now: number): string | undefined => {
  refuseDamagedPages(fresh)
  const db = openSqlite(fresh, 'read')
  const mark = findMark(db)
  db.close()
  for (const left of [walOf(fresh), `${fresh}-shm`]) rmSync(left, { force: true })
  const former = readSeal(auditSealOf(dirname(file)))
  const aside = moveAside(file, now)
  renameSync(fresh, file)
  if (mark !== undefined) resetSeal(sealFileOf(file), mark)
  noteRestore(file, typeof former === 'string' ? undefined : former, now)
  return aside
}

/** Puts a backup in place of a SQLite database. */
export const restoreBackup = (
  manifest: Manifest,
  chunks: Chunks,
  file: string,
  now: number,
): Promise<string | undefined> =>
  inScratch(dirname(file), async (scratch) => {
    const fresh = join(scratch, 'rostra.db')
    await writeDatabase(manifest, chunks, fresh, now)
    return putInPlace(fresh, file, now)
  })

/** Goes back to one whole file, such as the snapshot from before an upgrade. */
export const restoreFile = async (source: string, file: string, now: number): Promise<string | undefined> => {
  const fresh = `${file}.restoring`
  copyFileSync(source, fresh)
  return putInPlace(fresh, file, now)
}

interface Target {
  db: Database
  dataFolder: string
  replace: boolean
  now: number
}

const restoreRows = ({ db, ...target }: Target, restorable: Restorable): Promise<string | undefined> => {
  const former = readSeal(auditSealOf(target.dataFolder))
  return restoreToPostgres(db, restorable, { ...target, former: typeof former === 'string' ? undefined : former })
}

/** Copies the rows of a SQLite database, which can be in use, into PostgreSQL. */
export const copyToPostgres = async (file: string, target: Target): Promise<string | undefined> => {
  // The other database gives its rows checksums of its own: damage would look right there.
  const [damage] = checkFile(file, 'quick')
  if (damage !== undefined) throw new Error(`${damage.file}: ${damage.detail} Run \`rostra repair\` first.`)
  return withSqliteRows(file, (source) => restoreRows(target, { source }))
}

/** Puts a backup in place of what PostgreSQL has. */
export const restoreBackupToPostgres = async (
  manifest: Manifest,
  chunks: Chunks,
  target: Target,
): Promise<string | undefined> => {
  if (manifest.version === 2) return restoreRows(target, toRestorable(manifest, chunks))
  return inScratch(tmpdir(), async (scratch) => {
    const file = join(scratch, 'rostra.db')
    await writePages(manifest, chunks, file)
    return copyToPostgres(file, target)
  })
}
