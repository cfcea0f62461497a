import { afterEach, expect, test } from 'vitest'
import { play, type Played } from './play.js'
import { posts, type Answer, type World } from './world.js'
import { hackernews } from './worlds/hackernews.js'
import { instagram } from './worlds/instagram.js'
import { lemmy } from './worlds/lemmy.js'
import { peertube } from './worlds/peertube.js'
import { professional } from './worlds/professional.js'
import { reddit } from './worlds/reddit.js'
import { threads } from './worlds/threads.js'
import { twitch } from './worlds/twitch.js'

// What the documents of single networks say, beyond what holds for all.

let played: Played | undefined
afterEach(() => played?.stop())

/** A world whose answers are changed as a text before they are sent. */
const changed = async (world: World, change: (text: string, path: string) => string): Promise<Played['source']> => {
  const answer: World['answer'] = (asked) => {
    const found: Answer | undefined = world.answer(asked)
    return found && { ...found, body: JSON.parse(change(JSON.stringify(found.body), asked.url.pathname)) as unknown }
  }
  played = await play({ ...world, answer })
  return played.source
}
const first = { cursor: null, limit: 20 }
const ref = (world: World) => ({ network: world.network, handle: world.handleOf('ada') })
const content = (world: World, n: number) => ({ network: world.network, contentId: world.contentId(n) })

test('Instagram: thirty hashtags in a week are used up, and everything else goes on', async () => {
  played = await play({
    ...instagram,
    answer: (asked) =>
      asked.url.pathname === '/v25.0/ig_hashtag_search'
        ? { status: 400, body: { error: { code: 18, error_subcode: 2_207_034, type: 'OAuthException' } } }
        : instagram.answer(asked),
  })
  await expect(played.source.search?.({ hashtag: 'new', ...first })).rejects.toMatchObject({
    kind: 'rate_limited',
    scope: 'subject',
    retryAfterMs: 86_400_000,
  })
})

test('Instagram: a carousel is one, with all its pictures, also where a search gives less of it', async () => {
  const children = { data: [1, 2].map((n) => ({ media_type: 'IMAGE', media_url: `https://cdn.example/c${n}.jpg` })) }
  const source = await changed(instagram, (text) =>
    text
      .replaceAll('"media_type":"IMAGE"', '"media_type":"CAROUSEL_ALBUM"')
      .replaceAll('"media_url":"https://cdn.example/1.jpg"', `"children":${JSON.stringify(children)}`),
  )
  const { items } = await source.contents(ref(instagram), first)
  expect(items[0]).toMatchObject({ type: 'carousel', media: [{ type: 'image' }, { type: 'image' }] })
  expect((await source.search?.({ hashtag: 'bees', ...first }))?.items[0]?.type).toBe('carousel')
})

test('Instagram: comments are those of own posts; those of others cannot be had', async () => {
  played = await play(instagram)
  await expect(played.source.comments(content(instagram, 200), first)).rejects.toMatchObject({ kind: 'unsupported' })
})

test('Threads: a post that does not say whether it is a reply is none', async () => {
  const source = await changed(threads, (text) => text.replaceAll(',"is_reply":false', ''))
  expect((await source.contents(ref(threads), first)).items[0]?.type).toBe('text')
})

test('Reddit: what was deleted or removed is gone from lists, and by its id', async () => {
  const removed = posts[1]?.text ?? ''
  const source = await changed(reddit, (text) =>
    text
      .replaceAll(`"selftext":"${posts[0]?.text ?? ''}"`, '"selftext":"[deleted]"')
      .replaceAll(`"selftext":"${removed}"`, '"selftext":"","removed_by_category":"moderator"'),
  )
  const { items } = await source.contents(ref(reddit), first)
  expect(items[0]?.contentId).toBe(reddit.contentId(2))
  for (const n of [0, 1]) await expect(source.content(content(reddit, n))).rejects.toMatchObject({ kind: 'not_found' })
})

test('Reddit: spoilers are labelled, galleries have their pictures', async () => {
  const gallery =
    '"media_metadata":{"a":{"s":{"u":"https://i.redd.it/a.jpg"}},"b":{"s":{"u":"https://i.redd.it/b.jpg"}}}'
  const source = await changed(reddit, (text) =>
    text.replaceAll('"over_18":false}', `"over_18":true,"spoiler":true,${gallery}}`),
  )
  const { labels, media } = await source.content(content(reddit, 3))
  expect(labels).toEqual(['nsfw', 'spoiler'])
  expect(media.map(({ url }) => url)).toEqual(['https://i.redd.it/a.jpg', 'https://i.redd.it/b.jpg'])
})

test('Lemmy: deleted posts and people are gone', async () => {
  const source = await changed(lemmy, (text) =>
    text
      .replaceAll(/("id":20000,.*?"deleted":)false/g, '$1true')
      .replaceAll(/("id":19999,.*?"removed":)false/g, '$1true'),
  )
  const { items } = await source.contents(ref(lemmy), first)
  expect(items[0]?.contentId).toBe(lemmy.contentId(2))
  await expect(source.content(content(lemmy, 0))).rejects.toMatchObject({ kind: 'not_found' })
  await played?.stop()
  const left = await changed(lemmy, (text) => text.replaceAll('"deleted":false', '"deleted":true'))
  await expect(left.profile(ref(lemmy))).rejects.toMatchObject({ kind: 'not_found' })
})

test('Hacker News: what was killed is gone', async () => {
  const source = await changed(hackernews, (text) => text.replace('"type":"story"', '"type":"story","dead":true'))
  await expect(source.content(content(hackernews, 3))).rejects.toMatchObject({ kind: 'not_found' })
})

test('LinkedIn: mentions and hashtags are read as they are shown, and followers are counted', async () => {
  const written = String.raw`@[Lumevia \(DE\)](urn:li:organization:7) is new {hashtag|\#|honey} \(soon\) 100\% a\_b`
  const source = await changed(professional, (text) =>
    text.replaceAll(`"commentary":"${posts[0]?.text ?? ''}"`, `"commentary":${JSON.stringify(written)}`),
  )
  const { text, hashtags } = (await source.contents(ref(professional), first)).items[0] ?? {}
  expect(text).toBe(String.raw`@Lumevia (DE) is new #honey (soon) 100\% a_b`)
  expect(hashtags).toEqual(['honey'])
  expect((await source.profile(ref(professional))).followers).toBe(1204)
})

test('Twitch: a thumbnail has an address that can be opened', async () => {
  const source = await changed(twitch, (text) =>
    text.replaceAll('"thumbnail_url":""', '"thumbnail_url":"https://static.example/t-%{width}x%{height}.jpg"'),
  )
  expect((await source.contents(ref(twitch), first)).items[0]?.thumbnailUrl).toBe(
    'https://static.example/t-640x360.jpg',
  )
})

test('PeerTube: the picture of a video is found where newer servers name it', async () => {
  played = await play(peertube)
  const { items } = await played.source.contents(ref(peertube), first)
  expect(items[0]?.thumbnailUrl).toBe('https://tube.example/lazy-static/0.jpg')
})
