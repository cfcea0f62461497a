import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
let id = ''
beforeAll(async () => {
  started = await start({ config: { demo: true, seedDemo: false } })
})
afterAll(() => started.stop())

const noCurl = spawnSync('curl', ['--version']).error !== undefined
const sh = promisify(execFile)

test.skipIf(noCurl)(
  'the three calls of the README lead from a handle to a PDF, as they stand',
  async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, block = ''] = /## From a handle to a PDF\s+```sh\n([\s\S]*?)```/.exec(readme) ?? []
    const calls = block.split(/\n(?=curl )/)
    expect(calls).toHaveLength(3)
    const folder = mkdtempSync(join(tmpdir(), 'rostra-test-readme-'))
    const say = async (call = ''): Promise<string> => {
      const filled = call.replaceAll('<token>', started.token).replaceAll('<id>', id)
      return (await sh('sh', ['-c', filled.replaceAll('http://127.0.0.1:8080', started.origin)], { cwd: folder }))
        .stdout
    }
    const submitted = JSON.parse(await say(calls[0])) as {
      id: string
      status: string
      result: { coverage: { flagged: number } }
    }
    id = submitted.id
    // A machine that is busy with other tests may need longer than the half minute that the call waits.
    const { coverage } = (await started.call('GET', `/screening/${id}?wait=30`)).at('result') as typeof submitted.result
    const contents = JSON.parse(await say(calls[1])) as { data: unknown[] }
    expect(contents.data.length).toBe(Math.min(20, coverage.flagged))
    expect(contents.data.length).toBeGreaterThan(0)
    await say(calls[2])
    expect(readFileSync(join(folder, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    rmSync(folder, { recursive: true })
  },
  60_000,
)

/** Without pictures, and few: what is asked of the result is tried here, not the judging. */
const screenFew = async () => {
  const set = { name: 'Few', include: { media: false }, max_contents: 60 }
  const { id: criteria_id } = await started.call('POST', '/flagging-criteria', { body: set })
  const body = { profile: { network: 'instagram', handle: 'hughes.well' }, criteria_id }
  return started.call('POST', '/screening', { body })
}

interface Shown {
  id: string
  content: { text: string }
  categories: { category: string; score: number }[]
}

test('flagged contents can be had as JSON Lines, CSV and Parquet, whole and the same', async () => {
  const submitted = await screenFew()
  // Asked for while it runs, a file comes when it is finished, and is whole.
  const lines = await started.call('GET', `/screening/${submitted.id}/contents?format=jsonl&category=profanity`)
  const done = await started.call('GET', `/screening/${submitted.id}`)
  expect(done.at('status')).toBe('succeeded')
  expect(lines.headers.get('content-disposition')).toBe(`attachment; filename="${submitted.id}-contents.jsonl"`)
  const items = lines.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Shown)
  const counts = done.at('result.categories') as { category: string; flagged: number }[]
  expect(items.length).toBe(counts.find(({ category }) => category === 'profanity')?.flagged)
  const contents = `/screening/${submitted.id}/contents?category=profanity`
  const csv = await started.call('GET', contents, { headers: { accept: 'text/csv' } })
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(csv.text).toContain('categories')
  for (const item of items) expect(csv.text).toContain(item.id)
  const parquet = await fetch(`${started.baseUrl}${contents}&format=parquet`, {
    headers: { authorization: started.token },
  })
  const rows = await parquetReadObjects({ file: await parquet.arrayBuffer() })
  expect((rows as { id: string }[]).map((row) => row.id)).toEqual(items.map((item) => item.id))
  expect((await started.call('GET', `${contents}&format=pdf`)).status).toBe(422)
  const other = await started.createToken('second')
  expect((await started.call('GET', `${contents}&format=csv`, { token: other })).status).toBe(404)
})

test('a report waits for its screening where that is preferred', async () => {
  const submitted = await screenFew()
  const path = `/screening/${submitted.id}/generate-report`
  const early = await started.call('POST', path, { body: {} })
  const waited = await started.call('POST', path, { body: {}, headers: { prefer: 'wait=30' } })
  expect([early.status, waited.status]).toEqual([409, 200])
  expect(early.headers.get('retry-after')).toBe('1')
  expect(waited.at('result.coverage.seen')).toBeGreaterThan(0)
})
