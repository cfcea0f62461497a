import { groupBy } from '../../../kernel/groups.js'
import { SaxesParser } from 'saxes'
import { decodeEntities } from '../../../kernel/html.js'
import { FormatError } from './raw-rows.js'

/** An element of a document: what it holds, as text or as elements of its own. */
interface Element {
  name: string
  text: string
  children: Element[]
}

const depthMax = 60

/** Names of signs that HTML knows and XML does not are read as they are meant; everything else that is not well-formed is refused. */
const isOfEntity = ({ message }: Error): boolean => message.includes('entity')

/** What the parser objects to, with its place in words. */
const placed = ({ message }: Error): string => message.replace(/^(\d+):(\d+): /, 'line $1, column $2: ')

/** An `&` that begins no name stands for itself, as in the names of firms. What is marked as plain text stays as it is. */
const withPlainAnds = (xml: string): string =>
  xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>|&(?!#?\w+;)/g, (found) => (found === '&' ? '&amp;' : found))

/** Builds the tree of a document. Attributes say what elements inside would say. */
const readTree = (xml: string): Element => {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  let isOdd = false
  const decoded = (text: string): string => (isOdd ? decodeEntities(text) : text)
  const add = (text: string): void => {
    ;(open.at(-1) ?? root).text += text
    isOdd = false
  }
  const parser = new SaxesParser({ position: true })
  parser.on('error', (error) => {
    if (!isOfEntity(error)) throw new FormatError(`is not well-formed XML (${placed(error)})`)
    isOdd = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    const said = Object.entries(attributes as Record<string, string>).filter(([key]) => !/^xmlns\b/.test(key))
    const children = said.map(([key, value]) => ({ name: key, text: decoded(value), children: [] }))
    const element = { name, text: '', children }
    open.at(-1)?.children.push(element)
    isOdd = false
    if (open.push(element) > depthMax) throw new FormatError(`has elements within ${depthMax} others`)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (text) => add(decoded(text)))
  parser.on('cdata', add)
  parser.write(withPlainAnds(xml)).close()
  return root
}

type Flat = Map<string, string>

const relation = ({ children }: Element): string => children.find(({ name }) => name === 'rel')?.text ?? 'alternate'

/** Of several links of an entry, the one that leads to it. */
const own = (children: readonly Element[]): readonly Element[] => {
  const links = children.filter(({ name }) => name === 'link')
  const isPlain = links.some((link) => relation(link) === 'alternate')
  return links.length < 2 || !isPlain ? children : children.filter((child) => child.name !== 'link' || relation(child) === 'alternate') // prettier-ignore
}

/** What an element holds, by path; of several of one name the texts are put together. */
const flatten = ({ children, text }: Element, path: string, into: Flat = new Map()): Flat => {
  const words = text.trim()
  if (words !== '' && (path !== '' || children.length === 0)) {
    const known = into.get(path)
    into.set(path, known === undefined ? words : `${known}, ${words}`)
  }
  for (const child of own(children)) flatten(child, path === '' ? child.name : `${path}.${child.name}`, into)
  return into
}

/** The elements of one name beside each other that are most of the document. */
const findRows = (root: Element): Element[] => {
  let best: Element[] = []
  const look = (element: Element): void => {
    for (const group of groupBy(element.children, ({ name }) => name).values())
      if (group.some(({ children }) => children.length > 1) && group.length > best.length) best = group
    element.children.forEach(look)
  }
  look(root)
  return best
}

/** A document that repeats one element, as rows of cells with the names of the columns first; undefined where none repeats. */
export const rowsOfXml = (xml: string): string[][] | undefined => {
  const rows = findRows(readTree(xml)).map((element) => flatten(element, ''))
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return names.length < 2 ? undefined : [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))]
}
