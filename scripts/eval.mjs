// Measures one of the judgements against what is known to be true: npm run eval -- NAME [arguments]
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { build } from './build.mjs'

const [name, ...rest] = process.argv.slice(2)
const known = readdirSync(new URL('../eval/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
if (name === undefined || !known.includes(name)) {
  process.stderr.write(`Usage: npm run eval -- NAME, where NAME is one of: ${known.join(', ')}\n`)
  process.exit(2)
}
// Threads run what is built.
await build()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `eval/${name}.ts`, ...rest], { stdio: 'inherit' })
process.exit(status ?? 1)
