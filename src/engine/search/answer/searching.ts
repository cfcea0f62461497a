import { Compiler } from '../plan/compile.js'
import { Count, knownCount } from '../collect/count.js'
import { runByKey, runByRank } from '../collect/execute.js'
import { Facets, type FacetSums } from '../collect/facets.js'
import { countFunnel, type Funnel } from './funnel.js'
import { limits, totalWorkMax } from '../schema/limits.js'
import { descendingRank, fromCode, toCode } from '../schema/number-code.js'
import type { After, PlacedHit, SearchRequest, Sort } from '../schema/query.js'
import type { Schema } from '../schema/schema.js'
import { WordScorer, WordWeights } from '../match/score.js'
import type { LiveSegment, Snapshot } from '../segment/snapshot.js'
import { ScoreKey } from '../collect/score-key.js'
import { ColumnKey, VectorKey, WeightKey, type SortKey } from '../collect/sort-key.js'
import type { Candidate, Task } from '../collect/task.js'
import { compareBytes, toUtf8 } from '../bytes/utf8.js'
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

/** What one condition of a funnel takes for each document: lists are joined many documents at once. */
const narrowing = 1 / 16

/**
 * One search, a segment at a time, so that several threads can share it: each takes some of the segments, and `mergeParts` joins what
 * they found. Statistics are those of the whole snapshot, so that the answer is the same however segments are shared out.
 */
export class Searching {
  /** All segments, those first that should fill the page: what is found there says what others must have. */
  readonly order: readonly number[]
  readonly #snapshot: Snapshot
  readonly #request: SearchRequest
  readonly #tasks: readonly Task[]
  readonly #sort: Sort
  readonly #sortKeys: readonly SortKey[] | undefined
  readonly #mode: Count['mode']
  readonly #endsInTotal: boolean
  readonly #work: number
  readonly #count: Count
  readonly #facets: Facets | undefined
  readonly #need: number
  readonly #hits: Order
  readonly #taken: number[] = []
  #best: Candidate[] = []

  constructor(snapshot: Snapshot, request: SearchRequest) {
    validate(request, snapshot.schema)
    this.#snapshot = snapshot
    this.#request = request
    this.#sort = toSort(request.sort, snapshot.schema)
    const compilers = snapshot.segments.map(({ segment }) => new Compiler(segment, this.#sort.by === 'relevance'))
    this.#tasks = snapshot.segments.map((live, index): Task => {
      const matcher = compilers[index]!.compile(request.filter ?? { all: true })
      return { index, live, matcher, startDoc: request.after ? startOf(live, request.after) : 0 }
    })
    this.#work = workOf(this.#tasks)
    this.#mode = countMode(request, this.#work)
    this.#endsInTotal = this.#mode === 'exact' && endsInTotal(request, this.#sort, this.#tasks)
    this.#count = new Count(this.#endsInTotal ? 'none' : this.#mode)
    const facets = request.facets ?? {}
    this.#facets = Object.keys(facets).length > 0 ? new Facets(facets) : undefined
    this.#need = request.limit === 0 ? 0 : request.limit + 1
    this.#hits = new Order(snapshot)
    this.#sortKeys = this.#sort.by === 'rank' ? undefined : toSortKeys(this.#sort, snapshot, compilers)
    this.order = orderOf(this.#tasks, this.#sortKeys)
  }

  /**
   * What the search is expected to take, in document visits of about a nanosecond, as far as threads can share it. A count that ends early
   * depends on where it ends: one thread alone gives the same answer every time.
   */
  get shareable(): number {
    const { facets, funnel = [] } = this.#request
    if (this.#mode === 'bounded' && !facets) return 0
    const counted = this.#mode === 'exact' && this.#tasks.some((task) => knownCount(task, 'exact') === undefined)
    const scored = this.#sort.by === 'similarity' || this.#sort.by === 'relevance'
    const passes = Number(counted) + Number(facets !== undefined)
    const looks = Object.keys(facets ?? {}).length + Number(scored)
    const matches = this.#tasks.reduce((sum, { matcher }) => sum + matcher.estimate, 0)
    return this.#work * passes + matches * looks + this.#snapshot.docs * funnel.length * narrowing
  }

  /** Searches one segment. Each is to be taken once. */
  take(index: number): void {
    const matches = this.#facets?.open(this.#tasks[index]!)
    const task = { ...this.#tasks[index]!, matches }
    const toCount = matches === undefined ? this.#facets : undefined
    const need = this.#need
    const last = this.#best.length >= need && need > 0 ? this.#best[need - 1]! : undefined
    this.#taken.push(index)
    const found = this.#sortKeys
      ? this.#byKey(task, this.#sortKeys[index]!, last, toCount)
      : runByRank(task, need, last ? this.#hits.descending(last) : need === 0 ? -1 : Infinity, this.#count, toCount)
    this.#best = this.#best.length === 0 ? found : mergeInOrder(this.#best, found, need, this.#hits)
  }

  /** What the segments that were taken have. */
  finish(): SearchPart {
    const count = this.#count
    const early = this.#endsInTotal ? this.#funnel() : undefined
    return {
      hits: this.#best.map((candidate) => this.#hits.toHit(candidate, this.#sortKeys?.[candidate.segment])),
      total: early
        ? { value: early.left[early.left.length - 1]!, stopped: false }
        : count.mode === 'none'
          ? undefined
          : { value: count.value, stopped: count.stopped },
      facets: this.#facets?.counts() ?? {},
      funnel: early ?? this.#funnel(endOfFunnel(this.#request, count)),
    }
  }

  #byKey(task: Task, sortKey: SortKey, last: Candidate | undefined, facets: Facets | undefined): Candidate[] {
    const { after } = this.#request
    const afterKey = after ? toAfterKey(sortKey, after) : Infinity
    return runByKey(task, sortKey, this.#need, last ? last.key : -Infinity, afterKey, this.#count, facets)
  }

  #funnel(end?: number): Funnel {
    const { funnel = [], funnelNeeds: needs } = this.#request
    return countFunnel(this.#snapshot, funnel, { only: this.#taken, end, needs })
  }
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

/** Segments that reach highest come first, and of those the largest: the page is full sooner, and the rest is passed over. */
const orderOf = (tasks: readonly Task[], sortKeys: readonly SortKey[] | undefined): number[] => {
  const most = sortKeys?.map((key) => key.most ?? Infinity)
  return tasks
    .map(({ index }) => index)
    .sort((a, b) => {
      if (most && most[a] !== most[b]) return most[b]! - most[a]!
      return tasks[b]!.live.live - tasks[a]!.live.live
    })
}

const toAfterKey = (sortKey: SortKey, after: After): number => {
  const key = sortKey.toKey(after.value)
  if (Number.isNaN(key)) throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return key
}

const workOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { live, matcher }) => sum + matcher.cost * live.segment.docs, 0)

/** Exact when asked, or when the plan is cheap enough; see limits.ts. */
const countMode = (request: SearchRequest, work: number): Count['mode'] => {
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
