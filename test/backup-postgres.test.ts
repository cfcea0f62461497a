import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyToPostgres } from '../src/db/backup/restore.js'
import { openDatabase } from '../src/db/database.js'
import { expected, json, names, note, readNoted, tried } from './backup-drill.js'
import { createPostgres, databases, start, type Started } from './harness.js'

const root = mkdtempSync(join(tmpdir(), 'rostra-backup-pg-'))
const at = (name: string): string => join(root, name)
const facts = names(600)
const later = [...facts, 'later']

describe.skipIf(!databases.includes('postgres'))('a drill on PostgreSQL: back up, verify, restore, compare', () => {
  let served: Started
  let other: Awaited<ReturnType<typeof createPostgres>>
  let first: Record<string, unknown>
  const env = (url: string): Record<string, string> => ({ DATABASE_URL: url })
  const own = (): Record<string, string> => env(served.config.databaseUrl ?? '')

  beforeAll(async () => {
    served = await start({ database: 'postgres' })
    other = await createPostgres()
    await note(served, facts)
    first = await json(own(), 'backup', at('store'))
    await note(served, ['later'])
  })

  afterAll(async () => {
    await served.stop()
    await other.drop()
    rmSync(root, { recursive: true, force: true })
  })

  test('the second backup, taken while the server runs, costs what has changed', async () => {
    const second = await json(own(), 'backup', at('store'))
    expect(Number(second['written'])).toBeLessThan(Number(first['written']) / 2)
    expect((await tried({}, 'backup', 'verify', at('store'))).out).toMatch(/is sound: \d+ rows/)
  })

  test('it is restored into another PostgreSQL, which serves then and has a sound audit log', async () => {
    const done = await json(env(other.url), 'restore', at('store'), '--data', at('other'))
    expect(done).toMatchObject({ restored: 'PostgreSQL', moved_to: null })
    expect(await readNoted({ databaseUrl: other.url, dataFolder: at('other') })).toEqual(expected(later))
    expect((await tried(env(other.url), 'audit', 'verify', '--data', at('other'))).code).toBe(0)
    const again = await start({ config: { databaseUrl: other.url, dataFolder: at('other') }, token: served.token })
    expect((await again.call('GET', '/tokens')).status).toBe(200)
    await again.stop()
  })

  test('what is there is moved into a schema of its own, only on request, and a failed restore changes nothing', async () => {
    const refused = await tried(env(other.url), 'restore', at('store'), '--data', at('other'))
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/--replace/)])
    const older = ['restore', at('store'), '--replace', '--at', String(first['created_at']), '--data', at('other')]
    const replaced = await json(env(other.url), ...older)
    const where = { databaseUrl: other.url, dataFolder: at('other') }
    expect(await readNoted(where)).toEqual(expected(facts))
    const db = openDatabase(where)
    const aside = sql.id(String(replaced['moved_to']), 'facts')
    const { rows } = await sql`select 1 from ${aside} where name = 'drill later'`.execute(db.query)
    await db.close()
    expect(rows).toHaveLength(1)
    const pieces = readdirSync(at('store/chunks'), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    )
    for (const { parentPath, name } of pieces) writeFileSync(join(parentPath, name), 'damaged')
    expect((await tried({}, 'backup', 'verify', at('store'))).err).toMatch(/piece [0-9a-f]{64} of the backup/)
    expect((await tried(env(other.url), ...older)).code).toBe(1)
    expect(await readNoted(where)).toEqual(expected(facts))
  })

  test('it is restored into SQLite, and SQLite is copied into PostgreSQL, row by row the same', async () => {
    await json(own(), 'backup', at('fresh'))
    await json({}, 'restore', at('fresh'), '--data', at('lite'))
    expect(await readNoted({ databaseUrl: undefined, dataFolder: at('lite') })).toEqual(expected(later))
    expect((await tried({}, 'audit', 'verify', '--data', at('lite'))).code).toBe(0)
    const back = [join(at('lite'), 'rostra.db'), '--replace', '--data', at('back')]
    await json(env(other.url), 'restore', ...back)
    expect(await readNoted({ databaseUrl: other.url, dataFolder: at('back') })).toEqual(expected(later))
    // A backup of pages goes into PostgreSQL too.
    await json({}, 'backup', at('pages'), '--data', at('lite'))
    await json(env(other.url), 'restore', at('pages'), '--replace', '--data', at('back'))
    expect(await readNoted({ databaseUrl: other.url, dataFolder: at('back') })).toEqual(expected(later))
  })

  test('two restores within a second move what was there into schemas of their own', async () => {
    const db = openDatabase({ databaseUrl: other.url, dataFolder: at('back') })
    const target = { db, dataFolder: at('back'), replace: true, now: Date.UTC(2020, 0, 2, 3, 4, 5) }
    const file = join(at('lite'), 'rostra.db')
    const moved = [await copyToPostgres(file, target), await copyToPostgres(file, target)]
    await db.close()
    expect(moved).toEqual(['replaced_20200102030405', 'replaced_20200102030405_2'])
  })
})

test('rows of other tables refer to accounts alone: a restore writes those first', () => {
  const folder = new URL('../migrations/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const referred = texts.flatMap((text) => [...text.matchAll(/\breferences (\w+)/g)].map(([, table]) => table))
  expect(new Set(referred)).toEqual(new Set(['accounts']))
})
