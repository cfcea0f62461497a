import { dayMs } from '../../../kernel/clock.js'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FormatError } from './raw-rows.js'
import { columnOf, fillDown, readMerges } from './xlsx-merges.js'
import { openZip, type Zip, type ZipEntry } from './zip.js'

const partBytesMax = 500_000_000
const columnsMax = 16_384

const parse = async (
  entry: ZipEntry,
  on: { open?: (tag: SaxesTagPlain) => void; close?: (name: string) => void; text?: (text: string) => void },
  each?: () => string[][],
): Promise<void> => {
  for await (const _ of parseInto(entry, on, each ?? (() => []))) void _
}

/** Feeds an entry to the parser and hands on what is complete after each piece. */
async function* parseInto<T>(
  entry: ZipEntry,
  on: { open?: (tag: SaxesTagPlain) => void; close?: (name: string) => void; text?: (text: string) => void },
  take: () => T[],
): AsyncGenerator<T> {
  const parser = new SaxesParser({ position: false })
  let failure: Error | undefined
  parser.on('error', (error) => (failure ??= error))
  parser.on('doctype', () => (failure ??= new Error('it holds a DOCTYPE')))
  if (on.open !== undefined) parser.on('opentag', on.open as never)
  parser.on('closetag', (tag) => on.close?.(tag.name))
  if (on.text !== undefined) parser.on('text', on.text)
  const decoder = new TextDecoder()
  for await (const chunk of await entry.open()) {
    parser.write(decoder.decode(chunk, { stream: true }))
    if (failure !== undefined) throw new FormatError(`is a damaged Excel file (${entry.name}: ${failure.message})`)
    yield* take()
  }
  parser.close()
  if (failure !== undefined) throw new FormatError(`is a damaged Excel file (${entry.name}: ${failure.message})`)
  yield* take()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const findPart = (zip: Zip, name: string): ZipEntry | undefined =>
  zip.entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase())

const readStrings = async (zip: Zip): Promise<string[]> => {
  const part = findPart(zip, 'xl/sharedStrings.xml')
  if (part === undefined) return []
  if (part.size > partBytesMax) throw new FormatError('has too many different texts; save the sheet as CSV')
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  await parse(part, {
    open: ({ name }) => {
      if (local(name) === 'si') text = ''
      if (local(name) === 'rPh') isPhonetic = true
      if (local(name) === 't') isText = true
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece
    },
    close: (name) => {
      if (local(name) === 't') isText = false
      if (local(name) === 'rPh') isPhonetic = false
      if (local(name) === 'si') strings.push(text)
    },
  })
  return strings
}

type Format = 'date' | 'percent' | 'plain'

const builtIn = (id: number): Format =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)
    ? 'date'
    : id === 9 || id === 10
      ? 'percent'
      : 'plain'

const custom = (code: string): Format => {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return bare.includes('%') ? 'percent' : /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'plain'
}

/** What the numbers of each cell style are. */
const readFormats = async (zip: Zip): Promise<Format[]> => {
  const part = findPart(zip, 'xl/styles.xml')
  if (part === undefined) return []
  const codes = new Map<number, Format>()
  const formats: Format[] = []
  let isCells = false
  await parse(part, {
    open: ({ name, attributes }) => {
      if (local(name) === 'numFmt') codes.set(Number(attributes['numFmtId']), custom(attributes['formatCode'] ?? ''))
      if (local(name) === 'cellXfs') isCells = true
      if (local(name) === 'xf' && isCells) {
        const id = Number(attributes['numFmtId'] ?? 0)
        formats.push(codes.get(id) ?? builtIn(id))
      }
    },
    close: (name) => {
      if (local(name) === 'cellXfs') isCells = false
    },
  })
  return formats
}

export interface Sheet {
  name: string
  part: ZipEntry
}

