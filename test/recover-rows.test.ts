import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from '../src/db/sqlite-connection.js'
import { CommandLine } from './command-line.js'
import { start } from './harness.js'
import { contentLike, creatorLike } from './records.js'

const commands = new CommandLine()
const root = mkdtempSync(join(tmpdir(), 'rostra-recover-'))
const [whole, folder] = [join(root, 'whole'), join(root, 'broken')]
const database = (of: string): string => join(of, 'rostra.db')
const [wren, lark] = [
  creatorLike({ externalId: '1', handle: 'wren', bio: 'original words of wren' }),
  creatorLike({ externalId: '2', handle: 'lark', bio: 'original words of lark' }),
]
const post = contentLike({ contentId: 'p1', author: 'wren', authorExternalId: '1', text: 'a post about bees' })
const summaries = 30

/** Fills a page of a table that holds nothing else of interest with nonsense, and makes letters of two texts bytes that are no text. */
const harm = (file: string): void => {
  const db = openSqlite(file, 'write')
  const pages = db.execute(
    `select pageno from dbstat where name = 'requests' and pagetype = 'leaf' order by pageno`,
    [],
  ).rows as { pageno: number }[]
  db.execute('pragma wal_checkpoint(truncate)', [])
  db.close()
  const bytes = readFileSync(file)
  const page = pages[Math.floor(pages.length / 2)]?.pageno ?? 0
  bytes.fill(0xa5, (page - 1) * 4096, page * 4096)
  for (const text of ['a post about bees', 'a fact of ours']) {
    const at = bytes.indexOf(text)
    expect(at).toBeGreaterThan(0)
    bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 0x80
  }
  writeFileSync(file, bytes)
}

describe('rows beside a damaged page', () => {
  beforeAll(async () => {
    const first = await start({ config: { dataFolder: whole } })
    const { corpus, jobs, platform, db } = first.app.context
    await corpus.creators.save([wren, lark])
    await corpus.contents.save([post])
    for (let i = 0; i < summaries; i++)
      await sql`insert into audience_summaries (network, external_id, kind, source, as_of, document)
        values ('instagram', ${`s${i}`}, 'followers', 'import', 1, ${`{"credibility":{"value":0.${i}}}`})`.execute(
        db.query,
      )
    await sql`insert into facts (name, value, as_of) values ('odd', 'a fact of ours', 1)`.execute(db.query)
    for (let i = 0; i < 60; i++)
      await jobs.requests.submit({
        id: `req_${String(i).padStart(26, '0')}`,
        accountId: await platform.tokens.openAccount('keeper'),
        kind: 'nobody',
        input: { text: 'original text '.repeat(60) },
      })
    await first.stop()
    cpSync(whole, folder, { recursive: true })
    harm(database(folder))
  })

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('are all brought over, also those with a text that is no text any more', async () => {
    const told = await commands.run(['repair', '--apply', '--accept-loss', '--data', folder])
    expect([told.code, told.err]).toEqual([0, ''])
    expect(told.out.match(/Lost .*/g)).toEqual([expect.stringMatching(/^Lost {6}rows of requests/)])
    const again = await start({ config: { dataFolder: folder } })
    const { corpus, db } = again.app.context
    expect(await db.check('full')).toEqual([])
    expect(await corpus.creators.count()).toBe(2)
    expect((await corpus.contents.find(post))?.text).toBe(post.text)
    const { rows } = await sql<{ count: number; credibility: number }>`
      select count(*) as count, max(credibility) as credibility from audience_summaries`.execute(db.query)
    expect(rows).toEqual([{ count: summaries, credibility: 0.9 }])
    const facts = await sql<{ value: string }>`select value from facts where name = 'odd'`.execute(db.query)
    expect(facts.rows).toEqual([{ value: 'a \ufffdact of ours' }])
    await again.stop()
  })
})
