import { dayMs } from '../../kernel/clock.js'
import type { MetricPoint } from '../../model/creator.js'

/** Days that are this far from every other are figures of months, whatever they were stored as. */
const aloneDays = 10

const daysBetween = (a: Pick<MetricPoint, 'day'>, b: Pick<MetricPoint, 'day'>): number =>
  Math.abs(Date.parse(a.day) - Date.parse(b.day)) / dayMs

const stepDays = { day: [0, 2], month: [20, 45] } as const

/** Whether two neighbours are about a day or a month apart: a gain over half a year is not one of a day. */
export const isStepOf = (
  granularity: 'day' | 'month',
  before: Pick<MetricPoint, 'day'> | undefined,
  after: Pick<MetricPoint, 'day'>,
): boolean => {
  const [from, to] = stepDays[granularity]
  const days = before === undefined ? Infinity : daysBetween(before, after)
  return days >= from && days <= to
}

const monthOf = ({ day }: Pick<MetricPoint, 'day'>): string => day.slice(0, 7)

/** The first of each month, of points in the order of their days. */
const firstOfMonths = (points: readonly MetricPoint[]): MetricPoint[] => {
  const months = new Map<string, MetricPoint>()
  for (const point of points) if (!months.has(monthOf(point))) months.set(monthOf(point), point)
  return [...months.values()]
}

/**
 * Points by month and by day. A month that no monthly point tells of is told by its first known day. Days that stand alone, as those of
 * a table with one row a month, are months only. The points must be in the order of their days within each granularity.
 */
export const splitByGrain = (points: readonly MetricPoint[]): { monthly: MetricPoint[]; daily: MetricPoint[] } => {
  const days = points.filter(({ granularity }) => granularity === 'day')
  const isNear = (point: MetricPoint, other: MetricPoint | undefined): boolean =>
    other !== undefined && daysBetween(point, other) <= aloneDays
  const daily = days.filter((point, i) => isNear(point, days[i - 1]) || isNear(point, days[i + 1]))
  const told = new Map(firstOfMonths(days).map((point) => [monthOf(point), point]))
  for (const point of points) if (point.granularity === 'month') told.set(monthOf(point), point)
  const monthly = [...told.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
  return { monthly, daily }
}
