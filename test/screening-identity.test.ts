import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike, imported } from './records.js'

interface Shown {
  id: string
  status: string
  probability: number
  sufficient: boolean
  missing: string[]
  log_odds: number
  evidence: { identifier: string; outcome: string; log_odds: number; found: string | null }[]
}

describe.each(databases)('the identity of a person on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ config: { demo: false }, database })
    const { creators, contents, search } = started.app.context.corpus
    const real = { ...imported(started.clock.now()), synthetic: false }
    await creators.save([
      creatorLike({
        externalId: '1',
        handle: 'clay.by.robin',
        name: 'Robin Example (she/her) muslim',
        bio: 'Pots. robin.example@site.example · tiktok: @robinthrows · https://robin.example/shop',
        place: { text: 'Porto, Portugal', city: 'Porto', countryCode: 'PT', locationId: null },
        provenance: real,
      }),
      creatorLike({
        network: 'tiktok',
        externalId: '2',
        handle: 'robinthrows',
        url: 'https://www.tiktok.com/@robinthrows',
        name: 'throws',
        bio: 'ig: @clay.by.robin',
        provenance: real,
      }),
      creatorLike({ externalId: '3', handle: 'robin_example_fan', name: 'Robin Example', bio: '', provenance: real }),
      creatorLike({
        externalId: '4',
        handle: 'rexample',
        name: 'Robin Example',
        place: { text: 'Oslo', city: 'Oslo', countryCode: 'NO', locationId: null },
        provenance: real,
      }),
    ])
    await contents.save([
      contentLike({
        contentId: 'c1',
        author: 'clay.by.robin',
        authorExternalId: '1',
        text: 'I will kill you all',
        publishedAt: started.clock.now() - 86_400_000,
        provenance: real,
      }),
    ])
    await indexed(search.creators)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object): Promise<Response> => started.call('POST', path, { body })
  const person = { name: 'Robin Example', emails: ['Robin.Example@site.example'], city: 'Porto', country: 'pt' }
  const look = (body: object = person): Promise<Response> => post('/screening-identities', body)
  const candidatesOf = (response: Response): Map<string, Shown> =>
    new Map((response.at('candidates') as Shown[]).map((each) => [each.id, each]))
  const decide = (id: string, body: object): Promise<Response> => post(`/screening-identities/${id}/decisions`, body)

  test('candidates come with evidence for each identifier, and the parts sum to the whole', async () => {
    const found = await look()
    expect(found.status).toBe(201)
    const all = candidatesOf(found)
    expect([...all.keys()].slice(0, 2).sort()).toEqual(['instagram:clay.by.robin', 'tiktok:robinthrows'])
    const sure = all.get('instagram:clay.by.robin')
    expect(sure).toMatchObject({ sufficient: true, probability: 0.99 })
    expect(sure?.evidence.map(({ identifier, outcome }) => [identifier, outcome])).toEqual([
      ['name', 'matched'],
      ['email', 'matched'],
      ['city', 'matched'],
    ])
    const prior = found.at('prior.log_odds') as number
    for (const { log_odds: whole, evidence } of all.values())
      expect(whole).toBeCloseTo(
        evidence.reduce((sum, each) => sum + each.log_odds, prior),
        1,
      )
    // Another account of theirs is found by what both say, although it shows no name.
    expect(all.get('tiktok:robinthrows')?.evidence).toContainEqual(
      expect.objectContaining({ identifier: 'linked_account', outcome: 'matched' }),
    )
    // The same name is not enough, and what contradicts is said.
    expect(all.get('instagram:robin_example_fan')).toMatchObject({
      sufficient: false,
      missing: [expect.stringContaining('e-mail'), expect.any(String)],
    })
    expect(all.get('instagram:rexample')?.evidence).toContainEqual(
      expect.objectContaining({ identifier: 'city', outcome: 'contradicts' }),
    )
    for (const each of all.values()) if (!each.sufficient) expect(each.probability).toBeLessThanOrEqual(0.5)
  })

  test('addresses are kept masked, and what is protected is not shown', async () => {
    const found = await look()
    expect(found.text.toLowerCase()).not.toContain('robin.example@')
    expect(found.text).toContain('R•••@site.example')
    expect(found.text).not.toMatch(/muslim|she\/her/)
  })

  test('a phone number, a page and an address of an account are identifiers too', async () => {
    const own = await look({ links: ['https://robin.example/shop'] })
    expect(candidatesOf(own).get('instagram:clay.by.robin')).toMatchObject({ sufficient: true })
    const named = await look({ name: 'Robin Example', links: ['https://www.tiktok.com/@nobody.we.know'] })
    expect(candidatesOf(named).get('tiktok:nobody.we.know')).toMatchObject({ as_of: null, sufficient: true })
  })

  test('nothing is screened before somebody confirms; names alone need a word on what else there is', async () => {
    const { id } = await look()
    expect((await post('/screening', { identity_id: id })).json).toMatchObject({ code: 'conflict' })
    const bare = { action: 'confirm', candidate_ids: ['instagram:robin_example_fan'], reason: 'same name' }
    expect((await decide(id, bare)).at('errors.0.pointer')).toBe('/other_evidence')
    expect((await decide(id, { ...bare, candidate_ids: ['x:nobody'] })).at('errors.0.pointer')).toBe('/candidate_ids/0')
    const confirmed = await decide(id, {
      action: 'confirm',
      candidate_ids: ['instagram:clay.by.robin'],
      reason: 'The application names the address.',
      reviewer: 'Kim Sample',
    })
    expect(confirmed.json).toMatchObject({
      status: 'confirmed',
      decisions: [{ kind: 'confirm', reviewer: 'Kim Sample' }],
    })
    expect(
      (await decide(id, { action: 'reject', candidate_ids: ['instagram:rexample'], reason: 'Lives in Oslo.' })).status,
    ).toBe(200)
    expect(
      (await decide(id, { action: 'reject', candidate_ids: ['instagram:rexample'], reason: 'again' })).status,
    ).toBe(409)

    const screening = await post('/screening', { identity_id: id })
    expect(screening.status).toBe(202)
    await started.drain()
    const result = await started.call('GET', `/screening/${screening.id}`)
    expect(result.at('result.subject.profiles.0.handle')).toBe('clay.by.robin')
    expect(result.at('result.subject.profiles.1')).toBeUndefined()
    expect(result.json).toMatchObject({
      result: {
        identity: {
          confidence: 'confirmed',
          person: { name: 'Robin Example', accounts: [{ handle: 'clay.by.robin', confirmed_by: 'Kim Sample' }] },
        },
      },
    })
    for (const language of ['en', 'de', 'es', 'fr', 'pt']) {
      const page = await started.call('POST', `/screening/${screening.id}/generate-report`, {
        body: { language },
        headers: { accept: 'text/html' },
      })
      expect(page.text).toContain('Kim Sample')
      expect(page.text).toContain('R•••@site.example')
    }
    const printed = await started.call('POST', `/screening/${screening.id}/generate-report`, {
      body: {},
      headers: { accept: 'application/pdf' },
    })
    expect(printed.status).toBe(200)
    expect(printed.text.startsWith('%PDF')).toBe(true)
  })

  test('decisions are undone in order, and stay in the history', async () => {
    const { id } = await look()
    const ids = ['instagram:clay.by.robin']
    await decide(id, { action: 'confirm', candidate_ids: ids, reason: 'address' })
    const first = (await started.call('GET', `/screening-identities/${id}`)).at('decisions.0.id')
    await decide(id, { action: 'reject', candidate_ids: ids, reason: 'mistaken' })
    const undo = (body: object): Promise<Response> =>
      post(`/screening-identities/${id}/undo`, { reason: 'wrong', ...body })
    expect((await undo({ decision_id: first })).status).toBe(409)
    expect((await undo({})).json).toMatchObject({ status: 'confirmed' })
    expect((await undo({})).json).toMatchObject({ status: 'open' })
    expect((await undo({})).status).toBe(409)
    const shown = await started.call('GET', `/screening-identities/${id}`)
    expect((shown.at('decisions') as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'confirm',
      'reject',
      'undo',
      'undo',
    ])
    expect(shown.at('decisions.0.actor_name')).toBe('test')
    // Undone means not released.
    expect((await post('/screening', { identity_id: id })).status).toBe(409)
  })

  test('other accounts see nothing, and what is deleted is gone', async () => {
    const { id } = await look({ name: 'Robin Example', reference: 'case 7' })
    const other = await started.createToken('second')
    expect((await started.call('GET', `/screening-identities/${id}`, { token: other })).status).toBe(404)
    expect((await started.call('GET', '/screening-identities?limit=1')).at('data.0.id')).toBe(id)
    expect((await started.call('DELETE', `/screening-identities/${id}`)).status).toBe(204)
    expect((await started.call('GET', `/screening-identities/${id}`)).status).toBe(404)
    expect((await decide(id, { action: 'reject', candidate_ids: ['a'], reason: 'gone' })).status).toBe(404)
  })

  test('input that names nobody, no number and no address is refused where it is wrong', async () => {
    expect((await look({ employer: 'Brackwyn' })).status).toBe(422)
    expect((await look({ name: 'R E', phones: ['12345'] })).at('errors.0.pointer')).toBe('/phones/0')
    expect((await look({ name: 'R E', links: ['not a link'] })).at('errors.0.pointer')).toBe('/links/0')
    expect((await look({ name: 'R E', emails: ['nope'] })).at('errors.0.pointer')).toBe('/emails/0')
  })

  test('what somebody objects to being found by is not used, and is said', async () => {
    await post('/do-not-contact', { email: 'robin.example@site.example' })
    const found = await look()
    expect(found.json).toMatchObject({ withheld: ['R•••@site.example'] })
    expect(
      candidatesOf(found)
        .get('instagram:clay.by.robin')
        ?.evidence.map(({ identifier }) => identifier),
    ).toEqual(['name', 'city'])
  })
})
