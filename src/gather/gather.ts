import type { Clock } from '../kernel/clock.js'
import type { Records } from '../corpus/records/index.js'
import { handleKey } from '../corpus/records/creators.js'
import type { AudienceMember, AudienceSource } from '../model/audience.js'
import type { Comment } from '../model/comment.js'
import type { Content, ContentRef } from '../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../model/creator.js'
import { networks, type Network } from '../model/network.js'
import type { Provenance } from '../model/provenance.js'
import {
  SourceError,
  type ContentsRequest,
  type PageRequest,
  type SearchRequest,
  type Source,
  type SourcePage,
} from '../sources/port.js'
import type { Sources } from '../sources/registry.js'
import type { Throttle } from './throttle.js'
import { toDiscussed } from './discussed-content.js'
import type { Freshness, Gathered, GatheredPage, HowMany } from './gathered.js'
import { meantContent } from './meant-content.js'
import { Missing } from './missing.js'
import { removeTakenBack } from './taken-back.js'
import { newestOf } from './from-known.js'
import { KnownSource } from './known-source.js'
import { createAudienceReader, type ReadAudience } from './read-audience.js'
import { readEnding } from './ending.js'
import { readList, type ListPlan } from './read-list.js'
import { isFresh, readOne, type OnePlan } from './read-one.js'
import { readPage, type PagePlan } from './read-page.js'
import { readUnseen, type UnseenRequest } from './unseen.js'
import { isClosed, isRefusedForGood, noCommentsKnown, noneKnown, unknownHere } from './wording.js'

export type { Freshness, Gathered, GatheredPage, HowMany } from './gathered.js'

/**
 * "This profile, no older than …": asks what we know, then the network, keeps what it got, and says what it could not get. Where
 * no network can be asked, or none knows better, what we know is the answer, and says how old it is.
 */
export class Gather {
  readonly #corpus: Records
  readonly #sources: Sources
  readonly #throttle: Throttle
  readonly #clock: Clock
  readonly #missing: Missing
  readonly #known: ReadonlyMap<Network, KnownSource>
  readonly #flights = new Map<string, Promise<unknown>>()
  /** For audiences that are too large to be held. */
  readonly readAudience: ReadAudience

  constructor(parts: { corpus: Records; sources: Sources; throttle: Throttle; clock: Clock }) {
    this.#corpus = parts.corpus
    this.#sources = parts.sources
    this.#throttle = parts.throttle
    this.#clock = parts.clock
    this.#missing = new Missing(parts)
    this.#known = new Map(networks.map((network) => [network, new KnownSource(network, parts.corpus)]))
    this.readAudience = createAudienceReader({ ...parts, sourceOf: (creator) => this.#sources.aboutKnown(creator) })
  }

  /** A profile. What its network no longer has, or shows as private or suspended, is thrown as such, unless others told us of it. */
  async profile(ref: ProfileRef, fresh: Freshness): Promise<Gathered<Creator>> {
    const { suppressions } = this.#corpus
    if ((await suppressions.allowed([ref], () => [{ kind: 'profile', ...ref }])).length === 0)
      throw new SourceError('not_found', 'Data about this person is not processed here: it was erased or restricted.')
    return this.#one(`profile ${ref.network} ${handleKey(ref.handle)}`, {
      ...fresh,
      subject: ref,
      known: () => this.#corpus.creators.find(ref),
      read: (source) => source.profile(ref),
      save: (creator) => this.#corpus.creators.save([creator]),
      forget: (known, why) => this.#missing.account(known, why),
    })
  }

  /** A content. With `orDiscussed`, one of which only comments are known is made of what they say. */
  async content(
    named: ContentRef,
    { raw = false, orDiscussed = false, ...fresh }: Freshness & { raw?: boolean; orDiscussed?: boolean },
  ): Promise<Gathered<Content>> {
    const [ref, { contents, comments }] = [await meantContent(named, this.#corpus), this.#corpus]
    return this.#one(`content ${ref.network} ${ref.contentId} ${raw}`, {
      ...fresh,
      subject: ref,
      known: async () => (await contents.find(ref)) ?? (orDiscussed ? await toDiscussed(ref, comments) : undefined),
      read: (source) => source.content(ref, { raw }),
      save: (content) => contents.save([content]),
      forget: (known, why) => this.#missing.content(known, why),
    })
  }

