/** How long a step of a time series is; steps begin where the clock of a time zone says so. */
export const intervalNames = ['hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervalNames)[number]

/** A series has at most so many steps. */
export const stepsMax = 1000

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** Whether the runtime knows a time zone by this name. */
export const isTimeZone = (zone: string): boolean => {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** What the clocks of a zone show at a moment, as if it were UTC. */
export const localTime = (at: number, zone: string): number => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(Math.floor(at / 1000) * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The first moment at which the clocks of a zone show this time, or later where they jump over it. */
const momentOf = (local: number, zone: string): number => {
  const offset = (at: number): number => localTime(at, zone) - at
  // The true offset is one of those half a day before and after.
  const candidates = [...new Set([offset(local - dayMs / 2), offset(local + dayMs / 2)])].map((one) => local - one)
  const exact = candidates.filter((at) => localTime(at, zone) === local)
  if (exact.length > 0) return Math.min(...exact)
  // Jumped over: the change happens between the two; the first moment after it shows a later time.
  let [low, high] = [Math.min(...candidates), Math.max(...candidates)]
  while (high - low > 1000) {
    const mid = Math.floor((low + high) / 2000) * 1000
    if (localTime(mid, zone) < local) low = mid
    else high = mid
  }
  return high
}

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
    if ((edges[mid] as number) <= at) low = mid
    else high = mid - 1
  }
  return low
}
