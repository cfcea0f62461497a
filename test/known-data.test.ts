import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { importInvented, people } from './known-files.js'

describe.each(databases)('what was imported is an answer, on %s', (database) => {
  let started: Started
  const post = (path: string, body: unknown): Promise<Response> => started.call('POST', path, { body })
  const run = async (path: string, body: unknown): Promise<Response> => {
    const { id, status, text } = await post(path, body)
    expect([path, status, status === 202 ? '' : text]).toEqual([path, 202, ''])
    await started.drain()
    return started.call('GET', `${path}/${id}`)
  }
  const profile = { network: 'instagram', handle: 'vela.paints' }

  beforeAll(async () => {
    started = await start({ database })
    await importInvented(started, ['instagram'])
    await started.app.context.corpus.search.creators.caughtUp(60_000)
  }, 600_000)
  afterAll(() => started.stop())

  test('profiles show what is known, with its age and where it came from', async () => {
    const { at } = await started.call('GET', '/profiles?network=instagram&handle=vela.paints,ansa.runs,nobody.here')
    expect(at('data')).toMatchObject([
      { state: 'active', freshness: 'known', profile: { source: 'import', synthetic: false, external_id: '900001' } },
      { state: 'active', freshness: 'known', profile: { source: 'import', handle: 'ansa.runs' } },
      { state: 'not_found', freshness: 'none', profile: null },
    ])
    expect(at('data.0.detail')).toMatch(/Known data of .* \(import\): no source is configured for instagram/)
    const nobody = await started.call('GET', '/profiles?network=instagram&handle=nobody.here')
    expect([nobody.status, nobody.at('detail')]).toEqual([404, expect.stringMatching(/not known here. Import it/)])
  })

  test('contents are paged, filtered and said to be known; one alone is found, raw is null', async () => {
    const first = await post('/public-content', { profile, limit: 15 })
    expect([first.status, first.at('freshness')]).toEqual([200, 'known'])
    const second = await post('/public-content', { profile, limit: 15, cursor: first.at('next_cursor') })
    const ids = [...(first.at('data') as { id: string }[]), ...(second.at('data') as { id: string }[])].map(
      ({ id }) => id,
    )
    expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => `c0_${i}`))
    expect(second.at('next_cursor')).toBeNull()
    const shorts = await post('/public-content', {
      profile: { network: 'instagram', handle: 'ansa.runs' },
      type: ['short'],
    })
    expect((shorts.at('data') as unknown[]).length).toBe(10)
    const one = await post('/public-content', { content: { network: 'instagram', content_id: 'c1_3' }, raw: true })
    expect(one.at('data.0')).toMatchObject({ id: 'c1_3', source: 'import', raw: null })
    const all = await run('/public-content-async', { profile })
    expect([all.at('status'), all.at('result.items'), all.at('result.freshness')]).toEqual(['succeeded', 20, 'known'])
  })

  test('comments are given, also of a content that is not known', async () => {
    const known = await post('/public-comments', { content: { network: 'instagram', content_id: 'unseen1' }, limit: 3 })
    expect([known.status, known.at('freshness'), known.at('total')]).toEqual([200, 'known', 4])
    const rest = await post('/public-comments', {
      content: { network: 'instagram', content_id: 'unseen1' },
      limit: 3,
      cursor: known.at('next_cursor'),
    })
    expect((rest.at('data') as unknown[]).length).toBe(1)
    const none = await post('/public-comments', { content: { network: 'instagram', content_id: 'c0_9' } })
    expect([none.status, none.at('detail')]).toEqual([422, expect.stringMatching(/No comments .* are known here/)])
  })

  test('a report, an overlap, a screening, intent and relevance rest on them', async () => {
    const report = await run('/profile-analytics-async', { profile, audiences: ['followers'] })
    expect(['succeeded', 'partial']).toContain(report.at('status'))
    expect(report.at('result.profile')).toMatchObject({ source: 'import', synthetic: false })
    expect(report.at('result.audiences.followers')).not.toBeNull()
    expect(report.at('result.notes')).toContainEqual(expect.stringMatching(/Known data/))
    const overlap = await run('/audience-overlap', {
      profiles: people.map((handle) => ({ network: 'instagram', handle })),
      source: 'followers',
    })
    expect(overlap.at('status')).toBe('succeeded')
    expect(overlap.at('result.profiles.0')).toMatchObject({ read: 120, synthetic: false })
    const screening = await run('/screening', { profile })
    expect(screening.at('status')).toBe('succeeded')
    expect(screening.at('result.coverage.seen')).toBeGreaterThanOrEqual(20)
    expect(screening.at('result.coverage.flagged')).toBeGreaterThanOrEqual(1)
    const intent = await run('/purchase-intent', { profile, product: { name: 'lamp' } })
    expect(['succeeded', 'partial']).toContain(intent.at('status'))
    expect(intent.at('result.comments.read') ?? intent.at('result.comments_read')).toBeTruthy()
    const relevance = await run('/comments-relevance', {
      content: { network: 'instagram', content_id: 'unseen0' },
      product: { name: 'lamp', keywords: ['lamp'] },
    })
    expect(relevance.at('status')).toBe('succeeded')
    const contacts = await post('/contact-info', { profile })
    expect(contacts.at('contacts.0')).toMatchObject({ type: 'email', value: 'vela.paints@studio.example' })
  })

  test('an id that comes later takes over what was kept under the handle', async () => {
    const { corpus } = started.app.context
    const { clock } = started
    const known = await corpus.creators.find({ network: 'instagram', handle: 'ansa.runs' })
    expect(known?.externalId).toBe('@ansa.runs')
    if (known === undefined) return
    await corpus.creators.save([
      { ...known, externalId: '900003', name: 'Ansa', provenance: { ...known.provenance, asOf: clock.now() } },
    ])
    expect(await corpus.creators.findById('instagram', '@ansa.runs')).toBeUndefined()
    expect(await corpus.contents.list('instagram', '900003', { limit: 100 })).toHaveLength(20)
    expect(await corpus.audiences.count({ network: 'instagram', creatorId: '900003', kind: 'followers' })).toBe(120)
  })
})
