import type { StreamParts } from '../socket-stream.js'
import { SocketStream } from '../socket-stream.js'
import { mergeBatches, type SourceStream, type StreamEvent } from '../stream.js'
import { isGenuine, kinds, NostrEvent, tagsOf } from './event.js'
import { RelayPool } from './pool.js'
import { readWords, toContent, toNote, toNpub, unknownEngagement } from './present.js'
import type { Filter } from './relay.js'

interface Options extends StreamParts {
  relays: readonly string[]
  now: () => number
}

/** Events reach relays late and by different ways: so far back they are read again. */
const overlapS = 120
const pageItems = 500
const pagesMax = 100
const followed = [kinds.note, kinds.article, kinds.deletion]

const isId = (text: string | undefined): text is string => /^[0-9a-f]{64}$/.test(text ?? '')

/** Anybody can date an event at will: what lies ahead must not lead past what is still to come. */
const toStreamed = (event: NostrEvent, now: number): StreamEvent[] => {
  const timeUs = Math.min(event.created_at * 1000, now) * 1000
  const { pubkey: authorId } = event
  if (event.kind === kinds.deletion)
    return isGenuine(event)
      ? tagsOf(event, 'e').flatMap(([, id]) =>
          isId(id) ? [{ kind: 'removal' as const, timeUs, authorId, contentId: toNote(id) }] : [],
        )
      : []
  const read = () => ({
    ...readWords(event),
    languages: () => [],
    // Signatures are costly to verify: those of posts that nobody wants are not.
    toContent: () =>
      isGenuine(event)
        ? toContent(event, { handle: toNpub(authorId), engagement: unknownEngagement, asOf: event.created_at * 1000 })
        : undefined,
  })
  return [{ kind: 'post', timeUs, authorId, contentId: toNote(event.id), read }]
}

/** What a relay says: an event of ours, or something about the subscription. */
const readMessage = (text: string): NostrEvent | null | undefined => {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(message) || message[0] !== 'EVENT') return null
  const read = NostrEvent.safeParse(message[2])
  return read.success ? read.data : undefined
}

type StreamedBatch = { timeUs: number; events: StreamEvent[] }

/** One relay, followed by a subscription that stays open. What was missed is read page by page: relays cut what they have stored. */
const followRelay = (
  url: string,
  { now, ...parts }: Options,
  authorIds: readonly string[],
): SocketStream<StreamedBatch> => {
  const pool = new RelayPool([url], now)
  const toBatch = (event: NostrEvent): StreamedBatch => {
    const events = toStreamed(event, now())
    return { timeUs: Math.min(event.created_at * 1000, now()) * 1000, events }
  }
  const since = (timeUs: number): number => Math.max(0, Math.floor(timeUs / 1e6) - overlapS)
  const filter: Filter = { kinds: followed, ...(authorIds.length === 0 ? {} : { authors: [...authorIds] }) }
  return new SocketStream<StreamedBatch>({
    ...parts,
    address: () => url,
    greeting: () => JSON.stringify(['REQ', 'live', { ...filter, since: since(now() * 1000) }]),
    read: (text) => {
      const event = readMessage(text)
      return event === null || event === undefined ? event : toBatch(event)
    },
    catchUp: async (timeUs, signal) => {
      const missed: NostrEvent[] = []
      let cursor: string | null = null
      for (let pages = 0; pages < pagesMax; pages++) {
        const page = await pool.page({ ...filter, since: since(timeUs) }, { cursor, limit: pageItems, signal })
        missed.push(...page.items)
        cursor = page.cursor
        if (cursor === null) break
      }
      return missed.reverse().map(toBatch)
    },
    isBusy: false,
  })
}

/** Follows every relay. An event that several of them bring is one post. */
export const createNostrStream = (options: Options): SourceStream => ({
  batches: async function* ({ timeUs, authorIds }, signal) {
    const streams = options.relays.map(async function* (url) {
      for await (const batch of followRelay(url, options, authorIds).batches(timeUs, signal))
        yield batch.flatMap((told) =>
          told.events.length === 0 ? [{ kind: 'other' as const, timeUs: told.timeUs }] : told.events,
        )
    })
    yield* mergeBatches(streams)
  },
})
