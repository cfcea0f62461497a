import { dayMs } from './clock.js'

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
export const momentOf = (local: number, zone: string): number => {
  if (zone === 'UTC') return local
  const second = Math.floor(local / 1000) * 1000
  return momentOfSecond(second, zone) + (local - second)
}

const momentOfSecond = (local: number, zone: string): number => {
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
