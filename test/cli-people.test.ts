import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
})
afterAll(() => started.stop())

interface Outcome {
  code: number | null
  out: string
  err: string
}

const rostra = (args: string[], url = started.baseUrl): Promise<Outcome> =>
  new Promise((resolve) => {
    const all = ['dist/main.js', ...args, '--url', url, '--token', started.token]
    const child = spawn(process.execPath, all, { env: { ...process.env, NO_COLOR: '1' } })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += String(chunk)))
    child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)))
    child.once('close', (code) => resolve({ code, out, err }))
  })

test('a profile is shown for people, and as JSON for programs', async () => {
  const [people, programs] = await Promise.all([
    rostra(['profile', 'instagram', 'brackwyn.official']),
    rostra(['profile', 'instagram', 'brackwyn.official', '--json']),
  ])
  expect([people.code, programs.code]).toEqual([0, 0])
  expect(people.out).toMatch(/^Brackwyn {2}https:/)
  expect(people.out).toContain('press@brackwyn.example')
  expect(JSON.parse(programs.out)).toMatchObject({
    profile: { handle: 'brackwyn.official' },
    contacts: { synthetic: true },
  })
})

test('what the server refuses, what cannot be understood and a server that is not there are said plainly', async () => {
  const [refused, misread, nobody] = await Promise.all([
    rostra(['search', '--network', 'nowhere']),
    rostra(['search', '--followers', 'many']),
    rostra(['search', 'bread'], 'http://127.0.0.1:1/v1'),
  ])
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('/network')])
  expect([misread.code, misread.err]).toEqual([2, expect.stringContaining('5000..50000')])
  expect([nobody.code, nobody.err]).toEqual([1, expect.stringContaining('Is the server running?')])
})
