import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Network } from '../../../model/network.js'
import type { Records } from '../../records/index.js'
import { schemas } from '../schemas/index.js'
import type { Format, TransferKind } from '../schemas/transfer-kinds.js'
import type { Fields } from '../schemas/schema.js'
import { createCsvWriter } from './write-csv.js'
import { createJsonlWriter } from './write-jsonl.js'
import { createParquetWriter } from './write-parquet.js'
import type { RowWriter, TextSink } from './write-rows.js'

export interface FileExport {
  corpus: Records
  kind: TransferKind
  format: Format
  network: Network | undefined
  /** A path, or a stream for text. */
  to: string | Writable
  onRows: (rows: number) => void
}

const createTextWriter = (format: Format, fields: Fields, sink: TextSink): RowWriter =>
  format === 'csv' ? createCsvWriter(fields, sink) : createJsonlWriter(fields, sink)

const toStream = (format: Format, fields: Fields, stream: Writable): RowWriter => {
  let failure: Error | undefined
  stream.on('error', (error) => (failure ??= error))
  return createTextWriter(format, fields, async (text) => {
    if (failure !== undefined) throw failure
    if (!stream.write(text)) await once(stream, 'drain')
  })
}

/** Text in a file, packed where its name says so. */
const toTextFile = (format: Format, fields: Fields, path: string, isPacked: boolean): RowWriter => {
  const file = createWriteStream(path)
  const packing = isPacked ? createGzip() : undefined
  if (packing !== undefined) pipeline(packing, file, () => {})
  const stream = packing ?? file
  const ended = finished(file)
  // Whoever ends the file hears of it; a failure before that must not count as unheard.
  ended.catch(() => {})
  const writer = toStream(format, fields, stream)
  return {
    write: (row) => writer.write(row),
    end: async () => {
      await writer.end()
      stream.end()
      await ended
    },
  }
}

/** The file takes its name when it is whole: nobody ever reads half of it. */
export const exportFile = async ({ corpus, kind, format, network, to, onRows }: FileExport): Promise<number> => {
  const schema = schemas[kind]
  const isFile = typeof to === 'string'
  const temporary = isFile ? `${to}.${process.pid}.tmp` : ''
  const writer = !isFile
    ? toStream(format, schema.fields, to)
    : format === 'parquet'
      ? createParquetWriter(schema.fields, temporary)
      : toTextFile(format, schema.fields, temporary, to.endsWith('.gz'))
  let rows = 0
  try {
    for await (const record of schema.all(corpus, network)) {
      await writer.write(schema.toRow(record))
      if (++rows % 1000 === 0) onRows(rows)
    }
    await writer.end()
    if (isFile) renameSync(temporary, to)
    return rows
  } catch (error) {
    if (isFile) rmSync(temporary, { force: true })
    throw error
  }
}
