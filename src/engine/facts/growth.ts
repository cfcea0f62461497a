import type { MetricPoint } from '../../model/creator.js'
import type { CreatorFacts, GrowthFacts } from '../../model/creator-facts.js'
import { roundTo } from '../statistics/round.js'
import { growthSince, toKnown, type KnownPoint } from '../analytics/growth-rate.js'
import type { HistoryPoint, Known } from './known.js'

export const followerGrowthMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const otherGrowthMonths = [1, 3, 6, 12] as const

/** Half a month, as growth is told from one day of each. */
const halfOf = (day: string): string => `${day.slice(0, 7)} ${day.slice(8, 10) >= '15' ? 2 : 1}`

/**
 * Points that growth is told from: monthly ones, the first known day of each half of a month, whichever that is, and the newest day.
 * Histories by the day are long. The points must be in the order of their days.
 */
export const growthPointsOf = <P extends Pick<MetricPoint, 'day' | 'granularity'>>(points: readonly P[]): P[] => {
  const newest = points.findLast(({ granularity }) => granularity === 'day')
  const seen = new Set<string>()
  return points.filter((point) => {
    if (point.granularity === 'month') return true
    const isFirst = !seen.has(halfOf(point.day))
    seen.add(halfOf(point.day))
    return isFirst || point === newest
  })
}

/** The figures of the profile itself are the newest point of its history. */
const followersOf = ({ creator, history }: Omit<Known, 'contents'>): KnownPoint[] => [
  ...toKnown(history.map(({ day, followers: value }) => ({ day, value }))),
  ...(creator.followers === null ? [] : [{ time: creator.provenance.asOf, value: creator.followers }]),
]

const growthFacts = (since: (months: number) => { rate: number } | null, spans: readonly number[]): GrowthFacts =>
  Object.fromEntries(
    spans.flatMap((months) => {
      const growth = since(months)
      return growth === null ? [] : [[months, roundTo(growth.rate, 6)]]
    }),
  )

/** Up to the profile's own figure; where the history has no point so long before it (a monthly one, mid-month), up to its newest. */
const followerGrowth = (known: Omit<Known, 'contents'>) => {
  const withProfile = followersOf(known)
  const history = toKnown(known.history.map(({ day, followers: value }) => ({ day, value })))
  return (months: number) => growthSince(withProfile, months) ?? growthSince(history, months)
}

/** Growth over every span, as fractions. */
export const growthOfHistory = (known: Omit<Known, 'contents'>): CreatorFacts['growth'] => {
  const series = (pick: (point: HistoryPoint) => number | null) => {
    const points = toKnown(known.history.map((point) => ({ day: point.day, value: pick(point) })))
    return (months: number) => growthSince(points, months)
  }
  return {
    followers: growthFacts(followerGrowth(known), followerGrowthMonths),
    likes: growthFacts(
      series(({ averageLikes }) => averageLikes),
      otherGrowthMonths,
    ),
    views: growthFacts(
      series(({ averageViews }) => averageViews),
      otherGrowthMonths,
    ),
  }
}

/** Followers gained over so many months, and since which day. */
export const followersSince = (
  known: Omit<Known, 'contents'>,
  months: number,
): { from: string; gained: number; rate: number } | null => {
  const since = followerGrowth(known)(months)
  return (
    since && {
      from: new Date(since.then.time).toISOString().slice(0, 10),
      gained: since.newest.value - since.then.value,
      rate: roundTo(since.rate, 6),
    }
  )
}
