import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'

interface Shown {
  id: string
  label: string
  relevance: number
  text: string
  set_apart: string | null
  why: { kind: string; weight: number; text: string; start: number | null; end: number | null }[]
  duplicate_cluster: string | null
}

interface Post {
  id: string
  engagement: { comments: number }
}

interface Insights {
  score: number
  factors: { contribution: number }[]
  comments: Record<string, number>
  authors: number
  shares: { relevant: { value: number; low: number; high: number } }
  themes: { label: string; comments: number; representative: { comment_id: string } }[]
  questions: { text: string; comments: number }[]
  duplicates: { cluster: string; comments: number }[]
}

describe.each(databases)('comments relevance on %s', (database) => {
  let started: Started
  let id: string
  let insights: Insights
  const official = { network: 'instagram', handle: 'lumevia.official' }
  let content: { network: string; content_id: string }

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    started.call('GET', path, { headers })
  const submit = (body: object): Promise<Response> => started.call('POST', '/comments-relevance', { body })

  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false, loopDelayMaxMs: 60_000 } })
    const posts = await started.call('POST', '/public-content', { body: { profile: official, limit: 100 } })
    const [one] = (posts.at('data') as Post[]).sort((a, b) => b.engagement.comments - a.engagement.comments)
    content = { network: 'instagram', content_id: one?.id ?? '' }
    // The models are read with the first text: nobody has to wait for them below.
    await started.app.context.compute.judge.judge([{ text: 'hello there' }])
    const submitted = await submit({
      content,
      brand: { name: 'Lumevia', description: 'Serums and creams for the skin.', keywords: ['serum'] },
      max_comments: 40,
    })
    expect(submitted.status).toBe(202)
    id = submitted.id
    await started.drain()
    const fetched = await get(`/comments-relevance/${id}`)
    expect(fetched.json).toMatchObject({ status: 'succeeded' })
    insights = fetched.at('result') as Insights
  })
  afterAll(() => started.stop())

  const walk = async (query: string): Promise<Shown[]> => {
    const all: Shown[] = []
    let cursor: string | null = null
    do {
      const page = await get(`/comments-relevance/${id}/comments?${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
      expect(page.status).toBe(200)
      all.push(...(page.at('data') as Shown[]))
      cursor = page.at('next_cursor') as string | null
    } while (cursor !== null)
    return all
  }

  test('figures agree with the comments behind them', async () => {
    const all = await walk('limit=100')
    expect(all.length).toBeGreaterThan(9)
    expect(insights.comments['read']).toBe(all.length)
    const counted = all.filter(({ set_apart }) => set_apart === null)
    for (const label of ['relevant', 'irrelevant'])
      expect(insights.comments[label]).toBe(counted.filter((shown) => shown.label === label).length)
    expect(insights.comments['relevant']).toBeGreaterThan(0)
    expect(insights.shares.relevant.low).toBeLessThanOrEqual(insights.shares.relevant.value)
    expect(insights.factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(insights.score, 6)
    for (const { cluster, comments } of insights.duplicates.slice(0, 3))
      expect(await walk(`cluster=${cluster}&limit=100`)).toHaveLength(comments)
    const ids = new Set(all.map((shown) => shown.id))
    for (const { representative } of insights.themes) expect(ids.has(representative.comment_id)).toBe(true)
  })

  test('a score is made of its reasons, and reasons point at words', async () => {
    for (const { relevance, why, text } of await walk('label=relevant&limit=100')) {
      const rest = why.filter(({ kind }) => kind !== 'spam').reduce((left, { weight }) => left * (1 - weight), 1)
      expect(Math.abs(relevance - 100 * (1 - rest))).toBeLessThan(1)
      for (const reason of why)
        if (reason.start !== null) expect(text.slice(reason.start, reason.end ?? 0)).toBe(reason.text)
    }
  })

  test('filters and orders', async () => {
    const sure = await walk('min_relevance=60&sort=score&limit=9')
    const scores = sure.map(({ relevance }) => relevance)
    expect(scores.every((score) => score >= 60)).toBe(true)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    const lines = await get(`/comments-relevance/${id}/comments?label=irrelevant`, { accept: 'application/x-ndjson' })
    expect(lines.text.trimEnd().split('\n')).toHaveLength((await walk('label=irrelevant&limit=100')).length)
  })

  test('another account sees nothing of it', async () => {
    const other = await started.createToken('second')
    for (const path of [`/comments-relevance/${id}`, `/comments-relevance/${id}/comments`])
      expect((await started.call('GET', path, { token: other })).status).toBe(404)
  })

  test('an id of another kind of request is not found', async () => {
    expect((await get(`/purchase-intent/${id}/comments`)).status).toBe(404)
  })

  test.each([
    { product: { name: 'Lamp' } },
    { content: { network: 'tiktok', content_id: 'x' } },
    { content: { network: 'tiktok', content_id: 'x' }, product: { name: 'a' }, brand: { name: 'b' } },
    { content: { network: 'tiktok', content_id: 'x' }, brand: { name: 'b', profile_url: 'nonsense' } },
    { content: { content_url: 'https://www.tiktok.com/@someone' }, brand: { name: 'b' } },
  ])('%j is refused', async (body) => {
    expect((await submit(body)).status).toBe(422)
  })

  test('a content that is not there fails and says so', async () => {
    const { id: gone } = await submit({ content: { network: 'tiktok', content_id: 'nothing' }, brand: { name: 'b' } })
    await started.drain()
    expect((await get(`/comments-relevance/${gone}`)).json).toMatchObject({
      status: 'failed',
      error: { code: 'not_found' },
    })
  })
})
