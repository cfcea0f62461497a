import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../src/db/database.js'
import { json, tried } from './backup-drill.js'
import { damageRow } from './damage-row.js'
import { createPostgres, databases, start, type Started } from './harness.js'
import { creatorLike, imported } from './records.js'

describe.each(databases)('damaged rows that users own, on %s', (engine) => {
  const root = mkdtempSync(join(tmpdir(), 'rostra-repair-'))
  let postgres: Awaited<ReturnType<typeof createPostgres>> | undefined
  let data: string
  let store: string
  let token: string
  let list: string
  let round = 0

  const where = () => ({ databaseUrl: postgres?.url, dataFolder: data })
  const env = (): Record<string, string> => (postgres === undefined ? {} : { DATABASE_URL: postgres.url })
  const repair = (...args: string[]) => tried(env(), 'repair', ...args, '--data', data)
  const serve = () => start({ config: where(), token })

  /** What a stopped installation suffers. */
  const damage = async (table: string, set: string, condition: string): Promise<void> => {
    const db: Database = openDatabase(where())
    await damageRow(db, table, set, condition)
    await db.close()
  }

  const call = async (method: string, path: string, body?: object) => {
    const served = await serve()
    const answer = await served.call(method, path, body === undefined ? {} : { body })
    await served.stop()
    return answer
  }
  const readList = () => call('GET', `/lists/${list}`)

  beforeAll(async () => {
    if (engine === 'postgres') postgres = await createPostgres()
    data = join(root, 'data')
    const first = await start({ config: where() })
    token = await first.createToken('keeper')
    await first.stop()
  })
  beforeEach(async () => {
    store = join(root, `store-${round}`)
    list = String((await call('POST', '/lists', { name: `original words ${round++}` })).at('id'))
    await json(env(), 'backup', store, '--data', data)
  })
  afterAll(async () => {
    await postgres?.drop()
    rmSync(root, { recursive: true, force: true })
  })

  test('one wrong bit: the server names the row and the command, which puts it back', async () => {
    await damage('creator_lists', `name = replace(name, 'original', 'ormginal')`, `id = '${list}'`)
    const served = await serve()
    expect((await served.call('GET', `/lists/${list}`)).status).toBe(503)
    const ready = await served.call('GET', `${served.origin}/readyz`)
    expect(ready.at('reasons.database')).toMatch(new RegExp(`creator_lists: .*${list}.* Run .rostra repair.`))
    await served.stop()
    const told = await repair()
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/one record exactly as written[^]+--apply/)])
    expect((await readList()).status).toBe(503)
    expect((await repair('--apply')).code).toBe(0)
    expect((await readList()).at('name')).toMatch(/^original words/)
    expect((await call('GET', '/lists')).status).toBe(200)
    expect((await repair()).out).toContain('Nothing is damaged.')
  })

  test('one wrong bit of a number is put back too', async () => {
    const before = (await readList()).at('created_at')
    await damage('creator_lists', 'created_at = created_at - 1099511627776', `id = '${list}'`)
    expect((await repair('--apply')).out).toContain('one record exactly as written')
    expect((await readList()).at('created_at')).toBe(before)
  })

  test('more is wrong: a backup that has the row gives it back, exactly and without loss', async () => {
    await damage('creator_lists', `name = 'nothing like it', created_at = 5`, `id = '${list}'`)
    const told = await repair('--apply')
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/Kept +one record[^]+--from BACKUP/)])
    const done = await repair('--from', store, '--apply')
    expect([done.code, done.out]).toEqual([0, expect.stringContaining('one record exactly as written')])
    expect((await readList()).at('name')).toMatch(/^original words/)
  })

  test('a row that was changed since the backup comes back as it was then, on request', async () => {
    await call('PATCH', `/lists/${list}`, { name: `newer words ${round}` })
    await damage('creator_lists', `name = 'nothing like it', created_at = 5`, `id = '${list}'`)
    const told = await repair('--from', store, '--apply')
    expect([told.code, told.out]).toEqual([1, expect.stringMatching(/Older +one record/)])
    expect((await repair('--from', store, '--apply', '--accept-loss')).code).toBe(0)
    expect((await readList()).at('name')).toMatch(/^original words/)
  })

  test('without a backup it is kept as it is, on request', async () => {
    await damage('creator_lists', `name = 'nothing like it'`, `id = '${list}'`)
    expect((await repair('--apply', '--accept-loss')).out).toMatch(/Kept +one record/)
    expect((await readList()).at('name')).toBe('nothing like it')
  })

  test('a damaged row never looks right after a backup and a restore', async () => {
    await damage('creator_lists', `name = 'nothing like it'`, `id = '${list}'`)
    const taken = await tried(env(), 'backup', join(root, 'damaged'), '--data', data)
    if (engine === 'postgres') expect([taken.code, taken.err]).toEqual([1, expect.stringContaining(list)])
    else {
      expect((await tried({}, 'backup', 'verify', join(root, 'damaged'))).err).toContain(list)
      await json({}, 'restore', join(root, 'damaged'), '--replace', '--data', data)
      expect((await readList()).status).toBe(503)
    }
    expect((await repair('--from', store, '--apply')).code).toBe(0)
    expect((await readList()).at('name')).toMatch(/^original words/)
  })

  describe('records', () => {
    const wren = creatorLike({ externalId: '1', handle: 'wren', bio: 'original words of wren' })
    const within = async <R>(work: (corpus: Started['app']['context']['corpus']) => Promise<R>): Promise<R> => {
      const served = await serve()
      try {
        return await work(served.app.context.corpus)
      } finally {
        await served.stop()
      }
    }
    const bio = () => within(async ({ creators }) => (await creators.find(wren))?.bio)
    const spoil = () => damage('creators', `document = replace(document, 'original words', 'or words, nearly')`, 'true')

    beforeEach(async () => {
      await within(({ creators }) => creators.save([wren]))
      await json(env(), 'backup', store, '--data', data)
    })

    test('in which more is wrong come back from a backup, exactly and without loss', async () => {
      await spoil()
      const told = await repair('--apply')
      expect([told.code, told.out]).toEqual([1, expect.stringMatching(/Lost +one record[^]+--from BACKUP/)])
      const done = await repair('--from', store, '--apply')
      expect([done.code, done.out]).toEqual([0, expect.stringContaining('one record exactly as written')])
      expect(await bio()).toBe(wren.bio)
    })

    test('that were changed since the backup come back as they were then, on request', async () => {
      const newer = { ...wren, provenance: imported(2000), bio: 'original words, newer' }
      await within(({ creators }) => creators.save([newer]))
      await spoil()
      const told = await repair('--from', store, '--apply')
      expect([told.code, told.out]).toEqual([1, expect.stringMatching(/Older +one record/)])
      expect((await repair('--from', store, '--apply', '--accept-loss')).code).toBe(0)
      expect(await bio()).toBe(wren.bio)
    })

    test('whose checksum alone has a wrong bit are kept as they are', async () => {
      const db: Database = openDatabase(where())
      await sql`update creators set checksum = checksum + case when checksum % 2 = 0 then 1 else -1 end`.execute(
        db.query,
      )
      await db.close()
      expect((await repair('--apply')).out).toContain('one record exactly as written')
      expect(await bio()).toBe(wren.bio)
    })
  })
})
