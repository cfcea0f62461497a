import { formsOf, spellingsOf, type WordForm } from '../../engine/language/inflections.js'
import type { Search } from './search.js'

/** Columns in which words are looked for. Handles are names: nobody bends them. */
const columns = ['name', 'bio', 'captions'] as const
const keptMax = 5000

/** The other forms of words that creators do write. Kept until the index changes: the same words are asked for again and again. */
export class WordForms {
  readonly #search: Pick<Search, 'creators'>
  #version = ''
  #kept = new Map<string, readonly WordForm[]>()

  constructor(search: Pick<Search, 'creators'>) {
    this.#search = search
  }

  /** For each folded word, those of its forms that stand in some document. */
  async list(words: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, readonly WordForm[]>> {
    const { version } = this.#search.creators.state
    if (version !== this.#version || this.#kept.size > keptMax) {
      this.#kept = new Map()
      this.#version = version
    }
    const asked = [...new Set(words)].filter((word) => !this.#kept.has(word))
    if (asked.length > 0) await this.#read(asked, signal)
    return new Map(words.map((word) => [word, this.#kept.get(word) ?? []]))
  }

  async #read(words: readonly string[], signal: AbortSignal | undefined): Promise<void> {
    const kept = this.#kept
    const possible = words.map((word) => [...formsOf(word), ...spellingsOf(word)])
    const terms = [...new Set(possible.flat().map(({ form }) => form))]
    const found = await Promise.all(
      columns.map((column) => this.#search.creators.frequencies(column, terms, signal === undefined ? {} : { signal })),
    )
    const written = new Set(terms.filter((_, i) => found.some(({ counts }) => (counts[i] ?? 0) > 0)))
    for (const [i, word] of words.entries())
      kept.set(
        word,
        (possible[i] ?? []).filter(({ form }) => written.has(form)),
      )
  }
}
