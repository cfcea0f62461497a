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

const round1 = (value: number): number => Math.round(value * 10) / 10
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

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
      value: round3(cautious),
      contribution: round1(50 * Math.min(1, cautious / 0.2)),
      why: `${intentAuthors} of ${authors} authors show intent; at least ${percent(cautious)} with 95 % certainty`,
    },
    {
      name: 'nearness',
      value: round3(near),
      contribution: round1(15 * near * Math.min(1, intentAuthors / 10)),
      why: 'how near their stages are to a purchase, from wanting to having bought',
    },
    {
      name: 'against_similar',
      value: lift === null ? 1 : round3(lift),
      contribution: round1(lift === null ? (authors === 0 ? 0 : 7.5) : 15 * Math.min(1, lift / 2)),
      why:
        lift === null
          ? 'what is usual among similar creators is not known: half the points'
          : `${round3(lift)} times the ${percent(baseRate ?? 0)} of similar creators`,
    },
    {
      name: 'mood',
      value: mood === null ? 0 : round3(mood),
      contribution: round1(mood === null ? 0 : 10 * Math.max(0, mood)),
      why: mood === null ? 'no sentiment was judged' : 'more positive than negative comments',
    },
    {
      name: 'breadth',
      value: round3(breadth),
      contribution: round1(10 * breadth),
      why: `${contentsWithIntent} of ${contents} contents have comments with intent`,
    },
    {
      name: 'objections',
      value: round3(against),
      contribution: -round1(15 * Math.min(1, against / 0.15)) || 0,
      why: `${stages.get('objects') ?? 0} authors object and ${stages.get('rejects') ?? 0} refuse`,
    },
  ]
  const sum = round1(factors.reduce((total, { contribution }) => total + contribution, 0))
  if (sum < 0) factors.push({ name: 'floor', value: 0, contribution: -sum, why: 'a score is never below 0' })
  return { score: Math.max(0, sum), factors }
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000
