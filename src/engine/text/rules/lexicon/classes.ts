import { anyLanguage, readRules, RuleError, type RuleFile, type Section } from '../../../../assets/index.js'

/** Words and phrases that patterns name as `<class>`. */
export interface ClassList {
  name: string
  /** Only in texts of these languages; null for all. */
  languages: readonly string[] | null
  phrases: readonly string[]
}

const usePattern = /<([a-z_]+)>/

/** The classes of assets/rules/<language>/classes.rules. An entry may name classes above it: `<kind> people` is a phrase for each kind. */
export const readClasses = (files: readonly RuleFile[] = readRules('classes')): ClassList[] => {
  const lists: ClassList[] = []
  for (const file of files) {
    const languages = file.language === anyLanguage ? null : [file.language]
    for (const section of file.sections)
      lists.push({ name: section.name, languages, phrases: phrasesOf(section, file, lists) })
  }
  return lists
}

const phrasesOf = ({ entries, lines }: Section, file: RuleFile, known: readonly ClassList[]): string[] =>
  entries.flatMap((entry, i) => {
    const phrasesOfClass = (name: string, column: number): readonly string[] => {
      const found = known.filter((list) => list.name === name)
      if (found.length === 0)
        throw new RuleError(
          { path: file.path, line: lines[i] ?? 0, column },
          `there is no class <${name}> above this line. Write its section first.`,
        )
      return found.flatMap(({ phrases }) => phrases)
    }
    return spelledOut(entry, phrasesOfClass)
  })

const spelledOut = (entry: string, phrasesOfClass: (name: string, column: number) => readonly string[]): string[] => {
  const use = usePattern.exec(entry)
  if (use === null) return [entry]
  const [before, behind] = [entry.slice(0, use.index), entry.slice(use.index + use[0].length)]
  const rests = spelledOut(behind, phrasesOfClass)
  return phrasesOfClass(use[1] ?? '', use.index + 1).flatMap((phrase) => rests.map((rest) => before + phrase + rest))
}

const joinedPattern = /^(\p{L}*)<([a-z_]+)>(\p{L}*)$/u

/** `ihate<group>`: the names of a class written together with other letters, as in tags. */
export const joinClasses = <T extends { pattern: string }>(wanted: T, classes: readonly ClassList[]): T => {
  if (!wanted.pattern.includes('<')) return wanted
  const [, before = '', name, behind = ''] = joinedPattern.exec(wanted.pattern) ?? []
  if (name === undefined || before + behind === '') return wanted
  const phrases = classes.filter((list) => list.name === name).flatMap((list) => list.phrases)
  const short = phrases.filter((phrase) => !phrase.includes(' ') || phrase.endsWith(' people'))
  const names = new Set(short.map((phrase) => phrase.replaceAll(/\P{L}/gu, '')).filter((each) => each.length > 3))
  return { ...wanted, pattern: Array.from(names, (each) => before + each + behind).join('|') }
}
