const MERGE_POLICY = { fanIn: 10, docsMax: 4e6, deletedShareMax: 0.3 }
function chooseMerge(segments, policy = MERGE_POLICY) {
  const tiers = /* @__PURE__ */ new Map()
  for (const segment of segments) {
    const tier = Math.floor(Math.log(Math.max(1e3, segment.live)) / Math.log(policy.fanIn))
    tiers.set(tier, [...(tiers.get(tier) ?? []), segment])
  }
  for (const tier of [...tiers.keys()].sort((a, b) => a - b)) {
    const inTier = (tiers.get(tier) ?? []).sort((a, b) => a.live - b.live || a.id - b.id)
    if (inTier.length < policy.fanIn) continue
    const chosen = []
    let docs = 0
    for (const segment of inTier.slice(0, policy.fanIn)) {
      if (docs + segment.live > policy.docsMax) break
      docs += segment.live
      chosen.push(segment.id)
    }
    if (chosen.length > 1) return chosen
  }
  const dead = segments.find(({ docs, live }) => docs > 0 && (docs - live) / docs > policy.deletedShareMax)
  return dead ? [dead.id] : void 0
}
export { MERGE_POLICY, chooseMerge }
//# sourceMappingURL=merge-policy.js.map
