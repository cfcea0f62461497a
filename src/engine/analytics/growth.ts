import type { MetricPoint } from '../../model/creator.js'
import { findChangePoints } from './change-points.js'
import { isStepOf, splitByGrain } from './grain.js'
import { median, robustDeviation } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

export interface GrowthPoint extends MetricPoint {
  /** Followers gained since the point before; null at the first and where either is hidden. */
  change: number | null
  rate: number | null
}

export interface GrowthPhase {
  from: string
  to: string
  /** Growth a day in this phase, as a fraction. */
  dailyRate: number
}

export interface SuspiciousJump {
  granularity: 'day' | 'month'
  at: string
  gained: number
  /** What this profile usually gains in the same time. */
  usual: number
  rate: number
  why: string
}

export interface Growth {
  monthly: GrowthPoint[]
  daily: GrowthPoint[]
  phases: GrowthPhase[]
  suspiciousJumps: SuspiciousJump[]
}

const withChanges = (points: readonly MetricPoint[]): GrowthPoint[] =>
  points.map((point, i) => {
    const before = points[i - 1]?.followers ?? null
    if (before === null || point.followers === null) return { ...point, change: null, rate: null }
    const change = point.followers - before
    return { ...point, change, rate: before === 0 ? null : roundTo(change / before, 6) }
  })

/** Least growth in a day or a month that can be a jump at all: noise on a flat curve is not one. */
const least = { day: 0.015, month: 0.12 } as const
const deviations = 6

/** Steps on each side that say what is usual around one. */
const around = 3
/** Fewer steps before one say nothing: an account that begins grows many times over. */
const beforeFewest = 2
/** Fewer people than this are chance, whatever share of a small account they are. */
const gainedFewest = 20
/** Likes that rise by such a part of what the followers did are a sign of life. */
const livelyFrom = 0.7
/** A jump is so many times what is usual around it. */
const times = 3

const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value) => value !== null && value !== undefined)

/** Likes as a sign of life: followers who came by themselves react, bought ones do not. Medians, because likes come and go. */
const likesFollowed = (points: readonly GrowthPoint[], i: number): boolean => {
  const likes = points.map(({ averageLikes }) => averageLikes)
  const before = median(known(likes.slice(Math.max(0, i - around), i)))
  const after = median(known(likes.slice(i, i + around)))
  const rate = points[i]?.rate ?? 0
  return before !== null && after !== null && before > 0 && after / before - 1 > rate * livelyFrom
}

/** What a profile usually gains about the time of a step: the larger of what it gained before and after. Null where that is not known. */
const usualAround = (points: readonly GrowthPoint[], i: number): number | null => {
  const rates = points.map(({ rate }) => rate)
  const before = known(rates.slice(Math.max(0, i - around), i))
  if (before.length < beforeFewest) return null
  return Math.max(median(before) ?? 0, median(known(rates.slice(i + 1, i + 1 + around))) ?? 0)
}

/**
 * Steps far outside what this profile gains before and after (six robust deviations, and three times as much) that likes did not
 * follow: the mark of bought followers, though a news story can look alike. So they are marked, never judged. A young account that
 * grows fast and ever slower has no jump: it is held against its own neighbours, not against its old age.
 */
const findJumps = (points: readonly GrowthPoint[], granularity: 'day' | 'month'): SuspiciousJump[] => {
  const rates = known(points.map(({ rate }) => rate))
  if (rates.length < 6) return []
  const far = Math.max(deviations * robustDeviation(rates), least[granularity])
  return points.flatMap((point, i) => {
    const { rate, change, followers, day } = point
    const usualRate = usualAround(points, i)
    if (rate === null || change === null || followers === null || usualRate === null) return []
    if (change < gainedFewest || !isStepOf(granularity, points[i - 1], point)) return []
    if (rate <= usualRate + far || rate <= times * usualRate || likesFollowed(points, i)) return []
    const against =
      usualRate > 0 ? `${roundTo(rate / usualRate, 1)} times the usual growth` : 'against no growth otherwise'
    const usual = Math.round((followers - change) * usualRate)
    const why = `gained ${roundTo(rate * 100, 1)} % in one ${granularity}, ${against}, and likes did not rise with it`
    return [{ granularity, at: day, gained: change, usual, rate, why }]
  })
}

/** Phases of steady growth, between the days on which the pace changed. */
const phasesOf = (daily: readonly GrowthPoint[]): GrowthPhase[] => {
  const known = daily.filter(({ rate }) => rate !== null)
  const rates = known.map(({ rate }) => rate ?? 0)
  if (rates.length < 28) return []
  const edges = [0, ...findChangePoints(rates), rates.length]
  return edges.slice(1).map((end, i) => {
    const start = edges[i] ?? 0
    const part = rates.slice(start, end)
    return {
      from: known[start]?.day ?? '',
      to: known[end - 1]?.day ?? '',
      dailyRate: roundTo(part.reduce((sum, rate) => sum + rate, 0) / part.length, 7),
    }
  })
}

/** How the followers went. */
export const growthOf = (points: readonly MetricPoint[]): Growth => {
  const grains = splitByGrain(points)
  const [monthly, daily] = [withChanges(grains.monthly), withChanges(grains.daily)]
  return {
    monthly,
    daily,
    phases: phasesOf(daily),
    suspiciousJumps: [...findJumps(monthly, 'month'), ...findJumps(daily, 'day')],
  }
}
