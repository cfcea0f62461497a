import type { AudienceSplit, AudienceSummary } from '../../model/audience-summary.js'
import type { MeasuredSplit, MeasuredSplitName } from '../../model/measured.js'

/** One share as the network told it and as we estimate it. */
export interface ComparedShare {
  id: string
  measured: number
  /** Null where our sample has nobody of it, or too few to name it. */
  estimated: number | null
  low: number | null
  high: number | null
  /** Estimated less measured. */
  difference: number
  /** Whether the bounds of the estimate hold the measured share; null without an estimate. */
  isWithin: boolean | null
}

export interface ComparedSplit {
  name: MeasuredSplitName
  /** Members of our sample that say something of the attribute. */
  sampleSize: number
  /**
   * Total variation distance: half the sum of all absolute differences. 0: the same; 1: nothing in common. What would have to be
   * moved to turn one into the other.
   */
  distance: number
  /** Of the shares that have an estimate, how many bounds hold what was measured. */
  within: number
  estimates: number
  shares: ComparedShare[]
}

/** Cities are names there and places of our dictionary here: not compared. */
const ownSplit = (summary: AudienceSummary, name: MeasuredSplitName): AudienceSplit | undefined =>
  name === 'countries'
    ? summary.countries
    : name === 'ages'
      ? summary.ages
      : name === 'genders'
        ? summary.genders
        : undefined

/** What a network measured beside what we estimated of the same audience. Undefined where there is no estimate to hold against it. */
export const compareSplit = (measured: MeasuredSplit, summary: AudienceSummary): ComparedSplit | undefined => {
  const own = ownSplit(summary, measured.name)
  if (own === undefined || own.known === 0 || own.shares.length === 0) return undefined
  const told = new Map(measured.shares.map(({ id, share }) => [id, share]))
  const ours = new Map(own.shares.map((share) => [share.id, share]))
  const shares = [...new Set([...told.keys(), ...ours.keys()])].map((id): ComparedShare => {
    const [share, estimate] = [told.get(id) ?? 0, ours.get(id)]
    return {
      id,
      measured: share,
      estimated: estimate?.value ?? null,
      low: estimate?.low ?? null,
      high: estimate?.high ?? null,
      difference: (estimate?.value ?? 0) - share,
      isWithin: estimate === undefined ? null : estimate.low <= share && share <= estimate.high,
    }
  })
  const estimated = shares.filter(({ isWithin }) => isWithin !== null)
  return {
    name: measured.name,
    sampleSize: own.known,
    distance: Math.min(1, shares.reduce((sum, { difference }) => sum + Math.abs(difference), 0) / 2),
    within: estimated.filter(({ isWithin }) => isWithin).length,
    estimates: estimated.length,
    shares: shares.sort((a, b) => b.measured - a.measured || (b.estimated ?? 0) - (a.estimated ?? 0)),
  }
}
