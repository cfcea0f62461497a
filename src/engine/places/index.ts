export { createPlaces, indexPlaces, placeName, type PlacePage, type PlaceQuery, type Places } from './places.js'
export type { PlaceReading, ResolvedPlace } from './resolve.js'
