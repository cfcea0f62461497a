import type { TransferKind } from '../schemas/transfer-kinds.js'

/** One table of a known format. */
export interface KnownTable {
  /** Where its rows lie; a list further inside of a row begins with its path after the list of the row: `[].latestPosts[]`. */
  at: string
  kind: TransferKind
  /** Paths that tell it from others; all of them must be there. Case and spelling do not matter. */
  has: readonly string[]
  /** Paths that the general words do not understand, or would misunderstand; '' leaves one out. */
  columns?: Readonly<Record<string, string>>
  set?: Readonly<Record<string, string>>
  notes?: readonly string[]
  isAside?: boolean
  /** Paths of which a row must fill one to be a row of this table: answers may list several things. */
  needsOne?: readonly string[]
  /** Paths, in what stands around the lists, of the handle of whoever wrote all rows; the first that is there. */
  owner?: readonly string[]
}

/** A format that programs write, and that needs no mapping. */
export interface KnownFormat {
  id: string
  /** What it is, for people. */
  says: string
  network?: string
  tables: readonly KnownTable[]
}
