import { Compiler } from '../plan/compile.js'
import { Count, knownCount } from '../collect/count.js'
import { runByKey, runByRank } from '../collect/execute.js'
import { Facets, presentFacets, type FacetSums } from '../collect/facets.js'
import { countFunnel, type Funnel } from './funnel.js'
import { limits, totalWorkMax } from '../schema/limits.js'
import { descendingRank, fromCode, toCode } from '../schema/number-code.js'
import type { After, PlacedHit, SearchRequest, SearchResult, Sort } from '../schema/query.js'
import type { Schema } from '../schema/schema.js'
import { WordScorer, WordWeights } from '../match/score.js'
import type { LiveSegment, Snapshot } from '../segment/snapshot.js'
import { ScoreKey } from '../collect/score-key.js'
import { ColumnKey, VectorKey, WeightKey, type SortKey } from '../collect/sort-key.js'
import type { Candidate, Task } from '../collect/task.js'
import { compareBytes, compareCodePoints, toUtf8 } from '../bytes/utf8.js'
import { validate } from '../schema/validate.js'
import { SearchQueryError } from '../schema/errors.js'

/** A hit and the key it was sorted by, highest first. */
export interface PartHit extends PlacedHit {
  readonly sortKey: number
}

/** What some segments answered. Plain data: a worker thread may post it. */
export interface SearchPart {
  readonly hits: readonly PartHit[]
  readonly total: { readonly value: number; readonly stopped: boolean } | undefined
  readonly facets: FacetSums
  readonly funnel: Funnel
}

/** Runs a search over a snapshot. Deterministic: the same snapshot and request give the same answer. */
export const search = (snapshot: Snapshot, request: SearchRequest): SearchResult<PlacedHit> => {
  return mergeParts(request, [searchPart(snapshot, request)])
}

/**
 * Runs a search over some segments of a snapshot (all of them by default), so that several threads can share one search.
 * Statistics are those of the whole snapshot: however it is shared out, `mergeParts` gives the answer of `search`.
 */
export const searchPart = (snapshot: Snapshot, request: SearchRequest, only?: readonly number[]): SearchPart => {
  validate(request, snapshot.schema)
  const sort = toSort(request.sort, snapshot.schema)
  const compilers = snapshot.segments.map(({ segment }) => new Compiler(segment, sort.by === 'relevance'))
  const tasks = snapshot.segments.map((live, index): Task => {
    const compiler = compilers[index]!
    const matcher = compiler.compile(request.filter ?? { all: true })
    return { index, live, matcher, startDoc: request.after ? startOf(live, request.after) : 0 }
  })
  const own = tasks.filter(({ index }) => !only || only.includes(index))
  const mode = countMode(request, tasks)
  const early = mode === 'exact' && endsInTotal(request, sort, own) ? funnelOf(snapshot, request, only) : undefined
  const count = new Count(early ? 'none' : mode)
  const facets = request.facets ? new Facets(request.facets) : undefined
  const need = request.limit === 0 ? 0 : request.limit + 1
  const order = new Order(snapshot)
  let best: Candidate[] = []
  const sortKeys = sort.by === 'rank' ? undefined : toSortKeys(sort, snapshot, compilers)
  for (const task of own.sort((a, b) => b.live.live - a.live.live)) {
    const last = best.length >= need && need > 0 ? best[need - 1]! : undefined
    const toCount = facets?.open(task)
    let found: Candidate[]
    if (sortKeys === undefined) {
      const worst = last ? order.descending(last) : need === 0 ? -1 : Infinity
      found = runByRank(task, need, worst, count, toCount)
    } else {
      const sortKey = sortKeys[task.index]!
      const afterKey = request.after ? toAfterKey(sortKey, request.after) : Infinity
      found = runByKey(task, sortKey, need, last ? last.key : -Infinity, afterKey, count, toCount)
    }
    best = best.length === 0 ? found : mergeInOrder(best, found, need, order)
  }
  return {
    hits: best.map((candidate) => order.toHit(candidate, sortKeys?.[candidate.segment])),
    total: early
      ? { value: early.left[early.left.length - 1]!, stopped: false }
      : count.mode === 'none'
        ? undefined
        : { value: count.value, stopped: count.stopped },
    facets: facets?.counts() ?? {},
    funnel: early ?? funnelOf(snapshot, request, only, endOfFunnel(request, count)),
  }
}

