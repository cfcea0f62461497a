import { median, roundTo } from './statistics.js'
const dayMs = 864e5
const weekMs = 7 * dayMs
const shares = (indexes, length) => {
  const counts = Array.from({ length }, () => 0)
  for (const index of indexes) counts[index] = (counts[index] ?? 0) + 1
  return counts.map((count) => roundTo(count / indexes.length, 4))
}
const largest = (values) => values.indexOf(Math.max(...values))
const rhythmOf = (contents) => {
  const times = contents.map(({ publishedAt }) => publishedAt).sort((a, b) => a - b)
  const [from, to] = [times[0], times.at(-1)]
  if (from === void 0 || to === void 0) return null
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
  const weeks = Math.max(1, (to - from) / weekMs)
  const weekdays = shares(
    times.map((time) => (new Date(time).getUTCDay() + 6) % 7),
    7,
  )
  const hours = shares(
    times.map((time) => new Date(time).getUTCHours()),
    24,
  )
  const activeWeeks = new Set(times.map((time) => Math.floor((time - from) / weekMs))).size
  const gapMedian = median(gaps)
  const middle = (from + to) / 2
  const newer = times.filter((time) => time > middle).length
  return {
    contents: times.length,
    from,
    to,
    perWeek: roundTo(times.length === 1 ? 1 : (times.length - 1) / weeks, 2),
    medianGapHours: gapMedian === null ? null : roundTo(gapMedian / 36e5, 1),
    longestGapDays: gaps.length === 0 ? null : roundTo(Math.max(...gaps) / dayMs, 1),
    activeWeeksShare: roundTo(Math.min(1, activeWeeks / Math.ceil(weeks)), 4),
    weekdays,
    hours,
    usual: { weekday: largest(weekdays), hour: largest(hours) },
    trend: times.length < 10 || newer === times.length ? null : roundTo(newer / (times.length - newer), 2),
  }
}
export { rhythmOf }
//# sourceMappingURL=rhythm.js.map
