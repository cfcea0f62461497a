import type { Fields } from './schema.js'
import { neutralize } from './spreadsheet.js'
import { LineBuffer, toPlain, type RowWriter, type TextSink } from './write-rows.js'

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const toCell = (field: Fields[string], value: unknown): string => {
  const plain = toPlain(field, value)
  if (plain === undefined) return ''
  if (typeof plain === 'string') return quote(neutralize(plain))
  return quote(JSON.stringify(plain))
}

/** RFC 4180 with a header; lists and objects are JSON in their cells. */
export const createCsvWriter = (fields: Fields, sink: TextSink): RowWriter => {
  const lines = new LineBuffer(sink)
  const columns = Object.entries(fields)
  void lines.add(columns.map(([name]) => name).join(','))
  return {
    write: (row) => lines.add(columns.map(([name, field]) => toCell(field, row[name])).join(',')),
    end: () => lines.flush(),
  }
}
