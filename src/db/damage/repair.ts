import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSqlite } from '../sqlite-connection.js'
import { findMark } from './commit-mark.js'
import type { Damage } from './condition.js'
import { compareWithSeal, keptWalOf, walOf } from './inspect.js'
import { checkFile } from './check-file.js'
import { recoverRows, type Recovered } from './recover-rows.js'
import { mendRows, type MendedRows } from './rows.js'
import { readSeal, resetSeal, sealFileOf, type Mark } from './seal.js'
import type { Spare } from './spare.js'
import { rebuildWal } from './wal.js'
import { reasonOf } from '../../kernel/reason-of.js'

/** What a repair can bring back. Nothing is changed until it is applied. */
export interface Repair {
  damages: readonly Damage[]
  /** Commits that the files as they are have lost, and how many of them the repair brings back. */
  missing: number
  broughtBack: number
  /** Tables of which rows could not be read. */
  gaps: readonly Recovered[]
  /** What becomes of single damaged records, where there are any. */
  rows: MendedRows | undefined
  /** Puts the repaired database in place of the damaged one, which is moved to the folder given back. */
  apply: (now: number) => string
  discard: () => void
}

/** The files under other names, so that looking at them changes nothing. */
const copyAside = (file: string, aside: string): void => {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  const copy = join(aside, basename(file))
  copyFileSync(file, copy)
  if (existsSync(walOf(file))) copyFileSync(walOf(file), walOf(copy))
  if (existsSync(sealFileOf(file))) copyFileSync(sealFileOf(file), sealFileOf(copy))
}

const lookAt = (file: string): { mark: Mark | undefined; damages: Damage[] } => {
  const damages = checkFile(file, 'full')
  const db = openSqlite(file, 'read')
  try {
    const lost = compareWithSeal(file, () => db)
    return { mark: findMark(db), damages: lost === undefined ? damages : [lost, ...damages] }
  } catch (error) {
    return { mark: undefined, damages: damages.length > 0 ? damages : [unreadable(file, error)] }
  } finally {
    db.close()
  }
}

const unreadable = (file: string, error: unknown): Damage => ({
  kind: 'pages',
  file: basename(file),
  detail: `It cannot be read: ${reasonOf(error)}.`,
})

const rebuildLog = (file: string, copy: string): void => {
  const log = [keptWalOf(file), walOf(file)].find(existsSync)
  const rebuilt = log && rebuildWal(readFileSync(log), readFileSync(copy).subarray(0, 100))
  if (rebuilt !== undefined) writeFileSync(walOf(copy), rebuilt)
}

const seqOf = (mark: Mark | undefined): number => mark?.seq ?? 0

/** Works out, on copies beside the database and with the rows of a backup, what can be brought back. Undefined: there is nothing to repair. */
export const prepareRepair = (file: string, spare?: Spare): Repair | undefined => {
  const aside = `${file}.repair`
  const copy = join(aside, basename(file))
  copyAside(file, aside)
  const before = lookAt(copy)
  const discard = (): void => rmSync(aside, { recursive: true, force: true })
  if (before.damages.length === 0) {
    discard()
    return undefined
  }
  copyAside(file, aside)
  rebuildLog(file, copy)
  let result = copy
  let after = lookAt(copy)
  let recovered: Recovered[] = []
  if (after.damages.some(({ kind }) => kind === 'pages')) {
    result = join(aside, 'recovered.db')
    recovered = recoverRows(copy, result)
    after = lookAt(result)
  }
  const rows = after.damages.some(({ kind }) => kind === 'rows') ? mendRows(result, spare) : undefined
  const sealed = readSeal(sealFileOf(file))
  const missing = typeof sealed === 'string' ? 0 : Math.max(0, sealed.seq - seqOf(before.mark))
  return {
    damages: before.damages,
    missing,
    broughtBack: Math.min(missing, Math.max(0, seqOf(after.mark) - seqOf(before.mark))),
    gaps: recovered.filter(({ gaps }) => gaps > 0),
    rows,
    apply: (now) => {
      const away = putInPlace(file, result, now)
      if (after.mark !== undefined) resetSeal(sealFileOf(file), after.mark)
      discard()
      return away
    },
    discard,
  }
}

/** Writes the log into the database, so that one file is the whole of it. */
const foldLog = (file: string): void => {
  const db = openSqlite(file, 'write')
  db.execute('pragma wal_checkpoint(truncate)', [])
  db.close()
}

const putInPlace = (file: string, result: string, now: number): string => {
  foldLog(result)
  const away = `${file}.damaged-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  mkdirSync(away, { mode: 0o700 })
  const parts = [file, walOf(file), `${file}-shm`, keptWalOf(file), sealFileOf(file)]
  // A copy that nobody has opened yet: SQLite shares what it knows of a log between all connections of a process to one file, whatever its name was.
  const fresh = `${result}.fresh`
  copyFileSync(result, fresh)
  for (const part of parts.filter(existsSync)) renameSync(part, join(away, basename(part)))
  renameSync(fresh, file)
  return away
}
