import { scoreFactors, type ScoreCard, type ScoreFactorName } from '../../model/account-score.js'
import { roundTo } from '../statistics/round.js'
import { wilson } from '../statistics/interval.js'
import { compareWithPeers } from './peers.js'

/** 0 is the worst, 1 the best, with bounds of 95 %. */
interface Part {
  value: number
  low: number
  high: number
  why: string
}

interface Credibility {
  score: number
  low: number
  high: number
}

/** The figures of a report that a score rests on. Null: not known, and why. */
export interface ScoreFindings {
  followers: Credibility | null
  commenters: Credibility | null
  /** How many of each were read, whether or not their credibility could be told. */
  read?: { followers: number; commenters: number }
  rhythm: { activeWeeksShare: number; weeks: number } | null
  /** Growth over three months, and jumps in the whole history. */
  growth: { rate: number; jumps: number } | null
  engagement: {
    value: number
    low: number | null
    high: number | null
    peers: readonly number[]
    isOfSize?: boolean
  } | null
}

export interface ScoreFactor extends Part {
  name: ScoreFactorName
  /** Of this factor among those that are known; these sum to 1. */
  weight: number
  /** Points of the score; they sum to it. */
  contribution: number
}

export interface AccountScore {
  card: string
  score: number
  low: number
  high: number
  factors: ScoreFactor[]
  unknown: { name: ScoreFactorName; why: string }[]
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const percent = (share: number): string => `${roundTo(share * 100, 1)} %`

const ofCredibility = ({ score, low, high }: Credibility, who: string): Part => ({
  value: score / 100,
  low: low / 100,
  high: high / 100,
  why: `The credibility of ${who} is ${roundTo(score, 1)} of 100.`,
})

const ofRhythm = ({ activeWeeksShare: share, weeks }: NonNullable<ScoreFindings['rhythm']>): Part => ({
  value: share,
  ...wilson(share, { size: weeks, asked: weeks, population: null }),
  why: `Something was posted in ${percent(share)} of ${weeks} weeks.`,
})

const ofGrowth = ({ rate, jumps }: NonNullable<ScoreFindings['growth']>, card: ScoreCard): Part => {
  // Jumps are growth too: they are taken off what they may have brought.
  const value = clamp(clamp(0.5 + rate / (2 * card.growthFull)) - jumps * card.jumpPenalty)
  const jumped =
    jumps === 0 ? '' : ` ${jumps} suspicious jump${jumps === 1 ? '' : 's'} in the history count against it.`
  return { value, low: value, high: value, why: `Followers changed by ${percent(rate)} in three months.${jumped}` }
}

const ofEngagement = ({
  value,
  low,
  high,
  peers,
  isOfSize = true,
}: NonNullable<ScoreFindings['engagement']>): Part | null => {
  const place = (rate: number): number | null => compareWithPeers(rate, peers)?.percentile ?? null
  const [at, from, to] = [place(value), place(low ?? value), place(high ?? value)]
  if (at === null || from === null || to === null) return null
  const why = `The engagement rate of ${percent(value)} is above that of ${percent(at)} of ${peers.length} peers${isOfSize ? '' : ' of any size'}.`
  return { value: at, low: from, high: to, why }
}

const reasons: Record<ScoreFactorName, string> = {
  followers_authenticity: 'No sample of followers could be read.',
  comments_authenticity: 'No sample of commenters could be read.',
  consistency: 'Contents of fewer than four weeks are known.',
  growth: 'No follower count from three months ago is known.',
  engagement: 'The engagement rate, or that of enough peers, is not known.',
}

/** Why a factor is not known: members of an audience that were read, but tell too little, were read all the same. */
const reasonOf = (name: ScoreFactorName, { read = { followers: 0, commenters: 0 } }: ScoreFindings): string => {
  const told = (count: number, who: string): string =>
    count === 0
      ? reasons[name]
      : `${count} ${who} were read, but too little is known of them to say how credible they are.`
  if (name === 'followers_authenticity') return told(read.followers, 'followers')
  return name === 'comments_authenticity' ? told(read.commenters, 'commenters') : reasons[name]
}

/** Fewer weeks say nothing about a habit, and fewer peers nothing about what is usual. */
const weeksFewest = 4
const peersFewest = 20

const partsOf = (found: ScoreFindings, card: ScoreCard): Record<ScoreFactorName, Part | null> => ({
  followers_authenticity: found.followers && ofCredibility(found.followers, 'followers'),
  comments_authenticity: found.commenters && ofCredibility(found.commenters, 'those who comment'),
  consistency: found.rhythm !== null && found.rhythm.weeks >= weeksFewest ? ofRhythm(found.rhythm) : null,
  growth: found.growth && ofGrowth(found.growth, card),
  engagement:
    found.engagement !== null && found.engagement.peers.length >= peersFewest ? ofEngagement(found.engagement) : null,
})

/**
 * How good an account is, from 0 to 100: the mean of its factors by their weights, over those that are known. Bounds are the sums of the
 * bounds, so they hold even if all factors err to the same side. Null where too little is known.
 */
export const scoreAccount = (found: ScoreFindings, card: ScoreCard): AccountScore | null => {
  const parts = partsOf(found, card)
  const known = scoreFactors.flatMap((name) => {
    const part = parts[name]
    return part === null ? [] : [{ name, ...part }]
  })
  const total = known.reduce((sum, { name }) => sum + card.weights[name], 0)
  const all = scoreFactors.reduce((sum, name) => sum + card.weights[name], 0)
  if (total < card.knownLeast * all) return null
  const sum = (of: 'value' | 'low' | 'high'): number =>
    roundTo(
      known.reduce((points, part) => points + (part[of] * card.weights[part.name] * 100) / total, 0),
      1,
    )
  return {
    card: card.name,
    score: sum('value'),
    low: sum('low'),
    high: sum('high'),
    factors: known.map((part) => ({
      ...part,
      value: roundTo(part.value, 4),
      low: roundTo(part.low, 4),
      high: roundTo(part.high, 4),
      weight: roundTo(card.weights[part.name] / total, 4),
      contribution: roundTo((part.value * card.weights[part.name] * 100) / total, 2),
    })),
    unknown: scoreFactors.filter((name) => parts[name] === null).map((name) => ({ name, why: reasonOf(name, found) })),
  }
}
