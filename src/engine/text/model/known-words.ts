/** Words that lists name stand as far down as the rarer half of a vocabulary. */
const listedCost = Math.log(9000)
const first = (word: string): string => `${word[0] ?? ''}${String(word.length)}`
/** A word of which fewer letters are shown may be any. */
const shownMin = 2

/** Words by how common they are: those of a vocabulary, which stand in it in that order, and those of word lists that it may lack. */
export class KnownWords {
  readonly #costs: Map<string, number>
  readonly #listed: ReadonlySet<string>
  readonly #byLength = new Map<string, string[]>()

  constructor(vocabulary: readonly string[], listed: readonly string[] = []) {
    this.#costs = new Map()
    this.#listed = new Set(listed)
    for (const [rank, word] of vocabulary.entries())
      if (/^[a-z]{2,}$|^[ai]$/.test(word) && !this.#costs.has(word)) this.#costs.set(word, Math.log(rank + 2))
    // Longer ones are tags of several words.
    for (const word of this.#listed)
      if (/^[a-z]{3,11}$/.test(word) && !this.#costs.has(word)) this.#costs.set(word, listedCost)
    for (const word of this.#costs.keys()) {
      const key = first(word)
      const known = this.#byLength.get(key)
      if (known === undefined) this.#byLength.set(key, [word])
      else known.push(word)
    }
  }

  has(word: string): boolean {
    return this.#costs.has(word)
  }

  /** How rare a word is; undefined where it is none. */
  costOf(word: string): number | undefined {
    return this.#costs.get(word)
  }

  /** The word that stars hide letters of: one of a list, which is worth hiding, or else the commonest. */
  unmask(form: string): string | undefined {
    const shown = form.replaceAll('*', '').length
    if (form.length < 4 || shown < shownMin || shown * 2 < form.length) return undefined
    const pattern = new RegExp(`^${form.replaceAll('*', '.')}$`)
    const fitting = (this.#byLength.get(first(form)) ?? []).filter((word) => pattern.test(word))
    const rank = (word: string): number => (this.#costs.get(word) ?? 0) - (this.#listed.has(word) ? 100 : 0)
    return fitting.sort((a, b) => rank(a) - rank(b))[0]
  }
}
