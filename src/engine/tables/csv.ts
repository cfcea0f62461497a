import { toCellText, type TableColumn, type TableRow } from './column.js'
import { neutralize } from './spreadsheet.js'

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The first line of a CSV file, without its end. */
export const csvHeader = (columns: readonly TableColumn[]): string => columns.map(({ name }) => quote(name)).join(',')

/**
 * A line of RFC 4180, without its end. Lists and objects are JSON in their cells; text that a spreadsheet would run is
 * neutralised, numbers are left alone.
 */
export const csvLine = (columns: readonly TableColumn[], row: TableRow): string =>
  columns
    .map(({ storage }, i) => {
      const value = row[i]
      const text = toCellText(storage, value)
      return quote(typeof value === 'string' ? neutralize(text) : text)
    })
    .join(',')
