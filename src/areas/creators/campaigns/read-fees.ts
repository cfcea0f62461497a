import { readTable } from '../../../corpus/transfer/csv-table.js'
import { decideDecimal, parseNumber } from '../../../corpus/transfer/values/numbers.js'
import { invalid } from '../../../kernel/errors.js'

const feeColumn = /^(?:fees?|prices?|payment|compensation|honorar|gage|cachet|honoraires|tarifa|honorarios)\b/iu
const feeMax = 1_000_000_000

/** Without the signs of currencies, which a campaign has of its own. */
const bare = (cell: string): string => cell.replaceAll(/[\p{Sc}\s]|\b[A-Z]{3}\b/gu, '')

/** What a table says that each of its rows is paid: null where a cell is empty, undefined where no column says it. */
export const readFees = (csv: string): (number | null)[] | undefined => {
  const { columns, rows } = readTable(csv)
  const column = columns.find((each) => feeColumn.test(each))
  if (column === undefined) return undefined
  const cells = rows.map((row) => bare(row[column] ?? ''))
  const decimal =
    decideDecimal(
      cells.filter((cell) => cell !== ''),
      true,
    ) ?? '.'
  return cells.map((cell, i) => {
    if (cell === '') return null
    const fee = parseNumber(cell, { decimal })
    if (fee === undefined || fee < 0 || fee > feeMax)
      throw invalid('/csv', `Line ${i + 2}: "${rows[i]?.[column] ?? ''}" in the column ${column} is not an amount.`)
    return fee
  })
}
