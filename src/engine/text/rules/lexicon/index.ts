import { readRules } from '../../../../assets/index.js'
import { once } from '../../../../assets/words.js'
import { riskCategories, type RiskCategory } from '../../verdict.js'
import { joinClasses, readClasses, type ClassList } from './classes.js'
import type { Entry } from './entry.js'
import { toContexts, toCues, toIdioms, toRisks, toSubjects } from './read-entries.js'

/** Every word list: an entry a line of assets/rules. */
export interface Lexicon {
  entries: readonly Entry[]
  classes: readonly ClassList[]
}

/** Read when the first text comes: whoever judges nothing must not wait for it. */
export const getLexicon = once((): Lexicon => {
  const classes = readClasses()
  const entries: Entry[] = [
    ...riskCategories.flatMap((category) => toRisks(category, readRules(category))),
    ...toIdioms(readRules('idioms')),
    ...toContexts(readRules('contexts')),
    ...toCues(readRules('cues')),
    ...toSubjects(readRules('subjects')),
  ]
  return { entries: entries.map((entry) => joinClasses(entry, classes)), classes }
})

const subjects = once(
  () =>
    new Set(
      getLexicon().entries.flatMap((entry) =>
        entry.sort === 'subject' ? (entry.languages ?? []).map((language) => `${language} ${entry.category}`) : [],
      ),
    ),
)

/** Whether a language has a list of what a category is about. */
export const hasSubjects = (language: string | null, category: RiskCategory): boolean =>
  subjects().has(`${language ?? ''} ${category}`)

export * from './entry.js'
export type { ClassList } from './classes.js'
