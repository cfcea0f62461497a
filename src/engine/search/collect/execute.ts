import { chunkBits, chunkDocs } from '../bytes/bitmap.js'
import { ChunkSet } from './chunk-set.js'
import { Count, knownCount } from './count.js'
import type { Facets } from './facets.js'
import type { Head } from '../columns/heads.js'
import { allOf, And } from '../match/boolean.js'
import { seedRoom, type Matcher } from '../match/matcher.js'
import { CategoryValue } from '../match/posting.js'
import { NumberRange } from '../match/range.js'
import { runHead } from './run-head.js'
import { isDeleted } from '../segment/snapshot.js'
import { ColumnKey, WeightKey, type SortKey } from './sort-key.js'
import { takeBest } from './take-best.js'
import type { Candidate, Task } from './task.js'
import { TopK } from './top-k.js'

/** With fewer matches than this, all are looked at: a second pass to count would cost more. */
const tightMin = 10_000
/** The same for the head of an order, which is at most 16,384 documents to look at. */
const headMin = 1000

const set = new ChunkSet()

/** A page that should be found within so many documents is looked for among them, if looking at each by itself would take no longer. */
const look = { docs: 8192, ns: 25_000 }
/** As many are looked at together as should hold the page, within these bounds. */
const stepBounds = { least: 64, most: 512 }
const step = new Uint16Array(seedRoom)

/**
 * The first documents in rank order that match, found by passing the filter over all from the first on; undefined where that would take
 * longer than joining lists, or did not find enough.
 */
const lookThrough = (
  { live, matcher, startDoc, index }: Task,
  need: number,
  worst: number,
): Candidate[] | undefined => {
  const { segment, deleted } = live
  const { from, to } = matcher.span ?? { from: 0, to: segment.docs }
  const expected = (need * 1.5 * Math.max(0, to - from)) / Math.max(1, matcher.estimate)
  if (matcher.point === undefined || expected > look.docs || expected * matcher.point > look.ns) return undefined
  const found: Candidate[] = []
  const start = Math.max(startDoc, from)
  const end = Math.min(to, start + look.docs)
  const together = Math.max(stepBounds.least, Math.min(stepBounds.most, Math.ceil(expected)))
  for (let doc = start; doc < end && found.length < need;) {
    if (segment.descending(doc) > worst) return found
    const base = doc & ~(chunkDocs - 1)
    const size = Math.min(together, end - doc, base + chunkDocs - doc)
    const kept = keepOf(matcher, doc, size)
    for (let i = 0; i < kept && found.length < need; i++) {
      const hit = base + step[i]!
      if (!isDeleted(deleted, hit)) found.push({ key: 0, segment: index, doc: hit })
    }
    doc += size
  }
  return found.length >= need || end >= to ? found : undefined
}

/** Conditions that look at a document for less than this look at several together for less still; lists are not read by places. */
const pointMax = 12

/** Writes into `step` which of the `size` documents from `doc` on match, all of one chunk; returns how many. */
const keepOf = (matcher: Matcher, doc: number, size: number): number => {
  const first = doc & (chunkDocs - 1)
  if ((matcher.point ?? 0) <= pointMax) {
    for (let i = 0; i < size; i++) step[i] = first + i
    return matcher.keep(doc >>> chunkBits, step, size)
  }
  let kept = 0
  for (let i = 0; i < size; i++) if (matcher.has(doc + i)) step[kept++] = first + i
  return kept
}

/** Takes documents in rank order until `need` are found, then only counts, as far as `count` wants. */
export const runByRank = (
  task: Task,
  need: number,
  worst: number,
  count: Count,
  facets: Facets | undefined,
): Candidate[] => {
  const { live, matcher, startDoc, index } = task
  const segment = live.segment
  const found: Candidate[] = []
  const known = facets ? undefined : knownCount(task, count.mode)
  if (known !== undefined) count.value += known
  if (need > 0 && !facets && (known !== undefined || !count.wanted)) {
    const page = lookThrough(task, need, worst)
    if (page) {
      if (known === undefined) count.stopped = true
      return page
    }
  }
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    const base = chunk << chunkBits
    const past = found.length >= need || segment.descending(base) > worst
    const counting = known === undefined && count.wanted
    if (past && !counting && !facets) {
      if (known === undefined) count.stopped = true
      break
    }
    const onPage = !past && (chunk + 1) << chunkBits > startDoc
    if (!onPage && !counting && !facets) continue
    set.evaluate(matcher, chunk, live.deleted)
    if (known === undefined) count.value += set.count
    if (onPage) {
      const n = set.toList(startDoc > base ? undefined : need - found.length)
      for (let i = 0; i < n && found.length < need; i++) {
        const doc = base + set.list[i]!
        if (doc >= startDoc) found.push({ key: 0, segment: index, doc })
      }
    }
    facets?.add(chunk, set)
  }
  facets?.close()
  return found
}

