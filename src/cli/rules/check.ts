import { toSource } from '../../assets/expression.js'
import { listLanguages, listSubjects, parseFile, ruleRoots } from '../../assets/files.js'
import { anyLanguage, RuleError, type RuleFile, type Section } from '../../assets/index.js'
import { once } from '../../assets/words.js'
import { toLanguageRules } from '../../engine/intent/rules/read-rules.js'
import { toPatterns } from '../../engine/intent/pattern.js'
import { readClasses } from '../../engine/text/rules/lexicon/classes.js'
import { toContexts, toCues, toIdioms, toRisks, toSubjects } from '../../engine/text/rules/lexicon/read-entries.js'
import { parsePattern, PatternError } from '../../engine/text/rules/pattern.js'
import { riskCategories } from '../../engine/text/verdict.js'
import { checkEntries } from './check-entries.js'
import { checkExamples } from './check-examples.js'
import { checkReach } from './check-reach.js'
import { kindOf, subjects } from './subjects.js'

/** What is wrong with a file, in the words of whoever reads it. */
const tryTo = (read: () => unknown): RuleError[] => {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof RuleError) return [error]
    throw error
  }
}

/** Sections and options, as those who read the subject want them. */
const checkSections = (subject: string, file: RuleFile): RuleError[] => {
  const known = subjects[subject]?.sections ?? null
  const unknown = file.sections
    .filter(({ name }) => known !== null && !known.includes(name))
    .map(({ name, line }) => {
      const problem = `"${name}" is no section of this file. Use one of: ${(known ?? []).join(', ')}.`
      return new RuleError({ path: file.path, line, column: 2 }, problem)
    })
  const category = riskCategories.find((each) => each === subject)
  if (category !== undefined) return tryTo(() => toRisks(category, [file]))
  if (subject === 'idioms') return tryTo(() => toIdioms([file]))
  if (subject === 'contexts') return tryTo(() => toContexts([file]))
  if (subject === 'subjects') return tryTo(() => toSubjects([file]))
  if (subject === 'cues') return tryTo(() => toCues([file]))
  if (subject === 'intent') return tryTo(() => toLanguageRules(file))
  if (subject === 'classes' && file.language === anyLanguage) return tryTo(() => readClasses([file]))
  return unknown
}

const checkPattern = (entry: string, classes: ReadonlySet<string>): void => {
  // `ihate<group>` is made of whole names: what stands around them is a word.
  const written = entry.replace(/^(\p{L}*)<([a-z_]+)>(\p{L}*)$/u, '<$2>')
  for (const element of parsePattern(written))
    if (element.kind === 'class' && !classes.has(element.name)) {
      const problem = `there is no class <${element.name}>. Classes are written in classes.rules: ${[...classes].join(', ')}.`
      throw new PatternError(entry.indexOf(`<${element.name}>`), problem)
    }
}

const checkExpression = (entry: string, subject: string): void => {
  try {
    if (subject === 'intent') toPatterns(entry, '')
    else new RegExp(toSource(entry), 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*\/[a-z]*: /s, '') : 'not understood'
    throw new PatternError(
      0,
      `not a regular expression: ${reason}. Look for a bracket that is not closed, or put \\ before a sign.`,
    )
  }
}

const checkEntry = (subject: string, section: Section, entry: string, classes: ReadonlySet<string>): void => {
  const known = subjects[subject]
  const kind = known === undefined ? 'words' : kindOf(known, section.name)
  if (kind === 'pattern') checkPattern(entry, classes)
  if (kind === 'expression') checkExpression(entry, subject)
}

const classNames = once(() => new Set(readClasses().map(({ name }) => name)))

/** What is wrong with how a file of rules is written: its sections, each of its entries. */
const checkWriting = (subject: string, file: RuleFile): RuleError[] => {
  const wrong = checkSections(subject, file)
  for (const section of file.sections)
    section.entries.forEach((entry, i) => {
      try {
        checkEntry(subject, section, entry, classNames())
      } catch (error) {
        if (!(error instanceof PatternError)) throw error
        wrong.push(new RuleError({ path: file.path, line: section.lines[i] ?? 0, column: error.at + 1 }, error.message))
      }
    })
  return wrong
}

/** What is wrong with files of rules. Examples are tried with all rules, so they wait until every file is written right. */
export const checkFiles = (
  files: readonly (readonly [subject: string, file: RuleFile])[],
  unread: readonly RuleError[] = [],
): RuleError[] => {
  const wrong = [...unread, ...files.flatMap(([subject, file]) => checkWriting(subject, file))]
  if (wrong.length > 0) return wrong
  const meant = files.flatMap(([subject, file]) =>
    subjects[subject]?.kind === 'pattern' ? [...checkEntries(file), ...checkReach(file)] : [],
  )
  return [...meant, ...files.flatMap(([, file]) => checkExamples(file))]
}

/** Everything that is wrong with any file, in all folders. */
export const checkAll = (): { files: number; examples: number; wrong: RuleError[] } => {
  const unread: RuleError[] = []
  const read: [string, RuleFile][] = []
  let [files, examples] = [0, 0]
  for (const root of ruleRoots)
    for (const subject of listSubjects(root))
      for (const language of listLanguages(root)) {
        const found = tryTo(() => {
          const file = parseFile(root, language, subject)
          if (file === undefined) return
          files++
          examples += file.sections.reduce((sum, section) => sum + section.examples.length, 0)
          if (root === 'demo') return
          if (subjects[subject] === undefined) {
            const names = Object.keys(subjects).join(', ')
            throw new RuleError(
              { path: file.path, line: 1, column: 1 },
              `nothing reads this subject. Name the file after one of: ${names}.`,
            )
          }
          read.push([subject, file])
        })
        unread.push(...found)
      }
  return { files, examples, wrong: checkFiles(read, unread) }
}
