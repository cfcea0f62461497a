import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
const columnTypes = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
}
const toElements = ({ name, storage }) =>
  storage === 'list'
    ? [
        { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type: 'OPTIONAL', ...columnTypes.text },
      ]
    : [{ name, repetition_type: 'OPTIONAL', ...columnTypes[storage] }]
const toValue = (storage, value) => {
  if (value === null || value === void 0) return void 0
  if (storage === 'integer') return BigInt(value)
  if (storage === 'time') return new Date(value)
  return value
}
class TakenWriter extends ByteWriter {
  take() {
    const bytes = this.getBytes().slice()
    this.index = 0
    return bytes
  }
}
class ParquetTable {
  #columns
  #writer = new TakenWriter()
  #parquet
  #groupRows
  #rows = 0
  /** `groupRows`: what is in memory at once, here and at whoever reads it. */
  constructor(columns, groupRows) {
    this.#columns = columns.map((column) => ({ column, data: [] }))
    this.#groupRows = groupRows
    const schema = [{ name: 'root', num_children: columns.length }, ...columns.flatMap(toElements)]
    this.#parquet = new ParquetWriter({ writer: this.#writer, schema })
  }
  /** Gives the bytes of a row group when this row filled it. */
  add(row) {
    for (const [i, { column, data }] of this.#columns.entries()) data.push(toValue(column.storage, row[i]))
    return ++this.#rows < this.#groupRows ? void 0 : this.#flush()
  }
  /** The bytes of what is left, and of the directory at the end of the file. */
  end() {
    if (this.#rows > 0) this.#write()
    void this.#parquet.finish()
    return this.#writer.take()
  }
  #flush() {
    this.#write()
    return this.#writer.take()
  }
  #write() {
    const columnData = this.#columns.map(({ column: { name }, data }) => ({ name, data }))
    void this.#parquet.write({ columnData, rowGroupSize: this.#groupRows })
    for (const column of this.#columns) column.data = []
    this.#rows = 0
  }
}
export { ParquetTable }
//# sourceMappingURL=parquet.js.map
