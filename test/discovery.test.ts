import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { alive, bringPeople, found, uses } from './discovery-people.js'

describe.each(databases)('discovery on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { searchThreads: 2 } })
    await bringPeople(started)
  })
  afterAll(() => started.stop())

  const post = (body: object, path = '/discovery'): Promise<Response> => started.call('POST', path, { body })

  test('pages through everything once, in every order', async () => {
    for (const sort of [
      { by: 'followers' },
      { by: 'followers', order: 'asc' },
      { by: 'engagement_rate' },
      { by: 'follower_growth', months: 3 },
      { by: 'audience_share', audience: { part: 'locations', id: 'de' } },
      { by: 'audience_credibility' },
    ]) {
      const seen: string[] = []
      let cursor: unknown
      do {
        const page = await post({ sort, limit: 37, ...(cursor === undefined ? {} : { cursor }) })
        expect(page.status, page.text).toBe(200)
        seen.push(...found(page).map(({ external_id }) => external_id))
        cursor = page.at('next_cursor') ?? undefined
      } while (cursor !== undefined)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBe(alive.length)
    }
  })

  test('look-alikes share what they are found by', async () => {
    const answer = await post({ similar_to: { profile: { network: 'instagram', handle: 'person000' } }, limit: 5 })
    expect(answer.status, answer.text).toBe(200)
    const all = found(answer)
    expect(all.map(({ external_id }) => external_id)).not.toContain('u0')
    expect(all[0]?.shared_traits?.length).toBeGreaterThan(0)
    const scores = all.map(({ score }) => score ?? 0)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    const byAudience = await post({
      similar_to: { profile: { network: 'instagram', handle: 'person000' }, by: 'audience' },
    })
    expect(found(byAudience).every(({ audience }) => audience !== null)).toBe(true)
  })

  test('counts facets over all that match', async () => {
    const answer = await post({ verified: true, facets: ['network', 'country', 'followers'], limit: 1 })
    const verified = alive.filter(({ creator }) => creator.verified)
    const counts = answer.at('facets.network') as { value: string; count: number }[]
    for (const { value, count } of counts)
      expect(count).toBe(verified.filter(({ creator }) => creator.network === value).length)
    expect((answer.at('facets.country') as { value: string }[]).map(({ value }) => value).sort()).toEqual([
      'de',
      'es',
      'fr',
    ])
  })

  test('a cursor is good for its own question and account alone', async () => {
    const cursor = (await post({ limit: 5 })).at('next_cursor')
    expect((await post({ limit: 5, verified: true, cursor })).status).toBe(422)
    const token = await started.createToken('second')
    expect((await started.call('POST', '/discovery', { body: { limit: 5, cursor }, token })).status).toBe(422)
  })

  test('shows the words as they are written, and which words a filter found nobody to ask for', async () => {
    const forms = await post({ query: 'markets OR "slow coffee" OR "morning espresso"', limit: 100 })
    const values = found(forms).flatMap(({ match }) => match[0]?.value as string[])
    expect(new Set(values)).toEqual(new Set(['bio:markets', 'bio:slow coffee', 'captions:morning espresso']))
    const gender = (await post({ gender: ['female'] })).at('funnel.1') as { no_data: number }
    expect(gender.no_data).toBe(alive.filter(({ creator }) => creator.gender === null).length)
    const tags = (await post({ hashtags: ['coffee'] })).at('funnel.1') as { no_data: number }
    expect(tags.no_data).toBe(alive.filter(({ contents }) => contents.length === 0).length)
  })

  test('pages of a phrase stay in the snapshot they began in', async () => {
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page: Response = await post({
        query: '"morning espresso"',
        limit: 3,
        ...(cursor === undefined ? {} : { cursor }),
      })
      seen.push(...found(page).map(({ external_id }) => external_id))
      if (page.at('next_cursor') === null) break
      cursor = page.at('next_cursor') as string
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBe(alive.filter((person) => uses(person, 'Morning espresso')).length)
  })

  test('finds the profile whose address is pasted', async () => {
    const address = 'https://m.tiktok.com/@person001?lang=de'
    expect(found(await post({ query: address }, '/discovery-quick'))).toMatchObject([
      { handle: 'person001', matched: 'exact' },
    ])
    expect(found(await post({ query: address, network: 'instagram' }, '/discovery-quick'))).toEqual([])
    const handles = await started.call('GET', `/dictionary/userhandles?query=${encodeURIComponent(address)}`)
    expect(handles.at('data')).toMatchObject([{ handle: 'person001' }])
  })

  test('finds names while they are typed, with typos', async () => {
    const quick = await post({ query: 'svenson', limit: 100 }, '/discovery-quick')
    expect(found(quick).length).toBe(alive.filter(({ creator }) => creator.name.endsWith('Svensson')).length)
    const handles = await started.call('GET', '/dictionary/userhandles?query=person01&network=tiktok')
    expect(
      (handles.at('data') as { handle: string }[]).slice(0, 3).every(({ handle }) => handle.startsWith('person01')),
    ).toBe(true)
    expect((await post({ query: '…' }, '/discovery-quick')).at('data')).toEqual([])
  })
})
