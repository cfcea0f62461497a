import { readHtml } from '../kernel/html.js'

/** Whether words are an address that ends within its path: "https://example.org/a-long…" or "example.org/a-lo". */
const isShortened = (words: string, url: string): boolean => {
  const bare = (text: string): string => text.replace(/^https?:\/\/(?:www\.)?/i, '')
  const start = bare(words.replace(/(?:\.\.\.|…)$/, ''))
  const whole = bare(url).replace(/\/$/, '')
  return /^[^/\s]+\.[^/\s]+\//.test(start) && start.length < whole.length && whole.startsWith(start)
}

/** What stands in these is not for readers. */
const unread = new Set(['script', 'style', 'template'])

/** These begin and end a line of their own. */
const lines = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol pre section table tr ul'.split(
    ' ',
  ),
)

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('class') ?? '').split(/\s+/).includes('invisible')

/** The words of a post, which comes as HTML: paragraphs and breaks become lines, marks go, characters and shortened links are spelled out. */
export const htmlToText = (html: string): string => {
  let text = ''
  /** How deep in spans that Mastodon hides: the ends of long addresses. */
  let hidden = 0
  let isUnread = false
  /** Whether nothing stands on the line yet. */
  let isFresh = true
  const breakLine = (): void => {
    if (!isFresh) text += '\n'
    isFresh = true
  }
  let link: { url: string; at: number } | undefined
  readHtml(html, {
    open: (name, attributes) => {
      isUnread = unread.has(name)
      if (name === 'br') text += '\n'
      if (name === 'p' && text !== '') text = `${text.trimEnd()}\n\n`
      if (name === 'br' || name === 'p') isFresh = true
      if (lines.has(name)) breakLine()
      if ((name === 'td' || name === 'th') && !isFresh) text += ' '
      if (name === 'a') link = { url: attributes.get('href') ?? '', at: text.length }
      if (name === 'span' && (hidden > 0 || isHidden(attributes))) hidden++
    },
    close: (name) => {
      isUnread = false
      if (lines.has(name)) breakLine()
      if (name === 'span' && hidden > 0) hidden--
      if (name !== 'a' || link === undefined) return
      if (isShortened(text.slice(link.at), link.url)) text = `${text.slice(0, link.at)}${link.url}`
      link = undefined
    },
    text: (words) => {
      if (hidden > 0 || isUnread) return
      text += words
      if (/\S/.test(words)) isFresh = false
    },
  })
  return text.replaceAll('\0', '').toWellFormed().trim()
}

/** Where the links of a post lead; names and tags, which are links too, are left out. */
export const linksOf = (html: string): string[] => {
  const found = new Set<string>()
  readHtml(html, {
    open: (name, attributes) => {
      if (name !== 'a' || /mention|hashtag/i.test(attributes.get('class') ?? '')) return
      const url = attributes.get('href') ?? ''
      if (/^https?:\/\//i.test(url) && URL.canParse(url)) found.add(url)
    },
  })
  return [...found]
}
