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

const round1 = (value: number): number => Math.round(value * 10) / 10
const round3 = (value: number): number => Math.round(value * 1000) / 1000

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
      value: round3(cautious),
      contribution: round1(60 * Math.min(1, cautious / 0.5)),
      why: `${relevantAuthors} of ${authors} authors speak of it; at least ${round1(cautious * 100)} % with 95 % certainty`,
    },
    {
      name: 'intent',
      value: round3(intent),
      contribution: round1(20 * intent * sure),
      why: `${intentAuthors} of them ask for it, want it or have it`,
    },
    {
      name: 'mood',
      value: round3(mood ?? 0),
      contribution: round1(20 * Math.max(0, mood ?? 0) * sure),
      why: mood === null ? 'no sentiment was judged' : 'positive minus negative among the relevant comments',
    },
    {
      name: 'spam',
      value: round3(spamShare),
      contribution: -round1(20 * Math.min(1, spamShare / 0.5)) || 0,
      why: 'spam among all comments that were read',
    },
  ]
  const sum = round1(factors.reduce((total, { contribution }) => total + contribution, 0))
  if (sum < 0) factors.push({ name: 'floor', value: 0, contribution: -sum, why: 'a score is never below 0' })
  return { score: Math.max(0, sum), factors }
}
