import type { Content } from '../../model/content.js'

/** What a feed or a sitemap says: of itself, and of what it lists. */
export interface Feed {
  title: string | null
  description: string | null
  language: string | null
  imageUrl: string | null
  siteUrl: string | null
  items: Content[]
  /** Addresses of what is listed without a date, as far as they may be opened to find one. */
  undated: string[]
  /** For an index of sitemaps: their addresses, newest first. */
  sitemaps: string[]
}

/** What the fields of every form have in common. */
export const shared = {
  content_id: '$id',
  url: '$url',
  author: '$site',
  author_id: '$site',
  type: { value: 'article' },
  format: '$format',
  language: '$language',
}
export const newestFirst = (items: Content[]): Content[] => {
  const once = new Map(items.map((item) => [item.contentId, item]))
  return [...once.values()].sort((a, b) => b.publishedAt - a.publishedAt)
}

const undatedMax = 20

/** Each address once, as many as may be opened. */
export const undatedOf = (addresses: readonly string[]): string[] => [...new Set(addresses)].slice(0, undatedMax)
