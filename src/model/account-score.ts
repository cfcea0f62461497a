/** What an account score is made of, in the order in which it is shown. */
export const scoreFactors = [
  'followers_authenticity',
  'comments_authenticity',
  'consistency',
  'growth',
  'engagement',
] as const
export type ScoreFactorName = (typeof scoreFactors)[number]

/** How much each factor counts, and what counts as much or little of it. */
export interface ScoreCard {
  name: string
  weights: Record<ScoreFactorName, number>
  /** Growth over three months, as a fraction, that is the best; its opposite is the worst. */
  growthFull: number
  /** What one suspicious jump takes from the growth factor. */
  jumpPenalty: number
  /** Share of the weights that must be known for there to be a score. */
  knownLeast: number
}

/** Who follows counts most: everything else can be made with money as long as nobody looks at who it is. */
export const defaultScoreCard: ScoreCard = {
  name: 'rostra-2026',
  weights: {
    followers_authenticity: 0.3,
    comments_authenticity: 0.15,
    consistency: 0.15,
    growth: 0.15,
    engagement: 0.25,
  },
  growthFull: 0.2,
  jumpPenalty: 0.25,
  knownLeast: 0.5,
}