const funnelOf = (snapshot: Snapshot, request: SearchRequest, only?: readonly number[], end?: number): Funnel => {
  return countFunnel(snapshot, request.funnel ?? [], { only, end, needs: request.funnelNeeds })
}

/**
 * Whether the end of the funnel is to be the total: its counts pass over nearly everything that the total would, and a page in
 * an order that is kept is found without passing over all matches.
 */
const endsInTotal = (request: SearchRequest, sort: Sort, tasks: readonly Task[]): boolean => {
  const { funnel = [], funnelEndsInFilter, after, facets } = request
  if (funnelEndsInFilter !== true || funnel.length < 4 || after !== undefined || facets !== undefined) return false
  if (sort.by === 'similarity') return false
  return tasks.some((task) => knownCount(task, 'exact') === undefined)
}

/** What the whole filter leaves, if it was counted to the end. */
const endOfFunnel = ({ funnelEndsInFilter, funnel, after }: SearchRequest, count: Count): number | undefined => {
  const counted = count.mode !== 'none' && !count.stopped && after === undefined
  return funnelEndsInFilter === true && counted && funnel !== undefined && funnel.length > 0 ? count.value : undefined
}

/** The first `most` of two sorted lists. */
const mergeInOrder = (a: readonly Candidate[], b: readonly Candidate[], most: number, order: Order): Candidate[] => {
  const merged: Candidate[] = []
  let i = 0
  let j = 0
  while (merged.length < most && (i < a.length || j < b.length)) {
    const [left, right] = [a[i], b[j]]
    if (left && (!right || order.compare(left, right) <= 0)) {
      merged.push(left)
      i++
    } else if (right) {
      merged.push(right)
      j++
    }
  }
  return merged
}

/** The highest rank first is the order of the documents, whatever it is called. */
const toSort = (sort: Sort | undefined, schema: Schema): Sort => {
  if (!sort || (sort.by === 'column' && sort.column === schema.rank && sort.order !== 'asc')) return { by: 'rank' }
  return sort
}

/** The answer out of the answers of parts that together cover the snapshot. */
export const mergeParts = (request: SearchRequest, parts: readonly SearchPart[]): SearchResult<PlacedHit> => {
  const low = (x: number | null): number => x ?? -Infinity
  const compare = (a: PartHit, b: PartHit): number => {
    if (a.sortKey !== b.sortKey) return b.sortKey > a.sortKey ? 1 : -1
    if (a.rank !== b.rank) return low(b.rank) > low(a.rank) ? 1 : -1
    return compareCodePoints(a.key, b.key)
  }
  const first = parts[0]
  const all = parts.length === 1 && first ? first.hits : parts.flatMap(({ hits }) => hits).sort(compare)
  const hits: PlacedHit[] = []
  for (let i = 0; i < all.length && i < request.limit; i++) {
    const { key, rank, value, segment, doc } = all[i]!
    hits.push({ key, rank, value, segment, doc })
  }
  const last = hits[hits.length - 1]
  const totals = parts.flatMap(({ total }) => (total ? [total] : []))
  const value = totals.reduce((sum, total) => sum + total.value, 0)
  const relation = totals.some(({ stopped }) => stopped) ? 'gte' : 'eq'
  return {
    hits,
    total: totals.length > 0 || (parts.length === 0 && request.total !== 'none') ? { value, relation } : undefined,
    next: last && all.length > hits.length ? { value: last.value, rank: last.rank, key: last.key } : null,
    facets: presentFacets(
      request.facets ?? {},
      parts.map((part) => part.facets),
    ),
    funnel: (request.funnel ?? []).map((_, i) => parts.reduce((sum, { funnel }) => sum + (funnel.left[i] ?? 0), 0)),
    missing: (request.funnel ?? []).map((_, i) => parts.reduce((sum, { funnel }) => sum + (funnel.missing[i] ?? 0), 0)),
  }
}

const toAfterKey = (sortKey: SortKey, after: After): number => {
  const key = sortKey.toKey(after.value)
  if (Number.isNaN(key)) throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return key
}

