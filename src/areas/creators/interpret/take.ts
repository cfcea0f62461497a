import { findInterest } from '../../../model/interest.js'
import { languageName } from '../../../model/language.js'
import { takeAudienceAges } from './read-number.js'
import { effectAt } from './read-phrase.js'
import { addToAudience, merge, shareSaid, take, takeNegation, unusable, type Meaning, type State } from './state.js'
import type { Token } from './tokens.js'

export interface Named {
  id: string
  name: string
  /** With the country it lies in, where it has one: there are several Valencias. */
  label?: string
}

export interface Where {
  tokens: readonly Token[]
  /** The place of the word behind. */
  next: number
  state: State
}

/** "US audience", "audience in the US", "60 % women among the audience". */
const isOfAudience = ({ tokens, next, state }: Where): boolean =>
  state.audience || (tokens[next]?.afterBreak !== true && effectAt(tokens, next)?.what === 'audience')

/** "no politics" leaves an interest out; "an audience of parents" is about the audience. */
export const takeInterest = (id: string, where: Where): Meaning => {
  const { state } = where
  const name = findInterest(id)?.name ?? id
  if (state.negated || !isLikedByAudience(where)) return take(state, 'interests', id, `interest ${name}`)
  // Of "a mostly male audience into cars", most are men.
  const { audience = {} } = state.filters as { audience?: { genders?: unknown; ages?: unknown } }
  const { share } = state
  if (audience.genders !== undefined || audience.ages !== undefined) state.share = undefined
  addToAudience(state, 'interests', id)
  const said = shareSaid(state)
  state.share = share
  return { filter: 'audience', meaning: `audience interested in ${name}${said}` }
}

/** "parents as the audience" says it behind. */
const isLikedByAudience = ({ tokens, next, state }: Where): boolean => {
  const behind = tokens[next]?.afterBreak === true ? undefined : effectAt(tokens, next)
  return state.audienceLikes || (behind?.what === 'audience' && behind.of[0] === 'behind')
}

export const takePlace = ({ id, name: own, label: name = own }: Named, where: Where): Meaning => {
  const { state } = where
  if (state.negated || !isOfAudience(where)) return take(state, 'locations', id, `in ${name}`)
  addToAudience(state, 'locations', id)
  return { filter: 'audience', meaning: `audience in ${name}${shareSaid(state)}` }
}

export const takeLanguage = (code: string, state: State): Meaning => {
  if (!state.audience || state.negated) return take(state, 'languages', code, `language ${languageName(code)}`)
  addToAudience(state, 'languages', code)
  return { filter: 'audience', meaning: `audience speaks ${languageName(code)}${shareSaid(state)}` }
}

export const takeGender = (gender: string, where: Where): Meaning => {
  const { state } = where
  if (state.negated || (!isOfAudience(where) && !isUnit(where) && state.share === undefined))
    return take(state, 'gender', gender, `gender ${gender}`)
  addToAudience(state, 'genders', gender)
  return { filter: 'audience', meaning: `audience ${gender}${shareSaid(state)}` }
}

/** What no filter can leave out is said to be so, and never taken for its opposite. */
export const notByFilter = unusable('no filter leaves this out')

/** Groups of ages: of the audience where it is spoken of, else of the creators themselves. */
export const takeAges = (groups: readonly string[], where: Where): Meaning => {
  const { state } = where
  if (takeNegation(state)) return notByFilter
  if (isOfAudience(where) || isUnit(where)) return takeAudienceAges(groups, state)
  const ages = groups.flatMap((group) => group.split(/[-+]/).filter((part) => part !== ''))
  const [min, max] = [Number(ages[0]), groups.at(-1)?.endsWith('+') === true ? undefined : Number(ages.at(-1))]
  merge(state.filters, 'age', { min, ...(max === undefined ? {} : { max }) })
  return { filter: 'age', meaning: `aged ${groups.join(', ')}` }
}

/** "Gen Z followers" */
const isUnit = ({ tokens, next }: Where): boolean => {
  const behind = tokens[next]?.afterBreak === true ? undefined : effectAt(tokens, next)
  return behind?.what === 'unit' && behind.of[0] === 'followers'
}

/** "mostly" says something of an audience, before or behind: of creators it says nothing. */
export const isAudienceNear = ({ tokens, next, state }: Where): boolean => {
  if (state.audience) return true
  for (let i = next; tokens[i] !== undefined && tokens[i]?.afterBreak !== true; i++) {
    const said = effectAt(tokens, i)
    if (said?.what === 'audience' || (said?.what === 'unit' && said.of[0] === 'followers')) return true
  }
  return false
}

/** What "smaller" is smaller than, where nobody is named. */
const middleSize = 100_000
/** "like @name, but smaller": what else is said of the size wins. */
export const takeSize = (bound: 'min' | 'max', state: State): Meaning => {
  if (takeNegation(state)) return notByFilter
  const { seed } = state
  if (seed === 'unknown' || seed?.followers === null)
    return unusable('no filter: how many followers the named profile has is not known')
  const than = seed?.followers ?? middleSize
  const { [bound]: held = than } = (state.filters['followers'] ?? {}) as { min?: number; max?: number }
  merge(state.filters, 'followers', { [bound]: held })
  const words = bound === 'min' ? 'at least' : 'at most'
  return { filter: 'followers', meaning: `followers ${words} ${held.toLocaleString('en')}` }
}
