import type { Records } from '../corpus/records/index.js'
import { fold } from '../engine/language/fold.js'
import { unspaced } from '../engine/language/words.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Content } from '../model/content.js'
import type { PostRecord } from '../sources/bluesky/record.js'
import {
  readEventRecord,
  toStreamedContent,
  type PostEvent,
  type StreamEvent,
} from '../sources/bluesky/stream-event.js'
import { SourceError } from '../sources/port.js'

/** What of a stream is wanted. Within one list any will do; all lists must agree; an empty list wants everything. */
export interface IngestFilter {
  languages: readonly string[]
  dids: ReadonlySet<string>
  keywords: readonly string[]
}

export interface IngestParts {
  corpus: Records
  clock: Clock
  log: Log
  /** Batches from a cursor on; the next one is asked for when the last one is safe. */
  batches: (cursor: number | undefined, signal: AbortSignal) => AsyncIterable<StreamEvent[]>
  /** Handles of dids, where they are known; null for those who ask not to be shown. */
  findHandles: (dids: string[], signal: AbortSignal) => Promise<ReadonlyMap<string, string | null>>
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const streamed = { network: 'bluesky', source: 'bluesky' } as const
const cursorName = 'ingest_bluesky'
const retryMs = 5000
const handlesMax = 50_000

/** Scripts without spaces between words cannot be asked for whole words. */
const toMatcher = (keyword: string): RegExp => {
  const words = fold(keyword).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return unspaced.test(keyword)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u')
}

/** Whether a post is one of those that are wanted. */
export const createFilter = ({ languages, dids, keywords }: IngestFilter) => {
  const matchers = keywords.map(toMatcher)
  return ({ did }: PostEvent, record: PostRecord): boolean => {
    if (dids.size > 0 && !dids.has(did)) return false
    if (languages.length > 0 && !record.languages.some((each) => languages.includes(each))) return false
    if (matchers.length === 0) return true
    const text = fold(`${record.text}\n${record.hashtags.join(' ')}`)
    return matchers.some((matcher) => matcher.test(text))
  }
}

export interface IngestCounts {
  seen: number
  saved: number
  removed: number
  /** Accounts of which nothing is kept any more: they left, or ask not to be shown. */
  departed: number
}

/**
 * Brings what is written on the network into the corpus. The cursor is written after what it stands for, and the same post twice is
 * one row: whatever kills this process, nothing is lost and nothing doubled.
 */
export class Ingest {
  readonly counts: IngestCounts = { seen: 0, saved: 0, removed: 0, departed: 0 }
  readonly #parts: IngestParts
  readonly #isWanted: ReturnType<typeof createFilter>
  readonly #handles = new Map<string, string | null>()

  constructor(parts: IngestParts, filter: IngestFilter) {
    this.#parts = parts
    this.#isWanted = createFilter(filter)
  }

  /** Runs until it is no longer wanted. */
  async run(signal: AbortSignal): Promise<void> {
    const { corpus, clock, batches } = this.#parts
    const known = await corpus.keyValues.find<{ cursor: number }>(cursorName)
    let cursor = known?.value.cursor
    for await (const batch of batches(cursor, signal)) {
      if (!(await this.#keep(batch, signal))) return
      // What is read again after a reconnect must not move the cursor back.
      cursor = Math.max(cursor ?? 0, ...batch.map(({ timeUs }) => timeUs))
      await corpus.keyValues.save(cursorName, { cursor }, clock.now())
    }
  }

  /** False when it was broken off: then the batch counts as never read. */
  async #keep(batch: readonly StreamEvent[], signal: AbortSignal): Promise<boolean> {
    const { corpus, clock } = this.#parts
    for (const event of batch) if (event.kind === 'renewal') this.#handles.delete(event.did)
    const posts = batch
      .filter((event) => event.kind === 'post')
      .map((event) => ({ event, record: readEventRecord(event) }))
      .filter(({ event, record }) => this.#isWanted(event, record))
    if (!(await this.#learnHandles(new Set(posts.map(({ event }) => event.did)), signal))) return false
    const { contents, removals, departures } = this.#outcome(
      batch,
      new Map(posts.map((each) => [each.event, each.record])),
    )
    this.counts.departed += await corpus.departures.accounts(streamed, departures, clock.now())
    await corpus.contents.save(contents)
    await corpus.departures.contents('bluesky', removals)
    this.counts.seen += batch.length
    this.counts.saved += contents.length
    this.counts.removed += removals.length
    return true
  }

  /** Of several events about one post the last one counts, also where it is the removal; whoever leaves takes everything along. */
  #outcome(batch: readonly StreamEvent[], wanted: ReadonlyMap<PostEvent, PostRecord>) {
    const last = new Map<string, Content | null>()
    const departures = new Set<string>()
    for (const event of batch) {
      if (event.kind === 'removal') last.set(event.contentId, null)
      if (event.kind === 'departure') {
        departures.add(event.did)
        for (const [id, content] of last) if (content?.authorExternalId === event.did) last.delete(id)
      }
      const record = event.kind === 'post' ? wanted.get(event) : undefined
      if (event.kind !== 'post' || record === undefined) continue
      const handle = this.#handles.get(event.did)
      if (handle !== null) last.set(event.contentId, toStreamedContent(event, handle ?? event.did, record))
    }
    return {
      contents: [...last.values()].filter((content) => content !== null),
      removals: [...last].filter(([, content]) => content === null).map(([contentId]) => contentId),
      departures: [...departures],
    }
  }

  /** Posts name their author by did alone. A network that does not answer is asked until it does: the stream waits meanwhile. */
  async #learnHandles(dids: ReadonlySet<string>, signal: AbortSignal): Promise<boolean> {
    const { findHandles, pause, log } = this.#parts
    const isOver = (): boolean => signal.aborted
    const unknown = [...dids].filter((did) => !this.#handles.has(did))
    while (unknown.length > 0) {
      try {
        const found = await findHandles(unknown, signal)
        this.#remember(dids, found)
        return true
      } catch (error) {
        if (isOver()) return false
        if (!(error instanceof SourceError)) throw error
        // Refused for good: a did is a name as well, and no reason to stand still.
        if (error.kind !== 'rate_limited' && error.kind !== 'unavailable') return true
        log.warn({ reason: error.kind }, 'handles cannot be had for now; the stream waits')
        await pause(error.retryAfterMs ?? retryMs, signal)
        if (isOver()) return false
      }
    }
    return true
  }

  /** Whom the network does not know yet is asked for again the next time they write. */
  #remember(dids: ReadonlySet<string>, found: ReadonlyMap<string, string | null>): void {
    const current = [...dids].flatMap((did): [string, string | null][] => {
      const handle = found.has(did) ? found.get(did) : this.#handles.get(did)
      return handle === undefined ? [] : [[did, handle]]
    })
    if (this.#handles.size > handlesMax) this.#handles.clear()
    for (const [did, handle] of current) this.#handles.set(did, handle)
  }
}
