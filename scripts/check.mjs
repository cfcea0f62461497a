// npm run check: everything that must hold before a change lands. Stops at the first thing that does not.
import { spawnSync } from 'node:child_process'
import { generateInterface } from './build-web.mjs'
import { install } from './install.mjs'

install()
generateInterface()
const steps = [
  ['format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
  ['lint', 'npx', ['eslint', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']],
  ['types', 'npx', ['tsc', '-p', '.']],
  ['types of the console', 'npx', ['tsc', '-p', 'web']],
  ['generated files', 'node', ['scripts/generate.mjs', '--check']],
  ['tests', 'npm', ['test', '--silent']],
]
for (const [name, command, args] of steps) {
  const began = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (status !== 0) {
    process.stderr.write(`check: ${name} failed after ${seconds} s\n`)
    process.exit(1)
  }
  process.stdout.write(`check: ${name} ok (${seconds} s)\n`)
}
