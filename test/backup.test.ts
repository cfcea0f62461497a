import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.js'
import { CommandLine, type Outcome } from './command-line.js'
import { start, type Started } from './harness.js'

const commands = new CommandLine()
const root = mkdtempSync(join(tmpdir(), 'rostra-backup-'))
const at = (name: string): string => join(root, name)
const data = at('data')
let served: Started
let token: string

const rostra = (...args: string[]): Promise<Outcome> => commands.run(args)
const json = async (...args: string[]): Promise<Record<string, unknown>> =>
  JSON.parse((await rostra(...args, '--json')).out) as Record<string, unknown>

/** Text that hardly compresses, so that bytes written tell of pages written. */
const textOf = (name: string): string =>
  Array.from({ length: 60 }, (_, i) => createHash('sha256').update(`${name} ${i}`).digest('base64')).join('')

const note = (names: readonly string[]): Promise<unknown> =>
  served.app.context.db.insertMany(
    { table: 'facts', columns: ['name', 'value', 'as_of'], types: ['text', 'text', 'bigint'], tail: '' },
    names.map((name) => [name, textOf(name), 1]),
  )

const records = Array.from({ length: 600 }, (_, i) => `n${String(i).padStart(3, '0')}`)

const namesIn = async (dataFolder: string): Promise<string[]> => {
  const db = openDatabase({ databaseUrl: undefined, dataFolder })
  const rows = await db.ask<{ name: string }>(
    { sqlite: `select name from facts where name like 'n%' order by name`, postgres: '' },
    [],
  )
  const { damages } = db.condition
  await db.close()
  expect(damages).toEqual([])
  return rows.map(({ name }) => name)
}

beforeAll(async () => {
  served = await start({ config: { dataFolder: data } })
  token = await served.createToken('keeper')
  await note(records)
})

afterAll(async () => {
  await served.stop()
  rmSync(root, { recursive: true, force: true })
})

const piecesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'chunks'), { recursive: true })
    .map((name) => join(folder, 'chunks', String(name)))
    .filter((file) => /[0-9a-f]{64}$/.test(file))

describe('a drill: back up while the server runs, verify, restore, serve', () => {
  test('the second backup costs what has changed, and each can be restored', async () => {
    const first = await json('backup', at('store'), '--data', data)
    await note(['n-late'])
    const second = await json('backup', at('store'), '--data', data)
    expect(Number(second['written'])).toBeLessThan(Number(first['written']) / 2)
    expect((await rostra('backup', 'verify', at('store'))).out).toMatch(/is sound: \d+ rows/)
    await rostra('restore', at('store'), '--data', at('newest'))
    expect(await namesIn(at('newest'))).toHaveLength(records.length + 1)
    await rostra('restore', at('store'), '--at', String(first['created_at']), '--data', at('older'))
    expect(await namesIn(at('older'))).toHaveLength(records.length)
    const again = await start({ config: { dataFolder: at('older') }, token })
    expect((await again.call('GET', '/tokens')).status).toBe(200)
    expect((await again.call('GET', `${again.origin}/readyz`)).status).toBe(200)
    await again.stop()
  })

  test('a database that is there is moved aside only on request', async () => {
    const refused = await rostra('restore', at('store'), '--data', at('newest'))
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/--replace/)])
    const replaced = await json('restore', at('store'), '--replace', '--data', at('newest'))
    expect(existsSync(join(String(replaced['moved_to']), 'rostra.db'))).toBe(true)
  })

  test('a damaged or missing piece is named by verify, and nothing is put in place of a database', async () => {
    // Some pieces belong to the older backup alone: all of them are damaged, so that those of the newest are among them.
    for (const piece of piecesIn(at('store'))) {
      const bytes = readFileSync(piece)
      writeFileSync(
        piece,
        bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
      )
    }
    const found = await rostra('backup', 'verify', at('store'))
    expect([found.code, found.err]).toEqual([1, expect.stringMatching(/piece [0-9a-f]{64} of the backup/)])
    expect((await rostra('restore', at('store'), '--replace', '--data', at('newest'))).code).toBe(1)
    expect(await namesIn(at('newest'))).toHaveLength(records.length + 1)
  })

  test('with a key nothing can be read without it', async () => {
    writeFileSync(at('key'), 'a long secret\n')
    writeFileSync(at('other'), 'another secret\n')
    await rostra('backup', at('sealed'), '--key-file', at('key'), '--data', data)
    expect((await rostra('backup', 'verify', at('sealed'), '--key-file', at('key'))).code).toBe(0)
    expect((await rostra('backup', 'verify', at('sealed'), '--key-file', at('other'))).err).toMatch(/another key/)
    expect((await rostra('restore', at('sealed'), '--data', at('open'))).code).toBe(1)
    await rostra('restore', at('sealed'), '--key-file', at('key'), '--data', at('open'))
    expect(await namesIn(at('open'))).toHaveLength(records.length + 1)
  })
})
