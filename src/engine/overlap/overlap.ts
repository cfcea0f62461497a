import type { Estimate } from '../../model/estimate.js'
import { roundShare, wilson } from '../statistics/interval.js'
import { countMasks } from './count-masks.js'
import type { IdSet } from './id-set.js'
import { clamp, countBounds, pairOf } from './pair-bounds.js'
import { bestSubsets, greedyOrder, reachOfSubsets } from './reach.js'

/** One audience as it could be read. */
export interface ReadAudience {
  /** People in it, as the network counts them; what was read where it does not say. */
  size: number
  /** People that were read. */
  read: number
  /** Whether that was everybody. */
  complete: boolean
  /** Whether those who were read are a list that somebody brought, and so no random part of all. */
  listed?: boolean
  ids: IdSet
}

export interface OverlapInput {
  audiences: readonly ReadAudience[]
  /** The share of all people that is looked at, the same people in every audience; 1 unless the sets are too large. */
  rate: number
}

/** The same without the people, once they are counted. */
export type CountedAudience = Omit<ReadAudience, 'ids'>
export interface Counted {
  audiences: readonly CountedAudience[]
  rate: number
}

/** Counts and shares of people by the place of their audience in the input. */
export interface Overlap {
  method: 'exact' | 'sketched' | 'sampled' | 'listed'
  /** Share of the row's audience that is in the column's too; 1 on the diagonal. */
  matrix: Estimate[][]
  /** People in both. */
  pairs: Estimate[][]
  /** Per audience: people in no other of them, and the rest. */
  unique: Estimate[]
  overlapping: Estimate[]
  reach: Estimate
  order: { audience: number; gain: Estimate; reach: Estimate }[]
  subsets: { audiences: number[]; reach: Estimate }[]
}

export const overlapVersion = 'overlap-2'

const toEstimate = (
  value: number,
  low: number,
  high: number,
  sample: number,
  digits: (n: number) => number,
): Estimate => ({
  value: digits(value),
  low: digits(Math.min(low, value)),
  high: digits(Math.max(high, value)),
  sampleSize: sample,
  basis: 'measured',
})

const people = Math.round

/** Everything by sets that are known whole, or by the same thin slice of each of them. */
const ofWholeSets = ({ audiences, rate }: Counted, counts: Uint32Array): Overlap => {
  const reach = reachOfSubsets(counts)
  const n = audiences.length
  const full = 2 ** n - 1
  const seen = (mask: number): number => reach[mask]!
  const bit = (i: number): number => 1 << i
  const number = (count: number): Estimate => {
    if (rate === 1) return toEstimate(count, count, count, people(seen(full)), people)
    const { low, high } = countBounds(count)
    return toEstimate(count / rate, low / rate, high / rate, people(seen(full)), people)
  }
  const share = (part: number, whole: number): Estimate => {
    const value = whole === 0 ? 0 : part / whole
    if (rate === 1) return toEstimate(value, value, value, whole, roundShare)
    const { low, high } = wilson(value, { size: whole, asked: whole, population: null })
    return toEstimate(value, low, high, whole, roundShare)
  }
  const both = (a: number, b: number): number => seen(bit(a)) + seen(bit(b)) - seen(bit(a) | bit(b))
  const places = [...audiences.keys()]
  const alone = (i: number): number => seen(full) - seen(full & ~bit(i))
  const order = greedyOrder(seen, n)
  return {
    method: rate === 1 ? 'exact' : 'sketched',
    matrix: places.map((a) => places.map((b) => share(a === b ? seen(bit(a)) : both(a, b), seen(bit(a))))),
    pairs: places.map((a) => places.map((b) => number(a === b ? seen(bit(a)) : both(a, b)))),
    unique: places.map((i) => share(alone(i), seen(bit(i)))),
    overlapping: places.map((i) => share(seen(bit(i)) - alone(i), seen(bit(i)))),
    reach: number(seen(full)),
    order: order.map((audience, i) => {
      const before = order.slice(0, i).reduce((mask, other) => mask | bit(other), 0)
      const after = before | bit(audience)
      return { audience, gain: number(seen(after) - seen(before)), reach: number(seen(after)) }
    }),
    subsets: bestSubsets(reach).map((mask) => ({
      audiences: places.filter((i) => mask & bit(i)),
      reach: number(seen(mask)),
    })),
  }
}

/** The heaviest tree over the audiences: what a union can lose to pairs at the least (Hunter 1976). */
const treeWeight = (members: readonly number[], weight: (a: number, b: number) => number): number => {
  const [first, ...rest] = members
  if (first === undefined) return 0
  const joined = [first]
  let sum = 0
  for (const open = new Set(rest); open.size > 0;) {
    let best = { audience: -1, weight: -1 }
    for (const b of open)
      for (const a of joined) if (weight(a, b) > best.weight) best = { audience: b, weight: weight(a, b) }
    joined.push(best.audience)
    open.delete(best.audience)
    sum += best.weight
  }
  return sum
}

