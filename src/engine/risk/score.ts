import { dayMs } from '../../kernel/clock.js'
import { screeningCategories, type ScreeningCategory } from './categories.js'
import type { Criteria } from './criteria.js'

export const riskLevels = ['low', 'medium', 'high', 'severe'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** Changes whenever the same flags would give another score. */
export const scoringVersion = 'risk-1'

/** How grave a reviewer finds an item, in place of how sure the engine is. */
export const severities = ['low', 'medium', 'high', 'severe'] as const
export type Severity = (typeof severities)[number]

/** A flagged item as far as the score cares. */
export interface FlaggedItem {
  categories: { category: ScreeningCategory; probability: number; severity?: Severity | null }[]
  publishedAt: number
  /** 1 for what the subject wrote; less for what others wrote under it. */
  attribution: number
}

export interface Factor {
  name: string
  value: number
  contribution: number
  why: string
}

export interface Risk {
  score: number
  level: RiskLevel
  factors: Factor[]
}

/** What was written two years ago counts half, and never less than a quarter. */
const halfLifeDays = 730
const recencyMin = 0.25
/** How much having happened at all counts against how often it happens. */
const happenedPart = 1.2
const oftenPart = 3
/** Below so many judged items a share means little: one in three must not look like a third of a life. */
const judgedMin = 20

const levelAt: readonly [number, RiskLevel][] = [
  [75, 'severe'],
  [45, 'high'],
  [20, 'medium'],
]

export const levelOf = (score: number): RiskLevel => levelAt.find(([from]) => score >= from)?.[1] ?? 'low'

/** What a reviewer says of a finding counts in place of how sure the engine was of it. */
const severityStrength: Readonly<Record<Severity, number>> = { low: 0.25, medium: 0.5, high: 0.8, severe: 1 }

/** A finding just above its threshold counts 0.4, a certain one 1. */
const strengthOf = (probability: number, threshold: number, severity: Severity | null): number =>
  severity !== null
    ? severityStrength[severity]
    : 0.4 + 0.6 * (threshold >= 1 ? 1 : Math.min(1, Math.max(0, (probability - threshold) / (1 - threshold))))

const recencyOf = (publishedAt: number, now: number): number =>
  Math.max(recencyMin, 0.5 ** (Math.max(0, now - publishedAt) / dayMs / halfLifeDays))

interface Mass {
  category: ScreeningCategory
  count: number
  strongest: number
  newest: number
  mass: number
}

const massOf = (
  category: ScreeningCategory,
  items: readonly FlaggedItem[],
  criteria: Criteria,
  { judged, now }: { judged: number; now: number },
): Mass => {
  const { threshold, weight } = criteria.categories[category]
  let [count, strongest, newest, sum, spared] = [0, 0, 0, 0, 1]
  for (const { categories, publishedAt, attribution } of items) {
    const found = categories.find((each) => each.category === category)
    if (found === undefined) continue
    const strength =
      strengthOf(found.probability, threshold, found.severity ?? null) * recencyOf(publishedAt, now) * attribution
    count++
    strongest = Math.max(strongest, found.probability)
    newest = Math.max(newest, publishedAt)
    sum += strength
    spared *= 1 - strength * 0.95
  }
  const often = sum / Math.max(judged, judgedMin, count)
  return { category, count, strongest, newest, mass: weight * (happenedPart * (1 - spared) + oftenPart * often) }
}

/** Shares of a whole in tenths, which sum to it exactly: the largest remainders are rounded up. */
export const splitTenths = (whole: number, parts: readonly number[]): number[] => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const tenths = Math.round(whole * 10)
  if (total <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / total) * tenths)
  const floors = exact.map(Math.floor)
  let left = tenths - floors.reduce((sum, each) => sum + each, 0)
  const order = exact.map((each, i) => [each - Math.floor(each), i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of order) {
    if (left-- <= 0) break
    floors[i] = (floors[i] ?? 0) + 1
  }
  return floors.map((each) => each / 10)
}

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * The risk of what was flagged. Every category has a mass: its weight times how surely and how recently it happened at all
 * (1 − Π(1 − strength)) plus how often it happens among what was judged. The score is 100 · (1 − e^−mass), so that the first
 * grave finding moves it far and the hundredth hardly; each category's contribution is its share of the mass.
 */
export const scoreRisk = (
  items: readonly FlaggedItem[],
  criteria: Criteria,
  context: { judged: number; now: number },
): Risk => {
  const masses = screeningCategories
    .map((category) => massOf(category, items, criteria, context))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.mass - a.mass)
  const total = masses.reduce((sum, { mass }) => sum + mass, 0)
  const score = Math.round(1000 * (1 - Math.exp(-total))) / 10
  const contributions = splitTenths(
    score,
    masses.map(({ mass }) => mass),
  )
  return {
    score,
    level: levelOf(score),
    factors: masses.map(({ category, count, strongest, newest }, i) => ({
      name: category,
      value: count,
      contribution: contributions[i] ?? 0,
      why: `${count} of ${context.judged} judged ${context.judged === 1 ? 'item' : 'items'}, at most ${Math.round(strongest * 100)} % sure, last on ${day(newest)}, weight ${criteria.categories[category].weight}.`,
    })),
  }
}
