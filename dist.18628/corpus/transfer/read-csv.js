import { CsvRecords } from './csv-records.js'
import { FormatError } from './raw-rows.js'
import { relieve } from '../../engine/tables/index.js'
const toColumns = (header) => {
  if (header.problem !== void 0) throw new FormatError(`has a header that cannot be read: it ${header.problem}`)
  const columns = header.content.map((cell) => cell.replace(/^\ufeff/, '').trim())
  if (columns.some((name) => name.includes('\r')))
    throw new FormatError('ends its lines with CR alone; save it with LF or CRLF')
  if (columns.some((name) => name === '')) throw new FormatError('has a column without a name in its header')
  return columns
}
const checkWidth = (row, columns) => {
  const cells = row.content
  if (cells === void 0) return row
  if (cells.length !== columns.length) {
    const problem = `has ${cells.length} cells, but the header has ${columns.length}`
    return { ...row, content: void 0, problem, raw: cells.join(',').slice(0, 1e3) }
  }
  relieve(cells)
  return row
}
async function* readCsv(chunks, from, delimiter) {
  const records = new CsvRecords(from, delimiter)
  let { columns } = from
  const toRows = (rows) => {
    if (columns !== void 0) {
      const width = columns
      return { columns, rows: rows.map((row) => checkWidth(row, width)) }
    }
    const [header, ...rest] = rows
    if (header === void 0) return { rows: [] }
    columns = toColumns(header)
    return toRows(rest)
  }
  for await (const chunk of chunks) yield toRows(records.take(chunk))
  yield toRows(records.end())
}
export { readCsv }
//# sourceMappingURL=read-csv.js.map
