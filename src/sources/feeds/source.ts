import { dayMs } from '../../kernel/clock.js'
import type { AudienceMember } from '../../model/audience.js'
import type { Comment } from '../../model/comment.js'
import type { Content, ContentRef } from '../../model/content.js'
import type { Creator, MetricPoint, ProfileRef } from '../../model/creator.js'
import { profileUrl } from '../../model/profile-url.js'
import { articleId } from '../../model/urls/article.js'
import type { Provenance } from '../../model/provenance.js'
import {
  foreignCursor,
  type ContentsRequest,
  isWanted,
  type SearchRequest,
  type Source,
  SourceError,
  type SourcePage,
} from '../port.js'
import { TimedCache } from '../../kernel/cache.js'
import { linksIn, tagsIn } from '../found-in-text.js'
import { toLanguage, toUrl } from '../mapped/value.js'
import { readArticle } from './article.js'
import { capabilities } from './capabilities.js'
import { readFeed } from './feed.js'
import { type Feed, newestFirst, undatedOf } from './listing.js'
import { type PoliteOptions, PoliteWeb } from './polite.js'

const network = 'web'

export interface WebOptions extends PoliteOptions {
  /** Sites and feeds that a search looks through, by their handles. */
  feeds: readonly string[]
}

/** A text shorter than this is the beginning of an article, which is then opened. */
const wholeFrom = 400
const articlesMax = 20
const sitemapsMax = 3
const keep = { max: 200, keepMs: 600_000 }

/** Any site that publishes a feed or a sitemap: news, blogs, podcasts. */
export class WebSource implements Source {
  readonly id = network
  readonly network = network
  readonly synthetic = false
  readonly capabilities = capabilities
  readonly #web: PoliteWeb
  readonly #feeds: readonly string[]
  readonly #now: () => number
  readonly #known: TimedCache<Feed>
  /** Where the feed of a site was found. */
  readonly #addresses: TimedCache<string>

  constructor({ feeds, ...options }: WebOptions) {
    this.#web = new PoliteWeb(options)
    this.#feeds = feeds
    this.#now = options.now
    this.#known = new TimedCache({ ...keep, now: options.now })
    this.#addresses = new TimedCache({ max: 10_000, keepMs: dayMs, now: options.now })
  }

  async profile({ handle }: ProfileRef, signal?: AbortSignal): Promise<Creator> {
    const feed = await this.#feed(handle, signal)
    return {
      network,
      externalId: handle,
      handle,
      url: feed.siteUrl ?? profileUrl({ network, handle }),
      name: feed.title ?? handle,
      bio: feed.description ?? '',
      imageUrl: feed.imageUrl,
      verified: null,
      accountType: null,
      state: 'active',
      gender: null,
      birthYear: null,
      place: null,
      languages: feed.language === null ? [] : [feed.language],
      interests: [],
      links: feed.siteUrl === null ? [] : [feed.siteUrl],
      followers: null,
      following: null,
      contentCount: null,
      lastPostedAt: feed.items[0]?.publishedAt ?? null,
      createdAt: null,
      metrics: null,
      professional: null,
      provenance: this.#provenance(),
    }
  }

  /** What the feed holds, newest first. Feeds hold the newest few alone. */
  async contents({ handle }: ProfileRef, page: ContentsRequest): Promise<SourcePage<Content>> {
    const from = placeOf(page.cursor)
    const feed = await this.#feed(handle, page.signal, from > 0)
    const wanted = feed.items.filter((content) => isWanted(content, page))
    const items = await this.#complete(wanted.slice(from, from + page.limit), page.signal)
    const end = from + items.length
    const shown = items.map((item) => (page.raw === true ? { ...item, raw: { url: item.url } } : item))
    return { items: shown, cursor: end < wanted.length && items.length > 0 ? String(end) : null, total: wanted.length }
  }

  async content({ contentId }: ContentRef, { raw = false, signal }: { raw?: boolean; signal?: AbortSignal } = {}) {
    const about = `article ${contentId}`
    const page = await this.#web.read(`https://${contentId}`, about, signal)
    const article = readArticle(page.text)
    if (article.publishedAt === null)
      throw new SourceError('unsupported', `${about} does not say when it was published.`)
    const whole = `${article.title ?? ''}\n${article.text}`
    const site = contentId.split('/')[0] ?? contentId
    const content: Content = {
      network,
      contentId,
      url: page.url,
      author: site,
      authorExternalId: site,
      type: 'article',
      format: 'article',
      title: article.title,
      text: article.text,
      language: toLanguage(article.language),
      publishedAt: article.publishedAt,
      media: [],
      thumbnailUrl: toUrl(article.imageUrl),
      hashtags: tagsIn(whole),
      mentions: [],
      links: linksIn(article.text),
      place: null,
      audio: null,
      engagement: { likes: null, comments: null, views: null, shares: null, saves: null },
      declaredSponsorship: null,
      labels: [],
      parentId: null,
      provenance: this.#provenance(),
    }
    return { ...content, ...(raw ? { raw: { url: page.url } } : {}) }
  }

  async comments({ contentId }: ContentRef): Promise<SourcePage<Comment>> {
    throw new SourceError('unsupported', `Feeds do not tell about comments on ${contentId}.`)
  }

  async audience({ handle }: ProfileRef): Promise<SourcePage<AudienceMember>> {
    throw new SourceError('unsupported', `Nobody can tell who reads ${handle}.`)
  }

  async history({ handle }: ProfileRef): Promise<MetricPoint[]> {
    throw new SourceError('unsupported', `No feed keeps a history of ${handle}.`)
  }

