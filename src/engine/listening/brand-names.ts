import { analyzeQuery } from '../search/text/analyze.js'
import type { ReadMentions } from './mentions.js'

/** Something that may be named beside a brand, under any of its names. */
export interface NamedThing {
  id: string
  name: string
  names: readonly string[]
}

interface Phrase {
  thing: number
  ids: readonly number[]
}

/**
 * Finds which known things the texts name: looks up each word once, then compares the rest of the names that begin with
 * it. Tags and mentions count as what they name.
 */
export class NameFinder {
  readonly #starts = new Map<number, Phrase[]>()
  readonly #skipped: Uint8Array
  readonly #mentions: ReadMentions

  constructor(mentions: ReadMentions, things: readonly NamedThing[]) {
    this.#mentions = mentions
    const { terms } = mentions.text
    const idOf = new Map(terms.map((term, i) => [term, i + 1]))
    this.#skipped = Uint8Array.from([0, ...terms.map((term) => (/^[#@]/.test(term) ? 1 : 0))])
    things.forEach(({ names }, thing) => {
      for (const name of names) {
        const ids = analyzeQuery('words', name).map((term) => idOf.get(term) ?? 0)
        const [first = 0] = ids
        if (first === 0 || ids.includes(0)) continue
        this.#starts.set(first, [...(this.#starts.get(first) ?? []), { thing, ids }])
      }
    })
  }

  /** The things a row names, each once. */
  find(row: number): Set<number> {
    const found = new Set<number>()
    const tokens = this.#mentions.text.row(row)
    tokens.forEach((id, at) => {
      for (const phrase of this.#starts.get(id) ?? []) if (this.#fits(tokens, at, phrase.ids)) found.add(phrase.thing)
    })
    return found
  }

  /** Whether the words follow each other; #tags and @names stand beside words, not between them. */
  #fits(tokens: Uint32Array, at: number, ids: readonly number[]): boolean {
    let place = at
    for (let i = 1; i < ids.length; i++) {
      do place++
      while (place < tokens.length && this.#skipped[tokens[place] as number] === 1)
      if (tokens[place] !== ids[i]) return false
    }
    return true
  }
}
