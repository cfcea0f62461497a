import { phraseAt } from './read-phrase.js'
import type { Meaning } from './state.js'
import { takeGender, type Where } from './take.js'

interface Said extends Where {
  at: number
}

const isWorn = (interest = ''): boolean => /^(?:fashion|beauty)\b/.test(interest)

/** Words that are looked for as they are written. */
export const lookFor = ({ state, tokens, at, next }: Said): Meaning => {
  state.unknown.push(...tokens.slice(at, next).map(({ text }) => text))
  return { filter: 'query', meaning: 'looked for as words' }
}

/** "running shoes for women" are worn by women, whoever shows them; "looking for women" asks for creators. */
export const takeMeant = (gender: string, said: Said): Meaning => {
  const { state, at, tokens } = said
  const [worn] = (state.filters['interests'] as string[] | undefined)?.slice(-1) ?? []
  const isThing =
    state.last === 'interests' ? isWorn(worn) : state.last === 'query' && !isVerb.test(tokens[at - 1]?.text ?? '')
  return isThing && tokens[at]?.afterBreak !== true ? ofAudience(gender, said) : takeGender(gender, said)
}

/** "scouting for women" asks for creators. */
const isVerb = /ing$/i

/** Of the audience, and nothing behind it. */
export const ofAudience = (gender: string, said: Where): Meaning => {
  const { audience } = said.state
  said.state.audience = true
  const meaning = takeGender(gender, said)
  said.state.audience = audience
  return meaning
}

/** "women's shoes" are shoes, "women's football" is another sport than football. */
export const takeWorn = (gender: string, said: Said): Meaning => {
  const { tokens, next } = said
  const ahead = tokens[next]?.afterBreak === true ? undefined : phraseAt(tokens, next)?.effects[0]
  if (ahead?.what !== 'interest' || !isWorn(ahead.of[0])) return lookFor(said)
  return ofAudience(gender, said)
}
