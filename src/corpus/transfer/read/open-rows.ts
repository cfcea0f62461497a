import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Format } from '../schemas/transfer-kinds.js'
import { openBytes } from './bytes.js'
import { jsonTableRows, readJsonTable } from './json-table.js'
import { JsonRows } from './json-rows.js'
import { headerNames } from './csv-shape.js'
import { unfold } from './envelopes.js'
import { parseExactly } from './json-text.js'
import { FormatError, isObject, type Position, type RawRow, type RawRows } from './raw-rows.js'
import { readCsv } from './read-csv.js'
import { readJsonl } from './read-jsonl.js'
import { countParquetRows, readParquet } from './read-parquet.js'
import type { Reading } from './reading.js'
import { turn } from './turned.js'
import { openWorkbook } from './xlsx.js'

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

/** The format that a name asks for, for files that are written. */
export const formatOf = (path: string): Format | undefined =>
  extensions.find(([extension]) => extension.test(path))?.[1]

async function* readJson(chunks: AsyncIterable<Buffer>, from: Position): AsyncGenerator<RawRows> {
  const json = new JsonRows()
  const isNew = ({ nextOffset }: { nextOffset: number }): boolean => nextOffset > from.offset
  for await (const chunk of chunks) yield { rows: json.take(chunk).filter(isNew) }
  yield { rows: json.end().filter(isNew) }
}

/** A short document as one row. */
async function* readSingle(chunks: AsyncIterable<Buffer>, from: Position): AsyncGenerator<RawRows> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(chunk)
  const bytes = Buffer.concat(parts)
  const content = parseExactly(bytes.toString('utf8').replace(/^\ufeff/, ''))
  const row = { line: 1, nextOffset: bytes.length, nextLine: 2, at: '[]' }
  yield { rows: isObject(content) && row.nextOffset > from.offset ? [{ ...row, content }] : [] }
}

/** Answers that somebody saved one after the other, as the rows in them. */
async function* unfoldAll(pieces: AsyncGenerator<RawRows>, from: Position): AsyncGenerator<RawRows> {
  let start = { nextOffset: from.offset, nextLine: from.line }
  for await (const { rows, ...rest } of pieces) {
    const found: RawRow[] = []
    for (const row of rows) {
      found.push(...unfold(row, start))
      start = row
    }
    yield { ...rest, rows: found }
  }
}

/** The rows of a sheet, under the names of its header. Offsets are row numbers. */
async function* readSheet(
  path: string,
  from: Position,
  { sheet, skip, hasHeader, above, names }: Reading,
): AsyncGenerator<RawRows> {
  const book = await openWorkbook(path)
  try {
    const found = book.sheets.find(({ name }) => name === sheet)
    if (found === undefined) throw new FormatError(`has no sheet ${sheet ?? ''}`)
    let columns = from.columns
    let seen = 0
    for await (const { line, cells } of book.rows(found)) {
      if (seen++ < skip) continue
      if (columns === undefined) {
        columns = (hasHeader ? headerNames(cells, above) : cells).map(
          (cell, i) => (hasHeader ? cell.replace(/\s+/gu, ' ').trim() : names?.[i]) || `column ${i + 1}`,
        )
        yield { columns, rows: [] }
        if (hasHeader) continue
      } else if (seen - 1 === skip && hasHeader) continue
      if (line <= from.offset) continue
      const width = columns.length
      yield {
        columns,
        rows: [
          {
            line,
            nextOffset: line,
            nextLine: line + 1,
            content: Array.from({ length: width }, (_, i) => cells[i] ?? ''),
          },
        ],
      }
    }
  } finally {
    book.close()
  }
}

/** Opens a file for reading from a position on. */
export const openRows = async (path: string, reading: Reading, from: Position): Promise<RowSource> => {
  const { size } = statSync(path)
  if (reading.isTurned === true) {
    const lying = await openRows(path, { ...reading, isTurned: false }, { offset: 0, line: 1 })
    return { rows: turn(lying.rows, from), done: () => undefined }
  }
  if (reading.form === 'parquet') {
    const rows = await countParquetRows(path)
    return { rows: readParquet(path, from), done: (offset) => (rows === 0 ? 1 : offset / rows) }
  }
  if (reading.form === 'xlsx') return { rows: readSheet(path, from, reading), done: () => undefined }
  if (reading.form === 'zip' || reading.form === 'car') throw new FormatError(`${basename(path)} holds several files`)
  if (reading.isTable === true)
    return { rows: jsonTableRows(readJsonTable(path, reading.isPacked) ?? [], from), done: () => undefined }
  const bytes = openBytes(path, reading.form === 'json' ? 0 : from.offset, reading)
  const rows =
    reading.form === 'csv'
      ? readCsv(bytes.chunks, from, reading)
      : reading.form === 'jsonl'
        ? unfoldAll(readJsonl(bytes.chunks, from), from)
        : unfoldAll(reading.isSingle === true ? readSingle(bytes.chunks, from) : readJson(bytes.chunks, from), from)
  return { rows, done: () => (size === 0 ? 1 : bytes.bytesRead() / size) }
}
