import { chunkBits } from '../bytes/bitmap.js'
import { Or } from '../match/boolean.js'
import type { Matcher } from '../match/matcher.js'
import { fromCode } from '../schema/number-code.js'
import type { WordScorer } from '../match/score.js'
import type { Segment } from '../segment/segment.js'
import type { SortKey } from './sort-key.js'

/** Sums are taken in different orders for bounds and for scores: a bound is so much higher. */
const rounded = 1 + 1e-9

/**
 * Relevance: the sum over words, plus rankWeight * ln(1 + rank). Words are asked from the heaviest to the lightest (MaxScore,
 * Turtle and Flood 1995): whom all the others could not help any more is not asked about them.
 */
export class ScoreKey implements SortKey {
  readonly #words: readonly WordScorer[]
  /** Documents that may still get in, where they stand in the list, and what they have so far. */
  #docs = new Uint16Array(0)
  #places = new Uint16Array(0)
  #sums = new Float64Array(0)
  readonly #essential = new Map<number, Matcher>()
  #bounded = -1
  /** What all words from one on can add in the chunk, and nothing after the last. */
  readonly #rest: Float64Array
  readonly #segment: Segment
  readonly #rankWeight: number

  constructor(segment: Segment, words: readonly WordScorer[], rankWeight: number) {
    this.#segment = segment
    this.#rankWeight = rankWeight
    // The rarest first, over all segments: what is added in another order differs in its last digit.
    this.#words = [...words].sort((a, b) => b.weights.idf - a.weights.idf)
    this.#rest = new Float64Array(words.length + 1)
  }

  #prior(doc: number): number {
    if (this.#rankWeight === 0) return 0
    const { codes, none, type } = this.#segment.rank
    const code = codes[doc]!
    return code === none ? 0 : this.#rankWeight * Math.log(1 + Math.max(0, fromCode(type, code)))
  }

  #restIn(chunk: number): Float64Array {
    if (this.#bounded !== chunk)
      for (let w = this.#words.length - 1; w >= 0; w--)
        this.#rest[w] = this.#rest[w + 1]! + this.#words[w]!.mostIn(chunk) * rounded
    this.#bounded = chunk
    return this.#rest
  }

  fill(chunk: number, docs: Uint16Array, n: number, keys: Float64Array, least: number): void {
    this.#open(docs, n)
    const rest = this.#restIn(chunk)
    const base = chunk << chunkBits
    // Ranks fall within a chunk: none has more for it than the first.
    const enough = n === 0 ? 0 : least - this.#prior(base + docs[0]!) * rounded
    let left = n
    for (const [w, word] of this.#words.entries()) {
      word.add(chunk, this.#docs, left, this.#sums)
      left = this.#keepAbove(enough - rest[w + 1]!, left)
    }
    keys.fill(-Infinity, 0, n)
    for (let i = 0; i < left; i++) keys[this.#places[i]!] = this.#sums[i]! + this.#prior(base + this.#docs[i]!)
  }

  #open(docs: Uint16Array, n: number): void {
    if (this.#docs.length < n) {
      this.#docs = new Uint16Array(n)
      this.#places = new Uint16Array(n)
      this.#sums = new Float64Array(n)
    }
    for (let i = 0; i < n; i++) {
      this.#docs[i] = docs[i]!
      this.#places[i] = i
      this.#sums[i] = 0
    }
  }

  #keepAbove(bar: number, n: number): number {
    const docs = this.#docs
    const places = this.#places
    const sums = this.#sums
    let kept = 0
    for (let i = 0; i < n; i++) {
      const sum = sums[i]!
      if (sum < bar) continue
      docs[kept] = docs[i]!
      places[kept] = places[i]!
      sums[kept++] = sum
    }
    return kept
  }

  /** Where the lightest words together stay below the floor, a document must hold one of the others. */
  needs(doc: number, floor: number): Matcher | undefined {
    const rest = this.#restIn(doc >>> chunkBits)
    const prior = this.#prior(doc) * rounded
    let heavy = this.#words.length
    while (heavy > 0 && prior + rest[heavy - 1]! < floor) heavy--
    if (heavy === this.#words.length) return undefined
    const known = this.#essential.get(heavy)
    if (known) return known
    const lists = this.#words.slice(0, heavy).flatMap((word) => word.matchers())
    const needed = new Or(lists, this.#segment.docs)
    this.#essential.set(heavy, needed)
    return needed
  }

  bound(chunk: number): number {
    return this.#restIn(chunk)[0]! + this.#prior(chunk << chunkBits) * rounded
  }
  toValue(key: number): number | null {
    return key
  }
  toKey(value: number | null): number {
    return value ?? -Infinity
  }
}
