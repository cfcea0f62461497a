import { queryLimits, QuerySyntaxError, type Place, type QueryNode } from './syntax.js'

/** What a query can name: saved queries and lists of creators. Names are compared without case. */
export interface SavedNames {
  /** The text of a saved query, by its name in lower case. */
  readonly query: (name: string) => string | undefined
  /** The keys of who is on each list; undefined where there is no such list. */
  readonly listed: (name: string) => readonly string[] | undefined
}

/** How saved queries are looked up while a query is read. */
export interface Naming {
  readonly saved: SavedNames | undefined
  /** The saved queries that led here, the outermost first. */
  readonly within: readonly string[]
  /** Words and fields so far, saved queries written out. */
  readonly written: { terms: number }
}

export const toSavedName = (name: string): string => name.trim().toLowerCase()

const notHere = (place: Place): QuerySyntaxError =>
  new QuerySyntaxError('Saved queries and lists can be named in queries of listening alone.', place)

/** The text of a saved query. Refuses one that is not there, and one that leads back to itself. */
export const findSaved = (name: string, place: Place, naming: Naming): { query: string; naming: Naming } => {
  if (naming.saved === undefined) throw notHere(place)
  const key = toSavedName(name)
  const query = naming.saved.query(key)
  if (naming.within.includes(key)) {
    const way = [...naming.within.slice(naming.within.indexOf(key)), key].join(' → ')
    throw new QuerySyntaxError(`This saved query leads back to itself: ${way}.`, place)
  }
  if (query === undefined) throw new QuerySyntaxError(`There is no saved query "${name}".`, place)
  if (naming.within.length >= queryLimits.namedDepthMax)
    throw new QuerySyntaxError(`Saved queries name one another at most ${queryLimits.namedDepthMax} deep.`, place)
  return { query, naming: { ...naming, within: [...naming.within, key] } }
}

/** Who is on a list. An empty list is refused: it would silently find nothing. */
export const findListed = (name: string, place: Place, naming: Naming): { name: string; keys: readonly string[] } => {
  if (naming.saved === undefined) throw notHere(place)
  const keys = naming.saved.listed(name)
  if (keys === undefined) throw new QuerySyntaxError(`There is no list "${name}".`, place)
  if (keys.length === 0) throw new QuerySyntaxError(`Nobody is on the list "${name}".`, place)
  return { name: name.trim(), keys }
}

/** The same query, all of it standing at one place of another. */
export const placeAt = (node: QueryNode, place: Place): QueryNode => {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, children: node.children.map((child) => placeAt(child, place)), place }
    case 'not':
      return { ...node, child: placeAt(node.child, place), place }
    case 'near':
      return { ...node, operands: node.operands.map((terms) => terms.map((term) => ({ ...term, place }))), place }
    case 'title':
      return { ...node, child: { ...node.child, place }, place }
    default:
      return { ...node, place }
  }
}
