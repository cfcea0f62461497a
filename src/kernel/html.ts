import { Tokenizer } from 'htmlparser2'

/** What a page is made of, from left to right. Names are in lower case; entities are decoded. */
export interface HtmlParts {
  open?: (name: string, attributes: ReadonlyMap<string, string>) => void
  close?: (name: string) => void
  /** Also what stands in scripts and styles: the last opened tag says so. */
  text?: (words: string) => void
}

/** As many as a browser would ever need of one tag; a hostile one has more. */
const attributesMax = 50

/**
 * Reads HTML as a stream of tags and words. Nothing is run, fetched or kept, a broken page gives what can be read of it, and the time is
 * in proportion to the length: the tokenizer of htmlparser2 alone is used, since its parser searches the stack of open elements.
 */
export const readHtml = (html: string, { open, close, text }: HtmlParts): void => {
  let [tag, attribute, value] = ['', '', '']
  let attributes = new Map<string, string>()
  const lower = (start: number, end: number): string => html.slice(start, end).toLowerCase()
  const opened = (): void => open?.(tag, attributes)
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = lower(start, end)
        attributes = new Map()
      },
      onattribname: (start, end) => {
        attribute = lower(start, end)
        value = ''
      },
      onattribdata: (start, end) => void (value += html.slice(start, end)),
      onattribentity: (codepoint) => void (value += String.fromCodePoint(codepoint)),
      onattribend: () => {
        if (attributes.size < attributesMax && !attributes.has(attribute)) attributes.set(attribute, value)
      },
      onopentagend: opened,
      onselfclosingtag: () => {
        opened()
        close?.(tag)
      },
      onclosetag: (start, end) => close?.(lower(start, end)),
      ontext: (start, end) => text?.(html.slice(start, end)),
      ontextentity: (codepoint) => text?.(String.fromCodePoint(codepoint)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

/** Text with its entities decoded, where it stands outside of a page. */
export const decodeEntities = (text: string): string => {
  let decoded = ''
  readHtml(text.replaceAll('<', '&lt;'), { text: (words) => void (decoded += words) })
  return decoded
}
