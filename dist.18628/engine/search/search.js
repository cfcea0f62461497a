import { Compiler } from './compile.js'
import { Count, runByKey, runByRank } from './execute.js'
import { Facets, presentFacets } from './facets.js'
import { countFunnel } from './funnel.js'
import { LIMITS, TOTAL_WORK_MAX } from './limits.js'
import { fromCode, toCode } from './number-code.js'
import { WordScorer } from './score.js'
import { descendingRank } from './segment-builder.js'
import { ColumnKey, ScoreKey, VectorKey, WeightKey } from './sort-key.js'
import { compareBytes, compareCodePoints, toUtf8 } from './utf8.js'
import { validate } from './validate.js'
import { SearchQueryError } from './errors.js'
function search(snapshot, request) {
  return mergeParts(request, [searchPart(snapshot, request)])
}
function searchPart(snapshot, request, only) {
  validate(request, snapshot.schema)
  const sort = toSort(request.sort, snapshot.schema)
  const compilers = snapshot.segments.map(({ segment }) => new Compiler(segment, sort.by === 'relevance'))
  const tasks = snapshot.segments.map((live, index) => {
    const compiler = compilers[index]
    const matcher = compiler.compile(request.filter ?? { all: true })
    return { index, live, matcher, startDoc: request.after ? startOf(live, request.after) : 0 }
  })
  const count = new Count(countMode(request, tasks))
  const facets = request.facets ? new Facets(request.facets) : void 0
  const need = request.limit === 0 ? 0 : request.limit + 1
  const order = new Order(snapshot)
  let best = []
  const sortKeys = sort.by === 'rank' ? void 0 : toSortKeys(sort, snapshot, compilers)
  const own = tasks.filter(({ index }) => !only || only.includes(index))
  for (const task of own.sort((a, b) => b.live.live - a.live.live)) {
    const last = best.length >= need && need > 0 ? best[need - 1] : void 0
    let found
    if (sortKeys === void 0) {
      const worst = last ? order.descending(last) : need === 0 ? -1 : Infinity
      found = runByRank(task, need, worst, count, facets)
    } else {
      const sortKey = sortKeys[task.index]
      const afterKey = request.after ? toAfterKey(sortKey, request.after) : Infinity
      found = runByKey(task, sortKey, need, last ? last.key : -Infinity, afterKey, count, facets)
    }
    best = [...best, ...found].sort((a, b) => order.compare(a, b)).slice(0, need)
  }
  return {
    hits: best.map((candidate) => order.toHit(candidate, sortKeys?.[candidate.segment])),
    total: count.mode === 'none' ? void 0 : { value: count.value, stopped: count.stopped },
    facets: facets?.counts() ?? {},
    funnel: request.funnel ? countFunnel(snapshot, request.funnel, only) : [],
  }
}
function toSort(sort, schema) {
  if (!sort || (sort.by === 'column' && sort.column === schema.rank && sort.order !== 'asc')) return { by: 'rank' }
  return sort
}
function mergeParts(request, parts) {
  const low = (x) => x ?? -Infinity
  const compare = (a, b) => {
    if (a.sortKey !== b.sortKey) return b.sortKey > a.sortKey ? 1 : -1
    if (a.rank !== b.rank) return low(b.rank) > low(a.rank) ? 1 : -1
    return compareCodePoints(a.key, b.key)
  }
  const first = parts[0]
  const all = parts.length === 1 && first ? first.hits : parts.flatMap(({ hits: hits2 }) => hits2).sort(compare)
  const hits = all.slice(0, request.limit).map(({ sortKey: _, ...hit }) => hit)
  const last = hits[hits.length - 1]
  const totals = parts.flatMap(({ total }) => (total ? [total] : []))
  const value = totals.reduce((sum, total) => sum + total.value, 0)
  const relation = totals.some(({ stopped }) => stopped) ? 'gte' : 'eq'
  return {
    hits,
    total: totals.length > 0 || (parts.length === 0 && request.total !== 'none') ? { value, relation } : void 0,
    next: last && all.length > hits.length ? { value: last.value, rank: last.rank, key: last.key } : null,
    facets: presentFacets(
      request.facets ?? {},
      parts.map((part) => part.facets),
    ),
    funnel: (request.funnel ?? []).map((_, i) => parts.reduce((sum, { funnel }) => sum + (funnel[i] ?? 0), 0)),
  }
}
function toAfterKey(sortKey, after) {
  const key = sortKey.toKey(after.value)
  if (Number.isNaN(key)) throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return key
}
function countMode(request, tasks) {
  const work = tasks.reduce((sum, { live, matcher }) => sum + matcher.cost * live.segment.docs, 0)
  if (work > LIMITS.workMax)
    throw new SearchQueryError('too_expensive', 'The filter would take too long: use fewer or narrower conditions.')
  if (request.total === 'none') return 'none'
  if (request.total === 'exact') return 'exact'
  return work <= TOTAL_WORK_MAX ? 'exact' : 'bounded'
}
function startOf(live, after) {
  const { type, none } = live.segment.rank
  const code = after.rank === null ? none : toCode(type, after.rank)
  const key = toUtf8(after.key)
  if (code < 0 || key.length === 0 || key.length > 255)
    throw new SearchQueryError('bad_cursor', 'The cursor is not one of ours.')
  return live.segment.firstAfter(descendingRank(code, none), key)
}
function toSortKeys(sort, snapshot, compilers) {
  const words = sort.by === 'relevance' ? toScorers(snapshot, compilers) : []
  return snapshot.segments.map(({ segment }, i) => {
    if (sort.by === 'relevance') return new ScoreKey(segment, words[i], sort.rankWeight ?? 0)
    const column = segment.columns.get(sort.column)
    if (sort.by === 'column' && column?.kind === 'number') return new ColumnKey(column, sort.order === 'asc')
    if (sort.by === 'weight' && column?.kind === 'multi') return new WeightKey(column, sort.value)
    if (sort.by === 'similarity' && column?.kind === 'vector') return new VectorKey(column, sort.vector)
    throw new SearchQueryError('wrong_column_kind', `Column ${sort.column} cannot be sorted by ${sort.by}.`)
  })
}
function toScorers(snapshot, compilers) {
  const docs = snapshot.segments.reduce((sum, { segment }) => sum + segment.docs, 0)
  const words = compilers[0]?.scores.length ?? 0
  const stats = Array.from({ length: words }, (_, w) => {
    let exactDocs = 0
    let otherDocs = 0
    let tokens = 0
    for (const { scores } of compilers) {
      const { column, exact, others } = scores[w]
      if (exact >= 0) exactDocs += column.lists.count(exact)
      otherDocs += others?.estimate ?? 0
      tokens += column.totalTokens
    }
    return { exactDocs, otherDocs, meanLength: tokens > 0 ? tokens / docs : 1 }
  })
  return compilers.map(({ scores }) =>
    scores.map((term, w) => {
      const stat = stats[w]
      return new WordScorer(term, stat, docs, stat.meanLength)
    }),
  )
}
class Order {
  constructor(snapshot) {
    this.snapshot = snapshot
  }
  snapshot
  segment(index) {
    return this.snapshot.segments[index].segment
  }
  descending({ segment, doc }) {
    return this.segment(segment).descending(doc)
  }
  compare(a, b) {
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
  toHit(candidate, sortKey) {
    const segment = this.segment(candidate.segment)
    const code = segment.rank.codes[candidate.doc]
    const rank = code === segment.rank.none ? null : fromCode(segment.rank.type, code)
    const value = sortKey ? sortKey.toValue(candidate.key) : rank
    const { doc, key } = candidate
    return { key: segment.keys.get(doc), rank, value, segment: candidate.segment, doc, sortKey: key }
  }
}
export { mergeParts, search, searchPart }
//# sourceMappingURL=search.js.map
