import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { damageRow } from './damage-row.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike } from './records.js'

const from = Date.UTC(2026, 5, 1)
const hour = 3_600_000
const names = ['wren', 'lark', 'finch', 'dove', 'swift', 'crane']
const people = names.map((handle, i) =>
  creatorLike({ externalId: String(i), handle, bio: `original words of ${handle}` }),
)
const posts = names.map((author, i) =>
  contentLike({
    contentId: `p${i}`,
    author,
    authorExternalId: String(i),
    text: `The Lumevia serum of ${author} is lovely`,
    language: 'en',
    publishedAt: from + i * hour,
  }),
)
const listening = {
  brand: { name: 'Lumevia', query: 'lumevia' },
  from: new Date(from).toISOString(),
  to: new Date(from + 10 * hour).toISOString(),
  gather: { profiles_max: 0 },
}

describe.each(databases)('answers over damaged records, on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    const { corpus, db } = started.app.context
    await corpus.creators.save(people)
    await corpus.contents.save(posts)
    await started.drain()
    await indexed(corpus.search.creators, corpus.search.texts)
    expect((await started.call('POST', '/discovery', { body: {} })).at('data')).toHaveLength(names.length)
    await damageRow(db, 'contents', `document = replace(document, 'lovely', 'lively')`, `content_id = 'p2'`)
    await damageRow(db, 'creators', `document = replace(document, 'original', 'ormginal')`, `external_id = '3'`)
    // As the look through the database after a start does.
    await db.check('full')
    await indexed(corpus.search.creators, corpus.search.texts)
  })
  afterAll(() => started.stop())

  test('a search leaves out what is damaged, and the service says so', async () => {
    const found = await started.call('POST', '/discovery', { body: {} })
    expect([found.status, (found.at('data') as { handle: string }[]).map(({ handle }) => handle).sort()]).toEqual([
      200,
      names.filter((name) => name !== 'dove').sort(),
    ])
    const ready = await started.call('GET', `${started.origin}/readyz`)
    expect([ready.status, ready.at('reasons.database')]).toEqual([503, expect.stringContaining('records are damaged')])
  })

  test('a copy for a person shows nothing that nobody wrote', async () => {
    const copyOf = (handle: string) =>
      started.call('POST', '/subjects/copy', { body: { who: [`instagram:${handle}`] } })
    const whole = await copyOf('wren')
    expect([whole.status, whole.text]).toEqual([200, expect.stringContaining('The Lumevia serum of wren is lovely')])
    const broken = await copyOf('finch')
    expect([broken.status, broken.at('code')]).toEqual([503, 'unavailable'])
  })

  test('an export is partial and says what it lacks', async () => {
    const { id } = await started.call('POST', '/discovery-export', { body: { format: 'jsonl' } })
    await started.drain()
    const status = await started.call('GET', `/discovery-export/${id}`)
    expect(status.json).toMatchObject({
      status: 'partial',
      result: { rows: names.length - 1 },
      missing: [{ item: 'creators whose records are damaged', reason: 'unavailable' }],
    })
  })

  test('listening is partial and says what it lacks', async () => {
    const { id } = await started.call('POST', '/social-listening', { body: listening })
    await started.drain()
    const status = await started.call('GET', `/social-listening/${id}`)
    expect(status.json).toMatchObject({
      status: 'partial',
      result: { mentions: names.length - 1 },
      missing: [{ item: 'texts that are damaged', reason: 'unavailable' }],
    })
  })
})

describe.each(databases)('damage that nobody has seen yet, on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { workInServer: false } })
    const { corpus, db } = started.app.context
    await corpus.creators.save(people)
    await started.drain()
    await indexed(corpus.search.creators, corpus.search.texts)
    expect((await started.call('POST', '/discovery', { body: {} })).at('data')).toHaveLength(names.length)
    await indexed(corpus.search.creators)
    for (const id of ['1', '3'])
      await damageRow(
        db,
        'creators',
        `document = replace(document, 'original', 'ormginal')`,
        `external_id = '${id}'`,
        false,
      )
  })
  afterAll(() => started.stop())

  test('an export ends, and names whom it lacks', async () => {
    const { id } = await started.call('POST', '/discovery-export', { body: { format: 'jsonl' } })
    await started.drain()
    const status = await started.call('GET', `/discovery-export/${id}`)
    expect(status.json).toMatchObject({ status: 'partial', result: { rows: names.length - 2 } })
    const items = (status.at('missing') as { item: string }[]).map(({ item }) => item)
    expect(items.sort()).toEqual(['creators whose records are damaged', 'instagram:1', 'instagram:3'])
    const file = await started.call('GET', `/discovery-export/${id}?format=jsonl`)
    expect(file.text).not.toContain('ormginal')
  })

  test('work about somebody whose record is damaged ends with the reason', async () => {
    const { id } = await started.call('POST', '/enrichments', {
      body: { items: ['instagram:dove'], blocks: ['profile'] },
    })
    for (let i = 0; i < 20; i++) {
      await started.drain()
      started.clock.advance(31_000)
    }
    const status = await started.call('GET', `/enrichments/${id}`)
    expect(status.json).toMatchObject({ status: 'failed', error: { code: 'unavailable' } })
    expect(status.at('error.detail')).toContain('damaged record')
  })
})
