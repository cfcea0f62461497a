import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { openSqlite } from '../src/db/sqlite-connection.js'
import { CommandLine } from './command-line.js'
import { start, type Started } from './harness.js'

/** Records that were acknowledged, all of them in the write-ahead log alone. */
const records = 40
const commands = new CommandLine()
const folders: string[] = []
/** The files as a kill leaves them, and as a stop leaves them. */
let killed: string
let stopped: string
let token: string

const newFolder = (from?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-damage-'))
  folders.push(folder)
  if (from !== undefined) cpSync(from, folder, { recursive: true })
  return folder
}

const wal = (folder: string): string => join(folder, 'rostra.db-wal')
const database = (folder: string): string => join(folder, 'rostra.db')
const open = (dataFolder: string) => openDatabase({ databaseUrl: undefined, dataFolder })

const harmed = (harm: (folder: string) => void, from = killed): string => {
  const folder = newFolder(from)
  harm(folder)
  return folder
}

const overwrite = (file: string, at: number, change: (byte: number) => number, length = 1): void => {
  const bytes = readFileSync(file)
    .subarray(at, at + length)
    .map(change)
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, length, at)
  closeSync(handle)
}

const flipInLog = (share: number) => (folder: string) =>
  overwrite(wal(folder), Math.floor(statSync(wal(folder)).size * share), (byte) => byte ^ 1)

const ask = async <R>(dataFolder: string, question: string): Promise<R[]> => {
  const db = open(dataFolder)
  try {
    return await db.ask<R>({ sqlite: question, postgres: '' }, [])
  } finally {
    await db.close()
  }
}

const damagesOf = async (dataFolder: string) => {
  const db = open(dataFolder)
  await db.close()
  return db.condition.damages
}

/** The database and its log, without the seal. */
const isDatabase = (path: string): boolean => !path.endsWith('.seal')

/** Makes a page of a table unreadable. */
const breakPage = async (folder: string, table: string): Promise<void> => {
  const pages = await ask<{ pageno: number }>(
    folder,
    `select pageno from dbstat where name = '${table}' and pagetype = 'leaf' order by pageno`,
  )
  const page = pages[Math.floor(pages.length / 2)]?.pageno ?? 0
  overwrite(database(folder), (page - 1) * 4096, () => 0xa5, 4096)
}

