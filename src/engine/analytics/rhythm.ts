import { dayMs } from '../../kernel/clock.js'
import type { Content } from '../../model/content.js'
import { median } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

const weekMs = 7 * dayMs

export interface Rhythm {
  contents: number
  from: number
  to: number
  /** Over the true span from the first to the last; null where that is less than a day or there are not two. */
  perWeek: number | null
  medianGapHours: number | null
  longestGapDays: number | null
  /** Share of the weeks with at least one content. */
  activeWeeksShare: number
  /** Shares of contents by weekday, Monday first, and by hour, both UTC. */
  weekdays: number[]
  /** Null where only days are known. */
  hours: number[] | null
  /** The hour and weekday most contents come at. */
  usual: { weekday: number; hour: number | null }
  /** Pace of the newer half against the older one: 1.2 is a fifth faster. */
  trend: number | null
}

const shares = (indexes: readonly number[], length: number): number[] => {
  const counts = Array.from({ length }, () => 0)
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1
  return counts.map((count) => roundTo(count / indexes.length, 4))
}

/** A list that says days alone is read as midnight: where every time is, nothing is known of the hours. */
const hoursOf = (times: readonly number[]): number[] | null =>
  times.every((time) => time % dayMs === 0)
    ? null
    : shares(
        times.filter((time) => time % dayMs !== 0).map((time) => new Date(time).getUTCHours()),
        24,
      )

const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values))

/** When and how often somebody posts, over the contents that were read. */
export const rhythmOf = (contents: readonly Content[]): Rhythm | null => {
  const times = contents.map(({ publishedAt }) => publishedAt).sort((a, b) => a - b)
  const [from, to] = [times[0], times.at(-1)]
  if (from === undefined || to === undefined) return null
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  const weeks = Math.max(1, (to - from) / weekMs)
  const weekdays = shares(
    times.map((time) => (new Date(time).getUTCDay() + 6) % 7),
    7,
  )
  const hours = hoursOf(times)
  const activeWeeks = new Set(times.map((time) => Math.floor((time - from) / weekMs))).size
  const gapMedian = median(gaps)
  const middle = (from + to) / 2
  const newer = times.filter((time) => time > middle).length
  return {
    contents: times.length,
    from,
    to,
    perWeek: to - from < dayMs ? null : roundTo(((times.length - 1) * weekMs) / (to - from), 2),
    medianGapHours: gapMedian === null ? null : roundTo(gapMedian / 3_600_000, 1),
    longestGapDays: gaps.length === 0 ? null : roundTo(Math.max(...gaps) / dayMs, 1),
    activeWeeksShare: roundTo(Math.min(1, activeWeeks / Math.ceil(weeks)), 4),
    weekdays,
    hours,
    usual: { weekday: largest(weekdays), hour: hours === null ? null : largest(hours) },
    trend: times.length < 10 || newer === times.length ? null : roundTo(newer / (times.length - newer), 2),
  }
}
