import { dayMs } from '../kernel/clock.js'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSqlite } from './sqlite-connection.js'
import { reasonOf } from '../kernel/reason-of.js'

const keptMax = 3
/** Nobody goes back further, and people who were erased meanwhile are in it still. */
const keptMs = 30 * dayMs
const partialName = 'partial'

/** Copies of a SQLite database from before its upgrades, in a folder beside it. */
export interface Snapshots {
  /** Takes one; gives its file. Undefined where the database has other ways (PostgreSQL). */
  take(label: string, now: number): Promise<string | undefined>
  newest(): string | undefined
  /** Removes those that are too old to go back to. */
  expire(now: number): void
}

const folderOf = (file: string): string => join(dirname(file), 'snapshots')

const nameAt = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '-')

const list = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.db'))
        .sort()
    : []

/** One whole file, consistent in itself; of those there are the newest few are kept. */
export const sqliteSnapshots = (file: string): Snapshots => {
  const folder = folderOf(file)
  return {
    take: async (label, now) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const copy = join(folder, `${nameAt(now)}-${label}.db`)
      // A copy that was broken off has another ending, so that nobody goes back to a part of one.
      const partial = join(folder, partialName)
      rmSync(partial, { force: true })
      const db = openSqlite(file, 'write')
      try {
        db.execute('vacuum into ?', [partial])
        renameSync(partial, copy)
      } catch (cause) {
        rmSync(partial, { force: true })
        throw new Error(
          `No snapshot could be taken before the upgrade (${reasonOf(cause)}). Make room for a copy in ${folder}.`,
          { cause },
        )
      } finally {
        db.close()
      }
      for (const old of list(folder).slice(0, -keptMax)) rmSync(join(folder, old))
      return copy
    },
    newest: () => {
      const name = list(folder).at(-1)
      return name === undefined ? undefined : join(folder, name)
    },
    expire: (now) => {
      for (const old of list(folder).filter((name) => name < nameAt(now - keptMs))) rmSync(join(folder, old))
    },
  }
}

export const noSnapshots: Snapshots = { take: async () => undefined, newest: () => undefined, expire: () => {} }
