import { robustDeviation } from './statistics.js'
const lengthMin = 14
const costs = (values) => {
  const sums = [0]
  const squares = [0]
  for (const value of values) {
    sums.push((sums.at(-1) ?? 0) + value)
    squares.push((squares.at(-1) ?? 0) + value * value)
  }
  return (from, to) => {
    const sum = (sums[to] ?? 0) - (sums[from] ?? 0)
    return (squares[to] ?? 0) - (squares[from] ?? 0) - (sum * sum) / (to - from)
  }
}
const findChangePoints = (values) => {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0))
  const noise = (robustDeviation(steps) / Math.SQRT2) ** 2
  const penalty = 4 * Math.max(noise, 1e-14) * Math.log(Math.max(2, values.length))
  const cost = costs(values)
  const found = []
  const split = (from, to) => {
    let best = { gain: 0, at: -1 }
    for (let at = from + lengthMin; at <= to - lengthMin; at++) {
      const gain = cost(from, to) - cost(from, at) - cost(at, to)
      if (gain > best.gain) best = { gain, at }
    }
    if (best.at === -1 || best.gain <= penalty) return
    found.push(best.at)
    split(from, best.at)
    split(best.at, to)
  }
  split(0, values.length)
  return found.sort((a, b) => a - b)
}
export { findChangePoints }
//# sourceMappingURL=change-points.js.map
