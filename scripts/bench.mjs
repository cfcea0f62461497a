// Runs one of the benchmarks: npm run bench -- NAME [arguments]
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { build } from './build.mjs'

const [name, ...rest] = process.argv.slice(2)
const known = readdirSync(new URL('../bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
if (name === undefined || !known.includes(name)) {
  process.stderr.write(`Usage: npm run bench -- NAME, where NAME is one of: ${known.join(', ')}\n`)
  process.exit(2)
}
await build()
const loaders = ['--import', 'tsx', '--import', './scripts/from-build.mjs']
const { status } = spawnSync(process.execPath, [...loaders, `bench/${name}.ts`, ...rest], { stdio: 'inherit' })
process.exit(status ?? 1)
