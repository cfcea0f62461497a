import { z95 } from '../audience/interval.js'
const roundTo = (value, digits) => {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
const mean = (values) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length)
const sorted = (values) => [...values].sort((a, b) => a - b)
const quantile = (values, q) => {
  if (values.length === 0) return null
  const order = sorted(values)
  const place = (order.length - 1) * q
  const [low, high] = [order[Math.floor(place)] ?? 0, order[Math.ceil(place)] ?? 0]
  return low + (high - low) * (place - Math.floor(place))
}
const median = (values) => quantile(values, 0.5)
const robustDeviation = (values) => {
  const centre = median(values) ?? 0
  return 1.4826 * (median(values.map((value) => Math.abs(value - centre))) ?? 0)
}
const toEstimate = (value, low, high, n, digits) => ({
  value: roundTo(value, digits),
  low: roundTo(Math.min(value, low), digits),
  high: roundTo(Math.max(value, high), digits),
  sampleSize: n,
  basis: 'measured',
})
const estimateMean = (values, digits = 6) => {
  const centre = mean(values)
  if (centre === null) return null
  const n = values.length
  const variance = n < 2 ? 0 : values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (n - 1)
  const half = z95 * Math.sqrt(variance / n)
  return toEstimate(centre, Math.max(0, centre - half), centre + half, n, digits)
}
const estimateMedian = (values, digits = 6) => {
  const centre = median(values)
  if (centre === null) return null
  const order = sorted(values)
  const n = order.length
  const half = (z95 * Math.sqrt(n)) / 2
  const low = order[Math.max(0, Math.floor(n / 2 - half))] ?? centre
  const high = order[Math.min(n - 1, Math.ceil(n / 2 + half))] ?? centre
  return toEstimate(centre, low, high, n, digits)
}
const metricMethods = ['mean', 'median']
const estimateCentre = (method, values, digits = 6) =>
  method === 'mean' ? estimateMean(values, digits) : estimateMedian(values, digits)
export { estimateCentre, estimateMean, estimateMedian, mean, median, metricMethods, quantile, robustDeviation, roundTo }
//# sourceMappingURL=statistics.js.map
