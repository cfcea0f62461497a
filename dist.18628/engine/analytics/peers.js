import { median, quantile, roundTo } from './statistics.js'
const bins = 12
const compareWithPeers = (value, peers, digits = 6) => {
  if (peers.length === 0) return null
  const low = quantile(peers, 0) ?? 0
  const high = Math.max(quantile(peers, 0.98) ?? 0, low + 10 ** -digits)
  const width = (high - low) / bins
  const middle = median(peers) ?? 0
  const binOf = (each) => Math.max(0, Math.min(bins - 1, Math.floor((each - low) / width)))
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
export { compareWithPeers }
//# sourceMappingURL=peers.js.map
