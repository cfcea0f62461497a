import { decodeEntities } from '../../../kernel/html.js'

/** An element of a document: what it holds, as text or as elements of its own. */
interface Element {
  name: string
  text: string
  children: Element[]
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const depthMax = 60

/** Attributes say what elements inside would say. */
const attributesOf = (text: string): Element[] =>
  [...text.matchAll(attribute)]
    .filter(([, name = '']) => !/^xmlns\b/.test(name))
    .map(([, name = '', double, single]) => ({ name, text: decodeEntities(double ?? single ?? ''), children: [] }))

const readTree = (xml: string): Element => {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  for (const [, data, isEnd, name, attributes = '', isEmpty, text] of xml.matchAll(token)) {
    const within = open.at(-1) ?? root
    if (data !== undefined) within.text += data
    else if (text !== undefined) within.text += decodeEntities(text)
    else if (name !== undefined && isEnd === '/') {
      const at = open.findLastIndex((each) => each.name === name)
      if (at > 0) open.length = at
    } else if (name !== undefined) {
      const element = { name, text: '', children: attributesOf(attributes) }
      within.children.push(element)
      if (isEmpty !== '/' && open.length < depthMax) open.push(element)
    }
  }
  return root
} // prettier-ignore

type Flat = Map<string, string>

/** What an element holds, by path; of several of one name the texts are put together. */
const flatten = ({ children, text }: Element, path: string, into: Flat = new Map()): Flat => {
  const own = text.trim()
  if (own !== '' && (path !== '' || children.length === 0)) {
    const known = into.get(path)
    into.set(path, known === undefined ? own : `${known}, ${own}`)
  }
  for (const child of children) flatten(child, path === '' ? child.name : `${path}.${child.name}`, into)
  return into
}

/** The elements of one name beside each other that are most of the document. */
const findRows = (root: Element): Element[] => {
  let best: Element[] = []
  const look = (element: Element): void => {
    const groups = new Map<string, Element[]>()
    for (const child of element.children) groups.set(child.name, [...(groups.get(child.name) ?? []), child])
    for (const group of groups.values())
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
