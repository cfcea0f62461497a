import { csvHeader, csvLine } from '../../engine/tables/index.js'
import { LineBuffer, toColumns, toValue } from './write-rows.js'
const createCsvWriter = (fields, sink) => {
  const lines = new LineBuffer(sink)
  const columns = toColumns(fields)
  const values = Object.entries(fields)
  void lines.add(csvHeader(columns))
  return {
    write: (row) =>
      lines.add(
        csvLine(
          columns,
          values.map(([name, field]) => toValue(field, row[name])),
        ),
      ),
    end: () => lines.flush(),
  }
}
export { createCsvWriter }
//# sourceMappingURL=write-csv.js.map
