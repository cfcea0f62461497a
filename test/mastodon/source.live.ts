import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../src/kernel/log.js'
import type { ProfileRef } from '../../src/model/creator.js'
import { MastodonSource } from '../../src/sources/mastodon/source.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { type Person, Snac } from './snac.js'

const texts = Array.from({ length: 25 }, (_, i) => `Post number ${i} 🐝`)
const odd = '漢字 & größe #bees مرحبا https://honey.example/x?a=1&b=2'

let snac: Snac
let stranger: MastodonSource
let member: MastodonSource
let [ada, lin]: Person[] = []
const ids: Record<'odd' | 'first' | 'second', string> = { odd: '', first: '', second: '' }
const profile: ProfileRef = { network: 'mastodon', handle: 'ada@social.example' }

beforeAll(async () => {
  const started = await Snac.start(['ada', 'lin'])
  snac = started.snac
  ;[ada, lin] = started.people
  if (ada === undefined || lin === undefined) throw new Error('Nobody there.')
  for (const text of texts) await ada.say(text)
  ids.odd = await ada.say(odd)
  ids.first = await lin.say('@ada lovely honey', ids.odd)
  // An answer to an answer: that is how this server comes to show the first one to Ada, as it can deliver nothing here.
  ids.second = await ada.say('@lin thank you', ids.first)
  await lin.like(ids.odd)
  await ada.sees(ids.odd, { answers: 1, likes: 1 })
  const web = new SafeFetch({ allowed: new Set([snac.address]) })
  const shared = { web, originOf: () => `http://${snac.address}` }
  stranger = new MastodonSource(shared)
  member = new MastodonSource({ ...shared, tokens: new Map([['social.example', ada.token]]) })
})
afterAll(() => snac.stop())

it('reads a profile as a stranger', async () => {
  expect(await stranger.profile(profile)).toMatchObject({ handle: profile.handle, provenance: { source: 'mastodon' } })
  await expect(stranger.profile({ ...profile, handle: 'nobody@social.example' })).rejects.toMatchObject({
    kind: 'not_found',
  })
})

it('reads every post once, page by page, though this server knows no pages', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = await stranger.contents(profile, { cursor, limit: 7, types: ['text', 'image', 'video'] })
    seen.push(...page.items.map(({ text }) => text))
    cursor = page.cursor
  } while (cursor !== null)
  expect(seen.filter((text) => text.startsWith('Post number'))).toEqual([...texts].reverse())
  expect(seen.find((text) => text.startsWith('漢字'))).toBe(odd)
  expect(new Set(seen).size).toBe(seen.length)
})

it('says that a stranger is told nothing about a thread, and reads it with a token', async () => {
  const content = { network: 'mastodon' as const, contentId: `${ids.odd}@social.example` }
  await expect(stranger.content(content)).rejects.toMatchObject({ kind: 'private' })
  expect(await member.content(content)).toMatchObject({ text: odd, hashtags: ['bees'], engagement: { likes: 1 } })
  const { items, total } = await member.comments(content, { cursor: null, limit: 10 })
  expect(total).toBe(1)
  expect(items).toMatchObject([
    { text: '@ada@social.example lovely honey', author: { handle: 'lin@social.example' }, parentId: null },
  ])
  const answers = await member.comments(
    { ...content, contentId: `${ids.first}@social.example` },
    { cursor: null, limit: 10 },
  )
  expect(answers.items).toMatchObject([
    { text: '@lin@social.example thank you', commentId: `${ids.second}@social.example` },
  ])
})

it('finds who liked and who answered', async () => {
  for (const kind of ['likers', 'commenters'] as const) {
    const { items } = await member.audience(profile, kind, { cursor: null, limit: 50 })
    expect(items.map(({ handle }) => handle)).toEqual(['lin@social.example'])
  }
})

it('tells of new posts, though this server names a stream and has none', async () => {
  const follower = new MastodonSource({
    web: new SafeFetch({ allowed: new Set([snac.address]) }),
    originOf: () => `http://${snac.address}`,
    tokens: new Map([['social.example', ada?.token ?? '']]),
    streaming: {
      log: silentLog,
      pause: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
      random: () => 1,
    },
  })
  const stopping = new AbortController()
  const batches = follower.stream?.batches({ timeUs: 0, authorIds: [] }, stopping.signal)
  await lin?.say('Lumevia is everywhere today')
  const told: string[] = []
  for await (const batch of batches ?? []) {
    told.push(...batch.flatMap((event) => (event.kind === 'post' ? [event.read().text] : [])))
    if (told.some((text) => text.includes('Lumevia'))) stopping.abort()
  }
  expect(told).toContainEqual(expect.stringContaining('Lumevia is everywhere today'))
})
