import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Creator } from '../src/model/creator.js'
import { databases, start, type Response, type Started } from './harness.js'

interface Shown {
  id: string
  stage: string
  confidence: number
  sentiment: string | null
  likes: number | null
  content_id: string
  set_apart: string | null
  text: string
  evidence: { start: number; end: number; text: string }[]
}

interface Insights {
  score: number
  factors: { contribution: number }[]
  comments: Record<string, number>
  authors: number
  intent_authors: number
  intent_share: { value: number; low: number; high: number }
  stages: { stage: string; comments: number; authors: number }[]
  contents: { content_id: string; comments: number }[]
  similar: { base_rate: { value: number } | null; creators: number }
  product: { comments: number } | null
}

const lumevia = { network: 'instagram', handle: 'lumevia.official' }

describe.each(databases)('purchase intent on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false, loopDelayMaxMs: 60_000 } })
    // The models are read with the first text: nobody has to wait for them below.
    await started.app.context.compute.judge.judge([{ text: 'hello there' }])
  })
  afterAll(() => started.stop())

  const submit = async (body: object): Promise<Response> => started.call('POST', '/purchase-intent', { body })
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    started.call('GET', path, { headers })
  const data = (response: Response): Shown[] => response.at('data') as Shown[]

  let id: string
  let insights: Insights
  beforeAll(async () => {
    const submitted = await submit({
      profile: lumevia,
      product: { name: 'Dew Serum', keywords: ['serum'] },
      max_contents: 60,
      max_comments: 260,
      compare: false,
    })
    expect([submitted.status, submitted.headers.get('location')]).toEqual([202, `/v1/purchase-intent/${submitted.id}`])
    id = submitted.id
    await started.drain()
    const fetched = await get(`/purchase-intent/${id}`)
    expect(fetched.json).toMatchObject({ status: 'succeeded' })
    insights = fetched.at('result') as Insights
  })

  const walk = async (query: string): Promise<Shown[]> => {
    const all: Shown[] = []
    let cursor: string | null = null
    do {
      const page = await get(`/purchase-intent/${id}/comments?${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
      expect(page.status).toBe(200)
      all.push(...data(page))
      cursor = page.at('next_cursor') as string | null
    } while (cursor !== null)
    return all
  }

  test('figures agree with each other and with the comments behind them', async () => {
    const all = await walk('limit=100')
    expect(all.length).toBe(insights.comments['read'])
    expect(insights.comments['read']).toBe(260)
    const apart = ['spam', 'giveaway', 'by_creator', 'not_judged'].map((name) => insights.comments[name] ?? 0)
    expect((insights.comments['counted'] ?? 0) + apart.reduce((a, b) => a + b)).toBe(260)
    const counted = all.filter(({ set_apart }) => set_apart === null)
    for (const { stage, comments } of insights.stages)
      expect([stage, comments]).toEqual([stage, counted.filter((shown) => shown.stage === stage).length])
    expect(insights.stages.reduce((sum, { authors }) => sum + authors, 0)).toBe(insights.authors)
    expect(insights.intent_authors).toBeGreaterThan(5)
    const { value, low, high } = insights.intent_share
    expect(low).toBeLessThan(value)
    expect(value).toBeLessThan(high)
    expect(insights.contents.reduce((sum, { comments }) => sum + comments, 0)).toBe(260)
    expect(insights.product?.comments).toBeGreaterThan(0)
  })

  test('the factors sum to the score', () => {
    const sum = insights.factors.reduce((total, { contribution }) => total + contribution, 0)
    expect(sum).toBeCloseTo(insights.score, 6)
    expect(insights.score).toBeGreaterThan(0)
  })

  test('every stage is said by words of the comment', async () => {
    const intents = await walk('stage=asks_price,asks_where,wants&limit=100')
    expect(intents.length).toBeGreaterThan(0)
    for (const { text, evidence } of intents) {
      expect(evidence.length).toBeGreaterThan(0)
      for (const { start: from, end, text: words } of evidence) expect(text.slice(from, end)).toBe(words)
    }
  })

  test('filters narrow and orders sort, over pages that neither repeat nor drop', async () => {
    const all = await walk('limit=100')
    const sure = await walk('min_confidence=0.9&counted=true&limit=7')
    expect(sure.map((shown) => shown.id)).toEqual(
      all.filter(({ confidence, set_apart }) => confidence >= 0.9 && set_apart === null).map((shown) => shown.id),
    )
    const [content] = insights.contents
    const ofOne = await walk(`content=${content?.content_id}&limit=50`)
    expect(ofOne.length).toBe(content?.comments)
    const liked = await walk('sort=likes&limit=30')
    expect(new Set(liked.map((shown) => shown.id)).size).toBe(all.length)
    const likes = liked.map((shown) => shown.likes ?? 0)
    expect([...likes].sort((a, b) => b - a)).toEqual(likes)
    const sad = await walk('sentiment=negative&sort=newest&limit=100')
    expect(sad.every(({ sentiment }) => sentiment === 'negative')).toBe(true)
  })

  test('streams are filtered alike and go on after the last event that was seen', async () => {
    const wants = await walk('stage=wants,asks_where&limit=100')
    const lines = await get(`/purchase-intent/${id}/comments?stage=wants,asks_where`, {
      accept: 'application/x-ndjson',
    })
    const ids = lines.text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as Shown).id)
    expect(ids).toEqual(wants.map((shown) => shown.id))
    const events = await get(`/purchase-intent/${id}/comments`, {
      accept: 'text/event-stream',
      'last-event-id': '255',
    })
    expect(events.text.match(/^event: item$/gm)).toHaveLength(5)
    expect(events.text).toContain('event: finished')
  })

  test('comments can be had as a file', async () => {
    const csv = await get(`/purchase-intent/${id}/comments?format=csv&stage=wants`)
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
  })

  test('another account sees neither insights nor comments', async () => {
    const other = await started.createToken('second')
    for (const path of [`/purchase-intent/${id}`, `/purchase-intent/${id}/comments`])
      expect((await started.call('GET', path, { token: other })).status).toBe(404)
  })

  test.each([
    [{}, 422],
    [{ profile: lumevia, contents: [{ network: 'instagram', content_id: '10000ko' }] }, 422],
    [{ profile: { ...lumevia, hande: 'x' } }, 422],
    [{ profile: lumevia, product: { name: '' } }, 422],
    [{ profile: lumevia, window: { since: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' } }, 422],
  ])('%j is refused with %i', async (body, status) => {
    expect((await submit(body)).status).toBe(status)
  })

  test.each(['stage=buying', 'min_confidence=2', 'sort=random', 'cursor=abc', 'limit=0', 'colour=red'])(
    'comments?%s is refused',
    async (query) => {
      expect((await get(`/purchase-intent/${id}/comments?${query}`)).status).toBe(422)
    },
  )

  test('a profile that cannot be read fails and says why; contents that cannot be read are named', async () => {
    const [nobody, some] = await Promise.all([
      submit({ profile: { network: 'instagram', handle: 'nobody.at.all.here' } }),
      submit({
        contents: [
          { network: 'instagram', content_id: insights.contents[0]?.content_id },
          { network: 'instagram', content_id: 'nothing' },
        ],
        max_comments: 20,
      }),
    ])
    await started.drain()
    expect((await get(`/purchase-intent/${nobody.id}`)).json).toMatchObject({
      status: 'failed',
      error: { code: 'not_found' },
    })
    expect((await get(`/purchase-intent/${some.id}`)).json).toMatchObject({
      status: 'partial',
      missing: [{ item: 'contents/1', reason: 'not_found' }],
    })
  })
})

test('similar creators give a base rate, and are remembered', async () => {
  const started = await start({ config: { demo: true, seedDemo: false, loopDelayMaxMs: 60_000 } })
  const { creators } = started.app.context.corpus
  const known: Creator[] = []
  for (const creator of started.app.context.demo?.creators() ?? []) {
    if (creator.network === 'instagram') known.push(creator)
    if (known.length === 120) break
  }
  await creators.save(known)
  const { id } = await started.call('POST', '/purchase-intent', {
    body: { profile: { network: 'instagram', handle: known[40]?.handle }, max_contents: 2, max_comments: 60 },
  })
  await started.drain()
  const fetched = await started.call('GET', `/purchase-intent/${id}`)
  expect(fetched.json).toMatchObject({ status: 'succeeded' })
  const { similar } = fetched.at('result') as Insights
  expect(similar.creators).toBeGreaterThanOrEqual(3)
  expect(similar.base_rate?.value).toBeGreaterThan(0)
  await started.stop()
})
