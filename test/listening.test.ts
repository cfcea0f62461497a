import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../src/model/content.js'
import type { Comment } from '../src/model/comment.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

const day = 86_400_000
const from = Date.UTC(2026, 5, 1)
const to = Date.UTC(2026, 6, 1)
const provenance = imported(1000)

const said = [
  'The Lumevia dew serum is lovely #glow',
  'Lumevia price went up again, too expensive',
  'Pellucca barrier cream against Lumevia: which one?',
  'Pellucca cream saved my winter skin #glow',
  'Nothing to do with any brand at all today',
]
const angry = [
  'Lumevia serum gave me a terrible rash, never again',
  'my face burns after the Lumevia serum, a terrible rash',
  'refund please, Lumevia rash is horrible and the reply is a lie',
]

const content = (n: number, text: string, publishedAt: number): Content =>
  contentLike({
    network: n % 3 === 0 ? 'tiktok' : 'instagram',
    contentId: `c${n}`,
    author: `who${n % 23}`,
    authorExternalId: `${n % 23}`,
    type: n % 2 === 0 ? 'image' : 'short',
    text: `${text} ${n}`,
    language: n % 4 === 0 ? null : 'en',
    publishedAt,
    engagement: { likes: n % 17, comments: n % 5, views: n % 2 === 0 ? n * 10 : null, shares: null, saves: null },
    provenance,
  })

const contents: Content[] = []
for (let d = -30; d < 30; d++)
  for (let i = 0; i < 5; i++) contents.push(content(contents.length, said[i] ?? '', from + d * day + i * 7_200_000))
for (let d = 12; d < 15; d++)
  for (let i = 0; i < 12; i++)
    contents.push(content(contents.length, angry[i % 3] ?? '', from + d * day + i * 3_600_000))

const comment: Comment = {
  network: 'instagram',
  contentId: 'c1',
  commentId: 'k1',
  parentId: null,
  author: { handle: 'lurker', externalId: '900', name: null, imageUrl: null },
  text: 'I love my Lumevia serum so much, best thing ever',
  language: 'en',
  publishedAt: from + 5 * day,
  likes: 3,
  replies: 0,
  provenance,
}

const body = {
  brand: { name: 'Lumevia', query: 'lumevia OR #lumevia' },
  others: [{ name: 'Pellucca', query: 'pellucca' }],
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  time_zone: 'Europe/Berlin',
  gather: { profiles_max: 0 },
}

interface Shown {
  mentions: number
  brands: Record<string, never>[]
}

