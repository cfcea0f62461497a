import { totalFloor } from '../schema/limits.js'
import { And } from '../match/boolean.js'
import { DocList, DocRange, type Matcher } from '../match/matcher.js'
import { CategoryValue, Posting } from '../match/posting.js'
import { NumberRange } from '../match/range.js'
import type { Segment } from '../segment/segment.js'
import type { Task } from './task.js'

/** How far matches are counted. */
export class Count {
  value = 0
  /** Whether counting was stopped before the end. */
  stopped = false
  constructor(
    /** exact: to the end; bounded: until beyond TOTAL_FLOOR; none: not at all. */
    readonly mode: 'exact' | 'bounded' | 'none',
  ) {}
  /** Whether matches must still be counted. */
  get wanted(): boolean {
    return this.mode === 'exact' || (this.mode === 'bounded' && this.value <= totalFloor)
  }
}

/** So many deleted documents are looked at, to take them off a count, in less time than all matches would take. */
export const goneShare = 1 / 32

/** Number of matches of a segment if it is known without looking at each. */
export const knownCount = (
  { live, matcher, matches }: Pick<Task, 'live' | 'matcher' | 'matches'>,
  mode: Count['mode'],
): number | undefined => {
  if (matches !== undefined && mode !== 'none') return matches
  const { segment, deleted } = live
  const gone = segment.docs - live.live
  if (mode === 'none' || (gone > 0 && (matcher.point === undefined || gone > segment.docs * goneShare)))
    return undefined
  const all = countWithDeleted(segment, matcher)
  return all === undefined || deleted === undefined ? all : all - countAmong(deleted, matcher)
}

const countWithDeleted = (segment: Segment, matcher: Matcher): number | undefined => {
  if (matcher instanceof DocRange || matcher instanceof Posting || matcher instanceof DocList) return matcher.estimate
  if (matcher instanceof NumberRange) return matcher.count
  const [one, other, more] = matcher instanceof And ? matcher.children : []
  if (!(one instanceof CategoryValue && other instanceof CategoryValue) || more) return undefined
  const column = segment.columns.get(one.column)
  const values = segment.meta.terms[other.column] ?? 0
  return column?.kind === 'category' ? column.pairs.get(other.column)?.[one.term * values + other.term] : undefined
}

/** How many of some documents match. */
const countAmong = (docs: Uint32Array, matcher: Matcher): number => {
  let count = 0
  for (let i = 0; i < docs.length; i++)
    for (let word = docs[i]!; word !== 0; word &= word - 1)
      if (matcher.has((i << 5) + 31 - Math.clz32(word & -word))) count++
  return count
}
