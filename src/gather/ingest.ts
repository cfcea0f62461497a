import type { Records } from '../corpus/records/index.js'
import { fold } from '../engine/language/fold.js'
import { unspaced } from '../engine/language/words.js'
import type { Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Content } from '../model/content.js'
import type { Network } from '../model/network.js'
import { SourceError } from '../sources/port.js'
import type { SourceStream, StreamedPost, StreamedText, StreamEvent } from '../sources/stream.js'
import { Telling } from './telling.js'

/** What of a stream is wanted. Within one list any will do; all lists must agree; an empty list wants everything. */
export interface IngestFilter {
  languages: readonly string[]
  authorIds: ReadonlySet<string>
  keywords: readonly string[]
}

export interface IngestParts {
  corpus: Pick<Records, 'contents' | 'departures' | 'keyValues'>
  clock: Clock
  log: Log
  network: Network
  stream: SourceStream
  /** Only what these write is asked for; everything where there are none. */
  authorIds: readonly string[]
  isWanted: (post: StreamedPost, text: StreamedText) => boolean
  /** Under which name the place in the stream is kept. */
  cursorName: string
  /** Whether to go on from now where no place is kept, rather than from whatever comes first. */
  startsNow?: boolean
  /** Told of contents once they are safe, while more are read. The cursor moves on when it is done. */
  onSaved?: (contents: readonly Content[]) => Promise<void>
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

const retryMs = 5000
const handlesMax = 50_000

/** Scripts without spaces between words cannot be asked for whole words. */
const toMatcher = (keyword: string): RegExp => {
  const words = fold(keyword).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return unspaced.test(keyword)
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u')
}

/** The words that keywords are looked for in. */
export const wordsIn = ({ text, hashtags }: StreamedText): string => fold(`${text}\n${hashtags.join(' ')}`)

/** Whether a post is one of those that are wanted. */
export const createFilter = ({ languages, authorIds, keywords }: IngestFilter) => {
  const matchers = keywords.map(toMatcher)
  return ({ authorId }: Pick<StreamedPost, 'authorId'>, read: StreamedText): boolean => {
    if (authorIds.size > 0 && !authorIds.has(authorId)) return false
    if (languages.length > 0 && !read.languages().some((each) => languages.includes(each))) return false
    if (matchers.length === 0) return true
    const words = wordsIn(read)
    return matchers.some((matcher) => matcher.test(words))
  }
}

export interface IngestCounts {
  seen: number
  saved: number
  removed: number
  /** Accounts of which nothing is kept any more: they left, or ask not to be shown. */
  departed: number
}

interface Removal {
  contentId: string
  /** Who said so; undefined where the network itself does. */
  by: string | undefined
}

const isBy = ({ authorExternalId }: Content, by: string | undefined): boolean =>
  by === undefined || authorExternalId === by

/** Posts that are wanted, with what was read of them. Nothing is held of the others. */
const wantedOf = (
  batch: readonly StreamEvent[],
  isWanted: IngestParts['isWanted'],
): { event: StreamedPost; read: StreamedText }[] =>
  batch.flatMap((event) => {
    const read = event.kind === 'post' ? event.read() : undefined
    return event.kind === 'post' && read !== undefined && isWanted(event, read) ? [{ event, read }] : []
  })

/**
 * Brings what is written on the network into the corpus. The cursor is written after what it stands for, and the same post twice is
 * one row: whatever kills this process, nothing is lost and nothing doubled.
 */
export class Ingest {
  readonly counts: IngestCounts = { seen: 0, saved: 0, removed: 0, departed: 0 }
  readonly #parts: IngestParts
  readonly #handles = new Map<string, string | null>()

  constructor(parts: IngestParts) {
    this.#parts = parts
  }

  /** Runs until it is no longer wanted. */
  async run(signal: AbortSignal): Promise<void> {
    const { stream, authorIds } = this.#parts
    let timeUs = await this.#place()
    const failing = new AbortController()
    const either = AbortSignal.any([signal, failing.signal])
    const telling = new Telling(
      (contents, place) => this.#tell(contents, place),
      () => failing.abort(),
    )
    try {
      for await (const batch of stream.batches({ timeUs, authorIds }, either)) {
        const contents = await this.#keep(batch, either)
        if (contents === undefined) return
        // What is read again after a reconnect must not move the cursor back.
        timeUs = Math.max(timeUs ?? 0, ...batch.map((event) => event.timeUs))
        await telling.add(contents, timeUs)
      }
    } finally {
      await telling.end()
    }
  }

  /** The place is kept when everything before it was told: what was not is read, and told, again. */
  async #tell(contents: readonly Content[], timeUs: number): Promise<void> {
    if (contents.length > 0) await this.#parts.onSaved?.(contents)
    await this.#savePlace(timeUs)
  }

