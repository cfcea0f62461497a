import { roundTo } from '../statistics/round.js'
import { wilson } from '../statistics/interval.js'
import type { IntentStage } from '../text/verdict.js'

export interface ScoreFactor {
  name: string
  value: number
  contribution: number
  why: string
}

export interface ScoreInput {
  /** Unique authors that count, and those among them who may buy. */
  authors: number
  intentAuthors: number
  stages: ReadonlyMap<IntentStage, number>
  /** Share of positive among judged minus share of negative, -1..1; null where nothing was judged. */
  mood: number | null
  /** Contents that were read, and those with at least one author who may buy. */
  contents: number
  contentsWithIntent: number
  /** The share among similar creators, where it is known. */
  baseRate: number | null
}

/** How near each stage is to a purchase. */
const nearness: Partial<Record<IntentStage, number>> = {
  wants: 0.35,
  asks_where: 0.5,
  asks_price: 0.55,
  will_buy: 0.8,
  bought: 1,
  repeat: 1,
}

const percent = (share: number): string => `${roundTo(100 * share, 1)} %`

/**
 * Can this creator excite the audience to buy? 0..100, as a sum of factors that each say why:
 * share of authors with intent, by its cautious bound, so that few comments cannot look like much (0..50, full at 20 %);
 * nearness to a purchase (0..15); against similar creators (0..15, half of it where they are not known); mood (0..10);
 * breadth over contents (0..10); objections and refusals (0..-15). What would fall below 0 is lifted by a factor of its own.
 */
export const scoreIntent = (input: ScoreInput): { score: number; factors: ScoreFactor[] } => {
  const { authors, intentAuthors, stages, mood, contents, contentsWithIntent, baseRate } = input
  const share = authors === 0 ? 0 : intentAuthors / authors
  const cautious = authors === 0 ? 0 : wilson(share, { size: authors, asked: authors, population: null }).low
  const near =
    intentAuthors === 0
      ? 0
      : [...stages].reduce((sum, [stage, count]) => sum + (nearness[stage] ?? 0) * count, 0) / intentAuthors
  const lift = baseRate === null || baseRate === 0 ? null : share / baseRate
  const against = authors === 0 ? 0 : ((stages.get('objects') ?? 0) * 0.5 + (stages.get('rejects') ?? 0)) / authors
  const breadth = contents === 0 ? 0 : contentsWithIntent / contents
  const factors: ScoreFactor[] = [
    {
      name: 'intent_share',
      value: roundTo(cautious, 3),
      contribution: roundTo(50 * Math.min(1, cautious / 0.2), 1),
      why: `${intentAuthors} of ${authors} authors show intent; at least ${percent(cautious)} with 95 % certainty`,
    },
    {
      name: 'nearness',
      value: roundTo(near, 3),
      contribution: roundTo(15 * near * Math.min(1, intentAuthors / 10), 1),
      why: 'how near their stages are to a purchase, from wanting to having bought',
    },
    {
      name: 'against_similar',
      value: lift === null ? 1 : roundTo(lift, 3),
      contribution: roundTo(lift === null ? (authors === 0 ? 0 : 7.5) : 15 * Math.min(1, lift / 2), 1),
      why:
        lift === null
          ? 'what is usual among similar creators is not known: half the points'
          : `${roundTo(lift, 1)} times the ${percent(baseRate ?? 0)} of similar creators`,
    },
    {
      name: 'mood',
      value: mood === null ? 0 : roundTo(mood, 3),
      contribution: roundTo(mood === null ? 0 : 10 * Math.max(0, mood), 1),
      why: mood === null ? 'no sentiment was judged' : 'more positive than negative comments',
    },
    {
      name: 'breadth',
      value: roundTo(breadth, 3),
      contribution: roundTo(10 * breadth, 1),
      why: `${contentsWithIntent} of ${contents} contents have comments with intent`,
    },
    {
      name: 'objections',
      value: roundTo(against, 3),
      contribution: -roundTo(15 * Math.min(1, against / 0.15), 1) || 0,
      why: `${stages.get('objects') ?? 0} authors object and ${stages.get('rejects') ?? 0} refuse`,
    },
  ]
  const sum = roundTo(
    factors.reduce((total, { contribution }) => total + contribution, 0),
    1,
  )
  if (sum < 0) factors.push({ name: 'floor', value: 0, contribution: -sum, why: 'a score is never below 0' })
  return { score: Math.max(0, sum), factors }
}
