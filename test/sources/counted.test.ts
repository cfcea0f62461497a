import { afterEach, expect, test } from 'vitest'
import { createOwnLedger, type Ledger } from '../../src/sources/ledger.js'
import { play, type Played } from './play.js'
import { now, type World } from './world.js'
import { instagram } from './worlds/instagram.js'
import { threads } from './worlds/threads.js'

const dayMs = 86_400_000
const opened: Played[] = []
afterEach(() => Promise.all(opened.splice(0).map((each) => each.stop())))

/** A source that counts in a ledger, beside others that may count in the same one. */
const playWith = async (world: World, ledger: Ledger): Promise<Played> => {
  const played = await play({ ...world, open: (parts) => world.open({ ...parts, ledger }) })
  opened.push(played)
  return played
}
const find = ({ source }: Played, hashtag: string) => source.search?.({ hashtag, cursor: null, limit: 10 })
const spent = async ({ source }: Played) => {
  await source.recount?.()
  return source.counts?.()[0]?.used
}

test('Instagram: thirty hashtags in seven days, each once, counted by all processes together', async () => {
  const ledger = createOwnLedger()
  const [one, other] = [await playWith(instagram, ledger), await playWith(instagram, ledger)]
  for (let n = 0; n < 30; n++) await find(n % 2 === 0 ? one : other, `tag${n}`)
  await find(other, 'Tag0')
  expect(await spent(one)).toBe(30)
  const calls = one.asked.length
  await expect(find(one, 'onemore')).rejects.toMatchObject({ kind: 'rate_limited', scope: 'subject' })
  expect(one.asked.length).toBe(calls)
  expect(one.source.counts?.()).toMatchObject([{ used: 30, limit: 30, unit: 'hashtags', refused: true }])
  await expect(find(one, 'tag3')).resolves.toBeDefined()
  await expect(one.source.profile({ network: 'instagram', handle: 'ada' })).resolves.toBeDefined()
})

test('Instagram: a hashtag counts for seven whole days and no longer', async () => {
  const played = await playWith(instagram, createOwnLedger())
  await find(played, 'bees')
  played.pass(7 * dayMs)
  expect(await spent(played)).toBe(1)
  played.pass(dayMs)
  expect(await spent(played)).toBe(0)
  expect(played.source.counts?.()[0]?.resetsAt).toBeGreaterThan(now + 8 * dayMs)
})

test('Threads: searches are counted apart from profiles, and those that find nothing are free', async () => {
  const played = await playWith(threads, createOwnLedger())
  await find(played, 'bees')
  await find(played, 'wasps')
  await played.source.profile({ network: 'threads', handle: 'ada' })
  expect(await spent(played)).toBe(1)
  expect(played.source.counts?.()).toMatchObject([{ limit: 2200, unit: 'searches' }])
  expect(played.source.quota?.()).toMatchObject({ used: 1, limit: 1000, unit: 'calls' })
})