  async #place(): Promise<number | undefined> {
    const { corpus, clock, cursorName, startsNow = false } = this.#parts
    const known = await corpus.keyValues.find<{ cursor: number }>(cursorName)
    if (known !== undefined || !startsNow) return known?.value.cursor
    const timeUs = clock.now() * 1000
    await this.#savePlace(timeUs)
    return timeUs
  }

  async #savePlace(cursor: number): Promise<void> {
    const { corpus, clock, cursorName } = this.#parts
    await corpus.keyValues.save(cursorName, { cursor }, clock.now())
  }

  /** What was saved; undefined when it was broken off: then the batch counts as never read. */
  async #keep(batch: readonly StreamEvent[], signal: AbortSignal): Promise<Content[] | undefined> {
    const { corpus, clock, network, isWanted } = this.#parts
    for (const event of batch) if (event.kind === 'renewal') this.#handles.delete(event.authorId)
    const posts = wantedOf(batch, isWanted)
    if (!(await this.#learnHandles(new Set(posts.map(({ event }) => event.authorId)), signal))) return undefined
    const { contents, removals, departures } = this.#outcome(
      batch,
      new Map(posts.map(({ event, read }) => [event, read])),
    )
    this.counts.departed += await corpus.departures.accounts({ network, source: network }, departures, clock.now())
    // What is taken back goes first: nobody may see what is newer beside it.
    const gone = await this.#ownRemovals(removals)
    await corpus.departures.contents(network, gone)
    await corpus.contents.save(contents)
    this.counts.seen += batch.length
    this.counts.saved += contents.length
    this.counts.removed += gone.length
    return contents
  }

  /** Of several events about one post the last one counts, also where it is the removal; whoever leaves takes everything along. */
  #outcome(batch: readonly StreamEvent[], wanted: ReadonlyMap<StreamedPost, StreamedText>) {
    const last = new Map<string, Content | Removal>()
    const departures = new Set<string>()
    for (const event of batch) {
      if (event.kind === 'removal') {
        const known = last.get(event.contentId)
        const isForeign = known !== undefined && 'author' in known && !isBy(known, event.authorId)
        if (!isForeign) last.set(event.contentId, { contentId: event.contentId, by: event.authorId })
      }
      if (event.kind === 'departure') {
        departures.add(event.authorId)
        for (const [id, known] of last) if ('author' in known && isBy(known, event.authorId)) last.delete(id)
      }
      const read = event.kind === 'post' ? wanted.get(event) : undefined
      if (event.kind !== 'post' || read === undefined) continue
      const handle = this.#handles.get(event.authorId)
      const content = handle === null ? undefined : read.toContent(handle ?? event.authorId)
      if (content !== undefined) last.set(event.contentId, content)
    }
    const all = [...last.values()]
    return {
      contents: all.filter((each) => 'author' in each),
      removals: all.filter((each) => 'by' in each),
      departures: [...departures],
    }
  }

  /** Where anybody can claim that something is gone, only its author is believed. */
  async #ownRemovals(removals: readonly Removal[]): Promise<string[]> {
    const { corpus, network } = this.#parts
    const isOwn = async ({ contentId, by }: Removal): Promise<boolean> => {
      if (by === undefined) return true
      const content = await corpus.contents.find({ network, contentId })
      return content !== undefined && isBy(content, by)
    }
    const own = await Promise.all(removals.map(isOwn))
    return removals.filter((_, i) => own[i]).map(({ contentId }) => contentId)
  }

  /** Posts name their author by id alone. A network that does not answer is asked until it does: the stream waits meanwhile. */
  async #learnHandles(authorIds: ReadonlySet<string>, signal: AbortSignal): Promise<boolean> {
    const { stream, pause, log } = this.#parts
    if (stream.handles === undefined) return true
    const isOver = (): boolean => signal.aborted
    const unknown = [...authorIds].filter((id) => !this.#handles.has(id))
    while (unknown.length > 0) {
      try {
        const found = await stream.handles(unknown, signal)
        this.#remember(authorIds, found)
        return true
      } catch (error) {
        if (isOver()) return false
        if (!(error instanceof SourceError)) throw error
        // Refused for good: an id is a name as well, and no reason to stand still.
        if (error.kind !== 'rate_limited' && error.kind !== 'unavailable') return true
        log.warn({ reason: error.kind }, 'handles cannot be had for now; the stream waits')
        await pause(error.retryAfterMs ?? retryMs, signal)
        if (isOver()) return false
      }
    }
    return true
  }

  /** Whom the network does not know yet is asked for again the next time they write. */
  #remember(authorIds: ReadonlySet<string>, found: ReadonlyMap<string, string | null>): void {
    const current = [...authorIds].flatMap((id): [string, string | null][] => {
      const handle = found.has(id) ? found.get(id) : this.#handles.get(id)
      return handle === undefined ? [] : [[id, handle]]
    })
    if (this.#handles.size > handlesMax) this.#handles.clear()
    for (const [id, handle] of current) this.#handles.set(id, handle)
  }
}
