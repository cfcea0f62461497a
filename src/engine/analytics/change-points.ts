import { robustDeviation } from '../statistics/estimate.js'

/** Shortest stretch that is called a phase. */
const lengthMin = 14

/** Squared distance from the mean over a stretch, by running sums. */
const costs = (values: readonly number[]): ((from: number, to: number) => number) => {
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

/**
 * Places where the mean of a series changes, by binary segmentation: the split that explains most is taken as long as it
 * explains more than chance would (three times the Bayesian information criterion, with the noise measured robustly between
 * neighbours, so that the change itself does not count as noise).
 */
export const findChangePoints = (values: readonly number[]): number[] => {
  const steps = values.slice(1).map((value, i) => value - (values[i] ?? 0))
  const noise = (robustDeviation(steps) / Math.SQRT2) ** 2
  const penalty = 6 * Math.max(noise, 1e-14) * Math.log(Math.max(2, values.length))
  const cost = costs(values)
  const found: number[] = []
  const split = (from: number, to: number): void => {
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
