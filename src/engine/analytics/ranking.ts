/** Something to be ranked: the higher, the better. */
export interface Ranked {
  value: number
  /** Bounds of the value; the value itself where it is counted. */
  low: number
  high: number
  /** The value at the time the ranking is compared with; null where nobody noted it. */
  then: number | null
}

export interface Rank {
  /** Equal values share a rank, and the ranks behind them are left out: 1, 2, 2, 4. */
  rank: number
  tied: boolean
  /** The best and the worst rank that the bounds allow. */
  best: number
  worst: number
  /**
   * The rank then among those whose value then is known; null where it is not. `worst` counts everybody else as ahead. `moved` compares it
   * with the rank now among the same ones: with few known, the rank among all says nothing of movement.
   */
  then: { rank: number; worst: number; moved: number } | null
}

/** How many of the sorted numbers are above a value, and how many are at least it. */
const countAbove = (sorted: readonly number[], value: number, orEqual: boolean): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const each = sorted[middle] ?? 0
    if (orEqual ? each >= value : each > value) from = middle + 1
    else to = middle
  }
  return from
}

const descending = (values: readonly number[]): number[] => values.toSorted((a, b) => b - a)

/** Ranks of all, now and then, in the order given. */
export const rankAll = (all: readonly Ranked[]): Rank[] => {
  const values = descending(all.map(({ value }) => value))
  const lows = descending(all.map(({ low }) => low))
  const highs = descending(all.map(({ high }) => high))
  const thens = descending(all.flatMap(({ then }) => then ?? []))
  const nows = descending(all.flatMap(({ value, then }) => (then === null ? [] : value)))
  const unknown = all.length - thens.length
  return all.map(({ value, low, high, then }) => {
    const rank = countAbove(values, value, false) + 1
    const rankThen = then === null ? null : countAbove(thens, then, false) + 1
    return {
      rank,
      tied: countAbove(values, value, true) > rank,
      best: Math.min(rank, countAbove(lows, high, false) + 1),
      // Its own upper bound is among those that reach its lower one.
      worst: Math.max(rank, countAbove(highs, low, true)),
      then:
        rankThen === null
          ? null
          : { rank: rankThen, worst: rankThen + unknown, moved: rankThen - countAbove(nows, value, false) - 1 },
    }
  })
}
