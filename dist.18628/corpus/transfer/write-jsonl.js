import { LineBuffer, toPlain } from './write-rows.js'
const createJsonlWriter = (fields, sink) => {
  const lines = new LineBuffer(sink)
  const paths = Object.entries(fields).map(([name, field]) => {
    const dot = name.indexOf('.')
    return { name, field, group: dot === -1 ? void 0 : name.slice(0, dot), key: name.slice(dot + 1) }
  })
  return {
    write: (row) => {
      const object = {}
      for (const { name, field, group, key } of paths) {
        const value = toPlain(field, row[name])
        if (value === void 0) continue
        if (group === void 0) object[key] = value
        else (object[group] ??= {})[key] = value
      }
      return lines.add(JSON.stringify(object))
    },
    end: () => lines.flush(),
  }
}
export { createJsonlWriter }
//# sourceMappingURL=write-jsonl.js.map
