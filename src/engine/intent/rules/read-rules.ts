import { RuleError, type RuleFile, type Section } from '../../../assets/index.js'
import { intentStages, type IntentStage } from '../../text/verdict.js'
import type { LanguageRules, RuleLines } from '../compile.js'

const lists = [
  'fillers',
  'negators',
  'not-negators',
  'not',
  'giveaway',
  'determiners',
  'object-ends',
  'object-none',
  'buying-questions',
] as const
/** Read where a model is heard, in all languages at once. */
const modelLists = ['buying-words', 'devices', 'places']
type List = (typeof lists)[number]
const stages = intentStages.filter((stage) => stage !== 'none')

const fail = ({ path }: RuleFile, { line }: Section, problem: string): never => {
  throw new RuleError({ path, line, column: 1 }, problem)
}

/** `[asks_price price_tag confidence=0.9 object]` */
const toRule = (file: RuleFile, section: Section): RuleLines => {
  const [name, ...flags] = section.words
  if (name === undefined)
    return fail(file, section, `a rule without a name. Write [${section.name} name confidence=0.9].`)
  const confidence = Number(section.options['confidence'])
  if (!(confidence > 0 && confidence <= 1))
    return fail(file, section, 'a rule says how sure it makes us. Add confidence=0.9, more than 0 and at most 1.')
  return {
    stage: section.name as Exclude<IntentStage, 'none'>,
    name,
    confidence,
    patterns: section.entries,
    object: flags.includes('object'),
    path: file.path,
    line: section.line,
  }
}

/** What a file of rules says of purchase intent. */
export const toLanguageRules = (file: RuleFile): LanguageRules => {
  const isRule = ({ name }: Section): boolean => stages.some((stage) => stage === name)
  for (const section of file.sections)
    if (![...stages, ...lists, ...modelLists].includes(section.name))
      fail(
        file,
        section,
        `"${section.name}" is no section of this file. Use one of: ${[...stages, ...lists, ...modelLists].join(', ')}.`,
      )
  const wordsOf = (list: List): readonly string[] =>
    file.sections.filter(({ name }) => name === list).flatMap(({ entries }) => entries)
  return {
    code: file.language,
    fillers: wordsOf('fillers'),
    negators: wordsOf('negators'),
    notNegators: wordsOf('not-negators'),
    rules: file.sections.filter(isRule).map((section) => toRule(file, section)),
    not: wordsOf('not'),
    giveaway: wordsOf('giveaway'),
    determiners: wordsOf('determiners'),
    objectEnds: wordsOf('object-ends'),
    objectNone: wordsOf('object-none'),
    buyingQuestions: wordsOf('buying-questions'),
  }
}
