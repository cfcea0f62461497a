import { dayMs } from '../../kernel/clock.js'
import { localTime, momentOf } from '../../kernel/time-zone.js'

/** How long a step of a time series is; steps begin where the clock of a time zone says so. */
export const intervalNames = ['hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervalNames)[number]

/** A series has at most so many steps. */
export const stepsMax = 1000

const hourMs = 3_600_000

const floorLocal = (local: number, interval: Interval): number => {
  if (interval === 'hour') return Math.floor(local / hourMs) * hourMs
  const day = Math.floor(local / dayMs)
  if (interval === 'day') return day * dayMs
  // 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601).
  if (interval === 'week') return (day - ((day + 3) % 7)) * dayMs
  const date = new Date(local)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

const nextLocal = (local: number, interval: Interval): number => {
  if (interval === 'month') {
    const date = new Date(local)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
  }
  return local + { hour: hourMs, day: dayMs, week: 7 * dayMs }[interval]
}

/**
 * Edges of the steps that cover [from, to): the first is `from`, the last `to`, those between stand where the clocks of the
 * zone begin a new hour, day, week or month. A day that has 23 or 25 hours there is a step of 23 or 25 hours.
 */
export const cutIntervals = (from: number, to: number, interval: Interval, zone: string): number[] => {
  const edges = [from]
  if (interval === 'hour') {
    // Hours follow the clock of the world: zones differ by whole minutes, never within an hour that is counted twice.
    const offset = localTime(from, zone) - Math.floor(from / 1000) * 1000
    for (
      let at = floorLocal(from + offset, 'hour') - offset + hourMs;
      at < to && edges.length <= stepsMax;
      at += hourMs
    )
      if (at > from) edges.push(at)
  } else {
    for (
      let local = nextLocal(floorLocal(localTime(from, zone), interval), interval);
      edges.length <= stepsMax;
      local = nextLocal(local, interval)
    ) {
      const at = momentOf(local, zone)
      if (at >= to) break
      if (at > (edges.at(-1) ?? from)) edges.push(at)
    }
  }
  edges.push(to)
  return edges
}

/** The interval that gives a readable series: about 20 to 120 steps. */
export const chooseInterval = (from: number, to: number): Interval => {
  const days = (to - from) / dayMs
  if (days <= 4) return 'hour'
  if (days <= 130) return 'day'
  return days <= 800 ? 'week' : 'month'
}

/** The step a moment lies in: the last edge not after it. Edges ascend. */
export const stepOf = (edges: ArrayLike<number>, at: number): number => {
  let [low, high] = [0, edges.length - 2]
  while (low < high) {
    const mid = (low + high + 1) >> 1
    if (edges[mid]! <= at) low = mid
    else high = mid - 1
  }
  return low
}
