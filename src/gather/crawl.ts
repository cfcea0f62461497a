import type { Records } from '../corpus/records/index.js'
import { dayMs, type Clock } from '../kernel/clock.js'
import type { Log } from '../kernel/log.js'
import type { Creator, MetricPoint } from '../model/creator.js'
import type { Network } from '../model/network.js'
import { SourceError } from '../sources/port.js'
import { partsOf } from '../kernel/parts.js'

/** Some of all accounts of a network. */
export interface AccountPage {
  /** Accounts that may be read. */
  ids: string[]
  /** Accounts that are listed as gone. */
  gone: string[]
  /** Null ends the list. */
  cursor: string | null
}

/** Profiles of some accounts. Who is neither here nor unread is gone, or does not want to be shown. */
export interface ReadProfiles {
  shown: Creator[]
  /** Accounts of which nothing could be learned now: what is known of them stays. */
  unread: readonly string[]
}

/** Where accounts of a network are listed, and how they are read. */
export interface Pool {
  network: Network
  page: (cursor: string | null, signal: AbortSignal) => Promise<AccountPage>
  profiles: (ids: readonly string[], signal: AbortSignal) => Promise<ReadProfiles>
  /** Whether a known account may be asked for; without it, every one may. */
  covers?: (id: string) => boolean
  /** Accounts in one call for profiles. */
  batchMax: number
  /** Whether the list comes with the profiles: then it is read first, and only who is not on it is read alone. */
  listsProfiles: boolean
}

export interface CrawlParts {
  corpus: Pick<Records, 'creators' | 'departures' | 'history' | 'keyValues'>
  clock: Clock
  log: Log
  pool: Pool
  pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told once when a network wants no calls or does not answer, and again when the reason is another. */
  onWait?: (message: string) => void
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

/** A network that does not answer is asked again after this long, then twice as long each time. */
const retryMs = 5000
const retryMsMax = 300_000

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
 * Builds and keeps a pool of creators: the known ones once a day, and the list of all accounts from where it was left. The place in the
 * list is written after what it stands for: whatever kills this process, nothing is lost.
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
    if (this.#parts.pool.listsProfiles) {
      await this.#readList(signal)
      await this.#refresh(signal)
    } else {
      await this.#refresh(signal)
      await this.#readList(signal)
    }
  }

  async #readList(signal: AbortSignal): Promise<void> {
    const { corpus, clock, pool } = this.#parts
    const placeName = `crawl_${pool.network}`
    const known = await corpus.keyValues.find<Place>(placeName)
    let { cursor, round } = known?.value ?? { cursor: null, round: 1 }
    const { accountsMax = Infinity } = this.#options
    while (!signal.aborted && this.counts.listed < accountsMax) {
      const page = await this.#patiently(() => pool.page(cursor, signal), signal)
      if (page === undefined) return
      if (!(await this.#takePage(page, signal))) return
      if (page.cursor === null) round++
      cursor = page.cursor
      await corpus.keyValues.save(placeName, { cursor, round } satisfies Place, clock.now())
      if (cursor === null) return
    }
  }

  /** False when it was broken off: then the page counts as never read. */
  async #takePage({ ids, gone }: AccountPage, signal: AbortSignal): Promise<boolean> {
    const { batchMax } = this.#parts.pool
    await this.#forget(gone)
    for (const part of partsOf(ids, batchMax)) if (!(await this.#take(part, false, signal))) return false
    this.counts.listed += ids.length + gone.length
    return true
  }

  /** Known creators whose figures are older than a day. */
  async #refresh(signal: AbortSignal): Promise<void> {
    const { corpus, clock, pool } = this.#parts
    const before = clock.now() - dayMs
    let batch: string[] = []
    for await (const { externalId, provenance, state } of corpus.creators.all(pool.network)) {
      if (provenance.synthetic || provenance.asOf > before || state !== 'active') continue
      if (pool.covers?.(externalId) === false) continue
      batch.push(externalId)
      if (batch.length < pool.batchMax) continue
      if (!(await this.#take(batch, true, signal))) return
      batch = []
    }
    if (batch.length > 0) await this.#take(batch, true, signal)
  }

  /** Reads a few profiles and keeps those that are wanted, each with a point of today. Who is not there any more is forgotten. */
  async #take(ids: readonly string[], isRefresh: boolean, signal: AbortSignal): Promise<boolean> {
    const { corpus, clock, pool, pause } = this.#parts
    const found = await this.#patiently(() => pool.profiles(ids, signal), signal)
    if (found === undefined) return false
    const kept = found.shown.filter(({ followers }) => isRefresh || (followers ?? 0) >= this.#options.followersMin)
    const there = new Set([...found.shown.map(({ externalId }) => externalId), ...found.unread])
    await this.#forget(ids.filter((id) => !there.has(id)))
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
  async #forget(ids: readonly string[]): Promise<void> {
    const { corpus, clock, pool } = this.#parts
    this.counts.removed += await corpus.departures.accounts({ ...pool, source: pool.network }, ids, clock.now())
  }

  /** A network that wants no calls or does not answer is waited for. Undefined: nobody wants it any more. */
  async #patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
    const { log, pause, onWait } = this.#parts
    const isOver = (): boolean => signal.aborted
    let [waitMs, said] = [retryMs, '']
    while (!isOver())
      try {
        return await ask()
      } catch (error) {
        if (isOver()) return undefined
        if (!(error instanceof SourceError) || !['rate_limited', 'unavailable'].includes(error.kind)) throw error
        log.debug({ reason: error.kind, message: error.message }, 'the network is waited for')
        if (error.message !== said) onWait?.(error.message)
        said = error.message
        await pause(error.retryAfterMs ?? waitMs, signal)
        waitMs = Math.min(waitMs * 2, retryMsMax)
      }
    return undefined
  }
}
