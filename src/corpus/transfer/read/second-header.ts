import { headerKey } from '../values/header-key.js'
import { toNetwork } from '../values/words.js'
import type { RawRow } from './raw-rows.js'

/** A header in the middle of a file: whoever puts tables below each other leaves each its own. */
export interface SecondHeader {
  line: number
  cells: readonly string[]
}

const namesMin = 2
const cellMax = 60

/** Whether a row names columns: nothing in it is a value, and most of it is known. Nearly all other rows have a digit. */
export const isHeaderRow = (cells: readonly string[], isName: (cell: string) => boolean): boolean => {
  if (cells.some((cell) => cell.length > cellMax || /\d|^@|:\/\//u.test(cell))) return false
  const filled = cells.filter((cell) => cell.trim() !== '')
  // Lists of handles and networks name columns too.
  const names = filled.filter((cell) => isName(cell) && toNetwork(cell) === undefined).length
  return names >= namesMin && names >= filled.length * 0.6 && new Set(filled.map(headerKey)).size === filled.length
}

/** A row below a second header in the columns of the first, where the second has no others; else why it is not read. */
export const under = (header: SecondHeader, row: RawRow, columns: readonly string[]): RawRow => {
  const cells = row.content as readonly string[] | undefined
  const told = { ...row, header }
  if (cells === undefined) return told
  const keys = header.cells.map(headerKey)
  const known = new Set(columns.map(headerKey))
  if (keys.some((key) => key !== '' && !known.has(key))) {
    const names = header.cells.filter((cell) => cell.trim() !== '').join(', ')
    const problem = `stands under another header (line ${header.line}: ${names.slice(0, 200)}): save what stands below it as a file of its own, and import that as well`
    return { ...told, content: undefined, problem, raw: cells.join(',').slice(0, 1000) }
  }
  if (cells.length > keys.length && cells.slice(keys.length).some((cell) => cell.trim() !== '')) return { ...told, content: undefined, problem: `has ${cells.length} cells, but the header on line ${header.line} has ${keys.length}`, raw: cells.join(',').slice(0, 1000) } // prettier-ignore
  return { ...told, content: columns.map((column) => cells[keys.indexOf(headerKey(column))] ?? '') }
}
