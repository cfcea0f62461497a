import { createHash } from 'node:crypto'
import { openSqlite, type SqliteConnection } from '../sqlite-connection.js'
import type { Chunks } from './chunks.js'
import { writeManifest, type Manifest } from './manifest.js'

/** Pages of one piece: a change in one of them writes all of them again. */
const chunkPages = 64

export const countRows = (db: SqliteConnection): Record<string, number> => {
  const question = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
  const tables = db.execute(question, []).rows as { name: string }[]
  const countOf = (name: string): number =>
    (db.execute(`select count(*) as n from "${name}"`, []).rows[0] as { n: number }).n
  return Object.fromEntries(tables.map(({ name }) => [name, countOf(name)]))
}

function* eachChunk(db: SqliteConnection): Generator<Buffer> {
  const question = 'select data from sqlite_dbpage where pgno between ? and ? order by pgno'
  for (let first = 1; ; first += chunkPages) {
    const rows = db.execute(question, [first, first + chunkPages - 1]).rows as { data: Uint8Array }[]
    if (rows.length > 0) yield Buffer.concat(rows.map(({ data }) => Buffer.from(data)))
    if (rows.length < chunkPages) return
  }
}

export interface Taken extends Manifest {
  /** Bytes that this backup added to the folder. */
  written: number
}

/** Copies the pages of a database as they are at one moment, while it is in use: readers and writers go on. */
export const takeBackup = (file: string, folder: string, chunks: Chunks, now: number): Taken => {
  const db = openSqlite(file, 'read')
  try {
    db.exec('begin')
    const whole = createHash('sha256')
    const counts = countRows(db)
    const names: string[] = []
    let [bytes, written] = [0, 0]
    for (const chunk of eachChunk(db)) {
      const kept = chunks.put(chunk)
      names.push(kept.name)
      whole.update(chunk)
      bytes += chunk.length
      written += kept.written
    }
    const createdAt = new Date(now).toISOString()
    const manifest: Manifest = {
      version: 1,
      created_at: createdAt,
      bytes,
      digest: whole.digest('hex'),
      counts,
      chunks: names,
    }
    writeManifest(folder, manifest, chunks)
    return { ...manifest, written }
  } finally {
    db.exec('rollback')
    db.close()
  }
}
