import { headerKey } from '../values/header-key.js'
import { toNetwork } from '../values/words.js'
import { CsvRecords } from './csv-records.js'

/** How a text is a table. */
export interface CsvShape {
  delimiter: string
  /** Records before the header: titles, notes, empty cells. */
  skip: number
  hasHeader: boolean
  /** What the row above the header says of each column, where a header has two rows. */
  above?: string[] | undefined
  /** Addresses in the lines before the header: what the whole table is about. */
  about?: string[]
  /** Whether the table lies on its side. */
  isTurned?: boolean
  /** Whether every record stands in quotes as a whole, as one cell. */
  isWrapped?: boolean
}

const candidates = [',', ';', '\t', '|', '~', '^', '\u0001']
const sampleChars = 200_000

/** The cells of a record that stood in quotes as a whole. */
export const unwrap = (cell: string, delimiter: string): string[] | undefined => {
  const records = new CsvRecords({ offset: 0, line: 1 }, delimiter)
  return [...records.take(Buffer.from(cell)), ...records.end()][0]?.content as string[] | undefined
}

/** The text of a table whose records all stand in quotes; undefined for any other. */
const unwrapAll = (rows: readonly string[][]): string | undefined => {
  const cells = rows.map(([cell = '']) => cell)
  if (rows.length < 2 || rows.some(({ length }) => length !== 1)) return undefined
  const width = candidates.find((each) => cells.every((cell) => cell.includes(each)))
  return width === undefined ? undefined : cells.join('\n')
}

const parse = (text: string, delimiter: string): string[][] => {
  const records = new CsvRecords({ offset: 0, line: 1 }, delimiter)
  const bytes = Buffer.from(text)
  const rows = records.take(bytes)
  const whole = rows.length === 0 || text.length < sampleChars ? [...rows, ...records.end()] : rows
  return whole.slice(0, 200).map(({ content }) => (content as string[] | undefined) ?? [])
}

