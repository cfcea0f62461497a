import type { FeedPosition } from '../../db/change-feed.js'
import type { Content } from '../../model/content.js'
import type { Creator } from '../../model/creator.js'
import type { CreatorFacts } from '../../model/creator-facts.js'
import type { ReadAt } from './read-already.js'

/** What facts were derived from, and the facts: all that the index of creators has to know of them besides audiences and objections. */
export interface RowAtHand {
  creator: Creator
  contents: readonly Content[]
  facts: CreatorFacts
}

/** Beyond it, rows are read again: creators with many contents would take much memory. */
const contentsMax = 4000

/**
 * The rows that facts were derived from a moment ago, so that the index, whose turn is next, need not read them again. They count as of the
 * moment they were read: what changed since is in the feed and will be followed. Lives in the thread of both.
 */
export class RowsAtHand {
  readonly #rows = new Map<string, RowAtHand & { readAt: FeedPosition }>()
  #contents = 0
  /** Where the feed stood when the facts were written; none are given out before. */
  #written: FeedPosition | undefined

  clear(): void {
    this.#rows.clear()
    this.#contents = 0
    this.#written = undefined
  }

  keep(key: string, row: RowAtHand, readAt: FeedPosition): void {
    if (this.#contents + row.contents.length > contentsMax) return
    this.#contents += row.contents.length
    this.#rows.set(key, { ...row, readAt })
  }

  written(at: FeedPosition): void {
    this.#written = at
  }

  /** Given once: whoever asks again reads. */
  take(key: string): (RowAtHand & { at: ReadAt }) | undefined {
    const row = this.#rows.get(key)
    if (row === undefined || this.#written === undefined) return undefined
    this.#rows.delete(key)
    const { readAt, ...rest } = row
    return { ...rest, at: { rows: readAt, facts: this.#written } }
  }
}
