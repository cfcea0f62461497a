import { roundTo } from '../statistics/round.js'
import type { AudienceSplit, AudienceSummary, Score } from '../../model/audience-summary.js'

/** What a share of each kind of account takes off a perfect score, in points for all of them. */
const deductions: Readonly<Record<string, { points: number; why: string }>> = {
  suspicious: { points: 100, why: 'accounts that are likely nobody’s: they see and buy nothing' },
  mass_follower: { points: 35, why: 'accounts that follow 1,500 or more: they hardly see anything of each' },
}

export const credibilityClasses = ['excellent', 'high', 'normal', 'low', 'bad'] as const
export type CredibilityClass = (typeof credibilityClasses)[number]
const classFrom: readonly (readonly [number, CredibilityClass])[] = [
  [92, 'excellent'],
  [84, 'high'],
  [72, 'normal'],
  [55, 'low'],
]

/** The credibility of an audience; null where a list shows nothing that tells people from other accounts. */
export const knownCredibility = ({
  types,
  credibility,
}: Pick<AudienceSummary, 'types' | 'credibility'>): AudienceSummary['credibility'] | null =>
  types.known === 0 ? null : credibility

/** The word for a score. */
export const credibilityClass = (score: number): CredibilityClass =>
  classFrom.find(([from]) => score >= from)?.[1] ?? 'bad'

/**
 * How much of an audience is people who can be reached: 100, less what suspicious and mass-following accounts take off. The
 * bounds are those of the shares. Contributions are rounded first, so that they sum to the score exactly as shown.
 */
export const judgeCredibility = (types: AudienceSplit): Score & { low: number; high: number } => {
  const shareOf = (id: string) => types.shares.find((each) => each.id === id) ?? { value: 0, low: 0, high: 0 }
  const factors = [
    { name: 'all_accounts', value: 1, contribution: 100, why: 'every account counts fully at first' },
    ...Object.entries(deductions).map(([id, { points, why }]) => {
      const { value } = shareOf(id)
      return { name: `${id}_share`, value, contribution: -roundTo(points * value, 2), why }
    }),
  ]
  const sum = (pick: 'low' | 'high'): number =>
    Object.entries(deductions).reduce((left, [id, { points }]) => left - points * shareOf(id)[pick], 100)
  const value = roundTo(
    factors.reduce((total, { contribution }) => total + contribution, 0),
    2,
  )
  return {
    value,
    factors,
    low: Math.max(0, Math.min(value, roundTo(sum('high'), 2))),
    high: Math.min(100, Math.max(value, roundTo(sum('low'), 2))),
  }
}
