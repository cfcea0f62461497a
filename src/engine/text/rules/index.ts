import { once } from '../../../assets/words.js'
import { getLexicon } from './lexicon/index.js'

export { applyRules, riskFloor, type HeadOutput, type Heads, type RuleVerdict } from './apply.js'
export { createBrandLexicon, needsContext, type BrandLexicon, type BrandNames } from './brands.js'
export { findEntities, type EntityOptions } from './entities.js'
export { readText, type Reading } from './reading.js'
export type { Token } from './tokens.js'

const listed = once(() => new Set(getLexicon().entries.flatMap(({ languages }) => languages ?? [])))

/** Whether a language has word lists of its own. */
export const hasWordLists = (language: string): boolean => listed().has(language)
