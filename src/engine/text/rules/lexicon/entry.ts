import type { RiskCategory } from '../../verdict.js'
import type { Wanted } from '../matcher.js'

/** What a text is about besides: it changes what words mean. */
export const contexts = [
  'game',
  'fiction',
  'sport',
  'food',
  'medical',
  'recovery',
  'pets',
  'news',
  'awareness',
  'photo',
  'music',
  'beauty',
  'fitness',
  'history',
  'craft',
] as const
export type Context = (typeof contexts)[number]

/**
 * How much a word alone says, as log-odds. With the bias of combine.ts one hit gives a probability of 0.91, 0.73, 0.43, 0.17
 * and 0.06: `fair` and below flag nothing alone. Two hits add up.
 */
export const levels = { sure: 6.5, strong: 5.2, fair: 3.9, weak: 2.6, hint: 1.4 } as const
export type Level = keyof typeof levels

/** What words about speech do to what is said: they tell who says it, and whether they are contradicted. */
export const cueNames = [
  'reports',
  'counters',
  'ironic',
  'supports',
  'denies',
  'agrees',
  'lets_off',
  'fond',
  'target',
] as const
export type CueName = (typeof cueNames)[number]

/** The line of a file of rules that an entry was written in. */
interface Written extends Wanted {
  path: string
  line: number
}

export interface RiskEntry extends Written {
  sort: 'risk'
  category: RiskCategory
  level: Level
  /** The list it stands in, shown in evidence: "drugs/en". */
  name: string
  by: 'lexicon' | 'rule'
  /** Of a list that knows too little to say that nothing is there. */
  isPartial?: boolean
}

/** Words in which a risky word means nothing bad: "killing it", "Essex". */
export interface IdiomEntry extends Written {
  sort: 'idiom'
  name: string
  /** The categories it clears; null for all. */
  clears: readonly RiskCategory[] | null
}

export interface ContextEntry extends Written {
  sort: 'context'
  name: Context
}

/** Words about speaking. */
export interface CueEntry extends Written {
  sort: 'cue'
  name: CueName
}

/** Words that name what a category is about, and accuse nobody: what a model alone sees is doubted where none is said. */
export interface SubjectEntry extends Written {
  sort: 'subject'
  category: RiskCategory
}

export type Entry = RiskEntry | IdiomEntry | ContextEntry | CueEntry | SubjectEntry
