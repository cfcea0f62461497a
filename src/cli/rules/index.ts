import { parseArgs } from 'node:util'
import { checkAll } from './check.js'
import { findFired } from './fired.js'

const usage = `Usage:
  npm run rules -- check                           checks every file of assets/rules and assets/demo, and every example in them
  npm run rules -- try "text" [--language de]      shows which rules find something in a text

docs/rules.md says how rules are written.
`

const check = (print: (line: string) => void): number => {
  const { files, examples, wrong } = checkAll()
  for (const { message } of wrong) print(message)
  print(
    wrong.length === 0
      ? `${files} files and ${examples} examples are right.`
      : wrong.length === 1
        ? '1 mistake.'
        : `${wrong.length} mistakes.`,
  )
  return wrong.length === 0 ? 0 : 1
}

const tryText = (text: string, language: string | null, print: (line: string) => void): number => {
  const fired = findFired(text, language)
  for (const { path, line, section, start, end, text: words } of fired)
    print(
      `${String(start).padStart(4)}-${String(end).padEnd(4)} ${JSON.stringify(words)}  ${path}:${line}  [${section}]`,
    )
  if (fired.length === 0) print('No rule finds anything in this text.')
  return 0
}

/** `npm run rules -- …`: gives the exit status. */
export const runRules = (args: readonly string[], print: (line: string) => void): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { language: { type: 'string', short: 'l' } },
    allowPositionals: true,
  })
  const [command, text] = positionals
  if (command === 'check' && positionals.length === 1) return check(print)
  if (command === 'try' && text !== undefined) return tryText(text, values.language ?? null, print)
  print(usage)
  return 2
}
