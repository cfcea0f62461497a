import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.js'
import { SubjectCases } from '../corpus/subjects/subject-cases.js'
import { getManifest } from '../db/backup/manifest.js'
import { restoreBackup, restoreFile } from '../db/backup/restore.js'
import type { Database } from '../db/database.js'
import { lockFolder } from '../db/lock.js'
import { systemClock } from '../kernel/clock.js'
import { openChunks, readTime, sqliteFile } from './backup.js'
import { print, UsageError, type Run } from './command.js'
import { withDatabase } from './with-database.js'

/** Who was erased since the backup was made must not come back with it. */
const replayErasures = (db: Database, { dataFolder }: Config): Promise<string[]> =>
  new SubjectCases(db, systemClock, dataFolder, join(dataFolder, 'imports')).replay()

export const run: Run = async ({ words: [source], text, given }) => {
  if (source === undefined) throw new UsageError('Name the folder of the backup, or a snapshot.')
  if (!existsSync(source)) throw new Error(`There is nothing at ${source}.`)
  const { config } = readConfig(text['data'] === undefined ? {} : { data: text['data'] })
  const file = sqliteFile(config)
  if (existsSync(file) && !given.has('replace'))
    throw new Error(`${file} is there already. Add --replace to move it aside, or name another folder with --data.`)
  const unlock = lockFolder(config.dataFolder)
  try {
    const now = systemClock.now()
    const restore = (): string | undefined => {
      if (statSync(source).isFile()) return restoreFile(source, file, now)
      const chunks = openChunks(source, text['key-file'])
      return restoreBackup(getManifest(source, chunks, readTime(text['at'])), chunks, file, now)
    }
    const aside = restore()
    // A snapshot is for going back to an older version, which must find the database as it left it.
    const erased = statSync(source).isFile() ? [] : await withDatabase(config, (db) => replayErasures(db, config))
    if (given.has('json'))
      print(JSON.stringify({ restored: file, moved_to: aside ?? null, erasures_applied: erased.length }))
    else
      print(
        `Restored ${file}.${aside === undefined ? '' : ` What was there is in ${aside}.`}${
          erased.length === 0 ? '' : ` ${erased.length} erasures were applied again.`
        } The search index is built anew at the next start.`,
      )
    return 0
  } finally {
    unlock()
  }
}
