import type { Clock } from '../kernel/clock.js'
import type { Records } from '../corpus/records/index.js'
import { handleKey } from '../corpus/records/creators.js'
import type { FetchKind } from '../corpus/records/fetch-log.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Comment } from '../model/comment.js'
import type { Content, ContentRef } from '../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../model/creator.js'
import type { Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import {
  SourceError,
  type ContentsRequest,
  type PageRequest,
  type Source,
  type SourceErrorKind,
  type SourcePage,
} from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import type { Throttle } from './throttle.js'
import { createAudienceReader, type ReadAudience } from './read-audience.js'

/** Something read fresh enough: where it came from, how old it is, and what could not be had. */
export interface Gathered<T> {
  value: T
  asOf: number
  from: 'live' | 'known'
  missing: { item: string; reason: SourceErrorKind; detail: string }[]
}

export interface Freshness {
  /** How old what we know may be; 0 always asks the source. */
  maxAgeMs: number
}

export interface HowMany extends Freshness {
  limit: number
}

interface OnePlan<T> {
  source: () => Source
  known: () => Promise<T | undefined>
  read: (source: Source) => Promise<T>
  save: (value: T) => Promise<void>
}

interface ListPlan<T> extends HowMany {
  what: FetchKind
  source: Source
  network: Network
  subject: string
  known: () => Promise<T[]>
  page: (cursor: string | null, limit: number) => Promise<SourcePage<T>>
  save: (items: T[], from: Provenance) => Promise<void>
}

const pageItems = 100

/** "This profile, no older than …": asks what we know, then the source, keeps what it got, and says what it could not get. */
export class Gather {
  readonly #corpus: Records
  readonly #sources: Sources
  readonly #throttle: Throttle
  readonly #clock: Clock
  readonly #flights = new Map<string, Promise<unknown>>()
  /** For audiences that are too large to be held. */
  readonly readAudience: ReadAudience

  constructor(parts: { corpus: Records; sources: Sources; throttle: Throttle; clock: Clock }) {
    this.#corpus = parts.corpus
    this.#sources = parts.sources
    this.#throttle = parts.throttle
    this.#clock = parts.clock
    this.readAudience = createAudienceReader(parts)
  }

  /** A profile. What the source no longer has, or shows as private or suspended, is thrown as such. */
  profile(ref: ProfileRef, { maxAgeMs }: Freshness): Promise<Gathered<Creator>> {
    return this.#one(`profile ${ref.network} ${handleKey(ref.handle)}`, maxAgeMs, {
      source: () => this.#sourceOf(ref.network),
      known: () => this.#corpus.creators.find(ref),
      read: (source) => source.profile(ref),
      save: (creator) => this.#corpus.creators.save([creator]),
    })
  }

  /** The newest contents of a profile. */
  async contents(creator: Creator, { limit, maxAgeMs }: HowMany): Promise<Gathered<Content[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    return this.#list({
      what: 'contents',
      source,
      network,
      subject: externalId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.contents.list(network, externalId, { limit }),
      page: (cursor, items) => source.contents({ network, handle }, { cursor, limit: items }),
      save: (items) => this.#corpus.contents.save(items),
    })
  }

  content(ref: ContentRef, { maxAgeMs }: Freshness): Promise<Gathered<Content>> {
    return this.#one(`content ${ref.network} ${ref.contentId}`, maxAgeMs, {
      source: () => this.#sourceOf(ref.network),
      known: () => this.#corpus.contents.find(ref),
      read: (source) => source.content(ref),
      save: (content) => this.#corpus.contents.save([content]),
    })
  }

  /** The newest comments on a content item. */
  async comments(ref: ContentRef, { limit, maxAgeMs }: HowMany): Promise<Gathered<Comment[]>> {
    const source = this.#sourceOf(ref.network)
    return this.#list({
      what: 'comments',
      source,
      network: ref.network,
      subject: ref.contentId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.comments.list(ref, { limit }),
      page: (cursor, items) => source.comments(ref, { cursor, limit: items }),
      save: (items) => this.#corpus.comments.save(items),
    })
  }

  /** One page of contents straight from the source, kept on the way. For readers that go through everything. */
  async contentsPage(creator: Creator, page: ContentsRequest): Promise<SourcePage<Content>> {
    const { network, handle } = creator
    const source = this.#sourceOf(network)
    const found = await this.#throttle.call(source, () => source.contents({ network, handle }, page))
    await this.#corpus.contents.save(found.items)
    return found
  }

  /** One page of comments straight from the source, kept on the way. */
  async commentsPage(ref: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    const source = this.#sourceOf(ref.network)
    const found = await this.#throttle.call(source, () => source.comments(ref, page))
    await this.#corpus.comments.save(found.items)
    return found
  }

  /** A sample of an audience, as the network orders it. */
  async audience(
    creator: Creator,
    kind: AudienceSource,
    { limit, maxAgeMs }: HowMany,
  ): Promise<Gathered<AudienceMember[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    const ref = { network, creatorId: externalId, kind }
    return this.#list({
      what: kind,
      source,
      network,
      subject: externalId,
      limit,
      maxAgeMs,
      known: () => this.#corpus.audiences.list(ref, { limit }),
      page: (cursor, items) => source.audience({ network, handle }, kind, { cursor, limit: items }),
      save: (items, from) => this.#corpus.audiences.save(ref, items, from),
    })
  }

  async history(creator: Creator, { maxAgeMs }: Freshness): Promise<Gathered<MetricPoint[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sourceOf(network)
    return this.#list({
      what: 'history',
      source,
      network,
      subject: externalId,
      limit: 1,
      maxAgeMs,
      known: () => this.#corpus.history.list(network, externalId),
      page: async () => ({ items: await source.history({ network, handle }), cursor: null, total: null }),
      save: (items, from) => this.#corpus.history.save(network, externalId, items, from),
    })
  }

  #one<T extends { provenance: Provenance }>(key: string, maxAgeMs: number, plan: OnePlan<T>): Promise<Gathered<T>> {
    return this.#together(`${key} ${maxAgeMs}`, async () => {
      const known = await plan.known()
      if (known !== undefined && this.#isFresh(known.provenance.asOf, maxAgeMs))
        return { value: known, asOf: known.provenance.asOf, from: 'known', missing: [] }
      const source = plan.source()
      const value = await this.#throttle.call(source, () => plan.read(source))
      await plan.save(value)
      return { value, asOf: value.provenance.asOf, from: 'live', missing: [] }
    })
  }

  #list<T>(plan: ListPlan<T>): Promise<Gathered<T[]>> {
    const { network, subject, what, limit, maxAgeMs } = plan
    return this.#together(`${what} ${network} ${subject} ${limit} ${maxAgeMs}`, async () => {
      const reading = await this.#corpus.fetchLog.find(network, subject, what)
      const enough = reading !== undefined && (reading.complete || reading.items >= limit)
      if (enough && this.#isFresh(reading.readAt, maxAgeMs))
        return { value: await plan.known(), asOf: reading.readAt, from: 'known', missing: [] }
      return this.#read(plan)
    })
  }

  /** Reads page by page. A page that fails ends the reading; what was read before it, or known before, is still given. */
  async #read<T>(plan: ListPlan<T>): Promise<Gathered<T[]>> {
    const { source, network, subject, what, limit } = plan
    const from: Provenance = {
      source: source.id,
      basis: 'measured',
      asOf: this.#clock.now(),
      synthetic: source.synthetic,
    }
    const items: T[] = []
    let cursor: string | null = null
    try {
      do {
        const page: SourcePage<T> = await this.#throttle.call(source, () =>
          plan.page(cursor, Math.min(pageItems, Math.max(1, limit - items.length))),
        )
        await plan.save(page.items, from)
        items.push(...page.items)
        cursor = page.cursor
      } while (cursor !== null && items.length < limit)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      const known = items.length > 0 ? items : await plan.known()
      if (known.length === 0) throw error
      const missing = [{ item: what, reason: error.kind, detail: error.message }]
      return { value: known, asOf: from.asOf, from: items.length > 0 ? 'live' : 'known', missing }
    }
    await this.#corpus.fetchLog.save(network, subject, what, {
      readAt: from.asOf,
      items: items.length,
      complete: cursor === null,
    })
    return { value: items, asOf: from.asOf, from: 'live', missing: [] }
  }

  #isFresh(asOf: number, maxAgeMs: number): boolean {
    return this.#clock.now() - asOf <= maxAgeMs && maxAgeMs > 0
  }

  #sourceOf(network: Network): Source {
    const source = this.#sources.find(network)
    if (source === undefined) throw new SourceError('unsupported', `No source is configured for ${network}.`)
    return source
  }

  /** A hundred who ask for the same at the same time share one reading. */
  #together<T>(key: string, read: () => Promise<T>): Promise<T> {
    const flying = this.#flights.get(key) as Promise<T> | undefined
    if (flying !== undefined) return flying
    const flight = read().finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }
}
