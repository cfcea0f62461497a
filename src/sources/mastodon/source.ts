import { z } from 'zod'
import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import {
  foreignCursor,
  type ContentsRequest,
  isWanted,
  type PageRequest,
  type SearchRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import { JsonClient } from '../web/json-client.js'
import type { SafeFetch } from '../web/safe-fetch.js'
import type { StreamParts } from '../socket-stream.js'
import type { SourceStream } from '../stream.js'
import { listOf } from '../listed.js'
import { capabilities } from './capabilities.js'
import { Account, Context, Status } from './entities.js'
import { after, nextOf } from './pages.js'
import { network, toComment, toContent, toCreator, toMember } from './present.js'
import { createMastodonStream } from './stream.js'
import { signedIn, strangers, Threads } from './thread.js'

export interface MastodonOptions {
  web: SafeFetch
  now?: () => number
  /** Servers that may be asked; all where none is named. */
  instances?: readonly string[]
  /** Access tokens by server, for those that tell strangers little. */
  tokens?: ReadonlyMap<string, string>
  /** The scheme and port under which a server answers; tests play one on loopback. */
  originOf?: (host: string) => string
  /** Where streams are wanted. */
  streaming?: StreamParts | undefined
}

const statusesMax = 40
const peopleMax = 80
const scanPagesMax = 10
/** Posts of a profile whose reactions are read for its likers and commenters. */
const postsRead = 40
/** Where nobody names servers, the largest one is searched. */
const searchedByDefault = ['mastodon.social']

/** Any Mastodon server, read as anybody may read it, or with a token. A handle names the server that is asked. */
export class MastodonSource implements Source {
  readonly id = network
  readonly network = network
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly stream: SourceStream | undefined
  readonly #client: JsonClient
  readonly #now: () => number
  readonly #instances: ReadonlySet<string>
  readonly #tokens: ReadonlyMap<string, string>
  readonly #originOf: (host: string) => string
  /** Threads are read at once, and given page by page. */
  readonly #threads: Threads

  constructor({
    web,
    now = Date.now,
    instances = [],
    tokens = new Map(),
    originOf = (host) => `https://${host}`,
    streaming,
  }: MastodonOptions) {
    this.#client = new JsonClient(web, { name: 'The server', now })
    this.#now = now
    this.#threads = new Threads(now)
    this.#instances = new Set(instances.map((host) => host.toLowerCase()))
    this.#tokens = tokens
    this.#originOf = originOf
    if (streaming !== undefined && tokens.size > 0)
      this.stream = createMastodonStream({
        ...streaming,
        ...{ tokens, now, originOf },
        get: async (host, path, schema, signal, version) =>
          (await this.#get(host, path, `stream of ${host}`, schema, signal, version)).data,
      })
  }

  async profile(ref: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    const { host } = this.#split(ref.handle)
    return toCreator(await this.#account(ref, signal), host, this.#now())
  }

  async contents(ref: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const { host } = this.#split(ref.handle)
    const { id } = await this.#account(ref, page.signal)
    const limit = Math.max(1, Math.min(statusesMax, page.limit))
    const items: Content[] = []
    let cursor = page.cursor
    for (let pages = 0; pages < scanPagesMax; pages++) {
      const query = new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { max_id: cursor }) })
      const about = `profile ${ref.handle}`
      const { data } = await this.#get(
        host,
        `accounts/${encodeURIComponent(id)}/statuses?${query.toString()}`,
        about,
        z.array(z.unknown()),
        page.signal,
      )
      const found = after(data, cursor).flatMap((raw) => {
        const status = Status.safeParse(raw)
        if (!status.success) return []
        return [{ ...toContent(status.data, host, this.#now()), ...(page.raw === true ? { raw } : {}) }]
      })
      const wanted = found.filter((content) => isWanted(content, page))
      const taken = wanted.slice(0, page.limit - items.length)
      items.push(...taken)
      const { since } = page
      const last = taken.length < wanted.length ? taken.at(-1) : found.at(-1)
      cursor = data.length === 0 || last === undefined ? null : (last.contentId.split('@')[0] ?? null)
      if (since !== undefined && found.some(({ publishedAt }) => publishedAt < since) && taken.length === wanted.length)
        cursor = null
      if (cursor === null || items.length >= page.limit) break
    }
    return { items, cursor, total: null }
  }

  async content(
    ref: ContentRef,
    { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {},
  ): Promise<Content> {
    const { name: id, host } = this.#split(ref.contentId)
    const { data, body } = await this.#get(
      host,
      `statuses/${encodeURIComponent(id)}`,
      `post ${ref.contentId}`,
      Status,
      signal,
    )
    return { ...toContent(data, host, this.#now()), ...(raw ? { raw: body } : {}) }
  }

  /** Newest first. A server gives a thread at once; the cursor names the last comment given. */
  async comments(ref: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    const { name, host } = this.#split(ref.contentId)
    const { statuses, cut } = await this.#threads.find(ref.contentId, page.cursor === null, {
      root: name,
      limits: this.#tokens.has(host) ? signedIn : strangers,
      ask: async (path, id, schema) =>
        (await this.#get(host, `statuses/${encodeURIComponent(id)}${path}`, `post ${id}@${host}`, schema, page.signal))
          .data,
    })
    const all = statuses
      .map((status) => ({
        ...toComment(status, ref.contentId, host, this.#now()),
        ...(page.raw === true ? { raw: status } : {}),
      }))
      .sort((a, b) => b.publishedAt - a.publishedAt || (a.commentId < b.commentId ? 1 : -1))
    const from = page.cursor === null ? 0 : all.findIndex(({ commentId }) => commentId === page.cursor) + 1
    if (page.cursor !== null && from === 0) throw foreignCursor()
    const items = all.slice(from, from + page.limit)
    return {
      items,
      cursor: from + items.length < all.length ? (items.at(-1)?.commentId ?? null) : null,
      total: cut === undefined ? all.length : null,
      cut,
    }
  }

  /**
   * What the searched servers know, server after server: a tag for everybody, words only where a token of the server is configured. The
   * cursor names the server and the place in its list.
   */
  async search(query: SearchRequest): Promise<SourcePage<Content>> {
    const hosts = [...(this.#instances.size === 0 ? searchedByDefault : this.#instances)]
    const [host = hosts[0] ?? '', place] = query.cursor === null ? [] : query.cursor.split(' ')
    if (!hosts.includes(host)) throw foreignCursor()
    const data = await this.#found(host, query, place)
    const found = data.flatMap((raw) => {
      const status = Status.safeParse(raw)
      if (!status.success) return []
      return [{ ...toContent(status.data, host, this.#now()), ...(query.raw === true ? { raw } : {}) }]
    })
    const isOver =
      found.length === 0 || found.every(({ publishedAt }) => publishedAt < (query.since ?? Number.NEGATIVE_INFINITY))
    const next = hosts[hosts.indexOf(host) + 1]
    const last = query.hashtag === undefined ? Number(place ?? 0) + data.length : found.at(-1)?.contentId.split('@')[0]
    const cursor = isOver ? (next ?? null) : `${host} ${last ?? ''}`
    return { items: found.filter((content) => isWanted(content, query)), cursor, total: null }
  }

  async #found(host: string, query: SearchRequest, place: string | undefined): Promise<unknown[]> {
    const limit = String(Math.max(1, Math.min(statusesMax, query.limit)))
    const { hashtag, words = '', signal } = query
    if (hashtag !== undefined) {
      const page = new URLSearchParams({ limit, ...(place === undefined ? {} : { max_id: place }) })
      const path = `timelines/tag/${encodeURIComponent(hashtag)}?${page.toString()}`
      return (await this.#get(host, path, `#${hashtag}`, z.array(z.unknown()), signal)).data
    }
    const page = new URLSearchParams({ q: words, type: 'statuses', limit, offset: place ?? '0' })
    const Found = z.object({ statuses: z.array(z.unknown()) })
    return (await this.#get(host, `search?${page.toString()}`, `search for ${words}`, Found, signal, 'v2')).data
      .statuses
  }

  async audience(ref: ProfileRef, kind: AudienceSource, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    return kind === 'followers' ? this.#followers(ref, page) : this.#reactors(ref, kind, page)
  }

  async #followers(ref: ProfileRef, page: PageRequest): Promise<SourcePage<AudienceMember>> {
    const { host } = this.#split(ref.handle)
    const { id, followers_count } = await this.#account(ref, page.signal)
    const limit = String(Math.max(1, Math.min(peopleMax, page.limit)))
    const query = new URLSearchParams({ limit, ...(page.cursor === null ? {} : { max_id: page.cursor }) })
    const path = `accounts/${encodeURIComponent(id)}/followers?${query.toString()}`
    const { data, headers } = await this.#get(host, path, `followers of ${ref.handle}`, listOf(Account), page.signal)
    if (data.length === 0 && page.cursor === null && (followers_count ?? 0) > 0)
      throw new SourceError('private', `${ref.handle} hides who follows it.`)
    return {
      items: data.map((account) => toMember(account, host)),
      cursor: nextOf(headers['link']),
      total: followers_count,
    }
  }

  /** Whoever favoured or answered the newest posts, each once, post by post: the cursor is the post that comes next. */
  async #reactors(
    ref: ProfileRef,
    kind: 'likers' | 'commenters',
    page: PageRequest,
  ): Promise<SourcePage<AudienceMember>> {
    const { host } = this.#split(ref.handle)
    const position = page.cursor === null ? 0 : Number(page.cursor)
    if (!Number.isInteger(position) || position < 0) throw foreignCursor()
    const { items: posts } = await this.contents(ref, {
      cursor: null,
      limit: postsRead,
      ...(page.signal === undefined ? {} : { signal: page.signal }),
    })
    const people = new Map<string, AudienceMember>()
    let next = position
    while (next < posts.length && people.size < page.limit) {
      const post = posts[next++]
      if (post === undefined || post.type === 'repost') continue
      for (const account of await this.#reactedTo(post, kind, page.signal)) {
        const member = toMember(account, host)
        if (member.handle !== ref.handle.toLowerCase()) people.set(member.externalId, member)
      }
    }
    return { items: [...people.values()], cursor: next < posts.length ? String(next) : null, total: null }
  }

  async #reactedTo(post: Content, kind: 'likers' | 'commenters', signal?: AbortSignal): Promise<Account[]> {
    const { name: id, host } = this.#split(post.contentId)
    const path = `statuses/${encodeURIComponent(id)}`
    if (kind === 'likers')
      return (
        await this.#get(
          host,
          `${path}/favourited_by?limit=${peopleMax}`,
          `post ${post.contentId}`,
          listOf(Account),
          signal,
        )
      ).data
    const { data } = await this.#get(host, `${path}/context`, `post ${post.contentId}`, Context, signal)
    return data.descendants.map(({ account }) => account)
  }

  async history({ handle }: ProfileRef): Promise<MetricPoint[]> {
    throw new SourceError('unsupported', `No server keeps a history of ${handle}.`)
  }

  async #account(ref: ProfileRef, signal?: AbortSignal): Promise<Account> {
    const { name, host } = this.#split(ref.handle)
    const about = `profile ${ref.handle}`
    const { data } = await this.#get(host, `accounts/lookup?acct=${encodeURIComponent(name)}`, about, Account, signal)
    return data
  }

  #get<T>(host: string, path: string, about: string, schema: z.ZodType<T>, signal?: AbortSignal, version = 'v1') {
    const token = this.#tokens.get(host)
    const authorization = token === undefined ? undefined : `Bearer ${token}`
    return this.#client.get({
      url: `${this.#originOf(host)}/api/${version}/${path}`,
      about,
      schema,
      signal,
      authorization,
    })
  }

  /** name@host, of a handle or an id. */
  #split(text: string): { name: string; host: string } {
    const at = text.lastIndexOf('@')
    const [name, host] = [text.slice(0, at), text.slice(at + 1).toLowerCase()]
    if (at < 1 || host === '') throw new SourceError('not_found', `${text} names no server: write name@server.`)
    if (this.#instances.size > 0 && !this.#instances.has(host))
      throw new SourceError('unsupported', `${host} is not among the servers that are asked here.`)
    return { name, host }
  }
}
