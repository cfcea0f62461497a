import { createHash } from 'node:crypto'
import type { Chunks } from '../chunks.js'
import type { RowsManifest, TableManifest } from '../manifest.js'
import { finishBackup, type Taken } from '../take-backup.js'
import { toLine, type RowSource, type Table } from './table.js'

/** A piece ends after this many bytes, at the next row that is an end by its own look; else at the larger number. */
const pieceBytes = 64 * 1024
const pieceBytesMax = 512 * 1024
const endsOneIn = 16
const lookedAt = 64

/**
 * Whether a piece may end behind this row. It depends on the row alone, so that pieces behind an inserted or a deleted row stay what
 * they were.
 */
const isEnd = (line: string): boolean => {
  let hash = 0x811c9dc5
  for (let i = 0; i < lookedAt && i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), 0x01000193)
  return (hash >>> 16) % endsOneIn === 0
}

interface TakenTable extends TableManifest {
  rows: number
  bytes: number
}

const takeTable = async (source: RowSource, table: Table, chunks: Chunks): Promise<TakenTable> => {
  const digest = createHash('sha256')
  const names: string[] = []
  let [rows, bytes, held, lines] = [0, 0, 0, [] as string[]]
  const cut = async (): Promise<void> => {
    if (lines.length > 0) names.push(await chunks.put(Buffer.from(lines.join(''), 'utf8')))
    held = 0
    lines = []
  }
  for await (const page of source.read(table))
    for (const row of page) {
      const line = toLine(row)
      const length = Buffer.byteLength(line)
      rows++
      bytes += length
      held += length
      lines.push(line)
      digest.update(line)
      if (held >= pieceBytesMax || (held >= pieceBytes && isEnd(line))) await cut()
    }
  await cut()
  return { name: table.name, columns: table.columns, digest: digest.digest('hex'), chunks: names, rows, bytes }
}

/** Copies all rows as they are at one moment. */
export const takeRows = async (source: RowSource, chunks: Chunks, now: number): Promise<Taken> => {
  const whole = createHash('sha256')
  const tables: TableManifest[] = []
  const counts: Record<string, number> = {}
  let bytes = 0
  for (const table of source.tables) {
    const { rows, bytes: length, ...taken } = await takeTable(source, table, chunks)
    whole.update(taken.digest)
    tables.push(taken)
    counts[table.name] = rows
    bytes += length
  }
  const { migrations } = source
  const created = { created_at: new Date(now).toISOString(), bytes, digest: whole.digest('hex') }
  const manifest: RowsManifest = { version: 2, ...created, counts, migrations, tables }
  return finishBackup(manifest, chunks)
}
