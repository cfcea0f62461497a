import type { FindSeed } from './state.js'
import { findLanguage } from './languages.js'
import { readAmount, type Token } from './tokens.js'
import { noPrice } from './read-money.js'
import { amountAt, noKids, readSpan } from './read-number.js'
import type { PlaceLookups } from './places.js'
import { findName, phraseAt, wordEffectAt } from './read-phrase.js'
import { merge, quiet, take, takeNegation, unusable, type Meaning, type Read, type State } from './state.js'
import {
  isAudienceNear,
  notByFilter,
  takeAges,
  takeGender,
  takeInterest,
  takeLanguage,
  takePlace,
  takeSize,
  type Where,
} from './take.js'
import { isAboutCouple, isLusophone, isMeantOtherwise, spokenAlone, spokenIn } from './meant.js'
import { lookFor, ofAudience, takeMeant, takeWorn } from './worn.js'
import type { Effect } from './words.js'

/** What names stand for. */
export interface Lookups extends PlaceLookups {
  findBrand: (name: string) => { id: string; name: string; interest: string | null } | undefined
  findSeed: FindSeed
  /** Currencies that a price may be written in. */
  currencies: readonly string[]
}

/** The filter of networks names those that are wanted: one that is not is left out by the query. */
const takeNetwork = (network: string, state: State): Meaning => {
  if (!state.negated) return take(state, 'network', network, `network ${network}`)
  state.negated = false
  state.unknown.push(`-network:${network}`)
  state.leftOut = 'network'
  return { filter: 'query', meaning: `not network ${network}` }
}

const setValue = (state: State, path: string, text: string): Meaning => {
  const [filter = '', part] = path.split('.')
  const isLeftOut = takeNegation(state)
  const words = path.replaceAll(/[._]/g, ' ')
  if (text === 'true' || text === 'false') {
    const value = (text === 'true') !== isLeftOut
    state.filters[filter] = value
    return { filter, meaning: `${value ? '' : 'not '}${words}` }
  }
  if (isLeftOut) return notByFilter
  // "at least weekly"
  state.bound = undefined
  const value = Number(text)
  if (part === undefined) state.filters[filter] = value
  else merge(state.filters, filter, { [part]: value })
  return { filter, meaning: `${words} ${value}` }
}

const setFollowers = (state: State, low: string, high: string): Meaning => {
  if (takeNegation(state)) return notByFilter
  merge(state.filters, 'followers', {
    ...(low === '-' ? {} : { min: Number(low) }),
    ...(high === '-' ? {} : { max: Number(high) }),
  })
  const from = low === '-' ? '' : ` from ${low}`
  return { filter: 'followers', meaning: `followers${from}${high === '-' ? '' : ` to ${high}`}` }
}

const mostShare = 0.5

interface Said extends Where {
  at: number
  count: number
  lookups: Lookups
  /** Whether an interest was said just before: a yoga teacher need not teach at a school. */
  afterInterest: boolean
}

/** "speaks French", "in French": a language where one is named next. The words of both are read at once. */
const readLanguage = ({ tokens, next, state, at }: Said): Read | undefined => {
  const named = tokens[next]?.afterBreak === true ? undefined : findName(tokens, next, findLanguage)
  return named === undefined ? undefined : { count: next - at + named.count, ...takeLanguage(named.found, state) }
}

