import { createHash } from 'node:crypto'
import { openSqlite, type SqliteConnection } from '../sqlite-connection.js'
import type { Chunks } from './chunks.js'
import { writeManifest, type Manifest, type PagesManifest } from './manifest.js'

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

export type Taken = Manifest & {
  /** Bytes that this backup added to the store. */
  written: number
}

/** The manifest is written last: a backup that was interrupted is none. */
export const finishBackup = async (manifest: Manifest, chunks: Chunks): Promise<Taken> => {
  const written = await chunks.settle()
  await writeManifest(manifest, chunks)
  return { ...manifest, written }
}

/** Copies the pages of a database as they are at one moment, while it is in use: readers and writers go on. */
export const takePages = async (file: string, chunks: Chunks, now: number): Promise<Taken> => {
  const db = openSqlite(file, 'read')
  try {
    db.exec('begin')
    const whole = createHash('sha256')
    const counts = countRows(db)
    const names: string[] = []
    let bytes = 0
    for (const chunk of eachChunk(db)) {
      names.push(await chunks.put(chunk))
      whole.update(chunk)
      bytes += chunk.length
    }
    const manifest: PagesManifest = {
      version: 1,
      created_at: new Date(now).toISOString(),
      bytes,
      digest: whole.digest('hex'),
      counts,
      chunks: names,
    }
    return await finishBackup(manifest, chunks)
  } finally {
    db.exec('rollback')
    db.close()
  }
}
