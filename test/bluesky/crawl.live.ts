import { afterAll, beforeAll, expect, it } from 'vitest'
import { Crawl } from '../../src/gather/crawl.js'
import { silentLog } from '../../src/kernel/log.js'
import { Repositories } from '../../src/sources/bluesky/repositories.js'
import { createBlueskySource } from '../../src/sources/bluesky/source.js'
import { start, type Started } from '../harness.js'
import { Someone } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

let network: LocalNetwork
let rostra: Started

beforeAll(async () => {
  network = await startNetwork()
  for (const name of ['carol', 'dave', 'erin']) await Someone.join(network.pdsUrl, name)
  await network.settle()
  rostra = await start()
})
afterAll(async () => {
  await rostra.stop()
  await network.stop()
})

it('builds a pool of everybody whom the network lists, each with a snapshot of today', async () => {
  const { corpus, clock } = rostra.app.context
  const source = createBlueskySource({ serviceUrl: network.appViewUrl })
  const repositories = new Repositories({ serviceUrl: network.pdsUrl })
  const crawl = new Crawl(
    {
      corpus,
      clock,
      log: silentLog,
      list: (cursor, signal) => repositories.page(cursor, signal),
      profiles: (dids, signal) => source.profiles(dids, signal),
      pause: async () => {},
    },
    { followersMin: 0, callsPerMinute: 600, accountsMax: undefined },
  )
  await crawl.run(new AbortController().signal)
  const found = await corpus.creators.find({ network: 'bluesky', handle: 'carol.test' })
  expect(found).toMatchObject({ handle: 'carol.test', state: 'active', provenance: { synthetic: false } })
  expect(await corpus.history.list('bluesky', found?.externalId ?? '')).toHaveLength(1)
  expect(crawl.counts.saved).toBeGreaterThanOrEqual(3)
})
