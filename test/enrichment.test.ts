import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

interface Row {
  position: number
  input: string
  status: string
  reason: string | null
  profile?: { handle: string } | null
  metrics?: { followers: number } | null
  contacts?: { emails: string[]; withheld: number } | null
}

describe.each(databases)('enrichment and contacts in exports on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    const { creators, search } = started.app.context.corpus
    await creators.save([
      creatorLike({
        externalId: 'e1',
        handle: 'una.bakes',
        followers: 900,
        bio: 'Bread. una@bread.example',
        provenance: imported(1),
      }),
      creatorLike({
        externalId: 'e2',
        handle: 'otto.rides',
        followers: 50,
        bio: 'Bikes. otto@bikes.example',
        provenance: imported(1),
      }),
    ])
    await indexed(search.creators)
  })
  afterAll(() => started.stop())

  const submit = async (body: object, options = {}): Promise<Response> =>
    started.call('POST', '/enrichments', { body, ...options })
  const rowsOf = async (id: string): Promise<Row[]> => {
    await started.drain()
    return (await started.call('GET', `/enrichments/${id}?limit=100`)).at('data') as Row[]
  }

  test('rows of every kind come back in their order, each with what became of it', async () => {
    const items = [
      'instagram:una.bakes',
      'https://www.instagram.com/otto.rides/?hl=de',
      '@UNA.bakes',
      'otto@bikes.example',
      'instagram:nobody.knows',
      'no such thing',
      '',
      'https://example.com/una',
    ]
    const { id, status, headers } = await submit({ items, blocks: ['profile', 'metrics'] })
    expect([status, headers.get('location')]).toEqual([202, `/v1/enrichments/${id}`])
    const rows = await rowsOf(id)
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(rows.map((row) => row.profile?.handle ?? row.status)).toEqual([
      'una.bakes',
      'otto.rides',
      'invalid',
      'otto.rides',
      'not_found',
      'invalid',
      'invalid',
      'invalid',
    ])
    expect(rows[0]?.metrics?.followers).toBe(900)
    expect(rows.map(({ input }) => input)).toEqual(items)
    expect(rows.filter(({ status: is }) => is !== 'found').every(({ reason }) => reason !== null)).toBe(true)
    const { json } = await started.call('GET', `/enrichments/${id}`)
    expect(json).toMatchObject({
      status: 'succeeded',
      progress: { done: 8, total: 8 },
      result: { rows: 8, found: 3, not_found: 1, invalid: 4, withheld: 0 },
    })
  })

  test('addresses are not stored where they are not to be kept', async () => {
    const { id } = await submit({ items: ['otto@bikes.example', 'otto.rides'], network: 'instagram', keep_emails: false, blocks: ['metrics'] })
    const rows = await rowsOf(id)
    expect(rows.map(({ input, status }) => [input, status])).toEqual([['(e-mail address)', 'found'], ['otto.rides', 'found']])
    const documents = await started.app.context.jobs.requests.findDocuments(id)
    expect(JSON.stringify(documents)).not.toContain('otto@bikes.example')
  }) // prettier-ignore

  test('erasing a person deletes the enrichment of a list with their address, as one with their handle', async () => {
    const { creators, search } = started.app.context.corpus
    await creators.save([creatorLike({ externalId: 'e9', handle: 'ira.leaves', bio: 'Write to ira@leaves.example', provenance: imported(1) })])
    await indexed(search.creators)
    const { id } = await submit({ items: ['ira@leaves.example', 'una.bakes'], network: 'instagram', blocks: ['metrics'] })
    expect((await rowsOf(id)).map(({ input }) => input)).toEqual(['ira@leaves.example', 'una.bakes'])
    const erased = await started.call('POST', '/subjects/erase', { body: { who: ['ira@leaves.example'], reason: 'Letter' } })
    expect(erased.status, erased.text).toBeLessThan(300)
    await started.drain()
    expect((await started.call('GET', `/enrichments/${id}`)).status).toBe(404)
  }) // prettier-ignore

  test('a handle with a server in it is no e-mail address where the network is named', async () => {
    const { creators, search } = started.app.context.corpus
    const handle = 'ferro@tren.example'
    await creators.save([creatorLike({ network: 'mastodon', externalId: 'm1', handle, provenance: imported(1) })])
    await indexed(search.creators)
    const named = await submit({ items: [`mastodon:${handle}`, handle], blocks: ['profile'] })
    expect((await rowsOf(named.id)).map(({ profile, status }) => profile?.handle ?? status)).toEqual([
      handle,
      'not_found',
    ])
    const table = await submit({
      csv: `handle,network,email\n${handle},mastodon,\n,mastodon,${handle}\n`,
      blocks: ['profile'],
    })
    expect((await rowsOf(table.id)).map(({ profile, status }) => profile?.handle ?? status)).toEqual([
      handle,
      'not_found',
    ])
  })

  test('members of a list that are not known any more are not found', async () => {
    const { corpus, db } = started.app.context
    await corpus.creators.save([creatorLike({ externalId: 'e3', handle: 'ria.left', provenance: imported(1) })])
    const list = await started.call('POST', '/lists', { body: { name: 'Some left' } })
    const items = ['instagram:una.bakes', 'instagram:ria.left']
    await started.call('POST', `/lists/${list.id}/members`, { body: { items } })
    await sql`delete from creators where external_id = 'e3'`.execute(db.query)
    const { id } = await submit({ list: list.id, blocks: ['profile'] })
    const rows = await rowsOf(id)
    expect(rows.map(({ status, profile }) => [status, profile?.handle]).sort()).toEqual([
      ['found', 'una.bakes'],
      ['not_found', undefined],
    ])
    expect(rows.find(({ status }) => status === 'not_found')?.reason).toMatch(/not any more/)
  })

  test('a table may be the body itself', async () => {
    const body = 'handle,network\nuna.bakes,instagram\nwho.ever,tiktok\n'
    const sent = await started.call('POST', '/enrichments', { body, headers: { 'content-type': 'text/csv' } })
    expect([sent.status, sent.at('detail')]).toEqual([202, undefined])
    await started.drain()
    expect((await rowsOf(sent.id)).map(({ status }) => status)).toEqual(['found', 'not_found'])
  })

  test('a table is read, and files have a column for everything', async () => {
    const csv = 'User;Platform\nuna.bakes;instagram\notto.rides;instagram\nwho.ever;tiktok\n'
    const { id } = await submit({ csv, blocks: ['profile'] })
    await started.drain()
    const file = await started.call('GET', `/enrichments/${id}?format=csv`)
    const [header = '', first = ''] = file.text.replace('\uFEFF', '').split(/\r?\n/)
    expect(header.split(',').slice(0, 6)).toEqual([
      'position',
      'input',
      'status',
      'reason',
      'matches',
      'profile.network',
    ])
    expect(first).toContain('una.bakes')
    const jsonl = await started.call('GET', `/enrichments/${id}?format=jsonl`)
    expect(
      jsonl.text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as Row).status),
    ).toEqual(['found', 'found', 'not_found'])
    const parquet = await started.call('GET', `/enrichments/${id}?format=parquet`)
    expect(parquet.status).toBe(200)
    for (const wrong of ['a,b\n1,2\n', '', 'handle\n'])
      expect([wrong, (await submit({ csv: wrong })).status]).toEqual([wrong, 422])
    expect((await submit({})).status).toBe(422)
    expect((await submit({ items: ['a'], csv: 'b' })).status).toBe(422)
  })

  test('contacts need the scope and a purpose, and objections hold when they are written', async () => {
    const items = ['instagram:una.bakes', 'instagram:otto.rides', 'una@bread.example']
    const creatorsOnly = await started.createToken('plain', ['creators'])
    const purpose = 'Invitations to the spring campaign'
    expect((await submit({ items, blocks: ['contacts'], purpose }, { token: creatorsOnly })).status).toBe(403)
    expect((await submit({ items, blocks: ['contacts'] })).at('errors.0.pointer')).toBe('/purpose')
    const { id } = await submit({ items, blocks: ['contacts'], purpose })
    expect((await rowsOf(id)).map(({ contacts }) => contacts?.emails)).toEqual([
      ['una@bread.example'],
      ['otto@bikes.example'],
      ['una@bread.example'],
    ])
    const entry = await started.call('POST', '/do-not-contact', {
      body: { profile: { network: 'instagram', handle: 'una.bakes' } },
    })
    const later = await submit({ items, blocks: ['contacts'], purpose })
    const rows = await rowsOf(later.id)
    expect(rows.map(({ status, contacts }) => [status, contacts?.emails ?? null])).toEqual([
      ['found', []],
      ['found', ['otto@bikes.example']],
      ['withheld', null],
    ])
    await started.call('DELETE', `/do-not-contact/${entry.id}`)
  })

  test('an export of a search has contacts where they are asked for', async () => {
    const body = { query: 'bread', fields: ['handle', 'contacts'] }
    const post = (more: object, options = {}) =>
      started.call('POST', '/discovery-export', { body: { ...body, ...more }, ...options })
    expect((await post({})).at('errors.0.pointer')).toBe('/purpose')
    const { id } = await post({ purpose: 'Invitations' })
    await started.drain()
    expect((await started.call('GET', `/discovery-export/${id}`)).at('data')).toEqual([
      {
        handle: 'una.bakes',
        contacts: { emails: ['una@bread.example'], phones: [], links: [], accounts: [], withheld: 0 },
      },
    ])
    const plain = await started.call('POST', '/discovery-export', { body: { query: 'bread' } })
    await started.drain()
    const whole = await started.call('GET', `/discovery-export/${plain.id}`)
    expect(whole.at('data.0')).not.toHaveProperty('contacts')
  })

  test('ten thousand rows are enriched in batches, once each', async () => {
    const items = Array.from({ length: 10_000 }, (_, i) => (i % 2 === 0 ? 'instagram:una.bakes' : `instagram:gone${i}`))
    const { id } = await submit({ items, blocks: ['metrics'] })
    await started.drain()
    const { json } = await started.call('GET', `/enrichments/${id}`)
    expect(json).toMatchObject({ result: { rows: 10_000, found: 5000, not_found: 5000 } })
    const file = await started.call('GET', `/enrichments/${id}?format=jsonl`)
    expect(file.text.trim().split('\n').length).toBe(10_000)
  })
})
