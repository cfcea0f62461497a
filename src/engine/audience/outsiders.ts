import type { Estimate } from '../../model/estimate.js'
import { estimateShare, roundShare } from '../statistics/interval.js'
import { countBounds } from '../overlap/pair-bounds.js'

/** Those who react, and how many of them are among the followers we know. */
export interface ReactingPeople {
  /** People who react, that were read. */
  reacting: number
  /** Of these, met among the followers that were read. */
  met: number
  /** Followers that were read, and how many there are; null where nobody says. */
  followers: { read: number; complete: boolean; population: number | null }
  /** How many react in all, where it is known. */
  population: number | null
}

/** Wider bounds say nothing. */
const widthMax = 0.6

/**
 * The share of those who react and do not follow. Plain counting where all followers are known; where a part of them is, the people met
 * are scaled up by the part, with Poisson bounds. Null where so few are known that the bounds would say nothing.
 */
export const shareOfOutsiders = ({ reacting, met, followers, population }: ReactingPeople): Estimate | null => {
  if (reacting === 0) return null
  if (followers.complete)
    return estimateShare(1 - met / reacting, { size: reacting, asked: reacting, population }, { basis: 'measured' })
  if (followers.population === null || followers.population === 0) return null
  const rate = Math.min(1, followers.read / followers.population)
  const { low, high } = countBounds(met)
  const outside = (count: number): number => Math.min(1, Math.max(0, 1 - count / rate / reacting))
  const [least, most] = [outside(high), outside(low)]
  if (rate === 0 || most - least > widthMax) return null
  return {
    value: roundShare(outside(met)),
    low: roundShare(least),
    high: roundShare(most),
    sampleSize: reacting,
    basis: 'measured',
  }
}
