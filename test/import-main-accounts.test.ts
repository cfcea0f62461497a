import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewFile } from '../src/corpus/transfer/run/preview.js'
import { start, type Started } from './harness.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-main-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-01T00:00:00Z')

interface Row {
  network: string
  handle: string
  followers?: number
}

/** One row a person: an account on the main network, figures of several. What each table must give, by network and handle. */
const tables: [name: string, lines: string[], wanted: Record<string, number | undefined>][] = [
  [
    'a main network and handle',
    [
      'Name,Primary Network,Primary Handle,IG Followers,TT Followers,YT Subscribers,Email',
      'Nora Bakes,Instagram,nora.bakes.x,20310,5100,,nora@bakes.example',
      'Tom Run,TikTok,tom.run.x,9000,88000,1200,',
      'Lea Lux,YouTube,lealuxtv,,,45000,lea@lux.example',
    ],
    {
      'instagram nora.bakes.x': 20_310,
      'tiktok title:nora-bakes': 5100,
      'instagram title:tom-run': 9000,
      'tiktok tom.run.x': 88_000,
      'youtube title:tom-run': 1200,
      'youtube lealuxtv': 45_000,
    },
  ],
  [
    'a main address',
    [
      'Full Name,Profile URL,IG Followers,TT Followers',
      'Mia Net,https://instagram.com/mia.net.x,12000,34000',
      'Ben Net,https://www.tiktok.com/@ben.net.x,500,34000',
    ],
    {
      'instagram mia.net.x': 12_000,
      'tiktok title:mia-net': 34_000,
      'instagram title:ben-net': 500,
      'tiktok ben.net.x': 34_000,
    },
  ],
  [
    'followers of the main account, and those of one other network',
    [
      'Creator,Platform,Username,Followers,TikTok Followers',
      'Ana Sol,Instagram,ana.sol.x,12000,34000',
      'Bo Berg,TikTok,bo.berg.x,99000,99000',
      'Uma Lin,YouTube,umalintv,4000,',
    ],
    {
      'instagram ana.sol.x': 12_000,
      'tiktok title:ana-sol': 34_000,
      'tiktok bo.berg.x': 99_000,
      'youtube umalintv': 4000,
    },
  ],
  [
    'a main network without columns of its own beside two that have some',
    ['Handle,Main platform,Followers,IG Followers,TT Followers', 'ana_sol_y,Twitter,700,12000,34000'],
    { 'x ana_sol_y': 700, 'instagram title:ana-sol-y': 12_000, 'tiktok title:ana-sol-y': 34_000 },
  ],
]

describe.each(tables)('%s', (_, lines, wanted) => {
  test('each account has its own figures', async () => {
    const path = join(folder, 'roster.csv')
    writeFileSync(path, `${lines.join('\n')}\n`)
    const preview = await previewFile(path, 'roster.csv', { set: {}, columns: {} }, now)
    const rows = preview.tables.flatMap(({ records }) => records) as unknown as Row[]
    expect(Object.fromEntries(rows.map((row) => [`${row.network} ${row.handle}`, row.followers]))).toEqual(wanted)
    expect(preview.sampled).toMatchObject({ rows: lines.length - 1, importable: lines.length - 1, rejected: 0 })
  })
})

describe('imported', () => {
  let started: Started
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started.stop())

  test('the accounts of a row are one person, and no row that is taken is reported as rejected', async () => {
    for (const [, body] of [tables[3], tables[1]].filter((table) => table !== undefined)) {
      const file = await started.call('POST', '/imports/files?name=roster.csv', {
        body: body.join('\n'),
        headers: { 'content-type': 'application/octet-stream' },
      })
      const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
      await started.drain()
      const result = (await started.call('GET', `/imports/${id}`)).at('result')
      expect(result).toMatchObject({ imported: body.length - 1, rejected: 0 })
    }
    const found = await started.app.context.corpus.links.list({ network: 'instagram', handle: 'title:ana-sol-y' })
    expect(found).toMatchObject([
      { from: { network: 'instagram' }, to: { network: 'tiktok' } },
      { to: { network: 'x' } },
    ])
    expect(found.every(({ strength }) => strength === 'strong')).toBe(true)
  })
})
