import { termBytesMax, TermCursor, type Dictionary } from './dictionary.js'
import { limits } from '../schema/limits.js'
import { codePointAt, codePointBytes, writeUtf8 } from '../bytes/utf8.js'

/** What a fuzzy look-up asks. */
export interface FuzzyQuery {
  /** Most edits: insert, delete or replace a code point, or swap two neighbours (optimal string alignment). */
  readonly edits: 1 | 2
  /** Whether the word may be the start of the term: some prefix of the term is within the edits. */
  readonly prefix: boolean
  /** Leading code points that must be right. */
  readonly fixed: number
}

/** Ranges with fewer terms than this are read term by term instead of walked further. */
const small = 12
const rows = termBytesMax + 2

/** Edits allowed for a word of this many code points: none below 4, one below 8, else two. */
export const autoEdits = (length: number): 0 | 1 | 2 => {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/**
 * Terms within some edits of a word, as ranges [from, to) in pairs, ascending. Walks the sorted dictionary as a trie: a row
 * of the edit matrix per code point, branches cut when the whole row is over the limit; where no edit is left only the
 * letters of the word near this depth are looked up. Bounded by LIMITS.fuzzyNodesMax nodes, what is left of `budget`, and
 * fuzzyTermsMax ranges.
 */
export const findFuzzy = (
  dictionary: Dictionary,
  word: string,
  query: FuzzyQuery,
  budget: { nodes: number },
): number[] => {
  if (dictionary.size === 0 || word === '') return []
  const most = Math.min(limits.fuzzyNodesMax, budget.nodes)
  const walk = new Walk(dictionary, word, query, most)
  const found = walk.run()
  budget.nodes -= most - Math.max(0, walk.budget)
  return found
}

class Walk {
  readonly #letters: number[]
  readonly #width: number
  readonly #rows: Uint8Array
  readonly #path = new Uint32Array(rows)
  readonly #key = new Uint8Array(termBytesMax + 8)
  readonly #found: number[] = []
  readonly #cursor: TermCursor
  readonly #dictionary: Dictionary
  readonly #query: FuzzyQuery

  constructor(
    dictionary: Dictionary,
    word: string,
    query: FuzzyQuery,
    /** Nodes it may still visit. */
    public budget: number,
  ) {
    this.#dictionary = dictionary
    this.#query = query
    this.#cursor = new TermCursor(dictionary)
    this.#letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
    this.#width = this.#letters.length + 1
    this.#rows = new Uint8Array(rows * this.#width)
    for (let j = 0; j < this.#width; j++) this.#rows[j] = Math.min(j, 200)
  }

  run(): number[] {
    let from = 0
    let to = this.#dictionary.size
    let bytes = 0
    const fixed = Math.min(this.#query.fixed, this.#letters.length)
    for (let i = 0; i < fixed; i++) {
      bytes = writeUtf8(String.fromCodePoint(this.#letters[i]!), this.#key, bytes)
      this.#step(i, this.#letters[i]!)
    }
    if (fixed > 0) {
      from = this.#dictionary.lowerBound(this.#key, bytes, from, to)
      to = this.#dictionary.prefixEnd(this.#key, bytes, from, to)
    }
    if (from < to) this.#visit(from, to, bytes, fixed)
    return this.#found
  }

  /** Row depth + 1 from row depth and a letter; returns its least value. */
  #step(depth: number, letter: number): number {
    const rows = this.#rows
    const width = this.#width
    const letters = this.#letters
    const above = depth * width
    const row = above + width
    this.#path[depth] = letter
    let least = Math.min(depth + 1, 200)
    rows[row] = least
    for (let j = 1; j < width; j++) {
      const own = letters[j - 1]!
      let value = rows[above + j - 1]! + (own === letter ? 0 : 1)
      const gone = rows[above + j]! + 1
      if (gone < value) value = gone
      const extra = rows[row + j - 1]! + 1
      if (extra < value) value = extra
      if (j > 1 && depth > 0 && letters[j - 2] === letter && this.#path[depth - 1] === own) {
        const swapped = rows[above - width + j - 2]! + 1
        if (swapped < value) value = swapped
      }
      rows[row + j] = value
      if (value < least) least = value
    }
    return least
  }

  #distance(depth: number): number {
    return this.#rows[depth * this.#width + this.#width - 1]!
  }

  #push(from: number, to: number): void {
    if (this.#found.length >= limits.fuzzyTermsMax * 2) {
      this.budget = 0
      return
    }
    if (this.#found.length > 0 && this.#found[this.#found.length - 1] === from) this.#found[this.#found.length - 1] = to
    else this.#found.push(from, to)
  }

  /** All terms of [first, to) start with key[0, bytes), which is `depth` letters. */
  #visit(first: number, to: number, bytes: number, depth: number): void {
    if (this.budget-- <= 0) return
    if (this.#query.prefix && this.#distance(depth) <= this.#query.edits) {
      this.#push(first, to)
      return
    }
    if (to - first <= small) {
      this.#readAll(first, to, bytes, depth)
      return
    }
    let from = first
    const cursor = this.#cursor
    cursor.reset(from)
    if (cursor.length === bytes) {
      if (this.#distance(depth) <= this.#query.edits) this.#push(from, from + 1)
      from++
    }
    let least = 255
    for (let j = 0; j < this.#width; j++) least = Math.min(least, this.#rows[depth * this.#width + j]!)
    if (least >= this.#query.edits) this.#visitLetters(from, to, bytes, depth)
    else this.#visitAll(from, to, bytes, depth)
  }

  #visitAll(first: number, to: number, bytes: number, depth: number): void {
    let from = first
    while (from < to && this.budget > 0) {
      const cursor = this.#cursor
      cursor.reset(from)
      const letter = codePointAt(cursor.term, bytes)
      const end = bytes + codePointBytes(cursor.term[bytes]!)
      for (let i = bytes; i < end; i++) this.#key[i] = cursor.term[i]!
      const next = this.#dictionary.prefixEnd(this.#key, end, from, to)
      if (this.#step(depth, letter) <= this.#query.edits) this.#visit(from, next, end, depth + 1)
      from = next
    }
  }

  #visitLetters(first: number, to: number, bytes: number, depth: number): void {
    const near = new Set<number>()
    const most = Math.min(this.#letters.length - 1, depth + this.#query.edits)
    for (let j = Math.max(0, depth - this.#query.edits); j <= most; j++) near.add(this.#letters[j]!)
    let from = first
    for (const letter of [...near].sort((a, b) => a - b)) {
      if (this.#step(depth, letter) > this.#query.edits) continue
      const end = writeUtf8(String.fromCodePoint(letter), this.#key, bytes)
      from = this.#dictionary.lowerBound(this.#key, end, from, to)
      const next = this.#dictionary.prefixEnd(this.#key, end, from, to)
      if (from < next) this.#visit(from, next, end, depth + 1)
      from = next
    }
  }

  #readAll(first: number, to: number, bytes: number, depth: number): void {
    const cursor = this.#cursor
    cursor.reset(first)
    for (let term = first; term < to; term++) {
      this.budget--
      if (this.#accepts(cursor, bytes, depth)) this.#push(term, term + 1)
      if (term + 1 < to) cursor.next()
    }
  }

  #accepts(cursor: TermCursor, bytes: number, depth: number): boolean {
    const { edits, prefix } = this.#query
    let at = bytes
    let d = depth
    while (at < cursor.length) {
      const lead = cursor.term[at]!
      if (this.#step(d, codePointAt(cursor.term, at)) > edits) return false
      at += codePointBytes(lead)
      d++
      if (prefix && this.#distance(d) <= edits) return true
    }
    return this.#distance(d) <= edits
  }
}
