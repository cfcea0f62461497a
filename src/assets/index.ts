import { existsSync, readFileSync } from 'node:fs'
import { hashFolder, parseSubject, type RuleRoot } from './files.js'
import type { RuleFile } from './section.js'

export { anyLanguage } from './files.js'
export { RuleError, type Place, type RuleFile, type Section } from './section.js'

/** What the build wrote (scripts/build.mjs): a file a subject, quicker to read than what people write. Beside the sources there is none. */
const compiled = new URL('./compiled/', import.meta.url)
const isCompiled = existsSync(compiled)

const readCompiled = (name: string): string => readFileSync(new URL(name, compiled), 'utf8')

/** What all languages say about a subject: `any` first, then the others in the order of languages.rules. */
export const readRules = (subject: string, root: RuleRoot = 'rules'): readonly RuleFile[] =>
  isCompiled ? (JSON.parse(readCompiled(`${root}/${subject}.json`)) as RuleFile[]) : parseSubject(root, subject)

/** Changes with every byte of every file of rules: part of what makes a version of the engine. */
export const hashRules = (): string => (isCompiled ? readCompiled('rules.sha256') : hashFolder())
