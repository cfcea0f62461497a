import { CHUNK_WORDS, countBits, setRange } from './bitmap.js'
import { Compiler } from './compile.js'
import { Count, runByKey, runByRank, type Candidate, type Task } from './execute.js'
import { Facets } from './facets.js'
import { keyBytes } from './key-table.js'
import { TOTAL_WORK_MAX } from './limits.js'
import { toCode } from './number-code.js'
import type { After, Filter, Hit, SearchRequest, SearchResult, Sort } from './query.js'
import { WordScorer, type ScoreTerm, type WordStats } from './score.js'
import { descendingRank } from './segment-builder.js'
import type { LiveSegment, Snapshot } from './snapshot.js'
import { ColumnKey, ScoreKey, VectorKey, WeightKey, type SortKey } from './sort-key.js'
import { fromCode } from './number-code.js'
import { compareBytes } from './utf8.js'
import { validate } from './validate.js'
import { SearchQueryError } from './errors.js'

/** Runs a search over a snapshot. Deterministic: the same snapshot and request give the same answer. */
export function search(snapshot: Snapshot, request: SearchRequest): SearchResult {
  validate(request, snapshot.schema)
  const sort = request.sort ?? { by: 'rank' }
  const compilers = snapshot.segments.map(({ segment }) => new Compiler(segment, sort.by === 'relevance'))
  const tasks = snapshot.segments.map((live, index): Task => {
    const compiler = compilers[index] as Compiler
    const matcher = compiler.compile(request.filter ?? { all: true })
    return { index, live, matcher, startDoc: request.after ? startOf(live, request.after) : 0 }
  })
  const count = new Count(countMode(request, tasks))
  const facets = request.facets ? new Facets(request.facets) : undefined
  const need = request.limit === 0 ? 0 : request.limit + 1
  const order = new Order(snapshot)
  let best: Candidate[] = []
  const sortKeys = sort.by === 'rank' ? undefined : toSortKeys(sort, snapshot, compilers)
  for (const task of [...tasks].sort((a, b) => b.live.live - a.live.live)) {
    const last = best.length >= need && need > 0 ? (best[need - 1] as Candidate) : undefined
    let found: Candidate[]
    if (sortKeys === undefined) {
      const worst = last ? order.descending(last) : need === 0 ? -1 : Infinity
      found = runByRank(task, need, worst, count, facets)
    } else {
      const sortKey = sortKeys[task.index] as SortKey
      const afterKey = request.after ? toAfterKey(sortKey, request.after) : Infinity
      found = runByKey(task, sortKey, need, last ? last.key : -Infinity, afterKey, count, facets)
    }
    best = [...best, ...found].sort((a, b) => order.compare(a, b)).slice(0, need)
  }
  const page = best.slice(0, request.limit)
  const hits = page.map((candidate) => order.toHit(candidate, sortKeys?.[candidate.segment]))
  const lastHit = hits[hits.length - 1]
  return {
    hits,
    total: count.mode === 'none' ? undefined : { value: count.value, relation: count.stopped ? 'gte' : 'eq' },
    next: lastHit && best.length > page.length ? { value: lastHit.value, rank: lastHit.rank, key: lastHit.key } : null,
    facets: facets?.result() ?? {},
    funnel: request.funnel ? countFunnel(snapshot, request.funnel) : [],
  }
}

function toAfterKey(sortKey: SortKey, after: After): number {
  const key = sortKey.toKey(after.value)
  if (Number.isNaN(key)) throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return key
}

/** Exact when asked, or when the plan is cheap enough; see limits.ts. */
function countMode(request: SearchRequest, tasks: readonly Task[]): Count['mode'] {
  if (request.total === 'none') return 'none'
  if (request.total === 'exact') return 'exact'
  const work = tasks.reduce((sum, { live, matcher }) => sum + matcher.cost * live.segment.docs, 0)
  return work <= TOTAL_WORK_MAX ? 'exact' : 'bounded'
}

function startOf(live: LiveSegment, after: After): number {
  const { type, none } = live.segment.rank
  const code = after.rank === null ? none : toCode(type, after.rank)
  if (code < 0) throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return live.segment.firstAfter(descendingRank(code, none), keyBytes(after.key))
}

