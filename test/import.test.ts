import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CommandLine } from './command-line.js'
import { endAll } from './example/end-all.js'

const commandLine = new CommandLine()

let folder: string
const running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-import-'))
})
afterEach(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

const at = (name: string): string => join(folder, name)
const put = (name: string, content: string | Buffer): string => {
  writeFileSync(at(name), content)
  // The time of a file is the time of its records: it must not depend on when the test runs.
  utimesSync(at(name), 1_750_000_000, 1_750_000_000)
  return at(name)
}

const rostra = (args: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) =>
  commandLine.run(args, { cwd: folder, input, env: { ROSTRA_DATA: at('data'), ...env } })

interface Summary {
  rows: number
  imported: number
  rejected: number
  resumed_from: number
  rejects: string | null
}
const importJson = async (...args: string[]) => {
  const { code, out, err } = await rostra(['import', ...args, '--json'])
  return { code, err, summary: JSON.parse(out) as Summary }
}

interface Reject {
  file: string
  line: number
  reasons: string[]
  row: unknown
}
const lines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
const rejectsOf = (path: string): Reject[] => lines(readFileSync(path, 'utf8')) as Reject[]

/** What the corpus holds, as export says it. */
const exported = async (kind: string, env?: Record<string, string>): Promise<Record<string, unknown>[]> =>
  lines((await rostra(['export', kind], env === undefined ? {} : { env })).out) as Record<string, unknown>[]

describe('rows', () => {
  test('CSV with quotes, line breaks, CRLF, a BOM and lists', async () => {
    const file = put(
      'a.csv',
      '\ufeffnetwork,handle,bio,followers,languages,links,professional.skills,professional\r\n' +
        'instagram,@Ana,"says ""hi"",\r\nand more",12.0,es| EN-us,"[""https://a.example/x|y""]",,\r\n' +
        '\r\n' +
        'professional,bob,,,,,"[""go""]","{""headline"":""Boss""}"\r\n',
    )
    const { code, summary } = await importJson('creators', file)
    expect([code, summary]).toEqual([
      0,
      expect.objectContaining({ rows: 2, imported: 2, rejected: 0, resumed_from: 0 }),
    ])
    expect(existsSync(`${file}.rejects.jsonl`)).toBe(false)
    expect(await exported('creators')).toMatchObject([
      {
        network: 'instagram',
        handle: 'ana',
        external_id: '@ana',
        profile_url: 'https://www.instagram.com/ana/',
        bio: 'says "hi",\r\nand more',
        followers: 12,
        languages: ['es', 'en'],
        links: ['https://a.example/x|y'],
        source: 'import',
        as_of: '2025-06-15T15:06:40.000Z',
      },
      { handle: 'bob', professional: { headline: 'Boss', skills: ['go'], positions: [] } },
    ])
  })

  test('bad rows are kept with their true line and every reason, and the rest is imported', async () => {
    const file = put(
      'a.csv',
      'network,handle,bio,followers,engagement_rate,created_at\n' +
        'instagram,one,"two\nlines",1,0.5,2024-02-29\n' +
        'instagram,not!ok,,12q,340,2023-02-29\n' +
        'instagram,short\n' +
        'instagram,"st"ray,,,,\n' +
        'instagram,late,,1x,,2024-01-01T10:00:00\n' +
        ',nobody,,,,\n' +
        'instagram,two,,2,,1700000000\n',
    )
    const { code, summary, err } = await importJson('creators', file)
    expect([code, summary.imported, summary.rejected]).toEqual([3, 3, 4])
    expect(err).toMatch(`${file}:4: `)
    const rejects = rejectsOf(`${file}.rejects.jsonl`)
    expect(rejects.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8])
    expect(rejects[0]).toMatchObject({ file, row: { handle: 'not!ok', followers: '12q' } })
    expect(rejects.map(({ reasons }) => reasons.join(' / '))).toEqual([
      expect.stringMatching(/followers is no number.*engagement_rate is no rate.*created_at is no time.*handle/),
      expect.stringMatching(/has 2 cells, but the header has 6/),
      expect.stringMatching(/after the quote that ends a cell/),
      expect.stringMatching(/followers is no number/),
      expect.stringMatching(/network is missing/),
    ])
    const kept = await exported('creators')
    expect(kept.map(({ handle, created_at }) => [handle, created_at])).toEqual([
      ['late', '2024-01-01T10:00:00.000Z'],
      ['one', '2024-02-29T00:00:00.000Z'],
      ['two', '2023-11-14T22:13:20.000Z'],
    ])
  })

  test('odd JSON Lines cost only themselves', async () => {
    const good = JSON.stringify({ network: 'x', handle: 'good' })
    const file = put(
      'a.jsonl',
      Buffer.concat([
        Buffer.from(`${good}\n{"network":"x","handle":"bad\n[1]\n`),
        Buffer.from('{"network":"x","handle":"latin","name":"caf\xe9"}\n', 'latin1'),
        Buffer.from(
          '{"network":"x","handle":"nul","name":"a\\u0000b"}\n{"network":"x","handle":"half","name":"\\ud800"}\n',
        ),
        Buffer.from(`{"network":"x","handle":"huge","bio":"${'x'.repeat(1_200_000)}"}\n`),
        Buffer.from('{"network":"x","handle":"typo","folowers":1}\n\n  \n'),
        Buffer.from('{"network":"x","handle":"last","external_id":9007199254740993}'),
      ]),
    )
    const { code, summary } = await importJson('creators', file)
    // A cell that cannot be taken costs itself: those two rows are kept without their name.
    expect([code, summary.rows, summary.imported]).toEqual([3, 9, 5])
    expect(rejectsOf(`${file}.rejects.jsonl`).map(({ line, reasons }) => [line, reasons[0]])).toEqual([
      [2, expect.stringMatching(/is not JSON/)],
      [3, expect.stringMatching(/not a JSON object/)],
      [4, expect.stringMatching(/not UTF-8/)],
      [5, expect.stringMatching(/NUL/)],
      [6, expect.stringMatching(/lone surrogate/)],
      [7, expect.stringMatching(/longer than 1048576 bytes/)],
    ])
  })

  test('a cell too long and a quote never closed are one reject each', async () => {
    const long = put('long.csv', `network,handle,bio\nx,big,"${'y\n'.repeat(700_000)}"\nx,after,\n`)
    const { summary } = await importJson('creators', long)
    expect([summary.rows, summary.imported]).toEqual([2, 1])
    expect(rejectsOf(`${long}.rejects.jsonl`)).toMatchObject([{ line: 2 }])
    const open = put('open.csv', 'network,handle,bio\nx,open,"never\nx,lost,\n')
    expect((await importJson('creators', open)).summary).toMatchObject({ rows: 2, imported: 1, rejected: 1 })
    expect(rejectsOf(`${open}.rejects.jsonl`)).toMatchObject([
      { line: 2, reasons: [expect.stringMatching(/never closed/)] },
    ])
  })
})

