import { CHUNK_BITS, CHUNK_WORDS, hasBit, popcount } from './bitmap.js'
import { TermCounter } from './facet-terms.js'
import { codeRange } from './number-code.js'
import { PostingCursor } from './posting-store.js'
import { compareCodePoints } from './utf8.js'
class CategoryCounter {
  constructor(column) {
    this.column = column
    this.counts = new Float64Array(column.dictionary.size + 1)
  }
  column
  counts
  add(chunk, set) {
    const n = set.toList()
    const base = chunk << CHUNK_BITS
    const codes = this.column.codes
    if (codes instanceof Uint8Array) count8(codes, base, set.list, n, this.counts)
    else
      for (let i = 0; i < n; i++) {
        const code = codes[base + set.list[i]]
        this.counts[code] = this.counts[code] + 1
      }
  }
  drain(sums) {
    this.column.dictionary.all().forEach((value, i) => addTo(sums, value, this.counts[i + 1]))
  }
}
function count8(codes, base, docs, n, counts) {
  for (let i = 0; i < n; i++) {
    const code = codes[base + docs[i]]
    counts[code] = counts[code] + 1
  }
}
class MultiCounter {
  constructor(column) {
    this.column = column
    const values = column.dictionary.size
    this.cursors = Array.from({ length: values }, (_, term) => new PostingCursor(column.lists, term))
    this.counts = new Float64Array(values)
  }
  column
  cursors
  counts
  add(chunk, set) {
    if (set.count === 0) return
    const words = set.isList ? listWords(set) : set.words
    this.cursors.forEach((cursor, term) => {
      if (cursor.seek(chunk) > 0) this.counts[term] = this.counts[term] + meet(cursor, words)
    })
  }
  drain(sums) {
    this.column.dictionary.all().forEach((value, i) => addTo(sums, value, this.counts[i]))
  }
}
function listWords(set) {
  set.words.fill(0)
  for (let i = 0; i < set.count; i++) {
    const doc = set.list[i]
    set.words[doc >>> 5] = set.words[doc >>> 5] | (1 << (doc & 31))
  }
  return set.words
}
function meet(cursor, words) {
  let count = 0
  if (cursor.bitmapAt < 0) {
    for (let i = cursor.from; i < cursor.to; i++) if (hasBit(words, cursor.docs[i])) count++
    return count
  }
  for (let i = 0; i < CHUNK_WORDS; i++) {
    const both = words[i] & cursor.store.words[cursor.bitmapAt + i]
    if (both !== 0) count += popcount(both)
  }
  return count
}
class EdgeCounter {
  constructor(column, edges) {
    this.column = column
    this.edges = edges
    this.counts = new Float64Array(edges.length)
    this.lows = Float64Array.from(edges, (edge) => codeRange(column.type, edge, Infinity).low)
  }
  column
  edges
  counts
  lows
  add(chunk, set) {
    const n = set.toList()
    const base = chunk << CHUNK_BITS
    const { codes, none } = this.column
    const last = this.lows.length - 1
    for (let i = 0; i < n; i++) {
      const code = codes[base + set.list[i]]
      if (code === none) continue
      let band = -1
      let high = last
      while (band < high) {
        const mid = (band + high + 1) >> 1
        if (this.lows[mid] <= code) band = mid
        else high = mid - 1
      }
      if (band >= 0) this.counts[band] = this.counts[band] + 1
    }
  }
  drain(sums) {
    this.edges.forEach((edge, i) => addTo(sums, String(edge), this.counts[i]))
  }
}
function addTo(sums, value, count) {
  sums.set(value, (sums.get(value) ?? 0) + count)
}
class Facets {
  constructor(requests) {
    this.requests = requests
  }
  requests
  sums = /* @__PURE__ */ new Map()
  counters = []
  /** Starts a segment. */
  open(segment) {
    this.counters = Object.entries(this.requests).map(([name, request]) => {
      const column = segment.columns.get(request.column)
      if ('edges' in request && column?.kind === 'number')
        return { name, counter: new EdgeCounter(column, request.edges) }
      if (column?.kind === 'category') return { name, counter: new CategoryCounter(column) }
      if (column?.kind === 'text') return { name, counter: new TermCounter(column) }
      if (column?.kind === 'multi') return { name, counter: new MultiCounter(column) }
      throw new TypeError('unreachable: validate')
    })
  }
  /** Counts the matches of a chunk. */
  add(chunk, set) {
    for (const { counter } of this.counters) counter.add(chunk, set)
  }
  /** Ends a segment. */
  close() {
    for (const { name, counter } of this.counters) {
      const sums = this.sums.get(name) ?? /* @__PURE__ */ new Map()
      counter.drain(sums)
      this.sums.set(name, sums)
    }
  }
  /** All counts, by facet and value. */
  counts() {
    const all = {}
    for (const [name, sums] of this.sums) all[name] = Object.fromEntries(sums)
    return all
  }
}
function presentFacets(requests, parts) {
  const all = {}
  for (const [name, request] of Object.entries(requests)) {
    const sums = /* @__PURE__ */ new Map()
    for (const part of parts) for (const [value, count] of Object.entries(part[name] ?? {})) addTo(sums, value, count)
    if ('edges' in request) {
      all[name] = request.edges.map((edge) => ({ value: String(edge), count: sums.get(String(edge)) ?? 0 }))
      continue
    }
    const counts = Array.from(sums, ([value, count]) => ({ value, count })).filter(({ count }) => count > 0)
    counts.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value))
    all[name] = counts.slice(0, request.top ?? 10)
  }
  return all
}
export { Facets, presentFacets }
//# sourceMappingURL=facets.js.map
