import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

interface Shown {
  id: string
  state: string
  decision: string | null
  note: string | null
  found: string[] | null
  content: { text: string }
  categories: { category: string; severity: string | null; basis: string }[]
}

describe.each(databases)('review on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object, options = {}): Promise<Response> =>
    started.call('POST', path, { body, ...options })
  const get = (path: string, options = {}): Promise<Response> => started.call('GET', path, options)
  const patch = (id: string, body: object): Promise<Response> =>
    started.call('PATCH', `/screening/${id}/contents`, { body: { reason: 'Read by a person.', ...body } })
  const charlie = { network: 'tiktok', handle: 'charlie.runs' }

  /** Each test with criteria of its own: decisions are remembered by the set. */
  const screen = async (changes: object = {}): Promise<{ id: string; criteria: string }> => {
    const made = await post('/flagging-criteria', {
      name: 'Words alone',
      only_categories: ['custom', 'competitor_mention'],
      categories: { competitor_mention: { weight: 1 } },
      keywords: [{ term: 'rest day' }],
      window_days: 400,
      max_contents: 100,
      ...changes,
    })
    expect([made.status, made.at('errors')]).toEqual([201, undefined])
    return { id: await again(made.id), criteria: made.id }
  }
  const again = async (criteria: string): Promise<string> => {
    const { id } = await post('/screening', { criteria_id: criteria, profile: charlie })
    await started.drain()
    return id
  }
  const list = async (id: string, state: string): Promise<Shown[]> =>
    (await get(`/screening/${id}/contents?limit=100&state=${state}`)).at('data') as Shown[]
  const scoreOf = async (id: string): Promise<number> =>
    (await get(`/screening/${id}`)).at('result.risk.score') as number

  test('a missed item is flagged: score, list, report, later screenings and recall follow, and undo takes it back', async () => {
    const { id, criteria } = await screen()
    const before = await scoreOf(id)
    const [missed, other] = await list(id, 'clear')
    const bare = await patch(id, { content_ids: [missed?.id], action: 'flag' })
    expect([bare.status, bare.at('errors.0.pointer')]).toEqual([422, '/categories'])
    const done = await patch(id, { content_ids: [missed?.id], action: 'flag', categories: ['competitor_mention'] })
    expect([done.status, done.at('changed')]).toEqual([200, [missed?.id]])
    expect(done.at('after.score')).toBeGreaterThan(before)
    expect(await scoreOf(id)).toBe(done.at('after.score'))
    const others = (await get(`/screening/${id}/contents?category=competitor_mention`)).at('data') as Shown[]
    expect(others).toMatchObject([
      {
        id: missed?.id,
        state: 'flagged',
        decision: 'flagged',
        categories: [{ category: 'competitor_mention', basis: 'reviewer' }],
      },
    ])
    expect((await get(`/screening/${id}`)).at('result.decisions')).toMatchObject({ added: 1, revision: 1 })
    expect((await post(`/screening/${id}/generate-report`, {})).at('items')).toContainEqual(
      expect.objectContaining({ id: missed?.id }),
    )
    expect((await get(`/flagging-criteria/${criteria}/precision`)).json).toMatchObject({
      missed: 1,
      precision: null,
      recall: { value: 0 },
      categories: [{ category: 'competitor_mention', missed: 1 }],
    })
    expect((await list(await again(criteria), 'flagged')).map((item) => item.id)).toContain(missed?.id)
    // The old way says the same: a flag that means nothing is refused, one that does is carried out.
    const old = { content_ids: [other?.id], action: 'flag', reason: 'Missed.' }
    const unflag = (body: object): Promise<Response> =>
      started.call('PATCH', `/screening/${id}/contents/unflag`, { body })
    expect((await unflag(old)).status).toBe(422)
    expect((await unflag({ ...old, categories: ['competitor_mention'] })).at('changed')).toEqual([other?.id])
    expect((await post(`/screening/${id}/contents/undo`, {})).at('changed')).toEqual([other?.id])
    const undone = await post(`/screening/${id}/contents/undo`, { reason: 'Not so.' })
    expect([undone.at('changed'), undone.at('after.score')]).toEqual([[missed?.id], before])
    expect((await post(`/screening/${id}/contents/undo`, {})).status).toBe(409)
    expect((await list(await again(criteria), 'flagged')).map((item) => item.id)).not.toContain(missed?.id)
    const history = (await get(`/screening/${id}/history`)).at('data') as { kind: string; actor_name: string }[]
    expect(history.map(({ kind }) => kind)).toEqual(['flag', 'flag', 'undo', 'undo'])
    expect(
      new Set([...history, undone.at('decision') as { actor_name: string }].map((each) => each.actor_name)),
    ).toEqual(new Set(['test']))
  })

  test('categories, severity and notes are a reviewer’s to set, for many items at once', async () => {
    const { id, criteria } = await screen()
    const flagged = await list(id, 'flagged')
    const ids = flagged.slice(0, 2).map((item) => item.id)
    const relabel = await patch(id, {
      content_ids: ids,
      action: 'relabel',
      categories: [{ category: 'competitor_mention', severity: 'severe' }],
    })
    expect(relabel.at('changed')).toEqual(ids)
    expect(relabel.at('after.score')).toBeGreaterThan(relabel.at('before.score') as number)
    const [first] = await list(id, 'flagged')
    expect(first).toMatchObject({
      decision: 'confirmed',
      found: ['custom'],
      categories: [{ category: 'competitor_mention', severity: 'severe' }],
    })
    const milder = await patch(id, { content_ids: ids, action: 'set_severity', severity: 'low' })
    expect(milder.at('after.score')).toBeLessThan(relabel.at('after.score') as number)
    expect((await patch(id, { content_ids: ids, action: 'note', note: 'Ask the author.' })).status).toBe(200)
    expect((await list(id, 'flagged'))[0]).toMatchObject({ note: 'Ask the author.' })
    for (const action of ['note', 'set_severity']) {
      const bare = await patch(id, { content_ids: ids, action })
      expect([bare.status, bare.at('errors.0.pointer')]).toEqual([422, action === 'note' ? '/note' : '/severity'])
    }
    expect((await get(`/flagging-criteria/${criteria}/precision`)).at('categories')).toMatchObject([
      { category: 'competitor_mention', missed: 2 },
      { category: 'custom', unflagged: 2 },
    ])
    const later = await list(await again(criteria), 'flagged')
    expect(later.find((item) => item.id === ids[0])?.categories).toMatchObject([
      { category: 'competitor_mention', severity: 'low' },
    ])
    const [clear] = await list(id, 'clear')
    expect(
      (await patch(id, { content_ids: [clear?.id], action: 'relabel', categories: ['competitor_mention'] })).status,
    ).toBe(422)
    expect((await patch(id, { content_ids: ids, action: 'relabel', categories: ['hate'] })).at('errors')).toMatchObject(
      [{ pointer: '/categories/0' }],
    )
    expect((await patch(id, { content_ids: ids, action: 'relabel' })).status).toBe(422)
    expect((await patch(id, { content_ids: ids, action: 'confirm', severity: 'low' })).status).toBe(422)
    // An older decision is not undone behind the back of a newer one.
    const decision = relabel.at('decision.id')
    expect((await post(`/screening/${id}/contents/undo`, { decision_id: decision })).status).toBe(409)
    expect((await post(`/screening/${id}/contents/undo`, { decision_id: 'dec_never' })).status).toBe(404)
  })

  test('a replay gives the digest again, whatever reviewers decided', async () => {
    const { id } = await screen()
    const [clear] = await list(id, 'clear')
    await patch(id, { content_ids: [clear?.id], action: 'flag', categories: ['competitor_mention'] })
    expect((await post(`/screening/${id}/replay`, {})).json).toMatchObject({ same: true, differences_total: 0 })
  })

  test('two people sign, each with a token of their own; a decision makes their signatures void', async () => {
    const { id } = await screen({ sign_offs: 2 })
    const second = await started.createToken('first')
    const report = (): Promise<Response> => post(`/screening/${id}/generate-report`, {})
    expect((await report()).json).toMatchObject({ version: 1, status: 'draft' })
    const sign = (reviewer: string, token?: string): Promise<Response> =>
      post(`/screening/${id}/sign-off`, { reviewer }, token === undefined ? {} : { token })
    expect((await sign('Robin Example')).json).toMatchObject({ status: 'draft', required: 2 })
    expect((await sign('Someone Else')).status).toBe(409)
    expect((await sign('robin  example', second)).status).toBe(409)
    expect((await sign('Kim Sample', second)).json).toMatchObject({ status: 'signed' })
    const final = await report()
    expect(final.json).toMatchObject({ version: 2, status: 'final' })
    const page = await get(`/screening/${id}/reports/${final.id}`, { headers: { accept: 'text/html' } })
    expect(page.text).toContain('Kim Sample')
    const [item] = await list(id, 'flagged')
    await patch(id, { content_ids: [item?.id], action: 'unflag' })
    expect((await get(`/screening/${id}`)).json).toMatchObject({ result: { review: { status: 'draft' } } })
    expect((await report()).json).toMatchObject({ version: 3, status: 'draft' })
    expect((await get(`/screening/${id}/reports/${final.id}`)).json).toMatchObject({ status: 'final' })
  })

  test('more like one item is found in the same profile', async () => {
    const { id } = await screen()
    const [one] = await list(id, 'flagged')
    const like = await post(`/screening/${id}/contents/similar`, { content_id: one?.id, state: 'all', limit: 5 })
    const data = like.at('data') as { likeness: number; item: Shown }[]
    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ likeness }) => likeness)).toEqual(data.map((each) => each.likeness).sort((a, b) => b - a))
    expect(data.some(({ item }) => item.id === one?.id)).toBe(false)
    const byText = await post(`/screening/${id}/contents/similar`, { text: one?.content.text, state: 'flagged' })
    expect((byText.at('data.0.likeness') as number) > 0.9).toBe(true)
    expect((await post(`/screening/${id}/contents/similar`, {})).status).toBe(422)
    expect((await post(`/screening/${id}/contents/similar`, { content_id: 'nope' })).status).toBe(422)
  })

  test('a preview judges texts of one’s own, each for itself', async () => {
    const criteria = { name: 'Mine', only_categories: ['custom'], keywords: [{ term: 'teapot' }] }
    const texts = ['I broke the teapot', { text: 'Nothing here', language: 'en' }, '']
    const seen = await post('/flagging-criteria/preview', { criteria, texts })
    expect(seen.json).toMatchObject({
      sample_size: 3,
      flagged: 1,
      texts: [
        { index: 0, state: 'flagged', categories: [{ category: 'custom', evidence: [{ text: 'teapot', start: 12 }] }] },
        { index: 1, state: 'clear' },
        { index: 2, state: 'not_judged' },
      ],
    })
    expect((await post('/flagging-criteria/preview', { criteria, texts, sample_size: 20 })).status).toBe(422)
    const saved = await post('/flagging-criteria', criteria)
    const named = { criteria_id: saved.at('id'), texts }
    expect((await post('/flagging-criteria/preview', named)).json).toEqual(seen.json)
    expect((await post('/flagging-criteria/preview', { ...named, criteria })).status).toBe(422)
    expect((await post('/flagging-criteria/preview', { texts, criteria_id: 'crt_none' })).status).toBe(422)
    expect((await post('/flagging-criteria/preview', { texts })).json).toMatchObject({ flagged: 0, sample_size: 3 })
  })
})
