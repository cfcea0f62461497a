import { chunkBits } from '../bytes/bitmap.js'
import { headEnds, type Head } from '../columns/heads.js'
import { seedMax } from '../match/matcher.js'
import { isDeleted } from '../segment/snapshot.js'
import type { Task } from './task.js'
import { TopK } from './top-k.js'

const list = new Uint16Array(seedMax)

/** What is found so far, and which keys are wanted: from `floor` on, up to that of the page before. */
interface Page {
  top: TopK
  floor: number
  afterKey: number
}

/**
 * The best documents from the head of a sort order, or undefined when too few of it pass the filter: then the whole column must
 * be looked at. `floor`: keys below it are not wanted; `afterKey`: as in runByKey.
 */
export const runHead = (task: Task, head: Head, need: number, floor: number, afterKey: number): TopK | undefined => {
  const top = new TopK(need)
  const page: Page = { top, floor, afterKey }
  const { docs, keys } = head
  let from = 0
  for (const end of headEnds) {
    const to = Math.min(end, docs.length)
    if (from >= to) break
    if (task.matcher.point !== undefined) offerEach(task, head, page, from, to)
    else for (let at = from; at < to;) at = offerChunk(task, head, page, at, to)
    if (top.size >= need) return top
    let least = Infinity
    for (let i = from; i < to; i++) least = Math.min(least, keys[i]!)
    // All that comes after is worse than what other segments have already given.
    if (least < floor) return top
    from = to
  }
  return undefined
}

/** Offers those that pass, looking at each: a chunk has a few of them only, and what is below the bar need not be looked at. */
const offerEach = (
  { live, matcher, startDoc }: Task,
  { docs, keys }: Head,
  { top, floor, afterKey }: Page,
  from: number,
  to: number,
): void => {
  let bar = Math.max(floor, top.floor)
  for (let i = from; i < to; i++) {
    const key = keys[i]!
    if (key < bar || key > afterKey) continue
    const doc = docs[i]!
    if ((key === afterKey && doc < startDoc) || !matcher.has(doc) || isDeleted(live.deleted, doc)) continue
    top.offer(key, doc)
    bar = Math.max(floor, top.floor)
  }
}

/** Offers those of a chunk that pass, so many at once; returns where to go on. */
const offerChunk = (
  { live, matcher, startDoc }: Task,
  { docs, keys }: Head,
  { top, floor, afterKey }: Page,
  from: number,
  to: number,
): number => {
  const chunk = docs[from]! >>> chunkBits
  let end = from
  while (end < to && end - from < seedMax && docs[end]! >>> chunkBits === chunk) {
    list[end - from] = docs[end]! & 0xffff
    end++
  }
  if (!matcher.may(chunk)) return end
  const n = matcher.keep(chunk, list, end - from)
  const bar = Math.max(floor, top.floor)
  let at = from
  for (let i = 0; i < n; i++) {
    const doc = (chunk << chunkBits) + list[i]!
    while (docs[at] !== doc) at++
    const key = keys[at]!
    if (key < bar || key > afterKey || (key === afterKey && doc < startDoc)) continue
    if (!isDeleted(live.deleted, doc)) top.offer(key, doc)
  }
  return end
}
