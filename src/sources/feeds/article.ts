import { readHtml } from '../../kernel/html.js'
import { toTime } from '../mapped/value.js'

/** What a page says of itself and what stands in it. */
export interface Article {
  title: string | null
  text: string
  publishedAt: number | null
  author: string | null
  imageUrl: string | null
  language: string | null
  siteName: string | null
  /** Feeds that the page names, as written. */
  feeds: string[]
}

const feedType = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)/i
/** What never belongs to the words of an article. */
const aside = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'script',
  'style',
  'noscript',
  'button',
  'select',
  'figure',
  'svg',
  'iframe',
  'template',
])
const paragraphs = new Set(['p', 'h2', 'h3', 'h4', 'li', 'blockquote', 'pre', 'td'])
/** Some sites write without paragraphs: what stands between breaks is one. */
const breaks = new Set([...paragraphs, 'div', 'section', 'main', 'br'])
const proseIn = new Set(['p', 'div', 'section', 'main', 'br'])
const textMax = 100_000
const publishedIn = /"datePublished"\s*:\s*"([^"]{8,40})"/

/**
 * The words of an article: paragraphs, headings and lists outside of navigation and the like, those within <article> where there is one.
 * Lists and headings count only between paragraphs that are long enough to be prose.
 */
export const readArticle = (html: string): Article => {
  const article = readIn(html, paragraphs)
  return article.text === '' ? { ...article, text: readIn(html, breaks).text } : article
}

const readIn = (html: string, blocks: ReadonlySet<string>): Article => {
  const meta = new Map<string, string>()
  const feeds: string[] = []
  const all: { text: string; inArticle: boolean; isProse: boolean }[] = []
  let [title, language, time, tag, words]: [string, string | null, string | null, string, string] = [
    '',
    null,
    null,
    '',
    '',
  ]
  let [hidden, articles, stated]: [number, number, string | null] = [0, 0, null]
  let block: string | undefined
  const close = (): void => {
    const text = words.replaceAll(/\s+/g, ' ').trim()
    if (text !== '' && block !== undefined)
      all.push({ text, inArticle: articles > 0, isProse: proseIn.has(block) && text.length > 60 })
    ;[words, block] = ['', undefined]
  }
  readHtml(html, {
    open: (name, attributes) => {
      tag = name
      const name_ = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop')
      if (name === 'meta' && name_ !== undefined) meta.set(name_.toLowerCase(), attributes.get('content') ?? '')
      if (name === 'html') language = attributes.get('lang') ?? null
      if (name === 'time') time ??= attributes.get('datetime') ?? null
      const rel = attributes.get('rel') ?? ''
      if (name === 'link' && /\balternate\b/i.test(rel) && feedType.test(attributes.get('type') ?? ''))
        feeds.push(attributes.get('href') ?? '')
      if (aside.has(name)) hidden++
      if (name === 'article') articles++
      if (!blocks.has(name)) return
      close()
      if (hidden === 0) block = name
    },
    close: (name) => {
      if (aside.has(name) && hidden > 0) hidden--
      if (blocks.has(name) || name === 'article') close()
      if (name === 'article' && articles > 0) articles--
      tag = ''
    },
    text: (found) => {
      if (tag === 'title' && title.length < 1000) title += found
      else if (tag === 'script') stated ??= publishedIn.exec(found)?.[1] ?? null
      else if (block !== undefined && hidden === 0 && words.length < textMax) words += found
    },
  })
  close()
  const said = (...names: string[]): string | null =>
    names.map((name) => meta.get(name)?.trim()).find((value) => value) ?? null
  return {
    title: said('og:title', 'twitter:title') ?? (title.trim() || null),
    text: proseOf(all),
    publishedAt: toTime(
      said('article:published_time', 'datepublished', 'date', 'dc.date') ?? stated ?? time ?? undefined,
    ),
    author: said('author', 'article:author'),
    imageUrl: said('og:image'),
    language,
    siteName: said('og:site_name'),
    feeds: feeds.filter((href) => href !== ''),
  }
}

const proseOf = (all: readonly { text: string; inArticle: boolean; isProse: boolean }[]): string => {
  const within = all.filter(({ inArticle }) => inArticle)
  const own = within.some(({ isProse }) => isProse) ? within : all
  const [first, last] = [own.findIndex(({ isProse }) => isProse), own.findLastIndex(({ isProse }) => isProse)]
  return first < 0
    ? ''
    : own
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, textMax)
}
