/** The time, in ms since the epoch. Passed in wherever time matters, so that tests can hold it. */
export interface Clock {
  now(): number
}

/** A day, and a year of the Gregorian calendar, in milliseconds. */
export const dayMs = 86_400_000
export const yearMs = 365.2425 * dayMs

export const systemClock: Clock = { now: () => Date.now() }

/** RFC 3339 in UTC with Z, the only form in which times leave the service. */
export const toTimestamp = (ms: number): string => new Date(ms).toISOString()

export const toTimestampOrNull = (ms: number | null): string | null => (ms === null ? null : toTimestamp(ms))