describe('references', () => {
  test('contents and followers find the creator that a handle names', async () => {
    put('creators.jsonl', '{"network":"youtube","handle":"lena","external_id":"UC123"}\n')
    put(
      'contents.jsonl',
      '{"content_url":"https://youtu.be/dQw4w9WgXcQ","author":"@Lena","type":"video","published_at":1700000000000,' +
        '"media":[{"url":"https://a.example/v.mp4","type":"video","duration_s":12.5}],"sponsor_brands":[],"hashtags":["#fun"]}\n',
    )
    put('followers.csv', 'network,creator,handle,kind\nyoutube,lena,fan.one,likers\nyoutube,stranger,fan.two,\n')
    put(
      'comments.csv',
      'network,content_id,comment_id,author,text,published_at\nyoutube,dQw4w9WgXcQ,c1,fan.one,=1+1,2026-01-02\n',
    )
    // The same person again, without the id: no second record.
    put('again.jsonl', '{"network":"youtube","handle":"LENA","followers":5}\n')
    for (const [kind = '', file = ''] of [
      ['creators', 'creators.jsonl'],
      ['creators', 'again.jsonl'],
      ['contents', 'contents.jsonl'],
      ['followers', 'followers.csv'],
      ['comments', 'comments.csv'],
    ])
      expect((await rostra(['import', kind, file])).code).toBe(0)
    // Whose followers are known is known, if by no more than that.
    expect(await exported('creators')).toMatchObject([
      { external_id: '@stranger', basis: 'inferred' },
      { external_id: 'UC123', followers: 5 },
    ])
    expect(await exported('contents')).toMatchObject([
      {
        content_id: 'dQw4w9WgXcQ',
        author: 'lena',
        author_external_id: 'UC123',
        hashtags: ['fun'],
        sponsor_brands: [],
        media: [{ duration_s: 12.5 }],
      },
    ])
    expect(await exported('followers')).toMatchObject([
      { creator_external_id: '@stranger', kind: 'followers', handle: 'fan.two' },
      { creator_external_id: 'UC123', kind: 'likers', handle: 'fan.one' },
    ])
    expect((await rostra(['export', 'comments', '--format', 'csv'])).out).toMatch(/,'=1\+1,/)
    for (const [kind = '', format = ''] of [
      ['creators', 'parquet'],
      ['contents', 'csv'],
      ['followers', 'jsonl.gz'],
    ]) {
      const before = await exported(kind)
      const { err } = await rostra(['export', kind, '--out', `out.${format}`])
      expect(err).toBe(`${before.length} rows in out.${format}.\n`)
      const env = { ROSTRA_DATA: at('copy') }
      expect((await rostra(['import', kind, `out.${format}`], { env })).code).toBe(0)
      expect(await exported(kind, env)).toEqual(before)
    }
    expect(gunzipSync(readFileSync(at('out.jsonl.gz'))).toString()).toContain('stranger')
  })
})
