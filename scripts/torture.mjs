// npm run torture -- crash|work|damage|overload|fuzz|upgrade|nodes [COUNT [SECONDS]]: harms the service on purpose and says what came of it (docs/reliability.md).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

const [name = '', ...numbers] = process.argv.slice(2)
const file = fileURLToPath(new URL(`../test/torture/${name}.ts`, import.meta.url))
if (!/^\w+$/.test(name) || !existsSync(file)) {
  console.error('Usage: npm run torture -- crash|work|damage|overload|fuzz|upgrade|nodes [COUNT [SECONDS]]')
  process.exit(2)
}
await build()
const args = ['--import', 'tsx', file, ...numbers]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
