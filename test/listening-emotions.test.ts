import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '../src/model/content.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

const day = 86_400_000
const from = Date.UTC(2026, 5, 1)
const to = Date.UTC(2026, 6, 1)

const said = [
  ['en', 'I am so happy with my Lumevia serum, what a wonderful day'],
  ['en', 'I hate Lumevia, I am so angry, you idiots ruined my day'],
  ['en', 'I am crying, so sad and heartbroken that Lumevia is gone'],
  ['en', 'The Lumevia shop opens at nine and closes at six'],
  ['en', 'So happy, Pellucca cream and Lumevia serum make me smile with joy'],
  ['ja', 'Lumevia お誕生日おめでとうございます、また土曜日に会いましょう'],
] as const

const content = (n: number): Content => {
  const [language, text] = said[n % said.length] ?? ['en', '']
  return contentLike({
    network: 'instagram',
    contentId: `e${n}`,
    author: `who${n}`,
    authorExternalId: `${n}`,
    text,
    language,
    publishedAt: from + (n - 12) * day + 3_600_000,
    provenance: imported(1000),
  })
}

const body = {
  brand: { name: 'Lumevia', query: 'lumevia' },
  others: [{ name: 'Pellucca', query: 'pellucca' }],
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  gather: { profiles_max: 0 },
}

interface Emotions {
  judged: number
  not_judged: number
  none: number
  counts: { emotion: string; mentions: number; share: { value: number; low: number; high: number } | null }[]
}
interface Brand {
  name: string
  mentions: number
  sentiment: object
  emotions?: Emotions
  before: { mentions: number; emotions?: Emotions }
  top_posts: object[]
}
interface Mention {
  text: string
  language: string
  emotions?: string[] | null
}
interface Insights {
  brands: Brand[]
  coverage: { emotions?: { judged: number; remembered: number; not_judged: { reason: string; mentions: number }[] } }
}

describe.each(databases)('emotions in listening on %s', (database) => {
  let started: Started
  let [plainId, id] = ['', '']
  const listen = async (more: object): Promise<string> => {
    const submitted = await started.call('POST', '/social-listening', { body: { ...body, ...more } })
    await started.drain()
    return submitted.id
  }
  const fetch = async (request: string): Promise<Insights> =>
    (await started.call('GET', `/social-listening/${request}/fetch`)).at('insights') as Insights
  const mentions = (query: Record<string, string>, request = id): Promise<Response> =>
    started.call('GET', `/social-listening/${request}/mentions?${new URLSearchParams(query).toString()}`)

  beforeAll(async () => {
    started = await start({ database })
    await started.app.context.corpus.contents.save(Array.from({ length: 36 }, (_, n) => content(n)))
    plainId = await listen({})
    id = await listen({ emotions: true })
  })
  afterAll(() => started.stop())

  test('are counted by brand and period, with bounds, none and not judged', async () => {
    const [lumevia, pellucca] = (await fetch(id)).brands
    const felt = lumevia?.emotions
    expect([lumevia?.mentions, felt?.judged, felt?.not_judged]).toEqual([24, 20, 4])
    expect(felt?.counts.map(({ emotion }) => emotion)).toEqual(['anger', 'fear', 'joy', 'sadness', 'surprise'])
    const of = (name: string) => felt?.counts.find(({ emotion }) => emotion === name)
    expect(of('joy')).toMatchObject({ mentions: 8, share: { value: 0.4, sample_size: 20, basis: 'inferred' } })
    // Wilson, eight of twenty.
    expect(of('joy')?.share?.low).toBeCloseTo(0.2188, 3)
    expect(of('joy')?.share?.high).toBeCloseTo(0.6134, 3)
    expect([of('anger')?.mentions, of('sadness')?.mentions, felt?.none]).toEqual([4, 4, 4])
    expect([pellucca?.emotions?.judged, pellucca?.emotions?.not_judged]).toEqual([4, 0])
    expect(lumevia?.before.emotions).toMatchObject({ judged: 10, not_judged: 2 })
  })

  test('every count leads to as many posts, and they say so', async () => {
    const { brands } = await fetch(id)
    for (const { name, emotions, before } of brands)
      for (const [period, felt] of [['now', emotions] as const, ['before', before.emotions] as const]) {
        const figures = [
          ...(felt?.counts ?? []),
          { emotion: 'none', mentions: felt?.none },
          { emotion: 'not_judged', mentions: felt?.not_judged },
        ]
        for (const { emotion, mentions: count } of figures) {
          const page = await mentions({ brand: name, period, emotion })
          expect([name, period, emotion, page.at('total.value')]).toEqual([name, period, emotion, count])
          for (const mention of page.at('data') as Mention[]) {
            if (emotion === 'not_judged') expect(mention).toMatchObject({ language: 'ja', emotions: null })
            else if (emotion === 'none') expect(mention.emotions).toEqual([])
            else expect(mention.emotions).toContain(emotion)
          }
        }
      }
    const both = await mentions({ brand: 'Lumevia', emotion: 'joy', sentiment: 'positive' })
    expect(both.at('total.value')).toBeGreaterThan(0)
    const wrong = await mentions({ emotion: 'disgust' })
    expect([wrong.status, wrong.at('errors.0.pointer')]).toEqual([422, '/emotion'])
  })

  test('a request without them stays as it was, with the same sentiment', async () => {
    const [plain, asked] = [await fetch(plainId), await fetch(id)]
    expect(JSON.stringify(plain)).not.toContain('emotion')
    expect(plain.brands.map(({ sentiment }) => sentiment)).toEqual(asked.brands.map(({ sentiment }) => sentiment))
    expect((await mentions({ limit: '1' }, plainId)).at('data.0')).not.toHaveProperty('emotions')
    const refused = await mentions({ emotion: 'joy' }, plainId)
    expect([refused.status, refused.at('errors.0.pointer')]).toEqual([422, '/emotion'])
    const header = async (request: string): Promise<string[]> =>
      ((await mentions({ format: 'csv' }, request)).text.split(/\r?\n/)[0] ?? '').split(',')
    const [without, withThem] = [await header(plainId), await header(id)]
    expect(without.some((column) => column.startsWith('emotions'))).toBe(false)
    expect(withThem.filter((column) => !without.includes(column))).toEqual(['emotions'])
    const lines = (await mentions({ format: 'jsonl', emotion: 'anger' })).text.trimEnd().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as Mention).emotions?.includes('anger'))).not.toContain(false)
  })

  test('a text is read once, and the next request counts the same', async () => {
    const first = await fetch(id)
    const again = await fetch(await listen({ emotions: true }))
    expect(again.brands.map(({ emotions }) => emotions)).toEqual(first.brands.map(({ emotions }) => emotions))
    const reasons = [{ reason: 'language_unsupported', mentions: 6 }]
    expect(first.coverage.emotions).toEqual({ judged: 30, remembered: 0, not_judged: reasons })
    expect(again.coverage.emotions).toEqual({ judged: 30, remembered: 36, not_judged: reasons })
  })

  test('beyond judge_max the rest is said to be left out', async () => {
    await started.app.context.corpus.contents.save([36, 37, 38, 39].map(content))
    await indexed(started.app.context.corpus.search.texts)
    const { coverage } = await fetch(await listen({ emotions: true, judge_max: 0 }))
    expect(coverage.emotions?.not_judged).toContainEqual({ reason: 'sampled_out', mentions: 4 })
  })
})
