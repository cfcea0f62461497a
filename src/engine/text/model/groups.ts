import { once, readWords, wordSet } from '../../../assets/words.js'
import type { Token } from './tokens.js'

/**
 * Names of groups of people, as adjectives and as plurals. The models are shown one name in place of them all: what they make of a
 * sentence cannot depend on who is meant in it. Slurs are not among them: they say something themselves.
 */
/** The name that stands for all: of those tried, hate on dev came out best with it, and nothing else changed. */
const oneAdjective = 'mexican'
const onePlural = 'mexicans'

const names = once(
  () =>
    new Map([
      ...readWords('classes', 'group_adjective').map((name) => [name, oneAdjective] as const),
      ...readWords('classes', 'group_plural').map((name) => [name, onePlural] as const),
    ]),
)

/** Colours of things are not people. */
const colours = wordSet('groups', 'colours')
const things = wordSet('groups', 'things')

export interface OneGroup {
  text: string
  tokens: Token[]
}

/** A text and its tokens with one name for every group; undefined where none is named. Tokens keep their places in the text as given. */
export const nameOneGroup = (text: string, tokens: readonly Token[]): OneGroup | undefined => {
  let shown = ''
  let from = 0
  let changed: Token[] | undefined
  for (const [i, token] of tokens.entries()) {
    const name = token.kind === 'word' ? names().get(token.norm) : undefined
    if (name === undefined || name === token.norm) continue
    if (colours().has(token.norm) && things().has(tokens[i + 1]?.norm ?? '')) continue
    changed ??= [...tokens]
    changed[i] = { ...token, norm: name }
    shown += text.slice(from, token.start) + name
    from = token.end
  }
  return changed === undefined ? undefined : { text: shown + text.slice(from), tokens: changed }
}
