import { afterEach, expect, test } from 'vitest'
import { createOwnLedger } from '../../src/sources/ledger.js'
import { getMapping } from '../../src/sources/mapped/load.js'
import { MappedSource } from '../../src/sources/mapped/source.js'
import { play, type Played } from './play.js'
import { figures, now, posts, said, type World } from './world.js'
import { xIn } from './worlds/x.js'

let played: Played | undefined
afterEach(() => played?.stop())

const withBudget = async (usd: string, words: 'old' | 'new' = 'old') => {
  const world = xIn(words)
  const open: World['open'] = ({ web, origin }) =>
    new MappedSource(getMapping('x'), {
      ...{ web, now: () => now, ledger: createOwnLedger(), originOf: () => origin },
      credentials: { bearer_token: 'token-1', budget_usd: usd },
    })
  played = await play({ ...world, open })
  return { source: played.source, world, asked: played.asked }
}
const ada = { network: 'x' as const, handle: 'ada' }
const used = (): number => played?.source.quota?.().used ?? Number.NaN

test.each(['old', 'new'] as const)('every figure of a post is read in the %s words', async (words) => {
  const { source, world } = await withBudget('1000', words)
  const { items } = await source.contents(ada, { cursor: null, limit: 10 })
  const { likes, comments, views, shares, saves } = figures(3)
  // Reposts and quotes are both shares.
  expect(items[3]?.engagement).toEqual({ likes, comments, views, shares, saves })
  expect(items.map(({ declaredSponsorship }) => declaredSponsorship !== null)).toEqual(posts.slice(0, 10).map(({ n }) => n === 3)) // prettier-ignore
  expect(items[4]?.media).toMatchObject([{ url: 'https://pbs.example/4.jpg', type: 'image' }])
  expect(items[7]?.text).toBe(posts[7]?.text)
  const { items: replies } = await source.comments(
    { network: 'x', contentId: world.contentId(0) },
    { cursor: null, limit: 10 },
  )
  expect(replies[0]?.author.handle).toBe(said[0]?.by)
})

test('the words that a server refuses are given up for good, not tried again with every call', async () => {
  const { source, asked } = await withBudget('1000', 'new')
  for (let n = 0; n < 3; n++) await source.contents(ada, { cursor: null, limit: 10 })
  expect(asked.filter((each) => each.includes('tweet.fields'))).toHaveLength(1)
})

test('what comes along with a post is paid for too', async () => {
  const { source, world } = await withBudget('1000')
  // The look-up of Ada, ten posts, and one picture.
  await source.contents(ada, { cursor: null, limit: 10 })
  expect(used()).toBe(1 + 5 + 1)
  // Ten comments by ten people.
  await source.comments({ network: 'x', contentId: world.contentId(0) }, { cursor: null, limit: 10 })
  expect(used()).toBe(7 + 5 + 10)
})

test('estimates count authors, pictures and the smallest page', async () => {
  const { source } = await withBudget('1000')
  expect(source.cost?.('search', 100).usd).toBeCloseTo(100 * 0.015)
  expect(source.cost?.('search', 1).usd).toBeCloseTo(10 * 0.015)
  expect(source.cost?.('contents', 100).usd).toBeCloseTo(0.01 + 100 * 0.01)
  expect(source.cost?.('followers', 100).usd).toBeCloseTo(0.01 + 100 * 0.01)
})

test.each(['0.01', '0.04', '0.1', '0.16', '0.3', '0.77'])(
  'no order of calls takes more than %s dollars',
  async (usd) => {
    const { source, world } = await withBudget(usd)
    const content = { network: 'x' as const, contentId: world.contentId(0) }
    const ways = [
      () => source.contents(ada, { cursor: null, limit: 3 }),
      () => source.search?.({ words: 'honey', cursor: null, limit: 1 }),
      () => source.comments(content, { cursor: null, limit: 100 }),
      () => source.audience(ada, 'followers', { cursor: null, limit: 100 }),
      () => source.content(content),
      () => source.profile(ada),
    ]
    for (let n = 0; n < 30; n++) {
      await Promise.resolve(ways[n % ways.length]?.()).catch((error: unknown) => {
        expect(error).toMatchObject({ kind: 'rate_limited' })
      })
      expect(used()).toBeLessThanOrEqual(Math.round(Number(usd) * 100))
    }
  },
)
