import type { Records } from '../corpus/records/index.js'
import { dayMs, type Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Creator, MetricPoint } from '../model/creator.js'
import type { RepositoryPage } from '../sources/bluesky/repositories.js'
import { SourceError } from '../sources/port.js'

export interface CrawlParts {
  corpus: Pick<Records, 'creators' | 'contents' | 'history' | 'keyValues'>
  clock: Clock
  log: Log
  /** A page of the list of all accounts. */
  list: (cursor: string | null, signal: AbortSignal) => Promise<RepositoryPage>
  /** Profiles of a few accounts; whom the network does not show is not among them. */
  profiles: (dids: readonly string[], signal: AbortSignal) => Promise<Creator[]>
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

export interface CrawlOptions {
  /** Accounts with fewer followers are left out. */
  followersMin: number
  /** Calls for profiles a minute. */
  callsPerMinute: number
  /** Stops after so many accounts of the list; undefined goes on to its end. */
  accountsMax: number | undefined
}

export interface CrawlCounts {
  listed: number
  saved: number
  refreshed: number
  removed: number
}

/** How far the list was read. */
interface Place {
  cursor: string | null
  round: number
}

const placeName = 'crawl_bluesky'
const network = 'bluesky'
/** As many profiles as one call gives. */
const batchMax = 25
const retryMs = 5000
const contentsMax = 500
/** With this label people ask to be shown to nobody who is not signed in. */
const optOut = '!no-unauthenticated'

const pointOf = ({ followers, following, contentCount }: Creator, now: number): MetricPoint => ({
  day: new Date(now).toISOString().slice(0, 10),
  granularity: 'day',
  followers,
  following,
  contentCount,
  averageLikes: null,
  averageViews: null,
})

/**
 * Builds and keeps a pool of creators: first the known ones, once a day, then the list of all accounts from where it was left. The
 * place in the list is written after what it stands for: whatever kills this process, nothing is lost.
 */
export class Crawl {
  readonly counts: CrawlCounts = { listed: 0, saved: 0, refreshed: 0, removed: 0 }
  readonly #parts: CrawlParts
  readonly #options: CrawlOptions

  constructor(parts: CrawlParts, options: CrawlOptions) {
    this.#parts = parts
    this.#options = options
  }

  async run(signal: AbortSignal): Promise<void> {
    await this.#refresh(signal)
    const { corpus, clock } = this.#parts
    const known = await corpus.keyValues.find<Place>(placeName)
    let { cursor, round } = known?.value ?? { cursor: null, round: 1 }
    const { accountsMax = Infinity } = this.#options
    while (!signal.aborted && this.counts.listed < accountsMax) {
      const page = await this.#patiently(() => this.#parts.list(cursor, signal), signal)
      if (page === undefined) return
      if (!(await this.#takePage(page, signal))) return
      if (page.cursor === null) round++
      cursor = page.cursor
      await corpus.keyValues.save(placeName, { cursor, round } satisfies Place, clock.now())
      if (cursor === null) return
    }
  }

  /** False when it was broken off: then the page counts as never read. */
  async #takePage({ repositories }: RepositoryPage, signal: AbortSignal): Promise<boolean> {
    const gone = repositories.filter(({ isActive }) => !isActive).map(({ did }) => did)
    for (const creator of await this.#known(gone)) await this.#forget(creator)
    const active = repositories.filter(({ isActive }) => isActive).map(({ did }) => did)
    for (let i = 0; i < active.length; i += batchMax)
      if (!(await this.#take(active.slice(i, i + batchMax), false, signal))) return false
    this.counts.listed += repositories.length
    return true
  }

  async #known(dids: readonly string[]): Promise<Creator[]> {
    return dids.length === 0 ? [] : this.#parts.corpus.creators.findAll(network, dids)
  }

  /** Known creators whose figures are older than a day. */
  async #refresh(signal: AbortSignal): Promise<void> {
    const { corpus, clock } = this.#parts
    const before = clock.now() - dayMs
    let batch: string[] = []
    for await (const { externalId, provenance, state } of corpus.creators.all(network)) {
      if (provenance.synthetic || provenance.asOf > before || state !== 'active') continue
      batch.push(externalId)
      if (batch.length < batchMax) continue
      if (!(await this.#take(batch, true, signal))) return
      batch = []
    }
    if (batch.length > 0) await this.#take(batch, true, signal)
  }

  /** Reads a few profiles and keeps those that are wanted, each with a point of today. Who is not there any more is forgotten. */
  async #take(dids: readonly string[], isRefresh: boolean, signal: AbortSignal): Promise<boolean> {
    const { corpus, clock, profiles, pause } = this.#parts
    const found = await this.#patiently(() => profiles(dids, signal), signal)
    if (found === undefined) return false
    const wanted = found.filter(({ labels }) => labels?.includes(optOut) !== true)
    const kept = wanted.filter(({ followers }) => isRefresh || (followers ?? 0) >= this.#options.followersMin)
    const shown = new Set(wanted.map(({ externalId }) => externalId))
    for (const creator of await this.#known(dids.filter((did) => !shown.has(did)))) await this.#forget(creator)
    const [first] = kept
    if (first !== undefined) {
      await corpus.creators.save(kept)
      const histories = kept.map((creator) => ({
        network: creator.network,
        creatorId: creator.externalId,
        points: [pointOf(creator, clock.now())],
      }))
      await corpus.history.saveAll(histories, first.provenance)
    }
    this.counts[isRefresh ? 'refreshed' : 'saved'] += kept.length
    await pause(60_000 / this.#options.callsPerMinute, signal)
    return !signal.aborted
  }

  /** Nothing of somebody stays who left or does not want to be shown, but that there was an account. */
  async #forget(creator: Creator): Promise<void> {
    if (creator.state === 'deleted') return
    const { corpus, clock } = this.#parts
    for (;;) {
      const contents = await corpus.contents.list(network, creator.externalId, { limit: contentsMax })
      if (contents.length === 0) break
      await corpus.contents.remove(
        network,
        contents.map(({ contentId }) => contentId),
      )
    }
    const emptied = { name: creator.handle, bio: '', imageUrl: null, links: [], place: null, interests: [], labels: [] }
    const figures = { followers: null, following: null, contentCount: null, lastPostedAt: null, metrics: null }
    const provenance = { ...creator.provenance, asOf: clock.now() }
    await corpus.creators.save([{ ...creator, ...emptied, ...figures, state: 'deleted', provenance }])
    this.counts.removed++
  }

  /** A network that wants no calls or does not answer is waited for. Undefined: nobody wants it any more. */
  async #patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    const { log, pause } = this.#parts
    const isOver = (): boolean => signal.aborted
    while (!isOver())
      try {
        return await ask()
      } catch (error) {
        if (isOver()) return undefined
        if (!(error instanceof SourceError) || !['rate_limited', 'unavailable'].includes(error.kind)) throw error
        log.warn({ reason: error.kind }, 'the network is waited for')
        await pause(error.retryAfterMs ?? retryMs, signal)
      }
    return undefined
  }
}