/** The width that most records have, and how many have it. */
const usualWidth = (rows: readonly string[][]): [width: number, share: number] => {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [best = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return [best[0], best[1] / Math.max(1, rows.length)]
}

const looksLikeData = (cell: string): boolean =>
  /^\s*[-+]?[\d.,:/ -]+[%kmb]?\s*$|^https?:\/\/|^@|^(?:[\w-]+\.)+[a-z]{2,}\/\S/i.test(cell)

/** Cells that are merged hold their text in the first of them. */
const carry = (row: readonly string[]): string[] => {
  let last = ''
  return row.map((cell) => (last = cell.trim() === '' ? last : cell.trim()))
}

/** Whether two records are one header: the upper one names groups of columns, or what the lower one leaves empty. */
const isPair = (upper: readonly string[], lower: readonly string[], isName: (cell: string) => boolean): boolean => {
  const isFilled = (cell: string | undefined): boolean => (cell ?? '').trim() !== ''
  const cells = [...upper, ...lower].filter(isFilled)
  return (
    upper.filter(isFilled).length > 1 &&
    lower.filter(isName).length > 1 &&
    cells.every((cell) => !looksLikeData(cell) && cell.length < 60) &&
    lower.some((cell, i) => isName(cell) && !isFilled(upper[i]))
  )
}

/** Whether the lower of two records divides columns of the upper one, as 'Total' and 'Last 30 days' divide 'Subscribers'. */
const isDivision = (upper: readonly string[], lower: readonly string[], isName: (cell: string) => boolean): boolean => {
  const at = lower.flatMap((cell, i) => (cell.trim() === '' ? [] : [i]))
  const parts = at.map((i) => (lower[i] ?? '').trim())
  const isDivided = (i: number): boolean => (upper[i] ?? '').trim() !== '' && (upper[i + 1] ?? '').trim() === ''
  return (
    upper.filter(isName).length > 1 &&
    at.length > 1 &&
    at.length < lower.length &&
    at.some(isDivided) &&
    new Set(parts).size < parts.length &&
    parts.every((part) => !looksLikeData(part) && part.length < 60)
  )
}

/** Groups of columns that are about others than whom the row is about. */
const ofOthers = /audience|zielgruppe|audiencia|audi[eê]ncia|pubblico|public|follower|オーディエンス|post|video/i

/** A header may have two rows, with cells that were merged: 'Instagram' above 'Followers' and 'ER'. */
const withSecondRow = (
  rows: readonly string[][],
  at: number,
  isName: (cell: string) => boolean,
): Omit<CsvShape, 'delimiter'> => {
  const isTwo = (i: number): boolean =>
    isPair(rows[i] ?? [], rows[i + 1] ?? [], isName) || isDivision(rows[i] ?? [], rows[i + 1] ?? [], isName)
  const first = [at, at - 1].find((i) => i >= 0 && isTwo(i))
  if (first === undefined) return { skip: at, hasHeader: true }
  const [upper = [], lower = []] = rows.slice(first, first + 2)
  const carried = carry(upper)
  const keys = lower.map(headerKey)
  const isOnly = (i: number): boolean => keys.filter((key) => key === keys[i]).length === 1
  const above = carried.map((group, i) => {
    const cell = (lower[i] ?? '').trim()
    if (cell === '') return upper[i] ?? ''
    // 'Reach' above 'Average views' says nothing; 'Audience' above 'Country' does.
    return isName(cell) && isOnly(i) && toNetwork(group) === undefined && !ofOthers.test(group) ? '' : group
  })
  return { skip: first + 1, hasHeader: true, above }
}

/** The names of the columns of a header that may have two rows. */
export const headerNames = (cells: readonly string[], above: readonly string[] = []): string[] =>
  Array.from({ length: Math.max(cells.length, above.length) }, (_, i) =>
    [...new Set([above[i] ?? '', cells[i] ?? ''].map((cell) => cell.trim()))].filter((cell) => cell !== '').join(' '),
  )

/** Where the header is: the first record as wide as the table whose cells are names and not values. */
const findHeader = (rows: readonly string[][], isName: (cell: string) => boolean): Omit<CsvShape, 'delimiter'> => {
  const [width] = usualWidth(rows)
  const least = Math.max(1, Math.floor(width * 0.6))
  const wide = rows.slice(0, 25).map((row, i) => ({ row, i, filled: row.filter((cell) => cell.trim() !== '').length }))
  const known = wide.find(
    ({ row, filled }) =>
      filled >= Math.min(2, width) &&
      row.filter(isName).length >= Math.min(2, filled) &&
      row.filter(isName).length >= filled * 0.2,
  )
  if (known !== undefined) return withSecondRow(rows, known.i, isName)
  const named = wide.find(
    ({ row, filled }) =>
      filled >= least &&
      row.length >= least &&
      !row.some(looksLikeData) &&
      new Set(row.map(headerKey)).size >= filled * 0.7,
  )
  if (named !== undefined && named.i < 10) return { skip: named.i, hasHeader: true }
  // Titles of one cell each: 0,1,2,3 and the like are still titles.
  const first = wide.find(({ filled }) => filled >= least)
  const isCounting = first?.row.every((cell, i) => cell.trim() === String(i)) === true
  return { skip: first?.i ?? 0, hasHeader: isCounting }
}

/** Whether the names of columns stand below each other, in the first cell of each record, and nowhere in the first record. */
const isTurned = (rows: readonly string[][], isName: (cell: string) => boolean): boolean => {
  const [first = []] = rows
  const names = rows.map(([cell = '']) => cell.trim())
  // A column of networks holds names of columns too: lists have one for each network.
  const isField = (name: string): boolean => isName(name) && toNetwork(name) === undefined
  return (
    rows.length > 1 &&
    rows.length < 200 &&
    first.length > 1 &&
    isName(names[0] ?? '') &&
    !first.slice(1).some(isName) &&
    names.filter(isField).length >= Math.max(2, names.length * 0.6) &&
    new Set(names.map(headerKey)).size === names.length
  )
}

/** The delimiter and the header of a table of text. */
export const detectShape = (text: string, isName: (cell: string) => boolean, delimiter?: string): CsvShape => {
  const sample = text.slice(0, sampleChars).replace(/^\ufeff/, '')
  const tried = (delimiter === undefined ? candidates : [delimiter]).map((each) => {
    const rows = parse(sample, each)
    const [width, share] = usualWidth(rows.slice(0, 100))
    return {
      delimiter: each,
      rows,
      worth: width > 1 ? share * Math.min(width, 12) + (rows.some((row) => row.filter(isName).length > 1) ? 3 : 0) : 0,
    }
  })
  const best = tried.reduce((a, b) => (b.worth > a.worth ? b : a))
  const unwrapped = best.worth === 0 ? unwrapAll(best.rows) : undefined
  if (unwrapped !== undefined) return { ...detectShape(unwrapped, isName, delimiter), isWrapped: true }
  if (isTurned(best.rows, isName)) return { delimiter: best.delimiter, skip: 0, hasHeader: false, isTurned: true }
  const header = findHeader(best.rows, isName)
  const titles = best.rows.slice(0, header.skip).flat()
  const about = titles.flatMap((cell) => /https?:\/\/\S+/iu.exec(cell)?.[0] ?? [])
  return { delimiter: best.delimiter, ...header, ...(about.length === 0 ? {} : { about }) }
}
