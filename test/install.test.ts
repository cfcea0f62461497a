import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../scripts/install.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-install-'))

/**
 * Stands in for npm: replaces node_modules as `npm ci` does, and notes that it ran. It takes a moment, so that others meet it; if they
 * come later, they find it done and the test says the same.
 */
const npm = `#!/usr/bin/env node
const { appendFileSync, existsSync, mkdirSync, rmSync } = require('node:fs')
if (existsSync('npm-runs')) process.exit(1)
mkdirSync('npm-runs')
rmSync('node_modules', { recursive: true, force: true })
setTimeout(() => {
  for (const system of ['linux/x64', 'linux/arm64', 'darwin/arm64', 'win32/x64', process.platform + '/' + process.arch])
    mkdirSync('node_modules/onnxruntime-node/bin/napi-v6/' + system, { recursive: true })
  appendFileSync('installed', 'x')
  rmSync('npm-runs', { recursive: true })
}, 300)
`

beforeAll(() => {
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), npm)
  chmodSync(join(folder, 'bin/npm'), 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const install = async (): Promise<number> => {
  const program = `
    const { installIn } = await import(${JSON.stringify(script)})
    process.exit((await installIn('.', 'dependencies', { project: ${JSON.stringify(folder)} })) ? 0 : 1)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` },
  })
  const [code] = (await once(child, 'close')) as [number]
  return code
}
const installed = (): number => readFileSync(join(folder, 'installed'), 'utf8').length

test('of processes that start at once after a change of the lock file, one installs', async () => {
  for (const round of [1, 2]) {
    writeFileSync(join(folder, 'package-lock.json'), `{"round":${round}}`)
    expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0])
    expect(installed()).toBe(round)
  }
})

test('who ended while it installed is not waited for', async () => {
  const left = join(folder, 'node_modules.installing')
  mkdirSync(left)
  utimesSync(left, 0, 0)
  writeFileSync(join(folder, 'package-lock.json'), '{"round":3}')
  expect(await install()).toBe(0)
  expect(installed()).toBe(3)
  expect(existsSync(left)).toBe(false)
})

test('compiled code for other systems is left out', async () => {
  const compiled = join(folder, 'node_modules/onnxruntime-node/bin/napi-v6')
  writeFileSync(join(folder, 'package-lock.json'), '{"round":"systems"}')
  expect(await install()).toBe(0)
  const left = readdirSync(compiled).flatMap((system) =>
    readdirSync(join(compiled, system)).map((arch) => [system, arch]),
  )
  expect(left).toEqual([[process.platform, process.arch]])
})
