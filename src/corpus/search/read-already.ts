import { isBefore, type Change, type FeedPosition } from '../../db/change-feed.js'

const keysMax = 200_000

/** Where the feed stood before rows were read; facts may have been known later than the rows they rest on. */
export interface ReadAt {
  rows: FeedPosition
  facts: FeedPosition
}

/**
 * When documents were read last. Rows are read as they are now, so one reading covers every change of a row up to that moment: while there
 * is much to follow (a start, a large import), most of what changed was read already for an earlier change.
 */
export class ReadAlready {
  readonly #heads = new Map<string, ReadAt>()

  note(keys: readonly string[], head: ReadAt): void {
    if (this.#heads.size + keys.length > keysMax) this.#heads.clear()
    for (const key of keys) this.#heads.set(key, head)
  }

  covers(key: string | undefined, change: FeedPosition & Pick<Change, 'what'>): boolean {
    const heads = key === undefined ? undefined : this.#heads.get(key)
    if (heads === undefined) return false
    return !isBefore(change.what === 'facts' ? heads.facts : heads.rows, change)
  }

  clear(): void {
    this.#heads.clear()
  }
}
