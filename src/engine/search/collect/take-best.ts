import { chunkBits, chunkDocs } from '../bytes/bitmap.js'
import { ChunkSet } from './chunk-set.js'
import { knownCount, type Count } from './count.js'
import type { Facets } from './facets.js'
import { And } from '../match/boolean.js'
import type { Matcher } from '../match/matcher.js'
import type { SortKey } from './sort-key.js'
import type { Task } from './task.js'
import type { TopK } from './top-k.js'

const set = new ChunkSet()
let keys: Float64Array | undefined

/** Documents of a chunk whose keys are worked out first, then twice as many and so on: what the best have says what the next must have. */
const first = 1024

/** Offers the matches of a segment to `top`, a chunk at a time, without those that cannot get in; counts all, as far as `count` wants. */
export const takeBest = (
  task: Task,
  sortKey: SortKey,
  top: TopK,
  floor: number,
  afterKey: number,
  count: Count,
  facets: Facets | undefined,
): void => {
  const { live, matcher } = task
  const segment = live.segment
  const known = facets ? undefined : knownCount(task, count.mode)
  if (known !== undefined) count.value += known
  let narrowed: { needed: Matcher; all: Matcher } | undefined
  const both = (all: Matcher, needed: Matcher): Matcher =>
    (narrowed = narrowed?.needed === needed ? narrowed : { needed, all: new And([all, needed], segment.docs) }).all
  for (let chunk = 0; chunk < segment.chunks; chunk++) {
    const least = Math.max(floor, top.floor)
    const counting = known === undefined && count.wanted
    const useful = top.k > 0 && sortKey.bound(chunk) >= least
    if (!useful && !facets && !counting) {
      if (known === undefined) count.stopped = true
      continue
    }
    const needed = useful ? sortKey.needs?.(chunk << chunkBits, least) : undefined
    const whole = needed === undefined || counting || facets !== undefined
    set.evaluate(whole ? matcher : both(matcher, needed), chunk, live.deleted)
    if (known === undefined) count.value += set.count
    facets?.add(chunk, set)
    if (!useful || set.count === 0) continue
    if (needed && whole) set.narrow(needed, chunk)
    takeOf(chunk, needed, { task, sortKey, top, floor, afterKey })
  }
  facets?.close()
}

interface Wanted {
  readonly task: Task
  readonly sortKey: SortKey
  readonly top: TopK
  readonly floor: number
  readonly afterKey: number
}

/** Offers what the set holds, some documents at a time; of the rest only those that can still get in. */
const takeOf = (chunk: number, needed: Matcher | undefined, { task, sortKey, top, floor, afterKey }: Wanted): void => {
  keys ??= new Float64Array(chunkDocs)
  const base = chunk << chunkBits
  let met = needed
  let n = set.toList()
  for (let from = 0, size = first; from < n; from += size, size *= 2) {
    const least = Math.max(floor, top.floor)
    const needs = from === 0 ? met : sortKey.needs?.(base + set.list[from]!, least)
    if (needs && needs !== met) {
      met = needs
      n = from + needs.keep(chunk, set.list.subarray(from), n - from)
    }
    const docs = set.list.subarray(from, Math.min(n, from + size))
    sortKey.fill(chunk, docs, docs.length, keys, least)
    offerAll(top, docs, base, least, afterKey, task.startDoc, keys)
  }
}

const offerAll = (
  top: TopK,
  docs: Uint16Array,
  base: number,
  least: number,
  afterKey: number,
  startDoc: number,
  values: Float64Array,
): void => {
  let bar = least
  for (let i = 0; i < docs.length; i++) {
    const key = values[i]!
    if (key < bar || key > afterKey) continue
    const doc = base + docs[i]!
    if (key === afterKey && doc < startDoc) continue
    top.offer(key, doc)
    bar = Math.max(least, top.floor)
  }
}
