import { findChangePoints } from './change-points.js'
import { median, robustDeviation, roundTo } from './statistics.js'
const withChanges = (points) =>
  points.map((point, i) => {
    const before = points[i - 1]?.followers ?? null
    if (before === null || point.followers === null) return { ...point, change: null, rate: null }
    const change = point.followers - before
    return { ...point, change, rate: before === 0 ? null : roundTo(change / before, 6) }
  })
const monthsBack = [1, 3, 6, 12]
const growthOver = (monthly, latest) =>
  monthsBack.flatMap((months) => {
    const from = monthly[monthly.length - 1 - months]
    if (latest === null || from?.followers === void 0 || from.followers === null || from.followers === 0) return []
    const gained = latest - from.followers
    return [{ months, from: from.day, gained, rate: roundTo(gained / from.followers, 6) }]
  })
const least = { day: 0.015, month: 0.12 }
const deviations = 6
const likesFollowed = (points, i) => {
  const [before, after] = [points[i - 1]?.averageLikes ?? null, points[i]?.averageLikes ?? null]
  const rate = points[i]?.rate ?? 0
  return before !== null && after !== null && before > 0 && after / before - 1 > rate / 2
}
const findJumps = (points, granularity) => {
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
const phasesOf = (daily) => {
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
const growthOf = (points, followers) => {
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
export { growthOf }
//# sourceMappingURL=growth.js.map
