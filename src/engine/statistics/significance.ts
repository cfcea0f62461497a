/** Upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
export const normalTail = (z: number): number => {
  if (z < 0) return 1 - normalTail(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return Math.exp((-z * z) / 2) * 0.3989422804 * poly
}

/**
 * How surely something is more frequent in one set than in another: the signed root of the log-likelihood ratio G² (Dunning
 * 1993), which keeps its word for rare things, and is a standard normal score where nothing is different.
 */
export const keyness = (inside: { count: number; size: number }, outside: { count: number; size: number }): number => {
  const whole = inside.size + outside.size
  const share = (inside.count + outside.count) / Math.max(1, whole)
  const cell = (observed: number, expected: number): number =>
    observed <= 0 || expected <= 0 ? 0 : observed * Math.log(observed / expected)
  const side = ({ count, size }: { count: number; size: number }): number =>
    cell(count, size * share) + cell(size - count, size * (1 - share))
  const score = Math.sqrt(Math.max(0, 2 * (side(inside) + side(outside))))
  return inside.count * outside.size >= outside.count * inside.size ? score : -score
}

/**
 * P(X >= count) where X has a negative binomial distribution of this mean and variance: counts that vary more than
 * chance alone (Poisson, the limit where variance equals mean) do not raise an alarm for being lively.
 */
export const upperTail = (count: number, mean: number, variance: number): number => {
  if (count <= 0) return 1
  const mu = Math.max(mean, 0.1)
  const spread = Math.max(variance, mu * 1.000001)
  const size = (mu * mu) / (spread - mu)
  const p = size / (size + mu)
  // Summing the lower terms is exact; far beyond the mean the rest is below what a double can tell from zero.
  let term = Math.exp(size * Math.log(p))
  let sum = term
  for (let k = 1; k < count && k < 1_000_000; k++) {
    term *= ((size + k - 1) / k) * (1 - p)
    sum += term
    if (term < 1e-18 && k > mu) break
  }
  const rest = 1 - sum
  if (rest > 1e-12) return rest
  // The tail itself, from its first term on, in logarithms.
  const first = logTerm(count, size, p)
  let [ratio, tail] = [1, 1]
  for (let k = count + 1; k < count + 10_000; k++) {
    ratio *= ((size + k - 1) / k) * (1 - p)
    tail += ratio
    if (ratio < 1e-12 * tail) break
  }
  return Math.exp(first) * tail
}

const logTerm = (k: number, size: number, p: number): number =>
  logGamma(k + size) - logGamma(size) - logGamma(k + 1) + size * Math.log(p) + k * Math.log(1 - p)

/** Lanczos. */
const logGamma = (x: number): number => {
  const g = [
    76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3,
    -5.395239384953e-6,
  ]
  const base = x + 5.5
  const sum = g.reduce((total, value, i) => total + value / (x + 1 + i), 1.000000000190015)
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310005 * sum) / x)
}
