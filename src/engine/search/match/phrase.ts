import { chunkBits, chunkDocs, chunkWords, setRange } from '../bytes/bitmap.js'
import type { TextColumn } from '../segment/segment.js'
import { gapToken } from '../columns/columns-written.js'
import { gapPositions } from '../columns/first-places.js'
import { tokenAt } from '../columns/token-stream.js'
import type { Matcher } from './matcher.js'

/**
 * A phrase as terms at offsets from its start; several terms may share an offset. `ranges` where any term of them will do: pairs
 * [from, to), ascending.
 */
export interface PlacedTerm {
  readonly term: number
  readonly offset: number
  readonly ranges?: readonly number[]
}
export type PhraseTerms = readonly PlacedTerm[]

const fits = ({ term, ranges }: PlacedTerm, found: number): boolean => {
  if (ranges === undefined) return found === term
  for (let i = 0; i < ranges.length; i += 2) if (found < ranges[i + 1]!) return found >= ranges[i]!
  return false
}

/** Reads the term sequence of a document. */
export class TokenReader {
  readonly terms: number[] = []
  readonly positions: number[] = []
  readonly #column: TextColumn

  constructor(column: TextColumn) {
    this.#column = column
  }

  /** Loads a document: `terms[i]` stands at `positions[i]`, ascending. */
  load(doc: number): void {
    this.terms.length = 0
    this.positions.length = 0
    const stream = this.#column.stream
    if (!stream) return
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    let position = -1
    const end = ends[doc]! * width
    for (let at = (doc === 0 ? 0 : ends[doc - 1]!) * width; at < end; at += width) {
      const token = tokenAt(bytes, at, width)
      if (token === gap) {
        position += gapPositions
        continue
      }
      if (token % 2 === 0) position++
      this.terms.push(token >>> 1)
      this.positions.push(position)
    }
  }

  /** Start positions of a phrase. */
  find(phrase: PhraseTerms): number[] {
    const starts: number[] = []
    const first = phrase[0]
    if (!first) return starts
    for (let i = 0; i < this.terms.length; i++) {
      if (!fits(first, this.terms[i]!)) continue
      const start = this.positions[i]! - first.offset
      if (this.#holds(phrase, start, i)) starts.push(start)
    }
    return starts
  }

  #holds(phrase: PhraseTerms, start: number, from: number): boolean {
    let i = from
    for (const wanted of phrase) {
      const { offset } = wanted
      while (i > 0 && this.positions[i - 1]! >= start + offset) i--
      while (i < this.terms.length && this.positions[i]! < start + offset) i++
      let found = false
      for (let j = i; j < this.terms.length && this.positions[j] === start + offset; j++)
        if (fits(wanted, this.terms[j]!)) found = true
      if (!found) return false
    }
    return true
  }
}

/** Whether one occurrence of each phrase can be chosen so that (last start - first end) <= distance. */
export const areNear = (
  occurrences: readonly (readonly number[])[],
  spans: readonly number[],
  distance: number,
): boolean => {
  if (occurrences.some((starts) => starts.length === 0)) return false
  if (occurrences.length === 1) return true
  // For each possible last start, every phrase takes its latest occurrence that starts no later.
  for (const starts of occurrences)
    for (const last of starts) {
      const ends = occurrences.map((other, k) => latest(other, last) + spans[k]!)
      if (last - Math.min(...ends) <= distance) return true
    }
  return false
}

/** Whether one occurrence of each phrase can be chosen so that each begins after the one before, and (last start - first end) <= distance. */
export const areInOrder = (
  occurrences: readonly (readonly number[])[],
  spans: readonly number[],
  distance: number,
): boolean => {
  const [firsts = [], ...others] = occurrences
  return firsts.some((first) => {
    const firstEnd = first + spans[0]!
    let end = firstEnd
    let start = first
    for (const [k, starts] of others.entries()) {
      start = earliest(starts, end)
      end = start + spans[k + 1]!
    }
    return start - firstEnd <= distance
  })
}

/** The earliest start behind a place, or Infinity. */
const earliest = (starts: readonly number[], behind: number): number => {
  let best = Infinity
  for (const start of starts) if (start > behind && start < best) best = start
  return best
}

/** The latest start that is no later than `most`, or -Infinity. */
const latest = (starts: readonly number[], most: number): number => {
  let best = -Infinity
  for (const start of starts) if (start <= most && start > best) best = start
  return best
}

/**
 * A look at each document: dear, so a conjunction asks it last, of what everything else has left. Phrases and NEAR are the
 * lists of their words and such a look at the words' places.
 */
export class Verified implements Matcher {
  readonly cost = 50
  readonly estimate: number
  readonly #verify: (doc: number) => boolean
  readonly #docs: number

  constructor(verify: (doc: number) => boolean, docs: number) {
    this.#verify = verify
    this.#docs = docs
    this.estimate = docs * 0.3
  }
  may(): boolean {
    return true
  }
  seed(): number {
    return -1
  }
  fill(chunk: number, out: Uint32Array): void {
    out.fill(0)
    setRange(out, 0, Math.min(chunkDocs, this.#docs - (chunk << chunkBits)))
    this.narrow(chunk, out)
  }
  narrow(chunk: number, acc: Uint32Array): void {
    const base = chunk << chunkBits
    for (let i = 0; i < chunkWords; i++) {
      let word = acc[i]!
      if (word === 0) continue
      let kept = word
      while (word !== 0) {
        const low = word & -word
        if (!this.#verify(base + (i << 5) + 31 - Math.clz32(low))) kept ^= low
        word ^= low
      }
      acc[i] = kept
    }
  }
  keep(chunk: number, docs: Uint16Array, n: number): number {
    const base = chunk << chunkBits
    let kept = 0
    for (let i = 0; i < n; i++) if (this.#verify(base + docs[i]!)) docs[kept++] = docs[i]!
    return kept
  }
  has(doc: number): boolean {
    return this.#verify(doc)
  }
}
