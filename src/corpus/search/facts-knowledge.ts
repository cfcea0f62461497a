import { detectLanguage } from '../records/language-of.js'
import type { BrandFinder } from '../../engine/text/find-brands.js'
import type { FactsKnowledge } from '../../engine/facts/derive.js'

/** What the derivation of facts draws on. */
export const factsKnowledge = (finder: BrandFinder, isPlace: (text: string) => boolean): FactsKnowledge => ({
  detect: detectLanguage,
  finder,
  isPlace,
})
