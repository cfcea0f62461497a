import type { SchemaElement } from 'hyparquet'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import type { Storage } from './kinds.js'
import type { Fields } from './schema.js'
import type { RowWriter } from './write-rows.js'

/** Rows of a row group: what is in memory at once, here and at whoever reads it. */
const groupRows = 20_000

const columnTypes: Record<Exclude<Storage, 'list'>, Omit<SchemaElement, 'name'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
}

const toElements = (name: string, storage: Storage): SchemaElement[] =>
  storage === 'list'
    ? [
        { name, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type: 'OPTIONAL', ...columnTypes.text },
      ]
    : [{ name, repetition_type: 'OPTIONAL', ...columnTypes[storage] }]

const toValue = ({ kind }: Fields[string], value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  if (kind.storage === 'integer') return BigInt(value as number)
  if (kind.storage === 'time') return new Date(value as number)
  return kind.write === undefined ? value : kind.write(value)
}

/** Parquet, compressed with Snappy; dotted names are plain column names. */
export const createParquetWriter = (fields: Fields, path: string): RowWriter => {
  const columns = Object.entries(fields).map(([name, field]) => ({ name, field, data: [] as unknown[] }))
  const elements = columns.flatMap(({ name, field }) => toElements(name, field.kind.storage))
  const schema: SchemaElement[] = [{ name: 'root', num_children: columns.length }, ...elements]
  const parquet = new ParquetWriter({ writer: fileWriter(path), schema })
  let rows = 0
  const flush = async (): Promise<void> => {
    if (rows === 0) return
    await parquet.write({ columnData: columns.map(({ name, data }) => ({ name, data })), rowGroupSize: groupRows })
    for (const column of columns) column.data = []
    rows = 0
  }
  return {
    write: (row) => {
      for (const column of columns) column.data.push(toValue(column.field, row[column.name]))
      return ++rows < groupRows ? undefined : flush()
    },
    end: async () => {
      await flush()
      await parquet.finish()
    },
  }
}
