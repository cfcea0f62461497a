import { isStopWord } from '../../../engine/language/stop-words.js'
import { interests } from '../../../model/interest.js'
import { applyAll, type Lookups } from './effects.js'
import { adjectiveAt, isLeftOut, settleAdjective, unsettleAdjective, type Adjective } from './adjectives.js'
import { findSeed, readAlike } from './alike.js'
import { readBrand, readLooseBrand } from './brands.js'
import { findLanguage, findSpoken } from './languages.js'
import { findCity, isExcludedBehind, isLeftOutToo, readPlaceWithin } from './places.js'
import { isPriceNear, readMoney } from './read-money.js'
import { amountAt, readNumber } from './read-number.js'
import { findName, isCapitalAt, isJointAt, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import { readTitle, seek } from './seek.js'
import { newState, quiet, settle, type Explained, type Read, type State } from './state.js'
import { takeInterest, takeLanguage, takePlace } from './take.js'
import { toTokens, type Token } from './tokens.js'
import { plain, type Effect } from './words.js'

export interface Interpretation {
  filters: Record<string, unknown>
  explained: Explained[]
}

/** Names of interests, and the one form of a word where the name has the other: dog, dogs. Upper ones last, so that they win. */
const interestNames = new Map(
  interests
    .toSorted((a, b) => Number(a.parentId === null) - Number(b.parentId === null))
    .flatMap(({ id, name }) => {
      const word = plain(name)
      return [[word.endsWith('s') ? word.slice(0, -1) : `${word}s`, id] as const, [word, id] as const]
    }),
)

/** Reads a sentence from left to right, the longest phrase first. What nobody understands becomes the query. */
export const interpret = (sentence: string, lookups: Lookups, now: number): Interpretation => {
  const tokens = toTokens(sentence)
  const explained: Explained[] = []
  const state = newState(now, findSeed(tokens, lookups.findSeed))
  let adjective: Adjective | undefined
  for (let i = 0; i < tokens.length;) {
    if (tokens[i]?.afterBreak === true) forget(state)
    if (isLeftOutToo(tokens, i, state, lookups) || isExcludedBehind(tokens, i, lookups)) state.negated = true
    const excluded = excludedIn(state)
    const origin = adjectiveAt(tokens, i, state)
    const known = placesIn(state)
    const { count, filter, meaning, unused } =
      readAlike(tokens, i, state, lookups.findSeed) ??
      readMoney(tokens, i, state, lookups.currencies) ??
      readBrand(tokens, i, state, lookups) ??
      readNumber(tokens, i, state) ??
      readPlaceWithin(tokens, i, state, lookups) ??
      readTitle(tokens, i, state, lookups) ??
      readPhrase(tokens, i, state, lookups, explained.at(-1)?.filter) ??
      readSpoken(tokens, i, state) ??
      readUnknown(tokens, i, state, lookups)
    const [first, last] = [tokens[i], tokens[i + count - 1]]
    if (first === undefined || last === undefined) break
    const { from } = first
    const { to } = last
    if (filter !== null) {
      state.last = filter
      if (excludedIn(state) === excluded) state.leftOut = undefined
    }
    explained.push({ words: sentence.slice(from, to), from, to, filter, meaning, unused: unused === true })
    if (adjective !== undefined && isLeftOut(adjective, state, lookups)) {
      unsettleAdjective(state, explained, adjective)
      adjective = undefined
    }
    const place = placesIn(state).find((id) => !known.includes(id))
    if (place !== undefined && origin === place) adjective = { id: place, at: explained.length - 1 }
    else if (place !== undefined && adjective !== undefined && isSaidToLive(tokens, i)) {
      settleAdjective(state, explained, adjective, place, lookups)
      adjective = undefined
    }
    i += count
  }
  settle(state)
  if (state.unknown.length > 0) state.filters['query'] = toQuery(state.unknown)
  return { filters: state.filters, explained }
}

/** A list that is the whole query needs no brackets. */
const toQuery = ([first = '', ...rest]: readonly string[]): string =>
  rest.length === 0 && first.startsWith('(') ? first.slice(1, -1) : [first, ...rest].join(' ')

const placesIn = ({ filters }: State): string[] => (filters['locations'] as string[] | undefined) ?? []

/** "in Chicago", "in the Netherlands" */
const isSaidToLive = (tokens: readonly Token[], i: number): boolean => {
  const before = wordEffectAt(tokens, i - 1)?.what
  return before === 'in' || (before === 'skip' && wordEffectAt(tokens, i - 2)?.what === 'in')
}

/** How much was left out so far. */
const excludedIn = ({ without, unknown }: State): number =>
  Object.values(without).flat().length + unknown.filter((word) => word.startsWith('-')).length

/** What was said of the next word ends at a comma. */
const forget = (state: State): void => {
  // "Competitors: Nestlé" names the brand behind the colon.
  if (state.brand === undefined) state.negated = false
  state.audience = false
  state.audienceLikes = false
  state.share = undefined
  state.isShareRough = false
}

const isSmall = (tokens: readonly Token[]): boolean => tokens.every(({ text }) => !/\p{Lu}/u.test(text))

/** Names of countries that are words of their own where they are written small. */
const alsoWords = new Set(['turkey', 'jordan', 'chad', 'jersey', 'georgia', 'mali', 'niger', 'guinea'])
/** A country, however its name is written. */
const findCountryIn =
  ({ findPlace }: Lookups): Lookups['findPlace'] =>
  (name) => {
    const place = alsoWords.has(plain(name)) ? undefined : findPlace(name)
    return place?.id.length === 2 && plain(place.name) === plain(name) ? place : undefined
  }

const interestsHeld = ({ filters }: State): number => ((filters['interests'] as string[] | undefined) ?? []).length

const readPhrase = (
  tokens: readonly Token[],
  i: number,
  state: State,
  lookups: Lookups,
  previous: string | null | undefined,
): Read | undefined => {
  const known = interestsHeld(state)
  const read = readKnown(tokens, i, state, lookups, tokens[i]?.afterBreak !== true && previous === 'interests')
  if (interestsHeld(state) <= known || known === 0) return read
  if (tokens[i]?.afterBreak === true || isJointAt(tokens, i - 1)) state.listed = true
  else coverUpper(state, known)
  return read
}

/** "vegan recipes or baking": recipes say no more than vegan does, so food alone would find everybody. */
const coverUpper = (state: State, known: number): void => {
  const held = (state.filters['interests'] as string[] | undefined) ?? []
  const [before = '', newest = ''] = held.slice(known - 1)
  if (newest.startsWith(`${before}.`)) state.covered.push(before)
  if (before.startsWith(`${newest}.`)) state.covered.push(newest)
}

const readKnown = (
  tokens: readonly Token[],
  i: number,
  state: State,
  lookups: Lookups,
  afterInterest: boolean,
): Read | undefined => {
  const phrase = phraseAt(tokens, i)
  for (let count = 4; count > (phrase?.count ?? 0); count--) {
    const text = joinedAt(tokens, i, count)
    const interest = text === undefined ? undefined : interestNames.get(plain(text))
    if (interest !== undefined) return { count, ...takeInterest(interest, { tokens, next: i + count, state }) }
  }
  if (phrase === undefined) return undefined
  const { count, effects } = phrase
  if (!isInPlace(effects, tokens, i + count, afterInterest)) return undefined
  // "Los Angeles" is no article.
  const named =
    effects[0]?.what === 'skip' && isCapitalAt(tokens, i) ? findName(tokens, i, lookups.findPlace) : undefined
  if (named !== undefined && named.count > count)
    return { count: named.count, ...takePlace(named.found, { tokens, next: i + named.count, state }) }
  // "saudi arabia" is more than "saudi".
  const longer = effects[0]?.what === 'country' ? findName(tokens, i, findCountryIn(lookups)) : undefined
  if (longer !== undefined && longer.count > count)
    return { count: longer.count, ...takePlace(longer.found, { tokens, next: i + longer.count, state }) }
  return applyAll(effects, { tokens, at: i, count, state, lookups, afterInterest })
}

/** Words that say what they say in one place only: elsewhere they are words to look for. */
const isInPlace = (effects: readonly Effect[], tokens: readonly Token[], next: number, afterInterest: boolean) => {
  const [{ what, of: [first] } = { what: '', of: [] }] = effects
  // "alternative music" is like nobody, "budget travel" names no price, and a coach alone may teach anything.
  if (what === 'alike') return first !== 'behind'
  if (what === 'trade') return afterInterest
  if (what === 'priced') return isPriceNear(tokens, next)
  return what !== 'min' || first !== 'number' || amountAt(tokens, next) !== undefined
}

/** German-speaking, deutschsprachig, francophone. */
const readSpoken = (tokens: readonly Token[], i: number, state: State): Read | undefined => {
  // "die Deutsch sprechen"
  const named = findName(tokens, i, findLanguage)
  const verb = named === undefined ? undefined : phraseAt(tokens, i + named.count)
  if (named !== undefined && verb?.effects[0]?.what === 'speaks' && tokens[i + named.count]?.afterBreak !== true)
    return { count: named.count + verb.count, ...takeLanguage(named.found, state) }
  // "board games, deutsch, 5k": a language alone between commas.
  if (named !== undefined && tokens[i]?.afterBreak === true && (tokens[i + named.count]?.afterBreak ?? true))
    return { count: named.count, ...takeLanguage(named.found, state) }
  for (const count of [2, 1]) {
    const text = joinedAt(tokens, i, count)
    const code = text === undefined ? undefined : findSpoken(text)
    if (code !== undefined) return { count, ...takeLanguage(code, state) }
  }
  return undefined
}

/** "no betting sponsors", "sin marcas de alcohol": what is left out may be said in several words. */
const goesOn = (tokens: readonly Token[], i: number, { leftOut, leftOutTo }: State): boolean => {
  // "no politics or religion"
  if ((leftOut !== undefined || leftOutTo === i - 2) && wordEffectAt(tokens, i - 1)?.what === 'or') return true
  if (leftOutTo === undefined || tokens[i]?.afterBreak === true) return false
  return leftOutTo === i - 1 || (leftOutTo === i - 2 && /^(?:of|de|di|d|von|van)$/i.test(tokens[i - 1]?.text ?? ''))
}

/** A place or a brand if somebody knows one by this name, else a word to look for. */
const readUnknown = (tokens: readonly Token[], i: number, state: State, lookups: Lookups): Read => {
  const brand = readLooseBrand(tokens, i, state, lookups)
  if (brand !== undefined) return brand
  const before = wordEffectAt(tokens, i - 1)?.what
  const article = wordEffectAt(tokens, i - 2)?.what === 'in'
  const isNamed = before === 'in' || (before === 'skip' && article) || isCapitalAt(tokens, i)
  const find = isNamed ? lookups.findPlace : isSmall(tokens) ? findCity(lookups.findPlace) : findCountryIn(lookups)
  const place = findName(tokens, i, find)
  if (place !== undefined)
    return { count: place.count, ...takePlace(place.found, { tokens, next: i + place.count, state }) }
  const word = tokens[i]?.text ?? ''
  // A plus sign between two words says nothing.
  if (isStopWord(plain(word)) || /^[\p{P}\p{Sm}\p{Sk}]+$/u.test(word)) return { count: 1, ...quiet() }
  const negated = state.negated || goesOn(tokens, i, state)
  state.negated = false
  if (negated) state.leftOutTo = i
  if (negated) state.unknown.push(`-${word}`)
  else seek(tokens, i, 1, word, state)
  return {
    count: 1,
    filter: 'query',
    meaning: negated ? 'not understood: texts with this word are left out' : 'not understood: looked for as a word',
  }
}
