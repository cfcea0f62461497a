import { interests } from '../../../model/interest.js'
import { readNumber } from './read-number.js'
import { addTo, exclude, merge, settle, type Read, type State } from './state.js'
import { toTokens, type Token } from './tokens.js'
import { phrases, plain, type Effect } from './words.js'

/** What names stand for. */
export interface Lookups {
  findPlace: (name: string) => { id: string; name: string } | undefined
  findCountry: (code: string) => { id: string; name: string } | undefined
  findBrand: (name: string) => { id: string; name: string } | undefined
}

export interface Explained {
  words: string
  from: number
  to: number
  /** The filter it became; null for words that say nothing, `query` for words that are looked for as they are. */
  filter: string | null
  meaning: string
}

export interface Interpretation {
  filters: Record<string, unknown>
  explained: Explained[]
}

const phraseMax = 4
const nameMax = 4

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
  const state: State = {
    filters: {},
    unknown: [],
    audience: false,
    bound: undefined,
    between: false,
    unit: 'followers',
    negated: false,
    brand: undefined,
    listed: false,
    without: {},
    now,
  }
  for (let i = 0; i < tokens.length;) {
    const read =
      readBrand(tokens, i, state, lookups) ?? readNumber(tokens, i, state) ?? readPhrase(tokens, i, state, lookups)
    const { count, filter, meaning } = read ?? readUnknown(tokens, i, state, lookups)
    const [first, last] = [tokens[i], tokens[i + count - 1]]
    if (first === undefined || last === undefined) break
    explained.push({ words: sentence.slice(first.from, last.to), from: first.from, to: last.to, filter, meaning })
    i += count
  }
  settle(state)
  if (state.unknown.length > 0) state.filters['query'] = state.unknown.join(' ')
  return { filters: state.filters, explained }
}

const joinedAt = (tokens: readonly Token[], i: number, count: number): string | undefined =>
  i + count > tokens.length || tokens.slice(i + 1, i + count).some(({ afterBreak }) => afterBreak)
    ? undefined
    : tokens
        .slice(i, i + count)
        .map(({ text }) => text)
        .join(' ')

/** The longest name at a place that somebody knows. */
const findName = <T>(tokens: readonly Token[], i: number, find: (name: string) => T | undefined) => {
  for (let count = nameMax; count > 0; count--) {
    const name = joinedAt(tokens, i, count)
    const found = name === undefined ? undefined : find(name)
    if (found !== undefined) return { count, found }
  }
  return undefined
}

/** A brand is looked for right after words such as "sponsored by". */
const readBrand = (tokens: readonly Token[], i: number, state: State, { findBrand }: Lookups): Read | undefined => {
  const { brand: filter, negated } = state
  if (filter === undefined) return undefined
  state.brand = undefined
  state.negated = false
  const named = findName(tokens, i, findBrand)
  if (named === undefined) return undefined
  const { id, name } = named.found
  if (negated) merge(state.filters, filter, { none_of: [id] })
  else addTo(state.filters, filter, id)
  const verb = filter === 'brands' ? 'mentions' : 'sponsored by'
  return { count: named.count, filter, meaning: `${negated ? 'never ' : ''}${verb} ${name}` }
}

const readPhrase = (tokens: readonly Token[], i: number, state: State, lookups: Lookups): Read | undefined => {
  const known = ((state.filters['interests'] as string[] | undefined) ?? []).length
  const read = readKnown(tokens, i, state, lookups)
  const grown = ((state.filters['interests'] as string[] | undefined) ?? []).length > known
  const joint = phrases().get(plain(tokens[i - 1]?.text ?? ''))?.[0]?.what
  if (grown && known > 0 && (tokens[i]?.afterBreak === true || joint === 'to' || joint === 'or')) state.listed = true
  return read
}

const readKnown = (tokens: readonly Token[], i: number, state: State, lookups: Lookups): Read | undefined => {
  for (let count = phraseMax; count > 0; count--) {
    const text = joinedAt(tokens, i, count)
    if (text === undefined) continue
    const folded = plain(text)
    const effects = phrases().get(folded)
    if (effects !== undefined) return { count, ...applyAll(effects, tokens, i + count, state, lookups) }
    const interest = interestNames.get(folded)
    if (interest !== undefined) {
      return { count, ...takeInterest(interest, state) }
    }
  }
  return undefined
}

type Meaning = Omit<Read, 'count'>

