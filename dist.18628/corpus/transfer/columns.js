import { nearest } from '../../kernel/nearest.js'
import { Problem } from './kinds.js'
class ColumnError extends Error {}
class Columns {
  #targets = /* @__PURE__ */ new Map()
  #groups = /* @__PURE__ */ new Set()
  #fields
  #ignoreUnknown
  /** Copied for each row: rows of one shape are quick to read. */
  #empty
  constructor(schema, { renames, ignoreUnknown }) {
    this.#fields = Object.keys(schema.fields)
    this.#ignoreUnknown = ignoreUnknown
    this.#empty = Object.fromEntries(this.#fields.map((name) => [name, void 0]))
    for (const [name, { kind }] of Object.entries(schema.fields)) this.#targets.set(name, { field: name, kind })
    for (const [column, name] of renames) {
      const kind = schema.fields[name]?.kind
      if (kind === void 0 && name !== '') throw new ColumnError(this.#unknown(name, 'field'))
      this.#targets.set(column, kind && { field: name, kind })
    }
    for (const path of this.#targets.keys())
      for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1))
        this.#groups.add(path.slice(0, dot))
  }
  /** Holds the columns of a table against the schema, all of them at once. */
  compile(names) {
    const problems = []
    const seen = /* @__PURE__ */ new Map()
    const columns = names.map((name) => {
      if (this.#targets.has(name)) {
        const target = this.#targets.get(name)
        const other = target && seen.get(target.field)
        if (other !== void 0)
          problems.push(
            other === name
              ? `There are two columns ${name}.`
              : `The columns ${other} and ${name} both are ${target?.field}.`,
          )
        if (target !== void 0) seen.set(target.field, name)
        return target
      }
      if (this.#groups.has(name)) return { group: name }
      if (!this.#ignoreUnknown) problems.push(this.#unknown(name, 'column'))
      return void 0
    })
    if (problems.length > 0) throw new ColumnError(problems.join(' '))
    return columns
  }
  readCells(columns, cells, report) {
    const row = { ...this.#empty }
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i]
      const value = cells[i]
      if (column === void 0 || value === null || value === void 0 || value === '') continue
      if ('group' in column) this.#readGroup(row, column.group, value, report)
      else take(row, column, value, report)
    }
    return row
  }
  readObject(object, report) {
    const row = { ...this.#empty }
    this.#readProperties(row, '', object, report)
    return row
  }
  /** What of an object's names we do not know; for saying so before the first row rather than after the last. */
  refuseUnknown(object) {
    const problems = []
    this.#readProperties({ ...this.#empty }, '', object, (_name, message) => {
      if (message.startsWith(unknownMark)) problems.push(message)
    })
    if (problems.length > 0) throw new ColumnError(problems.join(' '))
  }
  #readProperties(row, prefix, object, report) {
    for (const key of Object.keys(object)) {
      const value = object[key]
      const path = prefix + key
      if (this.#targets.has(path)) {
        const target = this.#targets.get(path)
        if (target !== void 0 && value !== null && value !== void 0 && value !== '') take(row, target, value, report)
      } else if (this.#groups.has(path)) this.#readGroup(row, path, value, report)
      else if (!this.#ignoreUnknown) report('', this.#unknown(path, 'column'))
    }
  }
  #readGroup(row, path, value, report) {
    if (value === null || value === void 0) return
    const object = typeof value === 'string' ? parseObject(value) : value
    if (isObject(object)) this.#readProperties(row, `${path}.`, object, report)
    else report(path, 'must be a JSON object')
  }
  #unknown(name, what) {
    const near = nearest(name, this.#fields)
    const advice =
      what === 'field'
        ? ` The fields are: ${this.#fields.join(', ')}.`
        : ` Say which field it is with --map "${name}=FIELD", or leave out what is unknown with --ignore-unknown.`
    return `${unknownMark}${what} ${JSON.stringify(name)}.${near === void 0 ? advice : ` Did you mean ${near}?`}`
  }
}
const unknownMark = 'There is no '
const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
const parseObject = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return void 0
  }
}
const take = (row, { field, kind }, value, report) => {
  const read = kind.read(value)
  if (read instanceof Problem) report(field, read.message)
  else if (row[field] !== void 0) report(field, 'is given twice')
  else row[field] = read
}
export { ColumnError, Columns, isObject }
//# sourceMappingURL=columns.js.map
