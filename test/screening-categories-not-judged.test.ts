import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike, imported } from './records.js'

let started: Started
let id: string
beforeAll(async () => {
  started = await start()
  const { creators, contents } = started.app.context.corpus
  const now = started.clock.now()
  const provenance = imported(now)
  await creators.save([creatorLike({ externalId: 'p1', handle: 'mirabel.test', provenance })])
  const texts = ['Сегодня гуляли с друзьями у озера, погода прекрасная', 'A quiet evening at the lake with old friends']
  await contents.save(
    texts.map((text, i) =>
      contentLike({
        contentId: `${i}`,
        author: 'mirabel.test',
        authorExternalId: 'p1',
        text,
        language: null,
        publishedAt: now - 1000,
        provenance,
      }),
    ),
  )
  const body = { profile: { network: 'instagram', handle: 'mirabel.test' } }
  id = (await started.call('POST', '/screening', { body })).at('id') as string
  await started.drain()
})
afterAll(() => started.stop())

test('an item in a language that a category is not judged in is not clear for it, and the coverage counts it', async () => {
  const items = await started.call('GET', `/screening/${id}/contents?state=all`)
  const data = items.at('data') as { content: { text: string }; not_judged_categories: string[] }[]
  const missing = new Map(data.map((item) => [item.content.text.slice(0, 2), item.not_judged_categories]))
  expect(missing.get('Се')).toContain('misinformation_claims')
  expect(missing.get('A ')).toEqual([])
  const result = await started.call('GET', `/screening/${id}`)
  expect(result.at('result.coverage.categories_not_judged')).toContainEqual({
    category: 'misinformation_claims',
    count: 1,
  })
})

test('more like a missed item is looked for among what is not flagged, judged or not', async () => {
  const like = await started.call('POST', `/screening/${id}/contents/similar`, { body: { text: 'old friends' } })
  expect([like.at('compared'), like.at('data.0.item.content.text')]).toEqual([
    2,
    'A quiet evening at the lake with old friends',
  ])
})

test('the report says it', async () => {
  const report = await started.call('POST', `/screening/${id}/generate-report`, {
    body: {},
    headers: { accept: 'text/html' },
  })
  expect(JSON.stringify(report)).toMatch(/Not judged in the language of some items: [^<]*Misinformation claims 1/u)
})

test('what a reviewer has read lacks nothing', async () => {
  const items = await started.call('GET', `/screening/${id}/contents?state=clear`)
  const [item] = (items.at('data') as { id: string; not_judged_categories: string[] }[]).filter(
    ({ not_judged_categories }) => not_judged_categories.length > 0,
  )
  const body = { content_ids: [item?.id], action: 'flag', categories: ['threat'], reason: 'Read by a person.' }
  expect((await started.call('PATCH', `/screening/${id}/contents`, { body })).status).toBe(200)
  const result = await started.call('GET', `/screening/${id}`)
  expect(result.at('result.coverage.categories_not_judged')).toEqual([])
})
