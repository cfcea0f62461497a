import type { Place, PlaceKind } from '../../model/place.js'
import { createDictionary, type Dictionary, type DictionaryEntry, type MatchKind } from '../dictionary/index.js'
import { decodePlaces, type PlaceTable } from './decode.js'
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
  size: number
  /** Understands 'gn:2509954' besides our own ids. */
  get: (id: string) => Place | undefined
  /** From the parent up to the country. */
  ancestors: (id: string) => Place[]
  /** Most people first. */
  children: (id: string) => Place[]
  /** Every word begins a word of the name, or of its region or country: 'valencia es'. Exact first, then by population. */
  search: (query: string, options: PlaceQuery) => PlacePage
  /** Reads a place out of free text as people write it. Undefined when nothing in it is likely enough to be one. */
  resolve: (text: string) => ResolvedPlace | undefined
}

/** Among equal names a region weighs a quarter of its people, so that Madrid the city comes before Madrid the region. */
const weightOf = (place: Place): number => (place.kind === 'region' ? place.population / 4 : place.population)
/** Curated short forms come first in the data, then English, German, French, Spanish, Italian, Portuguese: enough to narrow by. */
const contextAliases = 12

const toEntries = ({ places, alpha3 }: PlaceTable, byId: ReadonlyMap<string, Place>): DictionaryEntry[] => {
  const contexts = new Map<string, string[]>()
  const contextOf = (id: string | null): string[] => {
    if (id === null) return []
    const known = contexts.get(id)
    if (known !== undefined) return known
    const place = byId.get(id)
    if (place === undefined) return []
    const code = place.kind === 'country' ? [id, alpha3.get(id) ?? ''] : [id.slice(3)]
    const context = [...code, place.name, ...place.aliases.slice(0, contextAliases), ...contextOf(place.parentId)]
    contexts.set(id, context)
    return context
  }
  return places.map((place) => {
    const codes = place.kind === 'country' ? [place.id, alpha3.get(place.id) ?? ''] : []
    const { id, name } = place
    return {
      id,
      name,
      aliases: [...place.aliases, ...codes],
      weight: weightOf(place),
      context: contextOf(place.parentId),
    }
  })
}

/** Countries, regions and cities of the world, out of the packed file. Opens at once; the index is built by the first search. */
export const createPlaces = (data: Uint8Array): Places => {
  const table = decodePlaces(data)
  const byId = new Map(table.places.map((place) => [place.id, place]))
  let dictionary: Dictionary | undefined
  const index = (): Dictionary => (dictionary ??= createDictionary(toEntries(table, byId)))
  let byParent: Map<string, Place[]> | undefined
  let byNumber: Map<string, Place> | undefined

  const get = (id: string): Place | undefined => {
    if (!id.startsWith('gn:')) return byId.get(id)
    byNumber ??= new Map(table.places.filter(({ kind }) => kind === 'city').map((city) => [city.id.slice(3), city]))
    return byNumber.get(id.slice(3))
  }

  const ancestors = (id: string): Place[] => {
    const found: Place[] = []
    for (let at = get(id); at !== undefined && at.parentId !== null;) {
      at = byId.get(at.parentId)
      if (at !== undefined) found.push(at)
    }
    return found
  }

  const children = (id: string): Place[] => {
    if (byParent === undefined) {
      byParent = new Map()
      for (const place of table.places) {
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
      (kinds === undefined || kinds.includes(byId.get(id)?.kind ?? 'city'))
    const hasFilter = kinds !== undefined || within !== undefined
    const page = index().search(query, { limit, offset, ...(hasFilter ? { accepts } : {}) })
    const items = page.items.flatMap(({ id, match }) => {
      const place = byId.get(id)
      return place === undefined ? [] : [{ place, match }]
    })
    return { items, total: page.total }
  }

  const lookUp = (text: string): Place[] =>
    index()
      .exact(text)
      .flatMap((id) => byId.get(id) ?? [])
  return {
    version: table.version,
    size: byId.size,
    get,
    ancestors,
    children,
    search,
    resolve: createResolver({ get, ancestors, lookUp }),
  }
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
