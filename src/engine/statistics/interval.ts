import type { Estimate } from '../../model/estimate.js'
import type { Basis } from '../../model/provenance.js'
import { roundTo } from './round.js'

/** The standard normal quantile of a two-sided 95 % interval. */
export const z95 = 1.959964

/** Shares are shown to six digits: more is noise. */
const shareDigits = 6
export const roundShare = (share: number): number => roundTo(share, shareDigits)

export interface Sampling {
  /** Effective size of the sample: what is known with certainty counts one, what is half known counts less. */
  size: number
  /** People asked, certain or not: what the finite population is compared with. */
  asked: number
  /** Everybody there is; null where nobody knows. */
  population: number | null
}

/**
 * The size that a sample has after the finite-population correction: (N − 1) / (N − n) times as many, because whoever is in
 * the sample is no longer unknown. A sample of everybody has no sampling error at all.
 */
export const correctedSize = ({ size, asked, population }: Sampling): number => {
  if (population === null || population <= 0) return size
  if (asked >= population) return Infinity
  return (size * Math.max(1, population - 1)) / (population - asked)
}

/**
 * The Wilson score interval (Wilson 1927) of a share at 95 %, or by another `z`: unlike the textbook interval it holds its word near 0 and 1
 * and for small samples. `modelError` is the standard error of the reading itself, which no sample size takes away.
 */
export const wilson = (share: number, sampling: Sampling, modelError = 0, z = z95): { low: number; high: number } => {
  const spread = share * (1 - share)
  const corrected = correctedSize(sampling)
  const variance = (corrected === Infinity ? 0 : spread / Math.max(corrected, 1e-9)) + modelError ** 2
  if (variance === 0 && corrected === Infinity) return { low: share, high: share }
  const n = modelError === 0 || spread === 0 ? corrected : Math.max(1e-9, spread / variance)
  if (n === Infinity) return { low: share, high: share }
  const zz = z * z
  const centre = (share + zz / (2 * n)) / (1 + zz / n)
  const half = (z / (1 + zz / n)) * Math.sqrt(spread / n + zz / (4 * n * n))
  return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) }
}

/** A share as answers show it. */
export const estimateShare = (
  share: number,
  sampling: Sampling,
  { basis = 'inferred', modelError = 0 }: { basis?: Basis; modelError?: number } = {},
): Estimate => {
  const { low, high } = wilson(share, sampling, modelError)
  return {
    value: roundShare(share),
    low: roundShare(low),
    high: roundShare(high),
    sampleSize: sampling.asked,
    basis,
  }
}

/** The share that a count is of a sample, with its interval; of nothing, nothing is known: 0..1. */
export const estimateCount = (count: number, size: number, basis: Basis = 'measured'): Estimate =>
  size === 0
    ? { value: 0, low: 0, high: 1, sampleSize: 0, basis }
    : estimateShare(count / size, { size, asked: size, population: null }, { basis })
