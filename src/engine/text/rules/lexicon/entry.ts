import type { RiskCategory } from '../../verdict.js'
import type { Wanted } from '../matcher.js'
import { list } from './list.js'

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

export interface RiskEntry extends Wanted {
  sort: 'risk'
  category: RiskCategory
  level: Level
  /** The list it stands in, shown in evidence: "drugs/en". */
  name: string
  by: 'lexicon' | 'rule'
  /** What the words do besides naming: a slur stays a slur where nobody is attacked, an insult needs somebody. */
  needs?: 'person'
}

/** Words in which a risky word means nothing bad: "killing it", "Essex". */
export interface IdiomEntry extends Wanted {
  sort: 'idiom'
  name: string
  /** The categories it clears; null for all. */
  clears: readonly RiskCategory[] | null
}

export interface ContextEntry extends Wanted {
  sort: 'context'
  name: Context
}

/** Words about speaking: who says it, and whether they are contradicted. */
export interface CueEntry extends Wanted {
  sort: 'cue'
  name: 'reports' | 'counters' | 'ironic' | 'supports' | 'denies' | 'agrees' | 'lets_off' | 'target'
}

export type Entry = RiskEntry | IdiomEntry | ContextEntry | CueEntry

type Patterns = Partial<Record<Level, string>>

interface RiskOptions {
  by?: 'lexicon' | 'rule'
  name?: string
  isHidden?: boolean
  needs?: 'person'
}

/** `languages`: ISO 639-1 codes; null for words that mean the same everywhere. */
export const risks = (
  category: RiskCategory,
  languages: readonly string[] | null,
  patterns: Patterns,
  options: RiskOptions = {},
): RiskEntry[] =>
  (Object.keys(levels) as Level[]).flatMap((level) =>
    list(patterns[level] ?? '').map((pattern) => ({
      sort: 'risk' as const,
      category,
      level,
      pattern,
      languages,
      name: options.name ?? `${category}/${languages?.join('+') ?? 'any'}`,
      by: options.by ?? 'lexicon',
      ...(options.isHidden === true ? { isHidden: true } : {}),
      ...(options.needs === undefined ? {} : { needs: options.needs }),
    })),
  )

export const idioms = (
  name: string,
  languages: readonly string[] | null,
  clears: readonly RiskCategory[] | null,
  patterns: string,
): IdiomEntry[] => list(patterns).map((pattern) => ({ sort: 'idiom', name, languages, clears, pattern }))

export const context = (name: Context, patterns: string, languages: readonly string[] | null = null): ContextEntry[] =>
  list(patterns).map((pattern) => ({ sort: 'context', name, languages, pattern }))

export const cues = (name: CueEntry['name'], languages: readonly string[] | null, patterns: string): CueEntry[] =>
  list(patterns).map((pattern) => ({ sort: 'cue', name, languages, pattern }))
