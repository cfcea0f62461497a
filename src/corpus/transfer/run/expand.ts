import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { openArchive } from '../archives/index.js'
import { unpackMarkup } from '../read/markup.js'
import { FormatError } from '../read/raw-rows.js'
import { sniff, type FileForm } from '../read/sniff.js'
import { openWorkbook } from '../read/xlsx.js'
import { unpackSheets, unpackTables } from '../read/unpack.js'

/** A file as it is read, and as it is called. */
export interface NamedFile {
  path: string
  name: string
}

/** Zip files in zip files are opened this deep. */
const depthMax = 2

/** The sheets of a workbook, unless one is asked for. What cannot be looked into is said when it is read. */
const expandSheets = async (
  { path, name }: NamedFile,
  folderFor: () => string,
  sheet: string | undefined,
): Promise<NamedFile[]> => {
  const sheets = sheet === undefined ? await unpackSheets(path, folderFor).catch(() => undefined) : undefined
  return sheets?.map((each) => ({ path: each.path, name: `${name}/${each.name}` })) ?? [{ path, name }]
}

/** The sheets of a workbook that nobody who opens it sees. */
export const hiddenSheets = async (path: string): Promise<string[]> => {
  if (!isForm(path, 'xlsx')) return []
  const book = await openWorkbook(path).catch(() => undefined)
  book?.close()
  return book?.hidden ?? []
}

/** The tables of a web page that is called a workbook. One alone goes by the name of the file. */
const expandMarkup = ({ path, name }: NamedFile, folderFor: () => string): NamedFile[] => {
  const tables = unpackMarkup(path, folderFor) ?? []
  const [only] = tables
  if (only === undefined) return [{ path, name }]
  return tables.length === 1
    ? [{ path: only.path, name }]
    : tables.map((each) => ({ path: each.path, name: `${name}/${each.name}` }))
}

/**
 * The files to read: a zip file that is no known archive is the tables in it, and those of the zip files in it; a workbook is the sheets
 * that hold tables, or the one that is asked for; a page saved as a workbook is its tables. `folderFor` makes a place for them when it is needed.
 */
export const expandFile = async (
  { path, name }: NamedFile,
  folderFor: () => string,
  sheet?: string,
  depth = 0,
): Promise<NamedFile[]> => {
  if (isForm(path, 'xlsx')) return expandSheets({ path, name }, () => mkdtempSync(join(folderFor(), 'sheets-')), sheet)
  if (!isForm(path, 'zip')) return expandMarkup({ path, name }, () => mkdtempSync(join(folderFor(), 'tables-')))
  const archive = await openArchive(path, name, {})
  archive?.close()
  if (archive !== undefined) return [{ path, name }]
  const folder = depth === 0 ? folderFor() : mkdtempSync(join(folderFor(), 'inner-'))
  const files: NamedFile[] = []
  for (const table of await unpackTables(path, folder)) {
    const file = { path: table.path, name: `${name}/${table.name}` }
    if (!isForm(file.path, 'zip')) files.push(...(await expandFile(file, folderFor, sheet, depth)))
    else if (depth < depthMax) files.push(...(await expandFile(file, folderFor, sheet, depth + 1)))
    else
      throw new FormatError(
        `holds zip files in zip files in zip files (${table.name}): unpack it and import the files in it`,
      )
  }
  return files
}

/** What cannot be looked into is said when it is read. */
const isForm = (path: string, form: FileForm): boolean => {
  try {
    return sniff(path).form === form
  } catch {
    return false
  }
}
