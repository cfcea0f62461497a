import { SocketStream, type StreamParts } from '../socket-stream.js'
import { readEvent, wantedCollections, type StreamEvent } from './stream-event.js'

export interface JetstreamOptions extends StreamParts {
  /** wss://…/subscribe */
  url: string
  /** Only what these write; everybody where there are none. */
  dids: readonly string[]
}

/** Read again when connecting: instances differ by a little, and what is known already changes nothing. */
const overlapUs = 5_000_000
/** As many as the service takes in an address; with more, everything is read and sorted out here. */
const didsMax = 100

const addressOf = ({ url: base, dids }: JetstreamOptions, cursor: number | undefined): string => {
  const url = new URL(base)
  for (const collection of wantedCollections) url.searchParams.append('wantedCollections', collection)
  if (dids.length <= didsMax) for (const did of dids) url.searchParams.append('wantedDids', did)
  if (cursor !== undefined) url.searchParams.set('cursor', String(Math.max(0, cursor - overlapUs)))
  return url.href
}

/** Jetstream: everything that happens on the network, as JSON. Of a few people it is quite natural to hear nothing for long. */
export class Jetstream extends SocketStream<StreamEvent> {
  constructor(options: JetstreamOptions) {
    super({
      ...options,
      address: (cursor) => addressOf(options, cursor),
      read: readEvent,
      isBusy: options.dids.length === 0,
    })
  }
}
