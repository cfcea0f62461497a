import { copyFileSync, existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { SqliteConnection } from '../sqlite-connection.js'
import { findMark } from './commit-mark.js'
import type { Damage } from './condition.js'
import { readSeal, sealFileOf, type Mark } from './seal.js'

export const walOf = (file: string): string => `${file}-wal`
/** Where a write-ahead log is kept that did not hold what it should: SQLite removes the original. */
export const keptWalOf = (file: string): string => `${file}-wal.kept`

const iso = (at: number): string => (at === 0 ? 'the beginning' : new Date(at).toISOString())

const commits = (n: number): string => `${n} acknowledged ${n === 1 ? 'commit is' : 'commits are'} missing`

const hasBytes = (file: string): boolean => existsSync(file) && statSync(file).size > 0

const lost = (file: string, sealed: Mark, found: Mark | undefined, hadWal: boolean): Damage => {
  const [where, why] = hadWal
    ? [walOf(file), 'The write-ahead log is damaged or cut.']
    : [file, 'The write-ahead log was removed, or the database was replaced by an older copy.']
  const [seq, at] = [found?.seq ?? 0, found?.at ?? 0]
  return {
    kind: 'lost_commits',
    file: basename(where),
    detail: `${commits(sealed.seq - seq)}, written after ${iso(at)} and until ${iso(sealed.at)}. ${why}`,
    since: at,
  }
}

const odd = (file: string, detail: string): Damage => ({ kind: 'seal', file: basename(sealFileOf(file)), detail })

/** Compares what the database holds with what was sealed. The seal is read first: a commit in between can only make it older. */
export const compareWithSeal = (file: string, connect: () => SqliteConnection): Damage | undefined => {
  const sealed = readSeal(sealFileOf(file))
  // Opening the database makes an empty log where there is none.
  const hadWal = hasBytes(walOf(file)) || hasBytes(keptWalOf(file))
  const found = findMark(connect())
  if (sealed === 'missing')
    return found === undefined || found.seq === 0
      ? undefined
      : odd(file, `It is missing: whether commits after ${iso(found.at)} were lost cannot be told.`)
  if (sealed === 'broken')
    return odd(file, `It cannot be read: whether commits after ${iso(found?.at ?? 0)} were lost cannot be told.`)
  if (found === undefined || found.seq < sealed.seq) return lost(file, sealed, found, hadWal)
  if (found.database !== sealed.database || (found.seq === sealed.seq && found.chain !== sealed.chain))
    return {
      ...lost(file, sealed, found, hadWal),
      detail: `It is not the database that was sealed at ${iso(sealed.at)}.`,
    }
  return undefined
}

/** Looks at a database before anything can change it, and keeps a write-ahead log from which more may be read later. */
export const inspectAtOpen = (file: string, connect: () => SqliteConnection): Damage | undefined => {
  const damage = compareWithSeal(file, connect)
  if (damage?.kind === 'lost_commits' && hasBytes(walOf(file)) && !existsSync(keptWalOf(file)))
    copyFileSync(walOf(file), keptWalOf(file))
  return damage
}
