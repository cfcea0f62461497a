import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savedSearchRunner } from '../src/areas/creators/saved-searches/run.js'
import type { Context } from '../src/context.js'
import type { Query } from '../src/db/database.js'
import { bind } from '../src/needs.js'
import { databases, start, type Response, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { creatorLike, imported } from './records.js'

describe.each(databases)('saved searches on %s', (database) => {
  let started: Started
  const save = async (...people: [id: string, followers: number, verified?: boolean][]): Promise<void> => {
    const { creators, search } = started.app.context.corpus
    const provenance = imported(started.clock.now())
    await creators.save(
      people.map(([id, followers, verified = false]) =>
        creatorLike({
          externalId: id,
          handle: `cook_${id}`,
          name: id === 'd' ? '' : 'Cook',
          followers,
          verified,
          provenance,
        }),
      ),
    )
    await indexed(search.creators)
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
    expect((await get(`${path}?kind=new`)).at('data')).toMatchObject([{ before: null, after: { name: null } }])
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

  test('begin anew with other filters, and tell nobody of what that changes', async () => {
    await save(['p', 20_000], ['q', 30_000], ['r', 40_000])
    const from = (min: number) => ({ followers: { min }, synthetic: 'include' })
    const { id } = await post('/saved-searches', {
      name: 'Large',
      filters: from(20_000),
      alerts: ['new', 'lost', 'changed'],
    })
    await started.drain()
    const patch = (changes: object): Promise<Response> =>
      started.call('PATCH', `/saved-searches/${id}`, { body: changes })
    const runs = async (): Promise<unknown> => (await get(`/saved-searches/${id}/runs`)).at('data')
    const first = { baseline: true, matches: 3, new: 0 }
    expect((await patch({ filters: { locations: ['atlantis'] } })).at('errors.0.pointer')).toBe('/filters/locations/0')
    expect((await patch({ filters: from(20_000), name: 'Larger' })).json).toMatchObject({ matches: 3, name: 'Larger' })
    await started.drain()
    expect(await runs()).toMatchObject([first])

    // Too little to count as changed, but what the new baseline notes.
    await save(['r', 43_000], ['s', 50_000])
    expect((await patch({ filters: from(30_000) })).json).toMatchObject({
      matches: null,
      checked_at: null,
      every_s: 86_400,
    })
    await started.drain()
    expect(await runs()).toMatchObject([{ baseline: true, matches: 3, new: 0, lost: 0, changed: 0 }, first])
    expect((await get(`/saved-searches/${id}`)).json).toMatchObject({ matches: 3, filters: from(30_000) })
    expect(await told(id)).toEqual([])

    await save(['q', 100], ['r', 46_000], ['t', 60_000])
    started.clock.advance(dayMs)
    await started.drain()
    expect((await get(`/saved-searches/${id}/runs`)).at('data.0')).toMatchObject({
      ...{ baseline: false, matches: 3, new: 1, lost: 1, changed: 0 },
    })
    expect(await told(id)).toMatchObject([{ name: 'Larger', new: 1, lost: 1, changed: 0 }])

    expect((await patch({ paused: true, sort: { by: 'followers' }, max_results: 1 })).at('matches')).toBeNull()
    await started.drain()
    expect(await runs()).toHaveLength(3)
    expect((await patch({ paused: false, sort: null })).json).toMatchObject({ sort: null, max_results: 1 })
    started.clock.advance(dayMs)
    await started.drain()
    expect(await told(id)).toHaveLength(1)
    expect((await get(`/saved-searches/${id}/runs`)).at('data.0')).toMatchObject({ matches: 1, lost: 0 })
    await started.call('DELETE', `/saved-searches/${id}`)
  })

  test('keep nothing of a run whose filters were changed meanwhile: it is made again', async () => {
    const { id } = await post('/saved-searches', { ...body, every_s: null })
    await started.drain()
    const { context } = started.app
    const accountId = await context.platform.tokens.openAccount('first')
    const [runner] = bind({ runners: [savedSearchRunner] }, (parts: Context) => parts.creators).runners
    const job = {
      requestId: 'srn_early',
      accountId,
      log: context.log,
      signal: new AbortController().signal,
      checkpoint: undefined,
      progress: () => undefined,
      missing: () => undefined,
      add: () => undefined,
      save: async (_: unknown, effects?: (query: Query) => Promise<void>) => {
        await started.call('PATCH', `/saved-searches/${id}`, { body: { filters: { followers: { min: 1e6 } } } })
        await context.db.transaction(async (query) => effects?.(query))
      },
    }
    await expect(runner?.run({ search_id: id } as never, context, job)).rejects.toThrow('changed during this run')
    await started.drain()
    expect((await get(`/saved-searches/${id}/runs`)).at('data')).toMatchObject([
      { baseline: true, matches: 0, lost: 0 },
      { baseline: true },
    ])
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

  test('are exported on a schedule, a whole file for each run, and tell of it once', async () => {
    const exported = (id: string) => get(`/scheduled-exports/${id}`)
    await save(['x', 70_001], ['y', 70_002])
    const filters = { followers: { min: 70_000 }, synthetic: 'include' }
    const saved = await post('/saved-searches', { name: 'Stars', filters })
    const body = { name: 'Stars, daily', saved_search_id: saved.id, fields: ['handle', 'followers'] }
    const made = await post('/scheduled-exports', body)
    expect(made.status).toBe(201)
    await started.drain()
    started.clock.advance(dayMs)
    await started.drain()
    const shown = await exported(made.id)
    expect(shown.at('last')).toMatchObject({ status: 'succeeded', rows: 2, error: null })
    const folder = shown.at('folder') as string
    expect(folder.startsWith(join(started.config.dataFolder, 'exports'))).toBe(true)
    expect(readdirSync(folder)).toHaveLength(2)
    const rows = readFileSync(shown.at('last.file') as string, 'utf8')
      .trim()
      .split(/\r?\n/)
    expect(rows.sort()).toEqual(['cook_x,70001', 'cook_y,70002', 'handle,followers'])
    const events = await get(`/events?subject=${made.id}`)
    expect(events.at('data')).toMatchObject([{ kind: 'export.ready' }, { payload: { name: 'Stars, daily', rows: 2 } }])
    const second = await post('/scheduled-exports', { name: 'All', search: filters, format: 'parquet', max_results: 1 })
    await started.call('DELETE', `/saved-searches/${saved.id}`)
    started.clock.advance(dayMs)
    await started.drain()
    const file = readFileSync((await exported(second.id)).at('last.file') as string)
    expect(file.subarray(0, 4).toString()).toBe('PAR1')
    expect((await exported(made.id)).at('last.error')).toContain('was removed')
    expect((await post('/scheduled-exports', { ...body, search: {} })).status).toBe(422)
    expect((await post('/scheduled-exports', { name: 'x', search: { lists: ['list_nobody'] } })).status).toBe(422)
    const paused = await started.call('PATCH', `/scheduled-exports/${made.id}`, { body: { paused: true } })
    expect(paused.at('next_at')).toBeNull()
    const stranger = await started.createToken('other', ['creators'])
    expect((await get(`/scheduled-exports/${made.id}`, stranger)).status).toBe(404)
    expect((await started.call('DELETE', `/scheduled-exports/${made.id}`)).status).toBe(204)
    expect((await get('/scheduled-exports')).at('data')).toHaveLength(1)
  })
})
