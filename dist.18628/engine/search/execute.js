import { CHUNK_BITS } from './bitmap.js'
import { ChunkSet } from './chunk-set.js'
import { TOTAL_FLOOR } from './limits.js'
import { And } from './match/boolean.js'
import { DocList, DocRange } from './match/matcher.js'
import { Posting } from './match/posting.js'
import { NumberRange } from './match/range.js'
import { ColumnKey, WeightKey } from './sort-key.js'
import { TopK } from './top-k.js'
class Count {
  constructor(mode) {
    this.mode = mode
  }
  mode
  value = 0
  /** Whether counting was stopped before the end. */
  stopped = false
  /** Whether matches must still be counted. */
  get wanted() {
    return this.mode === 'exact' || (this.mode === 'bounded' && this.value <= TOTAL_FLOOR)
  }
}
const TIGHT_MIN = 1e4
const set = new ChunkSet()
let keys
function knownCount({ live, matcher }) {
  if (live.deleted) return void 0
  return matcher instanceof DocRange || matcher instanceof Posting || matcher instanceof DocList
    ? matcher.estimate
    : void 0
}
function runByRank(task, need, worst, count, facets) {
  const { live, matcher, startDoc, index } = task
  const segment = live.segment
  const found = []
  const known = facets ? void 0 : knownCount(task)
  if (known !== void 0) count.value += known
  facets?.open(segment)
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    const base = chunk << CHUNK_BITS
    const past = found.length >= need || segment.descending(base) > worst
    const counting = known === void 0 && count.wanted
    if (past && !counting && !facets) {
      if (known === void 0) count.stopped = true
      break
    }
    const onPage = !past && (chunk + 1) << CHUNK_BITS > startDoc
    if (!onPage && !counting && !facets) continue
    set.evaluate(matcher, chunk, live.deleted)
    if (known === void 0) count.value += set.count
    if (onPage) {
      const n = set.toList(startDoc > base ? void 0 : need - found.length)
      for (let i = 0; i < n && found.length < need; i++) {
        const doc = base + set.list[i]
        if (doc >= startDoc) found.push({ key: 0, segment: index, doc })
      }
    }
    facets?.add(chunk, set)
  }
  facets?.close()
  return found
}
function runCount(task, count) {
  const known = knownCount(task)
  if (known !== void 0) {
    count.value += known
    return
  }
  for (let chunk = 0; chunk < task.live.segment.chunks; chunk++) {
    if (!count.wanted) {
      count.stopped = true
      return
    }
    set.evaluate(task.matcher, chunk, task.live.deleted)
    count.value += set.count
  }
}
function runByKey(task, sortKey, need, floor, afterKey, count, facets) {
  const tight = facets ? void 0 : tightened(task, sortKey, need, afterKey)
  if (tight) {
    const top2 = new TopK(need)
    collect({ ...task, matcher: tight }, sortKey, top2, floor, afterKey, new Count('none'), void 0)
    if (top2.size >= need) {
      runCount(task, count)
      return entries(task, top2)
    }
  }
  const top = new TopK(need)
  collect(task, sortKey, top, floor, afterKey, count, facets)
  return entries(task, top)
}
function entries(task, top) {
  return top.sorted().map(({ key, doc }) => ({ key, segment: task.index, doc }))
}
function collect(task, sortKey, top, floor, afterKey, count, facets) {
  const { live, matcher, startDoc } = task
  const segment = live.segment
  const known = facets ? void 0 : knownCount(task)
  if (known !== void 0) count.value += known
  facets?.open(segment)
  keys ??= new Float64Array(1 << CHUNK_BITS)
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    const least = Math.max(floor, top.floor)
    const counting = known === void 0 && count.wanted
    const useful = top.k > 0 && sortKey.bound(chunk) >= least
    if (!useful && !facets && !counting) {
      if (known === void 0) count.stopped = true
      continue
    }
    set.evaluate(matcher, chunk, live.deleted)
    if (known === void 0) count.value += set.count
    if (useful && set.count > 0) {
      const needed = facets ? void 0 : sortKey.needs?.(chunk, least)
      if (needed) set.narrow(needed, chunk)
      const n = set.toList()
      sortKey.fill(chunk, set.list, n, keys)
      offerAll(top, n, chunk << CHUNK_BITS, least, afterKey, startDoc, keys)
    }
    facets?.add(chunk, set)
  }
  facets?.close()
}
function offerAll(top, n, base, least, afterKey, startDoc, values) {
  let bar = least
  for (let i = 0; i < n; i++) {
    const key = values[i]
    if (key < bar || key > afterKey) continue
    const doc = base + set.list[i]
    if (key === afterKey && doc < startDoc) continue
    top.offer(key, doc)
    bar = Math.max(least, top.floor)
  }
}
function tightened(task, sortKey, need, afterKey) {
  if (afterKey === -Infinity || need === 0 || task.matcher.estimate < TIGHT_MIN) return void 0
  if (sortKey instanceof WeightKey)
    return sortKey.matcher && new And([task.matcher, sortKey.matcher], task.live.segment.docs)
  if (!(sortKey instanceof ColumnKey)) return void 0
  const { column, ascending } = sortKey
  const { bands, none } = column
  if (!bands || bands.cuts.length === 0) return void 0
  const docs = task.live.segment.docs
  const share = task.matcher.estimate / Math.max(1, docs)
  const wanted = need * 4 + 16
  const { cuts, lists } = bands
  const edge = Math.abs(afterKey)
  let skipped = 0
  if (afterKey !== Infinity)
    for (let j = 0; j < cuts.length; j++) {
      const inside = ascending ? docs - lists.count(j) : lists.count(j)
      if (ascending ? cuts[j] <= edge : cuts[j] > edge) skipped = Math.max(skipped, inside)
    }
  for (let step = 0; step < cuts.length; step++) {
    const j = ascending ? step : cuts.length - 1 - step
    const inside = ascending ? docs - lists.count(j) : lists.count(j)
    if ((inside - skipped) * share < wanted) continue
    const cut = cuts[j]
    const low = ascending ? (afterKey === Infinity ? 0 : edge) : cut
    const high = ascending ? cut - 1 : afterKey === Infinity ? none - 1 : edge
    return low <= high ? new And([task.matcher, new NumberRange(column, low, high, docs)], docs) : void 0
  }
  return void 0
}
export { Count, knownCount, runByKey, runByRank }
//# sourceMappingURL=execute.js.map
