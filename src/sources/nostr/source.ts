import {
  isWanted,
  SourceError,
  type ContentsRequest,
  type PageRequest,
  type SearchRequest,
  type Source,
  type SourcePage,
} from '../port.js'
import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef, Engagement } from '../../model/content.js'
import type { Creator, ProfileRef } from '../../model/creator.js'
import { TimedCache } from '../../kernel/cache.js'
import { FetchError } from '../web/fetch-error.js'
import type { SafeFetch } from '../web/safe-fetch.js'
import type { StreamParts } from '../socket-stream.js'
import type { SourceStream } from '../stream.js'
import { fromBech32 } from './bech32.js'
import { capabilities } from './capabilities.js'
import { kinds, tagsOf, threadOf, type NostrEvent } from './event.js'
import { RelayPool, type EventPage } from './pool.js'
import {
  fromNote,
  network,
  readMetadata,
  toComment,
  toContent,
  toCreator,
  toMember,
  toNpub,
  unknownEngagement,
} from './present.js'
import type { Filter } from './relay.js'
import { createNostrStream } from './stream.js'

interface Options {
  relays: readonly string[]
  web: SafeFetch
  now: () => number
  /** Under which address a domain vouches for names; tests play it on loopback. */
  originOf?: (domain: string) => string
  /** Where streams are wanted. */
  streaming?: StreamParts | undefined
}

/** Relays cut longer answers off: a count that reaches this may be more. */
const answersMax = 500
const keep = { max: 2000, keepMs: 3_600_000 }
const pageMax = 100

/** Bounds of a request as relays take them: whole seconds, both included. */
const bounds = ({ since, until }: Pick<ContentsRequest, 'since' | 'until'>): Filter => ({
  ...(since === undefined ? {} : { since: Math.ceil(since / 1000) }),
  ...(until === undefined ? {} : { until: Math.ceil(until / 1000) - 1 }),
})

/** Nostr: people are keys, what they say is signed, and relays keep it. */
export class NostrSource implements Source {
  readonly id = network
  readonly network = network
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly stream: SourceStream | undefined
  readonly #options: Options
  readonly #pool: RelayPool
  /** Keys by the names that domains vouch for. */
  readonly #keys: TimedCache<string>

  constructor(options: Options) {
    this.#options = options
    this.#pool = new RelayPool(options.relays, options.now)
    this.#keys = new TimedCache({ ...keep, now: options.now })
    const { streaming, relays, now } = options
    if (streaming !== undefined) this.stream = createNostrStream({ ...streaming, relays, now })
  }