/** "no politics" leaves an interest out. */
const takeInterest = (id: string, state: State): Meaning => {
  if (!state.negated) {
    addTo(state.filters, 'interests', id)
    return { filter: 'interests', meaning: `interest ${id}` }
  }
  state.negated = false
  exclude(state, 'interests', id)
  return { filter: 'interests', meaning: `not interest ${id}` }
}

const applyAll = (
  effects: readonly Effect[],
  tokens: readonly Token[],
  next: number,
  state: State,
  lookups: Lookups,
): Meaning => {
  const said = effects.map((effect) => applyEffect(effect, tokens, next, state, lookups))
  return {
    filter: said.find(({ filter }) => filter !== null)?.filter ?? null,
    meaning: said.map(({ meaning }) => meaning).join(', '),
  }
}

const takePlace = ({ id, name }: { id: string; name: string }, state: State): Meaning => {
  const { negated } = state
  state.negated = false
  if (negated) exclude(state, 'locations', id)
  else addTo(state.filters, 'locations', id)
  return { filter: 'locations', meaning: `${negated ? 'not ' : ''}in ${name}` }
}

const quiet = (meaning = 'says nothing about whom to find'): Meaning => ({ filter: null, meaning })

const setValue = (state: State, path: string, text: string): Meaning => {
  const [filter = '', part] = path.split('.')
  const value = text === 'true' ? true : Number(text)
  if (part === undefined) state.filters[filter] = value
  else merge(state.filters, filter, { [part]: value })
  return { filter, meaning: `${path.replaceAll(/[._]/g, ' ')}${value === true ? '' : ` ${value}`}` }
}

const applyEffect = (
  { what, of: [first = '', second = ''] }: Effect,
  tokens: readonly Token[],
  next: number,
  state: State,
  { findCountry }: Lookups,
): Meaning => {
  switch (what) {
    case 'interest':
      return takeInterest(first, state)
    case 'gender':
    case 'network':
      addTo(state.filters, what, first)
      return { filter: what, meaning: `${what} ${first}` }
    case 'language':
      addTo(state.filters, 'languages', first)
      return { filter: 'languages', meaning: `language ${first}` }
    case 'country': {
      const place = findCountry(first)
      if (place === undefined) return quiet()
      return takePlace(place, state)
    }
    case 'set':
      return setValue(state, first, second)
    case 'followers':
      merge(state.filters, 'followers', {
        min: Number(first),
        ...(second === '-' ? {} : { max: Number(second) }),
      })
      return { filter: 'followers', meaning: `followers from ${first}${second === '-' ? '' : ` to ${second}`}` }
    case 'audience':
      state.audience = tokens.slice(next, next + 3).some(({ text }) => phrases().get(plain(text))?.[0]?.what === 'in')
      return quiet('the audience')
    case 'brand':
      state.brand = first
      return quiet('a brand follows')
    case 'not':
      state.negated = true
      return quiet('not')
    case 'min':
    case 'max':
      state.bound = what
      return quiet(what === 'min' ? 'at least' : 'at most')
    case 'unit':
      state.unit = first
      return quiet(first.replace('_', ' '))
    default:
      return quiet()
  }
}

/** A place if somebody knows one by this name, else a word to look for. */
const readUnknown = (tokens: readonly Token[], i: number, state: State, { findPlace }: Lookups): Read => {
  const before = phrases().get(plain(tokens[i - 1]?.text ?? ''))?.[0]?.what
  const article = phrases().get(plain(tokens[i - 2]?.text ?? ''))?.[0]?.what === 'in'
  const isNamed = before === 'in' || (before === 'skip' && article) || /^\p{Lu}/u.test(tokens[i]?.text ?? '')
  const place = isNamed ? findName(tokens, i, findPlace) : undefined
  if (place === undefined) {
    const word = tokens[i]?.text ?? ''
    state.unknown.push(word)
    return { count: 1, filter: 'query', meaning: 'not understood: looked for as a word' }
  }
  const { id, name } = place.found
  const { audience } = state
  state.audience = false
  if (audience) {
    const held = (state.filters['audience'] as { locations?: string[] } | undefined)?.locations ?? []
    merge(state.filters, 'audience', { locations: [...held, id] })
    return { count: place.count, filter: 'audience', meaning: `audience in ${name}` }
  }
  return { count: place.count, ...takePlace({ id, name }, state) }
}
