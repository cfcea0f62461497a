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
  readonly #isStart: Uint8Array
  readonly #mentions: ReadMentions

  constructor(mentions: ReadMentions, things: readonly NamedThing[]) {
    this.#mentions = mentions
    const { terms } = mentions.text
    const idOf = new Map(terms.map((term, i) => [term, i + 1]))
    this.#skipped = Uint8Array.from([0, ...terms.map((term) => (/^[#@]/.test(term) ? 1 : 0))])
    this.#isStart = new Uint8Array(terms.length + 1)
    things.forEach(({ names }, thing) => {
      for (const name of names) {
        const ids = analyzeQuery('words', name).map((term) => idOf.get(term) ?? 0)
        const [first = 0] = ids
        if (first === 0 || ids.includes(0)) continue
        this.#isStart[first] = 1
        this.#starts.set(first, [...(this.#starts.get(first) ?? []), { thing, ids }])
      }
    })
  }

  /** Tells the things a row names. */
  readonly visit = (row: number, hold: (thing: number) => void): void => {
    const { ids, starts, ends } = this.#mentions.text
    const end = ends[row] as number
    for (let at = starts[row] as number; at < end; at++) {
      const id = ids[at] as number
      if (this.#isStart[id] === 0) continue
      for (const phrase of this.#starts.get(id) ?? []) if (this.#fits(at, end, phrase.ids)) hold(phrase.thing)
    }
  }

  /** Whether the words follow each other; #tags and @names stand beside words, not between them. */
  #fits(at: number, end: number, wanted: readonly number[]): boolean {
    const { ids } = this.#mentions.text
    let place = at
    for (let i = 1; i < wanted.length; i++) {
      do place++
      while (place < end && this.#skipped[ids[place] as number] === 1)
      if (place >= end || ids[place] !== wanted[i]) return false
    }
    return true
  }
}
