import { analyzeQuery } from '../search/analysis/analyze.js'
import { aspectOf, aspectNames } from './aspects.js'
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

/** What some rows hold, found in one reading of their words: rows ascending, each once. */
export interface WordsRead {
  /** How many of the rows hold each term, by id. */
  readonly counts: Uint32Array
  /** Rows by the id of a #tag. */
  readonly tags: ReadonlyMap<number, readonly number[]>
  /** Rows by the place of a named thing. */
  readonly things: ReadonlyMap<number, readonly number[]>
  /** Rows by the place of an aspect. */
  readonly aspects: readonly (readonly number[])[]
}

const [isSigned, isTag, isStart] = [1, 2, 4]
/** Aspects stand above the other bits, counted from one. */
const aspectShift = 3

const hold = (lists: Map<number, number[]>, what: number, row: number): void => {
  const list = lists.get(what)
  if (list === undefined) lists.set(what, [row])
  else if (list[list.length - 1] !== row) list.push(row)
}

/**
 * What is known of every term before any text is read: whether it is a tag, speaks of an aspect, or begins the name of a known
 * thing. Each word of each text then costs a look into a small table. Tags and mentions count as what they name.
 */
export class WordMarks {
  readonly #starts = new Map<number, Phrase[]>()
  readonly #marks: Uint16Array
  readonly #mentions: ReadMentions

  constructor(mentions: ReadMentions, things: readonly NamedThing[]) {
    this.#mentions = mentions
    const { terms } = mentions.text
    const named = things.map(({ names }) => names.map((name) => analyzeQuery('words', name)))
    const wanted = new Set(named.flat(2))
    const idOf = new Map<string, number>()
    this.#marks = new Uint16Array(terms.length + 1)
    terms.forEach((term, i) => {
      const sign = term.charCodeAt(0)
      const bits = sign === 35 ? isSigned | isTag : sign === 64 ? isSigned : 0
      this.#marks[i + 1] = bits | ((aspectOf(term) + 1) << aspectShift)
      if (wanted.has(term)) idOf.set(term, i + 1)
    })
    named.forEach((names, thing) => {
      for (const name of names) {
        const ids = name.map((term) => idOf.get(term) ?? 0)
        const [first = 0] = ids
        if (first === 0 || ids.includes(0)) continue
        this.#marks[first]! |= isStart
        this.#starts.set(first, [...(this.#starts.get(first) ?? []), { thing, ids }])
      }
    })
  }

  /** Reads all words of the rows once. */
  read(rows: Uint32Array): WordsRead {
    const { ids, starts, ends, terms } = this.#mentions.text
    const marks = this.#marks
    const counts = new Uint32Array(terms.length + 1)
    const last = new Uint32Array(terms.length + 1)
    const tags = new Map<number, number[]>()
    const things = new Map<number, number[]>()
    const aspects = aspectNames().map((): number[] => [])
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const end = ends[row]!
      for (let at = starts[row]!; at < end; at++) {
        const id = ids[at]!
        const mark = marks[id]!
        if (mark !== 0 && (mark & isStart) !== 0)
          for (const phrase of this.#starts.get(id) ?? [])
            if (this.#fits(at, end, phrase.ids)) hold(things, phrase.thing, row)
        if (last[id] === row + 1) continue
        last[id] = row + 1
        counts[id]! += 1
        if (mark === 0) continue
        if ((mark & isTag) !== 0) hold(tags, id, row)
        const aspect = aspects[(mark >>> aspectShift) - 1]
        if (aspect !== undefined && aspect[aspect.length - 1] !== row) aspect.push(row)
      }
    }
    return { counts, tags, things, aspects }
  }

  /** Whether the words follow each other; #tags and @names stand beside words, not between them. */
  #fits(at: number, end: number, wanted: readonly number[]): boolean {
    const { ids } = this.#mentions.text
    let place = at
    for (let i = 1; i < wanted.length; i++) {
      do place++
      while (place < end && (this.#marks[ids[place]!]! & isSigned) !== 0)
      if (place >= end || ids[place] !== wanted[i]) return false
    }
    return true
  }
}
