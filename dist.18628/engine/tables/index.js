import { tableOf } from './columns-of.js'
import { csvHeader, csvLine } from './csv.js'
import { fileFormatNames, fileFormats, writeTable } from './files.js'
import { ParquetTable } from './parquet.js'
import { neutralize, relieve } from './spreadsheet.js'
export { ParquetTable, csvHeader, csvLine, fileFormatNames, fileFormats, neutralize, relieve, tableOf, writeTable }
//# sourceMappingURL=index.js.map
