import { open, type FileHandle } from 'node:fs/promises'
import { ParquetTable } from '../../../engine/tables/index.js'
import type { Fields } from '../schemas/schema.js'
import { toColumns, toValue, type RowWriter } from './write-rows.js'

/** Rows of a row group: what is in memory at once, here and at whoever reads it. */
const groupRows = 20_000

/** A Parquet file of its own. */
export const createParquetWriter = (fields: Fields, path: string): RowWriter => {
  const table = new ParquetTable(toColumns(fields), groupRows)
  const values = Object.entries(fields)
  let file: FileHandle | undefined
  const append = async (bytes: Uint8Array): Promise<void> => {
    file ??= await open(path, 'w')
    await file.writeFile(bytes)
  }
  return {
    write: (row) => {
      const bytes = table.add(values.map(([name, field]) => toValue(field, row[name])))
      return bytes === undefined ? undefined : append(bytes)
    },
    end: async () => {
      await append(table.end())
      await file?.close()
    },
  }
}
