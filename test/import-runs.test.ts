import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CommandLine, startProcess } from './command-line.js'
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

const begin = (args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = startProcess(args, { cwd: folder, env: { ROSTRA_DATA: at('data'), ...env } })
  running.push(child)
  return child
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

describe('options', () => {
  test('columns are mapped, sources named, dry runs write nothing', async () => {
    const file = put('crm.csv', 'nick;where;fans;note\nmira;instagram;5;x\n')
    const flags = ['--map', 'nick=handle,where=network,fans=followers,note=', '--delimiter', ';', '--source', 'crm']
    const dry = await rostra(['import', 'creators', file, ...flags, '--dry-run'])
    expect([dry.code, dry.out]).toEqual([0, expect.stringMatching(/1 of 1 rows can be imported/)])
    expect(existsSync(at('data'))).toBe(false)
    expect((await rostra(['import', 'creators', file, ...flags, '--as-of', '2026-01-02'])).code).toBe(0)
    expect(await exported('creators')).toMatchObject([
      { handle: 'mira', followers: 5, source: 'crm', as_of: '2026-01-02T00:00:00.000Z' },
    ])
    expect(await exported('creators', { ROSTRA_DATA: at('data') })).toHaveLength(1)
    const network = await rostra(['export', 'creators', '--network', 'x'])
    expect([network.out, network.err]).toEqual(['', '0 rows.\n'])
  })

  test('a newer list replaces what it has columns for and leaves the rest', async () => {
    const bring = (input: string) => rostra(['import', 'creators', '-', '--format', 'csv'], { input })
    await bring('network,handle,name,country_code,bio,followers,as_of\nx,kea,Kea Stone,NZ,Birds,10,2026-01-01\n')
    await bring('network,handle,bio,followers,as_of\nx,kea,,20,2026-02-01\nx,tui,Songs,5,2026-02-01\n')
    await bring('network,handle,category,as_of\nx,kea,Nature,2026-03-01\n')
    await bring('network,handle,email,as_of\nx,tui,tui@songs.example,2026-03-01\n')
    const [kea = {}] = (await exported('creators')).filter(({ handle }) => handle === 'kea')
    expect(kea).toMatchObject({ name: 'Kea Stone', country_code: 'NZ', category: 'Nature', followers: 20 })
    const { bio, as_of: asOf } = kea
    expect([bio, asOf]).toEqual(['', '2026-02-01T00:00:00.000Z'])
    // Addresses stand in the bio, beside what it said.
    const [tui = {}] = (await exported('creators')).filter(({ handle }) => handle === 'tui')
    expect(tui['bio']).toBe('Songs\ntui@songs.example')
  })

  test('a newer list that tells one figure leaves the others, and a second network in a row is kept whole', async () => {
    const bring = (input: string) => rostra(['import', 'creators', '-', '--format', 'csv'], { input })
    await bring('network,handle,city,country,followers,average_likes,average_comments,audience_female,as_of\ninstagram,moa.stone,Malmö,Sweden,10,90,5,70%,2026-01-01\n')
    await bring('network,handle,country,followers,er,audience_country_se,as_of\ninstagram,moa.stone,Sweden,20,3.1%,55%,2026-02-01\n')
    await bring('Name,Instagram handle,Instagram followers,TikTok handle,TikTok followers,TikTok engagement rate,as_of\nMoa,moa.stone,21,moa.stone,40,5%,2026-03-01\n')
    await bring('Name,Instagram handle,Instagram followers,TikTok handle,TikTok followers,TikTok engagement rate,as_of\nMoa,moa.stone,22,moa.stone,50,6%,2026-04-01\n')
    const found = (await exported('creators')).filter(({ handle }) => handle === 'moa.stone')
    expect(found.find(({ network }) => network === 'instagram')).toMatchObject({ city: 'Malmö', country_code: 'SE', followers: 22, average_likes: 90, average_comments: 5, engagement_rate: 0.031, audience: { countries: { SE: 0.55 }, genders: { female: 0.7 } } })
    expect(found.find(({ network }) => network === 'tiktok')).toMatchObject({ followers: 50, engagement_rate: 0.06 })
  }) // prettier-ignore

  test('the standard input, several files with one reject file, and an older record that loses', async () => {
    const input = 'network,handle,followers,as_of\nx,a,2,2026-01-01\n'
    expect((await rostra(['import', 'creators', '-', '--format', 'csv'], { input })).code).toBe(0)
    put('one.csv', 'network,handle,followers\nx,a,1\nx,b!,1\n')
    put('two.csv.gz', gzipSync('network,handle,followers\nx,b,1\nx,c!,1\n'))
    const { code, out } = await rostra([
      'import',
      'creators',
      'one.csv',
      'two.csv.gz',
      '--rejects',
      'bad.jsonl',
      '--json',
    ])
    expect([code, lines(out)]).toEqual([
      3,
      [expect.objectContaining({ imported: 1 }), expect.objectContaining({ imported: 1 })],
    ])
    expect(rejectsOf(at('bad.jsonl')).map(({ file, line }) => [file, line])).toEqual([
      ['one.csv', 3],
      ['two.csv.gz', 3],
    ])
    expect((await exported('creators')).map(({ handle, followers }) => [handle, followers])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  test.each<[string, string | Buffer, string[], number, RegExp]>([
    ['typo.csv', 'network,handel\nx,a\n', [], 1, /no column "handel". Did you mean handle/],
    ['odd.csv', 'network,handle,shoe\nx,a,44\n', ['--strict'], 1, /no column "shoe".*--map "shoe=FIELD"/],
    ['map.csv', 'a,b\nx,y\n', ['--map', 'a=handel'], 1, /no field "handel". Did you mean handle/],
    ['array.jsonl', '[{"network":"x",\n"handle":"a"}]', [], 0, /^$/],
    ['nobody.csv', 'handle,followers\na,1\n', [], 1, /does not say which network.*--set network=/],
    ['mac.csv', 'network,handle\rx,a\r', [], 0, /^$/],
    ['wide.csv', Buffer.from('\ufeffnetwork\thandle\nx\ta\n', 'utf16le'), [], 0, /^$/],
    ['text.csv', 'network,handle\n', ['--format', 'parquet'], 1, /is not a Parquet file/],
    ['cut.parquet', 'PAR1 and then nothing', [], 1, /damaged or truncated Parquet/],
    ['really.csv', 'PAR1....PAR1', ['--format', 'csv'], 1, /is a Parquet file, not csv/],
    ['cut.csv.gz', gzipSync('network,handle\nx,a\n'.repeat(3)).subarray(0, 20), [], 1, /damaged or truncated gzip/],
    ['data.bin', Buffer.from([1, 2, 0, 3]), [], 1, /byte 3 is zero/],
    ['a.csv', 'network,handle\n', ['--format', 'xml'], 2, /--format must be one of/],
    ['a.csv', 'network,handle\n', ['--as-of', 'soon'], 2, /--as-of must be/],
    ['a.csv', 'network,handle\n', ['--rejects', 'a.csv'], 2, /--rejects must not be/],
    ['a.csv', 'network,handle\n', ['missing.csv'], 1, /missing.csv cannot be read/],
    ['empty.csv', '', [], 1, /nothing in it/],
    ['empty.jsonl', '', [], 1, /nothing in it/],
    ['spare.csv', 'network,handle,spare\nx,a,1\n', ['--ignore-unknown'], 0, /^$/],
  ])('%s', async (name, content, flags, expected, message) => {
    put(name, content)
    const { code, err } = await rostra(['import', 'creators', name, ...flags])
    expect([code, err]).toEqual([expected, expect.stringMatching(message)])
  })

  test.each([
    [['import', 'creator', 'x.csv'], /Did you mean creators/],
    [['import', 'creators'], /Missing file/],
    [['export', 'creators', '--format', 'parquet'], /Parquet needs an output file/],
    [['export', 'creators', '--network', 'twiter'], /Unknown network twiter/],
  ])('%j is refused with advice', async (args, advice) => {
    const { code, err } = await rostra(args)
    expect([code, err]).toEqual([2, expect.stringMatching(advice)])
  })
})

describe('going on', () => {
  const rows = 30_000
  const badEvery = 1000
  const bigFile = (): string =>
    put(
      'big.csv',
      `network,handle,followers,bio\n${Array.from({ length: rows }, (_, i) =>
        (i + 1) % badEvery === 0 ? `x,no!good${i},1,` : `x,h${i},${i},"line\nbreak ${i}"`,
      ).join('\n')}\n`,
    )

  /** How many rows the import says are written. */
  const writtenIn = (db: Database.Database): number => {
    try {
      const row = db.prepare("select value from facts where name like 'import:%'").get()
      return row === undefined ? 0 : (JSON.parse((row as { value: string }).value) as { rows: number }).rows
    } catch {
      return 0
    }
  }

  /** Starts an import and sends a signal as soon as a batch is written. Gives how it ended, and how many rows are written. */
  const interrupt = async (file: string, signal: NodeJS.Signals): Promise<[number | null, number]> => {
    mkdirSync(at('data'), { recursive: true })
    const watcher = watch(at('data'))
    const child = begin(['import', 'creators', file])
    child.stdout?.resume()
    child.stderr?.resume()
    const closed = once(child, 'close') as Promise<[number | null]>
    // Opened once: its files change with every commit, and opening it reads all of its schema.
    let db: Database.Database | undefined
    watcher.on('change', () => {
      if (db === undefined && existsSync(at('data/rostra.db'))) db = new Database(at('data/rostra.db'))
      if (db === undefined || writtenIn(db) === 0) return
      watcher.removeAllListeners('change')
      child.kill(signal)
    })
    const [code] = await closed
    watcher.close()
    const half = db === undefined ? 0 : writtenIn(db)
    db?.close()
    return [code, half]
  }

  test.each<[NodeJS.Signals, number | null]>([
    ['SIGKILL', null],
    ['SIGINT', 130],
  ])(
    'after %s nothing is lost and nothing is there twice',
    async (signal, expectedCode) => {
      const file = bigFile()
      const [ended, half] = await interrupt(file, signal)
      expect(ended).toBe(expectedCode)
      expect(half).toBeGreaterThan(0)
      const { code, summary } = await importJson('creators', file)
      expect([code, summary]).toEqual([
        3,
        expect.objectContaining({
          rows,
          imported: rows - rows / badEvery,
          rejected: rows / badEvery,
          resumed_from: half,
        }),
      ])
      const rejects = rejectsOf(`${file}.rejects.jsonl`)
      expect(rejects.map(({ line }) => line)).toEqual(
        Array.from({ length: rows / badEvery }, (_, k) => 2 + 2 * ((k + 1) * badEvery - 1) - k),
      )
      const resumed = await exported('creators')
      expect(resumed).toHaveLength(rows - rows / badEvery)
      // Again, from the start: the same state.
      expect((await importJson('creators', file)).summary.resumed_from).toBe(0)
      expect(isDeepStrictEqual(await exported('creators'), resumed)).toBe(true)
    },
    180_000,
  )

  test('--restart begins anew, and a changed file is another import', async () => {
    const file = bigFile()
    await interrupt(file, 'SIGKILL')
    expect((await importJson('creators', file, '--restart', '--dry-run')).summary).toMatchObject({ resumed_from: 0 })
    expect((await importJson('creators', file, '--restart')).summary).toMatchObject({ resumed_from: 0, rows })
  })
})

const postgresUrl = process.env['TEST_DATABASE_URL']
test.skipIf(postgresUrl === undefined)(
  'PostgreSQL: the same file gives the same records',
  async () => {
    const name = `rostra_import_${process.pid}`
    const admin = async (statement: string): Promise<void> => {
      const client = new pg.Client({ connectionString: postgresUrl })
      await client.connect()
      await client.query(statement)
      await client.end()
    }
    await admin(`create database ${name}`)
    try {
      const url = new URL(postgresUrl ?? '')
      url.pathname = `/${name}`
      const env = { DATABASE_URL: url.href }
      const file = put(
        'a.csv',
        `network,handle,external_id,bio,followers\nx,twice,1,,1\n${Array.from({ length: 6000 }, (_, i) => `x,h${i},,"b ${i} ✓",${i}`).join('\n')}\nx,twice,1,,2\n`,
      )
      expect((await rostra(['import', 'creators', file], { env })).code).toBe(0)
      expect((await rostra(['import', 'creators', file])).code).toBe(0)
      const byId = (rows: Record<string, unknown>[]) =>
        rows.sort((a, b) => (String(a['external_id']) < String(b['external_id']) ? -1 : 1))
      const [there, here] = [byId(await exported('creators', env)), byId(await exported('creators'))]
      expect(there).toHaveLength(6001)
      expect(there).toEqual(here)
      expect((await rostra(['export', 'creators', '--out', 'a.parquet'], { env })).code).toBe(0)
      expect((await rostra(['import', 'creators', 'a.parquet'], { env })).code).toBe(0)
      expect(byId(await exported('creators', env))).toEqual(here)
    } finally {
      await admin(`drop database ${name} with (force)`)
    }
  },
  120_000,
)
