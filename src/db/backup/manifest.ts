import type { Chunks } from './chunks.js'
import type { Store } from './stores/store.js'

interface Common {
  created_at: string
  bytes: number
  digest: string
  counts: Record<string, number>
}

/** The file of a SQLite database: its pages in order. `digest` is that of the whole file. */
export interface PagesManifest extends Common {
  version: 1
  chunks: string[]
}

/** One table: rows in the order of their key, a line of JSON each, in the order of the columns. */
export interface TableManifest {
  name: string
  columns: string[]
  digest: string
  chunks: string[]
}

/** The rows of any database, for any database. `digest` is that of the digests of all tables. */
export interface RowsManifest extends Common {
  version: 2
  /** What the schema was made by, without the endings that name one of the databases. */
  migrations: string[]
  tables: TableManifest[]
}

/** One backup: its pieces in order, and what must be found in it again. */
export type Manifest = PagesManifest | RowsManifest

const folder = 'backups'

const nameOf = (createdAt: string): string => `${createdAt.replace(/[:.]/g, '-')}.json`

export const writeManifest = (manifest: Manifest, chunks: Chunks): Promise<void> => {
  const seal = chunks.digest(JSON.stringify(manifest))
  return chunks.store.put(
    `${folder}/${nameOf(manifest.created_at)}`,
    Buffer.from(JSON.stringify({ seal, manifest }), 'utf8'),
  )
}

const readManifest = async (name: string, chunks: Chunks): Promise<Manifest> => {
  const text = (await chunks.store.get(`${folder}/${name}`))?.toString('utf8') ?? '{}'
  const { seal, manifest } = JSON.parse(text) as { seal: string; manifest: Manifest }
  if (chunks.digest(JSON.stringify(manifest)) !== seal)
    throw new Error(`${name} is damaged, or was written with another key (--key-file).`)
  return manifest
}

export const listBackups = async (store: Store): Promise<string[]> =>
  (await store.list(folder)).map((name) => name.slice(folder.length + 1)).filter((name) => name.endsWith('.json'))

/** The newest backup, or the newest that is no younger than a moment. */
export const getManifest = async (chunks: Chunks, at?: number): Promise<Manifest> => {
  const until = at === undefined ? undefined : nameOf(new Date(at).toISOString())
  const name = (await listBackups(chunks.store)).findLast((each) => until === undefined || each <= until)
  if (name === undefined)
    throw new Error(
      `There is no backup in ${chunks.store.where}${at === undefined ? '' : ` from ${new Date(at).toISOString()} or before`}.`,
    )
  return readManifest(name, chunks)
}
