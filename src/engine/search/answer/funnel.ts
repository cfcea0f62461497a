import { ChunkSet } from '../collect/chunk-set.js'
import { Compiler } from '../plan/compile.js'
import { knownCount } from '../collect/count.js'
import { DocRange, type Matcher } from '../match/matcher.js'
import { NumberRange } from '../match/range.js'
import type { Filter } from '../schema/query.js'
import type { LiveSegment, Snapshot } from '../segment/snapshot.js'

/** What is left after each condition, and how many of those before it have nothing it could be held against. */
export interface Funnel {
  readonly left: number[]
  readonly missing: number[]
}

export interface FunnelOptions {
  /** Of these segments alone. */
  readonly only?: readonly number[] | undefined
  /** What the last condition leaves, where that is known. */
  readonly end?: number | undefined
  /** For each condition what it can be held against, or null. */
  readonly needs?: readonly (Filter | null)[] | undefined
}

/** How many documents are left after each of several conditions, in the order given. Exact. */
export const countFunnel = (snapshot: Snapshot, conditions: readonly Filter[], options: FunnelOptions = {}): Funnel => {
  const { only, end, needs = [] } = options
  const funnel: Funnel = { left: conditions.map(() => 0), missing: conditions.map(() => 0) }
  const segments = snapshot.segments.filter((_, i) => !only || only.includes(i))
  for (const live of segments) countIn(live, conditions, needs, end === undefined, funnel)
  if (end !== undefined && conditions.length > 0) funnel.left[conditions.length - 1] = end
  return funnel
}

const set = new ChunkSet()

const add = (counts: number[], at: number, n: number): void => void (counts[at]! += n)

/** Adds what is left in one segment. What is known without looking is not looked at. */
const countIn = (
  live: LiveSegment,
  conditions: readonly Filter[],
  needs: readonly (Filter | null)[],
  toTheEnd: boolean,
  { left, missing }: Funnel,
): void => {
  const compiler = new Compiler(live.segment)
  const matchers = conditions.map((condition) => compiler.compile(condition))
  const needed = conditions.map((_, i) => {
    const need = needs[i] ?? null
    const matcher = need === null ? undefined : compiler.compile(need)
    // Where everybody has a value, nobody misses it.
    return matcher instanceof NumberRange && matcher.isAll ? undefined : matcher
  })
  let first = 0
  for (; first < conditions.length && 'all' in conditions[first]! && !needed[first]; first++)
    add(left, first, live.live)
  const last = toTheEnd ? conditions.length : conditions.length - 1
  const hasNeeds = needed.some((matcher) => matcher !== undefined)
  const head = matchers[first]
  if (head === undefined || (first >= last && !hasNeeds)) return
  const known = first === last - 1 && !hasNeeds ? knownCount({ live, matcher: head }, 'exact') : undefined
  if (known !== undefined) {
    add(left, first, known)
    return
  }
  const everybody = new DocRange(0, live.segment.docs)
  for (let chunk = 0; chunk < live.segment.chunks; chunk++) {
    let begun = false
    const narrow = (matcher: Matcher): void =>
      begun ? set.narrow(matcher, chunk) : set.evaluate(matcher, chunk, live.deleted)
    for (let i = first; i < conditions.length; i++) {
      const exists = needed[i]
      if (exists) {
        if (!begun) narrow(everybody)
        begun = true
        add(missing, i, set.count - set.countWith(exists, chunk))
      }
      if (i >= last) break
      narrow(matchers[i]!)
      begun = true
      if (set.count === 0) break
      add(left, i, set.count)
    }
  }
}
