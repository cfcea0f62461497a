import { findName, isCapitalAt, isJointAt, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import type { Reader, State } from './state.js'
import { takePlace, type Named } from './take.js'
import type { Token } from './tokens.js'
import { plain } from './words.js'

/** What is known of places. */
export interface PlaceLookups {
  findPlace: (name: string) => (Named & { population: number }) | undefined
  findCountry: (code: string) => Named | undefined
  /** The place of this name that lies in another. */
  findWithin: (name: string, outerId: string) => Named | undefined
  liesIn: (innerId: string, outerId: string) => boolean
}

const nameMax = 4
const isSaidPlace = (tokens: readonly Token[], i: number): boolean =>
  isCapitalAt(tokens, i) || wordEffectAt(tokens, i - 1)?.what === 'in'

/** A country or region that stands behind a city: "Valencia, Spain", "Birmingham, Alabama", "Perth in Scotland". */
const outerAt = (
  tokens: readonly Token[],
  i: number,
  { findPlace, findCountry }: PlaceLookups,
): { count: number; found: Named } | undefined => {
  const skipped = wordEffectAt(tokens, i)?.what === 'in' && tokens[i]?.afterBreak !== true ? 1 : 0
  const at = i + skipped
  if (skipped > 0 && !isCapitalAt(tokens, at)) return undefined
  const phrase = phraseAt(tokens, at)
  const [effect] = phrase?.effects ?? []
  const code = effect?.what === 'country' ? effect.of[0] : undefined
  const country = code === undefined ? undefined : findCountry(code)
  if (phrase !== undefined && country !== undefined) return { count: skipped + phrase.count, found: country }
  const named = findName(tokens, at, findPlace)
  return named === undefined ? undefined : { count: skipped + named.count, found: named.found }
}

/** A place with the one it lies in, which tells it from others of its name: the outer one alone would find far more. */
export const readPlaceWithin: Reader<PlaceLookups> = (tokens, i, state, lookups) => {
  if (!isSaidPlace(tokens, i) && tokens.some((_, at) => isCapitalAt(tokens, at))) return undefined
  for (let count = nameMax; count > 0; count--) {
    const name = joinedAt(tokens, i, count)
    if (name === undefined || lookups.findPlace(name) === undefined) continue
    const outer = outerAt(tokens, i + count, lookups)
    const inner = outer === undefined ? undefined : lookups.findWithin(name, outer.found.id)
    if (outer === undefined || inner === undefined || inner.id === outer.found.id) continue
    const next = i + count + outer.count
    const place = { ...inner, label: `${inner.name}, ${outer.found.name}` }
    return { count: count + outer.count, ...takePlace(place, { tokens, next, state }) }
  }
  return undefined
}

/** What may be listed behind a "not", by the filter it goes to. */
const kinds: Readonly<Record<string, string>> = {
  interest: 'interests',
  country: 'locations',
  countries: 'locations',
  network: 'network',
  language: 'languages',
}

const kindAt = (tokens: readonly Token[], i: number, { findPlace }: PlaceLookups): string | undefined => {
  const what = phraseAt(tokens, i)?.effects[0]?.what
  const kind = what === undefined ? undefined : kinds[what]
  if (kind !== undefined || what !== undefined) return kind
  return isSaidPlace(tokens, i) && findName(tokens, i, findPlace) !== undefined ? 'locations' : undefined
}

/** Whether a list goes on behind a comma and ends with "and" or "or": "not from India, Pakistan or Nepal". */
const endsJoined = (tokens: readonly Token[], i: number, kind: string, lookups: PlaceLookups): boolean => {
  for (let at = i; at < tokens.length; at++) {
    if (isJointAt(tokens, at)) return at > i && kindAt(tokens, at + 1, lookups) === kind
    if (tokens[at]?.afterBreak === true && at > i && kindAt(tokens, at, lookups) !== kind) return false
  }
  return false
}

/** How many words are named at a place: a place, a phrase that is known, or one word. */
const namedAt = (tokens: readonly Token[], i: number, { findPlace }: PlaceLookups): number =>
  Math.max(findName(tokens, i, findPlace)?.count ?? 0, phraseAt(tokens, i)?.count ?? 1)

const isNotBehind = (tokens: readonly Token[], i: number): boolean => {
  const [effect] = phraseAt(tokens, i)?.effects ?? []
  return effect?.what === 'not' && effect.of[0] === 'behind'
}

/** "Columbus excluded", "Berlin and Hamburg excluded": said behind what is left out, which may be listed. */
export const isExcludedBehind = (tokens: readonly Token[], i: number, lookups: PlaceLookups): boolean => {
  const starts = phraseAt(tokens, i)?.effects[0]?.what
  if (starts === 'in' || starts === 'skip' || isNotBehind(tokens, i)) return false
  for (let at = i; at < tokens.length;) {
    at += namedAt(tokens, at, lookups)
    if (at >= tokens.length || tokens[at]?.afterBreak === true) return false
    if (isNotBehind(tokens, at)) return true
    if (!isJointAt(tokens, at)) return false
    at++
  }
  return false
}

/** "excluding the US and UK", "no politics or religion": what is listed behind something that is left out is left out too. */
export const isLeftOutToo = (tokens: readonly Token[], i: number, state: State, lookups: PlaceLookups): boolean => {
  const { leftOut } = state
  if (leftOut === undefined || kindAt(tokens, i, lookups) !== leftOut) return false
  const article = wordEffectAt(tokens, i - 1)?.what === 'skip' || wordEffectAt(tokens, i - 1)?.what === 'in' ? 1 : 0
  if (isJointAt(tokens, i - 1 - article)) return tokens[i - 1 - article]?.afterBreak !== true
  return tokens[i]?.afterBreak === true && endsJoined(tokens, i, leftOut, lookups)
}

const residentsMin = 300_000
/** Whether a name is that of a large city, in any language: "Milano" is also a brand. */
export const isLargeCity = (name: string, { findPlace }: PlaceLookups): boolean =>
  (findPlace(name)?.population ?? 0) >= residentsMin

/** Who writes everything small writes places so, too; then large cities are known, by their own names. */
export const findCity =
  (findPlace: PlaceLookups['findPlace']): PlaceLookups['findPlace'] =>
  (name) => {
    const place = findPlace(name)
    return place !== undefined && place.population >= residentsMin && plain(place.name) === plain(name)
      ? place
      : undefined
  }
