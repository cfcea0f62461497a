import { interests } from '../../../model/interest.js'
import { readAmount, toTokens, type Token } from './tokens.js'
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

interface State {
  filters: Record<string, unknown>
  unknown: string[]
  audience: boolean
  bound: 'min' | 'max' | undefined
  between: boolean
  unit: string
  negated: boolean
  brand: string | undefined
  /** Whether several interests were listed: one of them is enough. Otherwise all of them are meant: vegan moms. */
  listed: boolean
}

/** Reads a sentence from left to right, the longest phrase first. What nobody understands becomes the query. */
export const interpret = (sentence: string, lookups: Lookups): Interpretation => {
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
  const wanted = state.filters['interests'] as string[] | undefined
  if (wanted !== undefined && wanted.length > 1 && !state.listed) state.filters['interests'] = { all_of: wanted }
  if (state.unknown.length > 0) state.filters['query'] = state.unknown.join(' ')
  return { filters: state.filters, explained }
}

interface Read {
  count: number
  filter: string | null
  meaning: string
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

const addTo = (filters: Record<string, unknown>, name: string, value: string): void => {
  const held = (filters[name] as string[] | undefined) ?? []
  if (!held.includes(value)) filters[name] = [...held, value]
}

const merge = (filters: Record<string, unknown>, name: string, values: object): void => {
  filters[name] = { ...(filters[name] as object | undefined), ...values }
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

const format = (value: number): string => value.toLocaleString('en')

const readNumber = (tokens: readonly Token[], i: number, state: State): Read | undefined => {
  const first = readAmount(tokens[i]?.text ?? '')
  if (first === undefined) return undefined
  let count = 1
  let { max } = first
  const joint = plain(tokens[i + 1]?.text ?? '')
  const second = readAmount(tokens[i + 2]?.text ?? '')
  if (max === undefined && second !== undefined && phrases().get(joint)?.[0]?.what === 'to') {
    max = second.min
    count = 3
  }
  const after = phrases().get(plain(tokens[i + count]?.text ?? ''))?.[0]
  if (after?.what === 'unit') {
    state.unit = after.of[0] ?? 'followers'
    count++
  } else if (first.percent && state.unit === 'followers') state.unit = 'engagement_rate'
  const { unit } = state
  const scale = (value: number): number => (unit === 'engagement_rate' ? value / 100 : value)
  const range =
    max !== undefined
      ? { min: scale(first.min), max: scale(max) }
      : state.bound === 'max'
        ? { max: scale(first.min) }
        : { min: scale(first.min) }
  merge(state.filters, unit, range)
  state.bound = undefined
  state.between = false
  state.unit = 'followers'
  const said = [
    'min' in range ? `at least ${format(range.min ?? 0)}` : '',
    'max' in range ? `at most ${format(range.max ?? 0)}` : '',
  ]
  return { count, filter: unit, meaning: `${unit.replace('_', ' ')} ${said.filter((part) => part !== '').join(', ')}` }
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
      addTo(state.filters, 'interests', interest)
      return { count, filter: 'interests', meaning: `interest ${interest}` }
    }
  }
  return undefined
}

type Meaning = Omit<Read, 'count'>

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
      addTo(state.filters, 'interests', first)
      return { filter: 'interests', meaning: `interest ${first}` }
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
      addTo(state.filters, 'locations', place.id)
      return { filter: 'locations', meaning: `in ${place.name}` }
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
  addTo(state.filters, 'locations', id)
  return { count: place.count, filter: 'locations', meaning: `in ${name}` }
}
