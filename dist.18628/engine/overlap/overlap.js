import { round6, wilson } from '../audience/interval.js'
import { countMasks } from './count-masks.js'
import { bestSubsets, greedyOrder, reachOfSubsets } from './reach.js'
const overlapVersion = 'overlap-1'
const clamp = (value, low, high) => Math.min(high, Math.max(low, value))
const countBounds = (count) => {
  const z = 1.959964
  const cube = (n, sign) => n * (1 - 1 / (9 * n) + (sign * z) / (3 * Math.sqrt(n))) ** 3
  return { low: count === 0 ? 0 : cube(count, -1), high: cube(count + 1, 1) }
}
const toEstimate = (value, low, high, sample, digits) => ({
  value: digits(value),
  low: digits(Math.min(low, value)),
  high: digits(Math.max(high, value)),
  sampleSize: sample,
  basis: 'measured',
})
const people = Math.round
const ofWholeSets = ({ audiences, rate }) => {
  const counts = countMasks(audiences.map(({ ids }) => ids))
  const reach = reachOfSubsets(counts)
  const n = audiences.length
  const full = 2 ** n - 1
  const seen = (mask) => reach[mask]
  const bit = (i) => 1 << i
  const number = (count) => {
    if (rate === 1) return toEstimate(count, count, count, people(seen(full)), people)
    const { low, high } = countBounds(count)
    return toEstimate(count / rate, low / rate, high / rate, people(seen(full)), people)
  }
  const share = (part, whole) => {
    const value = whole === 0 ? 0 : part / whole
    if (rate === 1) return toEstimate(value, value, value, whole, round6)
    const { low, high } = wilson(value, { size: whole, asked: whole, population: null })
    return toEstimate(value, low, high, whole, round6)
  }
  const both = (a, b) => seen(bit(a)) + seen(bit(b)) - seen(bit(a) | bit(b))
  const places = [...audiences.keys()]
  const alone = (i) => seen(full) - seen(full & ~bit(i))
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
const pairOfSamples = (a, b, met) => {
  const most = Math.min(a.size, b.size)
  const rateOf = ({ size, read, complete }) => (complete || size === 0 ? 1 : Math.min(1, read / size))
  const rate = rateOf(a) * rateOf(b)
  const { low, high } = countBounds(met)
  return {
    value: clamp(met / rate, 0, most),
    // Whoever was met is certainly in both.
    low: clamp(rate === 1 ? met : Math.max(met, low / rate), 0, most),
    high: clamp(rate === 1 ? met : high / rate, 0, most),
  }
}
const treeWeight = (members, weight) => {
  const [first, ...rest] = members
  if (first === void 0) return 0
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
const ofSamples = ({ audiences }) => {
  const places = [...audiences.keys()]
  const counts = countMasks(audiences.map(({ ids }) => ids))
  const met = (a, b) => counts.reduce((sum, count, mask) => ((mask >> a) & (mask >> b) & 1 ? sum + count : sum), 0)
  const at = (i) => audiences[i]
  const readOf = (a, b) => at(a).read + at(b).read
  const between = places.map((a) =>
    places.map((b) =>
      a === b ? { value: at(a).size, low: at(a).size, high: at(a).size } : pairOfSamples(at(a), at(b), met(a, b)),
    ),
  )
  const pair = (a, b) => between[a]?.[b] ?? { value: 0, low: 0, high: 0 }
  const readAll = audiences.reduce((sum, { read }) => sum + read, 0)
  const union = (members) => {
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
  const membersOf = (mask) => places.filter((i) => (mask >> i) & 1)
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
    method: 'sampled',
    matrix: places.map((a) =>
      places.map((b) => {
        const { value, low, high } = pair(a, b)
        const size = Math.max(1, at(a).size)
        return toEstimate(value / size, low / size, high / size, readOf(a, b), round6)
      }),
    ),
    pairs: places.map((a) =>
      places.map((b) => toEstimate(pair(a, b).value, pair(a, b).low, pair(a, b).high, readOf(a, b), people)),
    ),
    unique: others.map(({ least, most, value }, i) => toEstimate(1 - value, 1 - most, 1 - least, at(i).read, round6)),
    overlapping: others.map(({ least, most, value }, i) => toEstimate(value, least, most, at(i).read, round6)),
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
    subsets: beginnings.map((audiences2) => ({
      audiences: [...audiences2].sort((a, b) => a - b),
      reach: union(audiences2),
    })),
  }
}
const overlap = (input) => (input.audiences.every(({ complete }) => complete) ? ofWholeSets(input) : ofSamples(input))
export { countBounds, overlap, overlapVersion }
//# sourceMappingURL=overlap.js.map
