import { formsOf, spellingsOf, type WordForm } from '../../engine/language/inflections.js'
import type { Search } from './search.js'
import { Cache } from '../../kernel/cache.js'

/** Columns in which words are looked for. Handles are names: nobody bends them. */
const columns = ['name', 'bio', 'captions'] as const

/** The other forms of words that creators do write. Kept until the index changes: the same words are asked for again and again. */
export class WordForms {
  readonly #search: Pick<Search, 'creators'>
  #version = ''
  readonly #kept = new Cache<string, readonly WordForm[]>(5000)

  constructor(search: Pick<Search, 'creators'>) {
    this.#search = search
  }

  /** For each folded word, those of its forms that stand in some document. */
  async list(words: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, readonly WordForm[]>> {
    const { version } = this.#search.creators.state
    if (version !== this.#version) {
      this.#kept.clear()
      this.#version = version
    }
    const known = new Map(words.map((word) => [word, this.#kept.get(word)]))
    const asked = [...known.keys()].filter((word) => known.get(word) === undefined)
    const read = asked.length > 0 ? await this.#read(asked, signal) : []
    for (const [word, forms] of read) {
      known.set(word, forms)
      // What was read of an older index is not kept for a newer one.
      if (version === this.#version) this.#kept.set(word, forms)
    }
    return new Map([...known].map(([word, forms]) => [word, forms ?? []]))
  }

  async #read(words: readonly string[], signal: AbortSignal | undefined): Promise<[string, WordForm[]][]> {
    const possible = words.map((word) => [...formsOf(word), ...spellingsOf(word)])
    const terms = [...new Set(possible.flat().map(({ form }) => form))]
    const options = signal === undefined ? {} : { signal }
    const { counts } = await this.#search.creators.frequencies(columns, terms, options)
    const written = new Set(terms.filter((_, i) => counts.some((ofColumn) => (ofColumn[i] ?? 0) > 0)))
    return words.map((word, i) => [word, (possible[i] ?? []).filter(({ form }) => written.has(form))])
  }
}
