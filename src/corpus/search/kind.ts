import type { Change } from '../../db/change-feed.js'
import type { Database } from '../../db/database.js'
import type { Filter, Schema, SearchDocument } from '../../engine/search/index.js'
import type { ReadAt } from './read-already.js'

/** The indexes there are. */
export const indexNames = ['creators', 'texts'] as const
export type IndexName = (typeof indexNames)[number]

/** A table that is read from end to end when an index is built, and which document a row becomes. */
export interface ScannedTable {
  table: string
  key: readonly string[]
  toDocumentKey: (...key: string[]) => string
}

export interface ReadDocuments {
  documents: SearchDocument[]
  /** Keys whose rows were not read now but a moment ago, and when. */
  earlier: ReadonlyMap<string, ReadAt>
}

/** What is kept in an index, and how rows become its documents. Documents depend on nothing but rows and, for prices, the rate card. */
export interface IndexKind {
  readonly name: IndexName
  /** Goes up when documents are made in another way: an index of another shape is built anew. */
  readonly shape: number
  readonly schema: Schema
  readonly tables: readonly ScannedTable[]
  /** The document that a change of a row changes, where it can be no other one. */
  keyOf(change: Change): string | undefined
  /** Keys of the documents that changes of rows may have changed; `find` looks for keys among all that is in the index by now. */
  touched(
    changes: readonly Change[],
    db: Database,
    find: (filter: Filter) => Promise<readonly string[]>,
  ): Promise<Set<string>>
  /** The documents of some keys. A key that is not among them has no document any more. */
  read(db: Database, keys: readonly string[]): Promise<ReadDocuments>
}
