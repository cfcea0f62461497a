import type { FeedPosition } from '../../../db/change-feed.js'
import type { Filter, SearchDocument } from '../../../engine/search/index.js'

/** How far a reading of all rows has come: the table, and the last key read of it. */
export interface Scan {
  table: number
  after: string[] | null
}

/** What an index is committed with: whoever writes next goes on from there. `scan` is null once every row has been read. */
export interface Mark {
  shape: number
  followed: FeedPosition
  scan: Scan | null
}

/** A document that an index cannot keep, and why. */
export interface Refusal {
  key: string
  error: unknown
}

/**
 * The other side of an index: whoever follows the rows writes through it. There is one writer at a time, and calls come one after the
 * other. Whatever ends the process, the index is as of some commit or later, and the mark is never ahead of the documents:
 * writing the same documents again from there leads to the same index.
 */
export interface IndexWriter {
  /** Takes up what was committed last and gives its mark; undefined, and empty, where there is nothing that could be used. */
  open(): Promise<Mark | undefined>

  /** Forgets everything: the index is built anew. Those who ask are answered from the old one as long as the engine can. */
  clear(): Promise<void>

  /** Puts documents in the place of those with their keys; gives back those it cannot keep. A key comes once a call. */
  put(documents: readonly SearchDocument[]): Promise<readonly Refusal[]>

  /** Takes documents away; keys the index does not have are passed over. */
  remove(keys: readonly string[]): Promise<void>

  /** Keys of all documents, with everything put and removed so far, that pass a filter. */
  find(filter: Filter): Promise<string[]>

  /** Makes everything put and removed visible to those who ask, and tells them how far it has come. */
  show(mark: Mark): Promise<void>

  /** Makes everything so far outlive a crash, together with its mark. */
  commit(mark: Mark): Promise<void>

  /** From now on tidying also rewrites whatever still holds removed documents, until nothing does. */
  purge(): void

  /** Starts work that makes later searches quicker, if there is any. `busy`: there is more to be written. */
  tidy(busy: boolean): void

  /** Whether tidying changed something that is to be shown, or committed. */
  readonly unshown: boolean
  readonly uncommitted: boolean

  /** Waits for work that was started. What was not committed may be lost. */
  close(): Promise<void>
}
