// A small subset of Markdown, as nodes: headings, paragraphs, lists, code, tables, quotes, links and emphasis.
import { codeBlock, el } from './dom.js'

const inlinePattern = /(`+)(.+?)\1|\[([^\]]+)\]\(([^)\s]+)\)|<(https?:\/\/[^>\s]+)>|\*\*(.+?)\*\*|\*(\S(?:.*?\S)?)\*/gs

/** Only what leads to a page: no javascript:, no data:. */
const safeAddress = (address) => {
  try {
    const { protocol } = new URL(address, location.href)
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? address : undefined
  } catch {
    return undefined
  }
}

const link = (address, content) => {
  const href = safeAddress(address)
  return href === undefined ? el('span', {}, ...content) : el('a', { href }, ...content)
}

const inlineNode = ([, , code, label, address, plainAddress, strong, emphasis]) => {
  if (code !== undefined) return el('code', {}, code.replace(/^ (.+) $/, '$1'))
  if (label !== undefined) return link(address, inline(label))
  if (plainAddress !== undefined) return link(plainAddress, [plainAddress])
  if (strong !== undefined) return el('strong', {}, ...inline(strong))
  return el('em', {}, ...inline(emphasis))
}

/** Text with code, links and emphasis. @returns {(Node | string)[]} */
export const inline = (text) => {
  const nodes = []
  let end = 0
  for (const match of text.matchAll(inlinePattern)) {
    nodes.push(text.slice(end, match.index), inlineNode(match))
    end = match.index + match[0].length
  }
  nodes.push(text.slice(end))
  return nodes.filter((node) => node !== '')
}

const headingPattern = /^(#{1,6})\s+(.+?)\s*#*$/
const fencePattern = /^\s*(```+|~~~+)\s*(\S*)/
const itemPattern = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/
const rulePattern = /^\s*([-*_])(\s*\1){2,}\s*$/
const tableRulePattern = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/
const blockStart = [headingPattern, fencePattern, itemPattern, rulePattern, /^\s*>/]

const startsTable = (lines) => lines[0].includes('|') && lines.length > 1 && tableRulePattern.test(lines[1])
const startsBlock = (lines) => lines[0].trim() === '' || blockStart.some((p) => p.test(lines[0])) || startsTable(lines)

const takeFence = (lines) => {
  const [, mark, language] = fencePattern.exec(lines.shift())
  const end = lines.findIndex((line) => line.trim().startsWith(mark))
  const code = lines.splice(0, end === -1 ? lines.length : end)
  lines.shift()
  return codeBlock(language === '' ? 'Code' : `Code, ${language}`, code.join('\n'))
}

const cellsOf = (line) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replaceAll('\\|', '|')))

const takeTable = (lines) => {
  const head = cellsOf(lines.shift())
  lines.shift()
  const rows = []
  while (lines.length > 0 && lines[0].includes('|')) rows.push(cellsOf(lines.shift()))
  const row = (name, cells) => el('tr', {}, ...cells.map((cell) => el(name, {}, ...cell)))
  const table = el('table', {}, el('thead', {}, row('th', head)), el('tbody', {}, ...rows.map((r) => row('td', r))))
  return el('div.table-frame', { tabindex: 0, role: 'region', 'aria-label': 'Table' }, table)
}

const indentOf = (line) => line.length - line.trimStart().length

/** Lines of one item: its own and those indented below it, without the indent. */
const takeItem = (lines) => {
  const [whole, indent, , text] = itemPattern.exec(lines.shift())
  const own = [text]
  const depth = whole.length - text.length
  while (lines.length > 0) {
    const [line, next = ''] = lines
    const inside =
      line.trim() === '' ? indentOf(next) > indent.length && next.trim() !== '' : indentOf(line) > indent.length
    const wrapped = line.trim() !== '' && !startsBlock(lines) && own.at(-1) !== ''
    if (!inside && !wrapped) break
    own.push(line.slice(Math.min(depth, indentOf(line))))
    lines.shift()
  }
  return own
}

const takeList = (lines, context) => {
  const [, indent, mark] = itemPattern.exec(lines[0])
  const ordered = /\d/.test(mark)
  const list = el(ordered ? 'ol' : 'ul', { start: ordered && parseInt(mark, 10) !== 1 && parseInt(mark, 10) })
  for (;;) {
    const match = lines.length > 0 && itemPattern.exec(lines[0])
    if (!match || match[1].length !== indent.length || /\d/.test(match[2]) !== ordered) break
    const blocks = blocksOf(takeItem(lines), context)
    // One paragraph in an item is just its text: a list is not a stack of paragraphs.
    const content = blocks[0]?.nodeName === 'P' ? [...blocks[0].childNodes, ...blocks.slice(1)] : blocks
    list.append(el('li', {}, ...content))
    while (lines[0]?.trim() === '' && lines.length > 1 && itemPattern.test(lines[1])) lines.shift()
  }
  return list
}

const takeQuote = (lines, context) => {
  const own = []
  while (lines.length > 0 && /^\s*>/.test(lines[0])) own.push(lines.shift().replace(/^\s*>\s?/, ''))
  return el('blockquote', {}, ...blocksOf(own, context))
}

const takeParagraph = (lines) => {
  const own = [lines.shift()]
  while (lines.length > 0 && !startsBlock(lines)) own.push(lines.shift())
  return el('p', {}, ...inline(own.map((line) => line.trim()).join(' ')))
}

const takeHeading = (lines, { topLevel, shift }) => {
  const [, marks, text] = headingPattern.exec(lines.shift())
  return el(`h${Math.min(6, marks.length - shift + topLevel)}`, {}, ...inline(text))
}

const takeBlock = (lines, context) => {
  const [line] = lines
  if (headingPattern.test(line)) return takeHeading(lines, context)
  if (fencePattern.test(line)) return takeFence(lines)
  if (rulePattern.test(line)) return lines.shift() && el('hr')
  if (itemPattern.test(line)) return takeList(lines, context)
  if (/^\s*>/.test(line)) return takeQuote(lines, context)
  if (startsTable(lines)) return takeTable(lines)
  return takeParagraph(lines)
}

const blocksOf = (lines, context) => {
  const blocks = []
  while (lines.length > 0) {
    if (lines[0].trim() === '') lines.shift()
    else blocks.push(takeBlock(lines, context))
  }
  return blocks
}

const highestHeading = (lines) => {
  let inFence = false
  const levels = lines.flatMap((line) => {
    if (fencePattern.test(line)) inFence = !inFence
    return inFence ? [] : (headingPattern.exec(line)?.[1].length ?? [])
  })
  return Math.min(...levels, 6)
}

/** @param {number} topLevel the level that the highest heading of the text gets on the page */
export const markdown = (text, topLevel = 5) => {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  return blocksOf(lines, { topLevel, shift: highestHeading(lines) })
}
