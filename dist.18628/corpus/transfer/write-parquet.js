import { open } from 'node:fs/promises'
import { ParquetTable } from '../../engine/tables/index.js'
import { toColumns, toValue } from './write-rows.js'
const groupRows = 2e4
const createParquetWriter = (fields, path) => {
  const table = new ParquetTable(toColumns(fields), groupRows)
  const values = Object.entries(fields)
  let file
  const append = async (bytes) => {
    file ??= await open(path, 'w')
    await file.writeFile(bytes)
  }
  return {
    write: (row) => {
      const bytes = table.add(values.map(([name, field]) => toValue(field, row[name])))
      return bytes === void 0 ? void 0 : append(bytes)
    },
    end: async () => {
      await append(table.end())
      await file?.close()
    },
  }
}
export { createParquetWriter }
//# sourceMappingURL=write-parquet.js.map
