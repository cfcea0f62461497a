import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { contentLike, creatorLike } from './records.js'
import { silentLog } from '../src/kernel/log.js'
import type { Creator } from '../src/model/creator.js'
import type { Provenance } from '../src/model/provenance.js'
import { SourceError } from '../src/sources/port.js'
import { Ingest } from '../src/gather/ingest.js'
import type { StreamEvent } from '../src/sources/bluesky/stream-event.js'
import { toStreamed } from '../src/sources/bluesky/stream.js'
import { Crawl, type Pool } from '../src/gather/crawl.js'

const fromNetwork = (asOf: number): Provenance => ({ source: 'bluesky', basis: 'measured', asOf, synthetic: false })

const did = (n: number): string => `did:plc:${String(n).padStart(24, 'a')}`

/** A network of 3,000 accounts: every tenth has many followers, some are gone, one does not want to be shown. */
const playNetwork = ({ clock }: Started) => {
  const state = { followers: 500, gone: new Set([did(20)]), hidden: new Set([did(30)]), failures: 0, asked: 0 }
  const page: Pool['page'] = async (cursor) => {
    const from = Number(cursor ?? 0)
    const dids = Array.from({ length: 1000 }, (_, i) => did(from + i))
    const [ids, gone] = [false, true].map((isGone) => dids.filter((each) => state.gone.has(each) === isGone))
    return { ids: ids ?? [], gone: gone ?? [], cursor: from + 1000 < 3000 ? String(from + 1000) : null }
  }
  const profiles: Pool['profiles'] = async (dids) => {
    if (state.failures-- > 0) throw new SourceError('rate_limited', 'slow', { retryAfterMs: 10 })
    state.asked++
    const shown = dids.filter((each) => !state.hidden.has(each))
    const found = shown.map((externalId, i): Creator => {
      const isMany = Number(externalId.slice(-4).replaceAll('a', '')) % 10 === 0
      return creatorLike({
        network: 'bluesky',
        externalId,
        handle: `p${i}-${externalId.slice(-4).replaceAll('a', '0')}.test`,
        followers: isMany ? state.followers : 3,
        provenance: fromNetwork(clock.now()),
      })
    })
    return { shown: found, unread: [] }
  }
  const pool: Pool = { network: 'bluesky', page, profiles, batchMax: 25, listsProfiles: false }
  return { state, pool }
}

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

test('a pool is built from the list, resumed, refreshed once a day, and whoever leaves is forgotten at once', async () => {
  const { corpus, clock } = started.app.context
  const { state, pool } = playNetwork(started)
  const pause = async (): Promise<void> => {}
  const parts = { corpus, clock, log: silentLog, pool, pause }
  const options = { followersMin: 100, callsPerMinute: 600, accountsMax: undefined }
  const signal = new AbortController().signal

  state.failures = 2
  const first = new Crawl(parts, { ...options, accountsMax: 1000 })
  await first.run(signal)
  expect(first.counts).toMatchObject({ listed: 1000, saved: 98, removed: 0 })

  const broken = new Crawl(
    { ...parts, pool: { ...pool, profiles: () => Promise.reject(new Error('killed')) } },
    { ...options, accountsMax: 1000 },
  )
  await expect(broken.run(signal)).rejects.toThrow('killed')

  const second = new Crawl(parts, options)
  await second.run(signal)
  expect(second.counts).toMatchObject({ listed: 2000, saved: 200, refreshed: 0 })
  expect(await corpus.creators.count()).toBe(298)

  await corpus.contents.save([
    contentLike({
      network: 'bluesky',
      contentId: 'c1',
      author: 'x',
      authorExternalId: did(10),
      text: 'Mine',
      provenance: fromNetwork(clock.now()),
    }),
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
  expect(await corpus.history.list('bluesky', did(40))).toEqual([])
  const history = await corpus.history.list('bluesky', did(50))
  expect(history.map(({ followers }) => followers)).toEqual([500, 650])
})

test('a network that does not answer is asked less and less often, and said so once', async () => {
  const { corpus, clock } = started.app.context
  const { pool } = playNetwork(started)
  const [stopping, waits, said] = [new AbortController(), [] as number[], [] as string[]]
  const pause = async (ms: number): Promise<void> => {
    if (waits.push(ms) === 9) stopping.abort()
  }
  const page = (): Promise<never> => Promise.reject(new SourceError('unavailable', 'It cannot be reached.'))
  const options = { followersMin: 100, callsPerMinute: 600, accountsMax: 1000 }
  const onWait = (message: string): void => void said.push(message)
  const parts = { corpus, clock, log: silentLog, pool: { ...pool, page }, pause, onWait }
  await new Crawl(parts, options).run(stopping.signal)
  expect(waits.filter((ms) => ms >= 5000).slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000])
  expect(Math.max(...waits)).toBe(300_000)
  expect(said).toEqual(['It cannot be reached.'])
})

test('whoever leaves while the stream is followed, or asks not to be shown, is forgotten at once', async () => {
  const { corpus, clock } = started.app.context
  const provenance = fromNetwork(clock.now())
  const [leaves, hides, stays] = ['did:web:leaves', 'did:web:hides', 'did:web:stays']
  const post = (timeUs: number, by: string) =>
    ({ kind: 'post', timeUs, did: by, contentId: `${by}/${timeUs}`, record: { text: `${timeUs}` } }) as const
  const batches: StreamEvent[][] = [
    [post(1, leaves), post(2, hides), post(3, stays)],
    [post(4, leaves), { kind: 'departure', timeUs: 5, did: leaves }, post(6, stays)],
  ]
  const ingest = new Ingest({
    corpus,
    clock,
    log: silentLog,
    network: 'bluesky',
    stream: {
      batches: async function* () {
        for (const batch of batches) yield Promise.resolve(batch.map(toStreamed))
      },
      handles: async (ids) => new Map(ids.map((each) => [each, each === hides ? null : each.slice(8)])),
    },
    authorIds: [],
    isWanted: () => true,
    cursorName: 'ingest_bluesky',
    pause: async () => {},
  })
  await corpus.creators.save([
    creatorLike({ network: 'bluesky', externalId: leaves, handle: 'leaves', bio: 'Hello', provenance }),
  ])
  await ingest.run(new AbortController().signal)
  const textsOf = async (id: string): Promise<string[]> =>
    (await corpus.contents.list('bluesky', id, { limit: 10 })).map(({ text }) => text).sort()
  expect(await textsOf(leaves)).toEqual([])
  expect(await textsOf(hides)).toEqual([])
  expect(await textsOf(stays)).toEqual(['3', '6'])
  expect(await corpus.creators.findById('bluesky', leaves)).toMatchObject({
    state: 'deleted',
    bio: '',
    followers: null,
  })
  expect(ingest.counts).toMatchObject({ saved: 3, departed: 1 })
})
