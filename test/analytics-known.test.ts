import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

const lumevia = { network: 'instagram', handle: 'lumevia.official' }

describe.each(databases)('whom profile analytics answers about, on %s', (database) => {
  let started: Started
  const post = (path: string, body: unknown, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })

  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    await started.call('GET', `/profiles?network=${lumevia.network}&handle=${lumevia.handle}`)
  })
  afterAll(() => started.stop())

  test('a network that gives no followers is analysed by those who comment, and says so', async () => {
    const handle = 'demo_unicode'
    const answer = await post('/profile-analytics', {
      profile: { network: 'youtube', handle },
      audience_sample: 60,
      contents: 20,
    })
    expect(answer.status).toBe(200)
    expect(answer.at('audiences.followers')).toBe(null)
    expect(answer.at('audiences.commenters')).not.toBe(null)
    expect(answer.at('missing')).toMatchObject([
      { item: 'account_score', reason: 'too_little_evidence' },
      { item: 'audiences.followers', reason: 'unsupported' },
      { item: 'audiences.likers', reason: 'unsupported' },
      { item: 'price.stream', reason: 'too_little_evidence' },
    ])
  })

  test('a report that takes longer than the caller waits becomes a request', async () => {
    const slow = { profile: { network: 'instagram', handle: 'demo_slow' }, audiences: [] }
    const answer = await post('/profile-analytics', slow, { headers: { prefer: 'wait=1', 'idempotency-key': 'slow' } })
    expect([answer.status, answer.at('status')]).toEqual([202, 'queued'])
    expect(answer.headers.get('location')).toBe(`/v1/profile-analytics-async/${answer.id}`)
    const again = await post('/profile-analytics', slow, { headers: { prefer: 'wait=1', 'idempotency-key': 'slow' } })
    expect(again.id).toBe(answer.id)
    expect((await started.call('GET', `/profile-analytics-async/${answer.id}`)).status).toBe(200)
    await started.call('POST', `/requests/${answer.id}/cancel`)
  })

  test.each([
    ['demo_private', 'private'],
    ['demo_suspended', 'unavailable'],
    ['demo_silent', 'ready_low_confidence'],
    ['demo_hidden', 'ready_low_confidence'],
  ])('%s is answered as %s', async (handle, state) => {
    const answer = await post('/profile-analytics', { profile: { network: 'instagram', handle }, audience_sample: 50 })
    expect([answer.status, answer.at('state')]).toEqual([200, state])
    expect(answer.at('detail')).not.toBe(null)
  })

  test('a profile that we knew and that is gone is deleted, not unknown', async () => {
    const { corpus } = started.app.context
    const known = await corpus.creators.find({ network: 'instagram', handle: lumevia.handle })
    if (known === undefined) throw new Error('The profile was not kept.')
    await corpus.creators.save([
      { ...known, externalId: 'gone', handle: 'demo_deleted', provenance: { ...known.provenance, asOf: 1 } },
    ])
    const answer = await post('/profile-analytics', { profile: { network: 'instagram', handle: 'demo_deleted' } })
    expect(answer.json).toMatchObject({ state: 'deleted', profile: { external_id: 'gone' }, numbers: null })
  })

  test('contacts of people who object are withheld', async () => {
    const { corpus, ids } = started.app.context
    await corpus.doNotContact.add(
      ids.next('dnc'),
      { kind: 'profile', value: { ...lumevia, network: 'instagram' } },
      null,
      1,
    )
    const answer = await post('/profile-analytics', { profile: lumevia, audiences: [], contents: 60 })
    const contacts = answer.at('contacts.data') as { value: unknown; withheld: unknown }[]
    expect(contacts.length).toBeGreaterThan(0)
    expect(contacts.every(({ value, withheld }) => value === null && withheld === 'do_not_contact')).toBe(true)
  })

  test('the professional network has its own report', async () => {
    const profile = { network: 'professional', handle: 'millpenny.official' }
    const answer = await post('/profile-analytics-professional', { profile, audience_sample: 100, contents: 30 })
    expect(answer.status).toBe(200)
    expect(answer.at('headline')).toEqual(expect.any(String))
    expect((answer.at('positions') as unknown[]).length).toBeGreaterThan(0)
    expect(answer.at('audiences.followers.professions.seniorities.known')).toBeGreaterThan(50)
  })

  test.each([
    ['/profile-analytics', { profile: { network: 'instagram', handle: 'nobody.at.all.here' } }, 404],
    ['/profile-analytics', { profile: { network: 'instagram', handle: 'demo_failing' } }, 503],
    ['/profile-analytics', { profile: lumevia, metric: 'mode' }, 422],
    ['/profile-analytics', { profile: lumevia, audience_sample: 49 }, 422],
    ['/profile-analytics', { profile: lumevia, audience: [] }, 422],
    ['/profile-analytics', { profile: { network: 'instagram', handle: '\ud800' } }, 422],
    ['/profile-analytics', {}, 422],
    ['/profile-analytics-async', { profile: lumevia, dry_run: true }, 422],
    ['/profile-analytics-professional', { profile: lumevia }, 422],
  ])('%s with %j is refused with %i', async (path, body, status) => {
    const response = await post(path, body)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  })
})
