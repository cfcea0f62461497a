import { csvHeader, csvLine } from './csv.js'
import type { TableColumn, TableRow } from './column.js'
import { ParquetTable } from './parquet.js'
import { writeXlsx } from './xlsx.js'

/** The files in which a list can be had, by what a client calls them. */
export const fileFormats = {
  jsonl: { type: 'application/x-ndjson', meaning: 'Every item on a line.' },
  csv: { type: 'text/csv', meaning: 'CSV; cells that a spreadsheet would run as formulas are escaped.' },
  parquet: { type: 'application/vnd.apache.parquet', meaning: 'Parquet, compressed.' },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    meaning: 'XLSX; text is never a formula.',
  },
} as const

export type FileFormat = keyof typeof fileFormats
export const fileFormatNames = Object.keys(fileFormats) as [FileFormat, ...FileFormat[]]

/** The formats that are tables: their columns come from the schema of the items. */
export type TableFormat = Exclude<FileFormat, 'jsonl'>

const chunkLength = 65_536
/** A row group is written in one go: small enough that nobody waits for it. */
const groupRows = 4000

async function* writeCsv(columns: readonly TableColumn[], rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let text = `${csvHeader(columns)}\n`
  for await (const row of rows) {
    text += `${csvLine(columns, row)}\n`
    if (text.length < chunkLength) continue
    yield text
    text = ''
  }
  yield text
}

async function* writeParquet(
  columns: readonly TableColumn[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<Uint8Array> {
  const table = new ParquetTable(columns, groupRows)
  for await (const row of rows) {
    const bytes = table.add(row)
    if (bytes !== undefined) yield bytes
  }
  yield table.end()
}

/** A table as a file, chunk by chunk, as its rows come. Memory stays flat however many there are. */
export const writeTable = (
  format: TableFormat,
  columns: readonly TableColumn[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<string | Uint8Array> => {
  switch (format) {
    case 'csv':
      return writeCsv(columns, rows)
    case 'parquet':
      return writeParquet(columns, rows)
    case 'xlsx':
      return writeXlsx(columns, rows)
  }
}