  /** Looks through the configured feeds, one for each page; a feed that cannot be read is passed over unless it is the only one. */
  async search(query: SearchRequest): Promise<SourcePage<Content>> {
    if (this.#feeds.length === 0)
      throw new SourceError('unsupported', 'No feeds are configured to look through: set ROSTRA_WEB_FEEDS.')
    const [at = 0, from = 0] = (query.cursor ?? '0.0').split('.').map(Number)
    const handle = this.#feeds[at]
    if (handle === undefined || !Number.isInteger(from)) throw foreignCursor()
    const next = at + 1 < this.#feeds.length ? `${at + 1}.0` : null
    try {
      const feed = await this.#feed(handle, query.signal, from > 0)
      const inTime = feed.items.filter((content) => isWanted(content, query))
      const found = (await this.#complete(inTime, query.signal)).filter((content) => says(content, query))
      const items = found.slice(from, from + query.limit)
      const isLast = from + items.length >= found.length
      return { items, cursor: isLast ? next : `${at}.${from + items.length}`, total: null }
    } catch (error) {
      if (!(error instanceof SourceError) || next === null) throw error
      return { items: [], cursor: next, total: null }
    }
  }

  /** The feed of a handle as it is now. Later pages are cut from what the first one saw. */
  async #feed(handle: string, signal?: AbortSignal, isLater = false): Promise<Feed> {
    const known = isLater ? this.#known.get(handle) : undefined
    if (known !== undefined) return known
    const read = await this.#read(this.#addresses.get(handle) ?? `https://${handle}`, handle, signal)
    const feed = read.items.length > 0 ? read : { ...read, items: await this.#dated(read.undated, handle, signal) }
    this.#known.set(handle, feed)
    return feed
  }

  /** The feed at an address, or the first one that the page there names, or the sitemap that the site does. */
  async #read(address: string, handle: string, signal?: AbortSignal): Promise<Feed> {
    const origin = { network, provenance: this.#provenance() } as const
    const page = await this.#web.read(address, `site ${handle}`, signal)
    const feed = readFeed(page.text, page.url, handle, origin)
    if (feed !== undefined) return this.#withSitemaps(feed, handle, signal)
    const isFirst = address === `https://${handle}`
    const [named] = isFirst
      ? [...readArticle(page.text).feeds, ...(await this.#web.sitemapsOf(page.url, `site ${handle}`, signal))]
      : []
    if (named !== undefined && URL.canParse(named, page.url)) {
      const own = new URL(named, page.url).href
      const found = await this.#read(own, handle, signal)
      this.#addresses.set(handle, own)
      return found
    }
    const isPage = isFirst && /<html[\s\S]*<\/html>/i.test(page.text)
    const what = `${handle} names no feed that can be read. Give the address of a feed or a sitemap.`
    throw new SourceError(isPage ? 'unsupported' : 'unavailable', what)
  }

  /** An index names sitemaps, and what these name is what the site publishes: the newest ones are opened. */
  async #withSitemaps(feed: Feed, handle: string, signal?: AbortSignal): Promise<Feed> {
    if (feed.sitemaps.length === 0) return feed
    const origin = { network, provenance: this.#provenance() } as const
    const items: Content[] = []
    const undated: string[] = []
    for (const address of feed.sitemaps.slice(0, sitemapsMax)) {
      const { text, url } = await this.#web.read(address, `sitemap of ${handle}`, signal)
      const part = readFeed(text, url, handle, origin)
      items.push(...(part?.items ?? []))
      undated.push(...(part?.undated ?? []))
    }
    return { ...feed, items: newestFirst(items), undated: undatedOf(undated) }
  }

  /** Where a feed dates nothing at all, its articles may say when they were published. Those that do not are left out. */
  async #dated(addresses: readonly string[], handle: string, signal?: AbortSignal): Promise<Content[]> {
    const found: Content[] = []
    for (const address of addresses)
      try {
        const content = await this.content({ network, contentId: articleId(address) }, signal ? { signal } : {})
        found.push({ ...content, author: handle, authorExternalId: handle })
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
      }
    return newestFirst(found)
  }

  /** Opens the articles of which the feed has only the beginning, as many as is polite. One that cannot be read stays as it is. */
  async #complete(items: readonly Content[], signal?: AbortSignal): Promise<Content[]> {
    const all: Content[] = []
    let opened = 0
    for (const item of items) {
      if (item.text.length >= wholeFrom || opened >= articlesMax || item.media.length > 0) {
        all.push(item)
        continue
      }
      opened++
      all.push(await this.#open(item, signal))
    }
    return all
  }

  async #open(item: Content, signal?: AbortSignal): Promise<Content> {
    try {
      const page = await this.#web.read(item.url, `article ${item.contentId}`, signal)
      const { text, title } = readArticle(page.text)
      const better =
        text.length > item.text.length ? { text, links: [...new Set([...item.links, ...linksIn(text)])] } : {}
      return { ...item, ...better, title: item.title ?? title }
    } catch (error) {
      if (error instanceof SourceError) return item
      throw error
    }
  }

  #provenance(): Provenance {
    return { source: network, basis: 'measured', asOf: this.#now(), synthetic: false }
  }
}

const placeOf = (cursor: string | null): number => {
  const place = cursor === null ? 0 : Number(cursor)
  if (!Number.isInteger(place) || place < 0) throw foreignCursor()
  return place
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** All words occur somewhere, or the tag is there. What a mention is, listening decides. */
const says = ({ title, text, hashtags }: Content, { words, hashtag }: SearchRequest): boolean => {
  if (words === undefined) return hashtags.includes(plain(hashtag ?? ''))
  const whole = plain(`${title ?? ''}\n${text}`)
  return plain(words)
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
