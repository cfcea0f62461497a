import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../src/model/content.js'
import { databases, start, type Response, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

const dayMs = 86_400_000

describe.each(databases)('campaigns on %s', (database) => {
  let started: Started
  let from: number
  const post = (path: string, body?: unknown, token = started.token): Promise<Response> =>
    started.call('POST', path, { body, token })
  const get = (path: string, token = started.token): Promise<Response> => started.call('GET', path, { token })
  const publish = (author: string, id: string, day: number, text: string, likes: number | null): Promise<void> => {
    const engagement: Content['engagement'] = { likes, comments: 0, views: null, shares: null, saves: null }
    const publishedAt = from + day * dayMs
    const provenance = imported(publishedAt + 5 * dayMs)
    return started.app.context.corpus.contents.save([
      contentLike({ contentId: id, author, authorExternalId: author, text, publishedAt, engagement, provenance }),
    ])
  }
  const told = async (id: string): Promise<string[]> =>
    ((await get(`/events?subject=${id}`)).at('data') as { kind: string }[]).map(({ kind }) => kind)

  let id: string
  beforeAll(async () => {
    started = await start({ database })
    from = started.clock.now() - 20 * dayMs
    const { creators } = started.app.context.corpus
    await creators.save(
      ['una', 'otto', 'ida'].map((handle) =>
        creatorLike({ externalId: handle, handle, followers: 1000, provenance: imported(started.clock.now()) }),
      ),
    )
    for (const i of [1, 2, 3, 4, 5]) await publish('una', `before${i}`, -i, 'A quiet morning', 100)
    await publish('una', 'one', 2, 'My serum, lovely. #ad Code UNA20', 200)
    await publish('una', 'two', 3, 'Also this morning', 100)
    await publish('otto', 'hidden', 4, 'Go to shop.example/serum, you damn idiots', null)
    const created = await post('/campaigns', {
      name: 'Serum',
      codes: ['UNA20'],
      links: ['shop.example/serum'],
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(from + 30 * dayMs).toISOString(),
      roster: { items: ['instagram:una', 'instagram:otto', 'instagram:ida', 'instagram:nobody'], fee: 100 },
    })
    expect([created.status, created.at('roster')]).toMatchObject([201, { added: 3, not_found: 1 }])
    id = created.id
    await started.drain()
  })
  afterAll(() => started.stop())

  test('find posts by themselves, judge and measure them, and tell of each once', async () => {
    const posts = (await get(`/campaigns/${id}/posts`)).at('data')
    expect(posts).toMatchObject([
      {
        content_id: 'hidden',
        signs: [{ kind: 'link', value: 'shop.example/serum' }],
        disclosure: { state: 'none' },
        safety: { state: 'flagged' },
        engagement_rate: null,
        lift: null,
      },
      {
        content_id: 'one',
        counts: true,
        certainty: 'certain',
        disclosure: { state: 'text', words: '#ad' },
        safety: { state: 'clear' },
        engagements: 200,
        lift: { value: 2 },
        earned_value: { currency: 'USD' },
      },
    ])
    expect(await told(id)).toEqual(['campaign.post', 'campaign.post'])
    await publish('ida', 'late', 6, 'use una20', 10)
    started.clock.advance(3_600_000)
    await started.drain()
    expect(await told(id)).toEqual(['campaign.post', 'campaign.post', 'campaign.post'])
  })

  test('say what was not found and could not be measured', async () => {
    await post(`/campaigns/${id}/members`, { items: ['instagram:nobody'] })
    const { json } = await get(`/campaigns/${id}/board`)
    expect(json).toMatchObject({
      states: { waiting: 0, posted: 3, not_posted: 0, not_read: 0 },
      totals: { posts: 3, undisclosed: 2, unsafe: 1, fee: 300, engagements: { value: 210, posts: 3 } },
    })
    const missing = (json as { totals: { missing: { what: string }[] } }).totals.missing.map(({ what }) => what)
    expect(missing).toEqual(expect.arrayContaining(['reach', 'engagement_rate', 'baseline', 'comments']))
    const members = (json as { members: { handle: string; figures: { cost_per_engagement: number | null } }[] }).members
    expect(members.find(({ handle }) => handle === 'una')?.figures.cost_per_engagement).toBe(0.5)
  })

  test('a person has the last word, and fees can be changed', async () => {
    const body = { posts: [{ network: 'instagram', content_id: 'late' }], counts: false }
    expect((await post(`/campaigns/${id}/posts/decide`, body)).json).toEqual({ decided: 1, not_found: 0 })
    const ida = [{ network: 'instagram', handle: 'ida' }]
    const changed = await started.call('PATCH', `/campaigns/${id}/members`, { body: { members: ida, fee: null } })
    expect(changed.json).toEqual({ changed: 1, not_found: 0 })
    const board = (await get(`/campaigns/${id}/board`)).json
    expect(board).toMatchObject({ states: { posted: 2, not_posted: 1 }, totals: { posts: 2, fee: 200 } })
    // Ida, who has not posted, is put back with a fee: the others cost what they did before.
    const dear = { members: ida, fee: 900 }
    await started.call('PATCH', `/campaigns/${id}/members`, { body: dear })
    expect((await get(`/campaigns/${id}/board`)).at('totals')).toMatchObject({ fee: 1100, cost_per_engagement: 1 })
    expect((await post(`/campaigns/${id}/members/remove`, { members: ida })).at('removed')).toBe(1)
  })

  test('a table says what each is paid', async () => {
    const table = { csv: 'network,handle,fee\ninstagram,una,120\ninstagram,otto,\ninstagram,nobody,7', fee: 5 }
    const made = await post('/campaigns', {
      name: 'Paid',
      hashtags: ['paid'],
      starts_at: '2026-01-01T00:00:00Z',
      roster: table,
    })
    expect(made.at('roster')).toMatchObject({ added: 2, not_found: 1 })
    const { members } = (await get(`/campaigns/${String(made.at('id'))}/board`)).json as {
      members: { handle: string; fee: number }[]
    }
    expect(members.map(({ handle, fee }) => [handle, fee])).toEqual([['una', 120], ['otto', 5]]) // prettier-ignore
    expect((await post('/campaigns', { name: 'P', hashtags: ['p'], starts_at: '2026-01-01T00:00:00Z', roster: { csv: 'network,handle,fee\ninstagram,una,much' } })).status).toBe(422) // prettier-ignore
  })

  test('a roster may be a plain list of handles, addresses and ids', async () => {
    const [una] = (await get(`/campaigns/${id}/board`)).at('members') as { external_id: string; handle: string }[]
    const make = (roster: unknown): Promise<Response> =>
      post('/campaigns', { name: 'Plain', hashtags: ['plain'], starts_at: '2026-01-01T00:00:00Z', roster })
    const made = await make([
      `instagram:${una?.external_id ?? ''}`,
      'https://www.instagram.com/otto/',
      'instagram:nobody',
      { network: 'instagram', handle: 'ida' },
    ])
    expect(made.status).toBe(201)
    expect(made.at('roster')).toMatchObject({ added: 3, not_found: 1, misses: [{ position: 2 }] })
    const { members } = (await get(`/campaigns/${String(made.at('id'))}/board`)).json as {
      members: { handle: string }[]
    }
    expect(members.map(({ handle }) => handle).toSorted()).toEqual(['ida', 'otto', una?.handle].toSorted())
    expect((await make([])).status).toBe(422)
    await started.call('DELETE', `/campaigns/${String(made.at('id'))}`)
  })

  test('give the same figures as CSV and PDF', async () => {
    const csv = await started.call('GET', `/campaigns/${id}/report`, { headers: { accept: 'text/csv' } })
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.text).toMatch(/^network,handle,content_id,.*\r?\ninstagram,otto,hidden,/s)
    const pdf = await started.call('GET', `/campaigns/${id}/report`, { headers: { accept: 'application/pdf' } })
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    expect((await get(`/campaigns/${id}/report`)).at('posts')).toHaveLength(2)
  })

  test('end with one last look, and say so', async () => {
    started.clock.advance(11 * dayMs)
    // Somebody asks for a check while the scheduled one is due: both see that the end has passed.
    await started.call('POST', `/campaigns/${id}/check`)
    await Promise.all([started.drain(), started.drain()])
    expect((await told(id)).at(-1)).toBe('campaign.finished')
    expect((await told(id)).filter((kind) => kind === 'campaign.finished')).toHaveLength(1)
    expect((await get(`/campaigns/${id}`)).json).toMatchObject({ next_at: null, posts: 2 })
    const longer = { ends_at: null, codes: ['NOBODYHASIT'] }
    expect((await started.call('PATCH', `/campaigns/${id}`, { body: longer })).at('finished_at')).toBeNull()
    await started.drain()
    expect((await get(`/campaigns/${id}`)).at('posts')).toBe(1)
  })

  test('refuse what cannot be found by, and belong to their account', async () => {
    const starts_at = new Date(from).toISOString()
    expect((await post('/campaigns', { name: 'x', starts_at })).status).toBe(422)
    const wrong = await post('/campaigns', { name: 'x', starts_at, brands: ['No Such Brand'] })
    expect(wrong.at('errors.0.pointer')).toBe('/brands/0')
    expect((await post('/campaigns', { name: 'x', starts_at, links: ['nothing'] })).status).toBe(422)
    const stranger = await started.createToken('stranger')
    expect((await get('/campaigns', stranger)).at('data')).toEqual([])
    for (const path of ['', '/board', '/posts', '/report'])
      expect((await get(`/campaigns/${id}${path}`, stranger)).status).toBe(404)
    expect((await started.call('DELETE', `/campaigns/${id}`, { token: stranger })).status).toBe(404)
    expect((await started.call('DELETE', `/campaigns/${id}`)).status).toBe(204)
    expect((await get(`/campaigns/${id}`)).status).toBe(404)
  })
})
