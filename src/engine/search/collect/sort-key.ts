import { blockDocs, chunkBits, chunkDocs, popcount } from '../bytes/bitmap.js'
import { fromCode, toCode } from '../schema/number-code.js'
import type { Head } from '../columns/heads.js'
import type { Matcher } from '../match/matcher.js'
import { Posting } from '../match/posting.js'
import type { PostingCursor } from '../columns/posting-store.js'
import type { MultiColumn, NumberColumn, VectorColumn } from '../segment/segment.js'
import { inverseNorm, quantiseVector } from '../columns/vector-code.js'

/** What hits are sorted by, bound to a segment. Higher keys come first; -Infinity is "no value". */
export interface SortKey {
  /** The highest key a document of the segment can have, where that is known without looking. */
  readonly most?: number
  /** keys[i] = the key of docs[i], for the sorted docs[0, n) of a chunk; of those below `least` anything below it. */
  fill(chunk: number, docs: Uint16Array, n: number, keys: Float64Array, least: number): void
  /** The highest key a document of the chunk can have. */
  bound(chunk: number): number
  /** A condition that every document from `doc` on in its chunk with a key of at least `floor` meets, if one is known. */
  needs?(doc: number, floor: number): Matcher | undefined
  /** The value a key stands for. */
  toValue(key: number): number | null
  /** The key of a value; NaN when there can be no such value. */
  toKey(value: number | null): number
}

const extremes = new WeakMap<NumberColumn, { min: number; max: number }>()

/** The least and the highest code of a column, looked up once. */
const extremesOf = (column: NumberColumn): { min: number; max: number } => {
  const known = extremes.get(column)
  if (known) return known
  const { bounds } = column
  const found = { min: Infinity, max: -Infinity }
  for (let at = 0; at + 1 < bounds.length; at += 3)
    if (bounds[at]! <= bounds[at + 1]!) {
      found.min = Math.min(found.min, bounds[at]!)
      found.max = Math.max(found.max, bounds[at + 1]!)
    }
  extremes.set(column, found)
  return found
}

/** The value of a number column: the code, negated when ascending. */
export class ColumnKey implements SortKey {
  readonly most: number

  constructor(
    readonly column: NumberColumn,
    readonly ascending: boolean,
  ) {
    const { min, max } = extremesOf(column)
    this.most = ascending ? -min : max
  }
  fill(chunk: number, docs: Uint16Array, n: number, keys: Float64Array): void {
    const { codes, none } = this.column
    const base = chunk << chunkBits
    const sign = this.ascending ? -1 : 1
    if (codes instanceof Uint32Array) fill32(codes, base, docs, n, keys, none, sign)
    else
      for (let i = 0; i < n; i++) {
        const code = codes[base + docs[i]!]!
        keys[i] = code === none ? -Infinity : code * sign
      }
  }
  bound(chunk: number): number {
    const { bounds } = this.column
    const blocks = chunkDocs / blockDocs
    let best = -Infinity
    for (let b = chunk * blocks; b < (chunk + 1) * blocks && b * 3 < bounds.length; b++) {
      const min = bounds[b * 3]!
      const max = bounds[b * 3 + 1]!
      if (min <= max) best = Math.max(best, this.ascending ? -min : max)
    }
    return best
  }
  toValue(key: number): number | null {
    return key === -Infinity ? null : fromCode(this.column.type, Math.abs(key))
  }
  toKey(value: number | null): number {
    if (value === null) return -Infinity
    const code = toCode(this.column.type, value)
    return code < 0 ? NaN : this.ascending ? -code : code
  }
}

const fill32 = (
  codes: Uint32Array,
  base: number,
  docs: Uint16Array,
  n: number,
  keys: Float64Array,
  none: number,
  sign: number,
): void => {
  for (let i = 0; i < n; i++) {
    const code = codes[base + docs[i]!]!
    keys[i] = code === none ? -Infinity : code * sign
  }
}

/** The weight of one value of a multi column, as a share 0..1. */
export class WeightKey implements SortKey {
  /** The documents that have the value. */
  readonly matcher: Posting | undefined
  /** Those that have most of it. */
  readonly head: Head | undefined
  readonly most: number = -Infinity
  readonly #cursor: PostingCursor | undefined
  readonly #column: MultiColumn

  constructor(column: MultiColumn, value: string) {
    this.#column = column
    const term = column.dictionary.find(value)
    if (term < 0) return
    this.most = column.scale
    this.matcher = new Posting(column.lists, term)
    this.head = column.heads?.of(term)
    this.#cursor = this.matcher.cursor
  }
  fill(chunk: number, docs: Uint16Array, n: number, keys: Float64Array): void {
    const cursor = this.#cursor
    keys.fill(-Infinity, 0, n)
    if (!cursor || cursor.seek(chunk) === 0) return
    if (cursor.bitmapAt < 0) {
      let at = cursor.from
      for (let i = 0; i < n; i++) {
        const doc = docs[i]!
        while (at < cursor.to && cursor.docs[at]! < doc) at++
        if (at < cursor.to && cursor.docs[at] === doc) keys[i] = cursor.payloadOf(at - cursor.from)
      }
      return
    }
    const words = cursor.store.words
    let word = 0
    let before = 0
    for (let i = 0; i < n; i++) {
      const doc = docs[i]!
      for (; word < doc >>> 5; word++) before += popcount(words[cursor.bitmapAt + word]!)
      const bits = words[cursor.bitmapAt + word]!
      if ((bits >>> (doc & 31)) & 1) keys[i] = cursor.payloadOf(before + popcount(bits & ~(-1 << (doc & 31))))
    }
  }
  bound(chunk: number): number {
    return this.#cursor && this.#cursor.seek(chunk) > 0 ? this.#column.scale : -Infinity
  }
  toValue(key: number): number | null {
    return key === -Infinity ? null : key / this.#column.scale
  }
  toKey(value: number | null): number {
    return value === null ? -Infinity : Math.round(value * this.#column.scale)
  }
}

/** Cosine of the stored vector with the asked one, both in eight bits: -1..1. */
export class VectorKey implements SortKey {
  readonly #asked: Int8Array
  readonly #norm: number
  readonly #column: VectorColumn

  constructor(column: VectorColumn, vector: ArrayLike<number>) {
    this.#column = column
    this.#asked = new Int8Array(column.dimensions)
    quantiseVector(vector, this.#asked, 0)
    this.#norm = inverseNorm(this.#asked, 0, column.dimensions)
  }
  fill(chunk: number, docs: Uint16Array, n: number, keys: Float64Array): void {
    const { vectors, norms, dimensions } = this.#column
    const asked = this.#asked
    const base = chunk << chunkBits
    for (let i = 0; i < n; i++) {
      const doc = base + docs[i]!
      const norm = norms[doc]!
      if (norm === 0) {
        keys[i] = -Infinity
        continue
      }
      let at = doc * dimensions
      let sum = 0
      for (let d = 0; d < dimensions; d++) sum += Math.imul(vectors[at++]!, asked[d]!)
      keys[i] = sum * norm * this.#norm
    }
  }
  bound(): number {
    return Infinity
  }
  toValue(key: number): number | null {
    return key === -Infinity ? null : key
  }
  toKey(value: number | null): number {
    return value ?? -Infinity
  }
}
