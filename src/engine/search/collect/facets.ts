import { chunkBits, chunkWords } from '../bytes/bitmap.js'
import { ChunkSet } from './chunk-set.js'
import { goneShare } from './count.js'
import { TermCounter } from './facet-terms.js'
import { addTo, CategoryCounter, MultiCounter, type Counter } from './facet-values.js'
import { And } from '../match/boolean.js'
import { DenseSet, DocRange, type Matcher } from '../match/matcher.js'
import { CategoryValue } from '../match/posting.js'
import { codeRange } from '../schema/number-code.js'
import type { FacetCount, FacetRequest } from '../schema/query.js'
import type { NumberColumn, OpenColumn, Segment } from '../segment/segment.js'
import type { Task } from './task.js'
import { compareCodePoints } from '../bytes/utf8.js'

/** Numbers between edges. */
class EdgeCounter implements Counter {
  readonly #counts: Float64Array
  readonly #lows: Float64Array
  readonly #column: NumberColumn
  readonly #edges: readonly number[]

  constructor(column: NumberColumn, edges: readonly number[]) {
    this.#column = column
    this.#edges = edges
    this.#counts = new Float64Array(edges.length)
    this.#lows = Float64Array.from(edges, (edge) => codeRange(column.type, edge, Infinity).low)
  }
  add(chunk: number, set: ChunkSet): void {
    const n = set.toList()
    const base = chunk << chunkBits
    const { codes, none } = this.#column
    const last = this.#lows.length - 1
    for (let i = 0; i < n; i++) {
      const code = codes[base + set.list[i]!]!
      if (code === none) continue
      // The last edge not above the code.
      let band = -1
      let high = last
      while (band < high) {
        const mid = (band + high + 1) >> 1
        if (this.#lows[mid]! <= code) band = mid
        else high = mid - 1
      }
      if (band >= 0) this.#counts[band]! += 1
    }
  }
  drain(sums: Map<string, number>): void {
    this.#edges.forEach((edge, i) => addTo(sums, String(edge), this.#counts[i]!))
  }
}

const toCounter = (column: OpenColumn | undefined, request: FacetRequest): Counter => {
  if ('edges' in request && column?.kind === 'number') return new EdgeCounter(column, request.edges)
  if (column?.kind === 'category') return new CategoryCounter(column)
  if (column?.kind === 'text') return new TermCounter(column)
  if (column?.kind === 'multi') return new MultiCounter(column)
  throw new TypeError('unreachable: validate')
}

interface NamedCounter {
  name: string
  column: string
  counter: Counter
}

/** How many have each value of a column, if that is written down: of everybody, or of those with one value of a category. */
const knownCounts = (segment: Segment, matcher: Matcher, name: string): Uint32Array | undefined => {
  const column = segment.columns.get(name)
  if (column?.kind !== 'category' && column?.kind !== 'multi') return undefined
  const { size } = column.dictionary
  if (matcher instanceof DocRange && matcher.estimate === segment.docs)
    return Uint32Array.from({ length: size }, (_, term) => column.lists.count(term))
  if (!(matcher instanceof CategoryValue)) return undefined
  if (matcher.column === name)
    return Uint32Array.from({ length: size }, (_, term) => (term === matcher.term ? matcher.estimate : 0))
  const filtered = segment.columns.get(matcher.column)
  const pairs = filtered?.kind === 'category' ? filtered.pairs.get(name) : undefined
  return pairs?.subarray(matcher.term * size, (matcher.term + 1) * size)
}

/** All facets of a request, summed over segments. Exact. */
export class Facets {
  readonly #sums = new Map<string, Map<string, number>>()
  #counters: NamedCounter[] = []
  readonly #requests: Readonly<Record<string, FacetRequest>>

  constructor(requests: Readonly<Record<string, FacetRequest>>) {
    this.#requests = requests
  }

  /** Starts a segment; undefined where nothing is left to be counted, because it is known. */
  open({ live, matcher }: Pick<Task, 'live' | 'matcher'>): Facets | undefined {
    const { segment, deleted } = live
    this.#counters = this.#countersOf(segment)
    if (segment.docs - live.live > segment.docs * goneShare) return this
    const known = this.#counters.map(({ column, counter }) =>
      counter.take === undefined ? undefined : knownCounts(segment, matcher, column),
    )
    if (known.includes(undefined)) return this
    if (deleted) this.#addAmong(deleted, segment, matcher)
    this.#counters.forEach(({ counter }, i) => counter.take?.(known[i]!))
    this.close()
    return undefined
  }
  /** Counts the matches among some documents. */
  #addAmong(docs: Uint32Array, segment: Segment, matcher: Matcher): void {
    const words = new Uint32Array(segment.chunks * chunkWords)
    words.set(docs)
    const among = new And([matcher, new DenseSet(words, 0)], segment.docs)
    const set = new ChunkSet()
    for (let chunk = 0; chunk < segment.chunks; chunk++) {
      set.evaluate(among, chunk, undefined)
      this.add(chunk, set)
    }
  }
  #countersOf(segment: Segment): NamedCounter[] {
    return Object.entries(this.#requests).map(([name, request]) => {
      const { column } = request
      return { name, column, counter: toCounter(segment.columns.get(column), request) }
    })
  }
  /** Counts the matches of a chunk. */
  add(chunk: number, set: ChunkSet): void {
    for (const { counter } of this.#counters) counter.add(chunk, set)
  }
  /** Ends a segment. */
  close(): void {
    for (const { name, counter } of this.#counters) {
      const sums = this.#sums.get(name) ?? new Map<string, number>()
      counter.drain(sums)
      this.#sums.set(name, sums)
    }
  }
  /** All counts, by facet and value. */
  counts(): FacetSums {
    const all: Record<string, Record<string, number>> = {}
    for (const [name, sums] of this.#sums) all[name] = Object.fromEntries(sums)
    return all
  }
}

/** Counts by facet and value. Plain data. */
export type FacetSums = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Sums of parts as answered: values by count, highest first, then by name, no zeros; bands in order, zeros kept. */
export const presentFacets = (
  requests: Readonly<Record<string, FacetRequest>>,
  parts: readonly FacetSums[],
): Record<string, FacetCount[]> => {
  const all: Record<string, FacetCount[]> = {}
  for (const [name, request] of Object.entries(requests)) {
    const sums = new Map<string, number>()
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
