import { riskCategories } from '../text/verdict.js'

/** What a screening can flag: what the engine judges, and two that only keywords of a criteria set can find. */
export const screeningCategories = [...riskCategories, 'competitor_mention', 'custom'] as const
export type ScreeningCategory = (typeof screeningCategories)[number]

/**
 * How grave a category is by itself, from 0 to 1.2: the weight that a criteria set starts from. A single threat says more
 * about a person than a hundred toasts; the weights say how much more.
 */
export const gravity: Readonly<Record<ScreeningCategory, number>> = {
  hate: 1,
  harassment: 0.7,
  threat: 1,
  violence: 0.7,
  self_harm: 0.5,
  sexual: 0.5,
  minors_safety: 1.2,
  drugs: 0.5,
  alcohol: 0.12,
  tobacco: 0.15,
  weapons: 0.5,
  crime: 0.8,
  gambling: 0.2,
  profanity: 0.1,
  extremism: 1.2,
  misinformation_claims: 0.4,
  politics: 0.1,
  competitor_mention: 0.1,
  custom: 0.5,
}
