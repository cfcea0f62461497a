import { chunkBits, chunkDocs, chunkWords, setRange } from '../bytes/bitmap.js'
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
import type { LiveSegment } from '../segment/snapshot.js'
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

/** The documents [from, to) of those that meet a condition. */
interface Stretch {
  readonly all: Matcher
  readonly from: number
  readonly to: number
}

/** A filter as a stretch of the order of those with one value of a category, or of everybody. */
const stretchOf = (matcher: Matcher, docs: number): Stretch => {
  if (matcher instanceof DocRange) return { all: new DocRange(0, docs), from: matcher.from, to: matcher.to }
  const [one, other, more] = matcher instanceof And ? matcher.children : []
  const range = one instanceof DocRange ? one : other
  const value = one instanceof DocRange ? other : one
  return more === undefined && range instanceof DocRange && value instanceof CategoryValue
    ? { all: value, from: range.from, to: range.to }
    : { all: matcher, from: 0, to: docs }
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

/** So many documents may lie outside of a stretch: looking at them must take clearly less than looking at those inside. */
const outsideShare = 1 / 4

const set = new ChunkSet()

/** All facets of a request, summed over segments. Exact. */
export class Facets {
  readonly #sums = new Map<string, Map<string, number>>()
  #counters: NamedCounter[] = []
  readonly #requests: Readonly<Record<string, FacetRequest>>

  constructor(requests: Readonly<Record<string, FacetRequest>>) {
    this.#requests = requests
  }

  /**
   * Starts a segment, and counts it where that takes less than passing over all matches: what is written down of everybody, or of those with
   * one value, less those outside of the stretch and those that are gone. Gives the number of matches then.
   */
  open({ live, matcher }: Pick<Task, 'live' | 'matcher'>): number | undefined {
    const { segment } = live
    this.#counters = this.#countersOf(segment)
    if (segment.docs - live.live > segment.docs * goneShare) return undefined
    const stretch = stretchOf(matcher, segment.docs)
    if (segment.docs - (stretch.to - stretch.from) > segment.docs * outsideShare) return undefined
    const known = this.#counters.map(({ column, counter }) =>
      counter.take === undefined ? undefined : knownCounts(segment, stretch.all, column),
    )
    if (known.includes(undefined)) return undefined
    const outside = this.#addOutside(live, stretch)
    this.#counters.forEach(({ counter }, i) => counter.take?.(known[i]!))
    this.close()
    return stretch.all.estimate - outside
  }
  /** Counts those outside of a stretch, and those that are gone. */
  #addOutside({ segment, deleted }: LiveSegment, { all, from, to }: Stretch): number {
    const words = new Uint32Array(segment.chunks * chunkWords)
    if (deleted) words.set(deleted)
    setRange(words, 0, from)
    setRange(words, to, segment.docs)
    const among = new And([all, new DenseSet(words, 0)], segment.docs)
    let count = 0
    for (let chunk = 0; chunk < segment.chunks; chunk++) {
      const base = chunk << chunkBits
      if (!deleted && base >= from && base + chunkDocs <= to) continue
      set.evaluate(among, chunk, undefined)
      this.add(chunk, set)
      count += set.count
    }
    return count
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
