import type { Section } from '../../assets/index.js'
import { at, type Draw } from './draw.js'
import { sectionsOf } from './text/written.js'

/** A real city, because people write real cities. Offsets ignore daylight saving: rhythm needs hours, not law. */
export interface City {
  name: string
  /** The way locals shorten it. */
  nick: string
  utcOffsetMin: number
  weight: number
}

export interface Country {
  code: string
  name: string
  flag: string
  /** The language its creators write, among those the demo world can write. */
  language: string
  /** The language its people have in their settings; not always one the world can write. */
  mainLanguage: string
  /** Pool of personal names. */
  names: string
  creatorWeight: number
  memberWeight: number
  /** Share of a typical creator's audience that lives in the country. */
  homeShare: number
  cities: City[]
}

const flagOf = (code: string): string =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))

/** `New York | nyc | -5 | 9` */
const toCity = (entry: string): City => {
  const [name = '', nick = '', offset = '0', weight = '1'] = entry.split(' | ')
  return { name, nick, utcOffsetMin: Number(offset) * 60, weight: Number(weight) }
}

const toCountry = ({ name: code, options, entries }: Section): Country => ({
  code,
  name: options['name'] ?? code,
  flag: flagOf(code),
  language: options['language'] ?? 'en',
  mainLanguage: options['main-language'] ?? 'en',
  names: options['names'] ?? '',
  creatorWeight: Number(options['creators']),
  memberWeight: Number(options['members']),
  homeShare: Number(options['home-share']),
  cities: entries.map(toCity),
})

/** The countries of the world; those of one language stand together, which the audience's address space relies on. */
export const countries: readonly Country[] = sectionsOf('countries').map(toCountry)

const creatorWeights = countries.map((country) => country.creatorWeight)
const cityWeights = new Map(countries.map((country) => [country.code, country.cities.map((city) => city.weight)]))

/** Where a new creator lives. */
export const drawCountry = (draw: Draw): number => draw.weighted(creatorWeights)

export const drawCity = (draw: Draw, country: Country): City =>
  at(country.cities, draw.weighted(cityWeights.get(country.code) ?? [1]))
