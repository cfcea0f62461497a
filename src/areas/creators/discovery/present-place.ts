import type { z } from 'zod'
import type { Dictionaries } from '../../../corpus/dictionaries/dictionaries.js'
import type { StoredValue } from '../../../engine/search/index.js'
import { placeText, type StatedPlace } from '../../../model/creator.js'
import type { foundFields } from './contract.js'

type PlaceAnswer = z.output<typeof foundFields.location>

/** The place as it was stated and the entry of the dictionary by which searches find it. */
export const presentPlace = (
  place: StatedPlace | null,
  id: StoredValue | undefined,
  { places }: Dictionaries,
): PlaceAnswer => {
  if (place === null) return null
  const known = typeof id === 'string' ? places().get(id) : undefined
  return {
    text: placeText(place),
    id: known?.id ?? null,
    name: known?.name ?? place.city,
    country_code: place.countryCode ?? known?.countryCode ?? null,
  }
}
