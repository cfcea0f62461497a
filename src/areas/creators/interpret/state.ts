import type { Network } from '../../../model/network.js'
import type { Token } from './tokens.js'

/** A stored profile that a sentence names. */
export interface Seed {
  network: Network
  handle: string
  followers: number | null
}

export type FindSeed = (name: string, networks: readonly string[]) => Seed | undefined

export interface Sought {
  words: string[]
  /** Whether they stand in `unknown` as one entry: one of them is enough. */
  isGroup: boolean
  isName: boolean
  /** The token behind the last one. */
  to: number
}

/** What of a sentence was read so far. */
export interface State {
  filters: Record<string, unknown>
  unknown: string[]
  /** The words at the end of `unknown` that make a list, and where it ends. */
  sought: Sought | undefined
  /** Whether the audience is spoken of, until the next comma. */
  audience: boolean
  /** The least share of the audience that the next value must have. */
  share: number | undefined
  /** Whether that share was said in words, as "mostly": a number behind it wins. */
  isShareRough: boolean
  bound: 'min' | 'max' | 'around' | undefined
  /** What the next number counts, where that was said. */
  unit: string | undefined
  negated: boolean
  /** Whether what the audience likes is said next. */
  audienceLikes: boolean
  /** Whom the sentence compares with. */
  seed: Seed | 'unknown' | undefined
  brand: string | undefined
  /** How the last brand was meant: others may follow it. */
  brandsFollow: { filter: string; negated: boolean } | undefined
  /** Whether several interests were listed: one of them is enough. Otherwise all of them are meant: vegan moms. */
  listed: boolean
  /** Interests that were said beside one of theirs, which says more. */
  covered: string[]
  /** What is to be left out, by filter. */
  without: Record<string, string[]>
  /** The filter of what was left out last, while a list of it may go on. */
  leftOut: string | undefined
  /** Where the last word stood that texts must not have. */
  leftOutTo: number | undefined
  /** The value that the audience was last said to have, without a share. */
  ofAudience: { name: string; id: string } | undefined
  /** What was read last that became a filter. */
  last: string | null | undefined
  /** Days are counted back from here. */
  now: number
}

export const newState = (now: number, seed?: Seed | 'unknown'): State => ({
  filters: {},
  unknown: [],
  sought: undefined,
  audience: false,
  share: undefined,
  isShareRough: false,
  bound: undefined,
  unit: undefined,
  negated: false,
  audienceLikes: false,
  seed,
  brand: undefined,
  brandsFollow: undefined,
  listed: false,
  covered: [],
  without: {},
  leftOut: undefined,
  ofAudience: undefined,
  leftOutTo: undefined,
  last: undefined,
  now,
})

export interface Read {
  count: number
  filter: string | null
  meaning: string
  /** Asks for something that no filter can say. */
  unused?: true
}

/** Reads what stands at a place of a sentence into the state; undefined where it is nothing that it knows. */
export type Reader<Lookups> = (tokens: readonly Token[], i: number, state: State, lookups: Lookups) => Read | undefined

export interface Explained {
  words: string
  from: number
  to: number
  /** The filter it became; null for words that say nothing, `query` for words that are looked for as they are. */
  filter: string | null
  meaning: string
  /** Whether it asks for something that no filter can say. */
  unused: boolean
}

export type Meaning = Omit<Read, 'count'>

export const quiet = (meaning = 'says nothing about whom to find'): Meaning => ({ filter: null, meaning })

/** What is asked for and no filter can say: the answer tells so. */
export const unusable = (meaning: string): Meaning => ({ filter: null, meaning, unused: true })

export const addTo = (filters: Record<string, unknown>, name: string, value: string): void => {
  const held = (filters[name] as string[] | undefined) ?? []
  if (!held.includes(value)) filters[name] = [...held, value]
}

export const merge = (filters: Record<string, unknown>, name: string, values: object): void => {
  filters[name] = { ...(filters[name] as object | undefined), ...values }
}

export const exclude = (state: State, name: string, value: string): void => {
  const { without } = state
  without[name] = [...(without[name] ?? []), value]
  state.leftOut = name
}

/** Whether the next word is to be left out: a "not" counts once. */
export const takeNegation = (state: State): boolean => {
  const { negated } = state
  state.negated = false
  return negated
}

/** A value of a list that is wanted, or that is left out where a "not" stands before it. */
export const take = (state: State, filter: string, value: string, name: string): Meaning => {
  const isLeftOut = takeNegation(state)
  if (isLeftOut) exclude(state, filter, value)
  else addTo(state.filters, filter, value)
  return { filter, meaning: `${isLeftOut ? 'not ' : ''}${name}` }
}

/** A value the audience must have, with the share that was said before it. */
export const addToAudience = (state: State, name: string, id: string): void => {
  state.ofAudience = state.share === undefined || state.isShareRough ? { name, id } : undefined
  const held = (state.filters['audience'] as Record<string, unknown[]> | undefined)?.[name] ?? []
  merge(state.filters, 'audience', {
    [name]: [...held, state.share === undefined ? id : { id, min_share: state.share }],
  })
}

/** `, at least 60 %`, where a share was said. */
export const shareSaid = ({ share }: State): string =>
  share === undefined ? '' : `, at least ${Math.round(share * 100)} %`

/** Lists in the form in which they are sent: all interests unless they were listed, and what is left out. */
export const settle = ({ filters, listed, covered, without }: State): void => {
  const interests = (filters['interests'] as string[] | undefined)?.filter((id) => !covered.includes(id))
  if (interests !== undefined) filters['interests'] = interests
  if (interests !== undefined && interests.length > 1 && !listed) {
    // "thrift fashion" is vintage: what is part of another says it already.
    const closest = interests.filter((id) => !interests.some((other) => other.startsWith(`${id}.`)))
    filters['interests'] = closest.length > 1 ? { all_of: closest } : closest
  }
  for (const [name, values] of Object.entries(without)) {
    const held = filters[name] as string[] | Record<string, string[]> | undefined
    const wanted = Array.isArray(held) ? { any_of: held } : (held ?? {})
    filters[name] = { ...wanted, none_of: values }
  }
}
