const iterations = 200
const settled = 1e-9
const mixOf = ({ likely, rest }, shares) => {
  let named = 0
  let mix = 0
  for (const [id, likelihood] of likely) {
    const share = shares.get(id) ?? 0
    named += share
    mix += likelihood * share
  }
  return mix + rest * Math.max(0, 1 - named)
}
const step = (people, shares) => {
  const next = new Map([...shares.keys()].map((id) => [id, 0]))
  let common = 0
  const without = /* @__PURE__ */ new Map()
  for (const person of people) {
    const mix = mixOf(person, shares)
    if (mix <= 0) continue
    const rest = person.rest / mix
    common += rest
    for (const [id, likelihood] of person.likely) {
      next.set(id, (next.get(id) ?? 0) + ((shares.get(id) ?? 0) * likelihood) / mix)
      without.set(id, (without.get(id) ?? 0) + rest)
    }
  }
  for (const [id, share] of shares) next.set(id, (next.get(id) ?? 0) + share * (common - (without.get(id) ?? 0)))
  const total = [...next.values()].reduce((sum, value) => sum + value, 0)
  return total === 0 ? new Map(shares) : new Map([...next].map(([id, value]) => [id, value / total]))
}
const effectiveSizeOf = (id, people, shares) => {
  const share = Math.min(1 - 1e-6, Math.max(1e-6, shares.get(id) ?? 0))
  let information = 0
  for (const person of people) {
    const mix = mixOf(person, shares)
    if (mix <= 0) continue
    const own = person.likely.find(([named]) => named === id)?.[1] ?? person.rest
    const others = Math.max(0, mix - own * share) / (1 - share)
    information += ((own - others) / mix) ** 2
  }
  return Math.min(people.length, share * (1 - share) * information)
}
const mixShares = (people) => {
  const ids = new Set(people.flatMap(({ likely }) => likely.map(([id]) => id)))
  if (ids.size === 0) return []
  let shares = new Map([...ids].sort().map((id) => [id, 1 / ids.size]))
  for (let i = 0; i < iterations; i++) {
    const next = step(people, shares)
    const moved = Math.max(...[...next].map(([id, share]) => Math.abs(share - (shares.get(id) ?? 0))))
    shares = next
    if (moved < settled) break
  }
  return [...shares]
    .map(([id, share]) => ({ id, share, effectiveSize: effectiveSizeOf(id, people, shares) }))
    .filter(({ share }) => share > 1e-6)
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
}
export { mixShares }
//# sourceMappingURL=mixture.js.map
