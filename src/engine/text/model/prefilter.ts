import { isStopWord } from '../../language/stop-words.js'
import type { Token } from './tokens.js'

/** What English texts are looked through for before an encoder reads them: harm to oneself or others, sexual content, drugs, danger to minors, crime, extremism. */
export const suspicions = ['harm', 'sexual', 'drugs', 'minors', 'crime', 'extremism'] as const
export type Suspicion = (typeof suspicions)[number]

/** Words and how much each says that a text may be such a one, in log-odds; above 0 the text deserves a closer look. */
export interface PrefilterWords {
  bias: number
  words: Readonly<Record<string, number>>
  /** A second look at what the first one suspects: its score and the answers of the bag, weighed; above 0 the suspicion stays. */
  second?: { bias: number; words: number; bag: Readonly<Record<string, number>> }
}

/** From this weight on a word is reason enough for a closer look; small words never are. */
const tellingFrom = 0.5

const isTelling = (word: string, weight: number): boolean => weight >= tellingFrom && !isStopWord(word)

/**
 * A first look: cheap, and wrong more often than right. It says which texts the encoder reads, and a finding that no word list explains
 * stands only where it agrees.
 */
export class Prefilter {
  readonly #bias: number
  readonly #weights: ReadonlyMap<string, number>
  readonly #second:
    { bias: number; words: number; bag: readonly (readonly [place: number, weight: number])[] } | undefined

  /** `outputs` names the answers of the bag in order. */
  constructor({ bias, words, second }: PrefilterWords, outputs: readonly string[] = []) {
    this.#bias = bias
    this.#weights = new Map(Object.entries(words))
    this.#second = second && {
      ...second,
      bag: Object.entries(second.bag).map(([name, weight]) => [outputs.indexOf(name), weight]),
    }
  }

  /** `words`: each word of a text once. */
  suspects(words: Iterable<string>, bag: ArrayLike<number> = []): boolean {
    let score = this.#bias
    let isTold = false
    for (const word of words) {
      const weight = this.#weights.get(word)
      if (weight === undefined) continue
      score += weight
      isTold ||= isTelling(word, weight)
    }
    return isTold && score > 0 && this.#staysSuspected(score, bag)
  }

  #staysSuspected(score: number, answers: ArrayLike<number>): boolean {
    if (this.#second === undefined) return true
    let sum = this.#second.bias + this.#second.words * score
    for (const [place, weight] of this.#second.bag) sum += weight * (answers[place] ?? 0)
    return sum > 0
  }
}

export type Prefilters = Readonly<Record<Suspicion, Prefilter>>

/** What a text is suspected of. */
export const suspect = (
  prefilters: Prefilters,
  tokens: readonly Token[],
  bag: ArrayLike<number>,
): ReadonlySet<Suspicion> => {
  const words = new Set<string>()
  for (const { norm } of tokens) words.add(norm)
  return new Set(suspicions.filter((each) => prefilters[each].suspects(words, bag)))
}
