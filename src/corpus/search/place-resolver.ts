import type { Places } from '../../engine/places/index.js'
import { fold } from '../../engine/language/fold.js'
import type { PlaceKind } from '../../model/place.js'
import type { StatedPlace } from '../../model/creator.js'
import { openPlaces } from '../dictionaries/place-file.js'
import { Cache } from '../../kernel/cache.js'

/** Where somebody is, as far as the dictionary of locations knows: the place itself, then what it lies in, up to the country. */
export interface ResolvedPlace {
  ids: readonly string[]
  /** ISO 3166-1 alpha-2, lower case as in the dictionary. */
  country: string | null
  /** Names in English, folded. */
  city: string | null
  region: string | null
}

const nowhere: ResolvedPlace = { ids: [], country: null, city: null, region: null }

export const namePlace = (places: Places, text: string): { id: string; isWhole: boolean } | undefined => {
  const found = places.resolve(text)
  return found && { id: found.id, isWhole: found.text.length === text.length }
}

/** Resolves stated places, each text once: reading a place out of words takes a hundred times as long as the rest of a document. */
export class PlaceResolver {
  readonly #known = new Cache<string, ResolvedPlace>(100_000)
  readonly #named = new Cache<string, { found: ReturnType<typeof namePlace> }>(100_000)
  #places: Places | undefined

  resolve(place: StatedPlace | null): ResolvedPlace {
    if (place === null) return nowhere
    const key = `${place.locationId ?? ''}|${place.countryCode ?? ''}|${place.text}`
    return this.#known.getOrSet(key, () => this.#find(place))
  }

  /** The place that a text names, and whether it says nothing else. */
  named(text: string): { id: string; isWhole: boolean } | undefined {
    return this.#named.getOrSet(text, () => ({ found: namePlace((this.#places ??= openPlaces()), text) })).found
  }

  #find({ text, locationId, countryCode }: StatedPlace): ResolvedPlace {
    this.#places ??= openPlaces()
    const stated = countryCode?.toLowerCase() ?? null
    const id = locationId ?? this.#places.resolve(text, countryCode)?.id
    const place = id === undefined ? undefined : this.#places.get(id)
    const country = stated ?? place?.countryCode.toLowerCase() ?? null
    // A text that was read as a place elsewhere must not contradict the country that was stated.
    if (place === undefined || place.countryCode.toLowerCase() !== country)
      return { ...nowhere, ids: country === null ? [] : [country], country }
    const chain = [place, ...this.#places.ancestors(place.id)]
    const named = (kind: PlaceKind): string | null => {
      const found = chain.find((each) => each.kind === kind)
      return found === undefined ? null : fold(found.name)
    }
    return {
      ids: [...new Set(chain.map((each) => each.id))],
      country,
      city: named('city'),
      region: named('region'),
    }
  }
}
