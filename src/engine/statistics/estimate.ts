import type { Averaged } from '../../model/estimate.js'
import { z95 } from './interval.js'
import { roundTo } from './round.js'

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The value below which the share `q` lies, linear between neighbours. */
export const quantile = (values: readonly number[], q: number): number | null => {
  if (values.length === 0) return null
  const order = sorted(values)
  const place = (order.length - 1) * q
  const [low, high] = [order[Math.floor(place)] ?? 0, order[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number | null => quantile(values, 0.5)

/** Standard deviation by the median of distances from the median: one outlier cannot move it. */
export const robustDeviation = (values: readonly number[]): number => {
  const centre = median(values) ?? 0
  return 1.4826 * (median(values.map((value) => Math.abs(value - centre))) ?? 0)
}

const toEstimate = (value: number, low: number, high: number, n: number, digits: number): Averaged => ({
  value: roundTo(value, digits),
  low: n < 2 ? null : roundTo(Math.min(value, low), digits),
  high: n < 2 ? null : roundTo(Math.max(value, high), digits),
  sampleSize: n,
  basis: 'measured',
})

/** Student's t, 97.5 %, for 1 to 10 degrees of freedom; beyond, off by less than 0.01 (Cornish and Fisher, first term and second). */
const fewT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228]
const t95 = (freedom: number): number =>
  fewT[freedom - 1] ??
  z95 + (z95 ** 3 + z95) / (4 * freedom) + (5 * z95 ** 5 + 16 * z95 ** 3 + 3 * z95) / (96 * freedom ** 2)

/** The mean with its 95 % interval by Student's t; nothing below zero, since only counts and rates are averaged here. One value has no interval. */
export const estimateMean = (values: readonly number[], digits = 6): Averaged | null => {
  const centre = mean(values)
  if (centre === null) return null
  const n = values.length
  const variance = n < 2 ? 0 : values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (n - 1)
  const half = n < 2 ? 0 : t95(n - 1) * Math.sqrt(variance / n)
  return toEstimate(centre, Math.max(0, centre - half), centre + half, n, digits)
}

/** The median with a 95 % interval by order statistics: it needs no assumption about how values are spread. Of fewer than six values, the smallest and the largest. */
export const estimateMedian = (values: readonly number[], digits = 6): Averaged | null => {
  const centre = median(values)
  if (centre === null) return null
  const order = sorted(values)
  const n = order.length
  const half = (z95 * Math.sqrt(n)) / 2
  const low = order[Math.max(0, Math.floor(n / 2 - half))] ?? centre
  const high = order[Math.min(n - 1, Math.ceil(n / 2 + half))] ?? centre
  return toEstimate(centre, low, high, n, digits)
}

export const metricMethods = ['mean', 'median'] as const
export type MetricMethod = (typeof metricMethods)[number]

export const estimateCentre = (method: MetricMethod, values: readonly number[], digits = 6): Averaged | null =>
  method === 'mean' ? estimateMean(values, digits) : estimateMedian(values, digits)
