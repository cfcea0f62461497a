import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.js'
import { getManifest } from '../db/backup/manifest.js'
import { copyToPostgres, restoreBackup, restoreBackupToPostgres, restoreFile } from '../db/backup/restore.js'
import { openStore } from '../db/backup/stores/open-store.js'
import { openDatabase } from '../db/database.js'
import { lockFolder } from '../db/lock.js'
import { systemClock } from '../kernel/clock.js'
import { openChunks, readSettings, readTime, sqliteFile } from './backup.js'
import { print, UsageError, type Invocation, type Run } from './command.js'
import { replayErasures } from './replay-erasures.js'
import { withDatabase } from './with-database.js'

const isFile = (source: string): boolean => !source.startsWith('s3://') && statSync(source).isFile()

const removeIndex = (dataFolder: string): void => {
  if (!existsSync(dataFolder)) return
  for (const name of readdirSync(dataFolder).filter((each) => each.startsWith('search')))
    rmSync(join(dataFolder, name), { recursive: true, force: true })
}

const restoreToPostgres = async (source: string, config: Config, { text, given }: Invocation) => {
  const db = openDatabase({ ...config, databaseConnections: 2 })
  const { dataFolder } = config
  const target = { db, dataFolder, replace: given.has('replace'), now: systemClock.now() }
  try {
    if (isFile(source)) return await copyToPostgres(source, target)
    const chunks = await openChunks(openStore(source, config), text['key-file'], 'read')
    return await restoreBackupToPostgres(await getManifest(chunks, readTime(text['at'])), chunks, target)
  } finally {
    await db.close()
  }
}

const restoreToSqlite = async (source: string, config: Config, { text, given }: Invocation) => {
  const file = sqliteFile(config)
  if (existsSync(file) && !given.has('replace'))
    throw new Error(`${file} is there already. Add --replace to move it aside, or name another folder with --data.`)
  const now = systemClock.now()
  if (isFile(source)) return restoreFile(source, file, now)
  const chunks = await openChunks(openStore(source, config), text['key-file'], 'read')
  return restoreBackup(await getManifest(chunks, readTime(text['at'])), chunks, file, now)
}

interface Restored {
  /** The file, or what stands for PostgreSQL. */
  restored: string
  aside: string | undefined
  erased: number
}

const restore = async (source: string, config: Config, invocation: Invocation): Promise<Restored> => {
  const toPostgres = config.databaseUrl !== undefined
  const aside = await (toPostgres ? restoreToPostgres : restoreToSqlite)(source, config, invocation)
  if (toPostgres) removeIndex(config.dataFolder)
  // A snapshot is for going back to an older version, which must find the database as it left it.
  const isSnapshot = isFile(source) && !toPostgres
  const erased = isSnapshot ? [] : await withDatabase(config, (db) => replayErasures(db, config))
  return { restored: toPostgres ? 'PostgreSQL' : sqliteFile(config), aside, erased: erased.length }
}

const describe = ({ restored, aside, erased }: Restored): string =>
  [
    `Restored ${restored}.`,
    ...(aside === undefined ? [] : [`What was there is in ${aside}.`]),
    ...(erased === 0 ? [] : [`${erased} erasures were applied again.`]),
    'The search index is built anew at the next start.',
  ].join(' ')

export const run: Run = async (invocation) => {
  const { words, text, given } = invocation
  const [source] = words
  if (source === undefined) throw new UsageError('Name the folder of the backup, s3://bucket/prefix, or a snapshot.')
  if (!source.startsWith('s3://') && !existsSync(source)) throw new Error(`There is nothing at ${source}.`)
  const config = readSettings(text)
  const unlock = lockFolder(config.dataFolder)
  try {
    const done = await restore(source, config, invocation)
    const { restored, aside, erased } = done
    if (given.has('json')) print(JSON.stringify({ restored, moved_to: aside ?? null, erasures_applied: erased }))
    else print(describe(done))
    return 0
  } finally {
    unlock()
  }
}
