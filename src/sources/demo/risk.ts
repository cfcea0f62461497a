import type { Draw } from './draw.js'

/** The screening categories the world writes examples of; `custom` is the user's own and has none. */
export const riskCategories = [
  'hate',
  'harassment',
  'threat',
  'violence',
  'self_harm',
  'sexual',
  'minors_safety',
  'drugs',
  'alcohol',
  'tobacco',
  'weapons',
  'crime',
  'gambling',
  'profanity',
  'extremism',
  'misinformation_claims',
  'politics',
  'competitor_mention',
] as const

export type RiskCategory = (typeof riskCategories)[number]

/** How a person leans: most never, some mildly in one or two categories, a few strongly. */
export interface RiskTendency {
  level: 'none' | 'mild' | 'strong'
  categories: RiskCategory[]
}

/** Share of a creator's posts that are risky, by level. Even careful people swear or toast now and then. */
export const riskRates = { none: 0.004, mild: 0.05, strong: 0.2 } as const

/** Categories of the rare slip of someone without a tendency. */
export const slipCategories: readonly RiskCategory[] = ['profanity', 'alcohol', 'politics', 'competitor_mention']

const commonness = [3, 5, 2, 4, 3, 5, 2, 5, 9, 5, 4, 3, 5, 10, 2, 7, 9, 6]

export const drawRisk = (draw: Draw): RiskTendency => {
  const roll = draw.next()
  if (roll < 0.82) return { level: 'none', categories: [] }
  const level = roll < 0.95 ? 'mild' : 'strong'
  const found = new Set<RiskCategory>()
  const count = level === 'mild' ? draw.between(1, 2) : draw.between(1, 3)
  for (let i = 0; i < count; i++) found.add(riskCategories[draw.weighted(commonness)] ?? 'profanity')
  return { level, categories: [...found] }
}
