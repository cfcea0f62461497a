import { wordSet } from '../../assets/words.js'
import type { Place } from '../../model/place.js'
import { labelWords } from '../language/words.js'
import { commonWords } from './common-words.js'
import type { Gazetteer, Mention } from './mentions.js'
import type { Token } from './tokens.js'

/** A place that a mention may mean. `qualifiers` are the mentions that say where it lies. */
export interface Judgement {
  place: Place
  confidence: number
  /** Orders readings of one text: confidence, and a little for standing first and for "living in". */
  preference: number
  start: number
  end: number
  qualifiers: Mention[]
  /** The code after it that says where it lies, as in 'Austin, TX'. */
  code: Token | undefined
}

export interface Surroundings {
  mentions: readonly Mention[]
  tokens: readonly Token[]
  text: string
  gazetteer: Gazetteer
}

const homeWords = wordSet('places', 'home-words')
const originWords = wordSet('places', 'origin-words')
const wordsAfter = wordSet('places', 'words-after')
const homeSigns = /[\u{1F4CD}\u{1F4CC}\u{1F3E0}\u{1F3E1}\u{1F30D}\u{1F30E}\u{1F30F}\u{1F5FA}\u{1F3D9}]/u
const confident = { named: 0.97, common: 0.92, flagged: 0.93 }

/**
 * How many people may have it in mind: inhabitants, more for places that many languages have a name for (Valencia in Spain has
 * fewer people than the one in Venezuela, and more names). A region counts a quarter.
 */
const prominenceOf = (place: Place, { aliases }: Gazetteer): number =>
  Math.max(place.population, 1000) * (place.kind === 'region' ? 0.25 : 1 + aliases(place.id).length / 10)

const isOwnName = (place: Place, folded: string): boolean => labelWords(place.name).join(' ') === folded

/** A shared name is the more prominent place's more often; another name of a place counts less than its own. */
const massOf = (place: Place, folded: string, gazetteer: Gazetteer): number =>
  prominenceOf(place, gazetteer) * (isOwnName(place, folded) ? 1 : 0.4)

/** From 0.25 for a small town to 0.88 for a city of the world: the smaller, the likelier the word means something else. */
const baseOf = (place: Place, gazetteer: Gazetteer): number => {
  if (place.kind === 'country') return 0.9
  const size = (Math.log10(prominenceOf(place, gazetteer)) - 4.18) / 1.9
  return Math.min(0.88, Math.max(0.2, 0.3 + 0.55 * size))
}

/**
 * Of a place and one inside it with the same name, one is meant: the country; else the city, unless it is a small part of the region
 * or has the name only as another one (Oklahoma is the state, New York is the city all the same).
 */
const withoutNested = (places: readonly Place[], folded: string, gazetteer: Gazetteer): Place[] => {
  const dropped = new Set<Place>()
  for (const inner of places) {
    for (const { id } of gazetteer.ancestors(inner.id)) {
      const outer = places.find((place) => place.id === id)
      if (outer === undefined) continue
      const shareMin = isOwnName(outer, folded) && !isOwnName(inner, folded) ? 0.35 : 0.15
      const keepsOuter = outer.kind === 'country' || inner.population < outer.population * shareMin
      dropped.add(keepsOuter ? inner : outer)
    }
  }
  return places.filter((place) => !dropped.has(place))
}

const isWithin = (place: Place, outer: Place, gazetteer: Gazetteer): boolean =>
  gazetteer.ancestors(place.id).some(({ id }) => id === outer.id)

/** Mentions beside this one, or flags anywhere, that name what `place` lies in. */
const qualifiersOf = (mention: Mention, place: Place, { mentions, gazetteer }: Surroundings): Mention[] =>
  mentions.filter((other) => {
    const says = (outer: Place): boolean => isWithin(place, outer, gazetteer) || (other.isFlag && outer.id === place.id)
    if (other === mention || mention.isFlag || !other.places.some(says)) return false
    const isBeside = other.first === mention.last + 1 || other.last === mention.first - 1
    return other.isFlag || isBeside || (other.first === mention.first && other.start >= mention.end)
  })

/** 'Austin, TX', 'Berlin DE', 'Curitiba/PR': the token after the mention, when it is the code of the place's region or country. */
const codeAfter = (mention: Mention, place: Place, { tokens }: Surroundings): Token | undefined => {
  const next = tokens[mention.last + 1]
  if (next === undefined || place.parentId === null || !/^[a-z]{2,3}$/i.test(next.text)) return undefined
  if (next.text !== next.text.toUpperCase() && !next.gap.includes(',')) return undefined
  const code = next.text.toLowerCase()
  const isRegion = place.kind === 'city' && place.parentId === `${place.parentId.slice(0, 2)}-${code}`
  return isRegion || place.countryCode.toLowerCase() === code ? next : undefined
}

