import type { AudienceMember } from '../../model/audience.js'
import type { Places, ResolvedPlace } from '../places/index.js'
import type { Evidence } from './mixture.js'

/** Where a profile says its owner lives. */
export interface PlaceReading {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** Id of the location dictionary; only where a city is named. */
  cityId: string | null
  /** The region that is named, or that the named city is in. */
  regionId: string | null
  evidence: Evidence | null
}

/** Only the part of the place dictionary that is needed, so that a remembering one can stand in. */
export type PlaceReader = Pick<Places, 'resolve' | 'get'>

const flagPattern = /[\u{1f1e6}-\u{1f1ff}]{2}/gu

const flagsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(flagPattern)].map(([flag]) =>
      [...flag].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join(''),
    ),
  ),
]

/** A text that speaks of another country than the home: one in thirty places, spread over some thirty countries. */
const elsewhere = 0.001
const flagLikelihood = 0.85
const cityMin = 0.5

const nowhere: PlaceReading = { country: null, cityId: null, regionId: null, evidence: null }

const fromFlags = ({ name, bio }: AudienceMember): PlaceReading => {
  const flags = flagsIn(`${name} ${bio}`)
  const [flag] = flags
  // Two flags are a traveller or an emigrant: nobody can say which is home.
  if (flag === undefined || flags.length > 1) return nowhere
  return {
    country: flag,
    cityId: null,
    regionId: null,
    evidence: { likely: [[flag, flagLikelihood]], rest: elsewhere * 10 },
  }
}

/** What was made of a resolved place: one that remembers what it resolved gives the same one for the same text. */
const known = new WeakMap<ResolvedPlace, PlaceReading>()

/** Reads the stated place; where there is none, a single flag in name or bio. */
export const readPlace = (member: AudienceMember, places: PlaceReader): PlaceReading => {
  const resolved = member.placeText === null ? undefined : places.resolve(member.placeText)
  if (resolved === undefined) return fromFlags(member)
  const reading = known.get(resolved) ?? fromResolved(resolved, places)
  known.set(resolved, reading)
  return reading
}

const fromResolved = (resolved: ResolvedPlace, places: PlaceReader): PlaceReading => {
  const byCountry = new Map<string, number>()
  for (const { id, confidence } of [resolved, ...resolved.alternatives]) {
    const code = places.get(id)?.countryCode
    if (code !== undefined) byCountry.set(code, Math.max(byCountry.get(code) ?? 0, confidence))
  }
  const best = places.get(resolved.id)
  if (best === undefined) return nowhere
  const isCity = best.kind === 'city' && resolved.confidence >= cityMin
  const region = isCity ? best.parentId : best.kind === 'region' && resolved.confidence >= cityMin ? best.id : null
  return {
    country: best.countryCode,
    cityId: isCity ? best.id : null,
    // Where a country has no regions its cities hang on the country itself.
    regionId: region !== null && places.get(region)?.kind === 'region' ? region : null,
    evidence: { likely: [...byCountry], rest: elsewhere },
  }
}
