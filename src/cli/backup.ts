import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.js'
import { Chunks, deriveKey } from '../db/backup/chunks.js'
import { getManifest, listBackups } from '../db/backup/manifest.js'
import { verifyBackup } from '../db/backup/restore.js'
import { takeBackup } from '../db/backup/take-backup.js'
import { systemClock } from '../kernel/clock.js'
import { print, UsageError, type Invocation, type Run } from './command.js'

/** Where SQLite keeps its rows. PostgreSQL brings tools of its own, which do this better than we could. */
export const sqliteFile = ({ databaseUrl, dataFolder }: Config): string => {
  if (databaseUrl !== undefined)
    throw new Error(
      'DATABASE_URL names PostgreSQL: use pg_dump --format=custom and pg_restore, or its continuous archiving.',
    )
  return join(dataFolder, 'rostra.db')
}

export const openChunks = (folder: string, keyFile: string | undefined): Chunks =>
  new Chunks(folder, keyFile === undefined ? undefined : deriveKey(folder, readFileSync(keyFile, 'utf8').trim()))

export const readTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new UsageError(`--at ${text} is not a time: write it as 2026-11-16T12:00:00Z.`)
  return time
}

const actions = ['create', 'verify', 'list'] as const
type Action = (typeof actions)[number]

const readWords = (words: string[]): { action: Action; folder: string } => {
  const action = actions.find((known) => known === words[0])
  const folder = action === undefined ? words[0] : words[1]
  if (folder === undefined) throw new UsageError('Name the folder of the backup.')
  return { action: action ?? 'create', folder }
}

const create = (folder: string, chunks: Chunks, config: Config): { shown: object; told: string } => {
  const file = sqliteFile(config)
  if (!existsSync(file)) throw new Error(`There is no database in ${config.dataFolder}. Name its folder with --data.`)
  const { chunks: _, ...taken } = takeBackup(file, folder, chunks, systemClock.now())
  return { shown: taken, told: `Backed up ${taken.bytes} bytes; ${taken.written} bytes were new.` }
}

const verify = (folder: string, chunks: Chunks, at: number | undefined): { shown: object; told: string } => {
  const manifest = getManifest(folder, chunks, at)
  verifyBackup(manifest, chunks)
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)
  const { created_at, bytes, digest } = manifest
  return {
    shown: { created_at, bytes, digest, rows, sound: true },
    told: `The backup of ${created_at} is sound: ${rows} rows, digest ${digest.slice(0, 16)}.`,
  }
}

const carryOut = ({ words, text }: Invocation): { shown: object; told: string } => {
  const { action, folder } = readWords(words)
  if (action === 'list') return { shown: listBackups(folder), told: listBackups(folder).join('\n') || 'No backups.' }
  const chunks = openChunks(folder, text['key-file'])
  if (action === 'verify') return verify(folder, chunks, readTime(text['at']))
  return create(folder, chunks, readConfig({ ...(text['data'] === undefined ? {} : { data: text['data'] }) }).config)
}

export const run: Run = async (invocation) => {
  const { shown, told } = carryOut(invocation)
  print(invocation.given.has('json') ? JSON.stringify(shown) : told)
  return 0
}
