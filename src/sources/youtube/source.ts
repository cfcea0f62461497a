import type { z } from 'zod'
import type { AudienceMember, AudienceSource } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import {
  type ContentsRequest,
  type Cost,
  isWanted,
  type PageRequest,
  type SearchRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import { JsonClient } from '../web/json-client.js'
import type { SafeFetch } from '../web/safe-fetch.js'
import { capabilities } from './capabilities.js'
import { costOf, pageMax, searchUnits, threadsMax } from './cost.js'
import { Channel, Hit, pageOf, Refusal, Reply, Thread, Upload, Video } from './entities.js'
import { handleOf, network, toComment, toContent, toCreator } from './present.js'
import type { Ledger } from '../ledger.js'
import { Quota } from './quota.js'
import { readReplies } from './replies.js'

export interface YoutubeOptions {
  web: SafeFetch
  /** Key of the YouTube Data API v3. */
  key: string
  serviceUrl?: string
  /** Units a day, as the project of the key has them. */
  unitsADay?: number
  now?: () => number
  /** Where all processes write down what they used of a day. */
  ledger?: Ledger | undefined
}

export const youtubeServiceUrl = 'https://www.googleapis.com/youtube/v3'

const scanPagesMax = 10
const channelId = /^UC[\w-]{22}$/

/** YouTube by its public interface: a channel's uploads are read from its playlist, never by search, which costs a hundred times as much. */
export class YoutubeSource implements Source {
  readonly id = network
  readonly network = network
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly #client: JsonClient
  readonly #quota: Quota
  readonly #key: string
  readonly #serviceUrl: string
  readonly #now: () => number

  constructor({
    web,
    key,
    serviceUrl = youtubeServiceUrl,
    unitsADay = 10_000,
    now = Date.now,
    ledger,
  }: YoutubeOptions) {
    this.#client = new JsonClient(web, { name: 'YouTube', now })
    this.#quota = new Quota(unitsADay, now, ledger)
    this.#key = key
    this.#serviceUrl = serviceUrl
    this.#now = now
  }

  quota() {
    return { ...this.#quota.state, unit: 'units' as const }
  }

  recount(): Promise<void> {
    return this.#quota.recount()
  }

  cost(operation: string, items: number): Cost {
    return costOf(operation, items)
  }

  async profile(ref: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    return toCreator(await this.#channel(ref, signal), this.#now())
  }

  async contents(ref: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const channel = await this.#channel(ref, page.signal)
    const playlistId = channel.contentDetails.relatedPlaylists.uploads
    const items: Content[] = []
    let [cursor, total]: [string | null, number | null] = [page.cursor, null]
    for (let pages = 0; pages < scanPagesMax; pages++) {
      const maxResults = String(Math.max(1, Math.min(pageMax, page.limit - items.length)))
      const query = {
        part: 'contentDetails',
        playlistId,
        maxResults,
        ...(cursor === null ? {} : { pageToken: cursor }),
      }
      const uploads = await this.#get('playlistItems', query, `uploads of ${ref.handle}`, pageOf(Upload), page.signal)
      const videos = await this.#videos(
        uploads.items.map(({ contentDetails }) => contentDetails.videoId),
        page.signal,
      )
      const found = videos.map((video) => ({
        ...toContent(video, handleOf(channel), this.#now()),
        ...(page.raw === true ? { raw: video } : {}),
      }))
      items.push(...found.filter((content) => isWanted(content, page)))
      cursor = uploads.nextPageToken ?? null
      total = uploads.pageInfo?.totalResults ?? null
      const { since } = page
      if (since !== undefined && found.some(({ publishedAt }) => publishedAt < since)) cursor = null
      if (cursor === null || items.length >= page.limit) break
    }
    return {
      items,
      cursor,
      total: page.types === undefined && page.since === undefined && page.until === undefined ? total : null,
    }
  }

  async content(
    { contentId }: ContentRef,
    { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {},
  ): Promise<Content> {
    const [video] = await this.#videos([contentId], signal)
    if (video === undefined) throw new SourceError('not_found', `YouTube has no video ${contentId}.`)
    const channel = await this.#channel({ network, handle: video.snippet.channelId }, signal)
    return { ...toContent(video, handleOf(channel), this.#now()), ...(raw ? { raw: video } : {}) }
  }

  /** Threads, newest first, each with its replies; of many long threads not all are read, which is said. */
  async comments({ contentId }: ContentRef, page: PageRequest): Promise<SourcePage<Comment>> {
    const maxResults = String(Math.max(1, Math.min(threadsMax, page.limit)))
    const { nextPageToken, items } = await this.#get(
      'commentThreads',
      {
        part: 'snippet,replies',
        videoId: contentId,
        maxResults,
        order: 'time',
        ...(page.cursor === null ? {} : { pageToken: page.cursor }),
      },
      `video ${contentId}`,
      pageOf(Thread),
      page.signal,
    )
    const { replies, cut } = await readReplies(items, (parentId, pageToken) =>
      this.#get(
        'comments',
        {
          part: 'snippet',
          parentId,
          maxResults: String(threadsMax),
          ...(pageToken === undefined ? {} : { pageToken }),
        },
        `replies to ${parentId}`,
        pageOf(Reply),
        page.signal,
      ),
    )
    const comments = items.flatMap((thread) => {
      const raw = page.raw === true ? { raw: thread } : {}
      const { topLevelComment, totalReplyCount } = thread.snippet
      const top = { ...toComment(topLevelComment, contentId, totalReplyCount, this.#now()), ...raw }
      return [
        top,
        ...(replies.get(topLevelComment.id) ?? []).map((reply) => ({
          ...toComment(reply, contentId, null, this.#now()),
          ...raw,
        })),
      ]
    })
    return { items: comments, cursor: nextPageToken ?? null, total: null, cut }
  }

  /** Newest first. A call costs a hundred units, where every other costs one. */
  async search({ words, hashtag, cursor, limit, raw, signal, ...bounds }: SearchRequest): Promise<SourcePage<Content>> {
    const query = {
      part: 'id',
      type: 'video',
      order: 'date',
      q: words ?? `#${hashtag ?? ''}`,
      maxResults: String(Math.max(1, Math.min(pageMax, limit))),
      ...(bounds.since === undefined ? {} : { publishedAfter: new Date(bounds.since).toISOString() }),
      ...(bounds.until === undefined ? {} : { publishedBefore: new Date(bounds.until).toISOString() }),
      ...(cursor === null ? {} : { pageToken: cursor }),
    }
    const hits = await this.#get('search', query, `search for ${query.q}`, pageOf(Hit), signal, searchUnits)
    const videos = await this.#videos(
      hits.items.map(({ id }) => id.videoId),
      signal,
    )
    const handles = await this.#handles([...new Set(videos.map(({ snippet }) => snippet.channelId))], signal)
    const items = videos.map((video) => {
      const author = handles.get(video.snippet.channelId) ?? video.snippet.channelId
      return { ...toContent(video, author, this.#now()), ...(raw === true ? { raw: video } : {}) }
    })
    const next = hits.items.length === 0 ? null : (hits.nextPageToken ?? null)
    return { items: items.filter((content) => isWanted(content, bounds)), cursor: next, total: null }
  }

  async #handles(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const query = { part: 'snippet,statistics,contentDetails', id: ids.join(','), maxResults: String(pageMax) }
    const { items } = await this.#get('channels', query, 'these channels', pageOf(Channel), signal)
    return new Map(items.map((channel) => [channel.id, handleOf(channel)]))
  }

  async audience({ handle }: ProfileRef, kind: AudienceSource): Promise<SourcePage<AudienceMember>> {
    throw new SourceError('unsupported', `YouTube shows nobody who belongs to the ${kind} of ${handle}.`)
  }

  async history({ handle }: ProfileRef): Promise<MetricPoint[]> {
    throw new SourceError('unsupported', `YouTube keeps no history of ${handle}.`)
  }

  async #channel({ handle }: ProfileRef, signal?: AbortSignal): Promise<Channel> {
    if (handle.startsWith('c/'))
      throw new SourceError('unsupported', `YouTube finds no channel by ${handle}: name its @handle or its id (UC…).`)
    const who = handle.startsWith('user/')
      ? { forUsername: handle.slice(5) }
      : channelId.test(handle)
        ? { id: handle }
        : { forHandle: `@${handle.replace(/^@/, '')}` }
    const query: Record<string, string> = { part: 'snippet,statistics,contentDetails', ...who }
    const { items } = await this.#get('channels', query, `channel ${handle}`, pageOf(Channel), signal)
    const [channel] = items
    if (channel === undefined) throw new SourceError('not_found', `YouTube has no channel ${handle}.`)
    return channel
  }

  async #videos(ids: readonly string[], signal?: AbortSignal): Promise<Video[]> {
    if (ids.length === 0) return []
    const part = 'snippet,statistics,contentDetails,liveStreamingDetails,paidProductPlacementDetails'
    const { items } = await this.#get('videos', { part, id: ids.join(',') }, 'these videos', pageOf(Video), signal)
    return items
  }

  /** A call costs its units whatever comes of it. */
  async #get<T>(
    method: string,
    query: Record<string, string>,
    about: string,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
    units = 1,
  ): Promise<T> {
    if (!(await this.#quota.spend(units))) throw this.#usedUp(this.#quota.state.resetsAt)
    const url = `${this.#serviceUrl}/${method}?${new URLSearchParams({ ...query, key: this.#key }).toString()}`
    const explain = (status: number, body: unknown): SourceError | undefined => this.#explain(status, body, about)
    return (await this.#client.get({ url, about, schema, signal, explain })).data
  }

  #explain(status: number, body: unknown, about: string): SourceError | undefined {
    const read = Refusal.safeParse(body)
    const reason = read.success ? (read.data.error.errors[0]?.reason ?? '') : ''
    if (/quotaExceeded|dailyLimitExceeded/.test(reason)) {
      void this.#quota.exhaust()
      return this.#usedUp(this.#quota.state.resetsAt)
    }
    if (/rateLimitExceeded|userRateLimitExceeded/.test(reason))
      return new SourceError('rate_limited', 'YouTube wants fewer calls for now.', { retryAfterMs: 60_000 })
    if (
      /keyInvalid|badRequest|keyExpired|accessNotConfigured|ipRefererBlocked/.test(reason) &&
      (status === 400 || status === 403)
    )
      return new SourceError('credentials_missing', 'YouTube does not take the configured key.', { scope: 'source' })
    if (reason === 'commentsDisabled') return new SourceError('unsupported', `Comments are switched off for ${about}.`)
    return /NotFound$/.test(reason) ? new SourceError('not_found', `YouTube has no ${about}.`) : undefined
  }

  #usedUp(resetsAt: number): SourceError {
    const retryAfterMs = Math.max(1000, resetsAt - this.#now())
    return new SourceError('rate_limited', 'The day’s units of the YouTube key are used up.', { retryAfterMs })
  }
}
