import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFolder, listSubjects, parseSubject, ruleRoots } from './files.js'

/** Reads every file and writes what index.ts reads. Throws a RuleError where a file cannot be read. */
export const compileRules = (folder: string): void => {
  for (const root of ruleRoots) {
    mkdirSync(join(folder, root), { recursive: true })
    for (const subject of listSubjects(root))
      writeFileSync(join(folder, root, `${subject}.json`), JSON.stringify(parseSubject(root, subject)))
  }
  writeFileSync(join(folder, 'rules.sha256'), hashFolder())
}
