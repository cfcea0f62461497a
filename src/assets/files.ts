import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseRules } from './parse.js'
import type { RuleFile } from './section.js'

/** What is written in the grammar of docs/rules.md: rules that judge, and texts of the demo world. */
export const ruleRoots = ['rules', 'demo'] as const
export type RuleRoot = (typeof ruleRoots)[number]

const extension = '.rules'
/** The folder of what holds in every language. */
export const anyLanguage = 'any'
const languagesSubject = 'languages'

const rootUrl = new URL('../../assets/', import.meta.url)

const folderOf = (root: RuleRoot): string => fileURLToPath(new URL(`${root}/`, rootUrl))

/** The languages that have a folder, in the order in which they are read: `any`, then as languages.rules names them, then by their code. */
export const listLanguages = (root: RuleRoot): string[] => {
  const folders = readdirSync(folderOf(root), { withFileTypes: true })
  const written = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const named = (parseFile('rules', anyLanguage, languagesSubject)?.sections ?? []).map(({ name }) => name)
  const ranks = new Map([anyLanguage, ...named].map((name, rank) => [name, rank]))
  const rankOf = (name: string): number => ranks.get(name) ?? ranks.size
  return written.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

/** The subjects that at least one language writes about. */
export const listSubjects = (root: RuleRoot): string[] => {
  const names = listLanguages(root).flatMap((language) => readdirSync(`${folderOf(root)}${language}`))
  const subjects = names.filter((name) => name.endsWith(extension)).map((name) => name.slice(0, -extension.length))
  return [...new Set(subjects)].sort()
}

export const parseFile = (root: RuleRoot, language: string, subject: string): RuleFile | undefined => {
  const name = `${language}/${subject}${extension}`
  const path = `${folderOf(root)}${name}`
  if (!existsSync(path)) return undefined
  return parseRules(readFileSync(path, 'utf8'), language, `assets/${root}/${name}`)
}

/** What all languages write about a subject, read from the files themselves. Throws a RuleError where one cannot be read. */
export const parseSubject = (root: RuleRoot, subject: string): RuleFile[] =>
  listLanguages(root).flatMap((language) => parseFile(root, language, subject) ?? [])

/** Changes with every byte of every file of rules in a folder. */
export const hashFolder = (folder: string = folderOf('rules')): string => {
  const names = readdirSync(folder, { recursive: true }).map(String)
  const hash = createHash('sha256')
  for (const name of names.filter((each) => each.endsWith(extension)).sort())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
