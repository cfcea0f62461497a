import { CHUNK_BITS } from './bitmap.js'
import { gapToken } from './columns-written.js'
import { TermCursor } from './dictionary.js'
import { SearchQueryError } from './errors.js'
import { readUtf8 } from './utf8.js'
class TermCounter {
  constructor(column) {
    this.column = column
    this.counts = new Uint32Array(column.dictionary.size)
    this.seen = new Uint32Array(column.dictionary.size)
  }
  column
  counts
  seen
  /** Counts the matches of a chunk. */
  add(chunk, set) {
    const stream = this.column.stream
    if (!stream) return
    const n = set.toList()
    const { bytes, ends, width } = stream
    const gap = gapToken(width)
    for (let i = 0; i < n; i++) {
      const doc = (chunk << CHUNK_BITS) + set.list[i]
      const end = ends[doc] * width
      for (let at = (doc === 0 ? 0 : ends[doc - 1]) * width; at < end; at += width) {
        let token = 0
        for (let b = width - 1; b >= 0; b--) token = token * 256 + bytes[at + b]
        if (token === gap) continue
        const term = Math.floor(token / 2)
        if (this.seen[term] === doc + 1) continue
        this.seen[term] = doc + 1
        this.counts[term] = this.counts[term] + 1
      }
    }
  }
  /** Adds what was counted to the sums of all segments. */
  drain(sums) {
    const cursor = new TermCursor(this.column.dictionary)
    for (let term = 0; term < this.counts.length; term++) {
      if (term === 0) cursor.reset(0)
      else cursor.next()
      const count = this.counts[term]
      if (count === 0) continue
      const text = readUtf8(cursor.term, 0, cursor.length)
      sums.set(text, (sums.get(text) ?? 0) + count)
    }
  }
}
function documentFrequencies(snapshot, field, terms) {
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
export { TermCounter, documentFrequencies }
//# sourceMappingURL=facet-terms.js.map
