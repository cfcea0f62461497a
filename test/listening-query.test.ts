import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, creatorLike, imported } from './records.js'

const provenance = imported(1000)
const place = (text: string) => ({ text, city: null, countryCode: null, locationId: null })

const creators = [
  creatorLike({ externalId: '1', handle: 'ana', followers: 1000, verified: true, place: place('London'), provenance }),
  creatorLike({
    externalId: '2',
    handle: 'bo',
    followers: 50,
    verified: false,
    place: place('Austin, Texas'),
    provenance,
  }),
]
const post = (n: number, author: number, text: string, more: object = {}) =>
  contentLike({
    contentId: `p${n}`,
    author: ['ana', 'bo', 'cy'][author - 1] ?? '',
    authorExternalId: `${author}`,
    text,
    publishedAt: Date.UTC(2026, 0, n, 12),
    provenance,
    ...more,
  })
const contents = [
  post(1, 1, 'juice of the apple 🍎', { title: 'Fresh pears', url: 'https://www.news.example.com/1' }),
  post(2, 2, 'an organisation sells apples and juices 🍐', { url: 'https://other.test/2' }),
  post(3, 3, 'pears, see (https://www.shop.test/pears).', { title: 'Apple juice', url: 'https://example.com/3' }),
]

describe.each(databases)('queries over rows, %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
    await started.app.context.corpus.creators.save(creators)
    await started.app.context.corpus.contents.save(contents)
    await indexed(started.app.context.corpus.search.texts)
  })
  afterAll(() => started.stop())

  test.each([
    ['apple* NEAR/4 juice*', 3, []],
    ['title:apple', 1, []],
    ['title:"fresh pears"', 1, []],
    ['site:example.com', 2, []],
    ['site:news.example.com', 1, []],
    ['links:shop.test', 1, []],
    ['has:link', 1, []],
    ['🍎 OR 🍐', 2, []],
    ['organi?ation', 1, []],
    ['(apple* OR pears) country:GB', 1, [{ field: 'country', texts: 1 }]],
    ['(apple* OR pears) city:london', 1, [{ field: 'city', texts: 1 }]],
    ['(apple* OR pears) region:Texas', 1, [{ field: 'region', texts: 1 }]],
    ['(apple* OR pears) continent:"north america"', 1, [{ field: 'continent', texts: 1 }]],
    ['(apple* OR pears) followers:[1000 TO *]', 1, [{ field: 'followers', texts: 1 }]],
    ['(apple* OR pears) verified:false', 1, [{ field: 'verified', texts: 1 }]],
    ['(apple* OR pears) date:>=2026-01-02', 2, []],
    ['(apple* OR pears) date:[2026-01-01 TO 2026-01-02}', 1, []],
  ])('%s finds %i', async (query, texts, missing) => {
    const { json } = await started.call('POST', '/social-listening/query', { body: { query } })
    expect(json).toMatchObject({ valid: true, texts: { value: texts }, no_data: missing })
  })

  test('a creator who gains followers takes the texts along', async () => {
    await started.app.context.corpus.creators.save([
      creatorLike({ externalId: '2', handle: 'bo', followers: 5000, provenance: imported(2000) }),
    ])
    await indexed(started.app.context.corpus.search.texts)
    const { json } = await started.call('POST', '/social-listening/query', { body: { query: 'followers:>=5000' } })
    expect(json).toMatchObject({ texts: { value: 1 } })
  })
})
