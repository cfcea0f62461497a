import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Storage, TableColumn, TableRow } from './column.js'

const columnTypes: Record<Exclude<Storage, 'list'>, Omit<SchemaElement, 'name'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
}

const toElements = ({ name, storage }: TableColumn): SchemaElement[] =>
  storage === 'list'
    ? [
        { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type: 'OPTIONAL', ...columnTypes.text },
      ]
    : [{ name, repetition_type: 'OPTIONAL', ...columnTypes[storage] }]

const toValue = (storage: Storage, value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  if (storage === 'integer') return BigInt(value as number)
  if (storage === 'time') return new Date(value as number)
  return value
}

/** Gathers the bytes of a file until somebody takes them; positions go on counting from its start. */
class TakenWriter extends ByteWriter {
  take(): Uint8Array {
    const bytes = this.getBytes().slice()
    this.index = 0
    return bytes
  }
}

/** A Parquet file, compressed with Snappy, written row group by row group. Dotted names are plain column names. */
export class ParquetTable {
  readonly #columns: { column: TableColumn; data: unknown[] }[]
  readonly #writer = new TakenWriter()
  readonly #parquet: ParquetWriter
  readonly #groupRows: number
  #rows = 0

  /** `groupRows`: what is in memory at once, here and at whoever reads it. */
  constructor(columns: readonly TableColumn[], groupRows: number) {
    this.#columns = columns.map((column) => ({ column, data: [] }))
    this.#groupRows = groupRows
    const schema: SchemaElement[] = [{ name: 'root', num_children: columns.length }, ...columns.flatMap(toElements)]
    this.#parquet = new ParquetWriter({ writer: this.#writer, schema })
  }

  /** Gives the bytes of a row group when this row filled it. */
  add(row: TableRow): Uint8Array | undefined {
    for (const [i, { column, data }] of this.#columns.entries()) data.push(toValue(column.storage, row[i]))
    return ++this.#rows < this.#groupRows ? undefined : this.#flush()
  }

  /** The bytes of what is left, and of the directory at the end of the file. */
  end(): Uint8Array {
    if (this.#rows > 0) this.#write()
    void this.#parquet.finish()
    return this.#writer.take()
  }

  #flush(): Uint8Array {
    this.#write()
    return this.#writer.take()
  }

  #write(): void {
    const columnData = this.#columns.map(({ column: { name }, data }) => ({ name, data }))
    void this.#parquet.write({ columnData, rowGroupSize: this.#groupRows })
    for (const column of this.#columns) column.data = []
    this.#rows = 0
  }
}