  /** The newest contents of a profile. */
  contents(creator: Creator, how: HowMany): Promise<Gathered<Content[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sources.aboutKnown(creator)
    return this.#list({
      ...how,
      ...this.#listOf(creator, source),
      what: 'contents',
      subject: externalId,
      known: () => this.#corpus.contents.list(network, externalId, { limit: how.limit }),
      page: (from, cursor, items) => from.contents({ network, handle }, { cursor, limit: items }),
      save: (items) => this.#corpus.contents.save(items),
      seen: async (items) => newestOf(items),
      none: () => noneKnown('contents', creator, source !== undefined),
      refused: (error) => this.#lookAgain(creator, error),
      settle: (items, from) =>
        removeTakenBack(creator, items, from, { corpus: this.#corpus, throttle: this.#throttle, clock: this.#clock }),
    })
  }

  /** The newest comments on a content item. */
  async comments(named: ContentRef, how: HowMany): Promise<Gathered<Comment[]>> {
    const ref = await meantContent(named, this.#corpus)
    const source = await this.#sourceOfContent(ref)
    return this.#list({
      ...how,
      source,
      network: ref.network,
      synthetic: source?.synthetic ?? false,
      what: 'comments',
      subject: ref.contentId,
      known: () => this.#corpus.comments.list(ref, { limit: how.limit }),
      page: (from, cursor, items) => from.comments(ref, { cursor, limit: items }),
      save: (items) => this.#corpus.comments.save(items),
      seen: async (items) => newestOf(items),
      none: () => noCommentsKnown(ref, source !== undefined),
    })
  }

  /** One page of contents from the network, kept on the way, or of what is known. For readers that go through everything. */
  async contentsPage(
    creator: Creator,
    page: ContentsRequest,
    fresh: Partial<Freshness> = {},
  ): Promise<GatheredPage<Content>> {
    const { network, handle, externalId } = creator
    const source = this.#sources.aboutKnown(creator)
    const whole =
      page.cursor === null && page.raw !== true && (await this.#isWhole(creator, 'contents', fresh.maxAgeMs))
    return this.#page({
      what: 'contents',
      network,
      cursor: page.cursor,
      source: whole ? undefined : source,
      patient: fresh.patient,
      live: (from) => readEnding(page.cursor, (cursor) => from.contents({ network, handle }, { ...page, cursor })),
      known: () => this.#knownOf(network).contentsOf(externalId, page),
      save: (items) => this.#corpus.contents.save(items),
      isAny: async () => whole || (await this.#corpus.contents.list(network, externalId, { limit: 1 })).length > 0,
      none: async () => noneKnown('contents', creator, source !== undefined),
      isFresh: whole,
      refused: (error) => this.#lookAgain(creator, error),
    })
  }

  /** Known contents of a profile that did not come from its network and that somebody has not seen. */
  unseen(creator: Creator, how: UnseenRequest): Promise<Content[]> {
    return readUnseen(creator, how, this.#corpus, this.#sources.aboutKnown(creator))
  }

  /** Whoever's posts are refused may be gone or closed since: the profile says so, and what has to go goes at once. */
  async #lookAgain({ network, handle }: Creator, refusal: SourceError): Promise<void> {
    if (!isRefusedForGood(refusal)) return
    try {
      await this.profile({ network, handle }, { maxAgeMs: 0 })
    } catch (error) {
      if (!(error instanceof SourceError) || isClosed(error)) throw error
    }
  }

  /** One page of comments, likewise. */
  async commentsPage(
    named: ContentRef,
    page: PageRequest,
    fresh: Partial<Freshness> = {},
  ): Promise<GatheredPage<Comment>> {
    const ref = await meantContent(named, this.#corpus)
    const source = await this.#sourceOfContent(ref)
    return this.#page({
      what: 'comments',
      network: ref.network,
      cursor: page.cursor,
      source,
      patient: fresh.patient,
      live: (from) => readEnding(page.cursor, (cursor) => from.comments(ref, { ...page, cursor })),
      known: () => this.#knownOf(ref.network).comments(ref, page),
      save: (items) => this.#corpus.comments.save(items),
      isAny: async () => (await this.#corpus.contents.find(ref))?.engagement.comments === 0,
      none: async () =>
        (await this.#corpus.contents.find(ref)) === undefined
          ? unknownHere(ref, source !== undefined)
          : noCommentsKnown(ref, source !== undefined),
      isFresh: false,
    })
  }

  /** One page of what a network's own search finds, kept on the way. */
  async search(source: Source, query: SearchRequest): Promise<SourcePage<Content>> {
    const search = source.search?.bind(source)
    if (search === undefined) throw new SourceError('unsupported', `${source.network} offers no search.`)
    const page = await this.#throttle.call(source, () =>
      readEnding(query.cursor, (cursor) => search({ ...query, cursor })),
    )
    await this.#corpus.contents.save(page.items)
    return page
  }

  /** A sample of an audience, as the network orders it. */
  audience(creator: Creator, kind: AudienceSource, how: HowMany): Promise<Gathered<AudienceMember[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sources.aboutKnown(creator)
    const ref = { network, creatorId: externalId, kind }
    return this.#list({
      ...how,
      ...this.#listOf(creator, source),
      what: kind,
      subject: externalId,
      known: () => this.#corpus.audiences.sample(ref, how.limit),
      page: (from, cursor, items) => from.audience({ network, handle }, kind, { cursor, limit: items }),
      save: (items, from) => this.#corpus.audiences.save(ref, items, from),
      seen: async () => {
        const seen = await this.#corpus.audiences.seen(ref)
        return seen && { asOf: seen.last, source: seen.source }
      },
      none: () => noneKnown(kind, creator, source !== undefined),
    })
  }

  history(creator: Creator, { maxAgeMs, patient }: Freshness): Promise<Gathered<MetricPoint[]>> {
    const { network, handle, externalId } = creator
    const source = this.#sources.aboutKnown(creator)
    return this.#list({
      maxAgeMs,
      ...(patient === undefined ? {} : { patient }),
      limit: 1,
      ...this.#listOf(creator, source),
      what: 'history',
      subject: externalId,
      known: () => this.#corpus.history.list(network, externalId),
      page: async (from) => ({ items: await from.history({ network, handle }), cursor: null, total: null }),
      save: (items, from) => this.#corpus.history.save(network, externalId, items, from),
      seen: () => this.#corpus.history.seen(network, externalId),
      none: () => noneKnown('earlier figures', creator, source !== undefined),
    })
  }

  #one<T extends { provenance: Provenance }>(key: string, plan: OnePlan<T>): Promise<Gathered<T>> {
    return this.#together(`${key} ${plan.maxAgeMs} ${plan.patient ?? false}`, () =>
      readOne(plan, { sources: this.#sources, throttle: this.#throttle, clock: this.#clock }),
    )
  }

  #list<T extends object>(plan: ListPlan<T>): Promise<Gathered<T[]>> {
    const { network, subject, what, limit, maxAgeMs, patient = false } = plan
    return this.#together(`${what} ${network} ${subject} ${limit} ${maxAgeMs} ${patient}`, () =>
      readList(plan, { corpus: this.#corpus, throttle: this.#throttle, clock: this.#clock }),
    )
  }

  #page<T extends { provenance: Provenance }>(plan: PagePlan<T>): Promise<GatheredPage<T>> {
    return readPage(plan, this.#throttle)
  }

  #listOf({ network, provenance }: Creator, source: Source | undefined) {
    return { network, source, synthetic: source?.synthetic ?? provenance.synthetic }
  }

  async #isWhole({ network, externalId }: Creator, what: 'contents', maxAgeMs: number | undefined): Promise<boolean> {
    if (maxAgeMs === undefined || maxAgeMs === 0) return false
    const reading = await this.#corpus.fetchLog.find(network, externalId, what)
    return reading !== undefined && reading.complete && isFresh(reading.readAt, maxAgeMs, this.#clock)
  }

  async #sourceOfContent(ref: ContentRef): Promise<Source | undefined> {
    const sources = this.#sources.about(ref)
    if (!sources.some(({ synthetic }) => synthetic)) return sources[0]
    const { contents, comments } = this.#corpus
    const known = (await contents.find(ref)) ?? (await comments.list(ref, { limit: 1 }))[0]
    return sources.find(({ synthetic }) => known === undefined || known.provenance.synthetic === synthetic)
  }

  #knownOf(network: Network): KnownSource {
    return this.#known.get(network) ?? new KnownSource(network, this.#corpus)
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