const applyEffect = ({ what, of: [first = '', second = ''], of }: Effect, said: Said): Meaning => {
  const { tokens, next, state, lookups } = said
  switch (what) {
    case 'role':
      return said.afterInterest ? quiet() : takeInterest(first, said)
    case 'interest':
      return isMeantOtherwise(second, said) ? quiet() : takeInterest(first, said)
    case 'gender':
      return second === 'agrees' && isAboutCouple(said) ? quiet() : takeGender(first, said)
    case 'wearer':
      return ofAudience(first, said)
    case 'worn':
      return takeWorn(first, said)
    case 'meant':
      return takeMeant(first, said)
    case 'network':
      return takeNetwork(first, state)
    case 'account':
      return take(state, 'account_type', first, `${first} accounts`)
    case 'contact':
      if (takeNegation(state)) return notByFilter
      merge(state.filters, 'contact_types', { must: [first] })
      return { filter: 'contact_types', meaning: `has a contact: ${first}` }
    case 'language':
      return takeLanguage(first, state)
    case 'country':
    case 'countries': {
      const language = spokenAlone(said) ?? spokenIn(said)
      if (language !== undefined) return takeLanguage(language, state)
      const places = of.flatMap((code) => lookups.findCountry(code) ?? [])
      const meanings = places.map((place) => takePlace(place, said))
      return { filter: meanings[0]?.filter ?? null, meaning: meanings.map(({ meaning }) => meaning).join(', ') }
    }
    case 'set':
      // "no alcohol ads": what was left out are these.
      if (first === 'has_sponsored_content' && state.leftOutTo === said.at - 1 && tokens[said.at]?.afterBreak !== true)
        return quiet('what was left out')
      return setValue(state, first, second)
    case 'followers':
      return setFollowers(state, first, second)
    case 'query':
      // "sin gluten" is what people cook, not what they leave out.
      return lookFor(said)
    case 'audience':
      state.audience = true
      state.audienceLikes ||= first === 'likes'
      return quiet('the audience')
    case 'ages':
      return takeAges(of, said)
    case 'mostly':
      if (!isAudienceNear(said)) return quiet()
      state.share = mostShare
      state.isShareRough = true
      return quiet('most of the audience')
    case 'size':
      return takeSize(first as 'min' | 'max', state)
    case 'price':
      return unusable(noPrice)
    case 'brand':
      state.brand = first
      return quiet('a brand follows')
    case 'not':
      // "Columbus excluded": it was left out where it stands.
      if (first === 'behind') return quiet('not')
      // "mães no Rio" are mothers in Rio.
      if (first === 'unless' && (isSaidIn(second, tokens) || isLusophone(said, lookups))) return quiet()
      state.negated = true
      return quiet('not')
    case 'grows':
      // "growing by more than 5 % a month" says how fast, "growing" alone does not.
      if (!isPercentNear(tokens, next)) return setValue(state, 'follower_growth.min', first)
      state.unit = 'follower_growth'
      return quiet('growth of followers')
    case 'per':
      if (state.filters['follower_growth'] !== undefined)
        merge(state.filters, 'follower_growth', { months: Number(first) })
      return quiet()
    case 'share':
      state.share = Number(first)
      state.isShareRough = false
      return quiet(`at least ${Math.round(state.share * 100)} % of the audience`)
    case 'min':
    case 'max': {
      // "no more than" is at most.
      const isTurned = amountAt(tokens, next) !== undefined && takeNegation(state)
      state.bound = isTurned ? (what === 'min' ? 'max' : 'min') : what
      return quiet(state.bound === 'min' ? 'at least' : 'at most')
    }
    case 'around':
      if (amountAt(tokens, next) === undefined) return quiet()
      state.bound = what
      return quiet('about so many')
    case 'since':
      return readSpan(Number(first), state)
    case 'screened':
      return unusable(first === 'taste' ? 'no filter: a matter of taste' : 'no filter: a screening judges this')
    case 'kids':
      // "no children under 13": a bound of whom nobody's age is known.
      takeNegation(state)
      state.unit = what
      state.bound = 'max'
      return unusable(noKids)
    case 'in':
      // Where creators live is not where their audience is.
      if (first === 'home') state.audience = false
      return quiet()
    case 'to':
      if (first === 'max' && readAmount(tokens[next]?.text ?? '') !== undefined) state.bound = 'max'
      return quiet()
    case 'unit':
      if (first === 'followers' && isAboutThem(tokens, next)) {
        state.audience = true
        return quiet('the audience')
      }
      state.unit = first
      return quiet(first.replaceAll('_', ' '))
    default:
      return quiet()
  }
}

