import { articleId } from '../../model/urls/article.js'
import { parseFeed } from 'feedsmith'
import { htmlToText } from '../html-text.js'
import { Fields } from '../mapped/fields.js'
import { type Origin, toContent } from '../mapped/records.js'
import { toLanguage, toText, toUrl } from '../mapped/value.js'
import { type Feed, newestFirst, shared, undatedOf } from './listing.js'
import { isSitemap, readSitemap } from './sitemap.js'

const html = (path: string) => ({ path, html: true })
const linksIn = (path: string) => ({ path, html_links: true })
/** audio/mpeg, audio/x-m4a, video/mp4 and so on. */
const kindOf = (path: string) => ({ path, take: '^(audio|video|image)' })
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
  const link = toText(item['link']) ?? toText(item['url']) ?? toText(own?.['href'])
  const id = (guid['isPermaLink'] === false ? null : toText(guid['value'])) ?? toText(item['id'])
  // An id is an address only if it looks like one.
  const said = link ?? (id !== null && /^(?:https?:\/)?\//i.test(id) ? id : null)
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
  if (isSitemap(text)) return readSitemap(text, handle, origin)
  let parsed: { format: keyof typeof fields; feed: Json }
  try {
    parsed = parseFeed(text)
  } catch {
    return undefined
  }
  const { format, feed } = parsed
  const xml = asRecord(feed['xml'])
  const [language, from] = [toLanguage(feed['language'] ?? xml['lang']), baseOf(feed, base)]
  const undated: string[] = []
  const items = asList(feed['items'] ?? feed['entries']).flatMap((item) => {
    const url = linkOf(item, baseOf(item, from))
    if (url === null) return []
    const own = toLanguage(asRecord(item['xml'])['lang'] ?? item['language'])
    const given = { id: articleId(url), url, site: handle, format, language: own ?? language }
    const found = toContent(fields[format].of({ item: withPlain(item), given }), origin)
    if (found === null) undated.push(url)
    return found ?? []
  })
  const said = (value: unknown): string | null =>
    htmlToText(toText(value) ?? toText(asRecord(value)['value']) ?? '') || null
  const show = asRecord(feed['itunes'])
  return {
    title: said(feed['title']),
    description: said(feed['description'] ?? feed['subtitle'] ?? show['summary']),
    language,
    imageUrl: toUrl(asRecord(feed['image'])['url'] ?? feed['icon'] ?? feed['logo'] ?? show['image']),
    siteUrl: linkOf(feed, from) ?? toUrl(feed['home_page_url']),
    items: newestFirst(items),
    undated: undatedOf(undated),
    sitemaps: [],
  }
}

/** Where relative addresses start: Atom may say so itself. */
const baseOf = (item: Json, base: string): string => {
  const own = toText(asRecord(item['xml'])['base'])
  return own !== null && URL.canParse(own, base) ? new URL(own, base).href : base
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words that a feed declares to be plain, so that what looks like a tag in them stays. */
const withPlain = (item: Json): Json => {
  const plain = Object.entries(item).flatMap(([name, value]) => {
    const { type, value: words } = asRecord(value)
    if (type === 'text' && typeof words === 'string') return [[name, { value: escaped(words) }]]
    return name === 'content_text' && typeof value === 'string' ? [[name, escaped(value)]] : []
  })
  return { ...item, ...(Object.fromEntries(plain) as Json) }
}
