import type { Place, PlaceKind } from '../../model/place.js'
import {
  buildIndex,
  createDictionary,
  openDictionary,
  type Dictionary,
  type DictionaryEntry,
  type DictionaryIndex,
  type MatchKind,
} from '../dictionary/index.js'
import { readPlaces, unpackPlaces, type PackedPlaces, type PlaceTable } from './decode.js'
import { createResolver, type ResolvedPlace } from './resolve.js'

export interface PlaceQuery {
  kinds?: readonly PlaceKind[]
  /** Only this country (its id) and what lies in it. */
  within?: string
  limit: number
  offset?: number
}

export interface PlacePage {
  items: { place: Place; match: MatchKind }[]
  total: number
}

export interface Places {
  /** Names the datasets and their versions, for answers that show their sources. */
  version: string
  size: () => number
  /** Understands 'gn:2509954' besides our own ids. */
  get: (id: string) => Place | undefined
  /** Other names: codes, nicknames, other languages. */
  aliases: (id: string) => string[]
  /** From the parent up to the country. */
  ancestors: (id: string) => Place[]
  /** Most people first. */
  children: (id: string) => Place[]
  /** Every word begins a word of the name, or of its region or country: 'valencia es'. Exact first, then by population. */
  search: (query: string, options: PlaceQuery) => PlacePage
  /** The places of which a name is exactly this, but for case and accents, in the order of a search: it takes a thousandth of one. */
  named: (name: string) => Place[]
  /**
   * Reads a place out of free text as people write it. Undefined when nothing in it is likely enough to be one. Where the country is
   * known besides (`within`, two letters), only a place in it is meant: Valencia is another city in Spain than in Venezuela.
   */
  resolve: (text: string, within?: string | null) => ResolvedPlace | undefined
}

/** Among equal names a region weighs a tenth of its people, so that Valencia the city comes before its region. */
const weightOf = (place: Place): number => (place.kind === 'region' ? place.population / 10 : place.population)
/** Curated short forms come first in the data, then English, German, French, Spanish, Italian, Portuguese: enough to narrow by. */
const contextAliases = 12

interface Rows extends PlaceTable {
  /** Number of each place by its id. */
  rows: ReadonlyMap<string, number>
}

const open = (packed: PackedPlaces): Rows => {
  const table = readPlaces(packed)
  const rows = new Map<string, number>()
  for (const [row, place] of table.places.entries()) rows.set(place.id, row)
  return { ...table, rows }
}

const aliasesAt = ({ aliases }: Rows, row: number | undefined): string[] => {
  const cell = row === undefined ? '' : (aliases[row] ?? '')
  return cell === '' ? [] : cell.split('|')
}

const toEntries = (table: Rows): DictionaryEntry[] => {
  const contexts = new Map<string, string[]>()
  const contextOf = (id: string | null): string[] => {
    const known = contexts.get(id ?? '')
    const row = table.rows.get(id ?? '')
    const place = row === undefined ? undefined : table.places[row]
    if (known !== undefined || place === undefined) return known ?? []
    const codes = place.kind === 'country' ? [place.id, table.alpha3.get(place.id) ?? ''] : [place.id.slice(3)]
    const others = aliasesAt(table, row).slice(0, contextAliases)
    const context = [...codes, place.name, ...others, ...contextOf(place.parentId)]
    contexts.set(place.id, context)
    return context
  }
  return table.places.map((place, row) => {
    const aliases = aliasesAt(table, row)
    if (place.kind === 'country') aliases.push(place.id, table.alpha3.get(place.id) ?? '')
    const context = contextOf(place.parentId)
    return { id: place.id, name: place.name, aliases, weight: weightOf(place), context }
  })
}

/** The index that searches need, as plain data that a thread may post. */
export const indexPlaces = (data: Uint8Array): DictionaryIndex => buildIndex(toEntries(open(unpackPlaces(data))))

/**
 * Countries, regions and cities of the world, out of the packed file. Unpacked at once, read by the first question. The first search
 * takes the index that was made of the same file before (`indexPlaces`), or makes it, which takes a second.
 */
export const createPlaces = (
  data: Uint8Array,
  readIndex: () => DictionaryIndex | undefined = () => undefined,
): Places => {
  const packed = unpackPlaces(data)
  let opened: Rows | undefined
  const table = (): Rows => (opened ??= open(packed))
  let dictionary: Dictionary | undefined
  const openIndex = (): Dictionary => {
    const made = readIndex()
    return made === undefined ? createDictionary(toEntries(table())) : openDictionary(made)
  }
  const index = (): Dictionary => (dictionary ??= openIndex())
  let byParent: Map<string, Place[]> | undefined
  let byNumber: Map<string, Place> | undefined

  const own = (id: string): Place | undefined => table().places[table().rows.get(id) ?? -1]
  const aliases = (id: string): string[] => aliasesAt(table(), table().rows.get(id))
  const get = (id: string): Place | undefined => {
    if (!id.startsWith('gn:')) return own(id)
    byNumber ??= new Map(
      table()
        .places.filter(({ kind }) => kind === 'city')
        .map((city) => [city.id.slice(3), city]),
    )
    return byNumber.get(id.slice(3))
  }

  const ancestors = (id: string): Place[] => {
    const found: Place[] = []
    for (let at = get(id); at !== undefined && at.parentId !== null;) {
      at = own(at.parentId)
      if (at !== undefined) found.push(at)
    }
    return found
  }

  const children = (id: string): Place[] => {
    if (byParent === undefined) {
      byParent = new Map()
      for (const place of table().places) {
        const siblings = byParent.get(place.parentId ?? '')
        if (siblings === undefined) byParent.set(place.parentId ?? '', [place])
        else siblings.push(place)
      }
    }
    return (byParent.get(id) ?? []).toSorted((a, b) => b.population - a.population)
  }

  const search = (query: string, { kinds, within, limit, offset = 0 }: PlaceQuery): PlacePage => {
    const accepts = (id: string): boolean =>
      (within === undefined || id === within || id.startsWith(`${within}-`)) &&
      (kinds === undefined || kinds.includes(own(id)?.kind ?? 'city'))
    const hasFilter = kinds !== undefined || within !== undefined
    const page = index().search(query, { limit, offset, ...(hasFilter ? { accepts } : {}) })
    const items = page.items.flatMap(({ id, match }) => {
      const place = own(id)
      return place === undefined ? [] : [{ place, match }]
    })
    return { items, total: page.total }
  }

  const named = (name: string): Place[] =>
    index()
      .exact(name)
      .flatMap((id) => own(id) ?? [])
  return {
    version: packed.version,
    size: () => table().places.length,
    get,
    aliases,
    ancestors,
    children,
    search,
    named,
    resolve: within(createResolver({ get, ancestors, aliases, lookUp: named }), get),
  }
}

const within =
  (read: (text: string) => ResolvedPlace | undefined, get: Places['get']): Places['resolve'] =>
  (text, country) => {
    const found = read(text)
    if (country === undefined || country === null) return found
    const lies = (place: ResolvedPlace | undefined): boolean =>
      place !== undefined && get(place.id)?.countryCode === country.toUpperCase()
    if (lies(found)) return found
    const name = get(country.toLowerCase())?.name
    const narrowed = name === undefined || text === '' ? undefined : read(`${text}, ${name}`)
    return lies(narrowed) ? narrowed : undefined
  }

/** The country's name as readers of `locale` know it; regions and cities keep the name they have. */
export const placeName = (place: Place, locale: string): string => {
  if (place.kind !== 'country') return place.name
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(place.countryCode) ?? place.name
  } catch {
    return place.name
  }
}
