import type { Content } from '../model/content.js'
import type { ProfileRef } from '../model/creator.js'

/** What a streamed post says, as far as it decides whether anybody wants it. Nearly all are wanted by nobody: nothing else is read of these. */
export interface StreamedText {
  text: string
  /** Those that the network lists; more may stand in the text. */
  hashtags: readonly string[]
  languages: () => readonly string[]
  /** Undefined for what turns out not to be by its author. */
  toContent: (handle: string) => Content | undefined
}

export interface StreamedPost {
  kind: 'post'
  timeUs: number
  authorId: string
  contentId: string
  read: () => StreamedText
}

/** Something that a network told as it happened. `timeUs` is where a reader goes on: microseconds since the epoch. */
export type StreamEvent =
  | StreamedPost
  /** Where anybody could say that a post is gone, `authorId` is who said it: it counts for posts of their own. */
  | { kind: 'removal'; timeUs: number; contentId: string; authorId?: string }
  /** Somebody left, was taken down, or asks not to be shown. */
  | { kind: 'departure'; timeUs: number; authorId: string }
  /** Somebody is there under another handle, or with another profile. */
  | { kind: 'renewal'; timeUs: number; authorId: string }
  | { kind: 'other'; timeUs: number }

/** The public stream of a network. */
export interface SourceStream {
  /**
   * Batches from a cursor on, for as long as they are wanted, across broken connections. The next one is asked for when the last one is
   * safe. With authors, only what these write is needed; more may come.
   */
  batches(
    from: { timeUs: number | undefined; authorIds: readonly string[] },
    signal: AbortSignal,
  ): AsyncIterable<StreamEvent[]>
  /** Whether it brings what somebody writes; without it, it does for everybody. */
  covers?(profile: ProfileRef): boolean
  /** Handles of authors that posts name by id alone, where they are known; null for those who ask not to be shown. */
  handles?(authorIds: string[], signal: AbortSignal): Promise<ReadonlyMap<string, string | null>>
}

/** Several streams as one: whatever comes first is dealt with first. */
export const mergeBatches = async function* (
  streams: readonly AsyncIterable<StreamEvent[]>[],
): AsyncGenerator<StreamEvent[]> {
  const iterators = streams.map((stream) => stream[Symbol.asyncIterator]())
  const next = async (i: number) => ({ i, result: await iterators[i]?.next() })
  const pending = new Map(iterators.map((_, i) => [i, next(i)]))
  try {
    while (pending.size > 0) {
      const { i, result } = await Promise.race(pending.values())
      if (result === undefined || result.done === true) pending.delete(i)
      else {
        yield result.value
        pending.set(i, next(i))
      }
    }
  } finally {
    for (const iterator of iterators) await iterator.return?.()
  }
}
