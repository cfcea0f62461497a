import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

const python = process.env['TEST_PYTHON'] ?? ''
const client = fileURLToPath(new URL('../clients/python', import.meta.url))
const run = promisify(execFile)

let started: Started
let folder: string
beforeAll(async () => {
  if (python === '') return
  folder = mkdtempSync(join(tmpdir(), 'rostra-python-'))
  started = await start({ config: { demo: true, seedDemo: false } })
})
afterAll(async () => {
  if (python === '') return
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(python === '')(
  'the Python client is packed, installed from its archive and used',
  { timeout: 120_000 },
  async () => {
    const pip = ['-m', 'pip', '--quiet', '--disable-pip-version-check']
    await run(python, [...pip, 'wheel', '--no-deps', '--no-build-isolation', '--wheel-dir', folder, client])
    const wheel = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? ''
    expect(wheel).toMatch(/^rostra_client-/)
    const installed = join(folder, 'installed')
    await run(python, [...pip, 'install', '--no-deps', '--target', installed, join(folder, wheel)])
    const { stderr } = await run(python, [join(client, 'tests', 'test_client.py')], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: installed,
        README: join(client, 'README.md'),
        ROSTRA_URL: started.baseUrl,
        ROSTRA_TOKEN: started.token,
      },
    })
    expect(stderr).toMatch(/\nOK\n$/)
  },
)
