import { coefficients } from './combine.js'
import { classes, entries } from './lexicon/index.js'

export { applyRules, riskFloor, type HeadOutput, type Heads, type RuleVerdict } from './apply.js'
export { createBrandLexicon, type BrandLexicon, type BrandNames } from './brands.js'
export { findEntities, type EntityOptions } from './entities.js'
export { readText, type Reading } from './reading.js'
export type { Token } from './tokens.js'

/** Languages that have word lists of their own. */
export const listedLanguages: ReadonlySet<string> = new Set(entries.flatMap(({ languages }) => languages ?? []))

/** Everything that decides, as text: for the hash that engine_version is. */
export const describeRules = (): string => JSON.stringify({ entries, classes, coefficients })
