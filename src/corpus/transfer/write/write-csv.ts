import { csvHeader, csvLine } from '../../../engine/tables/index.js'
import type { Fields } from '../schemas/schema.js'
import { LineBuffer, toColumns, toValue, type RowWriter, type TextSink } from './write-rows.js'

/** RFC 4180 with a header; lists and objects are JSON in their cells. */
export const createCsvWriter = (fields: Fields, sink: TextSink): RowWriter => {
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
