import type { SyntheticPolicy } from '../../corpus/records/synthetic-policy.js'
import type { Dictionaries } from '../../corpus/dictionaries/dictionaries.js'
import { toContentKey } from '../../corpus/search/keys.js'
import type { Texts } from '../../corpus/search/known-texts.js'
import type { Search } from '../../corpus/search/search.js'
import type { Database } from '../../db/database.js'
import { searchTerms, QuerySyntaxError, type SearchTerm } from '../../engine/listening/query/index.js'
import type { Plan } from '../../engine/listening/index.js'
import type { Watched, Watcher } from '../../gather/streams.js'
import type { Events } from '../../jobs/events.js'
import { TimedCache } from '../../kernel/cache.js'
import type { Clock } from '../../kernel/clock.js'
import { Failure } from '../../kernel/errors.js'
import type { Content } from '../../model/content.js'
import type { Network } from '../../model/network.js'
import { tellMentions, wantsMentions } from './new-mentions.js'
import { makePlan, queriesOf, type Listening } from './plan.js'
import { loadNames, type NameNeeds } from './queries/names.js'
import type { Recurring, RecurringStore } from './recurring-store.js'

export interface WatcherParts extends NameNeeds {
  db: Database
  clock: Clock
  recurring: RecurringStore
  dictionaries: Dictionaries
  syntheticPolicy: SyntheticPolicy
  search: Search
  texts: Texts
  events: Events
}

/** Saved queries, lists and brands may change: so long a listening is followed by the words it had. */
const keep = { max: 10_000, keepMs: 30_000 }

/** The index knows times by the second: bounds within one would leave out what they name. */
const wholeSeconds = (first: number, last: number): { from: number; to: number } => ({
  from: Math.floor(first / 1000) * 1000,
  to: (Math.floor(last / 1000) + 1) * 1000,
})

/** Follows streams for every scheduled listening that runs, and tells those who want it of each mention. */
export class ListeningWatcher implements Watcher {
  readonly #parts: WatcherParts
  readonly #terms: TimedCache<SearchTerm[]>

  constructor(parts: WatcherParts) {
    this.#parts = parts
    this.#terms = new TimedCache({ ...keep, now: () => parts.clock.now() })
  }

  async watched(network: Network): Promise<Watched> {
    const terms: SearchTerm[] = []
    for (const kept of await this.#on(network)) terms.push(...(await this.#termsOf(kept)))
    return { terms, authorIds: [] }
  }

  async seen(network: Network, contents: readonly Content[]): Promise<void> {
    const kept = (await this.#on(network)).filter(wantsMentions)
    if (kept.length === 0) return
    // What is not found yet must not count as no mention: the stream goes on from here once the index follows.
    if (!(await this.#parts.search.texts.caughtUp()))
      throw new Error('The search index has not caught up with the stream.')
    const times = contents.map(({ publishedAt }) => publishedAt)
    const period = wholeSeconds(Math.min(...times), Math.max(...times))
    const keys = new Set(contents.map(({ contentId }) => toContentKey(network, contentId)))
    for (const each of kept) await this.#tell(each, period, keys)
  }

  async #tell(kept: Recurring, period: { from: number; to: number }, keys: ReadonlySet<string>): Promise<void> {
    const { db, search, events } = this.#parts
    const plan = await this.#plan(kept)
    if (plan === undefined) return
    const all = await search.texts.mentions({ ...plan, ...period, before: null })
    const places = all.keys.flatMap((key, i) => (keys.has(key) ? [i] : []))
    if (places.length === 0) return
    const found = {
      keys: places.map((i) => all.keys[i] ?? ''),
      times: Float64Array.from(places, (i) => all.times[i] ?? 0),
      masks: Uint32Array.from(places, (i) => all.masks[i] ?? 0),
    }
    const told = await db.transaction((query) => tellMentions(query, kept, { by: 'stream', plan, found }, this.#parts))
    if (told > 0) events.announce(kept.accountId)
  }

  async #on(network: Network): Promise<Recurring[]> {
    const all = await this.#parts.recurring.listActive()
    return all.filter(({ input }) => (input as Listening).networks?.includes(network) ?? true)
  }

  /** Terms without one of which nothing is a mention; none where a brand has no such terms. */
  async #termsOf(kept: Recurring): Promise<SearchTerm[]> {
    const known = this.#terms.get(kept.id)
    if (known !== undefined) return known
    const plan = await this.#plan(kept)
    const parts = (plan?.brands ?? []).map(({ query }) => searchTerms(query))
    const terms = parts.some((part) => part.length === 0) ? [] : parts.flat()
    this.#terms.set(kept.id, terms)
    return terms
  }

  /** Undefined where the queries cannot be read any more: its runs say so. */
  async #plan({ accountId, input }: Recurring): Promise<Plan | undefined> {
    const { clock, dictionaries, syntheticPolicy } = this.#parts
    const listening = input as Listening
    const saved = await loadNames(accountId, queriesOf(listening), this.#parts)
    const { choice } = await syntheticPolicy.choose(listening.synthetic)
    try {
      return makePlan(listening, { brands: await dictionaries.brands(), now: clock.now(), synthetic: choice, saved })
    } catch (error) {
      if (error instanceof Failure || error instanceof QuerySyntaxError) return undefined
      throw error
    }
  }
}
