import { statSync } from 'node:fs'
import { isParquet, openBytes, openInput, readHead, type ByteSource } from './bytes.js'
import type { Format } from './transfer-kinds.js'
import { FormatError, type Position, type RawRows } from './raw-rows.js'
import { readCsv } from './read-csv.js'
import { readJsonl } from './read-jsonl.js'
import { countParquetRows, readParquet } from './read-parquet.js'

export interface RowSource {
  rows: AsyncGenerator<RawRows>
  /** How much of the file was read, from 0 to 1; undefined where nobody knows how long it is. */
  done: (offset: number) => number | undefined
}

const extensions: [RegExp, Format][] = [
  [/\.(jsonl|ndjson)(\.gz)?$/i, 'jsonl'],
  [/\.(csv|tsv)(\.gz)?$/i, 'csv'],
  [/\.(parquet|pq)$/i, 'parquet'],
]

export const formatOf = (path: string): Format | undefined =>
  extensions.find(([extension]) => extension.test(path))?.[1]

const readText = (
  format: Format,
  { chunks }: ByteSource,
  from: Position,
  delimiter: string,
): AsyncGenerator<RawRows> => (format === 'csv' ? readCsv(chunks, from, delimiter) : readJsonl(chunks, from))

/** Opens a file for reading from a position on. The first bytes must agree with the format. */
export const openRows = async (
  path: string,
  format: Format,
  from: Position,
  delimiter = /\.tsv(\.gz)?$/i.test(path) ? '\t' : ',',
): Promise<RowSource> => {
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

/** Rows of a stream, such as the standard input. */
export const openStream = (input: NodeJS.ReadableStream, format: Format, delimiter = ','): RowSource => {
  if (format === 'parquet') throw new FormatError('cannot be Parquet: that is read from its end, so name a file')
  return {
    rows: readText(format, openInput(input), { offset: 0, line: 1 }, delimiter),
    done: () => undefined,
  }
}
