import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AudienceMember } from '../src/model/audience.js'
import { databases, start, type Started } from './harness.js'
import { imported, memberLike } from './records.js'
import { bringVela } from './vela.js'

const provenance = imported(0)

const member = (network: 'instagram' | 'tiktok', i: number, bio: string): AudienceMember =>
  memberLike({ network, externalId: `${network}-${i}`, handle: `m${i}`, bio })

describe.each(databases)('overlap on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database, config: { demo: true, seedDemo: false } })
    await bringVela(started)
  })
  afterAll(() => started.stop())

  const post = (path: string, body: unknown, options = {}) => started.call('POST', path, { body, ...options })

  test('audiences that are read whole are compared exactly', async () => {
    const profiles = ['lumevia.official', 'quindra.official'].map((handle) => ({ network: 'instagram', handle }))
    const { id, status, headers } = await post('/audience-overlap', { profiles, max_members: 12_000 })
    expect([status, headers.get('location')]).toEqual([202, `/v1/audience-overlap/${id}`])
    await started.drain()
    const { json, at } = await started.call('GET', `/audience-overlap/${id}`)
    expect(json).toMatchObject({ status: 'succeeded', result: { method: { kind: 'exact' }, source: 'followers' } })
    const number = (path: string): number => Number(at(`result.${path}`))
    const [a, b] = [number('profiles.0.audience'), number('profiles.1.audience')]
    const both = number('pairs.0.people.value')
    expect(number('reach.unique.value')).toBe(a + b - both)
    expect(number('matrix.0.1.value')).toBeCloseTo(both / a, 5)
    expect(number('matrix.1.0.value')).toBeCloseTo(both / b, 5)
    expect(number('best_subsets.1.reach.value')).toBe(number('reach.unique.value'))
    const other = await started.createToken('other')
    expect((await started.call('GET', `/audience-overlap/${id}`, { token: other })).status).toBe(404)
  })

  test('people on two networks who say so on both count once, and the answer says how many', async () => {
    const { audiences, fetchLog } = started.app.context.corpus
    const from = { ...provenance, asOf: started.clock.now() }
    const follow = async (network: 'instagram' | 'tiktok', creatorId: string, bios: string[]): Promise<void> => {
      const members = bios.map((bio, i) => member(network, i, bio))
      await audiences.save({ network, creatorId, kind: 'followers' }, members, from)
      await fetchLog.save(network, creatorId, 'followers', { readAt: from.asOf, items: bios.length, complete: true })
    }
    await follow('instagram', 'p1', ['TikTok: @m0', 'tiktok.com/@m1', 'hello', 'tiktok: @m3', 'tiktok: @nobody'])
    await follow('tiktok', 't1', ['ig: @M0', 'insta: @m1', 'hello', 'hello'])
    const profiles = [
      { network: 'instagram', handle: 'vela.cooks' },
      { network: 'tiktok', handle: 'velacooks' },
    ]
    const ask = async (linked_accounts: string) => {
      const { id } = await post('/audience-overlap', { profiles, linked_accounts, max_age_s: 31_536_000 })
      await started.drain()
      const { at } = await started.call('GET', `/audience-overlap/${id}`)
      return [at('result.linked_accounts'), at('result.pairs.0.people.value'), at('result.reach.unique.value')]
    }
    const found = { strong: 2, weak: 1 }
    expect(await ask('strong')).toMatchObject([{ rule: 'strong', ...found, people: 2, accounts: 4 }, 2, 7])
    expect(await ask('any')).toMatchObject([{ ...found, people: 3, accounts: 6 }, 3, 6])
    expect(await ask('none')).toMatchObject([{ ...found, people: 0, accounts: 0 }, 0, 9])
  })

  test('what could not be read is named, and a sample says so', async () => {
    const named = (handle: string) => ({ network: 'instagram', handle })
    const { id } = await post('/audience-overlap', {
      profiles: [named('lumevia.official'), named('quindra.official'), named('demo_private')],
      max_members: 500,
      max_age_s: 0,
    })
    const alone = await post('/audience-overlap', {
      profiles: [named('lumevia.official'), named('demo_deleted')],
      max_members: 100,
    })
    await started.drain()
    expect((await started.call('GET', `/audience-overlap/${id}`)).json).toMatchObject({
      status: 'partial',
      missing: [{ item: 'instagram demo_private', reason: 'private' }],
      result: { method: { kind: 'sampled' }, profiles: [{ read: 500, complete: false }, { read: 500 }] },
    })
    expect((await started.call('GET', `/audience-overlap/${alone.id}`)).json).toMatchObject({
      status: 'failed',
      error: { code: 'conflict' },
    })
  })

  test('the same profile twice, one profile, or too many are refused', async () => {
    const profile = { network: 'instagram', handle: 'lumevia.official' }
    const twice = await post('/audience-overlap', {
      profiles: [profile, { profile_url: 'https://instagram.demo.example/Lumevia.official' }],
    })
    expect([twice.status, twice.at('errors.0.pointer')]).toEqual([422, '/profiles/1'])
    expect((await post('/audience-overlap', { profiles: [profile] })).status).toBe(422)
    expect((await post('/contact-info', { profile: { network: 'instagram', handle: 'demo_deleted' } })).status).toBe(
      404,
    )
    expect((await post('/contact-info', { profile: { network: 'instagram', handle: 'demo_failing' } })).status).toBe(
      503,
    )
  })
})
