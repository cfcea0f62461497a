// npm test: installs what is missing, then runs the tests. Needs Node and npm alone.
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'

await install()
const { status } = spawnSync('npx', ['vitest', 'run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
