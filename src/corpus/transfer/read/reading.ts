import { detectShape } from './csv-shape.js'
import type { Encoding } from './encoding.js'
import { mayBeTable, readJsonTable } from './json-table.js'
import { FormatError } from './raw-rows.js'
import { sniff, type FileForm } from './sniff.js'
import { openWorkbook } from './xlsx.js'

/** How the bytes of a file become rows. */
export interface Reading {
  form: FileForm
  encoding: Encoding
  isPacked: boolean
  /** A document of JSON that is one table, written otherwise than as a list of rows. */
  isTable?: boolean
  /** A document of JSON that is one answer about one thing. */
  isSingle?: boolean
  /** Lines end in CR alone, as programs for the first Macs wrote them. */
  endsInCr?: boolean
  /** Every record stands in quotes as a whole. */
  isWrapped?: boolean
  /** A table that lies on its side: the names of its columns stand in the first one. */
  isTurned?: boolean
  delimiter: string
  /** Records before the header. */
  skip: number
  hasHeader: boolean
  /** What stands above the header, where it has two rows. */
  above?: string[] | undefined
  /** Addresses above the header. */
  about?: string[]
  names?: string[] | undefined
  sheet?: string | undefined
  /** Whether a cell is the name of a column that is known: headers may stand between rows. */
  isName?: (cell: string) => boolean
}

/** What somebody says about the form of a file. */
export interface ReadingWishes {
  form?: FileForm | undefined
  encoding?: Encoding | undefined
  delimiter?: string | undefined
  /** Names of the columns of a table without a header. */
  names?: string[] | undefined
  sheet?: string | undefined
}

const plain = { delimiter: ',', skip: 0, hasHeader: true }

const sampleRows = 200

export const csvCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

type FoundSheet = Pick<Reading, 'sheet' | 'skip' | 'hasHeader' | 'above' | 'about' | 'isTurned'>

/** The sheet that was asked for, else the first one that holds a table. */
const findSheet = async (
  path: string,
  isName: (cell: string) => boolean,
  wished: string | undefined,
): Promise<FoundSheet> => {
  const book = await openWorkbook(path)
  try {
    let best: (FoundSheet & { worth: number }) | undefined
    for (const sheet of book.sheets) {
      if (wished !== undefined && sheet.name !== wished) continue
      const lines: string[] = []
      let names = 0
      for await (const { cells } of book.rows(sheet)) {
        names = Math.max(names, cells.filter(isName).length)
        lines.push(cells.map(csvCell).join(','))
        if (lines.length >= sampleRows) break
      }
      const { delimiter: _delimiter, ...shape } = detectShape(lines.join('\n'), isName, ',')
      const worth = lines.length < 2 ? 0 : 1 + names
      if (best === undefined || worth > best.worth) best = { sheet: sheet.name, ...shape, worth }
    }
    if (best === undefined)
      throw new FormatError(`has no sheet ${wished ?? ''}; it has ${book.sheets.map(({ name }) => name).join(', ')}`)
    return best
  } finally {
    book.close()
  }
}

/** Finds out how a file is to be read. `isName` says whether a cell is the name of a column we know. */
export const detectReading = async (
  path: string,
  isName: (cell: string) => boolean,
  wishes: ReadingWishes = {},
): Promise<Reading> => {
  const sniffed = sniff(path)
  const form = wishes.form ?? sniffed.form
  if (
    wishes.form !== undefined &&
    wishes.form !== sniffed.form &&
    (wishes.form === 'parquet' || sniffed.form === 'parquet' || sniffed.form === 'zip' || sniffed.form === 'xlsx')
  )
    throw new FormatError(
      wishes.form === 'parquet'
        ? 'is not a Parquet file'
        : `is ${sniffed.form === 'parquet' ? 'a Parquet file' : `a ${sniffed.form} file`}, not ${wishes.form}; say --format ${sniffed.form}`,
    )
  const base = {
    form,
    encoding: wishes.encoding ?? sniffed.encoding,
    isPacked: sniffed.isPacked,
    ...plain,
  }
  if (form === 'xlsx') return { ...base, ...(await findSheet(path, isName, wishes.sheet)) }
  const isDocument = form === 'json' || (form === 'jsonl' && !/\n\s*\S/.test(sniffed.text))
  if (
    isDocument &&
    mayBeTable(sniffed.text.replace(/^\ufeff/, '')) &&
    readJsonTable(path, sniffed.isPacked) !== undefined
  )
    return { ...base, form: 'json', isTable: true }
  if (form === 'json' && sniffed.isSingle === true) return { ...base, isSingle: true }
  if (form !== 'csv') return base
  const endsInCr = endsLinesInCr(sniffed.text)
  const text = endsInCr ? sniffed.text.replaceAll('\r', '\n') : sniffed.text
  const shape = { ...detectShape(text, isName, wishes.delimiter), isName, ...(endsInCr ? { endsInCr } : {}) }
  return wishes.names === undefined
    ? { ...base, ...shape }
    : { ...base, ...shape, isTurned: false, hasHeader: false, names: wishes.names }
}

/** What stands in quotes may have line breaks of its own. */
const endsLinesInCr = (text: string): boolean => {
  const plain = text.replace(/"(?:[^"]|"")*"/g, '')
  return plain.includes('\r') && !plain.includes('\n')
}
