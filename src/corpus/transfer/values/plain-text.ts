import { readHtml } from '../../../kernel/html.js'

/** The words of a little HTML, as Mastodon writes its posts: an empty line between paragraphs, and breaks as they are. */
export const htmlText = (html: string): string => {
  let text = ''
  /** Where the last paragraph ended, until other tags or words come. */
  let ended: number | undefined
  readHtml(html, {
    open: (name) => {
      if (name === 'br') return void (text += '\n')
      if (name === 'p' && ended !== undefined && text.slice(ended).trim() === '') text = `${text.slice(0, ended)}\n\n`
      ended = undefined
    },
    close: (name) => {
      if (name !== 'br') ended = name === 'p' ? text.length : undefined
    },
    text: (words) => {
      // A space that does not break is written as one that does, but is no space between paragraphs.
      if (words === '\u00a0') ended = undefined
      text += words === '\u00a0' ? ' ' : words
    },
  })
  return text
}
