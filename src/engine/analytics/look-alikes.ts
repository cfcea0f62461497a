import { topInterestOf } from '../../model/interest.js'
import { roundTo } from './statistics.js'

/** What likeness is judged by. */
export interface Likeable {
  interests: readonly string[]
  languages: readonly string[]
  country: string | null
  followers: number | null
  engagementRate: number | null
}

export interface Likeness {
  /** 0..1. */
  similarity: number
  shared: string[]
}

const weights = { interests: 0.5, language: 0.2, country: 0.1, size: 0.15, engagement: 0.05 }

/** Same leaf interests count fully, same top level half. */
const interestLikeness = (one: readonly string[], two: readonly string[]): number => {
  if (one.length === 0 || two.length === 0) return 0
  const tops = new Set(two.map(topInterestOf))
  const own = one.map((id) => (two.includes(id) ? 1 : tops.has(topInterestOf(id)) ? 0.5 : 0))
  return own.reduce<number>((sum, value) => sum + value, 0) / Math.max(one.length, two.length)
}

/** 1 for the same number, 0.5 for twice or half of it, towards 0 beyond. */
const closeness = (one: number | null, two: number | null): number =>
  one === null || two === null || one <= 0 || two <= 0 ? 0 : 2 ** -Math.abs(Math.log2(one / two))

/** How alike two creators are, and in what. */
export const likenessOf = (one: Likeable, two: Likeable): Likeness => {
  const interests = interestLikeness(one.interests, two.interests)
  const language = one.languages[0] !== undefined && one.languages[0] === two.languages[0] ? 1 : 0
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
