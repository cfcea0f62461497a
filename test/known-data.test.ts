import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMinimalCreator } from '../src/corpus/records/minimal-creator.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
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
    await indexed(started.app.context.corpus.search.creators)
  }, 600_000)
  afterAll(() => started.stop())

  test('profiles show what is known, with its age and where it came from', async () => {
    const { at } = await started.call('GET', '/profiles?network=instagram&handle=vela.paints,ansa.runs,nobody.here')
    expect(at('data')).toMatchObject([
      { state: 'active', freshness: 'known', profile: { source: 'import', synthetic: false, external_id: '900001' } },
      { state: 'active', freshness: 'known', profile: { source: 'import', handle: 'ansa.runs' } },
      { state: 'not_found', freshness: 'none', profile: null },
    ])
    expect(at('data.0.detail')).toMatch(/Known data of .* \(import\): no source is configured for Instagram/)
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
    expect(one.at('notes')).toContainEqual(expect.stringMatching(/^raw is null/))
    const all = await run('/public-content-async', { profile })
    expect([all.at('status'), all.at('result.items'), all.at('result.freshness')]).toEqual(['succeeded', 20, 'known'])
  })

  test('languages are told from texts where nobody declares them, and listening hears them', async () => {
    const { at } = await post('/public-content', { content: { network: 'instagram', content_id: 'c1_3' } })
    expect(at('data.0')).toMatchObject({ language: 'en', language_basis: 'detected' })
    const comments = await post('/public-comments', { content: { network: 'instagram', content_id: 'c0_0' } })
    expect((comments.at('data') as object[]).map((each) => (each as { language: unknown }).language).sort()).toEqual([
      'en',
      'en',
      'en',
      null,
    ])
    await indexed(started.app.context.corpus.search.texts)
    const check = async (query: string): Promise<Response> => post('/social-listening/query', { query })
    const [all, english, german] = [await check('lamp'), await check('lamp lang:en'), await check('lamp lang:de')]
    expect(Number(english.at('texts.value'))).toBeGreaterThan(0)
    expect(english.at('no_data')).toEqual([
      { field: 'lang', texts: Number(all.at('texts.value')) - Number(english.at('texts.value')) },
    ])
    expect([german.at('texts.value'), german.at('no_data')]).toEqual([0, english.at('no_data')])
    const nice = await check('nice lang:en')
    expect([nice.at('texts.value'), nice.at('no_data')]).toEqual([0, [{ field: 'lang', texts: 9 }]])
    const { id } = await post('/social-listening', {
      brand: { name: 'Nice', query: 'nice' },
      languages: ['en'],
      compare: false,
    })
    await started.drain()
    const heard = await started.call('GET', `/social-listening/${id}/fetch`)
    expect(heard.at('insights.coverage.no_data')).toEqual([{ field: 'lang', texts: 9 }])
  })

  test('a query of another tool is refused at the character, or translated', async () => {
    const query = 'lamp and sentiment:negative'
    const refused = await post('/social-listening', { brand: { name: 'Lamp', query } })
    expect([refused.status, refused.at('errors.0.message')]).toEqual([
      422,
      expect.stringMatching(/character 5: .*AND/s),
    ])
    const translated = await post('/social-listening/query/translate', { query })
    expect(translated.json).toMatchObject({ query: 'lamp', exact: false, error: null })
    expect(translated.at('changes')).toMatchObject([
      { from: 'and', to: 'AND' },
      { from: 'sentiment:negative', to: null },
    ])
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

  test('a profile that is older than the posts takes the place of what the posts alone told', async () => {
    const { corpus } = started.app.context
    const provenance = { source: 'import', basis: 'measured', asOf: started.clock.now(), synthetic: false } as const
    const met = { network: 'tiktok', handle: 'late.profile', externalId: '@late.profile' } as const
    await corpus.creators.meet([toMinimalCreator({ ...met, provenance })])
    const told = { ...toMinimalCreator({ ...met, provenance }), name: 'Late', followers: 70 }
    await corpus.creators.save([{ ...told, provenance: { ...provenance, asOf: provenance.asOf - 90 * 86_400_000 } }])
    expect(await corpus.creators.find(met)).toMatchObject({ name: 'Late', followers: 70 })
    await corpus.creators.meet([toMinimalCreator({ ...met, provenance })])
    expect(await corpus.creators.find(met)).toMatchObject({ name: 'Late', followers: 70 })
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
