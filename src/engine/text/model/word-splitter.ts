/** Shorter runs of letters are words, or names. */
const runMin = 12
const wordMax = 20
const run = new RegExp(`[a-z]{${runMin},}`, 'g')
/** Parts shorter than this in the middle: the run was a word after all. */
const meanLengthMin = 2.6

/**
 * Takes words apart that were written together ("killthemall"), by the words of the encoder's vocabulary, which stand in it by how
 * common they are.
 */
export class WordSplitter {
  readonly #costs: ReadonlyMap<string, number>

  constructor(vocabulary: readonly string[]) {
    this.#costs = new Map(
      vocabulary.flatMap((word, rank): [string, number][] =>
        /^[a-z]{2,}$|^[ai]$/.test(word) ? [[word, Math.log(rank + 2)]] : [],
      ),
    )
  }

  /** Where spaces belong in a text of small letters; empty where every run is a word or cannot be taken apart. */
  breaksIn(text: string): number[] {
    return [...text.matchAll(run)].flatMap(({ 0: letters, index }) => this.#breaks(letters).map((at) => index + at))
  }

  /** The cheapest way to cover a run with known words, as the places between them. */
  #breaks(letters: string): number[] {
    if (this.#costs.has(letters)) return []
    const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }]
    for (let end = 1; end <= letters.length; end++)
      for (let from = Math.max(0, end - wordMax); from < end; from++) {
        const [before, own] = [best[from], this.#costs.get(letters.slice(from, end))]
        if (before === undefined || own === undefined) continue
        const cost = before.cost + own
        if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, from }
      }
    const breaks: number[] = []
    for (let at = letters.length; best[at] !== undefined && at > 0; at = best[at]?.from ?? 0) breaks.push(at)
    const isWhole = best[letters.length] !== undefined && letters.length / breaks.length >= meanLengthMin
    return isWhole ? breaks.slice(1).reverse() : []
  }
}
