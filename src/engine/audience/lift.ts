import { roundTo } from '../statistics/round.js'
import type { AudienceShare, AudienceSplit, AudienceSummary } from '../../model/audience-summary.js'
import type { Estimate } from '../../model/estimate.js'

/** How common interests and brands are among the audiences we know: what a share is measured against. */
export interface AudienceBase {
  /** Audiences that were counted. */
  audiences: number
  interests: BaseShares
  brands: BaseShares
}

export interface BaseShares {
  /** People who said something of the attribute. */
  people: number
  shares: Readonly<Record<string, number>>
}

/** Fewer audiences are no base: what is usual among them is chance. */
const audiencesMin = 20
/** As many people as common rates are worth against the observed ones: two who name a brand are not yet an affinity. */
const priorWeight = 2

/** Adds up audiences, each with the weight of the people who said something. */
export class AudienceBaseCounter {
  #audiences = 0
  readonly #sums = { interests: new Map<string, number>(), brands: new Map<string, number>() }
  readonly #people = { interests: 0, brands: 0 }

  add(summary: Pick<AudienceSummary, 'interests' | 'brands'>): void {
    this.#audiences++
    for (const name of ['interests', 'brands'] as const) {
      const { known, shares } = summary[name]
      this.#people[name] += known
      const sums = this.#sums[name]
      for (const { id, value } of shares) sums.set(id, (sums.get(id) ?? 0) + value * known)
    }
  }

  get audiences(): number {
    return this.#audiences
  }

  read(): AudienceBase {
    const of = (name: 'interests' | 'brands'): BaseShares => {
      const people = this.#people[name]
      const shares = [...this.#sums[name]].map(
        ([id, sum]) => [id, roundTo(people === 0 ? 0 : sum / people, 8)] as const,
      )
      return { people, shares: Object.fromEntries(shares.sort(([a], [b]) => (a < b ? -1 : 1))) }
    }
    return { audiences: this.#audiences, interests: of('interests'), brands: of('brands') }
  }
}

export interface Lift {
  /** People of the sample who say so. */
  support: number
  baseShare: number | null
  /** How many times more often than in other audiences; null where too few are known. */
  lift: Estimate | null
}

/**
 * A share against the base: (n·share + a) / (n·base + a), the prior weight a on both sides, so that a single person who names
 * something rare gives a lift of a little over one, not of hundreds. The bounds are those of the share, put through the same.
 */
export const liftOf = (
  { value, low, high }: Pick<AudienceShare, 'value' | 'low' | 'high'>,
  { known }: Pick<AudienceSplit, 'known'>,
  id: string,
  base: { audiences: number; of: BaseShares },
): Lift => {
  const support = Math.round(value * known)
  if (base.audiences < audiencesMin || base.of.people === 0) return { support, baseShare: null, lift: null }
  // What nobody else says is as rare as half a person among all.
  const baseShare = Math.max(base.of.shares[id] ?? 0, 0.5 / base.of.people)
  const times = (share: number): number => roundTo((share * known + priorWeight) / (baseShare * known + priorWeight), 2)
  const lift = {
    value: times(value),
    low: times(low),
    high: times(high),
    sampleSize: known,
    basis: 'inferred' as const,
  }
  return { support, baseShare: roundTo(baseShare, 8), lift }
}
