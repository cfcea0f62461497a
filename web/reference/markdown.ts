// Markdown as nodes: what marked reads is never turned into HTML text.
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { codeBlock, el, type Child } from './dom.js'

/** Only what leads to a page: no javascript:, no data:. */
const isSafe = (address: string): boolean => {
  try {
    return ['http:', 'https:', 'mailto:'].includes(new URL(address, location.href).protocol)
  } catch {
    return false
  }
}

const link = ({ href, tokens }: Tokens.Link): Node =>
  isSafe(href) ? el('a', { href }, ...inlineNodes(tokens)) : el('span', {}, ...inlineNodes(tokens))

/** The lexer has no extensions, so that its tokens are those that it knows itself. */
const known = (tokens: readonly Token[]): readonly MarkedToken[] => tokens as readonly MarkedToken[]

const inlineNodes = (tokens: readonly Token[]): Child[] => known(tokens).flatMap(inlineNode)

const inlineNode = (token: MarkedToken): Child[] => {
  switch (token.type) {
    case 'codespan':
      return [el('code', {}, token.text)]
    case 'link':
      return [link(token)]
    case 'strong':
      return [el('strong', {}, ...inlineNodes(token.tokens))]
    case 'em':
      return [el('em', {}, ...inlineNodes(token.tokens))]
    case 'br':
      return [el('br')]
    case 'escape':
    case 'image':
      return [token.text]
    case 'text':
      return token.tokens === undefined ? [token.text.replace(/\s*\n\s*/g, ' ')] : inlineNodes(token.tokens)
    default:
      // "~5 to ~10" is no crossed-out text, and markup is shown as it is written.
      return [token.raw]
  }
}

/** Text with code, links and emphasis. */
export const inline = (text: string): Child[] => inlineNodes(Lexer.lexInline(text))

const table = ({ header, rows }: Tokens.Table): Node => {
  const row = (name: string, cells: readonly Tokens.TableCell[]): Node =>
    el('tr', {}, ...cells.map(({ tokens }) => el(name, {}, ...inlineNodes(tokens))))
  const head = el('thead', {}, row('th', header))
  const body = el('tbody', {}, ...rows.map((cells) => row('td', cells)))
  return el(
    'div.scroll-x',
    { tabindex: 0, role: 'group', 'aria-label': 'Table' },
    el('table.table.bare', {}, head, body),
  )
}

/** The level that the highest heading of a text gets on the page, and the level that it has in the text. */
interface Levels {
  top: number
  highest: number
}

/** One paragraph in an item is just its text: a list is not a stack of paragraphs. */
const itemNodes = ({ tokens: [first, ...rest] }: Tokens.ListItem, levels: Levels): Child[] => {
  if (first === undefined) return []
  return first.type === 'paragraph' && first.tokens !== undefined
    ? [...inlineNodes(first.tokens), ...blockNodes(rest, levels)]
    : blockNodes([first, ...rest], levels)
}

const list = ({ ordered, start, items }: Tokens.List, levels: Levels): Node =>
  el(
    ordered ? 'ol' : 'ul',
    { start: ordered && start !== 1 && start },
    ...items.map((item) => el('li', {}, ...itemNodes(item, levels))),
  )

const blockNodes = (tokens: readonly Token[], levels: Levels): Child[] =>
  known(tokens).flatMap((token) => blockNode(token, levels))

const blockNode = (token: MarkedToken, levels: Levels): Child[] => {
  switch (token.type) {
    case 'heading':
      return [el(`h${Math.min(6, token.depth - levels.highest + levels.top)}`, {}, ...inlineNodes(token.tokens))]
    case 'paragraph':
      return [el('p', {}, ...inlineNodes(token.tokens))]
    case 'code':
      return [codeBlock(token.lang === undefined || token.lang === '' ? 'Code' : `Code, ${token.lang}`, token.text)]
    case 'list':
      return [list(token, levels)]
    case 'blockquote':
      return [el('blockquote', {}, ...blockNodes(token.tokens, levels))]
    case 'table':
      return [table(token)]
    case 'hr':
      return [el('hr')]
    case 'space':
    case 'def':
      return []
    default:
      return inlineNode(token)
  }
}

/** `top` is the level that the highest heading of the text gets on the page. */
export const markdown = (text: string, top = 5): Child[] => {
  const tokens = known(new Lexer().lex(text))
  const highest = Math.min(6, ...tokens.map((token) => (token.type === 'heading' ? token.depth : 6)))
  return blockNodes(tokens, { top, highest })
}
