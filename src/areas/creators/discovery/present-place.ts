import type { z } from 'zod'
import type { Dictionaries } from '../../../corpus/dictionaries.js'
import type { StoredValue } from '../../../engine/search/index.js'
import type { StatedPlace } from '../../../model/creator.js'
import type { Place, PlaceKind } from '../../../model/place.js'
import type { foundFields } from './contract.js'

type Shown = z.output<typeof foundFields.location>

/** The nearer to where somebody is, the higher. */
const nearness: Record<PlaceKind, number> = { country: 0, region: 1, city: 2 }

/** The index holds the place that was read out of the words together with all it lies in. */
const nearestOf = (held: StoredValue | undefined, { places }: Dictionaries): Place | undefined => {
  if (held === undefined || held === null || typeof held !== 'object') return undefined
  let nearest: Place | undefined
  for (const id of Array.isArray(held) ? (held as readonly string[]) : Object.keys(held)) {
    const place = places().get(id)
    if (place !== undefined && (nearest === undefined || nearness[place.kind] > nearness[nearest.kind])) nearest = place
  }
  return nearest
}

/** The place as it was stated and the entry of the dictionary by which searches find it. */
export const presentPlace = (
  place: StatedPlace | null,
  held: StoredValue | undefined,
  dictionaries: Dictionaries,
): Shown => {
  if (place === null) return null
  const known = nearestOf(held, dictionaries)
  return {
    text: place.text,
    id: known?.id ?? null,
    name: known?.name ?? place.city,
    country_code: place.countryCode ?? known?.countryCode ?? null,
  }
}
