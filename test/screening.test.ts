import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { charlie, createCriteria, listItems, screen as screenWith, type Risk, type ScreenedItem } from './screened.js'

describe.each(databases)('screening on %s', (database) => {
  let started: Started
  let criteria: string
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    criteria = await createCriteria(started)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const get = (path: string, options = {}): Promise<Response> => started.call('GET', path, options)
  const data = (response: Response): ScreenedItem[] => response.at('data') as ScreenedItem[]

  const screen = (body: object) => screenWith(started, { criteria_id: criteria, ...body })
  const walk = (id: string, query: string) => listItems(started, id, query)
  const unflag = (id: string, body: object, options = {}): Promise<Response> =>
    started.call('PATCH', `/screening/${id}/contents/unflag`, { body, ...options })

  test('a profile is screened: score, factors, coverage and items agree with each other', async () => {
    const { id, done } = await screen({ profile: charlie })
    expect(done.at('status')).toBe('succeeded')
    const risk = done.at('result.risk') as Risk
    expect(risk.factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(risk.score, 6)
    const [flagged, clear, all] = [await walk(id, ''), await walk(id, '&state=clear'), await walk(id, '&state=all')]
    expect(done.at('result.coverage')).toMatchObject({
      seen: all.length,
      flagged: flagged.length,
      clear: clear.length,
      judged: flagged.length + clear.length,
    })
    expect(flagged.length).toBeGreaterThan(3)
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length)
    for (const { content, categories } of flagged)
      for (const { field, start: from, end, text, ...points } of categories.flatMap(({ evidence }) => evidence)) {
        const words = content.fields[field] ?? ''
        expect(words.slice(from, end)).toBe(text)
        expect([...words].slice(points.code_point_start, points.code_point_end).join('')).toBe(text)
      }
    const some = await walk(id, '&category=competitor_mention')
    expect(some.every(({ content }) => /mobility/i.test(content.text))).toBe(true)
    expect((await walk(id, '&keyword=Rest%20Day')).length).toBe(flagged.length - some.length + both(flagged))
    const until = flagged[1]?.content.published_at ?? ''
    expect((await walk(id, `&until=${until}`)).every(({ content }) => content.published_at < until)).toBe(true)
  })
  const both = (items: ScreenedItem[]): number => items.filter(({ categories }) => categories.length > 1).length

  test('unflagging rescores, is remembered, happens once, and can be taken back', async () => {
    const { id, done } = await screen({ profile: charlie })
    const score = done.at('result.risk.score') as number
    const items = data(await get(`/screening/${id}/contents?limit=100`))
    const [one, two] = items
    const order = { content_ids: [one?.content_id], reason: 'A figure of speech.' }
    const first = await unflag(id, order, { headers: { 'idempotency-key': `once-${database}` } })
    const again = await unflag(id, order, { headers: { 'idempotency-key': `once-${database}` } })
    expect([first.status, again.text]).toEqual([200, first.text])
    expect(first.json).toMatchObject({ changed: [one?.id], before: { score }, decision: { kind: 'unflag' } })
    expect(first.at('after.score')).toBeLessThan(score)
    expect((await get(`/screening/${id}`)).json).toMatchObject({
      result: { risk: { score: first.at('after.score') }, before_decisions: { score }, decisions: { unflagged: 1 } },
    })
    expect((await unflag(id, order)).json).toMatchObject({ changed: [], unchanged: [one?.id], decision: null })
    expect(data(await get(`/screening/${id}/contents?state=unflagged`))).toMatchObject([{ id: one?.id }])
    // Another screening with the same criteria remembers.
    const later = await screen({ profile: charlie })
    expect(later.done.at('result.risk.score')).toBe(first.at('after.score'))
    // Two reviewers at once: both are heard, and the score is that of both decisions.
    await Promise.all([
      unflag(id, { content_ids: [two?.id], reason: 'Mine.' }),
      unflag(id, { content_ids: [one?.id], action: 'flag', reason: 'It does count.' }),
    ])
    const shown = await get(`/screening/${id}`)
    expect(shown.at('result.decisions')).toMatchObject({ unflagged: 1, confirmed: 0, revision: 3 })
    await unflag(id, { content_ids: [two?.id], action: 'flag', reason: 'Back.' })
    expect((await get(`/screening/${id}`)).at('result.risk.score')).toBe(score)
    const history = await get(`/screening/${id}/history`)
    expect((history.at('data') as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      'flag',
      'flag',
      'unflag',
      'unflag',
    ])
  })

  test('a decision about a term reaches every item that rests on it alone', async () => {
    const own = await post('/flagging-criteria', {
      name: 'Apart',
      only_categories: ['custom'],
      keywords: [{ term: 'rest day' }],
      max_contents: 200,
    })
    const { id } = await screen({ profile: charlie, criteria_id: own.id })
    const items = await walk(id, '')
    const rest = items.filter(({ categories }) => categories.length === 1 && categories[0]?.category === 'custom')
    const decided = await unflag(id, { content_ids: [rest[0]?.id], reason: 'Rest is no risk.', scope: 'term' })
    expect(decided.at('terms')).toEqual(['custom rest day'])
    expect((decided.at('changed') as string[]).length).toBe(rest.length)
    expect((await walk(id, '&state=flagged')).length).toBe(items.length - rest.length)
  })

  test('what cannot be unflagged is said item by item, and nothing is changed', async () => {
    const { id } = await screen({ profile: charlie })
    const [one] = data(await get(`/screening/${id}/contents`))
    const wrong = await unflag(id, { content_ids: [one?.id, 'nope'], reason: 'x' })
    expect([wrong.status, wrong.at('errors.0.pointer')]).toEqual([422, '/content_ids/1'])
    expect((await get(`/screening/${id}`)).at('result.decisions.revision')).toBe(0)
    expect((await unflag(id, { content_ids: [], reason: '' })).status).toBe(422)
    const waiting = await post('/screening', {
      criteria_id: criteria,
      profile: { network: 'x', handle: 'demo_failing' },
    })
    expect((await unflag(waiting.id, { content_ids: ['a'], reason: 'x' })).status).toBe(409)
  })

  test('several profiles: one that fails makes the result partial, and says which', async () => {
    const { done } = await screen({ profiles: [charlie, { network: 'instagram', handle: 'demo_private' }] })
    expect(done.json).toMatchObject({
      status: 'partial',
      missing: [{ item: 'instagram:demo_private', reason: 'private' }],
      result: {
        subject: { profiles: [{ state: 'screened' }, { state: 'unavailable' }] },
        risk: { confidence: 'low' },
        identity: { confidence: 'none' },
      },
    })
  })

  test('a profile that is not there fails; one that never posted has no level', async () => {
    expect((await screen({ profile: { network: 'x', handle: 'demo_deleted' } })).done.json).toMatchObject({
      status: 'failed',
      error: { code: 'not_found' },
    })
    const silent = await screen({ profile: { network: 'x', handle: 'demo_silent' } })
    expect(silent.done.json).toMatchObject({ status: 'succeeded', result: { risk: { confidence: /low|withheld/ } } })
  })

  test('a single content is screened by itself', async () => {
    const all = await screen({ profile: charlie })
    const [flagged] = data(await get(`/screening/${all.id}/contents`))
    const { done } = await screen({ content: { network: 'tiktok', content_id: flagged?.content_id } })
    expect(done.json).toMatchObject({
      status: 'succeeded',
      result: { subject: { kind: 'content' }, coverage: { seen: 1, flagged: 1 }, risk: { confidence: 'sufficient' } },
    })
  })

  test('spans are right in emoji, marks and right-to-left text', async () => {
    const made = await post('/flagging-criteria', {
      name: 'Any word',
      only_categories: ['custom'],
      keywords: [{ term: '\\p{Arabic}{3,}|\\p{Hebrew}{3,}|\\p{Han}{2,}', match: 'regex' }],
    })
    const { id, done } = await screen({ criteria_id: made.id, profile: { network: 'x', handle: 'demo_unicode' } })
    expect(done.at('status')).toBe('succeeded')
    const items = data(await get(`/screening/${id}/contents?limit=50`))
    expect(items.length).toBeGreaterThan(0)
    for (const { content, categories } of items)
      for (const { field, start: from, end, text, ...points } of categories.flatMap(({ evidence }) => evidence)) {
        expect(content.fields[field]?.slice(from, end)).toBe(text)
        expect([...(content.fields[field] ?? '')].slice(points.code_point_start, points.code_point_end).join('')).toBe(
          text,
        )
      }
  })

  test('monitoring screens now, judges only what is new, tells of it, and catches up once', async () => {
    const made = await post('/screening/continuous-monitoring', {
      profile: charlie,
      criteria_id: criteria,
      every: '6h',
    })
    expect(made.json).toMatchObject({ status: 'active', every_s: 21_600, runs: 0 })
    const base = String(made.at('screening_id'))
    await started.drain()
    const before = (await get(`/screening/${base}`)).at('result.coverage.seen') as number
    const [one] = data(await get(`/screening/${base}/contents`))
    await unflag(base, { content_ids: [one?.id], reason: 'No.' })
    started.clock.advance(14 * 86_400_000)
    await started.drain()
    const shown = await get(`/screening/continuous-monitoring/${made.id}`)
    expect(shown.json).toMatchObject({ runs: 1, last_error: null, status: 'active' })
    const grown = await get(`/screening/${base}`)
    expect(grown.at('result.coverage.seen')).toBeGreaterThan(before)
    expect(grown.at('result.monitoring_id')).toBe(made.id)
    expect(grown.at('result.decisions.unflagged')).toBe(1)
    const events = (await get(`/events?subject=${made.id}`)).at('data') as {
      kind: string
      payload: { item_id: string }
    }[]
    const told = events.filter(({ kind }) => kind === 'screening.item_flagged').map(({ payload }) => payload.item_id)
    const flagged = await walk(base, `&since=${new Date(started.clock.now() - 14 * 86_400_000).toISOString()}`)
    expect(flagged.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([])
    const act = (verb: string): Promise<Response> =>
      started.call('POST', `/screening/continuous-monitoring/${made.id}/${verb}`)
    expect((await act('pause')).json).toMatchObject({ status: 'paused', next_run_at: null })
    started.clock.advance(5 * 86_400_000)
    await started.drain()
    expect((await get(`/screening/continuous-monitoring/${made.id}`)).at('runs')).toBe(1)
    expect((await act('resume')).at('status')).toBe('active')
    await started.drain()
    expect((await get(`/screening/continuous-monitoring/${made.id}`)).at('runs')).toBe(2)
    expect((await act('stop')).at('status')).toBe('stopped')
    expect((await act('resume')).status).toBe(409)
    const listed = await get('/screening/continuous-monitoring?status=stopped')
    expect(listed.at('data.0.id')).toBe(made.id)
    for (const every of ['10m', '31d', 'soon'])
      expect((await post('/screening/continuous-monitoring', { profile: charlie, every })).status).toBe(422)
  })

  test('nothing of it is seen by another account', async () => {
    const { id } = await screen({ profile: charlie })
    const token = await started.createToken('second')
    const paths = [
      `/screening/${id}`,
      `/screening/${id}/contents`,
      `/screening/${id}/history`,
      `/flagging-criteria/${criteria}`,
    ]
    for (const path of paths) expect([path, (await get(path, { token })).status]).toEqual([path, 404])
    expect((await unflag(id, { content_ids: ['x'], reason: 'x' }, { token })).status).toBe(404)
    expect((await post('/screening', { profile: charlie, criteria_id: criteria }, { token })).status).toBe(422)
  })
})
