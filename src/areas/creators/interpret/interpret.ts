import { isStopWord } from '../../../engine/language/stop-words.js'
import { interests } from '../../../model/interest.js'
import { applyAll, type Lookups } from './effects.js'
import { adjectiveAt, settleAdjective, type Adjective } from './adjectives.js'
import { findSeed, readAlike } from './alike.js'
import { findLanguage, findSpoken } from './languages.js'
import { isExcludedBehind, isLeftOutToo, readPlaceWithin } from './places.js'
import { isPriceNear, readMoney } from './read-money.js'
import { amountAt, readNumber } from './read-number.js'
import { findName, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import { addTo, exclude, newState, quiet, settle, type Explained, type Read, type State } from './state.js'
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
    const place = placesIn(state).find((id) => !known.includes(id))
    if (place !== undefined && origin === place) adjective = { id: place, at: explained.length - 1 }
    else if (place !== undefined && adjective !== undefined && isSaidToLive(tokens, i)) {
      settleAdjective(state, explained, adjective, place, lookups)
      adjective = undefined
    }
    i += count
  }
  settle(state)
  if (state.unknown.length > 0) state.filters['query'] = state.unknown.join(' ')
  return { filters: state.filters, explained }
}

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

/** Who writes everything small writes places so, too; then large cities are known, by their own names. */
const residentsMin = 300_000
const isSmall = (tokens: readonly Token[]): boolean => tokens.every(({ text }) => !/\p{Lu}/u.test(text))
const findCity =
  (findPlace: Lookups['findPlace']): Lookups['findPlace'] =>
  (name) => {
    const place = findPlace(name)
    return place !== undefined && place.population >= residentsMin && plain(place.name) === plain(name)
      ? place
      : undefined
  }

/** Names of countries that are words of their own where they are written small. */
const alsoWords = new Set(['turkey', 'jordan', 'chad', 'jersey', 'georgia', 'mali', 'niger', 'guinea'])
/** A country, however its name is written. */
const findCountryIn =
  ({ findPlace }: Lookups): Lookups['findPlace'] =>
  (name) => {
    const place = alsoWords.has(plain(name)) ? undefined : findPlace(name)
    return place?.id.length === 2 && plain(place.name) === plain(name) ? place : undefined
  }

const isCapital = (tokens: readonly Token[], i: number): boolean => /^\p{Lu}/u.test(tokens[i]?.text ?? '')

const isJoint = (tokens: readonly Token[], i: number): boolean => {
  const what = wordEffectAt(tokens, i)?.what
  return what === 'to' || what === 'or'
}

const takeBrand = ({ id, name }: { id: string; name: string }, filter: string, negated: boolean, state: State) => {
  if (negated) exclude(state, filter, id)
  else addTo(state.filters, filter, id)
  state.brandsFollow = { filter, negated }
  state.negated = false
  return {
    filter,
    meaning: `${negated ? 'never ' : ''}${filter === 'brands' ? 'mentions' : 'sponsored by'} ${name}`,
  }
}

/** A brand is looked for right after words such as "sponsored by", and after another brand. */
const readBrand = (tokens: readonly Token[], i: number, state: State, { findBrand }: Lookups): Read | undefined => {
  const { brand, negated, brandsFollow } = state
  if (brand === undefined) {
    const follows = tokens[i]?.afterBreak === true || isJoint(tokens, i - 1)
    if (brandsFollow === undefined || !isCapital(tokens, i)) return undefined
    state.brandsFollow = undefined
    const named = follows && phraseAt(tokens, i) === undefined ? findName(tokens, i, findBrand) : undefined
    if (named === undefined) return undefined
    return { count: named.count, ...takeBrand(named.found, brandsFollow.filter, brandsFollow.negated, state) }
  }
  state.brand = undefined
  const named = findName(tokens, i, findBrand)
  if (named !== undefined) return { count: named.count, ...takeBrand(named.found, brand, negated, state) }
  // "com a Natura": the brand stands behind the article.
  if (!isCapital(tokens, i) && isCapital(tokens, i + 1) && articles.has(wordEffectAt(tokens, i)?.what ?? ''))
    state.brand = brand
  // A name that nobody has registered is no interest, whatever it means in another language.
  if (negated && isCapital(tokens, i) && phraseAt(tokens, i)?.effects[0]?.what === 'interest')
    return leaveOut(tokens[i]?.text ?? '', state)
  return undefined
}
const articles = new Set(['skip', 'in'])

const leaveOut = (word: string, state: State): Read => {
  state.negated = false
  state.unknown.push(`-${word}`)
  return { count: 1, filter: 'query', meaning: 'no brand that is known: texts with this word are left out' }
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
  const grown = interestsHeld(state) > known
  if (grown && known > 0 && (tokens[i]?.afterBreak === true || isJoint(tokens, i - 1))) state.listed = true
  return read
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
  const named = effects[0]?.what === 'skip' && isCapital(tokens, i) ? findName(tokens, i, lookups.findPlace) : undefined
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

/** "not Nestlé", and "mit Nestlé gearbeitet", where the verb comes last. */
const readLooseBrand = (
  tokens: readonly Token[],
  i: number,
  state: State,
  { findBrand, findPlace }: Lookups,
): Read | undefined => {
  // "outside Paris" is about the city, whatever else has its name.
  if (!isCapital(tokens, i) || findName(tokens, i, findCity(findPlace)) !== undefined) return undefined
  const named = findName(tokens, i, findBrand)
  if (named === undefined) return undefined
  const isWorkedWith = wordEffectAt(tokens, i + named.count)?.what === 'worked'
  if (!state.negated && !isWorkedWith) return undefined
  return { count: named.count, ...takeBrand(named.found, 'sponsored_by', state.negated, state) }
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
  const isNamed = before === 'in' || (before === 'skip' && article) || isCapital(tokens, i)
  const find = isNamed ? lookups.findPlace : isSmall(tokens) ? findCity(lookups.findPlace) : findCountryIn(lookups)
  const place = findName(tokens, i, find)
  if (place !== undefined)
    return { count: place.count, ...takePlace(place.found, { tokens, next: i + place.count, state }) }
  const word = tokens[i]?.text ?? ''
  if (isStopWord(plain(word))) return { count: 1, ...quiet() }
  const negated = state.negated || goesOn(tokens, i, state)
  state.negated = false
  if (negated) state.leftOutTo = i
  state.unknown.push(negated ? `-${word}` : word)
  return {
    count: 1,
    filter: 'query',
    meaning: negated ? 'not understood: texts with this word are left out' : 'not understood: looked for as a word',
  }
}
