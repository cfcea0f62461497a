import { roundTo } from '../statistics/round.js'

export const fitFactors = [
  'topics',
  'language',
  'country',
  'gender',
  'audience_country',
  'audience_gender',
  'audience_age',
  'size',
  'price',
  'brand_conflict',
  'safety',
  'engagement',
  'credibility',
  'past_sponsors',
  'activity',
] as const
export type FitFactor = (typeof fitFactors)[number]

/** How much each factor counts where the brief asks for it, or where it always counts. */
export const fitWeights: Readonly<Record<FitFactor, number>> = {
  topics: 3,
  language: 1.5,
  country: 1.5,
  gender: 1,
  audience_country: 2,
  audience_gender: 1,
  audience_age: 1,
  size: 1.5,
  price: 1,
  brand_conflict: 3,
  safety: 1.5,
  engagement: 1,
  credibility: 1,
  past_sponsors: 0.5,
  activity: 0.5,
}

/** One factor of somebody: 0 speaks against them, 1 for them; null: not known, and `evidence` says why. */
export interface Finding {
  factor: FitFactor
  score: number | null
  evidence: string
}

export interface Said {
  factor: FitFactor
  score: number
  weight: number
  evidence: string
}

export interface Fit {
  /** 0..100. What is not known counts half: nobody comes first because little is known of them. */
  fit: number
  /** If everything that is not known spoke against them, and for them. */
  low: number
  high: number
  reasons: Said[]
  doubts: Said[]
  unknown: { factor: FitFactor; why: string }[]
}

/** Below this a factor is a doubt, from there on a reason. */
const doubtBelow = 0.5

/** Sums the findings about somebody. */
export const fitOf = (findings: readonly Finding[]): Fit => {
  const said: Said[] = []
  const unknown: Fit['unknown'] = []
  for (const { factor, score, evidence } of findings)
    if (score === null) unknown.push({ factor, why: evidence })
    else said.push({ factor, score: roundTo(score, 2), weight: fitWeights[factor], evidence })
  const known = said.reduce((sum, { weight }) => sum + weight, 0)
  const points = said.reduce((sum, { score, weight }) => sum + score * weight, 0)
  const open = unknown.reduce((sum, { factor }) => sum + fitWeights[factor], 0)
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : roundTo((part / whole) * 100, 1))
  const byWeight = (a: Said, b: Said): number => b.weight - a.weight
  return {
    fit: share(points + open / 2, known + open),
    low: share(points, known + open),
    high: known + open === 0 ? 100 : share(points + open, known + open),
    reasons: said.filter(({ score }) => score >= doubtBelow).sort(byWeight),
    doubts: said.filter(({ score }) => score < doubtBelow).sort(byWeight),
    unknown,
  }
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** 1 inside a range of followers, less with every doubling or halving outside of it. */
export const sizeScore = (followers: number, { min, max }: { min?: number; max?: number }): number => {
  const bound = min !== undefined && followers < min ? min : max !== undefined && followers > max ? max : followers
  return followers <= 0 ? 0 : clamp(1 - Math.abs(Math.log2(followers / Math.max(1, bound))) / 2)
}

/** 1 where a share is as large as one may ask for, in step with it below. */
export const shareScore = (share: number, full: number): number => clamp(share / full)

/** Whether a budget carries a price with its range. */
export const priceScore = (
  budget: number,
  { amount, low, high }: { amount: number; low: number; high: number },
): number =>
  budget >= high ? 1 : budget >= amount ? 0.8 : budget >= low ? 0.5 : clamp((budget / Math.max(1, low)) * 0.4)
