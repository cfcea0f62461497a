import { describe, expect, it } from 'vitest'
import { demoNetworks } from '../../model/network.js'
import { fitHandle } from './handles.js'
import { magicHandles } from './magic.js'
import { slowMs } from './source.js'
import { createDemoWorld } from './world.js'

const now = Date.UTC(2026, 10, 15, 12)
const waits: number[] = []
const world = createDemoWorld({
  seed: 'test',
  now: () => now,
  delay: async (ms) => {
    waits.push(ms)
  },
})
const page = { cursor: null, limit: 5 }
const ref = (handle: string) => ({ network: 'instagram' as const, handle })
const source = world.source('instagram')

describe('magic handles', () => {
  it('are on every network and documented', async () => {
    for (const magic of magicHandles) expect(magic.description).not.toBe('')
    for (const network of demoNetworks) {
      const profile = await world.source(network).profile({ network, handle: fitHandle(network, 'demo_huge') })
      expect(profile.contentCount).toBeGreaterThanOrEqual(40_000)
    }
  })

  it('wait, refuse and fail as described', async () => {
    await source.profile(ref('demo_slow'))
    expect(waits).toEqual([slowMs])
    expect((await source.profile(ref('demo_private'))).state).toBe('private')
    await expect(source.contents(ref('demo_private'), page)).rejects.toMatchObject({ kind: 'private' })
    await expect(source.profile(ref('demo_deleted'))).rejects.toMatchObject({ kind: 'not_found' })
    await expect(source.profile(ref('demo_suspended'))).rejects.toMatchObject({ kind: 'suspended' })
    await expect(source.profile(ref('demo_failing'))).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(source.profile(ref('nobody_of_that_name'))).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('recover when they should', async () => {
    const limited = { kind: 'rate_limited', retryAfterMs: 2000 }
    await expect(source.profile(ref('demo_limited'))).rejects.toMatchObject(limited)
    await expect(source.profile(ref('demo_limited'))).rejects.toMatchObject(limited)
    expect((await source.profile(ref('demo_limited'))).handle).toBe('demo_limited')
    await expect(source.profile(ref('demo_flaky'))).rejects.toMatchObject({ kind: 'unavailable' })
    expect((await source.profile(ref('demo_flaky'))).handle).toBe('demo_flaky')
  })

  it('hide, stay silent and write oddly', async () => {
    const hidden = await source.profile(ref('demo_hidden'))
    expect(hidden.followers).toBeNull()
    const { items } = await source.contents(ref('demo_hidden'), page)
    expect(items.every((content) => content.engagement.likes === null)).toBe(true)
    await expect(source.audience(ref('demo_hidden'), 'followers', page)).rejects.toMatchObject({ kind: 'unsupported' })
    expect((await source.contents(ref('demo_silent'), page)).items).toEqual([])
    expect((await source.profile(ref('demo_silent'))).lastPostedAt).toBeNull()
    const odd = await source.contents(ref('demo_unicode'), { cursor: null, limit: 40 })
    expect(odd.items.some((content) => /\p{Script=Arabic}/u.test(content.text))).toBe(true)
    expect(odd.items.some((content) => content.text.includes('\u200d'))).toBe(true)
  })

  it('stop when told to', async () => {
    await expect(source.profile(ref('demo_huge'), AbortSignal.abort())).rejects.toThrow()
  })

  it('say what a network does not give', async () => {
    await expect(
      world.source('youtube').audience({ network: 'youtube', handle: 'demo_huge' }, 'followers', page),
    ).rejects.toMatchObject({ kind: 'unsupported' })
    expect(world.source('snapchat').capabilities.operations.comments).toBe('no')
    for (const network of demoNetworks) expect(world.source(network).capabilities.note).toContain('Synthetic')
  })
})
