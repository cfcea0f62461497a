/**
 * How many people each subset of the audiences reaches, all 2^n subsets at once: people whose mask lies within a set are
 * summed over subsets (n passes of additions), and whoever is not within the complement is reached.
 */
export const reachOfSubsets = (counts: Uint32Array): Float64Array => {
  const within = Float64Array.from(counts)
  const size = within.length
  // Every other stretch of `bit` masks has the bit: each is added the stretch before it.
  for (let bit = 1; bit < size; bit *= 2)
    for (let from = bit; from < size; from += 2 * bit)
      for (let mask = from; mask < from + bit; mask++) within[mask]! += within[mask - bit]!
  const full = size - 1
  const everybody = within[full]!
  const reach = new Float64Array(size)
  for (let mask = 0; mask < size; mask++) reach[mask] = everybody - within[full ^ mask]!
  return reach
}

/** The subset of each size 1..n that reaches most: exact, by looking at all of them. Ties go to the first named. */
export const bestSubsets = (reach: Float64Array): number[] => {
  const size = Math.log2(reach.length)
  const best = new Array<number>(size).fill(0)
  const bits = new Uint8Array(reach.length)
  for (let mask = 1; mask < reach.length; mask++) {
    bits[mask] = bits[mask >> 1]! + (mask & 1)
    const place = bits[mask]! - 1
    const known = best[place]!
    const value = reach[mask]!
    const other = reach[known]!
    if (known === 0 || value > other || (value === other && reversed(mask, size) > reversed(known, size)))
      best[place] = mask
  }
  return best
}

/** The first bit counts most: of equal subsets the one that was named first. */
const reversed = (mask: number, size: number): number => {
  let value = 0
  for (let bit = 0; bit < size; bit++) if (mask & (1 << bit)) value += 2 ** (size - bit)
  return value
}

/**
 * Always the one that adds most. Every beginning of this order reaches at least 1 - 1/e (63 %) of what the best subset of
 * its size reaches, as for any function with falling gains.
 */
export const greedyOrder = (reachOf: (mask: number) => number, size: number): number[] => {
  const order: number[] = []
  let mask = 0
  while (order.length < size) {
    let best = -1
    for (let i = 0; i < size; i++) {
      if (mask & (1 << i)) continue
      if (best === -1 || reachOf(mask | (1 << i)) > reachOf(mask | (1 << best))) best = i
    }
    order.push(best)
    mask |= 1 << best
  }
  return order
}
