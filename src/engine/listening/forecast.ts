import { roundTo } from '../statistics/round.js'
import { median } from '../statistics/estimate.js'

/** Expected counts of steps to come, with bounds. */
export interface Forecast {
  steps: { mentions: number; low: number; high: number }[]
  /** Past steps that were forecast in the same way from what came before each: how many lay within their bounds. */
  backtest: { steps: number; covered: number }
  trainedOn: number
}

/** What the method is, as answers state it. */
export const forecastMethod = {
  name: 'damped_level_with_season',
  level: 0.8,
  description:
    'Weighted mean of the last steps (half-life 7) without spikes, times the usual share of the day of the week or hour of the day. Bounds: the 10 % and 90 % quantiles of the errors the same method made on past steps, without the steps of spikes.',
} as const

const halfLife = 7
const windowMax = 56
/** Fewer errors than these say nothing about bounds. */
const errorsMin = 20
export const historyMin = 28

/** Steps that say what is usual now. */
const recent = 21
/** Of the steps at most so many are spikes. */
const spikeShareMax = 0.2

/** What is usual among these counts, and the most that still is. */
const usualOf = (values: readonly number[]): { middle: number; most: number } => {
  const middle = median(values) ?? 0
  const spread = median(values.map((value) => Math.abs(value - middle))) ?? 0
  // 1.4826: the median deviation of a normal distribution in standard deviations.
  return { middle, most: middle + 3 * Math.max(1.4826 * spread, Math.sqrt(middle), 1) }
}

/** Counts far above what is usual are taken as usual: a spike says nothing about the weeks after it. */
const withoutSpikes = (values: readonly number[]): number[] => {
  const { middle, most } = usualOf(values.slice(-recent))
  return values.map((value) => (value > most ? middle : value))
}

/** Steps far above those around them, before and after. Where they are many they are usual, and none is a spike. */
const spikesIn = (counts: readonly number[]): ReadonlySet<number> => {
  const around = Math.min(counts.length, 2 * recent + 1)
  const spikes = counts.flatMap((count, i) => {
    const start = Math.max(0, Math.min(i - recent, counts.length - around))
    return count > usualOf(counts.slice(start, start + around)).most ? [i] : []
  })
  return new Set(spikes.length > spikeShareMax * counts.length ? [] : spikes)
}

/** The share of each place in the season, pulled towards 1 where little was seen. */
const seasonOf = (values: readonly number[], first: number, length: number): number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const sums = new Array<number>(length).fill(0)
  const seen = new Array<number>(length).fill(0)
  values.forEach((value, i) => {
    const place = (first + i) % length
    sums[place] = (sums[place] ?? 0) + value
    seen[place] = (seen[place] ?? 0) + 1
  })
  const prior = 2 * mean + 1
  return sums.map((sum, place) => (sum + prior) / ((seen[place] ?? 0) * mean + prior))
}

/** What is expected `ahead` steps after the history (1 is the next). */
const predict = (counts: readonly number[], end: number, ahead: readonly number[], season: number): number[] => {
  const start = Math.max(0, end - windowMax)
  const values = withoutSpikes(counts.slice(start, end))
  const factors = season > 1 && values.length >= 3 * season ? seasonOf(values, start, season) : [1]
  const factorAt = (step: number): number => factors[step % factors.length] ?? 1
  let [weighted, weights] = [0, 0]
  values.forEach((value, i) => {
    const weight = 0.5 ** ((values.length - 1 - i) / halfLife)
    weighted += (weight * value) / factorAt(start + i)
    weights += weight
  })
  const level = weights === 0 ? 0 : weighted / weights
  return ahead.map((step) => level * factorAt(end - 1 + step))
}

const scaleOf = (expected: number): number => Math.sqrt(expected + 0.5)

/** The quantile that a new error exceeds with the given chance, were errors to come as those before. */
const quantile = (sorted: readonly number[], share: number): number => {
  const at = share > 0.5 ? Math.ceil((sorted.length + 1) * share) - 1 : Math.floor((sorted.length + 1) * share) - 1
  return sorted[Math.max(0, Math.min(sorted.length - 1, at))] ?? 0
}

/** Errors of all forecasts of usual steps that could have been made before step `end`, in units of the spread of counts. */
const errorsBefore = (counts: readonly number[], end: number, horizon: number, season: number): number[] => {
  const errors: number[] = []
  const spikes = spikesIn(counts.slice(0, end))
  for (let origin = Math.floor(historyMin / 2); origin < end; origin++) {
    const ahead = Array.from({ length: Math.min(horizon, end - origin) }, (_, i) => i + 1)
    predict(counts, origin, ahead, season).forEach((expected, i) => {
      if (spikes.has(origin + i)) return
      errors.push(((counts[origin + i] ?? 0) - expected) / scaleOf(expected))
    })
  }
  return errors.sort((a, b) => a - b)
}

const tail = (1 - forecastMethod.level) / 2

/** Counts are whole, what is expected is not: the bounds are the whole numbers around it at least. */
const bound = (expected: number, errors: readonly number[]): { mentions: number; low: number; high: number } => {
  const mentions = roundTo(expected, 1)
  const at = (share: number): number => Math.round(expected + quantile(errors, share) * scaleOf(expected))
  return {
    mentions,
    low: Math.max(0, Math.min(Math.floor(mentions), at(tail))),
    high: Math.max(0, Math.ceil(mentions), at(1 - tail)),
  }
}

/**
 * Foretells the next steps. `counts` are whole steps in a row; `season` is how many make a round (7 days, 24 hours, 1 for none). Undefined
 * where the history is too short to say how far off a forecast is.
 */
export const forecastVolume = (
  counts: readonly number[],
  { horizon, season }: { horizon: number; season: number },
): Forecast | undefined => {
  if (counts.length < historyMin) return undefined
  const ahead = Array.from({ length: horizon }, (_, i) => i + 1)
  const errors = errorsBefore(counts, counts.length, horizon, season)
  if (errors.length < errorsMin) return undefined
  const backtest = { steps: 0, covered: 0 }
  for (let origin = historyMin; origin + horizon <= counts.length; origin += horizon) {
    const known = errorsBefore(counts, origin, horizon, season)
    predict(counts, origin, ahead, season).forEach((expected, i) => {
      const { low, high } = bound(expected, known)
      const value = counts[origin + i] ?? 0
      backtest.steps++
      if (value >= low && value <= high) backtest.covered++
    })
  }
  return {
    steps: predict(counts, counts.length, ahead, season).map((expected) => bound(expected, errors)),
    backtest,
    trainedOn: counts.length,
  }
}
