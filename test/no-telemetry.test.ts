import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { cleanEnv } from './command-line.js'

const home = mkdtempSync(join(tmpdir(), 'rostra-home-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const root = fileURLToPath(new URL('..', import.meta.url))

/** Opens a model in a thread, as the service does. */
const script = `
  import { Worker } from 'node:worker_threads'
  await import('${root}dist/config.js')
  const thread = new Worker(
    "import('onnxruntime-node').then(({ InferenceSession }) => InferenceSession.create('${root}assets/models/pictures.onnx'))",
    { eval: true },
  )
  thread.on('error', (error) => { throw error })
`

test('the library that runs the models leaves no usage data behind to send', () => {
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...cleanEnv, HOME: home, XDG_CACHE_HOME: undefined },
  })
  expect(readdirSync(home, { recursive: true })).toEqual([])
})
