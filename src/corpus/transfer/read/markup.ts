import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHtml } from '../../../kernel/html.js'
import { detectEncoding } from './encoding.js'
import { FormatError } from './raw-rows.js'
import { csvCell } from './reading.js'
import { rowsOfXml } from './xml-rows.js'

/** A page is read as a whole. */
const bytesMax = 67_108_864
const columnsMax = 1000

/** What programs call .xls and is none: a web page with a table in it, or the XML that Excel wrote in 2003. */
const isMarkup = (head: string): boolean =>
  /^\ufeff?\s*<(?:!doctype html|html|head|meta|style|body|div|table|\?xml[^>]*>\s*(?:<\?mso|<Workbook))/i.test(head)

/** Any other document of XML: an element that repeats is a row. */
const isXml = (head: string, tail: string): boolean =>
  /^\ufeff?\s*<(?:\?xml\b|rss\b|feed\b)/i.test(head) || isOneElement(head, tail)

/** Many tools leave the declaration out: then the element that the text begins with ends it as well. */
const isOneElement = (head: string, tail: string): boolean => {
  const name = /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<([\p{L}_][\p{L}\p{N}_.:-]*)(?=[\s>])/u.exec(head)?.[1]
  return (
    name !== undefined &&
    tail
      .replace(/>\s*(?:<!--[^<]*-->\s*)*$/, '')
      .trimEnd()
      .endsWith(`</${name}`)
  )
}

const rowTags = new Set(['tr', 'row', 'ss:row'])
const cellTags = new Set(['td', 'th', 'cell', 'ss:cell'])
const tableTags = new Set(['table', 'ss:table'])
const hidden = new Set(['script', 'style'])

/** The tables of a page as rows of cells. A table inside of a table is one of its own. */
export const tablesIn = (text: string): string[][][] => {
  const done: string[][][] = []
  const open: { rows: string[][]; cell: string | undefined }[] = []
  let last = ''
  const endCell = (): void => {
    const table = open.at(-1)
    if (table?.cell === undefined) return
    table.rows.at(-1)?.push(table.cell.replace(/\s+/gu, ' ').trim())
    table.cell = undefined
  }
  const endTable = (): void => {
    endCell()
    const table = open.pop()
    if (table !== undefined) done.push(table.rows)
  }
  readHtml(text, {
    open: (name, attributes) => {
      last = name
      const table = open.at(-1)
      if (tableTags.has(name)) open.push({ rows: [], cell: undefined })
      else if (table !== undefined && rowTags.has(name)) {
        endCell()
        table.rows.push([])
      } else if (table !== undefined && cellTags.has(name)) {
        endCell()
        if (table.rows.length === 0) table.rows.push([])
        // XML says where a cell stands where some before it are empty.
        const empty = Math.min(Number(attributes.get('ss:index') ?? 0), columnsMax) - 1
        for (const row of table.rows.slice(-1)) while (row.length < empty) row.push('')
        table.cell = ''
      } else if (table?.cell !== undefined && name === 'br') table.cell += ' '
    },
    close: (name) => {
      last = ''
      if (tableTags.has(name)) endTable()
      else if (cellTags.has(name) || rowTags.has(name)) endCell()
    },
    text: (words) => {
      const table = open.at(-1)
      if (table?.cell !== undefined && !hidden.has(last)) table.cell += words
    },
  })
  while (open.length > 0) endTable()
  return done
}

const isTable = (rows: readonly string[][]): boolean => rows.filter((cells) => cells.length > 1).length > 1

/** A line for every row, each as wide as the widest. */
const toCsv = (rows: readonly string[][]): string => {
  const width = Math.max(...rows.map(({ length }) => length))
  return rows.map((cells) => `${Array.from({ length: width }, (_, i) => csvCell(cells[i] ?? '')).join(',')}\n`).join('')
}

/** The tables of a file that is a page, each in a file of its own; undefined where it is none or holds none. */
export const unpackMarkup = (path: string, folderFor: () => string): { path: string; name: string }[] | undefined => {
  const bytes = statSync(path).size > bytesMax ? undefined : readFileSync(path)
  if (bytes === undefined) return undefined
  const encoding = detectEncoding(bytes.subarray(0, 262_144))
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, 1000))
  const tail = new TextDecoder(encoding).decode(bytes.subarray(-1000 - (bytes.length % 2)))
  if (!isMarkup(head) && !isXml(head, tail)) return undefined
  const text = new TextDecoder(encoding).decode(bytes)
  const tables = isMarkup(head)
    ? tablesIn(text).filter(isTable)
    : [rowsOfXml(text)].filter((rows) => rows !== undefined)
  if (tables.length === 0) return undefined
  if (tables.some((rows) => rows.some(({ length }) => length > columnsMax)))
    throw new FormatError(`has a table with more than ${columnsMax} columns`)
  const folder = folderFor()
  return tables.map((rows, i) => {
    const to = join(folder, `table-${i}.csv`)
    writeFileSync(to, toCsv(rows), { mode: 0o600 })
    return { path: to, name: `table ${i + 1}` }
  })
}
