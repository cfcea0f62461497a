import { anyLanguage, readRules, type RuleFile, type Section } from '../../../assets/index.js'

const read = new Map<string, readonly RuleFile[]>()

const filesOf = (subject: string): readonly RuleFile[] => {
  const known = read.get(subject)
  if (known !== undefined) return known
  const files = readRules(subject, 'demo')
  read.set(subject, files)
  return files
}

/** What assets/demo says about a subject in a language; nothing where that language says nothing. */
export const sectionsOf = (subject: string, language: string = anyLanguage): readonly Section[] =>
  filesOf(subject).find((file) => file.language === language)?.sections ?? []

const found = new Map<string, readonly string[]>()

/** The entries of one section. */
export const entriesOf = (subject: string, section: string, language: string = anyLanguage): readonly string[] => {
  const key = `${language}/${subject}/${section}`
  const known = found.get(key)
  if (known !== undefined) return known
  const entries = sectionsOf(subject, language).find(({ name }) => name === section)?.entries ?? []
  found.set(key, entries)
  return entries
}

/** The languages that write about a subject. */
export const languagesOf = (subject: string): string[] =>
  filesOf(subject)
    .map(({ language }) => language)
    .filter((language) => language !== anyLanguage)
