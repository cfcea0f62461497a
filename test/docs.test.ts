import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { readPage, runBlock } from './doc-page.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
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
    ROSTRA_URL: baseUrl,
    ROSTRA_TOKEN: token,
    ROSTRA_DATA: config.dataFolder,
    ROSTRA_DEMO: 'no',
  }
  const printed: string[] = []
  for (const block of await readPage(page, folder)) {
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

test('the commands of docs/lists.md run as they stand', async () => {
  const { creators, search } = started.app.context.corpus
  await creators.save(
    ['una.bakes', 'otto.rides'].map((handle, i) =>
      creatorLike({ externalId: `l${i}`, handle, followers: 900, provenance: imported(1) }),
    ),
  )
  await indexed(search.creators)
  const [commands, calls] = await walk('lists.md')
  expect(commands).toMatch(/2 added.*instagram:otto\.rides.*1 removed.*Undone: 1/s)
  expect(calls).toMatch(/"added":2.*"filter":"lists".*"kind":"added"/s)
})

test('the commands of docs/saved-searches.md run as they stand', async () => {
  const [calls, commands] = await walk('saved-searches.md')
  expect(calls).toMatch(/"request_id":"srn_.*"next_cursor":null/s)
  expect(commands).toMatch(/Bakers.*0 matches.*Filters.*Removed/s)
})

test('the commands of docs/campaigns.md run as they stand', async () => {
  const { creators } = started.app.context.corpus
  await creators.save(
    ['una.bakes', 'otto.rides'].map((handle, i) =>
      creatorLike({ externalId: `c${i}`, handle, followers: 900, provenance: imported(1) }),
    ),
  )
  const [calls] = await walk('campaigns.md')
  expect(calls).toMatch(/"request_id":"cck_.*"totals".*network,handle,content_id.*Spring launch.*instagram:una\.bakes/s)
})

test('the commands of docs/webhooks.md run as they stand', async () => {
  const [calls] = await walk('webhooks.md')
  expect(calls).toMatch(/"kind":"webhook\.test".*"next_cursor":null/s)
})

test('the commands of docs/notifications.md run as they stand', async () => {
  const [calls, commands] = await walk('notifications.md')
  expect(calls).toMatch(/"kind":"notification\.test".*"next_cursor":null/s)
  expect(commands).toMatch(/Alerts .*active.*Events +\*/s)
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

/** What Instagram gives somebody of their own data, in small. */
const archive = (): Buffer => {
  const zip = new ZipStream()
  const entries = {
    'personal_information/personal_information/personal_information.json': {
      profile_user: [{ string_map_data: { Username: { value: 'noa.invented' }, Name: { value: 'Noa Invented' } } }],
    },
    'your_instagram_activity/media/posts_1.json': [
      { media: [{ uri: 'media/1.jpg', creation_timestamp: 1_775_000_000, title: 'My garden in spring' }] },
    ],
  }
  const parts = Object.entries(entries).flatMap(([name, value]) => [
    ...zip.open(name),
    ...zip.add(JSON.stringify(value)),
    ...zip.close(),
  ])
  return Buffer.concat([...parts, ...zip.end()])
}

test('the walk of docs/bring-your-own-data.md runs as it stands, from a list to listening', async () => {
  writeFileSync(join(folder, 'instagram-archive.zip'), archive())
  const [list, posts, zip, found, http] = await walk('bring-your-own-data.md')
  expect(list).toMatch(/3 of 3 rows imported/)
  expect(posts).toMatch(/3 contents.*3 comments/s)
  expect(zip).toMatch(/1 contents|1 content/)
  expect(found).toMatch(/ana\.invented.*lou\.invented.*mika\.invented/s)
  expect(http).toMatch(/ana\.invented/)
}, 180_000)
