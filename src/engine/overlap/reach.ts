/**
 * How many people each subset of the audiences reaches, all 2^n subsets at once: people whose mask lies within a set are
 * summed over subsets (n passes of additions), and whoever is not within the complement is reached.
 */
export const reachOfSubsets = (counts: Uint32Array): Float64Array => {
  const within = Float64Array.from(counts)
  for (let bit = 1; bit < within.length; bit *= 2)
    for (let mask = 0; mask < within.length; mask++)
      if (mask & bit) within[mask] = (within[mask] as number) + (within[mask ^ bit] as number)
  const full = within.length - 1
  const everybody = within[full] as number
  return within.map((_, mask) => everybody - (within[full ^ mask] as number))
}

const bitsOf = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** The subset of each size 1..n that reaches most: exact, by looking at all of them. Ties go to the first named. */
export const bestSubsets = (reach: Float64Array): number[] => {
  const size = Math.log2(reach.length)
  const best = new Array<number>(size).fill(0)
  for (let mask = 1; mask < reach.length; mask++) {
    const place = bitsOf(mask) - 1
    const known = best[place] as number
    const [value, other] = [reach[mask] as number, reach[known] as number]
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
