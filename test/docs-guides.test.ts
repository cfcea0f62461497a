import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPage, runBlock } from './doc-page.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

/** One server for all pages: each brings its own data, as its readers do. */
let started: Started
let folder: string
beforeAll(async () => {
  started = await start()
  started.app.worker.start()
})
afterAll(() => started.stop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-guide-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const walk = async (page: string): Promise<string> => {
  const { baseUrl, token, config } = started
  const env = { ROSTRA_URL: baseUrl, ROSTRA_TOKEN: token, ROSTRA_DATA: config.dataFolder, ROSTRA_DEMO: 'no' }
  let printed = ''
  for (const block of await readPage(`guides/${page}.md`, folder)) {
    // A search answers from what the index has taken in.
    await indexed(started.app.context.corpus.search.creators)
    const { code, out, err } = await runBlock(block, folder, env)
    expect([block.command, code, code === 0 ? '' : err + out]).toEqual([block.command, 0, ''])
    printed += out + err
  }
  return printed
}

const kept = (file: string): string => readFileSync(join(folder, file), 'latin1')

test.each([
  ['agency', /ana\.invented/, { 'compared.csv': /ana\.invented.*lou\.invented/s, 'ana.pdf': /^%PDF/ }],
  ['brand', /kettle/, { 'intent.csv': /Where can I buy the kettle.*Just ordered mine/s }],
  ['hr', /signed/, { 'notice.pdf': /^%PDF/ }],
  ['trust-and-safety', /sound/, { 'judged.json': /harassment/, 'flagged.csv': /CxInvented5/, 'audit.csv': /rio|scr_/ }],
  ['researcher', /engine_version/, { 'contents.parquet': /^PAR1/, 'judged.json': /negative/ }],
  ['developer', /ana\.invented\nlou\.invented|lou\.invented\nana\.invented/, { 'openapi.json': /"openapi"/ }],
] as const)(
  'the guide for %s runs as it stands and ends in something to keep',
  async (page, printed, files) => {
    expect(await walk(page)).toMatch(printed)
    for (const [file, content] of Object.entries(files)) expect(kept(file)).toMatch(content)
  },
  180_000,
)
