import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

interface Shown {
  id: string
  type: string
  text: string
  published_at: string
  children?: Shown[]
  parent_id: string | null
  sponsored: { is: boolean; basis: string; disclosures: { text: string; start: number; end: number }[] }
}

describe.each(databases)('content on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    // The sources alone: nothing is laid out, everything is fetched.
    started = await start({ database, config: { demo: true, seedDemo: false } })
  })
  afterAll(() => started.stop())

  const post = (path: string, body: object): Promise<Response> => started.call('POST', path, { body })
  const data = (response: Response): Shown[] => response.at('data') as Shown[]
  const lumevia = { network: 'instagram', handle: 'lumevia.official' }

  /** All pages of a list, one after the other. */
  const walk = async (path: string, body: object): Promise<Shown[]> => {
    const all: Shown[] = []
    let cursor: string | null | undefined
    do {
      const page = await post(path, { ...body, ...(cursor === undefined ? {} : { cursor }) })
      expect(page.status).toBe(200)
      all.push(...data(page))
      cursor = page.at('next_cursor') as string | null
    } while (cursor !== null && all.length < 400)
    return all
  }

  test('the contents of a profile come newest first, page by page, none twice', async () => {
    const all = await walk('/public-content', { profile: lumevia, limit: 60 })
    expect(all.length).toBeGreaterThan(300)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const times = all.map(({ published_at }) => published_at)
    expect([...times].sort().reverse()).toEqual(times)
  })

  test('filters hold: type, time, words', async () => {
    const videos = await walk('/public-content', { profile: lumevia, type: ['video', 'short'], limit: 50 })
    expect(videos.length).toBeGreaterThan(0)
    expect(videos.every(({ type }) => type === 'video' || type === 'short')).toBe(true)
    const [from, to] = ['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z']
    const march = await walk('/public-content', { profile: lumevia, since: from, until: to, limit: 50 })
    expect(march.length).toBeGreaterThan(0)
    expect(march.every(({ published_at }) => published_at >= from && published_at < to)).toBe(true)
    const serum = data(await post('/public-content', { profile: lumevia, query: 'SERUM', limit: 5 }))
    expect(serum.length).toBeGreaterThan(0)
    expect(serum.every(({ text }) => text.toLowerCase().includes('serum'))).toBe(true)
  })

  test('one content can be named by id or address, and is answered with its own record when asked', async () => {
    const [one] = data(await post('/public-content', { profile: lumevia, limit: 1, raw: true }))
    expect(one).toHaveProperty('raw.record')
    const byId = await post('/public-content', { content: { network: 'instagram', content_id: one?.id } })
    const byUrl = await post('/public-content', {
      content: { content_url: `https://instagram.demo.example/p/${one?.id}` },
    })
    expect([data(byId)[0]?.id, data(byUrl)[0]?.id]).toEqual([one?.id, one?.id])
    expect(data(byId)[0]).not.toHaveProperty('raw')
  })

  test('what discloses a paid post is shown with the words that do', async () => {
    const disclosed: Shown[] = []
    for (const handle of ['ngoziii_beauty', 'lumevia.official']) {
      const response = await post('/public-content', { profile: { network: 'instagram', handle }, limit: 100 })
      if (response.status === 200)
        disclosed.push(...data(response).filter(({ sponsored }) => sponsored.basis === 'text'))
    }
    for (const { text, sponsored } of disclosed)
      for (const { start, end, text: words } of sponsored.disclosures) expect(text.slice(start, end)).toBe(words)
  })

  test('comments come newest first, flat or as a tree of the same comments', async () => {
    const content = { network: 'instagram', content_id: '10000ko' }
    const flat = await post('/public-comments', { content, limit: 100 })
    const tree = await post('/public-comments', { content, limit: 100, replies: 'tree' })
    const count = (comments: Shown[]): number =>
      comments.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)
    expect(data(flat).length).toBe(flat.at('total'))
    expect(count(data(tree))).toBe(data(flat).length)
    const paged = await walk('/public-comments', { content, limit: 4 })
    expect(paged.map(({ id }) => id)).toEqual(data(flat).map(({ id }) => id))
  })

  test('a large fetch pages, streams and says how far it is', async () => {
    const huge = { profile: { network: 'tiktok', handle: 'demo_huge' }, max_items: 1234 }
    const { id } = await post('/public-content-async', huge)
    await started.drain()
    const fetched = await started.call('GET', `/public-content-async/${id}?limit=100`)
    expect(fetched.json).toMatchObject({
      status: 'succeeded',
      result: { items: 1234, complete: false },
      progress: { done: 1234, share: 1 },
    })
    const streamed = await started.call('GET', `/public-content-async/${id}`, {
      headers: { accept: 'application/x-ndjson' },
    })
    const lines = streamed.text.trimEnd().split('\n')
    expect(lines).toHaveLength(1234)
    expect(new Set(lines.map((line) => (JSON.parse(line) as Shown).id)).size).toBe(1234)
  })

  test('a rate limit is waited for, and the fetch goes on where it was', async () => {
    const limited = await post('/public-content-async', {
      profile: { network: 'x', handle: 'demo_limited' },
      max_items: 150,
    })
    for (let i = 0; i < 8; i++) {
      await started.drain()
      started.clock.advance(5000)
    }
    const fetched = await started.call('GET', `/public-content-async/${limited.id}`)
    expect(fetched.json).toMatchObject({ status: 'succeeded', result: { items: 150 } })
  })

  test('the professional network has its own operations', async () => {
    const profile = { network: 'professional', handle: 'millpenny.official' }
    const { id } = await post('/public-content-professional', { profile, max_items: 30 })
    const comments = await post('/public-comments-professional', {
      content: { network: 'professional', content_id: '10bv0qd' },
      max_items: 50,
    })
    await started.drain()
    expect(data(await started.call('GET', `/public-content-professional/${id}?limit=30`))).toHaveLength(30)
    expect(data(await started.call('GET', `/public-comments-professional/${comments.id}?limit=50`))).toHaveLength(50)
    expect((await post('/public-content-professional', { profile: lumevia })).status).toBe(422)
  })

  test.each([
    ['/public-content', {}, 422],
    ['/public-content', { profile: lumevia, content: { network: 'x', content_id: '1' } }, 422],
    ['/public-content', { profile: { network: 'instagram', handle: 'nobody.at.all.here' } }, 404],
    ['/public-content', { profile: { network: 'instagram', handle: 'demo_private' } }, 409],
    ['/public-content', { profile: { network: 'instagram', handle: 'demo_failing' } }, 503],
    ['/public-content', { content: { content_url: 'https://instagram.demo.example/lumevia.official' } }, 422],
    ['/public-content', { profile: lumevia, since: 'yesterday' }, 422],
    ['/public-content', { profile: { ...lumevia, hande: 'x' } }, 422],
    ['/public-comments', { content: { network: 'instagram', content_id: 'nothing' } }, 404],
    ['/public-comments', { content: { network: 'snapchat', content_id: '10000ko' } }, 422],
  ])('%s with %j is refused with %i', async (path, body, status) => {
    const response = await post(path, body)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  })
})
