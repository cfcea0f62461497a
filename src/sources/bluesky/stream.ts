import type { StreamParts } from '../socket-stream.js'
import type { SourceStream, StreamEvent as Streamed } from '../stream.js'
import { Jetstream } from './jetstream.js'
import { readEventRecord, toStreamedContent, type StreamEvent } from './stream-event.js'

/** An event of Jetstream as every stream tells it. A record is read once somebody asks what it says. */
export const toStreamed = (event: StreamEvent): Streamed => {
  switch (event.kind) {
    case 'post':
      return {
        kind: 'post',
        timeUs: event.timeUs,
        authorId: event.did,
        contentId: event.contentId,
        read: () => {
          const record = readEventRecord(event)
          return { ...record, toContent: (handle) => toStreamedContent(event, handle, record) }
        },
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
