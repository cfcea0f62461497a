import { nearest } from '../../kernel/nearest.js'
import { Problem, type Kind } from './kinds.js'
import type { Report, Schema } from './schema.js'

/** The columns of a file do not fit the schema. The message says what to change. */
export class ColumnError extends Error {}

export interface ColumnOptions {
  /** Column of the file → field; an empty field leaves the column out. */
  renames: ReadonlyMap<string, string>
  ignoreUnknown: boolean
}

interface Target {
  field: string
  kind: Kind<unknown>
}

/** A column is a field, an object of fields, or left out. */
type Column = Target | { group: string } | undefined

export type Row = Record<string, unknown>

/** Reads rows of a schema, whatever the columns of the file are called and however deep its objects go. */
export class Columns {
  readonly #targets = new Map<string, Target | undefined>()
  readonly #groups = new Set<string>()
  readonly #fields: readonly string[]
  readonly #ignoreUnknown: boolean
  /** Copied for each row: rows of one shape are quick to read. */
  readonly #empty: Row

  constructor(schema: Schema, { renames, ignoreUnknown }: ColumnOptions) {
    this.#fields = Object.keys(schema.fields)
    this.#ignoreUnknown = ignoreUnknown
    this.#empty = Object.fromEntries(this.#fields.map((name) => [name, undefined]))
    for (const [name, { kind }] of Object.entries(schema.fields)) this.#targets.set(name, { field: name, kind })
    for (const [column, name] of renames) {
      const kind = schema.fields[name]?.kind
      if (kind === undefined && name !== '') throw new ColumnError(this.#unknown(name, 'field'))
      this.#targets.set(column, kind && { field: name, kind })
    }
    for (const path of this.#targets.keys())
      for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1))
        this.#groups.add(path.slice(0, dot))
  }

  /** Holds the columns of a table against the schema, all of them at once. */
  compile(names: readonly string[]): Column[] {
    const problems: string[] = []
    const seen = new Map<string, string>()
    const columns = names.map((name): Column => {
      if (this.#targets.has(name)) {
        const target = this.#targets.get(name)
        const other = target && seen.get(target.field)
        if (other !== undefined)
          problems.push(
            other === name
              ? `There are two columns ${name}.`
              : `The columns ${other} and ${name} both are ${target?.field}.`,
          )
        if (target !== undefined) seen.set(target.field, name)
        return target
      }
      if (this.#groups.has(name)) return { group: name }
      if (!this.#ignoreUnknown) problems.push(this.#unknown(name, 'column'))
      return undefined
    })
    if (problems.length > 0) throw new ColumnError(problems.join(' '))
    return columns
  }

  readCells(columns: readonly Column[], cells: readonly unknown[], report: Report): Row {
    const row = { ...this.#empty }
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]
      const value = cells[i]
      if (column === undefined || value === null || value === undefined || value === '') continue
      if ('group' in column) this.#readGroup(row, column.group, value, report)
      else take(row, column, value, report)
    }
    return row
  }

  readObject(object: Row, report: Report): Row {
    const row = { ...this.#empty }
    this.#readProperties(row, '', object, report)
    return row
  }

  /** What of an object's names we do not know; for saying so before the first row rather than after the last. */
  refuseUnknown(object: Row): void {
    const problems: string[] = []
    this.#readProperties({ ...this.#empty }, '', object, (_name, message) => {
      if (message.startsWith(unknownMark)) problems.push(message)
    })
    if (problems.length > 0) throw new ColumnError(problems.join(' '))
  }

  #readProperties(row: Row, prefix: string, object: Row, report: Report): void {
    for (const key of Object.keys(object)) {
      const value = object[key]
      const path = prefix + key
      if (this.#targets.has(path)) {
        const target = this.#targets.get(path)
        if (target !== undefined && value !== null && value !== undefined && value !== '')
          take(row, target, value, report)
      } else if (this.#groups.has(path)) this.#readGroup(row, path, value, report)
      else if (!this.#ignoreUnknown) report('', this.#unknown(path, 'column'))
    }
  }

  #readGroup(row: Row, path: string, value: unknown, report: Report): void {
    if (value === null || value === undefined) return
    const object = typeof value === 'string' ? parseObject(value) : value
    if (isObject(object)) this.#readProperties(row, `${path}.`, object, report)
    else report(path, 'must be a JSON object')
  }

  #unknown(name: string, what: 'column' | 'field'): string {
    const near = nearest(name, this.#fields)
    const advice =
      what === 'field'
        ? ` The fields are: ${this.#fields.join(', ')}.`
        : ` Say which field it is with --map "${name}=FIELD", or leave out what is unknown with --ignore-unknown.`
    return `${unknownMark}${what} ${JSON.stringify(name)}.${near === undefined ? advice : ` Did you mean ${near}?`}`
  }
}

const unknownMark = 'There is no '

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const parseObject = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const take = (row: Row, { field, kind }: Target, value: unknown, report: Report): void => {
  const read = kind.read(value)
  if (read instanceof Problem) report(field, read.message)
  else if (row[field] !== undefined) report(field, 'is given twice')
  else row[field] = read
}
