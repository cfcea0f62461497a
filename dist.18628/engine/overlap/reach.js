const reachOfSubsets = (counts) => {
  const within = Float64Array.from(counts)
  for (let bit = 1; bit < within.length; bit *= 2)
    for (let mask = 0; mask < within.length; mask++) if (mask & bit) within[mask] = within[mask] + within[mask ^ bit]
  const full = within.length - 1
  const everybody = within[full]
  return within.map((_, mask) => everybody - within[full ^ mask])
}
const bitsOf = (mask) => {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}
const bestSubsets = (reach) => {
  const size = Math.log2(reach.length)
  const best = new Array(size).fill(0)
  for (let mask = 1; mask < reach.length; mask++) {
    const place = bitsOf(mask) - 1
    const known = best[place]
    const [value, other] = [reach[mask], reach[known]]
    if (known === 0 || value > other || (value === other && reversed(mask, size) > reversed(known, size)))
      best[place] = mask
  }
  return best
}
const reversed = (mask, size) => {
  let value = 0
  for (let bit = 0; bit < size; bit++) if (mask & (1 << bit)) value += 2 ** (size - bit)
  return value
}
const greedyOrder = (reachOf, size) => {
  const order = []
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
export { bestSubsets, greedyOrder, reachOfSubsets }
//# sourceMappingURL=reach.js.map