type Marker = 'home' | 'origin' | 'none'
const markerOf = (mention: Mention, { tokens }: Surroundings): Marker => {
  const own = tokens[mention.first]
  const before = tokens[mention.first - 1]
  const after = tokens[mention.last + 1]
  if (own !== undefined && own.start === mention.start && homeSigns.test(own.gap)) return 'home'
  if (before !== undefined && !own?.isParted && homeWords().has(before.text.toLowerCase())) return 'home'
  if (after !== undefined && (!after.isParted || after.gap === '-') && wordsAfter().has(after.text.toLowerCase()))
    return 'home'
  if (before !== undefined && !own?.isParted && originWords().has(before.text.toLowerCase())) return 'origin'
  return 'none'
}

/** Does the mention fill its stretch between separators, beside nothing but other mentions? */
const standsAlone = (mention: Mention, { mentions, tokens }: Surroundings): boolean => {
  const isMentioned = (at: number): boolean => mentions.some(({ first, last }) => at >= first && at <= last)
  const before =
    tokens[mention.first - 1] === undefined || tokens[mention.first]?.isParted || isMentioned(mention.first - 1)
  const after = tokens[mention.last + 1]
  return before === true && (after === undefined || after.isParted || isMentioned(mention.last + 1))
}

const isLowered = (text: string): boolean => /^\p{Ll}/u.test(text)

/** How much the way it is written speaks for a place at all, whichever of that name. */
const confidenceOf = (place: Place, mention: Mention, surroundings: Surroundings): number => {
  if (mention.isFlag) return 0.85
  const folded = labelWords(mention.text).join(' ')
  const marker = markerOf(mention, surroundings)
  const isAlone = standsAlone(mention, surroundings)
  const isKnown = place.kind === 'city' && place.population >= 1_000_000 && isOwnName(place, folded)
  const isCommon = commonWords().has(folded) && !isKnown
  let confidence = baseOf(place, surroundings.gazetteer)
  if (folded.includes(' ')) confidence += (1 - confidence) * 0.3
  if (/^[a-z]{1,3}$/.test(folded)) confidence *= folded.length <= 2 ? 0.7 : 0.85
  if (place.kind === 'city' && place.population < 1_000_000 && !isOwnName(place, folded)) confidence *= 0.8
  if (isCommon) confidence *= isLowered(mention.text) ? 0.15 : 0.4
  if (marker !== 'none') return 1 - (1 - confidence) * (isCommon ? 0.7 : 0.5)
  if (isAlone) return isCommon ? confidence : confidence + (1 - confidence) * confidence * 0.35
  const isObscure = place.kind === 'city' && place.population < 500_000
  return confidence * (isLowered(mention.text) && isObscure ? 0.2 : 0.6)
}

const span = (mention: Mention, qualifiers: readonly Mention[], code: Token | undefined) => {
  const beside = qualifiers.filter(({ first, last }) => first === mention.last + 1 || last === mention.first - 1)
  const parts = [mention, ...beside, ...(code === undefined ? [] : [code])]
  return { start: Math.min(...parts.map(({ start }) => start)), end: Math.max(...parts.map(({ end }) => end)) }
}

/** All places a mention may mean, likeliest first. A place whose region or country is named beside it leaves the rest behind. */
export const judge = (mention: Mention, surroundings: Surroundings): Judgement[] => {
  const { gazetteer } = surroundings
  const folded = labelWords(mention.text).join(' ')
  const marker = markerOf(mention, surroundings)
  const bonus = (marker === 'home' ? 0.25 : 0) - (mention.start / Math.max(surroundings.text.length, 1)) * 0.3
  const stated = mention.places
    .map((place) => ({
      place,
      qualifiers: qualifiersOf(mention, place, surroundings),
      code: codeAfter(mention, place, surroundings),
    }))
    .filter(({ qualifiers, code }) => qualifiers.length > 0 || code !== undefined)
  const statedPlaces = withoutNested(
    stated.map(({ place }) => place),
    folded,
    gazetteer,
  )
  const candidates = statedPlaces.length > 0 ? statedPlaces : withoutNested(mention.places, folded, gazetteer)
  const total = candidates.reduce((sum, place) => sum + massOf(place, folded, gazetteer), 0)
  return candidates
    .map((place) => {
      const { qualifiers = [], code } = stated.find((one) => one.place === place) ?? {}
      const share = massOf(place, folded, gazetteer) / total
      const isStated = qualifiers.length > 0 || code !== undefined
      const certainty = commonWords().has(folded) ? confident.common : confident.named
      const isOnlyFlagged = qualifiers.every(({ isFlag }) => isFlag) && code === undefined
      const sure = isOnlyFlagged ? Math.min(certainty, confident.flagged) : certainty
      const confidence = share * (isStated ? sure : confidenceOf(place, mention, surroundings))
      return { place, confidence, preference: confidence + bonus, ...span(mention, qualifiers, code), qualifiers, code }
    })
    .sort((a, b) => b.confidence - a.confidence)
}