describe.each(databases)('listening on %s', (database) => {
  let started: Started
  let id: string
  let insights: Shown
  beforeAll(async () => {
    started = await start({ database, config: { searchThreads: 2 } })
    await started.app.context.corpus.contents.save(contents)
    await started.app.context.corpus.comments.save([comment])
    id = (await started.call('POST', '/social-listening', { body })).id
    await started.drain()
    insights = (await started.call('GET', `/social-listening/${id}/fetch`)).at('insights') as Shown
  })
  afterAll(() => started.stop())

  const mentions = (query: Record<string, string>): Promise<Response> =>
    started.call('GET', `/social-listening/${id}/mentions?${new URLSearchParams(query).toString()}`)

  test('the status sums up, the fetch tells', async () => {
    const status = await started.call('GET', `/social-listening/${id}`)
    expect(status.json).toMatchObject({ status: 'succeeded', kind: 'social_listening', progress: { share: 1 } })
    expect(status.at('result.mentions')).toBe(insights.mentions)
    const [lumevia, pellucca] = insights.brands as unknown as {
      name: string
      mentions: number
      before: { mentions: number }
      share_of_voice: { mentions: { value: number } }
      spikes: { from: string; terms: { term: string }[]; posts: unknown[] }[]
    }[]
    // Three a day for thirty days, thirty-six angry ones, a comment; Pellucca in two a day.
    expect([lumevia?.mentions, pellucca?.mentions]).toEqual([127, 60])
    expect([lumevia?.before.mentions, pellucca?.before.mentions]).toEqual([90, 60])
    expect((lumevia?.share_of_voice.mentions.value ?? 0) + (pellucca?.share_of_voice.mentions.value ?? 0)).toBeCloseTo(
      1,
    )
    expect(lumevia?.spikes).toHaveLength(1)
    expect(lumevia?.spikes[0]?.from).toBe('2026-06-12T22:00:00.000Z')
    expect(lumevia?.spikes[0]?.terms.map(({ term }) => term)).toContain('rash')
    expect(lumevia?.spikes[0]?.posts).toHaveLength(5)
    expect(pellucca?.spikes).toEqual([])
  })

  test('every figure leads to exactly as many posts', async () => {
    let looked = 0
    const check = async (query: Record<string, string>, count: number): Promise<void> => {
      looked++
      expect([query, (await mentions({ ...query, limit: '1' })).at('total.value')]).toEqual([query, count])
    }
    for (const found of insights.brands as unknown as Record<
      string,
      Record<string, unknown>[] & Record<string, never>
    >[]) {
      const brand = found['name'] as unknown as string
      const number = (value: unknown): number => Number(value)
      await check({ brand }, number(found['mentions']))
      await check({ brand, period: 'before' }, number((found['before'] as unknown as { mentions: number }).mentions))
      const sentiment = found['sentiment'] as unknown as Record<string, number>
      for (const mood of ['negative', 'neutral', 'positive', 'not_judged'])
        await check({ brand, sentiment: mood }, number(sentiment[mood]))
      for (const step of [...(found['volume'] ?? []), ...(found['spikes'] ?? [])])
        await check({ brand, from: String(step['from']), to: String(step['to']) }, number(step['mentions']))
      for (const [list, name] of [
        ['networks', 'network'],
        ['languages', 'language'],
        ['countries', 'country'],
        ['kinds', 'kind'],
        ['types', 'type'],
      ] as const)
        for (const { value, mentions: n } of found[list] ?? []) await check({ brand, [name]: String(value) }, number(n))
      for (const [list, name] of [
        ['terms', 'term'],
        ['rising_terms', 'term'],
        ['hashtags', 'hashtag'],
        ['co_mentions', 'co_mention'],
        ['aspects', 'aspect'],
        ['themes', 'theme'],
        ['top_authors', 'author'],
      ] as const)
        for (const item of found[list] ?? [])
          await check({ brand, [name]: String(item[name]) }, number(item['mentions']))
      for (const { copy, mentions: n } of found['copies'] ?? [])
        await check({ brand, copy: String(copy), repeats: 'all' }, number(n))
      await check({ brand, repeats: 'only' }, number(found['repeats']))
    }
    expect(looked).toBeGreaterThan(80)
  })

  test('pages fit together, files hold the same, words that matched are pointed at', async () => {
    const ids: string[] = []
    for (let cursor: unknown = undefined; cursor !== null;) {
      const page = await mentions({
        brand: 'Lumevia',
        limit: '50',
        ...(cursor === undefined ? {} : { cursor: cursor as string }),
      })
      ids.push(...(page.at('data') as { id: string }[]).map((one) => one.id))
      cursor = page.at('next_cursor')
    }
    expect(new Set(ids).size).toBe(127)
    const lines = await mentions({ brand: 'Lumevia', format: 'jsonl' })
    expect(
      lines.text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toEqual(ids)
    expect((await mentions({ brand: 'Lumevia', format: 'csv' })).text.trimEnd().split(/\r?\n/).length).toBeGreaterThan(
      127,
    )
    const shown = (await mentions({ brand: 'Lumevia', kind: 'comment' })).at('data.0') as {
      text: string
      matches: { start: number; end: number; text: string }[]
    }
    expect(shown.matches.map(({ start, end, text }) => [shown.text.slice(start, end), text])).toEqual([
      ['Lumevia', 'Lumevia'],
    ])
  })

  test('what is taken back keeps its place without its words, and what comes later changes nothing', async () => {
    const before = (await mentions({ brand: 'Pellucca' })).at('total.value')
    await started.app.context.corpus.contents.remove('instagram', ['c298'])
    await started.app.context.corpus.contents.save([content(9999, said[3] ?? '', from + 20 * day)])
    await indexed(started.app.context.corpus.search.texts)
    const after = await mentions({ brand: 'Pellucca', limit: '100' })
    expect(after.at('total.value')).toBe(before)
    expect(
      (after.at('data') as { content_id: string; text: string | null }[]).find(
        ({ content_id }) => content_id === 'c298',
      )?.text,
    ).toBeNull()
  })

  test('another account sees nothing of it', async () => {
    const token = await started.createToken('second')
    for (const path of [
      `/social-listening/${id}`,
      `/social-listening/${id}/fetch`,
      `/social-listening/${id}/mentions`,
    ]) {
      const theirs = await started.call('GET', path, { token })
      const never = await started.call('GET', path.replace(id, 'lst_never'), { token })
      expect([theirs.status, theirs.at('detail')]).toEqual([404, never.at('detail')])
    }
  })

  test('a query is checked, with the place of a mistake', async () => {
    const good = await started.call('POST', '/social-listening/query', {
      body: { query: 'lumevia NEAR/4 (rash OR price)' },
    })
    expect(good.json).toMatchObject({ valid: true, query: 'lumevia NEAR/4 (rash OR price)', texts: { relation: 'eq' } })
    expect(Number(good.at('texts.value'))).toBeGreaterThan(60)
    const bad = await started.call('POST', '/social-listening/query', { body: { query: 'lumevia AND (rash' } })
    expect(bad.json).toMatchObject({ valid: false, error: { start: 12, end: 13, expected: [')'] } })
    const suggested = await started.call('POST', '/social-listening/query', { body: { name: 'Lumevia' } })
    expect(suggested.at('query')).toBe('"Lumevia" OR #Lumevia')
  })

  test.each([
    [{ ...body, brand: { name: 'X', query: 'lumevia OR' } }, '/brand/query'],
    [{ ...body, others: [{ name: 'Y', query: 'colour:red' }] }, '/others/0/query'],
    [{ ...body, others: [{ name: 'Y', query: 'rash country:zz' }] }, '/others/0/query'],
    [{ ...body, languages: ['en', 'xx'] }, '/languages/1'],
    [{ ...body, countries: ['ZZ'] }, '/countries/0'],
    [{ ...body, others: [{ name: 'lumevia' }] }, '/others/0/name'],
    [{ ...body, time_zone: 'Mars/Olympus' }, '/time_zone'],
    [{ ...body, from: body.to }, '/from'],
    [{ ...body, from: '2019-01-01T00:00:00Z', interval: 'hour' }, '/interval'],
    [{ ...body, brnd: 1 }, ''],
  ])('refused with a pointer: %#', async (wrong, pointer) => {
    const response = await started.call('POST', '/social-listening', { body: wrong })
    expect([response.status, response.at('errors.0.pointer')]).toEqual([
      422,
      pointer === '' ? expect.any(String) : pointer,
    ])
  })

  test.each([{ brand: 'Nobody' }, { term: 'never-reported' }, { period: 'before', aspect: 'price' }, { cursor: 'x' }])(
    'mentions refuse %j',
    async (query) => expect((await mentions(query as Record<string, string>)).status).toBe(422),
  )

  test('listening comes back, tells of a spike once, and can be paused and stopped', async () => {
    const now = started.clock.now()
    const burst = Array.from({ length: 30 }, (_, i) => content(20_000 + i, angry[i % 3] ?? '', now - i * 60_000))
    const quiet = Array.from({ length: 58 }, (_, i) => content(21_000 + i, said[0] ?? '', now - (i + 2) * day))
    await started.app.context.corpus.contents.save([...burst, ...quiet])
    const made = await started.call('POST', '/social-listening/recurring', {
      body: {
        name: 'daily',
        listening: { brand: body.brand, others: body.others, gather: { profiles_max: 0 } },
        every_s: 3600,
        window_s: 60 * 86_400,
        alerts: [{ on: 'spike' }, { on: 'mentions', above: 20 }],
      },
    })
    expect(made.status).toBe(201)
    const run = async (): Promise<void> => {
      await started.app.context.jobs.schedules.submitDue()
      await started.drain()
    }
    await run()
    const events = async (): Promise<{ payload: { on: string } }[]> =>
      (await started.call('GET', `/events?subject=${made.id}`)).at('data') as { payload: { on: string } }[]
    expect((await events()).map(({ payload }) => payload.on).sort()).toEqual(['mentions', 'spike'])
    started.clock.advance(3_700_000)
    await run()
    expect(await events()).toHaveLength(2)
    const shown = await started.call('GET', `/social-listening/recurring/${made.id}`)
    const last = await started.call('GET', `/social-listening/${String(shown.at('last_request_id'))}`)
    expect(last.at('status')).toBe('succeeded')
    const path = `/social-listening/recurring/${made.id}`
    const alerts = [{ on: 'mention' }, { on: 'negative_share', above: 0.4 }]
    expect((await started.call('PATCH', path, { body: { alerts } })).json).toMatchObject({ alerts, paused: false })
    const strange = { alerts: [{ on: 'spike', brand: 'Nobody' }] }
    expect((await started.call('PATCH', path, { body: strange })).at('errors.0.pointer')).toBe('/alerts/0/brand')
    expect((await started.call('PATCH', path, { body: {} })).status).toBe(422)
    expect((await started.call('PATCH', path, { body: { paused: true } })).json).toMatchObject({
      paused: true,
      next_at: null,
    })
    expect((await started.call('GET', '/social-listening/recurring')).at('data.0.id')).toBe(made.id)
    const token = await started.createToken('second')
    expect((await started.call('DELETE', path, { token })).status).toBe(404)
    expect((await started.call('DELETE', path)).status).toBe(200)
    expect((await started.call('GET', path)).status).toBe(404)
  })
})
