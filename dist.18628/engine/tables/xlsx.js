import { toCellText } from './column.js'
import { ZipStream } from './zip.js'
const sheetRows = 1048576
const cellLength = 32767
const chunkLength = 65536
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kindOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const escape = (text) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g,
      (c) => `_x${c.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const fit = (text) => {
  if (text.length <= cellLength) return text
  const note = ` \u2026 [cut: ${text.length} characters in all; CSV and Parquet hold them]`
  return text.slice(0, cellLength - note.length).toWellFormed() + note
}
const toCell = ({ storage }, value) => {
  if (value === void 0 || value === null) return '<c/>'
  if (typeof value === 'number' && storage !== 'time') return `<c><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escape(fit(toCellText(storage, value)))}</t></is></c>`
}
const toRow = (cells) => `<row>${cells.join('')}</row>`
const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'
const numbers = (count) => Array.from({ length: count }, (_, i) => i + 1)
const partsOf = (sheets) => ({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers(sheets)
    .map((n) => `<sheet name="Rows${n === 1 ? '' : ` ${n}`}" sheetId="${n}" r:id="s${n}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${numbers(sheets)
    .map((n) => `<Relationship Id="s${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
    .join('')}</Relationships>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="w" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOf}.sheet.main+xml"/>${numbers(
    sheets,
  )
    .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${kindOf}.worksheet+xml"/>`)
    .join('')}</Types>`,
})
async function* writeXlsx(columns, rows) {
  const zip = new ZipStream()
  const header = toRow(columns.map(({ name }) => toCell({ name, storage: 'text' }, name)))
  let sheets = 0
  let inSheet = sheetRows
  let text = ''
  for await (const row of rows) {
    if (inSheet >= sheetRows) {
      if (sheets > 0) {
        yield* zip.add(text + sheetEnd)
        yield* zip.close()
      }
      yield* zip.open(`xl/worksheets/sheet${++sheets}.xml`)
      text = sheetStart + header
      inSheet = 1
    }
    text += toRow(columns.map((column, i) => toCell(column, row[i])))
    inSheet++
    if (text.length < chunkLength) continue
    yield* zip.add(text)
    text = ''
  }
  if (sheets === 0) {
    yield* zip.open(`xl/worksheets/sheet${++sheets}.xml`)
    text = sheetStart + header
  }
  yield* zip.add(text + sheetEnd)
  yield* zip.close()
  for (const [name, part] of Object.entries(partsOf(sheets))) {
    yield* zip.open(name)
    yield* zip.add(declaration + part)
    yield* zip.close()
  }
  yield* zip.end()
}
export { writeXlsx }
//# sourceMappingURL=xlsx.js.map
