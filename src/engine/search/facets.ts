import { CHUNK_BITS, CHUNK_WORDS, countBoth, hasBit, popcount } from './bitmap.js'
import type { ChunkSet } from './chunk-set.js'
import { TermCounter } from './facet-terms.js'
import { DocRange, type Matcher } from './match/matcher.js'
import { CategoryValue } from './match/posting.js'
import { codeRange } from './number-code.js'
import { PostingCursor } from './posting-store.js'
import type { FacetCount, FacetRequest } from './query.js'
import type { CategoryColumn, MultiColumn, NumberColumn, OpenColumn, Segment } from './segment.js'
import type { Task } from './task.js'
import { compareCodePoints } from './utf8.js'

/** Counts one facet over the chunks of one segment. */
interface Counter {
  add(chunk: number, set: ChunkSet): void
  /** Takes counts, value by value, that were known before. */
  take?: (counts: Uint32Array) => void
  /** Adds what was counted to the sums of all segments. */
  drain(sums: Map<string, number>): void
}

/** Matches of a chunk that are taken to be read one by one in the time that the list of one value is met with all of them; a guess. */
const MEET_DOCS = 512

/** Codes counted one by one or, where many match and there are few values, the list of each value met with the matches. */
class CategoryCounter implements Counter {
  private readonly counts: Uint32Array
  private cursors: { cursor: PostingCursor; code: number }[] | undefined
  constructor(private readonly column: CategoryColumn) {
    this.counts = new Uint32Array(column.dictionary.size + 1)
  }
  add(chunk: number, set: ChunkSet): void {
    const { codes, dictionary } = this.column
    if (!set.isList && set.count >= dictionary.size * MEET_DOCS) this.addMet(chunk, set)
    else if (!set.isList && codes instanceof Uint8Array) countBits8(codes, chunk << CHUNK_BITS, set.words, this.counts)
    else this.addEach(chunk, set)
  }
  readonly take = (counts: Uint32Array): void => this.counts.set(counts, 1)
  /** Nobody has two values: the frequent ones first, until everybody is counted. */
  private addMet(chunk: number, set: ChunkSet): void {
    const { counts } = this
    this.cursors ??= cursorsOf(this.column).map((cursor, term) => ({ cursor, code: term + 1 }))
    this.cursors.sort((a, b) => (counts[b.code] as number) - (counts[a.code] as number))
    let left = set.count
    for (const { cursor, code } of this.cursors) {
      if (left === 0) return
      if (cursor.seek(chunk) === 0) continue
      const met = meet(cursor, set.words)
      counts[code] = (counts[code] as number) + met
      left -= met
    }
  }
  private addEach(chunk: number, set: ChunkSet): void {
    const n = set.toList()
    const base = chunk << CHUNK_BITS
    const codes = this.column.codes
    if (codes instanceof Uint8Array) count8(codes, base, set.list, n, this.counts)
    else
      for (let i = 0; i < n; i++) {
        const code = codes[base + (set.list[i] as number)] as number
        this.counts[code] = (this.counts[code] as number) + 1
      }
  }
  drain(sums: Map<string, number>): void {
    this.column.dictionary.all().forEach((value, i) => addTo(sums, value, this.counts[i + 1] as number))
  }
}

/** Words with more set bits than this are counted whole. */
const WHOLE_MIN = 16
/** Codes of one byte are counted in four rows by turns: adding to the same place twice in a row would wait for the first. */
const ROW = 256
const rows = new Uint32Array(4 * ROW)

/** Counts the codes of the documents of a bitmap, which need not be listed for it. */
function countBits8(codes: Uint8Array, base: number, words: Uint32Array, counts: Uint32Array): void {
  rows.fill(0)
  for (let i = 0; i < CHUNK_WORDS; i++) {
    let word = (words[i] as number) | 0
    if (word === 0) continue
    const at = base + (i << 5)
    if (popcount(word) > WHOLE_MIN && at + 32 <= codes.length) countWhole(codes, at, word)
    else
      for (let row = 0; word !== 0; row ^= ROW) {
        const place = (codes[at + 31 - Math.clz32(word & -word)] as number) + row
        rows[place] = (rows[place] as number) + 1
        word &= word - 1
      }
  }
  for (let code = 0; code < counts.length; code++)
    for (let row = code; row < rows.length; row += ROW) counts[code] = (counts[code] as number) + (rows[row] as number)
}

function countWhole(codes: Uint8Array, at: number, word: number): void {
  for (let b = 0; b < 32; b += 4) {
    const one = codes[at + b] as number
    const two = (codes[at + b + 1] as number) + ROW
    const three = (codes[at + b + 2] as number) + 2 * ROW
    const four = (codes[at + b + 3] as number) + 3 * ROW
    rows[one] = (rows[one] as number) + ((word >>> b) & 1)
    rows[two] = (rows[two] as number) + ((word >>> (b + 1)) & 1)
    rows[three] = (rows[three] as number) + ((word >>> (b + 2)) & 1)
    rows[four] = (rows[four] as number) + ((word >>> (b + 3)) & 1)
  }
}

function count8(codes: Uint8Array, base: number, docs: Uint16Array, n: number, counts: Uint32Array): void {
  for (let i = 0; i < n; i++) {
    const code = codes[base + (docs[i] as number)] as number
    counts[code] = (counts[code] as number) + 1
  }
}

