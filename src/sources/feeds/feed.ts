import { articleId } from '../../model/urls/article.js'
import { parseFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import type { Content } from '../../model/content.js'
import { htmlToText } from '../html-text.js'
import { Fields } from '../mapped/fields.js'
import { type Origin, toContent } from '../mapped/records.js'
import { toLanguage, toText, toTime, toUrl } from '../mapped/value.js'

/** What a feed or a sitemap says: of itself, and of what it lists. */
export interface Feed {
  title: string | null
  description: string | null
  language: string | null
  imageUrl: string | null
  siteUrl: string | null
  items: Content[]
  /** For an index of sitemaps: their addresses, newest first. */
  sitemaps: string[]
}

const html = (path: string) => ({ path, html: true })
const linksIn = (path: string) => ({ path, html_links: true })
/** audio/mpeg, audio/x-m4a, video/mp4 and so on. */
const kindOf = (path: string) => ({ path, take: '^(audio|video|image)' })
const shared = {
  content_id: '$id',
  url: '$url',
  author: '$site',
  author_id: '$site',
  type: { value: 'article' },
  format: '$format',
  language: '$language',
}
const media = {
  media_url: 'enclosures[].url ?? media.contents[].url',
  media_type: kindOf('enclosures[].type ?? media.contents[].type ?? media.contents[].medium'),
  media_seconds: 'itunes.duration',
  thumbnail_url: 'media.thumbnails[0].url ?? media.groups[0].thumbnails[0].url ?? itunes.image',
  comments: 'slash.comments',
  views: 'media.groups[0].community.statistics.views ?? media.community.statistics.views',
  labels: { path: 'itunes.explicit', map: { true: 'explicit', yes: 'explicit' } },
}

const fields = {
  rss: new Fields({
    ...shared,
    ...media,
    title: html('title'),
    text: html('content.encoded ?? description ?? itunes.summary'),
    links: linksIn('content.encoded ?? description'),
    published_at: 'pubDate ?? dc.dates[0] ?? dc.date',
    hashtags: 'categories[].name',
  }),
  rdf: new Fields({
    ...shared,
    title: html('title'),
    text: html('content.encoded ?? description ?? dc.descriptions[0]'),
    links: linksIn('content.encoded ?? description'),
    published_at: 'dc.dates[0] ?? dc.date',
    hashtags: 'dc.subjects',
  }),
  atom: new Fields({
    ...shared,
    ...media,
    title: html('title.value ?? title'),
    text: html('content.value ?? summary.value ?? content ?? summary ?? media.groups[0].description.value'),
    links: linksIn('content.value ?? content ?? summary.value'),
    published_at: 'published ?? updated',
    hashtags: 'categories[].term',
    comments: 'thr.total ?? slash.comments',
  }),
  json: new Fields({
    ...shared,
    title: 'title',
    text: html('content_html ?? content_text ?? summary'),
    links: linksIn('content_html'),
    published_at: 'date_published ?? date_modified',
    hashtags: 'tags',
    thumbnail_url: 'image ?? banner_image',
    media_url: 'attachments[].url',
    media_type: kindOf('attachments[].mime_type'),
    media_seconds: 'attachments[0].duration_in_seconds',
  }),
}

type Json = Record<string, unknown>
const asRecord = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asRecord) : [])

const linkOf = (item: Json, base: string): string | null => {
  const links = asList(item['links'])
  const own = links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0]
  const guid = asRecord(item['guid'])
  const said =
    toText(item['link']) ??
    toText(item['url']) ??
    toText(own?.['href']) ??
    (guid['isPermaLink'] === false ? null : toText(guid['value'])) ??
    toText(item['id'])
  // An episode of a podcast may have no page of its own.
  const file = toText(asList(item['enclosures'])[0]?.['url'])
  return (
    [said, file].flatMap((each) =>
      each === null || !URL.canParse(each, base) ? [] : (toUrl(new URL(each, base).href) ?? []),
    )[0] ?? null
  )
}

/** A feed of any of the usual forms, its items newest first; undefined for what is none. */
export const readFeed = (text: string, base: string, handle: string, origin: Origin): Feed | undefined => {
  if (/<(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 2000))) return readSitemap(text, handle, origin)
  let parsed: { format: keyof typeof fields; feed: Json }
  try {
    parsed = parseFeed(text)
  } catch {
    return undefined
  }
  const { format, feed } = parsed
  const language = toLanguage(feed['language'])
  const items = asList(feed['items'] ?? feed['entries']).flatMap((item) => {
    const url = linkOf(item, base)
    if (url === null) return []
    const given = { id: articleId(url), url, site: handle, format, language }
    return toContent(fields[format].of({ item, given }), origin) ?? []
  })
  const title = feed['title']
  const link = linkOf(feed, base) ?? toUrl(feed['home_page_url'])
  const said = (value: unknown): string | null =>
    htmlToText(toText(value) ?? toText(asRecord(value)['value']) ?? '') || null
  return {
    title: said(title),
    description: said(feed['description'] ?? feed['subtitle']),
    language,
    imageUrl: toUrl(asRecord(feed['image'])['url'] ?? feed['icon'] ?? feed['logo']),
    siteUrl: link,
    items: newestFirst(items),
    sitemaps: [],
  }
}

export const newestFirst = (items: Content[]): Content[] => {
  const once = new Map(items.map((item) => [item.contentId, item]))
  return [...once.values()].sort((a, b) => b.publishedAt - a.publishedAt)
}

/** A sitemap: what it names with a date, with the titles that news sitemaps give. The words are in the articles alone. */
const readSitemap = (text: string, handle: string, origin: Origin): Feed => {
  const rows: Record<string, string>[] = []
  const parts: Record<string, string>[] = []
  const path: string[] = []
  let row: Record<string, string> = {}
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path.push(name.toLowerCase())
    if (path.at(-1) === 'url' || path.at(-1) === 'sitemap') row = {}
  })
  parser.on('text', (words) => void (row[path.at(-1) ?? ''] = (row[path.at(-1) ?? ''] ?? '') + words.trim()))
  parser.on('cdata', (words) => void (row[path.at(-1) ?? ''] = words.trim()))
  parser.on('closetag', () => {
    const closed = path.pop()
    if (closed === 'url') rows.push(row)
    if (closed === 'sitemap') parts.push(row)
  })
  parser.on('error', () => {})
  parser.write(text).close()
  const own = new Fields({
    ...shared,
    title: 'news:title',
    text: '$none',
    published_at: 'news:publication_date ?? lastmod',
  })
  const items = rows.flatMap((item) => {
    const url = toUrl(item['loc'])
    if (url === null) return []
    const given = {
      id: articleId(url),
      url,
      site: handle,
      format: 'sitemap',
      language: toLanguage(item['news:language']),
    }
    return toContent(own.of({ item, given }), origin) ?? []
  })
  const title = rows.find((item) => item['news:name'] !== undefined)?.['news:name'] ?? null
  const sitemaps = parts
    .map((part) => ({ url: toUrl(part['loc']), at: toTime(part['lastmod']) ?? 0 }))
    .sort((a, b) => b.at - a.at)
    .flatMap(({ url }) => url ?? [])
  return {
    title,
    description: null,
    language: null,
    imageUrl: null,
    siteUrl: null,
    items: newestFirst(items),
    sitemaps,
  }
}
