import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { openArchive } from '../archives/index.js'
import { FormatError } from '../read/raw-rows.js'
import { sniff } from '../read/sniff.js'
import { unpackTables } from '../read/unpack.js'

/** A file as it is read, and as it is called. */
export interface NamedFile {
  path: string
  name: string
}

/** Zip files in zip files are opened this deep. */
const depthMax = 2

/** The files to read: a zip file that is no known archive is the tables in it, and those of the zip files in it. `folderFor` makes a place for them when it is needed. */
export const expandFile = async (
  { path, name }: NamedFile,
  folderFor: () => string,
  depth = 0,
): Promise<NamedFile[]> => {
  if (!isZip(path)) return [{ path, name }]
  const archive = await openArchive(path, name, {})
  archive?.close()
  if (archive !== undefined) return [{ path, name }]
  const folder = depth === 0 ? folderFor() : mkdtempSync(join(folderFor(), 'inner-'))
  const files: NamedFile[] = []
  for (const table of await unpackTables(path, folder)) {
    const file = { path: table.path, name: `${name}/${table.name}` }
    if (!isZip(file.path)) files.push(file)
    else if (depth < depthMax) files.push(...(await expandFile(file, folderFor, depth + 1)))
    else
      throw new FormatError(
        `holds zip files in zip files in zip files (${table.name}): unpack it and import the files in it`,
      )
  }
  return files
}

/** What cannot be looked into is said when it is read. */
const isZip = (path: string): boolean => {
  try {
    return sniff(path).form === 'zip'
  } catch {
    return false
  }
}
