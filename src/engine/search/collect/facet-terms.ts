import { chunkBits } from '../bytes/bitmap.js'
import type { ChunkSet } from './chunk-set.js'
import { gapToken } from '../columns/columns-written.js'
import { TermCursor } from '../columns/dictionary.js'
import { SearchQueryError } from '../schema/errors.js'
import type { TextColumn } from '../segment/segment.js'
import type { Snapshot } from '../segment/snapshot.js'
import { tokenAt } from '../columns/token-stream.js'
import { readUtf8 } from '../bytes/utf8.js'

/** Counts, for every term of a text column with positions, the matching documents that hold it. O(tokens of the matches). */
export class TermCounter {
  readonly #counts: Uint32Array
  readonly #seen: Uint32Array
  readonly #column: TextColumn

  constructor(column: TextColumn) {
    this.#column = column
    this.#counts = new Uint32Array(column.dictionary.size)
    this.#seen = new Uint32Array(column.dictionary.size)
  }

  /** Counts the matches of a chunk. */
  add(chunk: number, set: ChunkSet): void {
    const stream = this.#column.stream
    if (!stream) return
    const n = set.toList()
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    for (let i = 0; i < n; i++) {
      const doc = (chunk << chunkBits) + set.list[i]!
      const end = ends[doc]! * width
      for (let at = (doc === 0 ? 0 : ends[doc - 1]!) * width; at < end; at += width) {
        const token = tokenAt(bytes, at, width)
        if (token === gap) continue
        const term = token >>> 1
        if (this.#seen[term] === doc + 1) continue
        this.#seen[term] = doc + 1
        this.#counts[term]! += 1
      }
    }
  }

  /** Adds what was counted to the sums of all segments. */
  drain(sums: Map<string, number>): void {
    const cursor = new TermCursor(this.#column.dictionary)
    for (let term = 0; term < this.#counts.length; term++) {
      if (term === 0) cursor.reset(0)
      else cursor.next()
      const count = this.#counts[term]!
      if (count === 0) continue
      const text = readUtf8(cursor.term, 0, cursor.length)
      sums.set(text, (sums.get(text) ?? 0) + count)
    }
  }
}

/**
 * Documents of the snapshot that hold each term (as analysed) in a text column, deleted ones included: the background
 * against which a facet of terms is rare or common.
 */
export const documentFrequencies = (snapshot: Snapshot, field: string, terms: readonly string[]): number[] => {
  return terms.map((term) => {
    let count = 0
    for (const { segment } of snapshot.segments) {
      const column = segment.columns.get(field)
      if (column?.kind !== 'text') throw new SearchQueryError('wrong_column_kind', `Column ${field} is no text.`)
      const at = column.dictionary.find(term)
      if (at >= 0) count += column.lists.count(at)
    }
    return count
  })
}
