import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { schemas } from './index.js'
import { createCsvWriter } from './write-csv.js'
import { createJsonlWriter } from './write-jsonl.js'
import { createParquetWriter } from './write-parquet.js'
const createTextWriter = (format, fields, sink) =>
  format === 'csv' ? createCsvWriter(fields, sink) : createJsonlWriter(fields, sink)
const toStream = (format, fields, stream) => {
  let failure
  stream.on('error', (error) => (failure ??= error))
  return createTextWriter(format, fields, async (text) => {
    if (failure !== void 0) throw failure
    if (!stream.write(text)) await once(stream, 'drain')
  })
}
const toTextFile = (format, fields, path, isPacked) => {
  const file = createWriteStream(path)
  const packing = isPacked ? createGzip() : void 0
  if (packing !== void 0) pipeline(packing, file, () => {})
  const stream = packing ?? file
  const ended = finished(file)
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
const exportFile = async ({ corpus, kind, format, network, to, onRows }) => {
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
      if (++rows % 1e3 === 0) onRows(rows)
    }
    await writer.end()
    if (isFile) renameSync(temporary, to)
    return rows
  } catch (error) {
    if (isFile) rmSync(temporary, { force: true })
    throw error
  }
}
export { exportFile }
//# sourceMappingURL=export-file.js.map
