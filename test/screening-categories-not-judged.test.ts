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
  const texts = ['今天和朋友一起去湖边散步，天气很好', 'A quiet evening at the lake with old friends']
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
  expect(missing.get('今天')).toContain('threat')
  expect(missing.get('A ')).toEqual([])
  const result = await started.call('GET', `/screening/${id}`)
  expect(result.at('result.coverage.categories_not_judged')).toContainEqual({ category: 'threat', count: 1 })
})

test('the report says it', async () => {
  const report = await started.call('POST', `/screening/${id}/generate-report`, {
    body: {},
    headers: { accept: 'text/html' },
  })
  expect(JSON.stringify(report)).toContain('Not judged in the language of some items: Threat 1')
})