/** Exact when asked, or when the plan is cheap enough; see limits.ts. */
const countMode = (request: SearchRequest, tasks: readonly Task[]): Count['mode'] => {
  const work = tasks.reduce((sum, { live, matcher }) => sum + matcher.cost * live.segment.docs, 0)
  if (work > limits.workMax)
    throw new SearchQueryError('too_expensive', 'The filter would take too long: use fewer or narrower conditions.')
  if (request.total === 'none') return 'none'
  if (request.total === 'exact') return 'exact'
  return work <= totalWorkMax ? 'exact' : 'bounded'
}

const startOf = (live: LiveSegment, after: After): number => {
  const { type, none } = live.segment.rank
  const code = after.rank === null ? none : toCode(type, after.rank)
  const key = toUtf8(after.key)
  if (code < 0 || key.length === 0 || key.length > 255)
    throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return live.segment.firstAfter(descendingRank(code, none), key)
}

const toSortKeys = (
  sort: Exclude<Sort, { by: 'rank' }>,
  snapshot: Snapshot,
  compilers: readonly Compiler[],
): SortKey[] => {
  const words = sort.by === 'relevance' ? toScorers(snapshot, compilers) : []
  return snapshot.segments.map(({ segment }, i) => {
    if (sort.by === 'relevance') return new ScoreKey(segment, words[i]!, sort.rankWeight ?? 0)
    const column = segment.columns.get(sort.column)
    if (sort.by === 'column' && column?.kind === 'number') return new ColumnKey(column, sort.order === 'asc')
    if (sort.by === 'weight' && column?.kind === 'multi') return new WeightKey(column, sort.value)
    if (sort.by === 'similarity' && column?.kind === 'vector') return new VectorKey(column, sort.vector)
    throw new SearchQueryError('wrong_column_kind', `Column ${sort.column} cannot be sorted by ${sort.by}.`)
  })
}

/** Scorers of every segment with the counts of all of them: score i of each compiler is the same word. */
const toScorers = (snapshot: Snapshot, compilers: readonly Compiler[]): WordScorer[][] => {
  const docs = snapshot.segments.reduce((sum, { segment }) => sum + segment.docs, 0)
  const words = compilers[0]?.scores.length ?? 0
  const weights = Array.from({ length: words }, (_, w): WordWeights => {
    let exactDocs = 0
    let otherDocs = 0
    let tokens = 0
    for (const { scores } of compilers) {
      const { column, exact, others } = scores[w]!
      if (exact >= 0) exactDocs += column.lists.count(exact)
      otherDocs += others?.estimate ?? 0
      tokens += column.totalTokens
    }
    return new WordWeights({ exactDocs, otherDocs }, docs, tokens > 0 ? tokens / docs : 1)
  })
  return compilers.map(({ scores }) => scores.map((term, w) => new WordScorer(term, weights[w]!)))
}

/** The order of hits over all segments: key, then rank, then document key. */
class Order {
  readonly #snapshot: Snapshot

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot
  }
  #segment(index: number): LiveSegment['segment'] {
    return this.#snapshot.segments[index]!.segment
  }
  descending({ segment, doc }: Candidate): number {
    return this.#segment(segment).descending(doc)
  }
  compare(a: Candidate, b: Candidate): number {
    if (a.key !== b.key) return b.key > a.key ? 1 : -1
    if (a.segment === b.segment) return a.doc - b.doc
    const byRank = this.descending(a) - this.descending(b)
    if (byRank !== 0) return byRank
    const x = this.#segment(a.segment).keys
    const y = this.#segment(b.segment).keys
    const xAt = x.start(a.doc)
    const yAt = y.start(b.doc)
    return compareBytes(x.bytes, xAt, xAt + x.length(a.doc), y.bytes, yAt, yAt + y.length(b.doc))
  }
  toHit(candidate: Candidate, sortKey: SortKey | undefined): PartHit {
    const segment = this.#segment(candidate.segment)
    const code = segment.rank.codes[candidate.doc]!
    const rank = code === segment.rank.none ? null : fromCode(segment.rank.type, code)
    const value = sortKey ? sortKey.toValue(candidate.key) : rank
    const { doc, key } = candidate
    return { key: segment.keys.get(doc), rank, value, segment: candidate.segment, doc, sortKey: key }
  }
}
