const toColumns = (fields) => Object.entries(fields).map(([name, { kind }]) => ({ name, storage: kind.storage }))
const toValue = ({ kind }, value) => {
  if (value === null || value === void 0) return void 0
  return kind.write === void 0 ? value : kind.write(value)
}
const toPlain = (field, value) => {
  const plain = toValue(field, value)
  return field.kind.storage === 'time' && plain !== void 0 ? new Date(plain).toISOString() : plain
}
const chunkLength = 65536
class LineBuffer {
  #waiting = ''
  #sink
  constructor(sink) {
    this.#sink = sink
  }
  add(line) {
    this.#waiting += `${line}
`
    return this.#waiting.length < chunkLength ? void 0 : this.flush()
  }
  flush() {
    const text = this.#waiting
    this.#waiting = ''
    return text === '' ? void 0 : this.#sink(text)
  }
}
export { LineBuffer, toColumns, toPlain, toValue }
//# sourceMappingURL=write-rows.js.map