/** Counts the matches of a segment as far as `count` wants. */
const runCount = (task: Task, count: Count): void => {
  const known = knownCount(task, count.mode)
  if (known !== undefined) {
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

/** Takes the best documents by a sort key. `afterKey`: the key of the last hit of the page before. */
export const runByKey = (
  task: Task,
  sortKey: SortKey,
  need: number,
  floor: number,
  afterKey: number,
  count: Count,
  facets: Facets | undefined,
): Candidate[] => {
  if (!facets && need > 0 && sortKey.most !== undefined && sortKey.most < floor) {
    runCount(task, count)
    return []
  }
  if (!facets && need > 0 && afterKey > -Infinity && task.matcher.estimate >= headMin) {
    const start = headOf(task, sortKey, need)
    const top = start && runHead({ ...task, matcher: start.rest }, start.head, need, floor, afterKey)
    if (top) {
      runCount(task, count)
      return entries(task, top)
    }
  }
  const tight = facets ? undefined : tightened(task, sortKey, need, afterKey)
  if (tight) {
    const top = new TopK(need)
    takeBest({ ...task, matcher: tight }, sortKey, top, floor, afterKey, new Count('none'), undefined)
    if (top.size >= need) {
      runCount(task, count)
      return entries(task, top)
    }
  }
  const top = new TopK(need)
  takeBest(task, sortKey, top, floor, afterKey, count, facets)
  return entries(task, top)
}

/** Nanoseconds: passing a filter over one document of a head, looking at one match, evaluating one chunk. Only their ratios count. */
const costs = { head: 20, match: 3, chunk: 6000 }

/** A head of the order that should hold the page and is quicker than looking at all matches, and what those of it must still meet. */
const headOf = ({ live, matcher }: Task, sortKey: SortKey, need: number): { head: Head; rest: Matcher } | undefined => {
  const { docs, chunks } = live.segment
  const otherwise = matcher.estimate * costs.match + chunks * costs.chunk
  const isWorth = (head: Head, all: number): boolean => {
    const read = (need * 1.5 * all) / Math.max(1, Math.min(all, matcher.estimate))
    return read <= head.docs.length && read * costs.head < otherwise
  }
  const children = matcher instanceof And ? matcher.children : [matcher]
  const besides = (isMet: (child: Matcher) => boolean): Matcher =>
    allOf(
      children.filter((child) => !isMet(child)),
      docs,
    )
  if (sortKey instanceof WeightKey) {
    const { head, matcher: own } = sortKey
    if (!head || !own || !isWorth(head, own.estimate)) return undefined
    return { head, rest: besides((child) => own.isSame(child)) }
  }
  if (!(sortKey instanceof ColumnKey) || sortKey.ascending) return undefined
  const { head, valueHeads } = sortKey.column
  // Of several values, the rarest leaves most to the head.
  let best: { head: Head; value: CategoryValue } | undefined
  for (const child of children) {
    if (!(child instanceof CategoryValue) || child.estimate >= (best?.value.estimate ?? Infinity)) continue
    const own = valueHeads.get(child.column)?.of(child.term)
    if (own) best = { head: own, value: child }
  }
  if (best && isWorth(best.head, best.value.estimate)) {
    const { value } = best
    return { head: best.head, rest: besides((child) => child === value) }
  }
  return head && isWorth(head, docs) ? { head, rest: matcher } : undefined
}

const entries = ({ index: segment }: Task, top: TopK): Candidate[] => {
  return top.drain((key, doc) => ({ key, segment, doc }))
}

/**
 * The filter met with the best band of a banded sort column that should hold the page: every document outside it sorts
 * after all inside, so a full page from it is the page. For a weight: the documents that have one. Undefined when it is
 * not worth it.
 */
const tightened = (task: Task, sortKey: SortKey, need: number, afterKey: number): Matcher | undefined => {
  if (afterKey === -Infinity || need === 0 || task.matcher.estimate < tightMin) return undefined
  if (sortKey instanceof WeightKey)
    return sortKey.matcher && new And([task.matcher, sortKey.matcher], task.live.segment.docs)
  if (!(sortKey instanceof ColumnKey)) return undefined
  const { column, ascending } = sortKey
  const { bands, none } = column
  if (!bands || bands.cuts.length === 0) return undefined
  const docs = task.live.segment.docs
  const share = task.matcher.estimate / Math.max(1, docs)
  const wanted = need * 4 + 16
  const { cuts, lists } = bands
  const edge = Math.abs(afterKey)
  // Documents on pages before: between the end of the order and the cursor.
  let skipped = 0
  if (afterKey !== Infinity)
    for (let j = 0; j < cuts.length; j++) {
      const inside = ascending ? docs - lists.count(j) : lists.count(j)
      if (ascending ? cuts[j]! <= edge : cuts[j]! > edge) skipped = Math.max(skipped, inside)
    }
  for (let step = 0; step < cuts.length; step++) {
    const j = ascending ? step : cuts.length - 1 - step
    const inside = ascending ? docs - lists.count(j) : lists.count(j)
    if ((inside - skipped) * share < wanted) continue
    const cut = cuts[j]!
    const low = ascending ? (afterKey === Infinity ? 0 : edge) : cut
    const high = ascending ? cut - 1 : afterKey === Infinity ? none - 1 : edge
    return low <= high ? new And([task.matcher, new NumberRange(column, low, high, docs)], docs) : undefined
  }
  return undefined
}
