import type { IntentStage } from '../text/verdict.js'
import { letters, toPatterns, type Pattern } from './pattern.js'

/** A rule as a file of rules writes it: its stage and name, how sure it makes us, and what it looks like, in expressions of pattern.ts. */
export interface RuleLines {
  stage: Exclude<IntentStage, 'none'>
  name: string
  confidence: number
  patterns: readonly string[]
  /** Whether what is wanted may stand right behind. */
  object: boolean
  /** Where it is written. */
  path: string
  line: number
}

/** What one language says on the way to a purchase. Expressions see plain text: lower case, without accents. */
export interface LanguageRules {
  code: string
  /** Words that may stand before a phrase or behind it without changing it: "omg", "pls". */
  fillers: readonly string[]
  /** Words right before a wish or a purchase that turn it round: "don't", "nunca". */
  negators: readonly string[]
  /** Words that look like negators and are none: "can't wait". */
  notNegators: readonly string[]
  rules: readonly RuleLines[]
  /** Looks like intent and is something else; what overlaps it does not count. */
  not: readonly string[]
  /** Raffles, tag-a-friend and the like. */
  giveaway: readonly string[]
  /** Articles and the like, before an object. */
  determiners: readonly string[]
  /** Words that end an object, and words that are none. */
  objectEnds: readonly string[]
  /** Words that name nothing by themselves: "one for my mum", "the small one". */
  objectNone: readonly string[]
  /** A question without any of these is not about buying, whatever a model takes it for. Without a list, questions are taken as they are. */
  buyingQuestions: readonly string[]
}

export interface Rule extends Omit<RuleLines, 'patterns'> {
  patterns: readonly Pattern[]
}

export interface Compiled {
  code: string
  rules: readonly Rule[]
  fillers: RegExp | undefined
  not: readonly Pattern[]
  giveaway: readonly Pattern[]
  negated: RegExp | undefined
  notNegators: RegExp | undefined
  determiners: ReadonlySet<string>
  objectEnds: ReadonlySet<string>
  objectNone: ReadonlySet<string>
  buyingQuestions: readonly Pattern[]
}

/** One of the words, shortly before the end of a text. */
const shortlyBefore = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![${letters}])(?:${words.join('|')})(?![${letters}])[^.!?;\\n]{0,14}$`)

/** Makes regular expressions of a language's lines, once. */
export const compile = (language: LanguageRules): Compiled => {
  const fillers = language.fillers.join('|')
  const toAll = (lines: readonly string[]): Pattern[] => lines.flatMap((line) => toPatterns(line, fillers))
  return {
    code: language.code,
    rules: language.rules.map((rule) => ({
      ...rule,
      name: `intent.${language.code}.${rule.stage}.${rule.name}`,
      patterns: toAll(rule.patterns),
    })),
    fillers: fillers === '' ? undefined : new RegExp(`(?:${fillers})(?![${letters}'])[ ,!.]*`, 'y'),
    not: toAll(language.not),
    giveaway: toAll(language.giveaway),
    negated: language.negators.length === 0 ? undefined : shortlyBefore(language.negators),
    notNegators: language.notNegators.length === 0 ? undefined : shortlyBefore(language.notNegators),
    determiners: new Set(language.determiners),
    objectEnds: new Set(language.objectEnds),
    objectNone: new Set(language.objectNone),
    buyingQuestions: toAll(language.buyingQuestions),
  }
}
