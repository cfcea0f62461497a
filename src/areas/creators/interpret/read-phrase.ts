import type { Token } from './tokens.js'
import { phrases, plain, type Effect } from './words.js'

const phraseMax = 4
const nameMax = 4

export const joinedAt = (tokens: readonly Token[], i: number, count: number): string | undefined =>
  i < 0 || i + count > tokens.length || tokens.slice(i + 1, i + count).some(({ afterBreak }) => afterBreak)
    ? undefined
    : tokens
        .slice(i, i + count)
        .map(({ text }) => text)
        .join(' ')

/** LA is a city and "la" an article: short forms stand in the dictionary in capitals, and count where not everything is. */
const abbreviated = (tokens: readonly Token[], i: number): Effect[] | undefined => {
  const { text = '' } = tokens[i] ?? {}
  const isShort = /^\p{Lu}{2,3}$/u.test(text) && tokens.some((each) => /\p{Ll}{2}/u.test(each.text))
  return isShort ? phrases().get(text) : undefined
}

/** The longest phrase at a place that is known. */
export const phraseAt = (tokens: readonly Token[], i: number): { count: number; effects: Effect[] } | undefined => {
  for (let count = phraseMax; count > 0; count--) {
    const text = joinedAt(tokens, i, count)
    const short = count === 1 ? abbreviated(tokens, i) : undefined
    if (short !== undefined) return { count, effects: short }
    const effects = text === undefined ? undefined : phrases().get(plain(text))
    if (effects !== undefined) return { count, effects }
  }
  return undefined
}

/** What the phrase at a place does first. */
export const effectAt = (tokens: readonly Token[], i: number): Effect | undefined => phraseAt(tokens, i)?.effects[0]

/** What the word at a place does, alone. */
export const wordEffectAt = (tokens: readonly Token[], i: number): Effect | undefined =>
  phrases().get(plain(tokens[i]?.text ?? ''))?.[0]

/** The longest name at a place that somebody knows. */
export const findName = <T>(tokens: readonly Token[], i: number, find: (name: string) => T | undefined) => {
  for (let count = nameMax; count > 0; count--) {
    const name = joinedAt(tokens, i, count)
    const found = name === undefined ? undefined : find(name)
    if (found !== undefined) return { count, found }
  }
  return undefined
}

const joints = new Set(['to', 'or'])
/** "and", "or" and their like. */
export const isJointAt = (tokens: readonly Token[], i: number): boolean =>
  joints.has(wordEffectAt(tokens, i)?.what ?? '')

export const isCapitalAt = (tokens: readonly Token[], i: number): boolean => /^\p{Lu}/u.test(tokens[i]?.text ?? '')
