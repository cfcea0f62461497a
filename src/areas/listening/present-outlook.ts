import { toTimestamp } from '../../kernel/clock.js'
import {
  cutIntervals,
  forecastMethod,
  forecastVolume,
  quoteOf,
  type BrandInsights,
  type Interval,
  type Plan,
} from '../../engine/listening/index.js'
import type { Mention } from './present-mention.js'

/** What the steps of a plan are. */
export type StepTimes = Pick<Plan, 'interval' | 'timeZone'>

/** Steps that are forecast, and how many steps make a round in which counts rise and fall. */
const ahead: Readonly<Record<Interval, { horizon: number; season: number; longestMs: number }>> = {
  hour: { horizon: 24, season: 24, longestMs: 3_600_000 },
  day: { horizon: 14, season: 7, longestMs: 25 * 3_600_000 },
  week: { horizon: 4, season: 1, longestMs: 169 * 3_600_000 },
  month: { horizon: 3, season: 1, longestMs: 745 * 3_600_000 },
}

/** The first and the last step may be cut off by the period: they count too little. */
const wholeSteps = (steps: BrandInsights['steps']): BrandInsights['steps'] => {
  const longest = Math.max(0, ...steps.map(({ from, to }) => to - from))
  const isWhole = ({ from, to }: BrandInsights['steps'][number]): boolean => to - from >= 0.9 * longest
  return steps.filter((step, i) => (i > 0 && i < steps.length - 1) || isWhole(step))
}

export const presentForecast = (steps: BrandInsights['steps'], { interval, timeZone }: StepTimes) => {
  const { horizon, season, longestMs } = ahead[interval]
  const whole = wholeSteps(steps)
  const forecast = forecastVolume(
    whole.map(({ mentions }) => mentions),
    { horizon, season },
  )
  const start = whole.at(-1)?.to
  if (forecast === undefined || start === undefined) return null
  const edges = cutIntervals(start, start + (horizon + 1) * longestMs, interval, timeZone)
  return {
    method: forecastMethod.name,
    description: forecastMethod.description,
    level: forecastMethod.level,
    trained_on: forecast.trainedOn,
    steps: forecast.steps.map((step, i) => ({
      from: toTimestamp(edges[i] ?? start),
      to: toTimestamp(edges[i + 1] ?? start),
      ...step,
    })),
    backtest: forecast.backtest,
  }
}

/** What the texts of a spike say, in their own words. Those that were deleted since say nothing. */
export const quoteSpike = (examples: readonly Mention[], terms: readonly { term: string }[]) =>
  examples.flatMap((mention) => {
    const quote =
      mention.text === null
        ? undefined
        : quoteOf(
            mention.text,
            terms.map(({ term }) => term),
          )
    return quote === undefined ? [] : [{ text: quote.text, terms: quote.terms, mention }]
  })
