import type { AudienceSummary } from '../../model/audience-summary.js'
import type { ContentType } from '../../model/content.js'
import type { Network } from '../../model/network.js'
import type { RateCard } from '../../model/rate-card.js'
import type { Performance } from './engagement.js'
import { roundTo } from '../statistics/round.js'

export interface PriceFactor {
  name: 'reach' | 'engagement' | 'audience_countries' | 'credibility'
  value: number
  /** In the currency of the card; the contributions of all factors sum to the price. */
  contribution: number
  why: string
}

export interface Price {
  type: ContentType
  amount: number
  low: number
  high: number
  factors: PriceFactor[]
}

export interface PriceInput {
  network: Network
  followers: number | null
  byType: readonly { type: ContentType; performance: Performance }[]
  /** Engagement rate and the median of the peers. */
  engagementRate: number | null
  peersMedian: number | null
  audience: Pick<AudienceSummary, 'countries' | 'credibility'> | null
}

/** Contents of one type below which its views are not taken for typical. */
const contentsMin = 3
const unpriced = new Set<ContentType>(['repost', 'reply'])

const viewsOf = (
  { network, followers }: PriceInput,
  performance: Performance,
  card: RateCard,
): { views: number; why: string } | null => {
  if (performance.views !== null) return { views: performance.views.median, why: 'median views of this type' }
  if (followers === null) return null
  const share = card.reach[network] ?? card.reach.any ?? 0.2
  return { views: followers * share, why: `views are not shown: ${roundTo(share * 100, 1)} % of the followers` }
}

/** What a view of this audience is worth against par, by where it lives. */
const countryWeight = (audience: PriceInput['audience'], card: RateCard): number | null => {
  const shares = audience?.countries.shares ?? []
  const known = shares.reduce((sum, { value }) => sum + value, 0)
  if (known === 0) return null
  const worth = shares.reduce((sum, { id, value }) => sum + value * (card.countries[id] ?? card.other_countries), 0)
  return worth / known
}

const engagementWeight = ({ engagementRate, peersMedian }: PriceInput, { engagement }: RateCard): number | null =>
  engagementRate === null || peersMedian === null || peersMedian === 0
    ? null
    : Math.min(engagement.most, Math.max(engagement.least, (engagementRate / peersMedian) ** engagement.exponent))

const credibilityWeight = (audience: PriceInput['audience'], { credibility }: RateCard): number | null =>
  audience === null
    ? null
    : Math.max(0.1, 1 + ((audience.credibility.value - credibility.par) * credibility.strength) / 100)

/** Applies one weight after the other; each contribution is what it changed, rounded to cents before it is summed. */
const priceOf = (base: number, input: PriceInput, card: RateCard, why: string, views: number): PriceFactor[] => {
  const factors: PriceFactor[] = [{ name: 'reach', value: Math.round(views), contribution: roundTo(base, 2), why }]
  let running = roundTo(base, 2)
  const apply = (name: PriceFactor['name'], weight: number | null, reason: string): void => {
    if (weight === null) return
    const contribution = roundTo(running * (weight - 1), 2)
    factors.push({ name, value: roundTo(weight, 4), contribution, why: reason })
    running = roundTo(running + contribution, 2)
  }
  apply('engagement', engagementWeight(input, card), 'engagement rate against the median of the peers')
  apply('audience_countries', countryWeight(input.audience, card), 'where the audience lives')
  apply('credibility', credibilityWeight(input.audience, card), 'how much of the audience can be reached')
  return factors
}

/** What a content may cost, by type: views times the card's rate, then what makes them worth more or less. */
export const pricesOf = (input: PriceInput, card: RateCard): Price[] =>
  input.byType.flatMap(({ type, performance }) => {
    if (unpriced.has(type) || performance.contents < contentsMin) return []
    const cpm = card.cpm[input.network]?.[type] ?? card.cpm[input.network]?.any
    const seen = viewsOf(input, performance, card)
    if (cpm === undefined || seen === null) return []
    const why = `${seen.why}, at ${cpm} ${card.currency} a thousand`
    const factors = priceOf((seen.views / 1000) * cpm, input, card, why, seen.views)
    const amount = roundTo(
      factors.reduce((sum, { contribution }) => sum + contribution, 0),
      2,
    )
    return [
      { type, amount, low: roundTo(amount * card.spread.low, 2), high: roundTo(amount * card.spread.high, 2), factors },
    ]
  })
