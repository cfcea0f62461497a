import { expect, test } from 'vitest'
import { normalizeHandle, parseContentUrl, parseProfileUrl } from '../../model/profile-url.js'
import { demoNetworks } from '../../model/network.js'
import { fitHandle } from './handles.js'
import { magicHandles } from './magic.js'
import { createDemoWorld } from './world.js'

const world = createDemoWorld({ seed: 'handles', now: () => Date.UTC(2026, 9, 1) })

test('every handle is one that its network would give out, no two alike, and its address leads back to it', () => {
  const seen = new Set<string>()
  for (const { network, handle, url } of world.creators()) {
    expect([network, normalizeHandle(network, handle)]).toEqual([network, { ok: true, handle }])
    if (seen.size % 10 === 0) expect(parseProfileUrl(url)).toEqual({ network, handle })
    seen.add(`${network}/${handle}`)
  }
  expect(seen.size).toBeGreaterThan(20_000)
})

test('magic handles are there on every network, as it writes names', async () => {
  for (const network of demoNetworks)
    for (const { handle } of magicHandles) {
      const fitted = fitHandle(network, handle)
      expect([network, normalizeHandle(network, fitted)]).toEqual([network, { ok: true, handle: fitted }])
    }
  const { state } = await world.source('bluesky').profile({ network: 'bluesky', handle: 'demo-private.demo.example' })
  expect(state).toBe('private')
})

test('the address of a content leads back to it', async () => {
  const { items } = await world
    .source('tiktok')
    .contents({ network: 'tiktok', handle: 'demo_huge' }, { cursor: null, limit: 3 })
  for (const { network, contentId, url } of items) expect(parseContentUrl(url)).toEqual({ network, contentId })
})
