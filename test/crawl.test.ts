import { expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike } from './records.js'
import { silentLog } from '../src/kernel/log.js'
import type { Creator } from '../src/model/creator.js'
import { SourceError } from '../src/sources/port.js'
import { Crawl, type CrawlParts } from '../src/gather/crawl.js'

const did = (n: number): string => `did:plc:${String(n).padStart(24, 'a')}`

/** A network of 3,000 accounts: every tenth has many followers, some are gone, one does not want to be shown. */
const playNetwork = ({ clock }: Started) => {
  const state = { followers: 500, gone: new Set([did(20)]), hidden: new Set([did(30)]), failures: 0, asked: 0 }
  const list: CrawlParts['list'] = async (cursor) => {
    const from = Number(cursor ?? 0)
    const dids = Array.from({ length: 1000 }, (_, i) => did(from + i))
    const repositories = dids.map((each) => ({ did: each, isActive: !state.gone.has(each) }))
    return { repositories, cursor: from + 1000 < 3000 ? String(from + 1000) : null }
  }
  const profiles: CrawlParts['profiles'] = async (dids) => {
    if (state.failures-- > 0) throw new SourceError('rate_limited', 'slow', { retryAfterMs: 10 })
    state.asked++
    return dids.map((externalId, i): Creator => {
      const isMany = Number(externalId.slice(-4).replaceAll('a', '')) % 10 === 0
      return creatorLike({
        network: 'bluesky',
        externalId,
        handle: `p${i}-${externalId.slice(-4).replaceAll('a', '0')}.test`,
        followers: isMany ? state.followers : 3,
        labels: state.hidden.has(externalId) ? ['!no-unauthenticated'] : [],
        provenance: { source: 'bluesky', basis: 'measured', asOf: clock.now(), synthetic: false },
      })
    })
  }
  return { state, list, profiles }
}

test('a pool is built from the list, resumed, refreshed once a day, and whoever leaves is forgotten at once', async () => {
  const started = await start()
  const { corpus, clock } = started.app.context
  const { state, list, profiles } = playNetwork(started)
  const pause = async (): Promise<void> => {}
  const parts = { corpus, clock, log: silentLog, list, profiles, pause }
  const options = { followersMin: 100, callsPerMinute: 600, accountsMax: undefined }
  const signal = new AbortController().signal

  state.failures = 2
  const first = new Crawl(parts, { ...options, accountsMax: 1000 })
  await first.run(signal)
  expect(first.counts).toMatchObject({ listed: 1000, saved: 98, removed: 0 })

  const broken = new Crawl(
    { ...parts, profiles: () => Promise.reject(new Error('killed')) },
    { ...options, accountsMax: 1000 },
  )
  await expect(broken.run(signal)).rejects.toThrow('killed')

  const second = new Crawl(parts, options)
  await second.run(signal)
  expect(second.counts).toMatchObject({ listed: 2000, saved: 200, refreshed: 0 })
  expect(await corpus.creators.count()).toBe(298)

  await corpus.contents.save([
    contentLike({ network: 'bluesky', contentId: 'c1', author: 'x', authorExternalId: did(10), text: 'Mine' }),
  ])
  started.clock.advance(2 * 86_400_000)
  state.followers = 650
  state.gone.add(did(10))
  state.hidden.add(did(40))
  const third = new Crawl(parts, { ...options, accountsMax: 1000 })
  await third.run(signal)
  expect(third.counts).toMatchObject({ refreshed: 297, removed: 2 })
  expect(await corpus.contents.list('bluesky', did(10), { limit: 10 })).toEqual([])
  expect((await corpus.creators.findById('bluesky', did(10)))?.state).toBe('deleted')
  expect((await corpus.creators.findById('bluesky', did(40)))?.bio).toBe('')
  const history = await corpus.history.list('bluesky', did(50))
  expect(history.map(({ followers }) => followers)).toEqual([500, 650])
  await started.stop()
})
