// npm run test:types: what the test servers of networks answer, held against the types and field lists that the networks publish, or
// that are kept for them. Installs those packages inside test/types, so that neither npm ci nor npm test carries them.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, installIn } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

await install()
if (!(await installIn('test/types', 'types of the networks'))) process.exit(1)
const run = spawn('npx', ['vitest', 'run', '--config', 'test/types/vitest.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
run.once('exit', (code) => process.exit(code ?? 1))
