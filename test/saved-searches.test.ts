import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Response, type Started } from './harness.js'
import { creatorLike, imported } from './records.js'

describe.each(databases)('saved searches on %s', (database) => {
  let started: Started
  const save = async (...people: [id: string, followers: number, verified?: boolean][]): Promise<void> => {
    const { creators, search } = started.app.context.corpus
    const provenance = imported(started.clock.now())
    await creators.save(
      people.map(([id, followers, verified = false]) =>
        creatorLike({ externalId: id, handle: `cook_${id}`, followers, verified, provenance }),
      ),
    )
    await search.creators.caughtUp()
  }
  beforeAll(async () => {
    started = await start({ database })
    await save(['a', 1000], ['b', 2000], ['c', 3000])
  })
  afterAll(() => started.stop())

  const post = (path: string, body?: unknown, token = started.token): Promise<Response> =>
    started.call('POST', path, { body, token })
  const get = (path: string, token = started.token): Promise<Response> => started.call('GET', path, { token })
  const body = { name: 'Cooks', filters: { followers: { min: 1000 }, synthetic: 'include' } }
  const dayMs = 86_400_000
  const told = async (id: string): Promise<unknown> =>
    ((await get(`/events?subject=${id}`)).at('data') as { payload: unknown }[]).map(({ payload }) => payload)

  test('tell exactly who is new, lost and changed, once each, when they fall due', async () => {
    const { id } = await post('/saved-searches', { ...body, alerts: ['new', 'lost', 'changed'] })
    await started.drain()
    expect((await get(`/saved-searches/${id}`)).json).toMatchObject({ matches: 3, every_s: 86_400, paused: false })
    expect((await get(`/saved-searches/${id}/runs`)).at('data')).toMatchObject([{ matches: 3, new: 0, lost: 0 }])
    started.clock.advance(dayMs)
    await save(['a', 900], ['b', 2050], ['c', 3400], ['d', 5000])
    await started.drain()
    const runs = (await get(`/saved-searches/${id}/runs`)).at('data') as { id: string }[]
    expect(runs).toMatchObject([{ matches: 3, new: 1, lost: 1, changed: 1 }, { matches: 3 }])
    const path = `/saved-searches/${id}/runs/${runs[0]?.id ?? ''}/differences`
    const differences = (await get(path)).at('data') as { kind: string; external_id: string }[]
    expect(differences.map(({ kind, external_id }) => [kind, external_id]).sort()).toEqual([
      ['changed', 'c'],
      ['lost', 'a'],
      ['new', 'd'],
    ])
    expect((await get(`${path}?kind=changed`)).at('data')).toMatchObject([
      { before: { followers: 3000 }, after: { followers: 3400 } },
    ])
    expect(await told(id)).toMatchObject([{ name: 'Cooks', new: 1, lost: 1, changed: 1 }])
    started.clock.advance(dayMs)
    await started.drain()
    expect((await get(`/saved-searches/${id}/runs`)).at('data.0')).toMatchObject({ new: 0, lost: 0, changed: 0 })
    expect(await told(id)).toHaveLength(1)
    expect((await started.call('PATCH', `/saved-searches/${id}`, { body: { paused: true } })).at('next_at')).toBeNull()
    started.clock.advance(2 * dayMs)
    await started.drain()
    expect((await get(`/saved-searches/${id}/runs`)).at('data')).toHaveLength(3)
    expect((await started.call('DELETE', `/saved-searches/${id}`)).status).toBe(204)
    expect((await get(`/saved-searches/${id}`)).status).toBe(404)
  })

  test('look on request alone where that is wanted, and tell only what was asked for', async () => {
    const { id } = await post('/saved-searches', { ...body, every_s: null, alerts: ['lost'] })
    await started.drain()
    await save(['e', 7000])
    started.clock.advance(30 * dayMs)
    await started.drain()
    const asked = await post(`/saved-searches/${id}/run`)
    await started.drain()
    const runs = (await get(`/saved-searches/${id}/runs`)).at('data')
    expect(runs).toMatchObject([{ id: asked.at('request_id'), new: 1, lost: 0 }, { new: 0 }])
    expect(await told(id)).toEqual([])
    expect((await get(`/requests/${String(asked.at('request_id'))}`)).at('status')).toBe('succeeded')
  })

  test('refuse what a search refuses, and belong to their account', async () => {
    const wrong = await post('/saved-searches', { name: 'x', filters: { locations: ['atlantis'] } })
    expect(wrong.at('errors.0.pointer')).toBe('/filters/locations/0')
    expect((await post('/saved-searches', { name: 'x', filters: { folowers: {} } })).status).toBe(422)
    const { id } = await post('/saved-searches', body)
    const stranger = await started.createToken('stranger')
    expect((await get('/saved-searches', stranger)).at('data')).toEqual([])
    for (const path of ['', '/runs']) expect((await get(`/saved-searches/${id}${path}`, stranger)).status).toBe(404)
    expect((await post(`/saved-searches/${id}/run`, undefined, stranger)).status).toBe(404)
    expect((await started.call('DELETE', `/saved-searches/${id}`, { token: stranger })).status).toBe(404)
  })
})
