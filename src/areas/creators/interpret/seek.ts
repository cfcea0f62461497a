import { isCapitalAt, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import type { Reader, State } from './state.js'
import type { PlaceLookups } from './places.js'
import type { Token } from './tokens.js'

/** Words in the syntax of the query. */
export const quoted = (words: string): string => (words.includes(' ') ? `"${words}"` : words)

/** "A or B" and "FIFA and Valorant": nobody writes two names into one text, so one of them is enough. */
const isJoined = (tokens: readonly Token[], i: number, { to, isName }: NonNullable<State['sought']>): boolean => {
  if (to !== i - 1 || tokens[i]?.afterBreak === true) return false
  const joint = wordEffectAt(tokens, to)?.what
  return joint === 'or' || (joint === 'to' && isName && isCapitalAt(tokens, i))
}

/** Looks for words as they are written; the last of a list joins those before it: "Valorant, Dota or Tekken". */
export const seek = (tokens: readonly Token[], i: number, count: number, words: string, state: State): void => {
  const { unknown, sought } = state
  const entry = quoted(words)
  const to = i + count
  const isName = isCapitalAt(tokens, i)
  if (sought !== undefined && isJoined(tokens, i, sought)) {
    const list = [...sought.words, entry]
    unknown.splice(unknown.length - (sought.isGroup ? 1 : sought.words.length), unknown.length)
    unknown.push(`(${list.join(' OR ')})`)
    state.sought = { words: list, isGroup: true, isName, to }
    return
  }
  const goesOn = sought !== undefined && !sought.isGroup && sought.to === i && tokens[i]?.afterBreak === true
  unknown.push(entry)
  state.sought = { words: goesOn ? [...sought.words, entry] : [entry], isGroup: false, isName, to }
}

/** A word that nothing is known of, and that is written as a name. */
const isNew = (tokens: readonly Token[], i: number, { findPlace }: PlaceLookups): boolean =>
  isCapitalAt(tokens, i) && phraseAt(tokens, i) === undefined && findPlace(tokens[i]?.text ?? '') === undefined

/** "League of Legends", "Lord of the Rings": a name of several words is looked for as a whole. */
export const readTitle: Reader<PlaceLookups> = (tokens, i, state, lookups) => {
  if (state.negated || !isNew(tokens, i, lookups)) return undefined
  const [of, the] = [1, 2].map((ahead) => tokens[i + ahead]?.text)
  const count = of !== 'of' ? 0 : the === 'the' ? 4 : 3
  const title = count === 0 ? undefined : joinedAt(tokens, i, count)
  if (title === undefined || !isCapitalAt(tokens, i + count - 1)) return undefined
  if (lookups.findPlace(tokens[i + count - 1]?.text ?? '') !== undefined) return undefined
  seek(tokens, i, count, title, state)
  return { count, filter: 'query', meaning: 'looked for as words' }
}
