import type { MetricPoint } from '../../model/creator.js'
import { findChangePoints } from './change-points.js'
import { median, robustDeviation, roundTo } from './statistics.js'

export interface GrowthPoint extends MetricPoint {
  /** Followers gained since the point before; null at the first and where either is hidden. */
  change: number | null
  rate: number | null
}

export interface GrowthOver {
  months: number
  from: string
  gained: number
  /** As a fraction of the followers at the beginning. */
  rate: number
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
  over: GrowthOver[]
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

const monthsBack = [1, 3, 6, 12] as const

const growthOver = (monthly: readonly GrowthPoint[], latest: number | null): GrowthOver[] =>
  monthsBack.flatMap((months) => {
    const from = monthly[monthly.length - 1 - months]
    if (latest === null || from?.followers === undefined || from.followers === null || from.followers === 0) return []
    const gained = latest - from.followers
    return [{ months, from: from.day, gained, rate: roundTo(gained / from.followers, 6) }]
  })

/** Least growth in a day or a month that can be a jump at all: noise on a flat curve is not one. */
const least = { day: 0.015, month: 0.12 } as const
const deviations = 6

/** Likes as a sign of life: followers who came by themselves react, bought ones do not. */
const likesFollowed = (points: readonly GrowthPoint[], i: number): boolean => {
  const [before, after] = [points[i - 1]?.averageLikes ?? null, points[i]?.averageLikes ?? null]
  const rate = points[i]?.rate ?? 0
  return before !== null && after !== null && before > 0 && after / before - 1 > rate / 2
}

/**
 * Steps far outside what this profile usually gains (six robust deviations above its median) that likes did not follow: the
 * mark of bought followers, though a news story can look alike. So they are marked, never judged.
 */
const findJumps = (points: readonly GrowthPoint[], granularity: 'day' | 'month'): SuspiciousJump[] => {
  const rates = points.map(({ rate }) => rate).filter((rate) => rate !== null)
  if (rates.length < 6) return []
  const usualRate = median(rates) ?? 0
  const bound = usualRate + Math.max(deviations * robustDeviation(rates), least[granularity])
  return points.flatMap((point, i) => {
    const { rate, change, followers, day } = point
    if (rate === null || change === null || followers === null || rate <= bound || likesFollowed(points, i)) return []
    const times =
      usualRate > 0 ? `${roundTo(rate / usualRate, 1)} times the usual growth` : 'against no growth otherwise'
    const usual = Math.round((followers - change) * usualRate)
    const why = `gained ${roundTo(rate * 100, 1)} % in one ${granularity}, ${times}, and likes did not rise with it`
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
export const growthOf = (points: readonly MetricPoint[], followers: number | null): Growth => {
  const monthly = withChanges(points.filter(({ granularity }) => granularity === 'month'))
  const daily = withChanges(points.filter(({ granularity }) => granularity === 'day'))
  const latest = followers ?? daily.at(-1)?.followers ?? monthly.at(-1)?.followers ?? null
  return {
    monthly,
    daily,
    over: growthOver(monthly, latest),
    phases: phasesOf(daily),
    suspiciousJumps: [...findJumps(monthly, 'month'), ...findJumps(daily, 'day')],
  }
}
