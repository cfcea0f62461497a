import { readHtml } from '../kernel/html.js'

const isHidden = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('class') ?? '').split(/\s+/).includes('invisible')

/** The words of a post, which comes as HTML: paragraphs and breaks become lines, marks go, characters are spelled out. */
export const htmlToText = (html: string): string => {
  let text = ''
  /** How deep in spans that Mastodon hides: the ends of long addresses. */
  let hidden = 0
  readHtml(html, {
    open: (name, attributes) => {
      if (name === 'br') text += '\n'
      if (name === 'p' && text !== '') text = `${text.trimEnd()}\n\n`
      if (name === 'span' && (hidden > 0 || isHidden(attributes))) hidden++
    },
    close: (name) => {
      if (name === 'span' && hidden > 0) hidden--
    },
    text: (words) => {
      if (hidden === 0) text += words
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
