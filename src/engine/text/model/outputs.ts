/**
 * What the models answer, each a calibrated probability. `offensive` is what readers of tweets took offence at, `threat`
 * threats and calls to harm, `toxic` and `toxic_hate` the judgement of the Portuguese, French and Arabic sets.
 */
export const modelHeads = [
  'hate',
  'offensive',
  'threat',
  'self_harm',
  'irony',
  'intent',
  'spam',
  'toxic',
  'toxic_hate',
  'violence',
  'sexual',
  'drugs',
  'minors_safety',
  'crime',
  'extremism',
] as const
export type ModelHead = (typeof modelHeads)[number]

/** Heads that were measured, by language; others are not asked. */
export const headsByLanguage: Readonly<Record<string, readonly ModelHead[]>> = {
  en: [
    'hate',
    'offensive',
    'threat',
    'violence',
    'self_harm',
    'sexual',
    'drugs',
    'minors_safety',
    'crime',
    'extremism',
    'irony',
    'intent',
    'spam',
  ],
  pt: ['toxic', 'toxic_hate'],
  fr: ['toxic', 'toxic_hate'],
  ar: ['toxic', 'toxic_hate'],
}

/** Languages whose sentiment was measured. */
export const sentimentLanguages: readonly string[] = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'pt']
