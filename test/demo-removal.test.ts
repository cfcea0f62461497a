import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isDemoRemoved, removeDemo, restoreDemo } from '../src/gather/demo-data.js'
import type { Brand } from '../src/model/brand.js'
import { bringIn } from './demo-people.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { importInvented } from './known-files.js'

const inventedBrand: Brand = {
  id: 'brand_zzyx',
  name: 'Zzyx',
  aliases: [],
  interest: null,
  website: null,
  handles: [],
  domains: [],
  parentId: null,
  ambiguous: null,
  competitors: [],
  synthetic: true,
}

describe.each(databases)('the demo is a world apart, on %s', (database) => {
  let started: Started
  const discover = async (body: object): Promise<{ handles: string[]; synthetic: unknown }> => {
    const { at } = await started.call('POST', '/discovery', { body: { limit: 100, ...body } })
    return { handles: (at('data') as { handle: string }[]).map(({ handle }) => handle), synthetic: at('synthetic') }
  }

  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    await bringIn(started, 20)
    const profile = { network: 'instagram', handle: 'lumevia.official' }
    await started.call('POST', '/profile-analytics', { body: { profile } })
    await importInvented(started, ['instagram'])
    await started.app.context.corpus.tags.recount()
    await indexed(started.app.context.corpus.search.creators, started.app.context.corpus.search.texts)
    started.clock.advance(5000)
  }, 600_000)
  afterAll(() => started.stop())

  test('searches leave the invented out as soon as there is anybody real, unless they are asked for', async () => {
    const usual = await discover({})
    expect(usual.handles.sort()).toEqual(['ansa.runs', 'corin.bakes', 'vela.paints'])
    expect(usual.synthetic).toMatchObject({ choice: 'exclude', left_out: 20 })
    expect((await discover({ synthetic: 'only' })).handles).toHaveLength(20)
    expect((await discover({ synthetic: 'include' })).handles).toHaveLength(23)
  })

  test('topics are counted in one world, and both together are refused', async () => {
    const topics = async (query: string): Promise<string[]> => {
      const { at } = await started.call('GET', `/dictionary/topics?limit=100${query}`)
      return (at('data') as { id: string }[]).map(({ id }) => id)
    }
    expect((await topics('')).sort()).toEqual(['lamp', 'lamp0', 'lamp1', 'lamp2'])
    const invented = await topics('&synthetic=only')
    expect(invented.length).toBeGreaterThan(0)
    expect(invented).not.toContain('lamp')
    expect((await started.call('GET', '/dictionary/topics?synthetic=include')).status).toBe(422)
  })

  test('listening counts one world and says how many were left out', async () => {
    const listenTo = async (changes: object): Promise<Record<string, unknown>> => {
      const body = {
        brand: { name: 'Lamp', query: 'lamp OR lumevia OR love' },
        gather: { profiles_max: 0 },
        ...changes,
      }
      const { id } = await started.call('POST', '/social-listening', { body })
      await started.drain()
      return (await started.call('GET', `/social-listening/${id}/fetch`)).at('insights') as Record<string, unknown>
    }
    const usual = await listenTo({})
    expect(usual).toMatchObject({ synthetic: false, coverage: { synthetic: { choice: 'exclude', left_out: 20 } } })
    const all = await listenTo({ synthetic: 'include' })
    expect(Number(all['mentions'])).toBeGreaterThan(Number(usual['mentions']))
    const invented = await listenTo({ synthetic: 'only' })
    expect(Number(all['mentions'])).toBe(Number(usual['mentions']) + Number(invented['mentions']))
  })

  test('it is removed only when that is confirmed, and then wholly', async () => {
    expect((await started.call('DELETE', '/demo')).status).toBe(422)
    const token = await started.createToken('second', ['creators'])
    expect((await started.call('DELETE', '/demo?confirm=remove', { token })).status).toBe(403)
    const before = await started.call('GET', '/demo')
    expect(before.json).toMatchObject({ state: 'present', rows: { creators: 20 } })
    expect((await started.call('DELETE', '/demo?confirm=remove')).status).toBe(200)
    const state = async (): Promise<unknown> => (await started.call('GET', '/demo')).at('state')
    await vi.waitUntil(async () => (await state()) === 'removed', { timeout: 120_000, interval: 50 })
    const { rows } = (await started.call('GET', '/demo')).json as { rows: Record<string, number> }
    expect(Object.values(rows).every((count) => count === 0)).toBe(true)
    await indexed(started.app.context.corpus.search.creators)
    started.clock.advance(5000)
    expect((await discover({ synthetic: 'include' })).handles.sort()).toEqual([
      'ansa.runs',
      'corin.bakes',
      'vela.paints',
    ])
    const gone = await started.call('GET', '/profiles?network=instagram&handle=lumevia.official')
    expect([gone.status, gone.at('detail')]).toEqual([404, expect.stringMatching(/not known here/)])
    const kept = await started.call('POST', '/public-content', {
      body: { profile: { network: 'instagram', handle: 'vela.paints' } },
    })
    expect((kept.at('data') as unknown[]).length).toBe(20)
  })

  test('a removal that was broken off is taken up again, and the demo can come back', async () => {
    const { corpus } = started.app.context
    const broken = AbortSignal.abort(new Error('broken off'))
    await corpus.brands.save([inventedBrand], { source: 'demo', basis: 'measured', asOf: 1, synthetic: true })
    await expect(removeDemo(corpus, started.clock, { signal: broken })).rejects.toThrow('broken off')
    expect((await started.call('GET', '/demo')).at('state')).toBe('removing')
    await removeDemo(corpus, started.clock)
    expect((await started.call('GET', '/demo')).at('state')).toBe('removed')
    await restoreDemo(corpus)
    expect(await isDemoRemoved(corpus)).toBe(false)
  })
})
