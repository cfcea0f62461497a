import type { Contents } from '../../../corpus/records/contents.js'
import { priceScore, type Finding } from '../../../engine/analytics/brief-fit.js'
import { creatorPrices } from '../../../engine/facts/price.js'
import type { Judge } from '../../../engine/text/verdict.js'
import type { Content } from '../../../model/content.js'
import { toCardCurrency, type RateCard } from '../../../model/rate-card.js'
import type { FoundRecord } from '../discovery/present.js'
import { judgeSafety } from '../safety/judge-safety.js'
import type { Budget } from './read-brief.js'

export interface ContentNeeds {
  contents: Contents
  judge: Judge
  rateCard: RateCard
}

/** Contents of each that are judged and priced. */
const readMax = 30
const judgedMax = 12

const safety = async (contents: readonly Content[], judge: Judge, signal: AbortSignal): Promise<Finding> => {
  const judged = (await judgeSafety(contents.slice(0, judgedMax), judge, signal)).filter(
    ({ state }) => state !== 'not_judged',
  )
  if (judged.length === 0)
    return { factor: 'safety', score: null, evidence: 'No posts are stored that could be judged.' }
  const flagged = judged.filter(({ state }) => state === 'flagged')
  const kinds = [...new Set(flagged.flatMap(({ risks }) => risks.map(({ category }) => category.replaceAll('_', ' '))))]
  const what = kinds.length === 0 ? '' : `: ${kinds.join(', ')}`
  return {
    factor: 'safety',
    score: Math.max(0, 1 - (4 * flagged.length) / judged.length),
    evidence: `${flagged.length} of their newest ${judged.length} posts are flagged${what}.`,
  }
}

const price = (record: FoundRecord, budget: Budget, rateCard: RateCard): Finding => {
  const { creator, facts, summary } = record
  const none = (evidence: string): Finding => ({ factor: 'price', score: null, evidence })
  const most = toCardCurrency(budget.amount, budget.currency, rateCard)
  if (most === undefined)
    return none(
      `Prices are estimated in ${rateCard.currency}, and the rate card has no exchange rate for ${budget.currency}.`,
    )
  const { prices, unpriced } = creatorPrices(creator, facts, summary, rateCard)
  const [cheapest] = prices.toSorted((a, b) => a.amount - b.amount)
  if (cheapest === undefined) return none(unpriced[0]?.detail ?? 'No price can be estimated.')
  const { type, amount, low, high } = cheapest
  const money = (value: number): string => `${Math.round(value).toLocaleString('en')} ${rateCard.currency}`
  const own = `${Math.round(budget.amount).toLocaleString('en')} ${budget.currency}`
  const converted = budget.currency === rateCard.currency ? '' : `, about ${money(most)}`
  return {
    factor: 'price',
    score: priceScore(most, cheapest),
    evidence: `One ${type} is estimated at ${money(amount)} (${money(low)} to ${money(high)}); the budget is ${own}${converted}.`,
  }
}

/** What only their stored posts say: whether a brand wants to stand beside them, and what one may cost. Nothing is fetched. */
export const readContents = async (
  record: FoundRecord,
  budget: Budget | null,
  needs: ContentNeeds,
  signal: AbortSignal,
): Promise<Finding[]> => {
  const { network, externalId } = record.creator
  const contents = await needs.contents.list(network, externalId, { limit: readMax })
  const found = [await safety(contents, needs.judge, signal)]
  if (budget !== null) found.push(price(record, budget, needs.rateCard))
  return found
}
