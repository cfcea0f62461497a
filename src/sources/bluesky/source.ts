import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import {
  type Cut,
  foreignCursor,
  type ContentsRequest,
  isWanted,
  type PageRequest,
  type SearchRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import type { StreamParts } from '../socket-stream.js'
import type { SourceStream } from '../stream.js'
import { network, postUri, readContentId, type Address } from './address.js'
import { capabilities } from './capabilities.js'
import { BlueskyClient, type ClientOptions } from './client.js'
import { toContent, toFeedContent, toRepost } from './content.js'
import { hydrate, readHandles, readProfiles } from './people.js'
import { toCreator } from './profile.js'
import { TimedCache } from '../../kernel/cache.js'
import { isObject, timeOf } from './text.js'
import { createBlueskyStream } from './stream.js'
import { readThread, toComments } from './thread.js'
import { Walk, type WalkKind } from './walk.js'

export const publicServiceUrl = 'https://public.api.bsky.app'

export interface BlueskyOptions extends Partial<ClientOptions> {
  /** Where streams are wanted: the address of Jetstream, and what it needs. */
  streaming?: (StreamParts & { url: string }) | undefined
}

interface KnownComments {
  all: Comment[]
  /** Null where the thread has more ends than were followed. */
  total: number | null
  cut?: Cut | undefined
}

const pageMax = 100
/** A filtered list asks for no more pages than this for one of its own; the cursor goes on from there. */
const scanPagesMax = 10
const keep = { max: 50, keepMs: 300_000 }

const bounded = (limit: number): number => Math.max(1, Math.min(pageMax, Math.floor(limit)))
const cursorOf = (cursor: string | null | undefined) => (cursor ? { cursor } : {})

/** Bluesky, or any other AppView of the AT Protocol, behind the port. */
export class BlueskySource implements Source {
  readonly id = network
  readonly network = network
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly stream: SourceStream | undefined
  readonly #client: BlueskyClient
  readonly #threads: TimedCache<KnownComments>
  readonly #walks: TimedCache<Walk>
  #walkCount = 0

  constructor({ streaming, ...options }: BlueskyOptions = {}) {
    this.#client = new BlueskyClient({ serviceUrl: publicServiceUrl, ...options })
    const { now } = this.#client
    if (streaming !== undefined)
      this.stream = createBlueskyStream(streaming.url, (dids, signal) => this.handles(dids, signal), streaming)
    this.#threads = new TimedCache({ ...keep, now })
    this.#walks = new TimedCache({ ...keep, now })
  }

  async profile({ handle }: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    const view = await this.#client.call(
      `profile ${handle}`,
      (agent, options) => agent.app.bsky.actor.getProfile({ actor: handle }, options),
      signal,
    )
    return toCreator(view, this.#client.now())
  }

  /** Posts, replies and reposts. The feed is in the order of time, so what is older than `since` ends it. */
  async contents({ handle }: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const limit = bounded(page.limit)
    const items: Content[] = []
    let cursor = page.cursor
    for (let pages = 0; pages < scanPagesMax; pages++) {
      const { feed, cursor: next } = await this.#feed(handle, cursor, limit - items.length, page.signal)
      const found = feed.map((entry) => ({
        ...toFeedContent(entry, this.#client.now()),
        ...(page.raw === true ? { raw: entry } : {}),
      }))
      items.push(...found.filter((content) => isWanted(content, page)))
      cursor = next ?? null
      const { since } = page
      if (since !== undefined && found.some(({ publishedAt }) => publishedAt < since)) cursor = null
      if (cursor === null || items.length >= limit) break
    }
    return { items, cursor, total: null }
  }

  #feed(actor: string, cursor: string | null, limit: number, signal?: AbortSignal) {
    return this.#client.call(
      `profile ${actor}`,
      (agent, options) =>
        agent.app.bsky.feed.getAuthorFeed(
          { actor, limit, filter: 'posts_with_replies', includePins: false, ...cursorOf(cursor) },
          options,
        ),
      signal,
    )
  }

  async content(
    ref: ContentRef,
    { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {},
  ): Promise<Content> {
    const address = readContentId(ref)
    return address.isRepost
      ? this.#repost(ref, address, raw, signal)
      : this.#post(ref.contentId, postUri(address), raw, signal)
  }

  async #post(id: string, uri: string, raw: boolean, signal?: AbortSignal): Promise<Content> {
    const view = await this.#view(id, uri, signal)
    return { ...toContent(view, this.#client.now()), ...(raw ? { raw: view } : {}) }
  }

  async #view(id: string, uri: string, signal?: AbortSignal) {
    const { posts } = await this.#client.call(
      `post ${id}`,
      (agent, options) => agent.app.bsky.feed.getPosts({ uris: [uri] }, options),
      signal,
    )
    const [post] = posts
    if (post === undefined) throw new SourceError('not_found', `Bluesky has no post ${id}.`)
    return post
  }

  /** A repost is no post: its record names the post, and the account stands beside it. */
  async #repost(
    { contentId }: ContentRef,
    { actor, key }: Address,
    raw: boolean,
    signal?: AbortSignal,
  ): Promise<Content> {
    const about = `repost ${contentId}`
    const { value } = await this.#client.call(
      about,
      (agent, options) =>
        agent.com.atproto.repo.getRecord({ repo: actor, collection: 'app.bsky.feed.repost', rkey: key }, options),
      signal,
    )
    const uri = isObject(value.subject) ? value.subject['uri'] : undefined
    if (typeof uri !== 'string') throw new SourceError('not_found', `Bluesky has no ${about}.`)
    const [post, by] = await Promise.all([
      this.#view(contentId, uri, signal),
      this.#client.call(
        `profile ${actor}`,
        (agent, options) => agent.app.bsky.actor.getProfile({ actor }, options),
        signal,
      ),
    ])
    const now = this.#client.now()
    const repost = toRepost(post, { by, key, at: Math.min(now, timeOf(value['createdAt']) ?? now) }, now)
    return { ...repost, ...(raw ? { raw: { repost: value, post } } : {}) }
  }

  /** Newest first over the whole thread. The cursor names the last comment given, so that new ones shift nothing. */
  async comments(ref: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    // People answer the post, never its repost.
    if (readContentId(ref).isRepost) return { items: [], cursor: null, total: 0 }
    const { all, total, cut } =
      (page.cursor === null ? undefined : this.#threads.get(ref.contentId)) ?? (await this.#thread(ref, page))
    const [, time, id] = page.cursor === null ? [] : (/^(\d{1,15}) (.+)$/.exec(page.cursor) ?? [])
    if (page.cursor !== null && id === undefined) throw foreignCursor()
    const isAfter = ({ publishedAt, commentId }: Comment): boolean =>
      id === undefined || publishedAt < Number(time) || (publishedAt === Number(time) && commentId < id)
    const left = all.filter(isAfter)
    const items = left.slice(0, bounded(page.limit))
    const last = items.at(-1)
    const cursor = last !== undefined && left.length > items.length ? `${last.publishedAt} ${last.commentId}` : null
    return { items, cursor, total, cut }
  }

  async #thread(ref: ContentRef, { signal }: PageRequest): Promise<KnownComments> {
    const thread = await readThread(this.#client, postUri(readContentId(ref)), signal)
    const all = toComments(thread, ref.contentId, this.#client.now())
    const known = { all, total: thread.cut === undefined ? all.length : null, cut: thread.cut }
    this.#threads.set(ref.contentId, known)
    return known
  }

  /** Newest first. Public AppViews may want a session for it, which is said as private. */
  async search({ words, hashtag, cursor, limit, raw = false, signal, ...bounds }: SearchRequest) {
    const {
      posts,
      cursor: next,
      hitsTotal,
    } = await this.#client.call(
      `search for ${words ?? `#${hashtag ?? ''}`}`,
      (agent, options) =>
        agent.app.bsky.feed.searchPosts(
          {
            q: words ?? `#${hashtag ?? ''}`,
            sort: 'latest',
            limit: bounded(limit),
            ...(hashtag === undefined ? {} : { tag: [hashtag] }),
            ...(bounds.since === undefined ? {} : { since: new Date(bounds.since).toISOString() }),
            ...(bounds.until === undefined ? {} : { until: new Date(bounds.until).toISOString() }),
            ...cursorOf(cursor),
          },
          options,
        ),
      signal,
    )
    const found = posts.map((view) => ({ ...toContent(view, this.#client.now()), ...(raw ? { raw: view } : {}) }))
    const items = found.filter((content) => isWanted(content, bounds))
    return { items, cursor: posts.length === 0 ? null : (next ?? null), total: hitsTotal ?? null }
  }

  async audience(ref: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    return kind === 'followers' ? this.#followers(ref, page) : this.#reactors(ref, kind, page)
  }

  async #followers({ handle: actor }: ProfileRef, { cursor, limit, signal }: PageRequest) {
    const params = { actor, limit: bounded(limit), ...cursorOf(cursor) }
    const { followers, cursor: next } = await this.#client.call(
      `profile ${actor}`,
      (agent, options) => agent.app.bsky.graph.getFollowers(params, options),
      signal,
    )
    return { items: await hydrate(this.#client, followers, signal), cursor: next ?? null, total: null }
  }

  /** Whom a profile follows. No audience, so not of the port; listening and lookalikes want it. */
  async follows({ handle: actor }: ProfileRef, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    const params = { actor, limit: bounded(page.limit), ...cursorOf(page.cursor) }
    const { follows, cursor } = await this.#client.call(
      `profile ${actor}`,
      (agent, options) => agent.app.bsky.graph.getFollows(params, options),
      page.signal,
    )
    return { items: await hydrate(this.#client, follows, page.signal), cursor: cursor ?? null, total: null }
  }

  /** Everybody once, over all posts. A walk that was forgotten meanwhile is walked again up to where the cursor stands. */
  async #reactors({ handle }: ProfileRef, kind: WalkKind, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    const [, known, from] = page.cursor === null ? [] : (/^(\d{1,12})\.(\d{1,9})$/.exec(page.cursor) ?? [])
    if (page.cursor !== null && from === undefined) throw foreignCursor()
    const position = Number(from ?? 0)
    const kept = known === undefined ? undefined : this.#walks.get(known)
    const isSame = kept?.actor === handle && kept.kind === kind
    const id = isSame && known !== undefined ? known : String(++this.#walkCount)
    const walk = isSame ? kept : new Walk(this.#client, handle, kind)
    this.#walks.set(id, walk)
    const end = position + bounded(page.limit)
    const more = await walk.reach(end, page.signal)
    const items = await hydrate(this.#client, walk.people.slice(position, end), page.signal)
    return { items, cursor: more ? `${id}.${position + items.length}` : null, total: null }
  }

  /** Profiles of dids; whom the network does not show is not among them. */
  async profiles(dids: readonly string[], signal?: AbortSignal): Promise<Creator[]> {
    const found = await readProfiles(this.#client, dids, signal)
    return [...found.values()].map((view) => toCreator(view, this.#client.now()))
  }

  /** Handles of dids: a stream names people by nothing else. Null for those who ask not to be shown. */
  async handles(dids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string | null>> {
    return readHandles(this.#client, dids, signal)
  }

  async history({ handle }: ProfileRef): Promise<MetricPoint[]> {
    throw new SourceError('unsupported', `Bluesky keeps no history of ${handle}.`)
  }
}

export const createBlueskySource = (options: BlueskyOptions = {}): BlueskySource => new BlueskySource(options)