  async #keyOf(handle: string, signal?: AbortSignal): Promise<string> {
    const key = fromBech32('npub', handle) ?? this.#keys.get(handle)
    if (key !== undefined) return key
    if (!handle.includes('@')) throw new SourceError('not_found', `${handle} is not a public key: check its letters.`)
    const found = await this.#lookUp(handle, signal)
    this.#keys.set(handle, found)
    return found
  }

  /** NIP-05: the domain says whose name it is. Whoever is led elsewhere is not believed. */
  async #lookUp(handle: string, signal?: AbortSignal): Promise<string> {
    const [name = '', domain = ''] = handle.split('@')
    const origin = this.#options.originOf?.(domain) ?? `https://${domain}`
    const url = `${origin}/.well-known/nostr.json?name=${encodeURIComponent(name)}`
    const limits = { bytesMax: 1_000_000, timeoutMs: 10_000, ...(signal === undefined ? {} : { signal }) }
    const answer = await this.#options.web.ask(url, limits).catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error
      throw new SourceError('unavailable', `${domain} cannot be asked about ${name}: ${error.message}`, {
        cause: error,
      })
    })
    if (answer.status === 429)
      throw new SourceError('rate_limited', `${domain} wants no calls for now.`, { retryAfterMs: 60_000 })
    if (answer.status >= 500) throw new SourceError('unavailable', `${domain} answered ${answer.status}.`)
    const { names } = readMetadata({ content: answer.bytes.toString('utf8') }) as { names?: Record<string, unknown> }
    const isOwn = new URL(answer.url).origin === origin
    const key =
      isOwn && answer.status === 200 && typeof names === 'object' && Object.hasOwn(names, name)
        ? names[name]
        : undefined
    if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key))
      throw new SourceError('not_found', `${domain} vouches for nobody of the name ${name}.`)
    return key
  }

  async profile({ handle }: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    const pubkey = await this.#keyOf(handle, signal)
    const event = await this.#pool.newest({ kinds: [kinds.profile], authors: [pubkey] }, signal)
    if (event === undefined) throw new SourceError('not_found', `No relay knows ${handle}.`)
    const [followers, follows] = await Promise.all([
      this.#pool.count({ kinds: [kinds.follows], '#p': [pubkey] }, signal),
      this.#pool.newest({ kinds: [kinds.follows], authors: [pubkey] }, signal),
    ])
    const following = follows === undefined ? null : new Set(tagsOf(follows, 'p').map(([, key]) => key)).size
    return toCreator(event, { handle, followers, following, asOf: this.#options.now() })
  }

  async contents({ handle }: ProfileRef, request: ContentsRequest): Promise<SourcePage<Content>> {
    const pubkey = await this.#keyOf(handle, request.signal)
    const filter = { kinds: [kinds.note, kinds.repost, kinds.article], authors: [pubkey], ...bounds(request) }
    return this.#contents(await this.#page(filter, request), request, () => handle)
  }

  #page(filter: Filter, { cursor, limit, signal }: PageRequest): Promise<EventPage> {
    return this.#pool.page(filter, { cursor, limit: Math.min(limit, pageMax), signal })
  }

  async #contents(
    { items, ...page }: EventPage,
    request: ContentsRequest,
    handleOf: (event: NostrEvent) => string,
  ): Promise<SourcePage<Content>> {
    const counts = await this.#engagement(items, request.signal)
    const asOf = this.#options.now()
    const contents = items.map((event) => ({
      ...toContent(event, { handle: handleOf(event), engagement: counts.get(event.id) ?? unknownEngagement, asOf }),
      ...(request.raw === true ? { raw: event } : {}),
    }))
    return { ...page, items: contents.filter((content) => isWanted(content, request)) }
  }

  /** Likes, comments and reposts of a page, counted from what the relays have. Unknown where they may have cut it off. */
  async #engagement(events: readonly NostrEvent[], signal?: AbortSignal): Promise<Map<string, Engagement>> {
    const ids = events.map(({ id }) => id)
    if (ids.length === 0) return new Map()
    const filter = { kinds: [kinds.reaction, kinds.note, kinds.repost, kinds.comment], '#e': ids, limit: 5000 }
    const found = await this.#pool.find(filter, signal)
    if (found.length >= answersMax) return new Map()
    const zero = (): Engagement => ({ likes: 0, comments: 0, views: null, shares: 0, saves: null })
    const counts = new Map(ids.map((id) => [id, zero()]))
    for (const event of found) {
      const named =
        event.kind === kinds.reaction || event.kind === kinds.repost
          ? tagsOf(event, 'e').at(-1)?.[1]
          : threadOf(event).parent
      const count = counts.get(named ?? '')
      if (count === undefined) continue
      if (event.kind === kinds.reaction) count.likes = (count.likes ?? 0) + (event.content === '-' ? 0 : 1)
      else if (event.kind === kinds.repost) count.shares = (count.shares ?? 0) + 1
      else count.comments = (count.comments ?? 0) + 1
    }
    return counts
  }

  #idOf({ contentId }: ContentRef): string {
    const id = fromNote(contentId)
    if (id === null) throw new SourceError('not_found', `${contentId} is not the id of a note: check its letters.`)
    return id
  }

  async content(
    ref: ContentRef,
    { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {},
  ): Promise<Content> {
    const events = await this.#pool.find({ ids: [this.#idOf(ref)], limit: 1 }, signal)
    const page = { items: events.slice(0, 1), cursor: null, total: null }
    const request = { cursor: null, limit: 1, raw, ...(signal === undefined ? {} : { signal }) }
    const [content] = (await this.#contents(page, request, ({ pubkey }) => toNpub(pubkey))).items
    if (content === undefined) throw new SourceError('not_found', `No relay has ${ref.contentId}.`)
    return content
  }

  async comments(ref: ContentRef, request: PageRequest): Promise<SourcePage<Comment>> {
    const root = this.#idOf(ref)
    const { items, ...page } = await this.#page({ kinds: [kinds.note, kinds.comment], '#e': [root] }, request)
    const answers = items.filter((event) => threadOf(event).root === root || threadOf(event).parent === root)
    const people = await this.#profiles(
      answers.map(({ pubkey }) => pubkey),
      request.signal,
    )
    const asOf = this.#options.now()
    const comments = answers.map((event) => ({
      ...toComment(event, root, people.get(event.pubkey), asOf),
      ...(request.raw === true ? { raw: event } : {}),
    }))
    return { ...page, items: comments }
  }

  async #profiles(pubkeys: readonly string[], signal?: AbortSignal): Promise<Map<string, NostrEvent>> {
    const authors = [...new Set(pubkeys)]
    if (authors.length === 0) return new Map()
    const found = await this.#pool.find({ kinds: [kinds.profile], authors, limit: authors.length }, signal)
    return new Map(found.reverse().map((event) => [event.pubkey, event]))
  }

  async search(query: SearchRequest): Promise<SourcePage<Content>> {
    const { words, hashtag } = query
    const what: Filter =
      hashtag === undefined ? { search: words ?? '' } : { '#t': [...new Set([hashtag, hashtag.toLowerCase()])] }
    const found = await this.#page({ kinds: [kinds.note, kinds.article], ...what, ...bounds(query) }, query)
    return this.#contents(found, query, ({ pubkey }) => toNpub(pubkey))
  }

  /** Whoever lists the person among those they follow, reacted to them or answered them, as far as the relays know. */
  async audience(
    { handle }: ProfileRef,
    kind: AudienceSource,
    request: PageRequest,
  ): Promise<SourcePage<AudienceMember>> {
    const pubkey = await this.#keyOf(handle, request.signal)
    const wanted = { followers: [kinds.follows], likers: [kinds.reaction], commenters: [kinds.note, kinds.comment] }[
      kind
    ]
    const { items, ...page } = await this.#page({ kinds: wanted, '#p': [pubkey] }, request)
    const counted = kind === 'commenters' ? items.filter((event) => threadOf(event).parent !== null) : items
    const keys = [...new Set(counted.map((event) => event.pubkey))].filter((key) => key !== pubkey)
    const people = await this.#profiles(keys, request.signal)
    return { ...page, items: keys.map((key) => toMember(key, people.get(key))) }
  }

  async history(): Promise<never> {
    throw new SourceError('unsupported', 'Nostr keeps no history of numbers.')
  }
}
