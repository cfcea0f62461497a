// Checks the files of rules, or shows which rules find something in a text: npm run rules -- check, npm run rules -- try "text"
import { build } from './build.mjs'

try {
  await build()
  const { runRules } = await import('../dist/cli/rules/index.js')
  process.exitCode = runRules(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  // A file that cannot be read stops the build: its place and what to do about it are in the message.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
