import { ChunkSet } from './chunk-set.js'
import { Compiler } from './compile.js'
import { knownCount } from './execute.js'
import type { Filter } from './query.js'
import type { LiveSegment, Snapshot } from './snapshot.js'

/**
 * How many documents are left after each of several conditions, in the order given. Exact. `only`: of these segments;
 * `end`: what the last condition leaves there, where that is known.
 */
export function countFunnel(
  snapshot: Snapshot,
  conditions: readonly Filter[],
  only?: readonly number[],
  end?: number,
): number[] {
  const segments = snapshot.segments.filter((_, i) => !only || only.includes(i))
  const counts = conditions.map(() => 0)
  for (const live of segments) countIn(live, end === undefined ? conditions : conditions.slice(0, -1), counts)
  if (end !== undefined) counts[counts.length - 1] = end
  return counts
}

const set = new ChunkSet()

/** Adds what is left in one segment. What is known without looking is not looked at. */
function countIn(live: LiveSegment, conditions: readonly Filter[], counts: number[]): void {
  const add = (at: number, n: number): void => void (counts[at] = (counts[at] as number) + n)
  let first = 0
  for (; first < conditions.length && 'all' in (conditions[first] as Filter); first++) add(first, live.live)
  const compiler = new Compiler(live.segment)
  const matchers = conditions.slice(first).map((condition) => compiler.compile(condition))
  const [head] = matchers
  if (head === undefined) return
  const known = matchers.length === 1 ? knownCount({ live, matcher: head }) : undefined
  if (known !== undefined) {
    add(first, known)
    return
  }
  for (let chunk = 0; chunk < live.segment.chunks; chunk++) {
    set.evaluate(head, chunk, live.deleted)
    add(first, set.count)
    for (let i = 1; i < matchers.length && set.count > 0; i++) {
      const matcher = matchers[i]
      if (matcher) set.narrow(matcher, chunk)
      add(first + i, set.count)
    }
  }
}