beforeAll(async () => {
  killed = newFolder()
  stopped = newFolder()
  const own = newFolder()
  const first = await start({ config: { dataFolder: own } })
  token = await first.createToken('keeper')
  for (let i = 0; i < 60; i++)
    await first.app.context.jobs.requests.submit({
      id: `req_${String(i).padStart(26, '0')}`,
      accountId: await first.app.context.platform.tokens.openAccount('keeper'),
      kind: 'nobody',
      input: { text: 'original text '.repeat(60) },
    })
  await first.app.stop()
  const db = open(own)
  openSqlite(database(own), 'write').execute('pragma wal_checkpoint(truncate)', [])
  cpSync(own, stopped, { recursive: true })
  for (let i = 0; i < records; i++)
    await sql`insert into facts (name, value, as_of) values (${`fact-${i}`}, ${'original text '.repeat(20)}, 1)`.execute(
      db.query,
    )
  cpSync(own, killed, { recursive: true })
  await db.close()
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const facts = `select count(*) as n from facts where value = '${'original text '.repeat(20)}'`

describe('a database behind its seal', () => {
  test('what a kill leaves behind is whole', async () => {
    expect(await damagesOf(newFolder(killed))).toEqual([])
    expect(await ask(newFolder(killed), facts)).toEqual([expect.objectContaining({ n: records })])
  })

  test.each([
    ['a flipped bit in the log', flipInLog(0.5), 'rostra.db-wal'],
    [
      'a log that was cut',
      (folder: string) => truncateSync(wal(folder), statSync(wal(folder)).size - 4096),
      'rostra.db-wal',
    ],
    ['a log that was removed', (folder: string) => rmSync(wal(folder)), 'rostra.db'],
    [
      'an older copy in its place',
      (folder: string) => cpSync(stopped, folder, { recursive: true, filter: isDatabase }),
      'rostra.db',
    ],
  ])('%s is named, with what is missing since when', async (_what, harm, file) => {
    const folder = harmed(harm)
    const lost = {
      kind: 'lost_commits',
      file,
      detail: expect.stringMatching(
        /^\d+ acknowledged commits? (is|are) missing, written after .+ and until \d{4}-/,
      ) as string,
    }
    expect(await damagesOf(folder)).toEqual([expect.objectContaining(lost)])
    // It is found again at the next start: nothing was written that would hide it.
    expect(await damagesOf(folder)).toMatchObject([{ kind: 'lost_commits' }])
  })

  test('a seal that is missing or broken is named, and made anew by the next commit', async () => {
    for (const harm of [
      (folder: string) => rmSync(join(folder, 'rostra.seal')),
      (folder: string) => overwrite(join(folder, 'rostra.seal'), 0, () => 0, 512),
    ]) {
      const folder = harmed(harm)
      const db = open(folder)
      expect(db.condition.damages).toMatchObject([{ kind: 'seal', file: 'rostra.seal' }])
      await sql`insert into facts (name, value, as_of) values ('later', '', 1)`.execute(db.query)
      await db.close()
      expect(await damagesOf(folder)).toEqual([])
    }
  })

  test('the service says so, answers reads and refuses writes', async () => {
    const served = await start({ config: { dataFolder: harmed(flipInLog(0.5)) }, token })
    try {
      const ready = await served.call('GET', `${served.origin}/readyz`)
      expect([ready.status, ready.at('reasons.database')]).toEqual([
        503,
        expect.stringMatching(/commits? (is|are) missing/),
      ])
      expect((await served.call('GET', '/tokens')).status).toBe(200)
      expect((await served.call('GET', '/requests?limit=100')).at('data.length')).toBe(60)
      const refused = await served.call('POST', '/tokens', { body: { name: 'late', scopes: ['admin'] } })
      expect([refused.status, refused.at('code'), refused.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '30',
      ])
    } finally {
      await served.stop()
    }
  })

  test('repair reads on behind the flipped bit and brings everything back', async () => {
    const folder = harmed(flipInLog(0.5))
    const told = await commands.run(['repair', '--data', folder, '--json'])
    expect([told.code, JSON.parse(told.out)]).toEqual([1, expect.objectContaining({ applied: false })])
    const { missing, brought_back: back } = JSON.parse(told.out) as { missing: number; brought_back: number }
    expect([missing > 10, back]).toEqual([true, missing])
    expect((await commands.run(['repair', '--apply', '--data', folder])).code).toBe(0)
    expect(await damagesOf(folder)).toEqual([])
    const [{ n } = { n: 0 }] = await ask<{ n: number }>(folder, facts)
    // The record in which the bit was flipped may differ; no other.
    expect(n).toBeGreaterThanOrEqual(records - 1)
  })

  test('what cannot be brought back is only given up on request', async () => {
    const folder = harmed((where) => rmSync(wal(where)))
    const told = await commands.run(['repair', '--apply', '--data', folder])
    expect([told.code, told.out]).toEqual([
      1,
      expect.stringMatching(/0 of \d+ missing commits[^]+restore one \(rostra restore\)/),
    ])
    expect((await commands.run(['repair', '--apply', '--accept-loss', '--data', folder])).code).toBe(0)
    expect(await damagesOf(folder)).toEqual([])
    expect((await commands.run(['repair', '--data', folder])).out).toBe('Nothing is damaged.\n')
  })
})

describe('a damaged page', () => {
  let folder: string
  let served: Started

  beforeAll(async () => {
    folder = newFolder(stopped)
    await breakPage(folder, 'requests')
    served = await start({ config: { dataFolder: newFolder(folder) }, token, warm: true })
  })

  afterAll(() => served.stop())

  test('is found in the background; what does not touch it is answered', async () => {
    await served.app.settled()
    const ready = await served.call('GET', `${served.origin}/readyz`)
    expect([ready.status, ready.at('reasons.database')]).toEqual([
      503,
      expect.stringMatching(/rostra\.db: .*(damaged|cannot be read)/),
    ])
    expect((await served.call('GET', '/tokens')).status).toBe(200)
  })

  test('is no internal error of a list that needs it', async () => {
    const list = await served.call('GET', '/requests?limit=100')
    expect([list.status, list.at('code')]).toEqual([503, 'unavailable'])
  })

  test('is told by doctor, and repair keeps what can be read', async () => {
    const told = await commands.run(['doctor', '--port', '0', '--data', newFolder(folder)])
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/fails Database: rostra\.db: .*rostra repair/)])
    const repaired = await commands.run(['repair', '--apply', '--accept-loss', '--data', folder])
    expect([repaired.code, repaired.out]).toEqual([0, expect.stringMatching(/Lost {6}rows of requests/)])
    expect(await damagesOf(folder)).toEqual([])
    const [{ n } = { n: 0 }] = await ask<{ n: number }>(folder, 'select count(*) as n from requests')
    expect(n).toBeGreaterThan(40)
    const well = await commands.run(['doctor', '--port', '0', '--data', folder])
    expect(well.out).toMatch(/ok {4}Database: sqlite is reachable and undamaged/)
  })
})

describe('a full disk', () => {
  test('is 507 with Retry-After and not ready, until there is room again', async () => {
    const served = await start()
    try {
      const { db } = served.app.context
      const [{ page_count: pages } = { page_count: 0 }] = await db.ask<{ page_count: number }>(
        { sqlite: 'pragma page_count', postgres: '' },
        [],
      )
      await sql.raw(`pragma max_page_count = ${pages}`).execute(db.query)
      const body = { name: 'x'.repeat(50), scopes: ['admin'] }
      let answer = await served.call('POST', '/tokens', { body })
      for (let i = 0; i < 200 && answer.status === 201; i++) answer = await served.call('POST', '/tokens', { body })
      expect([answer.status, answer.at('code'), answer.headers.get('retry-after')]).toEqual([507, 'storage_full', '30'])
      const ready = await served.call('GET', `${served.origin}/readyz`)
      expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringMatching(/disk .* is full/)])
      await sql.raw(`pragma max_page_count = 1000000`).execute(db.query)
      expect((await served.call('GET', `${served.origin}/readyz`)).status).toBe(200)
      expect((await served.call('POST', '/tokens', { body })).status).toBe(201)
    } finally {
      await served.stop()
    }
  })
})
