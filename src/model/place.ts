export const placeKinds = ['country', 'region', 'city'] as const
export type PlaceKind = (typeof placeKinds)[number]

/**
 * An entry of the location dictionary. Ids are what is stored, so they hold no name: 'es' (ISO 3166-1), 'es-vc' (ISO 3166-2, or
 * 'fo-gnvg' by GeoNames' code where ISO parts the country otherwise), 'es-2509954' (country and GeoNames number).
 */
export interface Place {
  id: string
  kind: PlaceKind
  /** English, or as GeoNames writes it. */
  name: string
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string
  /** The region of a city, the country of a region; a city that lies in no region hangs on its country. */
  parentId: string | null
  /** Inhabitants; of a region, those of its listed cities. */
  population: number
  latitude: number | null
  longitude: number | null
}
