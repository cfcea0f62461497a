const z95 = 1.959964
const round6 = (value) => Math.round(value * 1e6) / 1e6
const correctedSize = ({ size, asked, population }) => {
  if (population === null || population <= 0) return size
  if (asked >= population) return Infinity
  return (size * Math.max(1, population - 1)) / (population - asked)
}
const wilson = (share, sampling, modelError = 0) => {
  const spread = share * (1 - share)
  const corrected = correctedSize(sampling)
  const variance = (corrected === Infinity ? 0 : spread / Math.max(corrected, 1e-9)) + modelError ** 2
  if (variance === 0 && corrected === Infinity) return { low: share, high: share }
  const n = modelError === 0 || spread === 0 ? corrected : spread / variance
  if (n === Infinity) return { low: share, high: share }
  const zz = z95 * z95
  const centre = (share + zz / (2 * n)) / (1 + zz / n)
  const half = (z95 / (1 + zz / n)) * Math.sqrt(spread / n + zz / (4 * n * n))
  return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) }
}
const estimateShare = (share, sampling, { basis = 'inferred', modelError = 0 } = {}) => {
  const { low, high } = wilson(share, sampling, modelError)
  return {
    value: round6(share),
    low: round6(low),
    high: round6(high),
    sampleSize: sampling.asked,
    basis,
  }
}
export { correctedSize, estimateShare, round6, wilson, z95 }
//# sourceMappingURL=interval.js.map
