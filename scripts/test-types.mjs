// npm run test:types: what the test servers of networks answer, held against the types and field lists that the networks publish, or
// that are kept for them. Installs those packages inside test/types, so that neither npm ci nor npm test carries them.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, installIn } from './install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

await install()
if (!(await installIn('test/types', 'types of the networks'))) process.exit(1)
// Pinterest publishes a library for Python alone. Without Python or its packages this one comparison is left out.
const python = process.env.TEST_PYTHON ?? 'python3'
const target = join(root, 'test/types/node_modules/.cache/pypi')
const wanted = ['--target', target, 'pinterest-generated-client==0.1.12']
if (!existsSync(target)) {
  const { status } = spawnSync(python, ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-compile', ...wanted])
  if (status !== 0) process.stderr.write('Pinterest is not compared: its library for Python could not be installed.\n')
}

const run = spawn('npx', ['vitest', 'run', '--config', 'test/types/vitest.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
run.once('exit', (code) => process.exit(code ?? 1))