/**
 * From samples only pairs can be told. A union is then bounded by what its pairs say: it loses at least the heaviest tree of
 * pairs and at most all of them; the tree of the likeliest values is the estimate.
 */
const ofSamples = ({ audiences }: Counted, counts: Uint32Array): Overlap => {
  const places = [...audiences.keys()]
  const met = (a: number, b: number): number =>
    counts.reduce((sum, count, mask) => ((mask >> a) & (mask >> b) & 1 ? sum + count : sum), 0)
  const at = (i: number): CountedAudience => audiences[i]!
  const readOf = (a: number, b: number): number => at(a).read + at(b).read
  const between = places.map((a) =>
    places.map((b) =>
      a === b ? { value: at(a).size, low: at(a).size, high: at(a).size } : pairOf(at(a), at(b), met(a, b)),
    ),
  )
  const pair = (a: number, b: number) => between[a]?.[b] ?? { value: 0, low: 0, high: 0 }
  const readAll = audiences.reduce((sum, { read }) => sum + read, 0)
  const union = (members: readonly number[]): Estimate => {
    const total = members.reduce((sum, i) => sum + at(i).size, 0)
    const largest = Math.max(0, ...members.map((i) => at(i).size))
    const lost = members.flatMap((a, i) => members.slice(i + 1).map((b) => pair(a, b).high)).reduce((x, y) => x + y, 0)
    const value = clamp(total - treeWeight(members, (a, b) => pair(a, b).value), largest, total)
    return toEstimate(
      value,
      clamp(total - lost, largest, total),
      clamp(total - treeWeight(members, (a, b) => pair(a, b).low), largest, total),
      readAll,
      people,
    )
  }
  const membersOf = (mask: number): number[] => places.filter((i) => (mask >> i) & 1)
  const order = greedyOrder((mask) => union(membersOf(mask)).value, places.length)
  const beginnings = order.map((_, i) => order.slice(0, i + 1))
  const others = places.map((i) => {
    const lost = places.filter((b) => b !== i).map((b) => pair(i, b))
    const size = Math.max(1, at(i).size)
    const most = clamp(lost.reduce((sum, { high }) => sum + high, 0) / size, 0, 1)
    const least = clamp(Math.max(0, ...lost.map(({ low }) => low)) / size, 0, 1)
    return { least, most, value: clamp(Math.max(0, ...lost.map(({ value }) => value)) / size, least, most) }
  })
  return {
    method: audiences.some(({ complete, listed }) => !complete && listed === true) ? 'listed' : 'sampled',
    matrix: places.map((a) =>
      places.map((b) => {
        const { value, low, high } = pair(a, b)
        const size = Math.max(1, at(a).size)
        return toEstimate(value / size, low / size, high / size, readOf(a, b), roundShare)
      }),
    ),
    pairs: places.map((a) =>
      places.map((b) => toEstimate(pair(a, b).value, pair(a, b).low, pair(a, b).high, readOf(a, b), people)),
    ),
    unique: others.map(({ least, most, value }, i) =>
      toEstimate(1 - value, 1 - most, 1 - least, at(i).read, roundShare),
    ),
    overlapping: others.map(({ least, most, value }, i) => toEstimate(value, least, most, at(i).read, roundShare)),
    reach: union(places),
    order: order.map((audience, i) => {
      const [before, after] = [union(order.slice(0, i)), union(beginnings[i] ?? [])]
      const gain = Math.max(0, after.value - before.value)
      const most = at(audience).size
      return {
        audience,
        gain: toEstimate(
          gain,
          clamp(after.low - before.high, 0, most),
          clamp(after.high - before.low, 0, most),
          readAll,
          people,
        ),
        reach: after,
      }
    }),
    // Which of all subsets is best would rest on differences smaller than the bounds: the beginnings of the order must do.
    subsets: beginnings.map((audiences) => ({
      audiences: [...audiences].sort((a, b) => a - b),
      reach: union(audiences),
    })),
  }
}

/** What counted people say (`countMasks`): exact where all audiences are known whole, with bounds where they are not. */
export const conclude = (counted: Counted, counts: Uint32Array): Overlap =>
  counted.audiences.every(({ complete }) => complete) ? ofWholeSets(counted, counts) : ofSamples(counted, counts)

/** How audiences overlap. */
export const overlap = (input: OverlapInput): Overlap =>
  conclude(input, countMasks(input.audiences.map(({ ids }) => ids)))
