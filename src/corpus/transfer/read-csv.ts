import { CsvRecords } from './csv-records.js'
import { FormatError, type Position, type RawRow, type RawRows } from './raw-rows.js'
import { relieve } from '../../engine/tables/index.js'

const toColumns = (header: RawRow): string[] => {
  if (header.problem !== undefined) throw new FormatError(`has a header that cannot be read: it ${header.problem}`)
  const columns = (header.content as string[]).map((cell) => cell.replace(/^\ufeff/, '').trim())
  if (columns.some((name) => name.includes('\r')))
    throw new FormatError('ends its lines with CR alone; save it with LF or CRLF')
  if (columns.some((name) => name === '')) throw new FormatError('has a column without a name in its header')
  return columns
}

const checkWidth = (row: RawRow, columns: readonly string[]): RawRow => {
  const cells = row.content as string[] | undefined
  if (cells === undefined) return row
  if (cells.length !== columns.length) {
    const problem = `has ${cells.length} cells, but the header has ${columns.length}`
    return { ...row, content: undefined, problem, raw: cells.join(',').slice(0, 1000) }
  }
  relieve(cells)
  return row
}

/** CSV with a header. Lines with nothing on them are no rows. */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  from: Position,
  delimiter: string,
): AsyncGenerator<RawRows> {
  const records = new CsvRecords(from, delimiter)
  let { columns } = from
  const toRows = (rows: RawRow[]): RawRows => {
    if (columns !== undefined) {
      const width = columns
      return { columns, rows: rows.map((row) => checkWidth(row, width)) }
    }
    const [header, ...rest] = rows
    if (header === undefined) return { rows: [] }
    columns = toColumns(header)
    return toRows(rest)
  }
  for await (const chunk of chunks) yield toRows(records.take(chunk))
  yield toRows(records.end())
}
