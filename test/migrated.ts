import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/database.js'
import { migrate } from '../src/db/migrate.js'
import { beginning } from './clock.js'

/** Databases that every migration was applied to and nothing else: one of each kind per process, copied for each server. */
let sqlite: Promise<string> | undefined
let postgres: Promise<string> | undefined

const migrateOne = async (dataFolder: string, databaseUrl: string | undefined): Promise<void> => {
  const db = openDatabase({ databaseUrl, dataFolder })
  await migrate(db, beginning)
  await db.truncateLog()
  await db.close()
}

const makeSqlite = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-migrated-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await migrateOne(folder, undefined)
  return folder
}

/** Puts the database of a server that has never run into its data folder: migrating takes longer than anything else in a start. */
export const copyMigrated = async (dataFolder: string): Promise<void> => {
  const folder = await (sqlite ??= makeSqlite())
  for (const name of ['rostra.db', 'rostra.seal']) copyFileSync(join(folder, name), join(dataFolder, name))
}

/** The name of a PostgreSQL database to copy. `create` makes an empty one and gives its URL. After the run setup.ts drops it, by its name. */
export const postgresTemplate = (create: (name: string) => Promise<string>): Promise<string> =>
  (postgres ??= (async () => {
    const name = `rostra_migrated_${process.ppid}_${process.pid}`
    await migrateOne(tmpdir(), await create(name))
    return name
  })())
