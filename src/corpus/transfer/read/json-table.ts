import { readFileSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parseExactly } from './json-text.js'
import { isObject, type Position, type RawRow, type RawRows } from './raw-rows.js'

/** Tables that programs write as one value, which can only be read as a whole. */
const bytesMax = 67_108_864

type Row = Record<string, unknown>

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

/** `[["username", "followers"], ["ana", 5]]` */
const fromLists = (value: unknown): Row[] | undefined => {
  if (!Array.isArray(value) || value.length < 2 || !value.every(Array.isArray)) return undefined
  const [header, ...rows] = value as unknown[][]
  if (header === undefined || !header.every((name) => typeof name === 'string')) return undefined
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i]])))
}

/** `{"columns": […], "data": [[…]]}` */
const fromSplit = (value: unknown): Row[] | undefined => {
  if (!isObject(value) || !Array.isArray(value['data'])) return undefined
  const names = value['columns'] ?? value['headers'] ?? value['fields']
  return Array.isArray(names) ? fromLists([names.map(nameOf), ...(value['data'] as unknown[])]) : undefined
}
const nameOf = (name: unknown): unknown => (isObject(name) ? name['name'] : name)

/** `{"username": {"0": "ana"}, "followers": {"0": 5}}`, or lists in the place of the inner objects. */
const fromColumns = (value: unknown): Row[] | undefined => {
  if (!isObject(value)) return undefined
  const columns = Object.entries(value)
  if (columns.length < 2) return undefined
  const cellsOf = (column: unknown): [string, unknown][] | undefined =>
    isObject(column) || (Array.isArray(column) && column.every(isScalar)) ? Object.entries(column as object) : undefined
  const keys = cellsOf(columns[0]?.[1])?.map(([key]) => key)
  if (keys === undefined || keys.length === 0 || !keys.every((key) => /^\d+$/.test(key))) return undefined
  const isTable = columns.every(([, column]) => {
    const cells = cellsOf(column)
    return cells?.length === keys.length && cells.every(([key], i) => key === keys[i])
  })
  if (!isTable) return undefined
  return keys.map((key) => Object.fromEntries(columns.map(([name, column]) => [name, (column as Row)[key]])))
}

/** `{"ana.cooks": {"followers": 5}, "bob": {"followers": 6}}`: each under who it is about. */
const fromKeys = (value: unknown): Row[] | undefined => {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  if (entries.length < 2 || !entries.every(([key, row]) => isObject(row) && /^@?[\w.-]{2,}$/.test(key)))
    return undefined
  const [, first] = entries[0] as [string, Row]
  const names = new Set(Object.keys(first))
  const isAlike = entries.every(([, row]) => Object.keys(row as Row).some((name) => names.has(name)))
  const isPlain = Object.values(first).some(isScalar) && entries.every(([key]) => !names.has(key))
  return isAlike && isPlain ? entries.map(([key, row]) => ({ username: key, ...(row as Row) })) : undefined
}

/** How documents begin that may be one of these. All others, a list of objects above all, are read piece by piece. */
const beginnings = [
  /^\s*\[\s*\[/,
  /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*(?:\{|\[\s*[^{\s])/,
  /^\s*\{[^{}]{0,2000}"(?:columns|headers|fields)"\s*:\s*\[/,
]
export const mayBeTable = (text: string): boolean => beginnings.some((beginning) => beginning.test(text))

/** The rows of a document that is a table as a whole; undefined for any other. */
export const readJsonTable = (path: string, isPacked: boolean): Row[] | undefined => {
  if (statSync(path).size > bytesMax) return undefined
  try {
    const bytes = readFileSync(path)
    const text = (isPacked ? gunzipSync(bytes, { maxOutputLength: bytesMax }) : bytes).toString('utf8')
    const value = parseExactly(text.replace(/^\ufeff/, ''))
    return fromLists(value) ?? fromSplit(value) ?? fromColumns(value) ?? fromKeys(value)
  } catch {
    return undefined
  }
}

export async function* jsonTableRows(rows: readonly Row[], from: Position): AsyncGenerator<RawRows> {
  const raw = rows.map((content, i): RawRow => ({ line: i + 1, nextOffset: i + 1, nextLine: i + 2, at: '[]', content }))
  yield { rows: raw.slice(from.offset) }
}
