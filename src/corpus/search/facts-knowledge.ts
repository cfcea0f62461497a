import { detectLanguage } from '../records/language-of.js'
import type { BrandFinder } from '../../engine/text/find-brands.js'
import type { FactsKnowledge } from '../../engine/facts/derive.js'
import type { FindPlace } from '../../engine/facts/stated-place.js'

/** What the derivation of facts draws on. */
export const factsKnowledge = (finder: BrandFinder, findPlace: FindPlace): FactsKnowledge => ({
  detect: detectLanguage,
  finder,
  findPlace,
})