const readSheets = async (zip: Zip): Promise<{ sheets: Sheet[]; hidden: string[]; is1904: boolean }> => {
  const book = findPart(zip, 'xl/workbook.xml')
  const links = findPart(zip, 'xl/_rels/workbook.xml.rels')
  if (book === undefined || links === undefined)
    throw new FormatError(
      'is no Excel workbook of the form .xlsx (one ending in .xlsb is another); open it and save it as .xlsx or CSV',
    )
  const targets = new Map<string, string>()
  await parse(links, {
    open: ({ name, attributes }) => {
      if (local(name) === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
    },
  })
  const sheets: Sheet[] = []
  const hidden: string[] = []
  let is1904 = false
  await parse(book, {
    open: ({ name, attributes }) => {
      if (local(name) === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (local(name) !== 'sheet') return
      if (/hidden/i.test(attributes['state'] ?? '')) {
        hidden.push(attributes['name'] ?? '')
        return
      }
      const target = targets.get(attributes['r:id'] ?? attributes['id'] ?? '') ?? ''
      const part = findPart(zip, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
      if (part !== undefined) sheets.push({ name: attributes['name'] ?? '', part })
    },
  })
  return { sheets, hidden, is1904 }
}

/** Days since 1900 (with the leap day that never was) or 1904, as Excel counts. */
const toIso = (serial: number, is1904: boolean): string => {
  const days = is1904 ? serial + 1462 : serial
  const ms = Math.round((days - 25_569) * dayMs)
  const iso = new Date(ms).toISOString()
  return serial % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}

export interface SheetRow {
  /** Number of the row in the sheet, from 1. */
  line: number
  cells: string[]
}

export interface Workbook {
  sheets: Sheet[]
  /** Names of sheets that nobody who opens it sees. */
  hidden: string[]
  rows: (sheet: Sheet) => AsyncGenerator<SheetRow>
  close: () => void
}

/** An Excel workbook, its rows read as they come. */
export const openWorkbook = async (path: string): Promise<Workbook> => {
  const zip = await openZip(path)
  try {
    const { sheets, hidden, is1904 } = await readSheets(zip)
    if (sheets.length === 0) throw new FormatError('has no sheet')
    const [strings, formats] = [await readStrings(zip), await readFormats(zip)]
    return { sheets, hidden, rows: (sheet) => wholeRows(sheet.part, strings, formats, is1904), close: zip.close }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function* wholeRows(...[part, ...book]: Parameters<typeof readRows>): AsyncGenerator<SheetRow> {
  yield* fillDown(readRows(part, ...book), await readMerges(part))
}

async function* readRows(
  part: ZipEntry,
  strings: readonly string[],
  formats: readonly Format[],
  is1904: boolean,
): AsyncGenerator<SheetRow> {
  const done: SheetRow[] = []
  let row: SheetRow = { line: 0, cells: [] }
  let [type, style, column, value, isValue] = ['', 0, 0, '', false]
  const show = (): string => {
    if (type === 's') return strings[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'true' : 'false'
    if (type === 'str' || type === 'inlineStr' || type === 'e' || value === '') return type === 'e' ? '' : value
    const format = formats[style] ?? 'plain'
    const number = Number(value)
    if (format === 'date' && Number.isFinite(number)) return toIso(number, is1904)
    return format === 'percent'
      ? `${Number((number * 100).toPrecision(12))}%`
      : Number.isFinite(number) && !/e/i.test(value)
        ? value
        : plainNumber(number, value)
  }
  yield* parseInto(
    part,
    {
      open: ({ name, attributes }) => {
        const tag = local(name)
        if (tag === 'row') row = { line: Number(attributes['r'] ?? row.line + 1), cells: [] }
        else if (tag === 'c') {
          type = attributes['t'] ?? ''
          style = Number(attributes['s'] ?? 0)
          column = attributes['r'] === undefined ? row.cells.length : columnOf(attributes['r'].replace(/\d+$/, ''))
          value = ''
        } else if (tag === 'v' || tag === 't') isValue = true
      },
      text: (piece) => {
        if (isValue) value += piece
      },
      close: (name) => {
        const tag = local(name)
        if (tag === 'v' || tag === 't') isValue = false
        else if (tag === 'c' && column < columnsMax) {
          while (row.cells.length < column) row.cells.push('')
          row.cells[column] = show()
        } else if (tag === 'row' && row.cells.some((cell) => cell.trim() !== '')) done.push(row)
      },
    },
    () => done.splice(0),
  )
}

/** 2.28E+11 is a number like others; what a double cannot hold stays as it is written. */
const plainNumber = (number: number, text: string): string => (Number.isSafeInteger(number) ? String(number) : text)
