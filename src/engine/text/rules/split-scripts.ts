import { matchesOf } from '../../../kernel/matches.js'
import { tokenize, type Token } from './tokens.js'

const latin = /[\p{Script=Latin}\p{N}]/u
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]/u
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]+/gu

const split = (text: string, token: Token): Token[] =>
  matchesOf(text.slice(token.start, token.end), runs).flatMap(({ 0: run, index }, place) =>
    tokenize(run, []).map((each) => ({
      ...each,
      kind: token.kind,
      start: each.start + token.start + index,
      end: each.end + token.start + index,
      edge: place === 0 ? token.edge : 0,
    })),
  )

/** Latin letters inside of East Asian writing are words of their own: "IKEAで", "LG에서". */
export const splitScripts = (text: string, tokens: readonly Token[]): Token[] => {
  if (!eastern.test(text) || !latin.test(text)) return [...tokens]
  return tokens.flatMap((token) => {
    const own = text.slice(token.start, token.end)
    return token.kind === 'word' && eastern.test(own) && latin.test(own) ? split(text, token) : [token]
  })
}
