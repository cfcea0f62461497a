import { CHUNK_WORDS, countBits, setRange } from './bitmap.js'
import { Compiler } from './compile.js'
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
  const filters = end === undefined ? conditions : conditions.slice(0, -1)
  return [...countEach(segments, filters), ...(end === undefined ? [] : [end])]
}

function countEach(segments: readonly LiveSegment[], filters: readonly Filter[]): number[] {
  if (filters.every((filter) => 'all' in filter)) {
    const live = segments.reduce((sum, each) => sum + each.live, 0)
    return filters.map(() => live)
  }
  const counts = filters.map(() => 0)
  const words = new Uint32Array(CHUNK_WORDS)
  for (const { segment, deleted } of segments) {
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
