import { effectAt, joinedAt, phraseAt, wordEffectAt } from './read-phrase.js'
import { addTo, merge, takeNegation, unusable, type FindSeed, type Read, type Seed, type State } from './state.js'
import type { Token } from './tokens.js'

const nameMax = 4
const asideMax = 3

/** @name, name.of.somebody, name_7, or the address of a profile: no ordinary word looks like that. */
const isHandle = (text: string): boolean => /^@.|:\/\/|^\p{L}[\p{L}\p{N}]*[._][\p{L}\p{N}._]*$/u.test(text)
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Where a name begins behind "similar to", "like the account". */
const nameStart = (tokens: readonly Token[], from: number): number | undefined => {
  let i = from
  for (let passed = 0; passed < asideMax && !isHandle(tokens[i]?.text ?? ''); passed++) {
    if (wordEffectAt(tokens, i)?.what !== 'skip') break
    i++
  }
  return tokens[i] === undefined || tokens[i]?.afterBreak === true ? undefined : i
}

const namesAt = (tokens: readonly Token[], at: number): { name: string; count: number }[] =>
  Array.from({ length: nameMax }, (_, i) => nameMax - i).flatMap((count) => {
    const name = joinedAt(tokens, at, count)
    return name === undefined ? [] : [{ name, count }]
  })

/** "like" alone is mostly a verb: only a name that is known, or written like a handle, makes it a likeness. */
interface Phrase {
  strength: string
  by: 'creator' | 'audience'
  from: number
}

const phraseOf = (tokens: readonly Token[], i: number): Phrase | undefined => {
  const { count, effects } = phraseAt(tokens, i) ?? { count: 0, effects: [] }
  const said = effects.find(({ what }) => what === 'alike')
  if (said === undefined || said.of[0] === 'behind') return undefined
  const from = nameStart(tokens, i + count)
  if (from === undefined) return undefined
  return { strength: said.of[0] ?? 'weak', by: said.of[1] === 'audience' ? 'audience' : 'creator', from }
}

/** @name lookalikes */
const isNamedBefore = (tokens: readonly Token[], i: number): boolean => {
  const behind = effectAt(tokens, i + 1)
  return isHandle(tokens[i]?.text ?? '') && behind?.what === 'alike' && behind.of[0] === 'behind'
}

/** Every name in a sentence that may be that of a profile: they are looked up before the sentence is read. */
export const namesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text }, i) => {
    const from = phraseOf(tokens, i)?.from
    return [
      ...(isHandle(text) ? [text] : []),
      ...(from === undefined ? [] : namesAt(tokens, from).map(({ name }) => name)),
    ]
  })

/** Networks that a sentence names anywhere: somebody has the same name on several. */
const networksIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((_, i) => {
    const said = wordEffectAt(tokens, i)
    return said?.what === 'network' ? said.of : []
  })

interface Found {
  /** How many words, from the phrase to the end of the name. */
  count: number
  name: string
  by: 'creator' | 'audience'
  seed: Seed | undefined
}

const isName = (name: string, tokens: readonly Token[], at: number, count: number): boolean =>
  count > 1 || isHandle(name) || isCapital(name) || phraseAt(tokens, at) === undefined

/** A name that nobody here has: a handle, words in capitals, or, after "alternatives to", any word. */
const unknownName = (tokens: readonly Token[], { from, strength }: Phrase): number => {
  const first = tokens[from]?.text ?? ''
  if (isHandle(first)) return 1
  if (strength === 'weak' || phraseAt(tokens, from) !== undefined) return 0
  let count = 0
  while (
    count < nameMax &&
    isCapital(tokens[from + count]?.text ?? '') &&
    (count === 0 || tokens[from + count]?.afterBreak === false)
  )
    count++
  return count === 0 && strength === 'strong' ? 1 : count
}

const alikeAt = (tokens: readonly Token[], i: number, find: FindSeed): Found | undefined => {
  const networks = networksIn(tokens)
  if (isNamedBefore(tokens, i)) {
    const name = tokens[i]?.text ?? ''
    return { count: 1 + (phraseAt(tokens, i + 1)?.count ?? 1), name, by: 'creator', seed: find(name, networks) }
  }
  const phrase = phraseOf(tokens, i)
  if (phrase === undefined) return undefined
  const { from, by } = phrase
  for (const { name, count } of namesAt(tokens, from)) {
    const seed = isName(name, tokens, from, count) ? find(name, networks) : undefined
    if (seed !== undefined) return { count: from - i + count, name, by, seed }
  }
  const count = unknownName(tokens, phrase)
  return count === 0
    ? undefined
    : { count: from - i + count, name: joinedAt(tokens, from, count) ?? '', by, seed: undefined }
}

/** Whom a sentence compares with, wherever it says so: "smaller" may come before the name. */
export const findSeed = (tokens: readonly Token[], find: FindSeed): Seed | 'unknown' | undefined => {
  const named = tokens.flatMap((_, i) => alikeAt(tokens, i, find) ?? [])
  return named.find(({ seed }) => seed !== undefined)?.seed ?? (named.length > 0 ? 'unknown' : undefined)
}

/** "similar to @name", "alternatives to Name", "@name lookalikes", and "not @name", which leaves one profile out. */
export const readAlike = (tokens: readonly Token[], i: number, state: State, find: FindSeed): Read | undefined => {
  const found = alikeAt(tokens, i, find)
  if (found === undefined) return readHandle(tokens, i, state, find)
  const { count, name, by, seed } = found
  if (takeNegation(state)) return { count, ...unusable('no filter leaves out whom somebody resembles') }
  if (seed === undefined)
    return {
      count,
      ...unusable(`no stored profile is named ${name}, so nobody can be compared with it: import it first`),
    }
  if (state.filters['similar_to'] !== undefined) return { count, ...onlyOne }
  // "creadoras como Ana" are women.
  for (const { what, of } of phraseAt(tokens, i)?.effects ?? [])
    if (what === 'gender') addTo(state.filters, 'gender', of[0] ?? '')
  const { network, handle } = seed
  state.filters['similar_to'] = { profile: { network, handle }, by }
  const whose = by === 'audience' ? 'an audience like that of' : 'like'
  return { count, filter: 'similar_to', meaning: `${whose} ${handle} on ${network}` }
}

const onlyOne = unusable('no filter: one profile can be compared with at a time')

const readHandle = (tokens: readonly Token[], i: number, state: State, find: FindSeed): Read | undefined => {
  const text = tokens[i]?.text ?? ''
  if (!isHandle(text) || state.brand !== undefined) return undefined
  if (!state.negated) return state.filters['similar_to'] === undefined ? undefined : { count: 1, ...onlyOne }
  const seed = find(text, networksIn(tokens))
  if (seed === undefined) return undefined
  state.negated = false
  const { network, handle } = seed
  const { profiles = [] } = (state.filters['exclude'] ?? {}) as { profiles?: object[] }
  merge(state.filters, 'exclude', { profiles: [...profiles, { network, handle }] })
  return { count: 1, filter: 'exclude', meaning: `not ${handle} on ${network}` }
}
