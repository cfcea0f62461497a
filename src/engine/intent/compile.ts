import type { IntentStage } from '../text/verdict.js'
import { alternatives, letters, toPatterns, type Pattern } from './pattern.js'

/**
 * A rule as it is written down: its name, how sure it makes us, and what it looks like. In a pattern `‹` is the start of a clause
 * and `›` its end, fillers allowed; `~` at the end says that what is wanted may follow.
 */
export type RuleLine = readonly [name: string, confidence: number, pattern: string]

/** What one language says on the way to a purchase. Patterns see plain text: lower case, without accents. In lists of words `_` is a space. */
export interface LanguageRules {
  code: string
  /** Words that may stand before a phrase or behind it without changing it: "omg", "pls". */
  fillers: string
  /** Words right before a wish or a purchase that turn it round: "don't", "nunca". */
  negators: string
  /** Words that look like negators and are none: "can't wait". */
  notNegators?: string
  stages: Readonly<Partial<Record<Exclude<IntentStage, 'none'>, readonly RuleLine[]>>>
  /** Looks like intent and is something else; what overlaps it does not count. */
  not: readonly string[]
  /** Raffles, tag-a-friend and the like. */
  giveaway: readonly string[]
  /** Articles and the like, before an object. */
  determiners: string
  /** Words that end an object, and words that are none. */
  objectEnds: string
}

export interface Rule {
  stage: Exclude<IntentStage, 'none'>
  name: string
  confidence: number
  patterns: readonly Pattern[]
  /** Whether what is wanted may stand right behind. */
  object: boolean
}

export interface Compiled {
  code: string
  rules: readonly Rule[]
  fillers: RegExp | undefined
  not: readonly Pattern[]
  giveaway: readonly Pattern[]
  negated: RegExp
  notNegators: RegExp | undefined
  determiners: ReadonlySet<string>
  objectEnds: ReadonlySet<string>
}

/** One of the words, shortly before the end of a text. */
const shortlyBefore = (words: string): RegExp =>
  new RegExp(`(?<![${letters}])(?:${alternatives(words)})(?![${letters}])[^.!?;\\n]{0,14}$`)

/** Makes regular expressions of a language's lines, once. */
export const compile = (language: LanguageRules): Compiled => {
  const fillers = alternatives(language.fillers)
  const rules = Object.entries(language.stages).flatMap(([stage, lines]) =>
    lines.map(([name, confidence, pattern]): Rule => ({
      stage: stage as Rule['stage'],
      name: `intent.${language.code}.${stage}.${name}`,
      confidence,
      patterns: toPatterns(pattern.replace(/ ?~$/, ''), fillers),
      object: pattern.endsWith('~'),
    })),
  )
  const toAll = (lines: readonly string[]): Pattern[] =>
    lines.flatMap((line) => toPatterns(line.replace(/ ?~$/, ''), fillers))
  return {
    code: language.code,
    rules,
    fillers: fillers === '' ? undefined : new RegExp(`(?:${fillers})(?![${letters}'])[ ,!.]*`, 'y'),
    not: toAll(language.not),
    giveaway: toAll(language.giveaway),
    negated: shortlyBefore(language.negators),
    notNegators: language.notNegators === undefined ? undefined : shortlyBefore(language.notNegators),
    determiners: new Set(alternatives(language.determiners).split('|')),
    objectEnds: new Set(alternatives(language.objectEnds).split('|')),
  }
}
