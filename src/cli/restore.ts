import { existsSync, statSync } from 'node:fs'
import { readConfig } from '../config.js'
import { getManifest } from '../db/backup/manifest.js'
import { restoreBackup, restoreFile } from '../db/backup/restore.js'
import { lockFolder } from '../db/lock.js'
import { systemClock } from '../kernel/clock.js'
import { openChunks, readTime, sqliteFile } from './backup.js'
import { print, UsageError, type Run } from './command.js'

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
    if (given.has('json')) print(JSON.stringify({ restored: file, moved_to: aside ?? null }))
    else
      print(
        `Restored ${file}.${aside === undefined ? '' : ` What was there is in ${aside}.`} The search index is built anew at the next start.`,
      )
    return 0
  } finally {
    unlock()
  }
}
