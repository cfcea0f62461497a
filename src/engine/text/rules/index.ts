import { once } from '../../../assets/words.js'
import type { RiskCategory } from '../verdict.js'
import { isBeginning } from './beginnings.js'
import { parsePattern, wordsIn } from './pattern.js'
import { getLexicon } from './lexicon/index.js'

export { applyRules, riskFloor, type HeadOutput, type Heads, type RuleVerdict } from './apply.js'
export { createBrandLexicon, aliasAmbiguity, needsContext, type BrandLexicon, type BrandNames } from './brands.js'
export { findEntities, type EntityOptions } from './entities.js'
export { readText, type Reading } from './reading.js'
export type { Token } from './tokens.js'

const listed = once(() => new Set(getLexicon().entries.flatMap(({ languages }) => languages ?? [])))

const categories = once(() => {
  const byLanguage = new Map<string, Set<RiskCategory>>()
  for (const entry of getLexicon().entries) {
    if (entry.sort !== 'risk' || entry.isPartial === true) continue
    for (const language of entry.languages ?? [])
      byLanguage.set(language, (byLanguage.get(language) ?? new Set()).add(entry.category))
  }
  return byLanguage
})

/** The categories that a language has word lists of its own for that are good enough to say that nothing was found. */
export const listedCategories = (language: string): ReadonlySet<RiskCategory> => categories().get(language) ?? new Set()

/** The single words of the word lists of risks, of all languages or of one, folded: what is worth hiding. */
export const wordsOfAttacks = (language?: string): string[] =>
  getLexicon().entries.flatMap((entry) =>
    entry.sort === 'risk' && (language === undefined || entry.languages?.includes(language) !== false)
      ? wordsIn(parsePattern(entry.pattern)).filter((word) => !isBeginning(word))
      : [],
  )

/** Whether a language has word lists of its own. */
export const hasWordLists = (language: string): boolean => listed().has(language)
