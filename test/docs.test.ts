import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPage, runBlock } from './doc-page.js'
import { start, type Started } from './harness.js'
import { creatorLike, imported } from './records.js'

let folder: string
let started: Started
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-docs-'))
  started = await start()
  started.app.worker.start()
})
afterEach(async () => {
  await started.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the commands of a page in their order, beside a server, and gives what they printed. */
const walk = async (page: string): Promise<string[]> => {
  const { baseUrl, token, config } = started
  const env = {
    BASE: baseUrl,
    TOKEN: token,
    ROSTRA_URL: baseUrl,
    ROSTRA_TOKEN: token,
    ROSTRA_DATA: config.dataFolder,
    ROSTRA_DEMO: 'no',
  }
  const printed: string[] = []
  for (const block of readPage(page, folder)) {
    const { code, out, err } = await runBlock(block, folder, env)
    const wanted = Number(/^exit-(\d+)$/.exec(block.mark)?.[1] ?? 0)
    expect([block.command, code, code === wanted ? '' : err + out]).toEqual([block.command, wanted, ''])
    printed.push(out + err)
  }
  return printed
}

test('the commands of docs/import.md run as they stand', async () => {
  const printed = await walk('import.md')
  expect(printed.length).toBeGreaterThan(5)
  expect(printed.at(-1)).toMatch(/handle on instagram/)
})

test('the commands of docs/brands.md run as they stand', async () => {
  const [first, second, third] = await walk('brands.md')
  expect(first).toMatch(/Gymshark.*Tiny Teapots/s)
  expect(second).toMatch(/2 added, 0 changed.*brand_harbour-kettle.*Removed/s)
  expect(third).toMatch(/tiny\.teapots.*"aliases":\["Harbour Kettles"\]/s)
})

test('the commands of docs/enrichment.md run as they stand', async () => {
  const { creators } = started.app.context.corpus
  await creators.save(
    ['una.bakes', 'otto.rides'].map((handle, i) =>
      creatorLike({ externalId: `e${i}`, handle, followers: 900, provenance: imported(1) }),
    ),
  )
  const [first, second] = await walk('enrichment.md')
  expect(first).toMatch(/2 of 3 found, 1 not known/)
  expect(second).toMatch(/"result":\{"rows":3,"found":2/)
  for (const name of ['enriched.csv', 'enriched-over-http.csv'])
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/una\.bakes.*otto\.rides/s)
})
