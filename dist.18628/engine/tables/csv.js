import { toCellText } from './column.js'
import { neutralize } from './spreadsheet.js'
const quote = (cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csvHeader = (columns) => columns.map(({ name }) => quote(name)).join(',')
const csvLine = (columns, row) =>
  columns
    .map(({ storage }, i) => {
      const value = row[i]
      const text = toCellText(storage, value)
      return quote(typeof value === 'string' ? neutralize(text) : text)
    })
    .join(',')
export { csvHeader, csvLine }
//# sourceMappingURL=csv.js.map
