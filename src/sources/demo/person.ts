import type { Gender } from '../../model/creator.js'
import { leafInterests, topInterests } from '../../model/interest.js'
import { type DemoNetwork, demoNetworks } from '../../model/network.js'
import type { DemoBrand } from './brands.js'
import { at, Draw, keyOf, purpose } from './draw.js'
import { type City, countries, drawCity, drawCountry } from './geography.js'
import { magicHandles } from './magic.js'
import { drawName, fullName } from './names/pools.js'
import { drawRisk, type RiskTendency } from './risk.js'

/** How many ordinary people (brands included) own accounts. With 1.9 accounts each this is about 21,500 creators. */
export const peopleCount = 11_000

/** One person, whom all their accounts share: where they live, what they speak of, how well known they are. */
export interface Person {
  index: number
  /** The brand whose official account this is. */
  brand: DemoBrand | null
  /** Index into `countries`. */
  country: number
  city: City
  language: string
  secondLanguage: string | null
  gender: Gender
  birthYear: number
  given: string
  name: string
  /** Leaf interests, strongest first. */
  interests: string[]
  topInterest: string
  topIndex: number
  /** Standard score of fame; followers follow from it and the network. */
  fame: number
  /** Standard score of how readily the audience reacts. */
  warmth: number
  risk: RiskTendency
  /** Buys followers now and then. */
  buys: boolean
  /** Share of fakes that come by themselves. */
  ambientFake: number
  networks: DemoNetwork[]
  magic: string | null
}

const primaryWeights = [24, 20, 15, 9, 6, 5, 2, 4, 3, 3, 2, 7]
const extraWeights = [22, 18, 14, 12, 10, 3, 9, 5, 5, 4, 2, 6]
// prettier-ignore
const interestWeights: Record<string, number> = {
  beauty: 9, fashion: 8, food: 9, fitness: 7, travel: 7, gaming: 8, comedy: 6, music: 6, family: 5, technology: 5,
  business: 5, sports: 5, home: 4, pets: 4, art: 4, wellness: 4, education: 4, film: 3, finance: 3, automotive: 3,
  outdoors: 3, photography: 3, books: 3, drinks: 2, dance: 2, gardening: 2, news: 2,
}
const topWeights = topInterests.map((top) => interestWeights[top.id] ?? 1)
const leaves = topInterests.map((top) => leafInterests(top.id).map((leaf) => leaf.id))
// prettier-ignore
const femaleShare: Record<string, number> = {
  beauty: 0.85, fashion: 0.72, family: 0.75, dance: 0.68, books: 0.66, wellness: 0.66, food: 0.57, home: 0.64,
  gaming: 0.25, technology: 0.2, automotive: 0.12, sports: 0.25, finance: 0.33, business: 0.42,
}

/** Share of women among those who care for an interest; creators and audiences lean alike. */
export const womenIn = (topInterest: string): number => femaleShare[topInterest] ?? 0.5

const drawNetworks = (draw: Draw): DemoNetwork[] => {
  const primary = draw.weighted(primaryWeights)
  const found = new Set([primary])
  const extra = at([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4], draw.int(12))
  for (let i = 0; i < extra; i++) found.add(draw.weighted(extraWeights))
  return [...found].map((index) => at(demoNetworks, index))
}

const drawInterests = (draw: Draw, topIndex: number): string[] => {
  const own = at(leaves, topIndex)
  const found = new Set([draw.pick(own)])
  if (draw.chance(0.6)) found.add(draw.pick(own))
  if (draw.chance(0.45)) found.add(draw.pick(at(leaves, draw.weighted(topWeights))))
  return [...found]
}

/** Person number `index`. Brands come first, then people, then the magic accounts beyond `peopleCount`. */
export const drawPerson = (seed: number, index: number, brands: readonly DemoBrand[]): Person => {
  const draw = new Draw(keyOf(seed, purpose.person, index))
  const brand = brands[index] ?? null
  const magic = magicHandles[index - peopleCount]?.handle ?? null
  const country = magic === null ? drawCountry(draw) : 0
  const nation = at(countries, country)
  const topIndex = brand ? topInterests.findIndex((top) => top.id === brand.topInterest) : draw.weighted(topWeights)
  const topInterest = at(topInterests, topIndex).id
  const roll = draw.next()
  const women = womenIn(topInterest)
  const gender: Gender = roll < 0.015 ? 'other' : roll < 0.015 + women * 0.985 ? 'female' : 'male'
  const name = drawName(draw, nation.names, gender)
  const buys = brand === null && magic === null && draw.chance(0.035)
  return {
    index,
    brand,
    country,
    city: drawCity(draw, nation),
    language: draw.chance(nation.language === 'en' ? 1 : 0.94) ? nation.language : 'en',
    secondLanguage: draw.chance(0.12) && nation.language !== 'en' ? 'en' : null,
    gender,
    birthYear: 2004 - Math.floor(Math.abs(draw.normal()) * 8.5 + draw.int(5)),
    given: name.given,
    name: brand?.name ?? (magic === null ? fullName(nation.names, name) : magic.replace('demo_', 'Demo ')),
    interests: drawInterests(draw, topIndex),
    topInterest,
    topIndex,
    fame: brand ? 0.8 + draw.normal() * 0.5 : magic === null ? draw.normal() : 0.4,
    warmth: draw.normal(),
    risk: brand || magic !== null ? { level: 'none', categories: [] } : drawRisk(draw),
    buys,
    ambientFake: Math.min(
      0.16,
      0.015 + 0.05 * draw.next() * draw.next() + (draw.chance(0.08) ? 0.08 * draw.next() : 0),
    ),
    networks: magic !== null ? [...demoNetworks] : brand ? brandNetworks(brand) : drawNetworks(draw),
    magic,
  }
}

const brandNetworks = (brand: DemoBrand): DemoNetwork[] =>
  demoNetworks.filter((network) => brand.handles.some((handle) => handle.network === network))
