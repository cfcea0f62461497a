import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRows } from '../src/db/damage/rows.js'
import { isChecked, listTables } from '../src/db/damage/table-rows.js'
import { openSqlite } from '../src/db/sqlite-connection.js'
import { CommandLine } from './command-line.js'
import { databases, start, type Started } from './harness.js'
import { contentLike, creatorLike } from './records.js'

const commands = new CommandLine()
const folders: string[] = []
const newFolder = (from?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-rows-'))
  folders.push(folder)
  if (from !== undefined) cpSync(from, folder, { recursive: true })
  return folder
}
const database = (folder: string): string => join(folder, 'rostra.db')

/** Writes another text of the same length in place of one in the file of the database. */
const rewrite = (folder: string, from: string, to: string | Buffer): void => {
  const bytes = readFileSync(database(folder))
  const at = bytes.indexOf(from)
  expect(at).toBeGreaterThan(0)
  writeFileSync(
    database(folder),
    Buffer.concat([bytes.subarray(0, at), Buffer.from(to as string), bytes.subarray(at + to.length)]),
  )
}

const people = [
  creatorLike({ externalId: '1', handle: 'wren', bio: 'original words of wren' }),
  creatorLike({ externalId: '2', handle: 'lark', bio: 'original words of lark' }),
]
const post = contentLike({ contentId: 'p1', author: 'wren', authorExternalId: '1', text: 'a post about bees' })

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('a flipped bit in a record', () => {
  let whole: string
  let flipped: string
  let token: string

  beforeAll(async () => {
    whole = newFolder()
    const first = await start({ config: { dataFolder: whole } })
    token = await first.createToken('keeper')
    await first.app.context.corpus.creators.save(people)
    await first.app.context.corpus.contents.save([post])
    await first.app.stop()
    openSqlite(database(whole), 'write').execute('pragma wal_checkpoint(truncate)', [])
    flipped = newFolder(whole)
    rewrite(flipped, 'original words of wren', 'ormginal words of wren')
  })

  test('is never served: the call is told, others are answered', async () => {
    const served = await start({ config: { dataFolder: newFolder(flipped) }, token })
    try {
      const damaged = await served.call('GET', '/profiles?network=instagram&handle=wren')
      expect([damaged.status, damaged.at('code'), damaged.at('detail')]).toEqual([
        503,
        'unavailable',
        expect.stringContaining('damaged record'),
      ])
      expect((await served.call('GET', '/profiles?network=instagram&handle=lark')).at('data.0.profile.bio')).toBe(
        'original words of lark',
      )
      const ready = await served.call('GET', `${served.origin}/readyz`)
      expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringContaining('creators')])
    } finally {
      await served.stop()
    }
  })

  test('is found in the background and named; other records can be written', async () => {
    const served = await start({ config: { dataFolder: newFolder(flipped) }, token, warm: true })
    try {
      await served.app.settled()
      const ready = await served.call('GET', `${served.origin}/readyz`)
      expect(ready.at('reasons.database')).toContain('creators: One record is not as written: instagram 1.')
      expect((await served.call('POST', '/lists', { body: { name: 'still written' } })).status).toBe(201)
    } finally {
      await served.stop()
    }
  })

  test('is told by doctor and put right by repair', async () => {
    const folder = newFolder(flipped)
    const told = await commands.run(['doctor', '--port', '0', '--data', folder])
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/fails Database: creators: .*instagram 1/)])
    const repaired = await commands.run(['repair', '--apply', '--data', folder])
    expect([repaired.code, repaired.out]).toEqual([0, expect.stringContaining('one record exactly as written')])
    const served = await start({ config: { dataFolder: folder }, token })
    expect((await served.call('GET', '/profiles?network=instagram&handle=wren')).at('data.0.profile.bio')).toBe(
      'original words of wren',
    )
    await served.stop()
  })

  test('a column that a later version adds makes no record look damaged', () => {
    const folder = newFolder(whole)
    const db = openSqlite(database(folder), 'write')
    try {
      db.exec(`alter table creators add column a_later_one text default 'something'`)
      expect(checkRows(db)).toEqual([])
      db.exec(`update creators set document = replace(document, 'original', 'ormginal'), checksum = checksum + 1`)
      expect(checkRows(db)).toMatchObject([{ file: 'creators' }])
    } finally {
      db.close()
    }
  })

  test('a text that is no UTF-8 any more ends no process, wherever it is', async () => {
    const folder = newFolder(whole)
    rewrite(folder, 'a post about bees', Buffer.from('a post \xe1bout bees', 'latin1'))
    const db = openSqlite(database(folder), 'write')
    db.exec(`insert into facts (name, value, as_of) values ('odd', cast(x'61ff62' as text), 1)`)
    db.close()
    const served = await start({ config: { dataFolder: newFolder(folder) }, token, warm: true })
    await served.app.settled()
    const ready = await served.call('GET', `${served.origin}/readyz`)
    expect(ready.at('reasons.database')).toContain('contents: One record is not as written: instagram p1.')
    await expect(served.app.context.corpus.contents.find(post)).rejects.toThrow('damaged record')
    await served.stop()
    const told = await commands.run(['repair', '--apply', '--accept-loss', '--data', folder])
    expect(told.out).toMatch(/facts: One record[^]+Returns {3}one record[^]+Changed {3}one record[^]+Repaired/)
    const again = await start({ config: { dataFolder: folder } })
    expect((await again.app.context.corpus.contents.find(post))?.text).toBe(post.text)
    expect(await again.app.context.db.check('full')).toEqual([])
    await again.stop()
  })

  test('more than one bit is given up only on request, and that record alone', async () => {
    const folder = newFolder(whole)
    rewrite(folder, 'a post about bees', 'a pest about tees')
    const told = await commands.run(['repair', '--apply', '--data', folder])
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/contents: .*p1[^]+one record in which more/)])
    expect((await commands.run(['repair', '--apply', '--accept-loss', '--data', folder])).code).toBe(0)
    const served = await start({ config: { dataFolder: folder } })
    expect(await served.app.context.corpus.contents.find(post)).toBeUndefined()
    expect(await served.app.context.corpus.creators.count()).toBe(2)
    await served.stop()
  })

  test('a bit beside the document is noticed too', async () => {
    const folder = newFolder(whole)
    openSqlite(database(folder), 'write').exec(
      `create table was as select checksum from contents; update contents set as_of = as_of + 1; update contents set checksum = (select checksum from was); drop table was`,
    )
    const told = await commands.run(['doctor', '--port', '0', '--data', folder])
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/fails Database: contents: One record/)])
  })
})

