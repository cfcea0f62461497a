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
import { checkPages } from '../damage/pages.js'
import { readSeal, resetSeal, sealFileOf } from '../damage/seal.js'
import { openSqlite } from '../sqlite-connection.js'
import type { Chunks } from './chunks.js'
import type { Manifest } from './manifest.js'
import { countRows } from './take-backup.js'

/** Writes the database of a backup to a file, and compares what was written. */
const writeDatabase = ({ chunks: names, digest }: Manifest, chunks: Chunks, file: string): void => {
  const whole = createHash('sha256')
  const handle = openSync(file, 'w', 0o600)
  try {
    for (const name of names) {
      const bytes = chunks.get(name)
      whole.update(bytes)
      writeSync(handle, bytes)
    }
  } finally {
    closeSync(handle)
  }
  if (whole.digest('hex') !== digest) throw new Error('The backup does not have the digest that it was taken with.')
}

const refuseDamaged = (file: string): void => {
  const [damage] = checkPages(file, 'full')
  if (damage !== undefined) throw new Error(`What was restored is damaged. ${damage.detail}`)
}

const describeDifference = (counts: Record<string, number>, found: Record<string, number>): string[] =>
  Object.keys({ ...counts, ...found })
    .filter((table) => counts[table] !== found[table])
    .map((table) => `${table}: ${counts[table] ?? 0} rows were backed up, ${found[table] ?? 0} were restored`)

/** Restores into a scratch folder, checks every page and index, and compares digests and the number of rows of every table. */
export const verifyBackup = (manifest: Manifest, chunks: Chunks): void => {
  const scratch = mkdtempSync(join(tmpdir(), 'rostra-verify-'))
  try {
    const file = join(scratch, 'rostra.db')
    writeDatabase(manifest, chunks, file)
    refuseDamaged(file)
    const db = openSqlite(file, 'read')
    const differences = describeDifference(manifest.counts, countRows(db))
    db.close()
    if (differences.length > 0) throw new Error(`The backup differs. ${differences.join('; ')}.`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

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
  refuseDamaged(fresh)
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

export const restoreBackup = (manifest: Manifest, chunks: Chunks, file: string, now: number): string | undefined => {
  const fresh = `${file}.restoring`
  writeDatabase(manifest, chunks, fresh)
  return putInPlace(fresh, file, now)
}

/** Goes back to one whole file, such as the snapshot from before an upgrade. */
export const restoreFile = (source: string, file: string, now: number): string | undefined => {
  const fresh = `${file}.restoring`
  copyFileSync(source, fresh)
  return putInPlace(fresh, file, now)
}
