import { isStopWord } from '../../language/stop-words.js'
import type { Evidence } from '../verdict.js'
import type { Token } from './tokens.js'

/** Words and how much each says that a text may speak of harm to oneself or others, in log-odds; above 0 the text deserves a closer look. */
export interface HarmWords {
  bias: number
  words: Readonly<Record<string, number>>
}

const spansMax = 3
/** From this weight on a word can be named as what a finding rests on; small words never can. */
const tellingFrom = 0.5

const isTelling = (word: string, weight: number): boolean => weight >= tellingFrom && !isStopWord(word)

/**
 * A first look for harm: cheap, and wrong more often than right. It says which texts the encoder reads, and a finding of harm that no
 * word list explains stands only where it agrees.
 */
export class HarmPrefilter {
  readonly #bias: number
  readonly #weights: ReadonlyMap<string, number>

  constructor({ bias, words }: HarmWords) {
    this.#bias = bias
    this.#weights = new Map(Object.entries(words))
  }

  isWary(tokens: readonly Token[]): boolean {
    let score = this.#bias
    let isTold = false
    const seen = new Set<string>()
    for (const { norm } of tokens) {
      const weight = this.#weights.get(norm)
      if (weight === undefined || seen.has(norm)) continue
      seen.add(norm)
      score += weight
      isTold ||= isTelling(norm, weight)
    }
    return isTold && score > 0
  }

  /** The words that speak most for harm, in the order of the text. */
  evidenceOf(text: string, tokens: readonly Token[], name: string): Evidence[] {
    return tokens
      .flatMap((token) => {
        const weight = this.#weights.get(token.norm) ?? 0
        return isTelling(token.norm, weight) ? [{ token, weight }] : []
      })
      .sort((a, b) => b.weight - a.weight)
      .slice(0, spansMax)
      .sort((a, b) => a.token.start - b.token.start)
      .map(({ token: { start, end } }) => ({
        start,
        end,
        text: text.slice(start, end),
        by: 'model',
        name,
        match: 'model',
        negated: false,
        quoted: false,
      }))
  }
}
