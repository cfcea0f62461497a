import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Comment } from '../../src/model/comment.js'
import type { Creator } from '../../src/model/creator.js'
import { createBlueskySource } from '../../src/sources/bluesky/source.js'
import { systemClock } from '../../src/kernel/clock.js'
import { start, type Started } from '../harness.js'
import { Someone, type Written } from './people.js'
import { startNetwork, type LocalNetwork } from './start-network.js'

const followerCount = 30
const oldPosts = Array.from({ length: 120 }, (_, i) => `Old post number ${i} 🧵`)
const longAgo = Date.parse('2026-01-01T00:00:00.000Z')
const odd = '👨‍👩‍👧‍👦 漢字: @bob.test mag #größe, siehe https://example.com/päth?q=1 und #東京'
const idOf = ({ uri }: Written): string => uri.replace('at://', '').replace(/app\.bsky\.feed\.\w+\//, '')

let network: LocalNetwork
let rostra: Started
let [alice, bob, carol, dave, erin]: Someone[] = []
const followers: Someone[] = []
const written: Record<'odd' | 'image' | 'asked' | 'quote' | 'warned' | 'bobs' | 'reply' | 'repost', Written> =
  {} as never
const said: { text: string; parent: Written }[] = []

const someone = (person: Someone | undefined): Someone => {
  if (person === undefined) throw new Error('Nobody there.')
  return person
}

beforeAll(async () => {
  network = await startNetwork()
  const join = (name: string): Promise<Someone> => Someone.join(network.pdsUrl, name)
  ;[alice, bob, carol, dave, erin] = await Promise.all(['alice', 'bob', 'carol', 'dave', 'erin'].map(join))
  for (let i = 0; i < followerCount; i++) followers.push(await join(`follower${i}`))
  await seed(someone(alice), someone(bob), someone(carol))
  await someone(dave).post('I will be gone')
  await network.settle()
  await network.takeDown(someone(dave).did)
  await someone(erin).deactivate()
  await network.label({ ...written.warned, val: 'graphic-media' })
  await network.settle()
  rostra = await start({
    clock: systemClock,
    config: { networks: ['bluesky'], blueskyUrl: network.appViewUrl },
  })
})

afterAll(async () => {
  await rostra.stop()
  await network.stop()
})

const seed = async (alice: Someone, bob: Someone, carol: Someone): Promise<void> => {
  await alice.describe('Alice 🌻', 'Gardens. https://alice.example/shop')
  await alice.postMany(oldPosts, longAgo)
  await alice.follow(bob)
  for (const follower of followers) await follower.follow(alice)
  written.odd = await alice.post(odd, { langs: ['de'] })
  written.image = await alice.postImage('A grey wall', 'grey, nothing else', 40, 30)
  written.asked = await alice.post('What do you think?')
  written.bobs = await bob.post('Bob says hello')
  written.quote = await alice.post('Look', { embed: { $type: 'app.bsky.embed.record', record: written.bobs } })
  written.warned = await alice.post('Careful', {
    labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: 'nudity' }] },
  })
  written.reply = await alice.reply(written.bobs, written.bobs, 'Hello Bob')
  written.repost = await alice.repost(written.bobs)
  let parent = written.asked
  for (let i = 0; i < 12; i++) {
    const text = `Deeper ${i} 🐇`
    said.push({ text, parent })
    parent = await (i % 2 === 0 ? bob : carol).reply(written.asked, parent, text)
  }
  for (const [i, follower] of followers.slice(0, 9).entries()) {
    const text = `I think ${i}`
    said.push({ text, parent: written.asked })
    await follower.reply(written.asked, written.asked, text)
  }
  await alice.delete(await alice.post('Regretted at once'))
  for (const follower of followers) await follower.like(written.asked)
  for (const person of [bob, ...followers.slice(0, 5)]) await person.like(written.odd)
  await alice.like(written.odd)
}

const known = async (maxAgeMs = 0): Promise<Creator> =>
  (await rostra.app.context.gathering.gather.profile({ network: 'bluesky', handle: 'alice.test' }, { maxAgeMs })).value

