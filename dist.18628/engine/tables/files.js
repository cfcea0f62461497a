import { csvHeader, csvLine } from './csv.js'
import { ParquetTable } from './parquet.js'
import { writeXlsx } from './xlsx.js'
const fileFormats = {
  jsonl: { type: 'application/x-ndjson', meaning: 'Every item on a line.' },
  csv: { type: 'text/csv', meaning: 'A table; cells that a spreadsheet would run are neutralised.' },
  parquet: { type: 'application/vnd.apache.parquet', meaning: 'A table with types, compressed.' },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    meaning: 'A workbook; text is never a formula.',
  },
}
const fileFormatNames = Object.keys(fileFormats)
const chunkLength = 65536
const groupRows = 4e3
async function* writeCsv(columns, rows) {
  let text = `${csvHeader(columns)}
`
  for await (const row of rows) {
    text += `${csvLine(columns, row)}
`
    if (text.length < chunkLength) continue
    yield text
    text = ''
  }
  yield text
}
async function* writeParquet(columns, rows) {
  const table = new ParquetTable(columns, groupRows)
  for await (const row of rows) {
    const bytes = table.add(row)
    if (bytes !== void 0) yield bytes
  }
  yield table.end()
}
const writeTable = (format, columns, rows) => {
  switch (format) {
    case 'csv':
      return writeCsv(columns, rows)
    case 'parquet':
      return writeParquet(columns, rows)
    case 'xlsx':
      return writeXlsx(columns, rows)
  }
}
export { fileFormatNames, fileFormats, writeTable }
//# sourceMappingURL=files.js.map
