import type { Fields } from '../schemas/schema.js'
import { LineBuffer, toPlain, type RowWriter, type TextSink } from './write-rows.js'

/** Dotted names become objects; what a row does not say is left out. */
export const createJsonlWriter = (fields: Fields, sink: TextSink): RowWriter => {
  const lines = new LineBuffer(sink)
  const paths = Object.entries(fields).map(([name, field]) => {
    const dot = name.indexOf('.')
    return { name, field, group: dot === -1 ? undefined : name.slice(0, dot), key: name.slice(dot + 1) }
  })
  return {
    write: (row) => {
      const object: Record<string, unknown> = {}
      for (const { name, field, group, key } of paths) {
        const value = toPlain(field, row[name])
        if (value === undefined) continue
        if (group === undefined) object[key] = value
        else ((object[group] ??= {}) as Record<string, unknown>)[key] = value
      }
      return lines.add(JSON.stringify(object))
    },
    end: () => lines.flush(),
  }
}
