import type { StreamParts } from '../socket-stream.js'
import type { SourceStream, StreamEvent as Streamed } from '../stream.js'
import { Jetstream } from './jetstream.js'
import { readPostLanguages, readPostWords } from './record.js'
import { readEventRecord, toStreamedContent, type StreamEvent } from './stream-event.js'

/** An event of Jetstream as every stream tells it. Its words are read once somebody asks for them, the rest of it once somebody wants it. */
export const toStreamed = (event: StreamEvent): Streamed => {
  switch (event.kind) {
    case 'post':
      return {
        kind: 'post',
        timeUs: event.timeUs,
        authorId: event.did,
        contentId: event.contentId,
        read: () => ({
          ...readPostWords(event.record),
          languages: () => readPostLanguages(event.record),
          toContent: (handle) => toStreamedContent(event, handle, readEventRecord(event)),
        }),
      }
    case 'departure':
    case 'renewal':
      return { kind: event.kind, timeUs: event.timeUs, authorId: event.did }
    default:
      return event
  }
}

/** Follows Jetstream, which names people by their did alone. */
export const createBlueskyStream = (
  url: string,
  handles: NonNullable<SourceStream['handles']>,
  parts: StreamParts,
): SourceStream => ({
  handles,
  batches: async function* ({ timeUs, authorIds }, signal) {
    const stream = new Jetstream({ url, dids: authorIds, ...parts })
    for await (const batch of stream.batches(timeUs, signal)) yield batch.map(toStreamed)
  },
})
