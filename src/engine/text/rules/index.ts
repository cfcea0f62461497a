import { getLexicon } from './lexicon/index.js'

export { applyRules, riskFloor, type HeadOutput, type Heads, type RuleVerdict } from './apply.js'
export { createBrandLexicon, type BrandLexicon, type BrandNames } from './brands.js'
export { findEntities, type EntityOptions } from './entities.js'
export { readText, type Reading } from './reading.js'
export type { Token } from './tokens.js'

let listed: ReadonlySet<string> | undefined
/** Whether a language has word lists of its own. */
export const hasWordLists = (language: string): boolean =>
  (listed ??= new Set(getLexicon().entries.flatMap(({ languages }) => languages ?? []))).has(language)
