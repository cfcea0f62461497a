import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../src/gather/seed.js'
import { databases, start, type Response, type Started } from './harness.js'

interface Item {
  id: string
  name?: string
}

describe.each(databases)('creators on %s', (database) => {
  let started: Started
  const seed = async (): Promise<void> => {
    const { demo } = started.app.context
    if (demo === undefined) throw new Error('the demo world is not there')
    await seedDemo(demo, started.app.context)
  }
  // The part of the world that a first start waits for; the rest of it says nothing else, and takes longer than all tests here.
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    await seed()
  })
  afterAll(() => started.stop())

  const get = (path: string): Promise<Response> => started.call('GET', path)
  const items = (response: Response): Item[] => response.at('data') as Item[]
  const first = async (path: string): Promise<Item | undefined> => items(await get(path))[0]

  describe('locations', () => {
    test.each([
      ['sao pau', 'São Paulo'],
      ['MÜNCHEN', 'Munich'],
      ['new yor', 'New York City'],
      ['valencia es', 'Valencia'],
      ['東京', 'Tokyo'],
      ['القاهرة', 'Cairo'],
    ])('%s finds %s', async (query, name) => {
      expect((await first(`/dictionary/locations?query=${encodeURIComponent(query)}&kind=city`))?.name).toBe(name)
    })

    test('have a hierarchy, and are named in the language asked for', async () => {
      const response = await get('/dictionary/locations?query=valencia%20es&kind=city&locale=de&limit=1')
      expect(response.at('data.0')).toMatchObject({
        country_code: 'ES',
        parents: [{ id: 'es-vc' }, { id: 'es', name: 'Spanien' }],
      })
    })

    test('can be narrowed to a country, and an unknown one is refused by name', async () => {
      const inside = items(await get('/dictionary/locations?query=san&within=mx&limit=100'))
      expect(inside.length).toBeGreaterThan(10)
      expect(inside.every(({ id }) => id === 'mx' || id.startsWith('mx-'))).toBe(true)
      const unknown = await get('/dictionary/locations?within=nowhere')
      expect([unknown.status, unknown.at('errors.0.pointer')]).toEqual([422, '/within'])
    })

    test('page through everything once', async () => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Response = await get(
          `/dictionary/locations?query=spr&limit=50${cursor === null ? '' : `&cursor=${cursor}`}`,
        )
        seen.push(...items(page).map(({ id }) => id))
        cursor = page.at('next_cursor') as string | null
      } while (cursor !== null)
      expect(seen.length).toBeGreaterThan(50)
      expect(new Set(seen).size).toBe(seen.length)
    })
  })

  test('languages are found by name, native name and code', async () => {
    for (const query of ['portu', 'português', 'pt'])
      expect((await first(`/dictionary/languages?query=${query}`))?.id).toBe('pt')
    expect((await get('/dictionary/languages?query=ja&locale=es&limit=1')).at('data.0')).toMatchObject({
      id: 'ja',
      name: 'japonés',
      native_name: '日本語',
    })
  })

  test('brands are found despite a typing error, and name their competitors', async () => {
    const response = await get('/dictionary/brands?query=lumevai')
    expect(response.at('data.0')).toMatchObject({ name: 'Lumevia', synthetic: true, match: 'typo' })
    const competitors = response.at('data.0.competitors') as string[]
    const known = items(await get('/dictionary/brands?limit=100')).map(({ id }) => id)
    expect(competitors.length).toBeGreaterThan(0)
    expect(competitors.filter((id) => !known.includes(id) && id === '')).toEqual([])
  })

  test('interests are a tree', async () => {
    const beauty = await get('/dictionary/interests?query=beauty&limit=1')
    const children = beauty.at('data.0.children') as string[]
    const below = items(await get('/dictionary/interests?parent=beauty'))
    expect(below.map(({ id }) => id).sort()).toEqual([...children].sort())
    expect((await get('/dictionary/interests?parent=beuaty')).status).toBe(422)
  })

  test('topics are the tags people use, most used first', async () => {
    const counts = (await get('/dictionary/topics?limit=50')).at('data') as { contents: number }[]
    expect(counts.length).toBe(50)
    expect(counts.map(({ contents }) => contents)).toEqual(counts.map(({ contents }) => contents).sort((a, b) => b - a))
    expect(items(await get('/dictionary/topics?query=%23ski')).every(({ id }) => id.includes('ski'))).toBe(true)
  })

  test('related topics are counted from the contents, with what the weight rests on', async () => {
    const popular = (await first('/dictionary/topics?limit=1'))?.id ?? ''
    const response = await get(`/dictionary/topics/relevance?tags=${encodeURIComponent(popular)}&limit=10`)
    expect(response.status).toBe(200)
    expect(response.at('sample.contents')).toBeGreaterThan(1000)
    const related = response.at('data') as {
      id: string
      weight: number
      contents: number
      support: { contents_together: number }[]
    }[]
    expect(related.length).toBeGreaterThan(0)
    for (const { id, weight, contents, support } of related) {
      expect(id).not.toBe(popular)
      expect(weight).toBeGreaterThan(0)
      expect(support[0]?.contents_together).toBeLessThanOrEqual(contents)
    }
    const weights = related.map(({ weight }) => weight)
    expect([...weights].sort((a, b) => b - a)).toEqual(weights)
    const unknown = await get('/dictionary/topics/relevance?tags=nobodyeverwrotethis')
    expect(unknown.json).toMatchObject({ tags: [{ id: 'nobodyeverwrotethis', contents: 0 }], data: [] })
    expect((await get('/dictionary/topics/relevance')).status).toBe(422)
  })

  describe('profiles', () => {
    const profile = (query: string): Promise<Response> => get(`/profiles?${query}`)

    test('are live by default, and known when that is fresh enough', async () => {
      const live = await profile('network=instagram&handle=@Lumevia.official')
      expect(live.at('data.0')).toMatchObject({
        state: 'active',
        freshness: 'live',
        profile: { name: 'Lumevia', synthetic: true, source: 'demo' },
      })
      const known = await profile('network=instagram&handle=lumevia.official&max_age_s=3600')
      expect(known.at('data.0')).toMatchObject({
        freshness: 'known',
        profile: { as_of: live.at('data.0.profile.as_of') },
      })
      started.clock.advance(3601_000)
      expect((await profile('network=instagram&handle=lumevia.official&max_age_s=3600')).at('data.0.freshness')).toBe(
        'live',
      )
    })

    test('can be named by their address', async () => {
      const url = encodeURIComponent('https://instagram.demo.example/lumevia.official?utm_source=x')
      expect((await profile(`profile_url=${url}`)).at('data.0.profile.name')).toBe('Lumevia')
    })

    test('that nobody has are a 404', async () => {
      const response = await profile('network=x&handle=nobody_by_name')
      expect([response.status, response.at('code')]).toEqual([404, 'not_found'])
    })

    test('that are private or suspended are said to be so', async () => {
      expect((await profile('network=tiktok&handle=demo_private')).at('data.0')).toMatchObject({
        state: 'private',
        freshness: 'live',
      })
      expect((await profile('network=tiktok&handle=demo_suspended')).at('data.0')).toMatchObject({
        state: 'suspended',
        profile: null,
        freshness: 'none',
      })
    })

    test('whose network does not answer and whom nobody knows are a 503', async () => {
      const never = await profile('network=x&handle=demo_failing')
      expect([never.status, never.at('code')]).toEqual([503, 'unavailable'])
      const limited = await profile('network=x&handle=demo_limited')
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '2'])
      const other = await profile('network=x&handle=demo_silent')
      expect(other.status).toBe(200)
    })

    test('several at once say each their own state', async () => {
      const response = await profile('network=threads&handle=demo_silent,demo_deleted,demo_failing,demo_flaky')
      expect(response.status).toBe(200)
      const states = (response.at('data') as { state: string }[]).map(({ state }) => state)
      expect(states).toEqual(['active', 'not_found', 'unavailable', 'active'])
    })

    test('with odd Unicode come through unharmed', async () => {
      const response = await profile('network=threads&handle=demo_unicode')
      expect(response.status).toBe(200)
      expect(String(response.at('data.0.profile.bio')).isWellFormed()).toBe(true)
    })

    test.each([
      ['', ''],
      ['handle=x', '/network'],
      ['network=x&handle=way_too_long_for_x', '/handle/0'],
      ['profile_url=https://example.com/x', '/profile_url/0'],
      ['profile_url=javascript:alert(1)', '/profile_url/0'],
      [`network=x&handle=${Array.from({ length: 21 }, (_, i) => `a${i}`).join(',')}`, '/handle'],
      ['network=myspace&handle=tom', '/network'],
    ])('%s is refused at %s', async (query, pointer) => {
      const response = await profile(query)
      expect([response.status, response.at('errors.0.pointer')]).toEqual([422, pointer])
    })
  })

  test('networks show what they can give, field by field, and what is configured', async () => {
    const response = await get('/networks')
    const networks = response.at('data') as {
      network: string
      sources: { id: string; operations: Record<string, string> }[]
    }[]
    expect(networks).toHaveLength(20)
    expect(networks.slice(0, 12).every(({ sources }) => sources[0]?.id === 'demo')).toBe(true)
    expect(networks.slice(12).every(({ sources }) => sources.length === 0)).toBe(true)
    expect(networks.find(({ network }) => network === 'snapchat')?.sources[0]?.operations['comments']).toBe('no')
  })

  test('another start opens the same world and lays out nothing twice', async () => {
    const before = await started.app.context.corpus.creators.count()
    expect(before).toBeGreaterThan(20_000)
    await seed()
    expect(await started.app.context.corpus.creators.count()).toBe(before)
  })
})
