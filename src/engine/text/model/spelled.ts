import type { Token } from './tokens.js'

/**
 * Words with their letters apart ("k i l l", "v.e.r.m.i.n") are shown to the models as the words they are: people read them so, and
 * write them so to be read by people alone.
 */

/** As many letters in a row make a word; fewer are initials. */
const lettersMin = 3
const apart = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu
const between = /[ .*_-]+/g
/** "I h a t e": somebody speaks of himself. */
const speaker = /^I(?=[ .*_-]{1,2}\p{Ll}(?:[ .*_-]{1,2}\p{Ll}){2,}$)/u

/** The text with such words written together. */
export const joinLetters = (text: string): string =>
  text.replace(apart, (spelled) => {
    const isSpeaker = speaker.test(spelled)
    const word = spelled.replace(between, '')
    return isSpeaker ? `I ${word.slice(1)}` : word
  })

const isLetter = (token: Token | undefined): boolean => token?.kind === 'word' && token.norm.length === 1
const isBetween = (token: Token | undefined): boolean => token?.kind === 'mark' && '.*_-'.includes(token.norm)

/** The tokens with such words as one; they keep their places in the text. The same array where there is none. */
export const joinSpelled = (text: string, tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = []
  let found = false
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]!
    joined.push(first)
    if (!isLetter(first)) continue
    let norm = first.norm
    let last = at
    for (let next = at + 1; next < tokens.length; next++) {
      if (isBetween(tokens[next]) && isLetter(tokens[next + 1])) next++
      const token = tokens[next]
      if (token === undefined || !isLetter(token) || token.start - tokens[last]!.end > 2) break
      norm += token.norm
      last = next
    }
    const from = speaker.test(text.slice(first.start, tokens[last]?.end)) ? 1 : 0
    if (norm.length - from < lettersMin) continue
    found = true
    const start = from === 0 ? first : (tokens.slice(at + 1).find(isLetter) as Token)
    const word: Token = { kind: 'word', start: start.start, end: tokens[last]!.end, norm: norm.slice(from) }
    if (from === 0) joined[joined.length - 1] = word
    else joined.push(word)
    at = last
  }
  return found ? joined : tokens
}
