import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config.js'
import { Chunks, deriveKey } from '../db/backup/chunks.js'
import { getManifest, listBackups } from '../db/backup/manifest.js'
import { verifyBackup } from '../db/backup/restore.js'
import { withPostgresRows } from '../db/backup/rows/postgres-rows.js'
import { takeRows } from '../db/backup/rows/take-rows.js'
import { openStore } from '../db/backup/stores/open-store.js'
import type { Store } from '../db/backup/stores/store.js'
import { takePages, type Taken } from '../db/backup/take-backup.js'
import { openDatabase } from '../db/database.js'
import { systemClock } from '../kernel/clock.js'
import { print, UsageError, type Invocation, type Run } from './command.js'

export const sqliteFile = ({ dataFolder }: Config): string => join(dataFolder, 'rostra.db')

export const readSettings = (text: Invocation['text']): Config =>
  readConfig(text['data'] === undefined ? {} : { data: text['data'] }).config

export const openChunks = async (
  store: Store,
  keyFile: string | undefined,
  mode: 'read' | 'write',
): Promise<Chunks> => {
  const secret = keyFile === undefined ? undefined : readFileSync(keyFile, 'utf8').trim()
  return new Chunks(store, secret === undefined ? undefined : await deriveKey(store, secret, mode))
}

export const readTime = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new UsageError(`--at ${text} is not a time: write it as 2026-11-16T12:00:00Z.`)
  return time
}

const actions = ['create', 'verify', 'list'] as const
type Action = (typeof actions)[number]

const readWords = (words: string[]): { action: Action; where: string } => {
  const action = actions.find((known) => known === words[0])
  const where = action === undefined ? words[0] : words[1]
  if (where === undefined) throw new UsageError('Name the folder of the backup, or s3://bucket/prefix.')
  return { action: action ?? 'create', where }
}

interface Outcome {
  shown: object
  told: string
}

const takePostgres = async (chunks: Chunks, config: Config): Promise<Taken> => {
  const db = openDatabase({ ...config, databaseConnections: 2 })
  try {
    // Rows are backed up without their checksums: damage would look right after a restore.
    const [damage] = await db.check('full')
    if (damage !== undefined)
      throw new Error(`${damage.file}: ${damage.detail} Run \`rostra repair\`, then back up again.`)
    return await withPostgresRows(db, (source) => takeRows(source, chunks, systemClock.now()))
  } finally {
    await db.close()
  }
}

const takeSqlite = async (chunks: Chunks, config: Config): Promise<Taken> => {
  const file = sqliteFile(config)
  if (!existsSync(file)) throw new Error(`There is no database in ${config.dataFolder}. Name its folder with --data.`)
  return takePages(file, chunks, systemClock.now())
}

const create = async (chunks: Chunks, config: Config): Promise<Outcome> => {
  const taken = await (config.databaseUrl === undefined ? takeSqlite(chunks, config) : takePostgres(chunks, config))
  const { created_at, bytes, digest, counts, written } = taken
  return {
    shown: { created_at, bytes, digest, counts, written },
    told: `Backed up ${bytes} bytes; ${written} bytes were new.`,
  }
}

const verify = async (chunks: Chunks, at: number | undefined): Promise<Outcome> => {
  const manifest = await getManifest(chunks, at)
  await verifyBackup(manifest, chunks, systemClock.now())
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0)
  const { created_at, bytes, digest } = manifest
  return {
    shown: { created_at, bytes, digest, rows, sound: true },
    told: `The backup of ${created_at} is sound: ${rows} rows, digest ${digest.slice(0, 16)}.`,
  }
}

const list = async (store: Store): Promise<Outcome> => {
  const names = await listBackups(store)
  return { shown: names, told: names.join('\n') || 'No backups.' }
}

const carryOut = async ({ words, text }: Invocation): Promise<Outcome> => {
  const { action, where } = readWords(words)
  const config = readSettings(text)
  const store = openStore(where, config)
  if (action === 'list') return list(store)
  const chunks = await openChunks(store, text['key-file'], action === 'create' ? 'write' : 'read')
  return action === 'verify' ? verify(chunks, readTime(text['at'])) : create(chunks, config)
}

export const run: Run = async (invocation) => {
  const { shown, told } = await carryOut(invocation)
  print(invocation.given.has('json') ? JSON.stringify(shown) : told)
  return 0
}
