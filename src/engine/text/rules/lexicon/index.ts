import { readRules } from '../../../../assets/index.js'
import { once } from '../../../../assets/words.js'
import { riskCategories } from '../../verdict.js'
import { joinClasses, readClasses, type ClassList } from './classes.js'
import type { Entry } from './entry.js'
import { toContexts, toCues, toIdioms, toRisks } from './read-entries.js'

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
  ]
  return { entries: entries.map((entry) => joinClasses(entry, classes)), classes }
})

export * from './entry.js'
export type { ClassList } from './classes.js'
