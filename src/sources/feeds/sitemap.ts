import { SaxesParser } from 'saxes'
import { articleId } from '../../model/urls/article.js'
import { Fields } from '../mapped/fields.js'
import { type Origin, toContent } from '../mapped/records.js'
import { toLanguage, toTime, toUrl } from '../mapped/value.js'
import { type Feed, newestFirst, shared, undatedOf } from './listing.js'

export const isSitemap = (text: string): boolean =>
  /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/i.test(text.slice(0, 2000))

/** A sitemap: what it names with a date, with the titles that news sitemaps give. The words are in the articles alone. */
export const readSitemap = (text: string, handle: string, origin: Origin): Feed => {
  const rows: Record<string, string>[] = []
  const parts: Record<string, string>[] = []
  const path: string[] = []
  let row: Record<string, string> = {}
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, uri, prefix }) => {
    const isNews = uri.includes('sitemap-news') || (uri === '' && prefix === 'news')
    path.push(`${isNews ? 'news:' : uri.includes('sitemap-') ? 'other:' : ''}${local.toLowerCase()}`)
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
  const undated: string[] = []
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
    const found = toContent(own.of({ item, given }), origin)
    if (found === null) undated.push(url)
    return found ?? []
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
    undated: undatedOf(undated),
    sitemaps,
  }
}
