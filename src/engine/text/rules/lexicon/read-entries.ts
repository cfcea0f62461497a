import { anyLanguage, RuleError, type RuleFile, type Section } from '../../../../assets/index.js'
import { riskCategories, type RiskCategory } from '../../verdict.js'
import {
  contexts,
  cueNames,
  levels,
  type ContextEntry,
  type CueEntry,
  type IdiomEntry,
  type Level,
  type RiskEntry,
  type SubjectEntry,
} from './entry.js'

interface Written {
  pattern: string
  languages: readonly string[] | null
  path: string
  line: number
}

/** Calls `toEntry` for each section, and gives each of its lines what that says. */
const entriesOf = <T>(
  files: readonly RuleFile[],
  toEntry: (section: Section, file: RuleFile, languages: readonly string[] | null) => T,
): (T & Written)[] =>
  files.flatMap((file) =>
    file.sections.flatMap((section) => {
      const languages = languagesOf(section, file)
      // Every key is there before the copies are made: tens of thousands of entries are of one shape.
      const shared = { ...toEntry(section, file, languages), pattern: '', languages, path: file.path, line: 0 }
      return section.entries.map((pattern, i) => ({ ...shared, pattern, line: section.lines[i] ?? 0 }))
    }),
  )

/** A file of `any` may say of a section which languages it is for. */
const languagesOf = ({ options }: Section, { language }: RuleFile): readonly string[] | null =>
  options['languages']?.split(',') ?? (language === anyLanguage ? null : [language])

const oneOf = <T extends string>(
  written: string,
  known: readonly T[],
  what: string,
  { line }: Section,
  { path }: RuleFile,
): T => {
  const found = known.find((each) => each === written)
  if (found === undefined)
    throw new RuleError({ path, line, column: 1 }, `"${written}" is no ${what}. Use one of: ${known.join(', ')}.`)
  return found
}

/** `[sure name="attack on a group" by=rule hidden]` */
export const toRisks = (category: RiskCategory, files: readonly RuleFile[]): RiskEntry[] =>
  entriesOf(files, (section, file, languages) => {
    const { name, words, options } = section
    const isHidden = words.includes('hidden')
    return {
      sort: 'risk' as const,
      category,
      level: oneOf(name, Object.keys(levels) as Level[], 'level', section, file),
      name: options['name'] ?? `${category}/${languages?.join('+') ?? anyLanguage}`,
      by: oneOf(options['by'] ?? 'lexicon', ['lexicon', 'rule'] as const, 'basis', section, file),
      ...(isHidden ? { isHidden } : {}),
      ...(words.includes('partial') ? { isPartial: true } : {}),
    }
  })

/** `[idiom name="figure of speech" except=profanity]` */
export const toIdioms = (files: readonly RuleFile[]): IdiomEntry[] =>
  entriesOf(files, (section, file) => {
    const { name, options } = section
    oneOf(name, ['idiom'], 'kind of section in this file', section, file)
    const toCategories = (written: string): RiskCategory[] =>
      written.split(',').map((each) => oneOf(each, riskCategories, 'category of risk', section, file))
    const except = options['except'] === undefined ? null : toCategories(options['except'])
    const clears =
      options['clears'] !== undefined
        ? toCategories(options['clears'])
        : except && riskCategories.filter((category) => !except.includes(category))
    return { sort: 'idiom' as const, name: options['name'] ?? 'idiom', clears }
  })

/** `[game]` */
export const toContexts = (files: readonly RuleFile[]): ContextEntry[] =>
  entriesOf(files, (section, file) => ({
    sort: 'context' as const,
    name: oneOf(section.name, contexts, 'context', section, file),
  }))

/** `[reports]` */
export const toCues = (files: readonly RuleFile[]): CueEntry[] =>
  entriesOf(files, (section, file) => ({
    sort: 'cue' as const,
    name: oneOf(section.name, cueNames, 'cue', section, file),
  }))

/** `[minors_safety]` */
export const toSubjects = (files: readonly RuleFile[]): SubjectEntry[] =>
  entriesOf(files, (section, file) => ({
    sort: 'subject' as const,
    category: oneOf(section.name, riskCategories, 'category of risk', section, file),
  }))
