import type { PlaceLookups } from './places.js'
import { isJointAt, phraseAt, wordEffectAt } from './read-phrase.js'
import type { Explained, State } from './state.js'
import type { Token } from './tokens.js'

/** Where somebody comes from, said before what they do: "Mexican food creators". */
export interface Adjective {
  id: string
  /** Its place among what was explained. */
  at: number
}

/** A country that stands before a noun, and alone: "from Mexico" and "Mexican or Spanish" say where to look. */
export const adjectiveAt = (tokens: readonly Token[], i: number, state: State): string | undefined => {
  const { count, effects } = phraseAt(tokens, i) ?? { count: 1, effects: [] }
  const [effect] = effects
  const behind = tokens[i + count]
  if (effect?.what !== 'country' || state.negated || state.audience || behind === undefined || behind.afterBreak)
    return undefined
  if (isJointAt(tokens, i - 1) || isJointAt(tokens, i + count)) return undefined
  const before = wordEffectAt(tokens, i - 1)?.what
  const between = wordEffectAt(tokens, i + count)?.what
  return before === 'in' || between === 'in' ? undefined : effect.of[0]
}

/** "Mexican food creators in Chicago" live in Chicago, and "German creators in Berlin" need not live anywhere in Germany. */
export const settleAdjective = (
  state: State,
  explained: Explained[],
  adjective: Adjective,
  placeId: string,
  { liesIn }: PlaceLookups,
): void => {
  const said = explained[adjective.at]
  const places = (state.filters['locations'] as string[] | undefined) ?? []
  if (said === undefined || placeId === adjective.id || !places.includes(adjective.id)) return
  state.filters['locations'] = places.filter((id) => id !== adjective.id)
  if (liesIn(placeId, adjective.id)) {
    explained[adjective.at] = { ...said, filter: null, meaning: 'the country of the place that is named' }
    return
  }
  seekAdjective(state, explained, adjective, said)
}

const seekAdjective = (state: State, explained: Explained[], { at }: Adjective, said: Explained): void => {
  state.unknown.unshift(said.words)
  explained[at] = { ...said, filter: 'query', meaning: 'looked for as a word: another place is named' }
}

/** "Mexican food outside Mexico" */
export const isLeftOut = ({ id }: Adjective, { without }: State, { liesIn }: PlaceLookups): boolean =>
  (without['locations'] ?? []).some((place) => place === id || liesIn(id, place))

/** A country that says where something comes from, and not where to look. */
export const unsettleAdjective = (state: State, explained: Explained[], adjective: Adjective): void => {
  const said = explained[adjective.at]
  const places = ((state.filters['locations'] as string[] | undefined) ?? []).filter((id) => id !== adjective.id)
  if (said === undefined) return
  if (places.length > 0) state.filters['locations'] = places
  else delete state.filters['locations']
  seekAdjective(state, explained, adjective, said)
}