describe('profiles over HTTP', () => {
  it('shows the profile with equal numbers', async () => {
    const answer = await rostra.call('GET', '/profiles?network=bluesky&handle=alice.test')
    expect(answer.status).toBe(200)
    expect(answer.at('data.0')).toMatchObject({
      state: 'active',
      freshness: 'live',
      profile: {
        external_id: someone(alice).did,
        handle: 'alice.test',
        name: 'Alice 🌻',
        bio: 'Gardens. https://alice.example/shop',
        followers: followerCount,
        following: 1,
        content_count: oldPosts.length + 6,
        links: ['https://alice.example/shop'],
        source: 'bluesky',
        synthetic: false,
      },
    })
  })

  it('finds the same profile by did and by address', async () => {
    const { did } = someone(alice)
    for (const query of [`network=bluesky&handle=${did}`, 'profile_url=https://bsky.app/profile/alice.test']) {
      expect((await rostra.call('GET', `/profiles?${query}`)).at('data.0.profile.external_id')).toBe(did)
    }
  })

  it('says who is unknown, suspended or gone', async () => {
    expect((await rostra.call('GET', '/profiles?network=bluesky&handle=nobody.test')).status).toBe(404)
    expect((await rostra.call('GET', '/profiles?network=bluesky&handle=erin.test')).status).toBe(404)
    const { at } = await rostra.call('GET', '/profiles?network=bluesky&handle=dave.test,nobody.test,bob.test')
    expect([0, 1, 2].map((i) => at(`data.${i}.state`))).toEqual(['suspended', 'not_found', 'active'])
  })

  it('says which source is asked', async () => {
    const { json } = await rostra.call('GET', '/networks')
    const { data } = json as { data: { network: string; sources: { id: string }[] }[] }
    expect(data.find((each) => each.network === 'bluesky')?.sources.map(({ id }) => id)).toEqual(['bluesky'])
  })
})

