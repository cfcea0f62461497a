/** How a value is kept in files that have types. Times are milliseconds since the epoch, lists hold texts. */
export type Storage = 'text' | 'integer' | 'number' | 'boolean' | 'time' | 'list' | 'json'

/** A column of a table. What a row does not say is undefined, in every format. */
export interface TableColumn {
  name: string
  storage: Storage
}

/** The values of a row in the order of the columns. */
export type TableRow = readonly unknown[]

/** A value as files without types spell it: text, a number, a boolean, or JSON for what has parts. */
export const toCellText = (storage: Storage, value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (storage === 'time') return new Date(value as number).toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
