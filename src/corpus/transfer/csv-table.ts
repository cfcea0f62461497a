import { CsvRecords } from './read/csv-records.js'

/** A small table that came in one piece. */
export interface Table {
  columns: string[]
  rows: Record<string, string>[]
  /** Why it cannot be read. */
  problem?: string
}

const delimiters = [',', ';', '\t'] as const

/** The sign that cuts the header into most cells. */
const delimiterOf = (text: string): string => {
  const [header = ''] = text.split('\n', 1)
  const cells = (sign: string): number => header.split(sign).length
  return [...delimiters].sort((a, b) => cells(b) - cells(a))[0] ?? ','
}

/** Reads CSV with a header; cells that a row lacks are empty. */
export const readTable = (text: string): Table => {
  const source = text.replace(/^\ufeff/, '')
  const records = new CsvRecords({ offset: 0, line: 1 }, delimiterOf(source))
  const [header, ...lines] = [...records.take(Buffer.from(source)), ...records.end()]
  const broken = [header, ...lines].find((row) => row?.problem !== undefined)
  if (broken?.problem !== undefined) return { columns: [], rows: [], problem: `Line ${broken.line} ${broken.problem}.` }
  const columns = ((header?.content ?? []) as string[]).map((cell) => cell.trim())
  if (columns.length === 0)
    return { columns, rows: [], problem: 'The table is empty: its first line names the columns.' }
  const rows = lines.map(({ content }) => {
    const cells = content as string[]
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']))
  })
  return { columns, rows }
}
