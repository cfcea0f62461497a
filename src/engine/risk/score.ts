import { dayMs } from '../../kernel/clock.js'
import { roundTo } from '../statistics/round.js'
import { screeningCategories, type ScreeningCategory } from './categories.js'
import { shareOf } from './coverage.js'
import type { Criteria } from './criteria.js'

export const riskLevels = ['low', 'medium', 'high', 'severe'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** Changes whenever the same flags would give another score. */
export const scoringVersion = 'risk-2'

/** How grave a reviewer finds an item, in place of how sure the engine is. */
export const severities = ['low', 'medium', 'high', 'severe'] as const
export type Severity = (typeof severities)[number]

/** A flagged item as far as the score cares. */
export interface FlaggedItem {
  categories: { category: ScreeningCategory; probability: number; severity?: Severity | null }[]
  publishedAt: number
  /** 1 for what the subject wrote; less for what others wrote under it. */
  attribution: number
  /** Whether a person has said that the flag is right. */
  reviewed?: boolean
}

/** How often reviewers found flags of a category right, where enough were reviewed. */
export type Calibration = Partial<Record<ScreeningCategory, { precision: number; reviewed: number }>>

export interface ScoringContext {
  judged: number
  /** With what could not be judged; as many as were judged unless said. */
  seen?: number
  now: number
  calibration?: Calibration | undefined
}

export interface Factor {
  name: string
  value: number
  contribution: number
  why: string
}

/** The three things a score is made of, and how many points each can give. */
export const scorePartNames = ['gravest', 'share', 'number'] as const
export interface ScorePart {
  name: (typeof scorePartNames)[number]
  points: number
  of: number
}

export interface Risk {
  score: number
  level: RiskLevel
  factors: Factor[]
  parts: ScorePart[]
  /** Between what the score would be if doubtful findings were none, and if all were certain, fresh and as frequent as they may be. */
  bounds: { low: number; high: number }
}

/** What was written two years ago counts half, and never less than a quarter. */
const halfLifeDays = 730
const recencyMin = 0.25
/** Points of each part, and how fast it fills: the gravest item, the mean gravity of judged items, the sum of gravities. */
const partsOf = {
  gravest: { points: 50, rate: 2.2 },
  share: { points: 40, rate: 1 / 0.3 },
  number: { points: 10, rate: 1 / 8 },
} as const
/** Below so many judged items a share means little: one in three must not look like a third of a life. */
const judgedMin = 20
/** What an item that nobody found would weigh: as much as a flag of middling certainty in a category of middling weight. */
const unfoundGravity = 0.35

const levelAt: readonly [number, RiskLevel][] = [
  [75, 'severe'],
  [45, 'high'],
  [20, 'medium'],
]

export const levelOf = (score: number): RiskLevel => levelAt.find(([from]) => score >= from)?.[1] ?? 'low'

/** What a reviewer says of a finding counts in place of how sure the engine was of it. */
const severityStrength: Readonly<Record<Severity, number>> = { low: 0.25, medium: 0.5, high: 0.8, severe: 1 }

type Found = FlaggedItem['categories'][number]

/** A finding just above its threshold counts 0.4, a certain one 1. */
const strengthOf = ({ probability, severity }: Found, threshold: number): number => {
  if (severity !== undefined && severity !== null) return severityStrength[severity]
  return 0.4 + 0.6 * (threshold >= 1 ? 1 : Math.min(1, Math.max(0, (probability - threshold) / (1 - threshold))))
}

const recencyOf = (publishedAt: number, now: number): number =>
  Math.max(recencyMin, 0.5 ** (Math.max(0, now - publishedAt) / dayMs / halfLifeDays))

/** How grave one finding of an item is, from 0 to its category's weight: as it is, at least and at most. */
type Reading = 'as_is' | 'least' | 'most'

const gravityOf = (
  found: Found,
  { publishedAt, attribution, reviewed = false }: FlaggedItem,
  criteria: Criteria,
  { now, calibration }: ScoringContext,
  reading: Reading,
): number => {
  const { threshold, weight } = criteria.categories[found.category]
  const right = reviewed ? 1 : (calibration?.[found.category]?.precision ?? 1)
  const fixed = reviewed || (found.severity ?? null) !== null
  const strength = reading === 'most' && !fixed ? 1 : strengthOf(found, threshold)
  const doubt = reading === 'least' && !fixed ? found.probability : 1
  const recency = reading === 'most' ? 1 : recencyOf(publishedAt, now)
  return weight * strength * doubt * (reading === 'most' ? 1 : right) * recency * attribution
}

interface Weighed {
  /** The gravest item, and the sum over all: an item is as grave as its gravest finding. */
  gravest: number
  sum: number
  gravestIn: Map<ScreeningCategory, number>
  sumIn: Map<ScreeningCategory, number>
}

/** Weighs every item. What an item weighs is shared among its categories, in proportion to how grave each is. */
const weigh = (
  items: readonly FlaggedItem[],
  criteria: Criteria,
  context: ScoringContext,
  reading: Reading = 'as_is',
): Weighed => {
  const weighed: Weighed = { gravest: 0, sum: 0, gravestIn: new Map(), sumIn: new Map() }
  for (const item of items) {
    const gravities = item.categories.map((found) => gravityOf(found, item, criteria, context, reading))
    const [most, all] = [Math.max(0, ...gravities), gravities.reduce((sum, each) => sum + each, 0)]
    weighed.gravest = Math.max(weighed.gravest, most)
    weighed.sum += most
    item.categories.forEach(({ category }, i) => {
      const gravity = gravities[i] ?? 0
      weighed.gravestIn.set(category, Math.max(weighed.gravestIn.get(category) ?? 0, gravity))
      const share = all === 0 ? 0 : (most * gravity) / all
      weighed.sumIn.set(category, (weighed.sumIn.get(category) ?? 0) + share)
    })
  }
  return weighed
}

const fill = (part: keyof typeof partsOf, value: number): number =>
  partsOf[part].points * (1 - Math.exp(-partsOf[part].rate * value))

const toParts = (gravest: number, sum: number, of: number): number[] => [
  fill('gravest', gravest),
  fill('share', sum / Math.max(of, judgedMin)),
  fill('number', sum),
]

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Shares of a whole in tenths, which sum to it exactly: the largest remainders are rounded up. */
export const splitTenths = (whole: number, parts: readonly number[]): number[] => {
  const all = total(parts)
  const tenths = Math.round(whole * 10)
  if (all <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / all) * tenths)
  const floors = exact.map(Math.floor)
  let left = tenths - total(floors)
  const order = exact.map((each, i) => [each - Math.floor(each), i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of order) {
    if (left-- <= 0) break
    floors[i] = (floors[i] ?? 0) + 1
  }
  return floors.map((each) => each / 10)
}

/** How far the score could be off: by doubtful findings, by age, and by what was not seen. */
const boundsOf = (
  items: readonly FlaggedItem[],
  criteria: Criteria,
  context: ScoringContext,
  score: number,
): Risk['bounds'] => {
  const { judged, seen = judged } = context
  const share = shareOf(Math.min(items.length, judged), judged)
  const [least, most] = [weigh(items, criteria, context, 'least'), weigh(items, criteria, context, 'most')]
  const low = total(toParts(least.gravest, least.sum * (share.value === 0 ? 0 : share.low / share.value), judged))
  const mean = items.length === 0 ? unfoundGravity : most.sum / items.length
  const found = Math.max(most.sum, mean * share.high * Math.max(seen, judged))
  // Where nothing was found, one item that was not seen is as likely as the upper bound says.
  const gravest = items.length === 0 ? unfoundGravity * Math.min(1, share.high * 2) : most.gravest
  const high = total(toParts(gravest, found, Math.max(seen, judged)))
  return { low: Math.min(score, roundTo(low, 1)), high: Math.max(score, Math.min(100, roundTo(high, 1))) }
}

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const whyOf = (
  category: ScreeningCategory,
  items: readonly FlaggedItem[],
  criteria: Criteria,
  { judged, calibration }: ScoringContext,
): { count: number; why: string } => {
  const own = items.filter(({ categories }) => categories.some((each) => each.category === category))
  const sure = Math.max(
    ...own
      .flatMap(({ categories }) => categories.filter((each) => each.category === category))
      .map((each) => each.probability),
  )
  const newest = Math.max(...own.map(({ publishedAt }) => publishedAt))
  const known = calibration?.[category]
  const measured =
    known === undefined
      ? ''
      : ` Of ${known.reviewed} reviewed flags ${Math.round(known.precision * 100)} % were right, so those not reviewed count that much.`
  const weight = criteria.categories[category].weight
  return {
    count: own.length,
    why: `${own.length} of ${judged} judged ${judged === 1 ? 'item' : 'items'}, at most ${Math.round(sure * 100)} % sure, last on ${day(newest)}, weight ${weight}.${measured}`,
  }
}

/**
 * The risk of what was flagged, 0 to 100. An item is as grave as its gravest finding: weight × strength × recency × attribution,
 * times how often reviewers found such flags right, where enough were reviewed. The score is the sum of three parts:
 * 50 · (1 − e^(−2.2 · gravest item)), 40 · (1 − e^(−mean gravity of judged items / 0.3)), 10 · (1 − e^(−sum of gravities / 8)).
 * None of them is ever full, so every flag moves the score. A category has its share of each part.
 */
export const scoreRisk = (items: readonly FlaggedItem[], criteria: Criteria, context: ScoringContext): Risk => {
  const weighed = weigh(items, criteria, context)
  const parts = toParts(weighed.gravest, weighed.sum, context.judged)
  const score = roundTo(total(parts), 1)
  const [gravestPart = 0, ...others] = parts
  const allGravest = total([...weighed.gravestIn.values()])
  const categories = screeningCategories
    .filter((category) => weighed.sumIn.has(category))
    .map((category) => ({
      category,
      points:
        (allGravest === 0 ? 0 : (gravestPart * (weighed.gravestIn.get(category) ?? 0)) / allGravest) +
        (weighed.sum === 0 ? 0 : (total(others) * (weighed.sumIn.get(category) ?? 0)) / weighed.sum),
      ...whyOf(category, items, criteria, context),
    }))
    .sort((a, b) => b.points - a.points)
  const contributions = splitTenths(
    score,
    categories.map(({ points }) => points),
  )
  const shown = splitTenths(score, parts)
  return {
    score,
    level: levelOf(score),
    factors: categories.map(({ category, count, why }, i) => ({
      name: category,
      value: count,
      contribution: contributions[i] ?? 0,
      why,
    })),
    parts: scorePartNames.map((name, i) => ({ name, points: shown[i] ?? 0, of: partsOf[name].points })),
    bounds: boundsOf(items, criteria, context, score),
  }
}
