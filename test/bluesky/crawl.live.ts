import { afterAll, beforeAll, expect, it } from 'vitest'
import { Crawl } from '../../src/gather/crawl.js'
import { silentLog } from '../../src/kernel/log.js'
import { Repositories } from '../../src/sources/bluesky/repositories.js'
import { createBlueskyPool } from '../../src/sources/bluesky/pool.js'
import { createBlueskySource } from '../../src/sources/bluesky/source.js'
import { start, type Started } from '../harness.js'
import { Someone } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

let network: LocalNetwork
let rostra: Started
const people = new Map<string, Someone>()

beforeAll(async () => {
  network = await startNetwork()
  for (const name of ['carol', 'dave', 'erin']) people.set(name, await Someone.join(network.pdsUrl, name))
  await network.settle()
  rostra = await start()
})
afterAll(async () => {
  await rostra.stop()
  await network.stop()
})

it('builds a pool of everybody whom the network lists, each with a snapshot of today', async () => {
  const { corpus, clock } = rostra.app.context
  const pool = createBlueskyPool(
    new Repositories({ serviceUrl: network.pdsUrl }),
    createBlueskySource({ serviceUrl: network.appViewUrl }),
  )
  const crawl = new Crawl(
    { corpus, clock, log: silentLog, pool, pause: async () => {} },
    { followersMin: 0, callsPerMinute: 600, accountsMax: undefined },
  )
  await crawl.run(new AbortController().signal)
  const found = await corpus.creators.find({ network: 'bluesky', handle: 'carol.test' })
  expect(found).toMatchObject({ handle: 'carol.test', state: 'active', provenance: { synthetic: false } })
  expect(await corpus.history.list('bluesky', found?.externalId ?? '')).toHaveLength(1)
  expect(crawl.counts.saved).toBeGreaterThanOrEqual(3)

  // Somebody is taken down: on the next day nothing of them is left, and everybody else has a second point.
  const did = people.get('dave')?.did ?? ''
  await network.takeDown(did)
  rostra.clock.advance(2 * 86_400_000)
  const next = new Crawl(
    { corpus, clock, log: silentLog, pool, pause: async () => {} },
    { followersMin: 0, callsPerMinute: 600, accountsMax: undefined },
  )
  await next.run(new AbortController().signal)
  expect(await corpus.creators.findById('bluesky', did)).toMatchObject({ state: 'deleted', followers: null, bio: '' })
  expect(await corpus.history.list('bluesky', did)).toEqual([])
  expect(next.counts.removed).toBe(1)
})