/** Whether a sentence has a word that only one language has. */
const isSaidIn = (language: string, tokens: readonly Token[]): boolean =>
  tokens.some((_, i) => wordEffectAt(tokens, i)?.of.includes(`only-${language}`) === true)

/** Of "followers are mostly women under 25" and "followers mainly from Brazil" the followers themselves are meant, of "followers: 10k" their number. */
const isAboutThem = (tokens: readonly Token[], next: number): boolean => {
  for (let i = next; tokens[i] !== undefined && tokens[i]?.afterBreak !== true;) {
    const found = amountAt(tokens, i)
    if (found !== undefined) return !found.amount.isScaled && !found.amount.percent && found.amount.min < peopleMin
    const { count, effects } = phraseAt(tokens, i) ?? { count: 1, effects: [] }
    const what = effects[0]?.what ?? ''
    if (whoTheyAre.has(what)) return true
    if (!aside.has(what)) return false
    i += count
  }
  return false
}

/** Whether a rate follows, with nothing but its bound before it. */
const isPercentNear = (tokens: readonly Token[], next: number): boolean => {
  for (let i = next; tokens[i] !== undefined && tokens[i]?.afterBreak !== true;) {
    const found = amountAt(tokens, i)
    if (found !== undefined) return found.amount.percent
    const { count, effects } = phraseAt(tokens, i) ?? { count: 1, effects: [] }
    if (!asideOfRates.has(effects[0]?.what ?? '')) return false
    i += count
  }
  return false
}
const asideOfRates = new Set(['skip', 'min', 'max', 'between', 'around', 'in', 'not'])

/** Nobody asks for fewer followers than this: so small a number is an age. */
const peopleMin = 100
const whoTheyAre = new Set(['in', 'gender', 'country', 'countries', 'language', 'speaks'])
const aside = new Set(['skip', 'mostly', 'min', 'max', 'between', 'around'])

/** Countries have the ids of ISO 3166. */
const countryIdLength = 2

/** What a phrase of the dictionary does. */
export const applyAll = (effects: readonly Effect[], where: Omit<Said, 'next'>): Read => {
  const said: Said = { ...where, next: where.at + where.count }
  const [first] = effects
  if (first?.what === 'not' && effects.length > 1) said.state.negated = true
  if (effects.at(-1)?.what === 'speaks' || (first?.what === 'in' && first.of[0] === 'speak' && isWholeLanguage(said))) {
    const language = readLanguage(said)
    if (language !== undefined) return language
  }
  const meanings = effects.map((effect) => applyEffect(effect, said))
  const filter = meanings.find((each) => each.filter !== null)?.filter ?? null
  // "not business accounts" says the "not" already.
  const told = first?.what === 'not' && filter !== null ? meanings.slice(1) : meanings
  const meaning = told.map((each) => each.meaning).join(', ')
  const isUnused = filter === null && meanings.some(({ unused }) => unused)
  return { count: where.count, filter, meaning, ...(isUnused ? { unused: true } : {}) }
}

/** "in German rap" says which rap. */
const isInterest = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.afterBreak !== true && phraseAt(tokens, i)?.effects[0]?.what === 'interest'

/** "in Italien" is German and names a country; "en italien" is French, which writes languages small. */
const isCountry = (tokens: readonly Token[], next: number, { findPlace }: Lookups): boolean =>
  /^\p{Lu}/u.test(tokens[next]?.text ?? '') && findName(tokens, next, findPlace)?.found.id.length === countryIdLength

/** "in French" is a language unless more follows that belongs to it, as in "in French Polynesia". */
const isWholeLanguage = ({ tokens, next, lookups }: Said): boolean =>
  !isCountry(tokens, next, lookups) &&
  (findName(tokens, next, lookups.findPlace)?.count ?? 0) <= (findName(tokens, next, findLanguage)?.count ?? 0) &&
  phraseAt(tokens, next)?.effects[0]?.what !== 'interest' &&
  !isInterest(tokens, next + (findName(tokens, next, findLanguage)?.count ?? 1))