test('rows from before there were checksums get one, and no index has to follow it', async () => {
  const folder = newFolder()
  const first = await start({ config: { dataFolder: folder } })
  await first.app.context.corpus.creators.save(people)
  await first.app.stop()
  openSqlite(database(folder), 'write').exec('update creators set checksum = null')
  const served = await start({ config: { dataFolder: folder }, warm: true })
  const count = async (question: string): Promise<number> =>
    Number((await served.app.context.db.ask<{ n: number }>({ sqlite: question, postgres: '' }, []))[0]?.n)
  await served.app.settled()
  expect(await count('select count(*) as n from creators where checksum is null')).toBe(0)
  const last = await count('select coalesce(max(seq), 0) as n from corpus_changes')
  openSqlite(database(folder), 'write').exec('update creators set checksum = null')
  await served.app.context.db.addChecksums(new AbortController().signal)
  expect(await count('select count(*) as n from creators where checksum is null')).toBe(0)
  expect(await count('select coalesce(max(seq), 0) as n from corpus_changes')).toBe(last)
  // Rows without one are looked for on the event loop: never by reading those that have one.
  for (const { table } of listTables(openSqlite(database(folder), 'read')).filter(isChecked)) {
    const plan = `explain query plan select * from ${table} where rowid > 0 and checksum is null order by rowid limit 500`
    const steps = await served.app.context.db.ask<{ detail: string }>({ sqlite: plan, postgres: '' }, [])
    expect(steps.map(({ detail }) => detail).join()).toContain(`${table}_without_checksum`)
  }
  expect(await served.app.context.db.check('full')).toEqual([])
  await served.stop()
})

describe.each(databases)('checksums on %s', (engine) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database: engine })
  })
  afterAll(() => started.stop())

  test('a change that brings none takes the old one away, the same record again does not', async () => {
    const { corpus, db } = started.app.context
    const missing = async (): Promise<number> =>
      Number(
        (
          await sql<{ n: number }>`select count(*) as n from creators where checksum is null and network = 'instagram'
            and external_id in ('1', '2')`.execute(db.query)
        ).rows[0]?.n,
      )
    await corpus.creators.save(people)
    await corpus.creators.save(people)
    expect(await missing()).toBe(0)
    await sql`update creators set document = replace(document, 'wren', 'robin') where external_id = '1'`.execute(
      db.query,
    )
    expect(await missing()).toBe(1)
    expect((await corpus.creators.findById('instagram', '1'))?.bio).toBe('original words of robin')
    await corpus.creators.save(people)
    expect(await missing()).toBe(0)
  })
})
