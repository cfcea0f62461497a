import { knownCredibility } from '../../../engine/audience/credibility.js'
import type { Peers } from '../../../corpus/bases/peers.js'
import { scoreAccount } from '../../../engine/analytics/account-score.js'
import type { Ranked } from '../../../engine/analytics/ranking.js'
import { defaultScoreCard } from '../../../model/account-score.js'
import { isRateStated } from '../../../engine/facts/with-facts.js'
import type { FoundRecord } from '../discovery/present.js'
import type { RankedBy } from './contract.js'

/** A value to rank by; `then` may be null and say why. */
export interface RankValue extends Ranked {
  isEstimate: boolean
  thenMissing: string | null
}

const counted = (value: number, then: number | null, thenMissing: string): RankValue => ({
  value,
  low: value,
  high: value,
  then,
  isEstimate: false,
  thenMissing: then === null ? thenMissing : null,
})

const growthOver = ({ facts }: FoundRecord, months: number): number | undefined => facts?.growth.followers[months]

const noCount = (months: number): string => `No follower count from ${months} ${months === 1 ? 'month' : 'months'} ago.`
const noRates = 'Engagement rates of the past are not kept.'
const noScores = 'Account scores of the past are not kept.'

const ofFollowers = (record: FoundRecord, months: number): RankValue | null => {
  const { followers } = record.creator
  if (followers === null) return null
  const growth = growthOver(record, months)
  const then = growth === undefined || growth <= -1 ? null : Math.round(followers / (1 + growth))
  return counted(followers, then, noCount(months))
}

/** Growth in the span before follows from the growth over both spans. */
const ofGrowth = (record: FoundRecord, months: number): RankValue | null => {
  const growth = growthOver(record, months)
  if (growth === undefined) return null
  const both = growthOver(record, 2 * months)
  const then = both === undefined || growth <= -1 ? null : (1 + both) / (1 + growth) - 1
  return counted(growth, then, noCount(2 * months))
}

const ofEngagement = ({ figures: { engagementRate: rate } }: FoundRecord): RankValue | null => {
  if (rate.mean === null) return null
  const { low, high } = rate.bounds?.mean ?? { low: null, high: null }
  const isEstimate = low !== null
  return {
    value: rate.mean,
    low: low ?? rate.mean,
    high: high ?? rate.mean,
    then: null,
    isEstimate,
    thenMissing: noRates,
  }
}

/** The score of the factors that are stored: what only a report reads, comments and rhythm, is left out of everybody's alike. */
const ofScore = async (record: FoundRecord, peers: Peers): Promise<RankValue | null> => {
  const { creator, summary, figures } = record
  const credibility = summary === undefined ? null : knownCredibility(summary)
  const rate = figures.engagementRate
  const growth = growthOver(record, 3)
  const score = scoreAccount(
    {
      followers: credibility && { score: credibility.value, low: credibility.low, high: credibility.high },
      commenters: null,
      rhythm: null,
      growth: growth === undefined ? null : { rate: growth, jumps: 0 },
      engagement:
        rate.mean === null
          ? null
          : {
              value: rate.mean,
              low: rate.bounds?.mean.low ?? null,
              high: rate.bounds?.mean.high ?? null,
              peers: (await peers.band(creator, isRateStated(creator, record.facts))).engagementRates.mean,
            },
    },
    defaultScoreCard,
  )
  if (score === null) return null
  const { score: value, low, high } = score
  return { value, low, high, then: null, isEstimate: true, thenMissing: noScores }
}

export const valueOf = async (
  record: FoundRecord,
  by: RankedBy,
  months: number,
  peers: Peers,
): Promise<RankValue | null> => {
  switch (by) {
    case 'followers':
      return ofFollowers(record, months)
    case 'follower_growth':
      return ofGrowth(record, months)
    case 'engagement_rate':
      return ofEngagement(record)
    case 'account_score':
      return ofScore(record, peers)
  }
}
