import type { Evidence } from '../verdict.js'

/**
 * What the models make of a text, before rules: calibrated probabilities, and only of what they were measured in for the
 * language. `offensive` is what readers of tweets took offence at, `abuse` insults and crude words, `menace` threats and
 * calls to harm, `toxic` the judgement of the Portuguese, French and Arabic sets.
 */
export interface ModelOutputs {
  hate?: number
  offensive?: number
  abuse?: number
  sexism?: number
  menace?: number
  toxic?: number
  toxic_hate?: number
  self_harm?: number
  irony?: number
  intent?: number
  spam?: number
}
export type ModelHead = keyof ModelOutputs

export const englishHeads = [
  'hate',
  'offensive',
  'abuse',
  'sexism',
  'menace',
  'self_harm',
  'irony',
  'intent',
  'spam',
] as const satisfies readonly ModelHead[]

/** Heads that were measured, by language; others are not asked. */
export const headsByLanguage: Readonly<Record<string, readonly ModelHead[]>> = {
  en: englishHeads,
  pt: ['toxic', 'toxic_hate'],
  fr: ['toxic', 'toxic_hate'],
  ar: ['toxic', 'toxic_hate'],
}

/** Languages whose sentiment was measured. */
export const sentimentLanguages: readonly string[] = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'pt']

/** Gives the words that made a head say what it said; asked for only where it matters, since it costs a second reading. */
export type Attribute = (head: ModelHead | 'negative' | 'positive') => Evidence[]