const cursorsOf = ({ dictionary, lists }: CategoryColumn | MultiColumn): PostingCursor[] =>
  Array.from({ length: dictionary.size }, (_, term) => new PostingCursor(lists, term))

/** The list of each value met with the matches. */
class MultiCounter implements Counter {
  private readonly cursors: PostingCursor[]
  private readonly counts: Float64Array
  constructor(private readonly column: MultiColumn) {
    this.cursors = cursorsOf(column)
    this.counts = new Float64Array(column.dictionary.size)
  }
  add(chunk: number, set: ChunkSet): void {
    if (set.count === 0) return
    const words = set.isList ? listWords(set) : set.words
    this.cursors.forEach((cursor, term) => {
      if (cursor.seek(chunk) > 0) this.counts[term] = (this.counts[term] as number) + meet(cursor, words)
    })
  }
  readonly take = (counts: Uint32Array): void => this.counts.set(counts)
  drain(sums: Map<string, number>): void {
    this.column.dictionary.all().forEach((value, i) => addTo(sums, value, this.counts[i] as number))
  }
}

function listWords(set: ChunkSet): Uint32Array {
  set.words.fill(0)
  for (let i = 0; i < set.count; i++) {
    const doc = set.list[i] as number
    set.words[doc >>> 5] = (set.words[doc >>> 5] as number) | (1 << (doc & 31))
  }
  return set.words
}

function meet(cursor: PostingCursor, words: Uint32Array): number {
  if (cursor.bitmapAt < 0) {
    let count = 0
    for (let i = cursor.from; i < cursor.to; i++) if (hasBit(words, cursor.docs[i] as number)) count++
    return count
  }
  return countBoth(words, cursor.store.words, cursor.bitmapAt)
}

/** Numbers between edges. */
class EdgeCounter implements Counter {
  private readonly counts: Float64Array
  private readonly lows: Float64Array
  constructor(
    private readonly column: NumberColumn,
    private readonly edges: readonly number[],
  ) {
    this.counts = new Float64Array(edges.length)
    this.lows = Float64Array.from(edges, (edge) => codeRange(column.type, edge, Infinity).low)
  }
  add(chunk: number, set: ChunkSet): void {
    const n = set.toList()
    const base = chunk << CHUNK_BITS
    const { codes, none } = this.column
    const last = this.lows.length - 1
    for (let i = 0; i < n; i++) {
      const code = codes[base + (set.list[i] as number)] as number
      if (code === none) continue
      // The last edge not above the code.
      let band = -1
      let high = last
      while (band < high) {
        const mid = (band + high + 1) >> 1
        if ((this.lows[mid] as number) <= code) band = mid
        else high = mid - 1
      }
      if (band >= 0) this.counts[band] = (this.counts[band] as number) + 1
    }
  }
  drain(sums: Map<string, number>): void {
    this.edges.forEach((edge, i) => addTo(sums, String(edge), this.counts[i] as number))
  }
}

function addTo(sums: Map<string, number>, value: string, count: number): void {
  sums.set(value, (sums.get(value) ?? 0) + count)
}

function toCounter(column: OpenColumn | undefined, request: FacetRequest): Counter {
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
function knownCounts(segment: Segment, matcher: Matcher, name: string): Uint32Array | undefined {
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
  private readonly sums = new Map<string, Map<string, number>>()
  private counters: NamedCounter[] = []
  constructor(private readonly requests: Readonly<Record<string, FacetRequest>>) {}

  /** Starts a segment; undefined where nothing is left to be counted, because it is known. */
  open({ live: { segment, deleted }, matcher }: Pick<Task, 'live' | 'matcher'>): Facets | undefined {
    this.counters = this.countersOf(segment)
    if (deleted) return this
    const known = this.counters.map(({ column, counter }) =>
      counter.take === undefined ? undefined : knownCounts(segment, matcher, column),
    )
    if (known.includes(undefined)) return this
    this.counters.forEach(({ counter }, i) => counter.take?.(known[i] as Uint32Array))
    this.close()
    return undefined
  }
  private countersOf(segment: Segment): NamedCounter[] {
    return Object.entries(this.requests).map(([name, request]) => {
      const { column } = request
      return { name, column, counter: toCounter(segment.columns.get(column), request) }
    })
  }
  /** Counts the matches of a chunk. */
  add(chunk: number, set: ChunkSet): void {
    for (const { counter } of this.counters) counter.add(chunk, set)
  }
  /** Ends a segment. */
  close(): void {
    for (const { name, counter } of this.counters) {
      const sums = this.sums.get(name) ?? new Map<string, number>()
      counter.drain(sums)
      this.sums.set(name, sums)
    }
  }
  /** All counts, by facet and value. */
  counts(): FacetSums {
    const all: Record<string, Record<string, number>> = {}
    for (const [name, sums] of this.sums) all[name] = Object.fromEntries(sums)
    return all
  }
}

/** Counts by facet and value. Plain data. */
export type FacetSums = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Sums of parts as answered: values by count, highest first, then by name, no zeros; bands in order, zeros kept. */
export function presentFacets(
  requests: Readonly<Record<string, FacetRequest>>,
  parts: readonly FacetSums[],
): Record<string, FacetCount[]> {
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
