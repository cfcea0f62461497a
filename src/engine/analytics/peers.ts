import { median, quantile } from '../statistics/estimate.js'
import { roundTo } from '../statistics/round.js'

export interface Bin {
  min: number
  /** Exclusive, but for the last bin. */
  max: number
  profiles: number
  /** Whether the profile that is compared lies in it. */
  here: boolean
  /** Whether the median of the peers lies in it. */
  isMedian: boolean
}

export interface PeerComparison {
  profiles: number
  median: number
  /** Share of the peers that lie below, ties counted half; null where the profile has no value. */
  percentile: number | null
  histogram: Bin[]
}

const bins = 12

/**
 * Where a value stands among those of its peers. Bins are of equal width up to the 98th percentile; what is beyond falls into
 * the last one, so that a few giants do not push everybody else into the first.
 */
export const compareWithPeers = (value: number | null, peers: readonly number[], digits = 6): PeerComparison | null => {
  if (peers.length === 0) return null
  const low = quantile(peers, 0) ?? 0
  const high = Math.max(quantile(peers, 0.98) ?? 0, low + 10 ** -digits)
  const width = (high - low) / bins
  const middle = median(peers) ?? 0
  const binOf = (each: number): number => Math.max(0, Math.min(bins - 1, Math.floor((each - low) / width)))
  const counts = Array.from({ length: bins }, () => 0)
  for (const peer of peers) counts[binOf(peer)] = (counts[binOf(peer)] ?? 0) + 1
  const top = quantile(peers, 1) ?? high
  const histogram = counts.map((profiles, i) => ({
    min: roundTo(low + i * width, digits),
    max: roundTo(i === bins - 1 ? Math.max(top, high) : low + (i + 1) * width, digits),
    profiles,
    here: value !== null && binOf(value) === i,
    isMedian: binOf(middle) === i,
  }))
  const below = peers.filter((peer) => value !== null && peer < value).length
  const ties = peers.filter((peer) => peer === value).length
  return {
    profiles: peers.length,
    median: roundTo(middle, digits),
    percentile: value === null ? null : roundTo((below + ties / 2) / peers.length, 4),
    histogram,
  }
}
