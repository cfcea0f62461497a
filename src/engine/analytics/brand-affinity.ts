import type { Estimate } from '../../model/estimate.js'
import { estimateShare } from '../statistics/interval.js'
import { roundTo } from '../statistics/round.js'

/** How often brands are named in general: what an affinity is measured against. */
export interface BrandBase {
  /** What was counted: contents of the corpus, or audience members. */
  of: string
  sample: number
  counts: Readonly<Record<string, number>>
}

export interface BrandAffinity {
  brandId: string
  /** How many of the contents (or people) name it. */
  support: number
  share: Estimate
  /** How common it is in general. */
  baseShare: number
  /** How many times more often than in general; drawn towards 1 where little supports it. */
  lift: number
}

const affinitiesMax = 20
/** As many contents as common rates are worth against the observed ones: one mention is not yet an affinity. */
const priorWeight = 2

/**
 * Which brands are named more than elsewhere. The lift is (k + a) / (n·base + a), with the prior weight a on both sides: a
 * single mention of a rare brand gives a lift of a few, not of hundreds.
 */
export const affinitiesOf = (mentions: readonly (readonly string[])[], base: BrandBase): BrandAffinity[] => {
  const n = mentions.length
  const counts = new Map<string, number>()
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
