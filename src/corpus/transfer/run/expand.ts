import { openArchive } from '../archives/index.js'
import { sniff } from '../read/sniff.js'
import { unpackTables } from '../read/unpack.js'

/** A file as it is read, and as it is called. */
export interface NamedFile {
  path: string
  name: string
}

/** The files to read: a zip file that is no known archive is the tables in it. `folderFor` makes a place for them when it is needed. */
export const expandFile = async ({ path, name }: NamedFile, folderFor: () => string): Promise<NamedFile[]> => {
  if (sniff(path).form !== 'zip') return [{ path, name }]
  const archive = await openArchive(path, name, {})
  archive?.close()
  if (archive !== undefined) return [{ path, name }]
  const tables = await unpackTables(path, folderFor())
  return tables.map((table) => ({ path: table.path, name: `${name}/${table.name}` }))
}
