import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/db/database.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { imported } from './records.js'
import { bringVela, velaLike } from './vela.js'

const provenance = imported(0)

/** All rows of all tables, as text. */
const everything = async (db: Database): Promise<string> => {
  const { introspection } = db.query
  const tables = await introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql`select * from ${sql.table(name)}`.execute(db.query).then((result) => JSON.stringify(result.rows)),
    ),
  )
  return rows.join('\n')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

describe.each(databases)('contacts on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    await bringVela(started)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: unknown, options = {}) => started.call('POST', path, { body, ...options })
  const age = { max_age_s: 31_536_000, contents: 0 }

  test('a profile states its contacts, and its other account confirms them', async () => {
    const { status, json } = await post('/contact-info', {
      profile: { network: 'instagram', handle: '@Vela.Cooks' },
      ...age,
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      contacts: [
        {
          type: 'email',
          value: 'vela@vela.example',
          label: 'business',
          obfuscated: true,
          verified: true,
          source: 'bio',
        },
        { type: 'account', value: 'velacooks', network: 'tiktok' },
        { type: 'link', value: 'https://vela.example/', source: 'profile_link' },
      ],
      linked_accounts: [
        {
          network: 'tiktok',
          handle: 'velacooks',
          strength: 'strong',
          evidence: [{ by: 'this_profile' }, { by: 'that_profile' }],
        },
      ],
    })
  })

  test('addresses are found plain or hashed, whatever their case, and are not kept', async () => {
    const { id } = await post('/email-lookup', {
      emails: ['VELA@vela.example', sha256('vela@vela.example'), 'nobody@vela.example'],
    })
    await started.drain()
    const { json } = await started.call('GET', `/email-lookup/${id}`)
    expect(json).toMatchObject({
      status: 'succeeded',
      result: { emails: 3, matched: 2, profiles: 4 },
      data: [
        {
          position: 0,
          matches: [
            { network: 'instagram', confidence: 0.95 },
            { network: 'tiktok', confidence: 0.98 },
          ],
        },
        { position: 1, email_sha256: sha256('vela@vela.example') },
        { position: 2, matches: [] },
      ],
    })
    const { rows } = await started.app.context.jobs.requests
      .list(await started.app.context.platform.tokens.openAccount('first'), { limit: 10 })
      .then((list) => ({ rows: JSON.stringify(list) }))
    expect(rows).not.toContain('vela@')
  })

  test('spellings of one mailbox find each other, and an objection to one is to all', async () => {
    await started.app.context.corpus.creators.save([
      velaLike({
        externalId: 'p2',
        handle: 'mira.gmail',
        bio: 'Mail: m.ira+work@gmail.com',
        provenance: { ...provenance, asOf: started.clock.now() },
      }),
    ])
    const ask = async (emails: string[]) => {
      const { id } = await post('/email-lookup', { emails })
      await started.drain()
      const { at } = await started.call('GET', `/email-lookup/${id}`)
      return at('data') as {
        email_sha256: string
        withheld: string | null
        matches: { handle: string; confidence: number }[]
      }[]
    }
    const asked = ['MIRA@googlemail.com', 'm.ira+work@gmail.com', 'mira+work@vela.example']
    const found = await ask([...asked, sha256('mira@gmail.com')])
    expect(found.map(({ matches }) => matches.map(({ handle, confidence }) => [handle, confidence]))).toEqual([
      [['mira.gmail', 0.9]],
      [['mira.gmail', 0.98]],
      [],
      [['mira.gmail', 0.9]],
    ])
    expect(found[0]?.email_sha256).toBe(sha256('mira@googlemail.com'))
    const { id } = await post('/do-not-contact', { email: 'mira+any@gmail.com' })
    const withheld = await ask([...asked, sha256('m.ira+work@gmail.com')])
    expect(withheld.flatMap(({ matches }) => matches)).toEqual([])
    expect(withheld.map((each) => each.withheld)).toEqual(['do_not_contact', 'do_not_contact', null, null])
    const shown = await post('/contact-info', { profile: { network: 'instagram', handle: 'mira.gmail' }, ...age })
    expect(shown.at('contacts.0')).toMatchObject({ type: 'email', value: null, withheld: 'do_not_contact' })
    await started.call('DELETE', `/do-not-contact/${id}`)
  })

  test('a thousand addresses are looked up, paged, and none of them stays in the database', async () => {
    const emails = Array.from({ length: 1000 }, (_, i) => `nobody.${i}@kept-nowhere.example`)
    const { id } = await post('/email-lookup', { emails }, { headers: { 'idempotency-key': 'thousand' } })
    await started.drain()
    let seen = 0
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: Response = await started.call('GET', `/email-lookup/${id}?limit=100${query}`)
      expect(page.at(`data.0.position`)).toBe(seen)
      seen += (page.at('data') as unknown[]).length
      cursor = page.at('next_cursor') as string | null
    }
    expect(seen).toBe(1000)
    expect(await everything(started.app.context.db)).not.toContain('kept-nowhere')
  })

  test('what is no address costs itself, and is named in its place', async () => {
    const { id, status } = await post('/email-lookup', { emails: ['a b@c', 'vela@vela.example', 'zz', ''] })
    expect(status).toBe(202)
    await started.drain()
    const { json } = await started.call('GET', `/email-lookup/${id}`)
    const wrong = { email_sha256: null, invalid: expect.stringContaining('SHA-256') as string, matches: [] }
    expect(json).toMatchObject({
      status: 'succeeded',
      result: { emails: 4, invalid: 3, matched: 1 },
      data: [wrong, { invalid: null, matches: [{}, {}] }, wrong, wrong],
    })
    expect(await everything(started.app.context.db)).not.toContain('a b@c')
    expect((await post('/email-lookup', { emails: Array(1001).fill('a@vela.example') })).status).toBe(422)
  })

  test('the do-not-contact registry withholds, everywhere, until it is taken back', async () => {
    const added = await post('/do-not-contact', { email: 'vela@vela.example', reason: 'Asked by letter.' })
    expect(added.status).toBe(201)
    expect((await post('/do-not-contact', { email_sha256: sha256('vela@vela.example') })).id).toBe(added.id)
    const contacts = await post('/contact-info', { profile: { network: 'tiktok', handle: 'velacooks' }, ...age })
    expect(contacts.json).toMatchObject({
      contacts: [{ type: 'email', value: null, written: null, withheld: 'do_not_contact' }, { type: 'account' }],
    })
    const profiles = await started.call('GET', '/profiles?network=tiktok&handle=velacooks&max_age_s=31536000')
    expect(profiles.at('data.0.profile.bio')).toContain('[withheld]')
    expect(JSON.stringify(profiles.json)).not.toContain('vela@vela.example')
    const { id } = await post('/email-lookup', { emails: ['vela@vela.example'] })
    await started.drain()
    expect((await started.call('GET', `/email-lookup/${id}`)).json).toMatchObject({
      data: [{ withheld: 'do_not_contact', matches: [] }],
    })
    const creatorsOnly = await started.createToken('second', ['creators'])
    expect((await started.call('GET', '/do-not-contact', { token: creatorsOnly })).status).toBe(403)
    expect((await started.call('GET', '/do-not-contact')).json).toMatchObject({
      data: [{ id: added.id, kind: 'email' }],
    })
    expect((await started.call('DELETE', `/do-not-contact/${added.id}`)).status).toBe(204)
    expect((await started.call('DELETE', `/do-not-contact/${added.id}`)).status).toBe(404)
    const again = await post('/contact-info', { profile: { network: 'tiktok', handle: 'velacooks' }, ...age })
    expect(again.at('contacts.0.value')).toBe('vela@vela.example')
    expect((await post('/do-not-contact', { email: 'a@vela.example', phone: '+44 7700 900123' })).status).toBe(422)
    expect((await post('/do-not-contact', { phone: '12' })).at('errors.0.pointer')).toBe('/phone')
  })

  test('an objection of a profile reaches the other accounts and addresses of the same person', async () => {
    const now = { provenance: { ...provenance, asOf: started.clock.now() } }
    const shared = 'Booking: desk@agency.example'
    await started.app.context.corpus.creators.save([
      velaLike({
        ...now,
        externalId: 'o1',
        handle: 'orla.knits',
        bio: `TikTok: @orlaknits orla@knits.example ${shared}`,
      }),
      velaLike({
        ...now,
        network: 'tiktok',
        externalId: 'o2',
        handle: 'orlaknits',
        url: 'https://www.tiktok.com/@orlaknits',
        bio: 'IG: @orla.knits mail studio@knits.example',
      }),
      velaLike({
        ...now,
        externalId: 'o3',
        handle: 'fan.of.orla',
        bio: `TikTok: @orlaknits fan@knits.example ${shared}`,
      }),
    ])
    const { id } = await post('/do-not-contact', { profile: { network: 'instagram', handle: 'orla.knits' } })
    const values = async (network: string, handle: string) =>
      (await post('/contact-info', { profile: { network, handle }, ...age })).at('contacts') as {
        value: string | null
      }[]
    for (const [network, handle] of [
      ['instagram', 'orla.knits'],
      ['tiktok', 'orlaknits'],
    ] as const)
      expect((await values(network, handle)).every(({ value }) => value === null)).toBe(true)
    expect((await values('instagram', 'fan.of.orla')).map(({ value }) => value)).toContain('fan@knits.example')
    const emails = ['orla@knits.example', 'studio@knits.example', 'fan@knits.example', 'desk@agency.example']
    const look = await post('/email-lookup', { emails })
    await started.drain()
    expect((await started.call('GET', `/email-lookup/${look.id}`)).json).toMatchObject({
      data: [
        { withheld: 'do_not_contact', matches: [] },
        { withheld: 'do_not_contact', matches: [] },
        { withheld: null, matches: [{ handle: 'fan.of.orla' }] },
        { withheld: null, matches: [{ handle: 'fan.of.orla' }] },
      ],
    })
    const { search } = started.app.context.corpus
    await indexed(search.creators)
    const found = await post('/discovery', { query: 'orlaknits', network: 'tiktok' })
    expect(found.at('data.0.contact')).toMatchObject({ has: false, do_not_contact: true })
    await started.call('DELETE', `/do-not-contact/${id}`)
    expect((await values('tiktok', 'orlaknits')).map(({ value }) => value)).toContain('studio@knits.example')
  })
})
