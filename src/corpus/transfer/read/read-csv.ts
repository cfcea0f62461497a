import { relieve } from '../../../engine/tables/index.js'
import { CsvRecords } from './csv-records.js'
import { headerNames, unwrap } from './csv-shape.js'
import { isHeaderRow, under, type SecondHeader } from './second-header.js'
import { FormatError, type Position, type RawRow, type RawRows } from './raw-rows.js'

export interface CsvReading {
  delimiter: string
  /** Records before the header. */
  skip: number
  hasHeader: boolean
  above?: readonly string[] | undefined
  /** Names for a table without a header. */
  names?: readonly string[] | undefined
  /** Every record stands in quotes as a whole. */
  isWrapped?: boolean | undefined
  /** Whether a cell is the name of a column that is known. */
  isName?: ((cell: string) => boolean) | undefined
}

const toColumns = (header: RawRow, above: readonly string[] | undefined): string[] => {
  if (header.problem !== undefined)
    throw new FormatError(`has a header that cannot be read: line ${header.line} ${header.problem}`)
  const cells = headerNames(header.content as string[], above)
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const name =
      cell
        .replace(/^\ufeff/, '')
        .replace(/\s+/gu, ' ')
        .trim() || `column ${i + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** A spreadsheet writes a link as a formula: what it leads to says more than what it shows. */
const linkedTo = (cell: string): string => /^=HYPERLINK\(\s*"([^"]+)"/i.exec(cell)?.[1] ?? cell

const checkWidth = (row: RawRow, columns: readonly string[]): RawRow => {
  const cells = row.content as string[] | undefined
  if (cells === undefined) return row
  if (cells.length > columns.length && cells.slice(columns.length).every((cell) => cell.trim() === ''))
    cells.length = columns.length
  if (cells.length !== columns.length) {
    const where =
      cells.length < columns.length ? `; it ends in column ${cells.length}, ${columns[cells.length - 1] ?? ''}` : ''
    const problem = `has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, but the header has ${columns.length}${where}`
    return { ...row, content: undefined, problem, raw: cells.join(',').slice(0, 1000) }
  }
  relieve(cells)
  for (const [i, cell] of cells.entries()) if (cell.startsWith('=')) cells[i] = linkedTo(cell)
  return row
}

const unwrapRow = (row: RawRow, delimiter: string): RawRow => {
  const [only = '', ...more] = (row.content ?? []) as string[]
  return row.content === undefined || more.length > 0 ? row : { ...row, content: unwrap(only, delimiter) ?? [only] }
}

/** What cells of a blank row consist of. The first cell of nearly every other row has something else. */
const blankCell = /^[\s|+:=-]*$/

/** Nothing, or the line that Markdown and databases draw below a header. */
const isBlank = ({ content }: RawRow): boolean =>
  Array.isArray(content) &&
  (content as string[]).every((cell) => blankCell.test(cell)) &&
  ((content as string[]).every((cell) => cell.trim() === '') || /^(?=.*---)[\s|+:=-]+$/.test(content.join('|')))

/** Whoever joins files repeats their header between the rows. */
const isHeaderAgain = ({ content }: RawRow, columns: readonly string[]): boolean =>
  Array.isArray(content) &&
  content.length === columns.length &&
  content.length > 1 &&
  (content as string[]).every((cell, i) => cell.replace(/\s+/gu, ' ').trim() === columns[i])

/** CSV. Lines with nothing on them are no rows. */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  from: Position,
  reading: CsvReading,
): AsyncGenerator<RawRows> {
  const records = new CsvRecords(from, reading.delimiter)
  let { columns } = from
  let toSkip = columns === undefined ? reading.skip : 0
  let second: SecondHeader | undefined = from.header
  const { isName, hasHeader } = reading
  /** Headers between the rows say how those below them are read; they are no rows. */
  const place = (row: RawRow, width: readonly string[]): RawRow[] => {
    const cells = Array.isArray(row.content) ? (row.content as string[]) : undefined
    if (hasHeader && isHeaderAgain(row, width)) second = undefined
    else if (hasHeader && cells !== undefined && isName !== undefined && isHeaderRow(cells, isName))
      second = { line: row.line, cells }
    else return [checkWidth(second === undefined ? row : under(second, row, width), width)]
    return []
  }
  const toRows = (rows: RawRow[]): RawRows => {
    if (columns !== undefined) {
      const width = columns
      return { columns, rows: rows.filter((row) => !isBlank(row)).flatMap((row) => place(row, width)) }
    }
    const skipped = rows.slice(0, toSkip)
    toSkip -= skipped.length
    const [header, ...rest] = rows.slice(skipped.length)
    if (header === undefined) return { rows: [] }
    if (reading.hasHeader) {
      columns = toColumns(header, reading.above)
      return toRows(rest)
    }
    const width = (header.content as string[] | undefined)?.length ?? 1
    columns = Array.from({ length: width }, (_, i) => reading.names?.[i] ?? `column ${i + 1}`)
    return toRows([header, ...rest])
  }
  const opened = (rows: RawRow[]): RawRow[] =>
    reading.isWrapped === true ? rows.map((row) => unwrapRow(row, reading.delimiter)) : rows
  for await (const chunk of chunks) yield toRows(opened(records.take(chunk)))
  yield toRows(opened(records.end()))
}
