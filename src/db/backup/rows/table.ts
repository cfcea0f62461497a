import { createHash } from 'node:crypto'
import { findGuarded } from '../../damage/guarded.js'

/** A table as it is read: what its rows are told apart by, and all columns that are not computed from others. */
export interface Table {
  name: string
  columns: string[]
  key: string[]
}

export type Value = string | number | null
export type Row = Value[]

/** The rows of a database at one moment. */
export interface RowSource {
  /** What the schema was made by, without the endings that name one of the databases. */
  migrations: string[]
  tables: Table[]
  /** All rows in the order of the key, bytewise, some thousands at a time. */
  read(table: Table): AsyncIterable<Row[]>
}

/**
 * What belongs to one database and is made anew in another: the record of migrations, the mark of commits, and the feed that search
 * indexes follow, which are rebuilt.
 */
const ownTables = ['schema_migrations', 'commit_mark', 'corpus_followers', 'corpus_changes', 'room_probe']

export const isKept = (table: string): boolean => !ownTables.includes(table) && !table.startsWith('sqlite_')

/** Checksums that a database gives its rows by itself: another kind of database gives others. */
export const isTaken = (table: string, column: string): boolean =>
  column !== 'checksum' || findGuarded(table) === undefined

export const toLine = (row: Row): string => `${JSON.stringify(row)}\n`

export interface Summary {
  rows: number
  digest: string
}

/** What two databases with the same rows have in common, whichever they are. */
export class Summarizing {
  readonly #digest = createHash('sha256')
  #rows = 0

  add(rows: readonly Row[]): void {
    this.#rows += rows.length
    for (const row of rows) this.#digest.update(toLine(row))
  }

  end(): Summary {
    return { rows: this.#rows, digest: this.#digest.digest('hex') }
  }
}

export const summarize = async (source: RowSource, table: Table): Promise<Summary> => {
  const summary = new Summarizing()
  for await (const rows of source.read(table)) summary.add(rows)
  return summary.end()
}