function toSortKeys(
  sort: Exclude<Sort, { by: 'rank' }>,
  snapshot: Snapshot,
  compilers: readonly Compiler[],
): SortKey[] {
  const words = sort.by === 'relevance' ? toScorers(snapshot, compilers) : []
  return snapshot.segments.map(({ segment }, i) => {
    if (sort.by === 'relevance') return new ScoreKey(segment, words[i] as WordScorer[], sort.rankWeight ?? 0)
    const column = segment.columns.get(sort.column)
    if (sort.by === 'column' && column?.kind === 'number') return new ColumnKey(column, sort.order === 'asc')
    if (sort.by === 'weight' && column?.kind === 'multi') return new WeightKey(column, sort.value)
    if (sort.by === 'similarity' && column?.kind === 'vector') return new VectorKey(column, sort.vector)
    throw new SearchQueryError('wrong_column_kind', `Column ${sort.column} cannot be sorted by ${sort.by}.`)
  })
}

/** Scorers of every segment with the counts of all of them: score i of each compiler is the same word. */
function toScorers(snapshot: Snapshot, compilers: readonly Compiler[]): WordScorer[][] {
  const docs = snapshot.segments.reduce((sum, { segment }) => sum + segment.docs, 0)
  const words = compilers[0]?.scores.length ?? 0
  const stats = Array.from({ length: words }, (_, w): WordStats & { meanLength: number } => {
    let exactDocs = 0
    let otherDocs = 0
    let tokens = 0
    for (const { scores } of compilers) {
      const { column, exact, others } = scores[w] as ScoreTerm
      if (exact >= 0) exactDocs += column.lists.count(exact)
      otherDocs += others?.estimate ?? 0
      tokens += column.totalTokens
    }
    return { exactDocs, otherDocs, meanLength: tokens > 0 ? tokens / docs : 1 }
  })
  return compilers.map(({ scores }) =>
    scores.map((term, w) => {
      const stat = stats[w] as WordStats & { meanLength: number }
      return new WordScorer(term, stat, docs, stat.meanLength)
    }),
  )
}

/** The order of hits over all segments: key, then rank, then document key. */
class Order {
  constructor(private readonly snapshot: Snapshot) {}
  private segment(index: number): LiveSegment['segment'] {
    return (this.snapshot.segments[index] as LiveSegment).segment
  }
  descending({ segment, doc }: Candidate): number {
    return this.segment(segment).descending(doc)
  }
  compare(a: Candidate, b: Candidate): number {
    if (a.key !== b.key) return b.key > a.key ? 1 : -1
    if (a.segment === b.segment) return a.doc - b.doc
    const byRank = this.descending(a) - this.descending(b)
    if (byRank !== 0) return byRank
    const x = this.segment(a.segment).keys
    const y = this.segment(b.segment).keys
    const xAt = x.start(a.doc)
    const yAt = y.start(b.doc)
    return compareBytes(x.bytes, xAt, xAt + x.length(a.doc), y.bytes, yAt, yAt + y.length(b.doc))
  }
  toHit(candidate: Candidate, sortKey: SortKey | undefined): Hit {
    const segment = this.segment(candidate.segment)
    const code = segment.rank.codes[candidate.doc] as number
    const rank = code === segment.rank.none ? null : fromCode(segment.rank.type, code)
    const value = sortKey ? sortKey.toValue(candidate.key) : rank
    return { key: segment.keys.get(candidate.doc), rank, value, segment: candidate.segment, doc: candidate.doc }
  }
}

/** How many documents are left after each of several conditions, in the order given. Exact. */
export function countFunnel(snapshot: Snapshot, filters: readonly Filter[]): number[] {
  const counts = filters.map(() => 0)
  const words = new Uint32Array(CHUNK_WORDS)
  for (const { segment, deleted } of snapshot.segments) {
    const compiler = new Compiler(segment)
    const matchers = filters.map((filter) => compiler.compile(filter))
    for (let chunk = 0; chunk < segment.chunks; chunk++) {
      words.fill(0)
      setRange(words, 0, Math.min(1 << 16, segment.docs - (chunk << 16)))
      if (deleted) {
        const from = chunk * CHUNK_WORDS
        for (let i = 0; i < CHUNK_WORDS && from + i < deleted.length; i++)
          words[i] = (words[i] as number) & ~(deleted[from + i] as number)
      }
      for (let f = 0; f < matchers.length; f++) {
        matchers[f]?.narrow(chunk, words)
        const left = countBits(words, 0, CHUNK_WORDS)
        if (left === 0) break
        counts[f] = (counts[f] as number) + left
      }
    }
  }
  return counts
}
