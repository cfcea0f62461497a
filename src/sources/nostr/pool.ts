import { foreignCursor, SourceError, type SourcePage } from '../port.js'
import { TimedCache } from '../../kernel/cache.js'
import type { NostrEvent } from './event.js'
import { askRelay, countAtRelay, type Filter } from './relay.js'

/** A page of events, and the time from which the next one goes back. */
export type EventPage = SourcePage<NostrEvent>

const cursorPattern = /^(\d{1,12})(?:\.([0-9a-f,]*))?$/
/** Ids in cursors are cut to what tells events of one second apart. */
const shortId = 12

/** Counting is a favour that many relays do not do, and some do not even refuse. */
const countMs = 3000
const silence = { max: 100, keepMs: 3_600_000 }

/** Several relays as one: what one of them does not have another may. */
export class RelayPool {
  readonly #urls: readonly string[]
  /** Relays that did not count when they were last asked to. */
  readonly #uncounting: TimedCache<true>

  constructor(urls: readonly string[], now: () => number) {
    this.#urls = urls
    this.#uncounting = new TimedCache({ ...silence, now })
  }

  /** Asks all of them. Fails only where none answers; then as the one that is worth asking again. */
  async #all<T>(ask: (url: string) => Promise<T>): Promise<T[]> {
    const settled = await Promise.allSettled(this.#urls.map(ask))
    const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    if (answers.length > 0) return answers
    const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    const refusals = reasons.filter((reason) => reason instanceof SourceError)
    const other = reasons.find((reason) => reason instanceof Error && !(reason instanceof SourceError))
    if (other instanceof Error) throw other
    const none = new SourceError('unavailable', 'No relay is configured.')
    throw refusals.find(({ kind }) => kind !== 'unsupported') ?? refusals[0] ?? none
  }

  /** All that the relays have, each event once, newest first. */
  async find(filter: Filter, signal?: AbortSignal): Promise<NostrEvent[]> {
    const lists = await this.#all((url) => askRelay({ url, signal }, filter))
    const all = new Map(lists.flat().map((event) => [event.id, event]))
    return [...all.values()].sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1))
  }

  /** The newest of a kind that replaces itself. */
  async newest(filter: Filter, signal?: AbortSignal): Promise<NostrEvent | undefined> {
    const [first] = await this.find({ ...filter, limit: 1 }, signal)
    return first
  }

  /** The largest number that a relay gives; null where none counts. */
  async count(filter: Filter, signal?: AbortSignal): Promise<number | null> {
    const asked = this.#urls.filter((url) => this.#uncounting.get(url) === undefined)
    const counts = await Promise.all(
      asked.map(async (url) => {
        const count = await countAtRelay({ url, signal, timeoutMs: countMs }, filter).catch(() => null)
        signal?.throwIfAborted()
        if (count === null) this.#uncounting.set(url, true)
        return count
      }),
    )
    const known = counts.filter((count) => count !== null)
    return known.length === 0 ? null : Math.max(...known)
  }

  /** A page going back in time. Times are whole seconds and bounds include them, so the cursor names those of its second. */
  async page(
    filter: Filter,
    { cursor, limit, signal }: { cursor: string | null; limit: number; signal?: AbortSignal | undefined },
  ): Promise<EventPage> {
    const [whole, second, seen = ''] = cursor === null ? [] : (cursorPattern.exec(cursor) ?? [])
    if (cursor !== null && whole === undefined) throw foreignCursor()
    const known = new Set(seen === '' ? [] : seen.split(','))
    const until = Math.min(second === undefined ? Infinity : Number(second), filter.until ?? Infinity)
    const asked = { ...filter, limit: limit + known.size, ...(Number.isFinite(until) ? { until } : {}) }
    const fresh = (await this.find(asked, signal)).filter(({ id }) => !known.has(id.slice(0, shortId)))
    const items = fresh.slice(0, limit)
    const last = items.at(-1)
    if (last === undefined) return { items, cursor: null, total: null }
    const same = items.filter(({ created_at }) => created_at === last.created_at).map(({ id }) => id.slice(0, shortId))
    const before = Number(second) === last.created_at ? [...known] : []
    return { items, cursor: `${last.created_at}.${[...before, ...same].join(',')}`, total: null }
  }
}
