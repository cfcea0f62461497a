import { readHtml } from '../../kernel/html.js'
import { toTime } from '../mapped/value.js'
import { readStated } from './stated.js'

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
const scriptMax = 1_000_000
const publishedIn = /"datePublished"\s*:\s*"([^"]{8,40})"/

/** Parts of a page that are about something else, by what their makers call them. Only these elements: a whole page may be called so too. */
const setApart = new Set(['div', 'section', 'ul', 'ol', 'dialog'])
const apart =
  /^(?:cookie|consent|gdpr|onetrust|disqus|newsletter|recommended(?:-|$)|related(?:-|$)|comments?(?:-(?:list|area|section|body))?$)/i
const isApart = (name: string, attributes: ReadonlyMap<string, string>): boolean =>
  setApart.has(name) &&
  `${attributes.get('id') ?? ''} ${attributes.get('class') ?? ''}`.split(/\s+/).some((each) => apart.test(each))

/** Chinese, Japanese and Korean say in one character what takes others three. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu
const isLong = (text: string): boolean => text.length + 2 * (text.match(dense)?.length ?? 0) > 60

interface Block {
  text: string
  /** Which article of the page it stands in; 0 for none. */
  article: number
  isProse: boolean
}

/**
 * The words of an article: paragraphs, headings and lists outside of navigation and the like, those within <article> where there is one.
 * Lists and headings count only between paragraphs that are long enough to be prose. A page that is drawn by scripts may state its words.
 */
export const readArticle = (html: string): Article => {
  const article = readIn(html, paragraphs, true)
  for (const [blocks, skips] of [[breaks, true] as const, [paragraphs, false] as const, [breaks, false] as const]) {
    if (article.text !== '') break
    article.text = readIn(html, blocks, skips).text
  }
  return article.text === '' ? { ...article, text: article.statedText.slice(0, textMax) } : article
}

const readIn = (html: string, blocks: ReadonlySet<string>, skips: boolean): Article & { statedText: string } => {
  const meta = new Map<string, string>()
  const feeds: string[] = []
  const all: Block[] = []
  const scripts: string[] = []
  let [title, language, tag, words]: [string, string | null, string, string] = ['', null, '', '']
  let [time, ownTime]: [string | null, string | null] = [null, null]
  let [hidden, articles, nth]: [number, number, number] = [0, 0, 0]
  let skipped: { name: string; depth: number } | undefined
  let block: string | undefined
  const isHidden = (): boolean => hidden > 0 || skipped !== undefined
  /** The head of an article is a part of it: what it is about often stands there. */
  const isAside = (name: string): boolean => aside.has(name) && !(name === 'header' && articles > 0)
  const close = (): void => {
    const text = words.replaceAll(/\s+/g, ' ').trim()
    if (text !== '' && block !== undefined)
      all.push({ text, article: articles > 0 ? nth : 0, isProse: proseIn.has(block) && isLong(text) })
    ;[words, block] = ['', undefined]
  }
  readHtml(html, {
    open: (name, attributes) => {
      tag = name
      const name_ = attributes.get('property') ?? attributes.get('name') ?? attributes.get('itemprop')
      if (name === 'meta' && name_ !== undefined) meta.set(name_.toLowerCase(), attributes.get('content') ?? '')
      if (name === 'html') language = attributes.get('lang') ?? null
      if (name === 'script') scripts.push('')
      if (name === 'time') time ??= attributes.get('datetime') ?? null
      if (name === 'time' && articles > 0) ownTime ??= attributes.get('datetime') ?? null
      const rel = attributes.get('rel') ?? ''
      if (name === 'link' && /\balternate\b/i.test(rel) && feedType.test(attributes.get('type') ?? ''))
        feeds.push(attributes.get('href') ?? '')
      if (skipped?.name === name) skipped.depth++
      else if (skips && skipped === undefined && isApart(name, attributes)) {
        close()
        skipped = { name, depth: 1 }
      }
      if (isAside(name)) hidden++
      if (name === 'article' && articles++ === 0) nth++
      if (!blocks.has(name)) return
      close()
      if (!isHidden()) block = name
    },
    close: (name) => {
      if (blocks.has(name) || name === 'article') close()
      if (skipped?.name === name && --skipped.depth === 0) skipped = undefined
      if (isAside(name) && hidden > 0) hidden--
      if (name === 'article' && articles > 0) articles--
      tag = ''
    },
    text: (found) => {
      if (tag === 'title' && hidden === 0 && title.length < 1000) title += found
      else if (tag === 'script') scripts.push((scripts.pop() ?? '').slice(0, scriptMax) + found)
      else if (block !== undefined && !isHidden() && words.length < textMax) words += found
    },
  })
  close()
  const stated = scripts.map(readStated).find(({ published, text }) => published !== null || text !== null)
  const inScripts = scripts.map((script) => publishedIn.exec(script)?.[1]).find((found) => found !== undefined)
  const said = (...names: string[]): string | null =>
    names.map((name) => meta.get(name)?.trim()).find((value) => value) ?? null
  return {
    title: said('og:title', 'twitter:title') ?? (title.trim() || (stated?.title ?? null)),
    text: proseOf(all),
    statedText: stated?.text ?? '',
    publishedAt: toTime(
      said('article:published_time', 'datepublished', 'date', 'dc.date') ??
        stated?.published ??
        inScripts ??
        ownTime ??
        time ??
        undefined,
    ),
    author: said('author', 'article:author') ?? stated?.author ?? null,
    imageUrl: said('og:image'),
    language,
    siteName: said('og:site_name'),
    feeds: feeds.filter((href) => href !== ''),
  }
}

/** Of several articles, the first that is not much shorter than the longest: the others are about something else. */
const mainOf = (all: readonly Block[]): number => {
  const lengths = new Map<number, number>()
  for (const { article, isProse, text } of all)
    if (article > 0 && isProse) lengths.set(article, (lengths.get(article) ?? 0) + text.length)
  const longest = Math.max(0, ...lengths.values())
  return [...lengths].find(([, length]) => length * 3 >= longest)?.[0] ?? 0
}

const proseOf = (all: readonly Block[]): string => {
  const main = mainOf(all)
  const own = main === 0 ? all : all.filter(({ article }) => article === main)
  const [first, last] = [own.findIndex(({ isProse }) => isProse), own.findLastIndex(({ isProse }) => isProse)]
  return first < 0
    ? ''
    : own
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, textMax)
}
