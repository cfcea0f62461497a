import { countScripts } from './script.js'

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

/** The letters in which it was learned, of languages that are written in others as well: of Devanagari the small models know no word. */
const sentimentLetters: Readonly<Record<string, string>> = { hi: 'Latin' }

/** Whether the small models read the sentiment of a text. */
export const isSentimentRead = (code: string, text: string): boolean => {
  const letters = sentimentLetters[code]
  if (!sentimentLanguages.includes(code) || letters === undefined) return sentimentLanguages.includes(code)
  const counts = countScripts([text])
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return 2 * (counts.get(letters) ?? 0) > all
}
