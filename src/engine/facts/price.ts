import type { AudienceSummary } from '../../model/audience-summary.js'
import type { Creator } from '../../model/creator.js'
import type { CreatorFacts } from '../../model/creator-facts.js'
import type { RateCard } from '../../model/rate-card.js'
import { pricesOf, type Price, type PricedAudience, type Unpriced } from '../analytics/price.js'
import { knownCredibility } from '../audience/credibility.js'

/** An audience as prices weigh it: where nothing tells people from other accounts, credibility is no factor. */
const pricedAudience = (summary: AudienceSummary | undefined): PricedAudience | null =>
  summary === undefined ? null : { countries: summary.countries, credibility: knownCredibility(summary) }

/** The audience that stands for a creator: followers, then commenters, then likers. */
export const foremostAudience = (summaries: readonly AudienceSummary[]): AudienceSummary | undefined =>
  (['followers', 'commenters', 'likers'] as const)
    .map((kind) => summaries.find((each) => each.kind === kind))
    .find((each) => each !== undefined)

/**
 * What contents of a creator may cost, the type they publish most first, and what stood in the way of other prices. Searches, reports, comparisons
 * and briefs ask here: the same facts and audience give the same price everywhere.
 */
export const creatorPrices = (
  { network, followers }: Creator,
  facts: CreatorFacts | undefined,
  audience: AudienceSummary | undefined,
  card: RateCard,
): { prices: Price[]; unpriced: Unpriced[] } => {
  const byType = (facts?.types ?? []).map(({ type, ...performance }) => ({ type, performance }))
  return pricesOf({ network, followers, byType, audience: pricedAudience(audience) }, card)
}

/** What a content of the type that a creator publishes most may cost, where there is evidence. */
export const usualPrice = (...known: Parameters<typeof creatorPrices>): Price | undefined =>
  creatorPrices(...known).prices[0]
