import type { Creator } from '../../model/creator.js'
import type { Places } from '../places/index.js'
import { fold } from '../language/fold.js'
import { containsWords, nameWords } from './names.js'
import { weights, type Evidence } from './weigh.js'

/** The dictionary of places, which knows cities by their names in other languages. */
export type Gazetteer = Pick<Places, 'get' | 'ancestors' | 'resolve'>

/** A city as a text names it: its id, and the words that do. */
interface NamedCity {
  id: string
  text: string
}

/** The cities that a text may name, likeliest first. What is likely to be something else is left out. */
const citiesIn = (text: string, country: string | null, places: Gazetteer): NamedCity[] => {
  const found = text.trim() === '' ? undefined : places.resolve(text, country)
  if (found === undefined) return []
  return [found, ...found.alternatives].filter(({ id }) => places.get(id)?.kind === 'city')
}

/** Where a text names the same city in other words; a part of the city counts as the city. */
const sameCity = (
  given: readonly NamedCity[],
  shown: readonly NamedCity[],
  places: Gazetteer,
): NamedCity | undefined => {
  const [meant] = given
  if (meant === undefined) return undefined
  return shown.find(({ id }) => id === meant.id || places.ancestors(id).some((outer) => outer.id === meant.id))
}

/** Whether an account is from a city, whatever the language in which either names it. */
export const compareCity = (
  city: string,
  country: string | null,
  { bio, place }: Pick<Creator, 'bio' | 'place'>,
  places: Gazetteer,
): Evidence => {
  const words = nameWords(city)
  const state = (outcome: Evidence['outcome'], found: string, log_odds: number, why: string): Evidence => ({
    identifier: 'city',
    given: country === null ? city : `${city}, ${country}`,
    found,
    outcome,
    log_odds,
    why,
  })
  const given = citiesIn(city, country, places)
  const isSame = (text: string, within: string | null): NamedCity | undefined =>
    sameCity(given, citiesIn(text, within, places).slice(0, 1), places)
  const shown = place === null ? '' : [place.city ?? '', place.text].join(' ')
  const otherCountry = country !== null && (place?.countryCode ?? country) !== country
  if (!otherCountry && place !== null) {
    if (containsWords(shown, words)) return state('matched', place.text, weights.city, 'The account states this city.')
    if ([place.city ?? '', place.text].some((text) => isSame(text, place.countryCode) !== undefined))
      return state('matched', place.text, weights.city, 'The account states this city, by another of its names.')
  }
  if (otherCountry)
    return state(
      'contradicts',
      place?.text ?? '',
      weights.countryOther,
      'The account states a place in another country. People move.',
    )
  if (containsWords(bio, words))
    return state('matched', city, weights.city, 'The account names this city in its own words.')
  const named = isSame(bio, null)
  if (named !== undefined)
    return state(
      'matched',
      named.text,
      weights.city,
      'The account names this city in its own words, by another of its names.',
    )
  const other = place?.city ?? city
  if (fold(other) !== fold(city))
    return state('contradicts', other, weights.cityOther, 'The account states another city. People move.')
  if (country !== null && place?.countryCode === country)
    return state('matched', place.text, weights.country, 'The account states this country, and no city.')
  return { ...state('unknown', '', 0, 'The account states no place that could be compared.'), found: null }
}
