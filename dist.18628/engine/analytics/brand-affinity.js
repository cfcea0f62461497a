import { estimateShare } from '../audience/interval.js'
import { roundTo } from './statistics.js'
const affinitiesMax = 20
const priorWeight = 2
const affinitiesOf = (mentions, base) => {
  const n = mentions.length
  const counts = /* @__PURE__ */ new Map()
  for (const ids of mentions) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([brandId, support]) => {
      const baseShare = ((base.counts[brandId] ?? 0) + 0.5) / (base.sample + 1)
      return {
        brandId,
        support,
        share: estimateShare(support / n, { size: n, asked: n, population: null }, { basis: 'measured' }),
        baseShare: roundTo(baseShare, 8),
        lift: roundTo((support + priorWeight) / (n * baseShare + priorWeight), 2),
      }
    })
    .sort((a, b) => b.lift - a.lift || b.support - a.support || (a.brandId < b.brandId ? -1 : 1))
    .slice(0, affinitiesMax)
}
export { affinitiesOf }
//# sourceMappingURL=brand-affinity.js.map
