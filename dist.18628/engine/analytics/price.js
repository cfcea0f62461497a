import { roundTo } from './statistics.js'
const contentsMin = 3
const unpriced = /* @__PURE__ */ new Set(['repost', 'reply'])
const viewsOf = ({ network, followers }, performance, card) => {
  if (performance.views !== null) return { views: performance.views.median, why: 'median views of this type' }
  if (followers === null) return null
  const share = card.reach[network] ?? card.reach.any ?? 0.2
  return { views: followers * share, why: `views are not shown: ${roundTo(share * 100, 1)} % of the followers` }
}
const countryWeight = (audience, card) => {
  const shares = audience?.countries.shares ?? []
  const known = shares.reduce((sum, { value }) => sum + value, 0)
  if (known === 0) return null
  const worth = shares.reduce((sum, { id, value }) => sum + value * (card.countries[id] ?? card.other_countries), 0)
  return worth / known
}
const engagementWeight = ({ engagementRate, peersMedian }, { engagement }) =>
  engagementRate === null || peersMedian === null || peersMedian === 0
    ? null
    : Math.min(engagement.most, Math.max(engagement.least, (engagementRate / peersMedian) ** engagement.exponent))
const credibilityWeight = (audience, { credibility }) =>
  audience === null
    ? null
    : Math.max(0.1, 1 + ((audience.credibility.value - credibility.par) * credibility.strength) / 100)
const priceOf = (base, input, card, why, views) => {
  const factors = [{ name: 'reach', value: Math.round(views), contribution: roundTo(base, 2), why }]
  let running = roundTo(base, 2)
  const apply = (name, weight, reason) => {
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
const pricesOf = (input, card) =>
  input.byType.flatMap(({ type, performance }) => {
    if (unpriced.has(type) || performance.contents < contentsMin) return []
    const cpm = card.cpm[input.network]?.[type] ?? card.cpm[input.network]?.any
    const seen = viewsOf(input, performance, card)
    if (cpm === void 0 || seen === null) return []
    const why = `${seen.why}, at ${cpm} ${card.currency} a thousand`
    const factors = priceOf((seen.views / 1e3) * cpm, input, card, why, seen.views)
    const amount = roundTo(
      factors.reduce((sum, { contribution }) => sum + contribution, 0),
      2,
    )
    return [
      { type, amount, low: roundTo(amount * card.spread.low, 2), high: roundTo(amount * card.spread.high, 2), factors },
    ]
  })
export { pricesOf }
//# sourceMappingURL=price.js.map
