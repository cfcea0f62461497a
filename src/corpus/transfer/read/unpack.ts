import { createWriteStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FormatError } from './raw-rows.js'
import { csvCell } from './reading.js'
import { openWorkbook, type Sheet, type Workbook } from './xlsx.js'
import { openZip } from './zip.js'

const dataFile = /\.(csv|tsv|txt|json|jsonl|ndjson|xlsx|parquet|zip|car)(\.gz)?$/i
const filesMax = 200
const sheetsMax = 100
/** Others need the disk too: so much of what is free is left. */
const keptFree = 0.2

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

/** Refuses what does not fit, before any of it is written. */
const refuseLarge = async (bytes: number, folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const room = bavail * bsize * (1 - keptFree)
  if (bytes > room)
    throw new FormatError(
      `unpacks to ${gigabytes(bytes)} of tables, and there is room for ${gigabytes(room)} of temporary files: unpack it elsewhere and import the files in it`,
    )
}

/** Files of offices are zip files too: what tells them apart, and what they are. */
const offices: [RegExp, string][] = [
  [/^content\.xml$/, 'an OpenDocument file (LibreOffice)'],
  [/(?:^|\/)Index\/.*\.iwa$|^Index\.zip$/, 'a file of Apple Numbers'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a PowerPoint file'],
]
const otherOffice = (entries: readonly { name: string }[]): string | undefined => {
  const found = offices.find(([mark]) => entries.some(({ name }) => mark.test(name)))
  return found === undefined ? undefined : `is ${found[1]}; export the table as Excel (.xlsx) or CSV and import that`
}

/** The tables in a zip file, unpacked into a folder. Names of entries never become paths. */
export const unpackTables = async (path: string, folder: string): Promise<{ path: string; name: string }[]> => {
  const zip = await openZip(path)
  try {
    const tables = zip.entries.filter(({ name }) => dataFile.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name))
    if (tables.length === 0)
      throw new FormatError(
        otherOffice(zip.entries) ??
          'is a zip file with no table in it (CSV, Excel, JSON or Parquet), and no archive that is known here',
      )
    if (tables.length > filesMax) throw new FormatError(`is a zip file with more than ${filesMax} tables in it`)
    await refuseLarge(
      tables.reduce((sum, { size }) => sum + size, 0),
      folder,
    )
    const unpacked: { path: string; name: string }[] = []
    for (const [i, entry] of tables.entries()) {
      const to = join(folder, `${i}-${basename(entry.name).replace(/[^\w.-]/g, '_')}`)
      await pipeline(Readable.from(await entry.open()), createWriteStream(to, { mode: 0o600 }))
      unpacked.push({ path: to, name: entry.name })
    }
    return unpacked
  } finally {
    zip.close()
  }
}

interface SizedSheet extends Sheet {
  width: number
}

/** How wide a sheet is; undefined where it is no table. */
const widthOf = async (book: Workbook, sheet: Sheet): Promise<number | undefined> => {
  let [rows, width] = [0, 0]
  for await (const { cells } of book.rows(sheet)) {
    rows++
    width = Math.max(width, cells.length)
  }
  return rows > 1 ? width : undefined
}

async function* linesOf(book: Workbook, { width, ...sheet }: SizedSheet): AsyncGenerator<string> {
  let next = 1
  for await (const { line, cells } of book.rows(sheet)) {
    // A line for every row, so that what is said of a line is said of the row.
    yield `${'\n'.repeat(Math.max(0, line - next))}${Array.from({ length: width }, (_, i) => csvCell(cells[i] ?? '')).join(',')}\n`
    next = line + 1
  }
}

/** The sheets of a workbook that hold tables, each in a file of its own; undefined where fewer than `min` do. */
export const unpackSheets = async (
  path: string,
  folderFor: () => string,
  min = 2,
): Promise<{ path: string; name: string }[] | undefined> => {
  const book = await openWorkbook(path)
  try {
    const tables: SizedSheet[] = []
    for (const sheet of book.sheets) {
      const width = await widthOf(book, sheet)
      if (width !== undefined) tables.push({ ...sheet, width })
    }
    if (tables.length < min) return undefined
    if (tables.length > sheetsMax) throw new FormatError(`has more than ${sheetsMax} sheets: say which one to import`)
    const folder = folderFor()
    await refuseLarge(
      tables.reduce((sum, { part }) => sum + part.size, 0),
      folder,
    )
    const unpacked: { path: string; name: string }[] = []
    for (const [i, sheet] of tables.entries()) {
      const to = join(folder, `sheet-${i}.csv`)
      await pipeline(Readable.from(linesOf(book, sheet)), createWriteStream(to, { mode: 0o600 }))
      unpacked.push({ path: to, name: sheet.name })
    }
    return unpacked
  } finally {
    book.close()
  }
}
