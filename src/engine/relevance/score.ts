import { roundTo } from '../statistics/round.js'
import { wilson } from '../statistics/interval.js'

export interface RelevanceFactor {
  name: string
  value: number
  contribution: number
  why: string
}

export interface RelevanceScoreInput {
  authors: number
  relevantAuthors: number
  /** Authors of relevant comments who ask, want or have bought. */
  intentAuthors: number
  /** Positive minus negative among the relevant, -1..1; null where nothing was judged. */
  mood: number | null
  /** Of all comments that were read. */
  spamShare: number
}

/**
 * How much the conversation under a post is about what it promotes, 0..100: authors with a relevant comment by the cautious bound
 * of their share (0..60, full at one half), how many of them show intent (0..20), their mood (0..20), spam (0..-20).
 */
export const scoreRelevance = (input: RelevanceScoreInput): { score: number; factors: RelevanceFactor[] } => {
  const { authors, relevantAuthors, intentAuthors, mood, spamShare } = input
  const share = authors === 0 ? 0 : relevantAuthors / authors
  const cautious = authors === 0 ? 0 : wilson(share, { size: authors, asked: authors, population: null }).low
  const intent = relevantAuthors === 0 ? 0 : intentAuthors / relevantAuthors
  const sure = Math.min(1, relevantAuthors / 10)
  const factors: RelevanceFactor[] = [
    {
      name: 'relevant_share',
      value: roundTo(cautious, 3),
      contribution: roundTo(60 * Math.min(1, cautious / 0.5), 1),
      why: `${relevantAuthors} of ${authors} authors speak of it; at least ${roundTo(cautious * 100, 1)} % with 95 % certainty`,
    },
    {
      name: 'intent',
      value: roundTo(intent, 3),
      contribution: roundTo(20 * intent * sure, 1),
      why: `${intentAuthors} of them ask for it, want it or have it`,
    },
    {
      name: 'mood',
      value: roundTo(mood ?? 0, 3),
      contribution: roundTo(20 * Math.max(0, mood ?? 0) * sure, 1),
      why: mood === null ? 'no sentiment was judged' : 'positive minus negative among the relevant comments',
    },
    {
      name: 'spam',
      value: roundTo(spamShare, 3),
      contribution: -roundTo(20 * Math.min(1, spamShare / 0.5), 1) || 0,
      why: 'spam among all comments that were read',
    },
  ]
  const sum = roundTo(
    factors.reduce((total, { contribution }) => total + contribution, 0),
    1,
  )
  if (sum < 0) factors.push({ name: 'floor', value: 0, contribution: -sum, why: 'a score is never below 0' })
  return { score: Math.max(0, sum), factors }
}