describe('contents', () => {
  it('reads every post, reply and repost, newest first, with equal texts', async () => {
    const { gather } = rostra.app.context.gathering
    const { value, missing } = await gather.contents(await known(), { limit: 1000, maxAgeMs: 0 })
    expect(missing).toEqual([])
    expect(value.map(({ text }) => text)).toEqual([
      'Bob says hello',
      'Hello Bob',
      'Careful',
      'Look',
      'What do you think?',
      'A grey wall',
      odd,
      ...oldPosts.toReversed(),
    ])
    expect(value.slice(0, 6).map(({ type, parentId }) => [type, parentId])).toEqual([
      ['repost', idOf(written.bobs)],
      ['reply', idOf(written.bobs)],
      ['text', null],
      ['text', idOf(written.bobs)],
      ['text', null],
      ['image', null],
    ])
    expect(new Set(value.map(({ contentId }) => contentId)).size).toBe(value.length)
    expect(value.at(-1)?.publishedAt).toBe(longAgo)
  })

  it('gives the same from the corpus', async () => {
    const { gather } = rostra.app.context.gathering
    const creator = await known()
    const live = await gather.contents(creator, { limit: 1000, maxAgeMs: 0 })
    const again = await gather.contents(creator, { limit: 1000, maxAgeMs: 600_000 })
    expect(again.from).toBe('known')
    expect(again.value.map(({ text }) => text)).toEqual(live.value.map(({ text }) => text))
  })

  const look = async (post: Written) =>
    (await rostra.app.context.gathering.gather.content({ network: 'bluesky', contentId: idOf(post) }, { maxAgeMs: 0 }))
      .value

  it('finds facets behind wide characters', async () => {
    expect(await look(written.odd)).toMatchObject({
      text: odd,
      language: 'de',
      hashtags: ['größe', '東京'],
      mentions: ['bob.test'],
      links: ['https://example.com/päth?q=1'],
      engagement: { likes: 7, comments: 0, shares: 0, views: null },
    })
  })

  it('shows images that can be fetched, and labels of author and moderation', async () => {
    const { media, thumbnailUrl } = await look(written.image)
    expect(media).toMatchObject([{ type: 'image', width: 40, height: 30, alt: 'grey, nothing else' }])
    // The AppView names the host it would have in public; the picture itself it serves here.
    const image = await fetch(new URL(new URL(thumbnailUrl ?? '').pathname, network.appViewUrl))
    expect([image.status, image.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
    expect((await look(written.warned)).labels?.toSorted()).toEqual(['graphic-media', 'nudity'])
  })

  it('finds a repost by its own id', async () => {
    const [actor, key] = idOf(written.repost).split('/')
    const source = createBlueskySource({ serviceUrl: network.appViewUrl })
    const contentId = `${actor}/repost:${key}`
    const repost = await source.content({ network: 'bluesky', contentId })
    expect(repost).toMatchObject({ contentId, type: 'repost', author: 'alice.test', text: 'Bob says hello' })
    const { items } = await source.contents({ network: 'bluesky', handle: 'alice.test' }, { cursor: null, limit: 1 })
    expect(items[0]?.contentId).toBe(contentId)
  })
})

describe('comments', () => {
  it('reads the whole thread, each comment below its own', async () => {
    const ref = { network: 'bluesky', contentId: idOf(written.asked) } as const
    const { value } = await rostra.app.context.gathering.gather.comments(ref, { limit: 1000, maxAgeMs: 0 })
    const texts = new Map(value.map(({ commentId, text }) => [commentId, text]))
    const link = ({ text, parentId }: Comment): string => `${text} < ${parentId === null ? '' : texts.get(parentId)}`
    const parentOf = ({ parent }: { parent: Written }): string =>
      parent.uri === written.asked.uri ? '' : (texts.get(idOf(parent)) ?? 'nothing')
    expect(value.map(link).toSorted()).toEqual(said.map((each) => `${each.text} < ${parentOf(each)}`).toSorted())
    expect(value.map(({ publishedAt }) => publishedAt)).toEqual(
      value.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
    )
    const paged: string[] = []
    const source = createBlueskySource({ serviceUrl: network.appViewUrl })
    for (let cursor: string | null = null; ;) {
      const page = await source.comments(ref, { cursor, limit: 4 })
      paged.push(...page.items.map(({ commentId }) => commentId))
      if ((cursor = page.cursor) === null) break
    }
    expect(paged).toEqual(value.map(({ commentId }) => commentId))
  })
})

describe('audience', () => {
  const read = async (kind: 'followers' | 'likers' | 'commenters') =>
    (await rostra.app.context.gathering.gather.audience(await known(), kind, { limit: 1000, maxAgeMs: 0 })).value
  const handles = (people: { handle: string }[]): string[] => people.map(({ handle }) => handle).toSorted()

  it('lists followers with their own numbers', async () => {
    const found = await read('followers')
    expect(handles(found)).toEqual(handles(followers))
    expect(found.every(({ following, followers: own }) => following === 1 && own === 0)).toBe(true)
    expect(found.filter(({ contentCount }) => contentCount === 1)).toHaveLength(9)
  })

  it('meets everybody who liked or replied, once, and not the author', async () => {
    expect(handles(await read('likers'))).toEqual(handles([someone(bob), ...followers]))
    expect(handles(await read('commenters'))).toEqual(handles([someone(bob), someone(carol), ...followers.slice(0, 9)]))
  })

  it('lists whom somebody follows', async () => {
    const source = createBlueskySource({ serviceUrl: network.appViewUrl })
    const { items } = await source.follows({ network: 'bluesky', handle: 'alice.test' }, { cursor: null, limit: 100 })
    expect(items.map(({ handle, followers: count }) => [handle, count])).toEqual([['bob.test', 1]])
  })

  it('pages in any size without losing or doubling anybody', async () => {
    const source = createBlueskySource({ serviceUrl: network.appViewUrl })
    for (const kind of ['followers', 'likers', 'commenters'] as const) {
      const seen: string[] = []
      for (let cursor: string | null = null; ;) {
        const page = await source.audience({ network: 'bluesky', handle: 'alice.test' }, kind, { cursor, limit: 7 })
        seen.push(...page.items.map(({ handle }) => handle))
        if ((cursor = page.cursor) === null) break
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.toSorted()).toEqual(handles(await read(kind)))
    }
  })
})
