import { isBefore, type FeedPosition } from '../../db/change-feed.js'

const keysMax = 200_000

/**
 * When documents were read last. Rows are read as they are now, so one reading covers every change of a row up to that moment: while there
 * is much to follow (a start, a large import), most of what changed was read already for an earlier change.
 */
export class ReadAlready {
  readonly #heads = new Map<string, FeedPosition>()

  /** `head` is where the feed stood before the rows were read. */
  note(keys: readonly string[], head: FeedPosition): void {
    if (this.#heads.size + keys.length > keysMax) this.#heads.clear()
    for (const key of keys) this.#heads.set(key, head)
  }

  covers(key: string | undefined, change: FeedPosition): boolean {
    const head = key === undefined ? undefined : this.#heads.get(key)
    return head !== undefined && !isBefore(head, change)
  }

  clear(): void {
    this.#heads.clear()
  }
}
