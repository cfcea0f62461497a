import { statSync } from 'node:fs'
import { isParquet, openBytes, openInput, readHead } from './bytes.js'
import { FormatError } from './raw-rows.js'
import { readCsv } from './read-csv.js'
import { readJsonl } from './read-jsonl.js'
import { countParquetRows, readParquet } from './read-parquet.js'
const extensions = [
  [/\.(jsonl|ndjson)(\.gz)?$/i, 'jsonl'],
  [/\.(csv|tsv)(\.gz)?$/i, 'csv'],
  [/\.(parquet|pq)$/i, 'parquet'],
]
const formatOf = (path) => extensions.find(([extension]) => extension.test(path))?.[1]
const readText = (format, { chunks }, from, delimiter) =>
  format === 'csv' ? readCsv(chunks, from, delimiter) : readJsonl(chunks, from)
const openRows = async (path, format, from, delimiter = /\.tsv(\.gz)?$/i.test(path) ? '	' : ',') => {
  const { size } = statSync(path)
  const head = readHead(path)
  if (isParquet(head) !== (format === 'parquet') && size > 0)
    throw new FormatError(
      format === 'parquet' ? 'is not a Parquet file' : `is a Parquet file, not ${format}; say --format parquet`,
    )
  if (format === 'parquet') {
    const rows = await countParquetRows(path)
    return { rows: readParquet(path, from), done: (offset) => (rows === 0 ? 1 : offset / rows) }
  }
  const bytes = openBytes(path, from.offset)
  return {
    rows: readText(format, bytes, from, delimiter),
    done: () => (size === 0 ? 1 : bytes.bytesRead() / size),
  }
}
const openStream = (input, format, delimiter = ',') => {
  if (format === 'parquet') throw new FormatError('cannot be Parquet: that is read from its end, so name a file')
  return {
    rows: readText(format, openInput(input), { offset: 0, line: 1 }, delimiter),
    done: () => void 0,
  }
}
export { formatOf, openRows, openStream }
//# sourceMappingURL=open-rows.js.map
