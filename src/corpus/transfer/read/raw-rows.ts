/** One row as its file has it, not yet understood. */
export interface RawRow {
  /** Line of the file on which it starts, or the number of the row where there are no lines. From 1. */
  line: number
  /** Where the next row begins: bytes (of the unpacked text), or rows for Parquet. */
  nextOffset: number
  nextLine: number
  /** Cells under the columns of the table, or an object. Undefined where the row cannot be read at all. */
  content: readonly unknown[] | Record<string, unknown> | undefined
  /** The list of a JSON document it stands in; left out for a table. */
  at?: string
  /** The header it stands under, where that is not the first of the file. */
  header?: { line: number; cells: readonly string[] }
  /** Why it cannot be read. */
  problem?: string
  /** What there is to show of it then. */
  raw?: string
}

export interface RawRows {
  /** Of a table; comes before its first row. */
  columns?: string[]
  rows: RawRow[]
}

/** Where to go on reading. */
export interface Position {
  offset: number
  line: number
  /** The columns of a table, read already. */
  columns?: string[] | undefined
  /** The header the last row stood under, where that is not the first. */
  header?: { line: number; cells: readonly string[] } | undefined
}

/** A file that cannot be read any further. The message says what to do. */
export class FormatError extends Error {}

/** Longest row in bytes. Without a limit, one wrong quote could read the whole file into memory. */
export const rowBytesMax = 1_048_576

export const tooLong = `is longer than ${rowBytesMax} bytes: a line break may be missing, or one cell holds a whole file`
export const notUtf8 = 'is not UTF-8 text; save the file as UTF-8'

/** What a reject shows of a row that cannot be read. */
export const excerpt = (bytes: Buffer): string => bytes.toString('utf8', 0, Math.min(bytes.length, 1000))

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
