/** Lists as files: CSV, Parquet and workbooks, written as their rows come. */
export type { Storage, TableColumn, TableRow } from './column.js'
export { tableOf, type ItemTable } from './columns-of.js'
export { csvHeader, csvLine } from './csv.js'
export { fileFormatNames, fileFormats, writeTable, type FileFormat, type TableFormat } from './files.js'
export { ParquetTable } from './parquet.js'
export { neutralize, relieve } from './spreadsheet.js'
