import { dayMs } from '../../kernel/clock.js'

/** What a figure was on a day. */
export interface FigurePoint {
  /** ISO date. */
  day: string
  value: number | null
}

/** A point this far from the wanted day still stands for it. */
const toleranceDays = 8

const monthsBefore = (time: number, months: number): number => {
  const date = new Date(time)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months + 1, 0)).getUTCDate()
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, Math.min(date.getUTCDate(), lastOfMonth))
}

/**
 * Growth over so many months up to the newest point: newest / then - 1, where "then" is the known point nearest to that many
 * months earlier. Null where no point is near enough, or where it was zero: growth from nothing has no rate.
 */
export const growthOver = (points: readonly FigurePoint[], months: number): number | null =>
  growthOfKnown(toKnown(points), months)

/** A figure at a time: what is known of a series, read once for many spans. */
export interface KnownPoint {
  time: number
  value: number
}

export const toKnown = (points: readonly FigurePoint[]): KnownPoint[] =>
  points.flatMap(({ day, value }) => (value === null ? [] : [{ time: Date.parse(day), value }]))

/** Growth up to the newest point, and the two points it is told from. */
export const growthSince = (
  known: readonly KnownPoint[],
  months: number,
): { newest: KnownPoint; then: KnownPoint; rate: number } | null => {
  // Nothing can be told from a single point, and most profiles have no more.
  if (known.length < 2) return null
  const newest = known.reduce<KnownPoint | undefined>(
    (best, point) => (best === undefined || point.time > best.time ? point : best),
    undefined,
  )
  if (newest === undefined) return null
  const wanted = monthsBefore(newest.time, months)
  let then: KnownPoint | undefined
  for (const point of known)
    if (
      point.time < newest.time &&
      (then === undefined || Math.abs(point.time - wanted) < Math.abs(then.time - wanted))
    )
      then = point
  if (then === undefined || Math.abs(then.time - wanted) > toleranceDays * dayMs || then.value <= 0) return null
  return { newest, then, rate: newest.value / then.value - 1 }
}

export const growthOfKnown = (known: readonly KnownPoint[], months: number): number | null =>
  growthSince(known, months)?.rate ?? null
