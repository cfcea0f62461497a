import { topInterestOf } from '../../model/interest.js'
import { roundTo } from './statistics.js'
const weights = { interests: 0.5, language: 0.2, country: 0.1, size: 0.15, engagement: 0.05 }
const interestLikeness = (one, two) => {
  if (one.length === 0 || two.length === 0) return 0
  const tops = new Set(two.map(topInterestOf))
  const own = one.map((id) => (two.includes(id) ? 1 : tops.has(topInterestOf(id)) ? 0.5 : 0))
  return own.reduce((sum, value) => sum + value, 0) / Math.max(one.length, two.length)
}
const closeness = (one, two) =>
  one === null || two === null || one <= 0 || two <= 0 ? 0 : 2 ** -Math.abs(Math.log2(one / two))
const likenessOf = (one, two) => {
  const interests = interestLikeness(one.interests, two.interests)
  const language = one.languages[0] !== void 0 && one.languages[0] === two.languages[0] ? 1 : 0
  const country = one.country !== null && one.country === two.country ? 1 : 0
  const size = closeness(one.followers, two.followers)
  const engagement = closeness(one.engagementRate, two.engagementRate)
  const similarity =
    weights.interests * interests +
    weights.language * language +
    weights.country * country +
    weights.size * size +
    weights.engagement * engagement
  const tops = new Set(two.interests.map(topInterestOf))
  const shared = [
    ...one.interests.filter((id) => two.interests.includes(id)).map((id) => `interest ${id}`),
    ...(interests > 0 && !one.interests.some((id) => two.interests.includes(id))
      ? [...new Set(one.interests.map(topInterestOf).filter((id) => tops.has(id)))].map((id) => `interest ${id}`)
      : []),
    ...(language === 1 ? [`language ${one.languages[0]}`] : []),
    ...(country === 1 ? [`country ${one.country}`] : []),
    ...(size >= 0.5 ? ['followers'] : []),
  ]
  return { similarity: roundTo(similarity, 4), shared }
}
export { likenessOf }
//# sourceMappingURL=look-alikes.js.map
