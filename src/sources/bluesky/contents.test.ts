import { describe, expect, it } from 'vitest'
import {
  alice,
  at,
  bob,
  cid,
  first,
  json,
  kindOf,
  play,
  post,
  ref,
  type Handler,
} from '../../../test/bluesky/fake-appview.js'

describe('contents', () => {
  const reply = { uri: `at://${bob.did}/app.bsky.feed.post/b1`, cid }
  const images = {
    $type: 'app.bsky.embed.images#view',
    images: [
      { thumb: 'https://cdn/t1', fullsize: 'https://cdn/f1', alt: 'a cat', aspectRatio: { width: 4, height: 3 } },
      { thumb: 'https://cdn/t2', fullsize: 'https://cdn/f2', alt: '' },
    ],
  }
  const quoted = {
    $type: 'app.bsky.embed.record#view',
    record: {
      $type: 'app.bsky.embed.record#viewNotFound',
      uri: `at://${bob.did}/app.bsky.feed.post/q1`,
      notFound: true,
    },
  }
  const video = {
    $type: 'app.bsky.embed.video#view',
    cid,
    playlist: 'https://video/p.m3u8',
    thumbnail: 'https://video/t.jpg',
    aspectRatio: { width: 9, height: 16 },
  }
  const external = {
    $type: 'app.bsky.embed.external#view',
    external: { uri: 'https://news.example/1', title: 'T', description: 'D', thumb: 'https://cdn/t' },
  }
  const entries = [
    { post: post(alice, 'p1', 1, { likeCount: 5, replyCount: 2, repostCount: 3, quoteCount: 1, embed: images }) },
    { post: post(alice, 'p2', 2, { record: { reply: { root: reply, parent: reply }, langs: ['ja'] } }) },
    {
      post: post(bob, 'b2', 500, { likeCount: 9000 }),
      reason: {
        $type: 'app.bsky.feed.defs#reasonRepost',
        by: alice,
        uri: `at://${alice.did}/app.bsky.feed.repost/r1`,
        indexedAt: at(3),
      },
    },
    {
      post: post(alice, 'p4', 4, {
        embed: { $type: 'app.bsky.embed.recordWithMedia#view', record: quoted, media: video },
      }),
    },
    { post: post(alice, 'p5', 5, { embed: external, record: { createdAt: '2999-01-01T00:00:00Z' } }) },
    { post: post(alice, 'p6', 6, { embed: { $type: 'app.bsky.embed.hologram#view' }, record: { text: 7 } }) },
  ]
  const feed: Handler = (params) => {
    const from = Number(params.get('cursor') ?? 0)
    const to = from + Number(params.get('limit'))
    return json({ feed: entries.slice(from, to), ...(to < entries.length ? { cursor: String(to) } : {}) })
  }
  const open = () => play({ 'app.bsky.feed.getAuthorFeed': feed }).source

  it('tells posts, replies and reposts apart', async () => {
    const { items, cursor } = await open().contents(ref, first)
    expect(cursor).toBeNull()
    expect(items.map(({ contentId, type, format, parentId }) => [contentId, type, format, parentId])).toEqual([
      [`${alice.did}/p1`, 'image', 'post', null],
      [`${alice.did}/p2`, 'reply', 'reply', `${bob.did}/b1`],
      [`${alice.did}/repost:r1`, 'repost', 'repost', `${bob.did}/b2`],
      [`${alice.did}/p4`, 'video', 'quote', `${bob.did}/q1`],
      [`${alice.did}/p5`, 'text', 'post', null],
      [`${alice.did}/p6`, 'text', 'post', null],
    ])
    expect(items.every(({ authorExternalId }) => authorExternalId === alice.did)).toBe(true)
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual([1, 2, 3, 4, 5, 6].map((ago) => Date.parse(at(ago))))
    expect(items[1]?.language).toBe('ja')
  })

  it('shows media, links and reactions', async () => {
    const [p1, , r1, p4, p5, p6] = (await open().contents(ref, first)).items
    expect(p1?.media).toEqual([
      { url: 'https://cdn/f1', type: 'image', width: 4, height: 3, durationS: null, alt: 'a cat' },
      { url: 'https://cdn/f2', type: 'image', width: null, height: null, durationS: null, alt: null },
    ])
    expect(p1?.engagement).toEqual({ likes: 5, comments: 2, shares: 4, views: null, saves: null })
    expect(r1).toMatchObject({ text: 'post b2', engagement: { likes: null, comments: null, shares: null } })
    expect(p4).toMatchObject({
      media: [{ url: 'https://video/p.m3u8', type: 'video', width: 9, height: 16 }],
      thumbnailUrl: 'https://video/t.jpg',
      links: [`https://bsky.app/profile/${bob.did}/post/q1`],
    })
    expect(p5).toMatchObject({ links: ['https://news.example/1'], thumbnailUrl: 'https://cdn/t', media: [] })
    expect(p6).toMatchObject({ text: '', media: [] })
  })

  it('gives every entry once, page by page, filtered or not', async () => {
    for (const filter of [{}, { types: ['text' as const, 'repost' as const] }]) {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<ReturnType<typeof open>['contents']>> = await open().contents(ref, {
          ...filter,
          cursor,
          limit: 2,
        })
        expect(page.items.length).toBeLessThanOrEqual(2)
        seen.push(...page.items.map(({ contentId }) => contentId))
        cursor = page.cursor
      } while (cursor !== null)
      expect(seen).toEqual(
        (await open().contents(ref, { ...filter, ...first })).items.map(({ contentId }) => contentId),
      )
    }
  })

  it('keeps to the bounds of time', async () => {
    const bounds = { since: Date.parse(at(4)), until: Date.parse(at(2)) }
    const { items, cursor } = await open().contents(ref, { ...first, ...bounds })
    expect(items.map(({ format }) => format)).toEqual(['repost', 'quote'])
    expect(cursor).toBeNull()
  })

  it('fails as a whole when a page fails', async () => {
    const { source } = play({
      'app.bsky.feed.getAuthorFeed': (params, calls) => (calls === 2 ? json('', 503) : feed(params, calls)),
    })
    expect(await kindOf(source.contents(ref, { cursor: null, limit: 2, types: ['video'] }))).toBe('unavailable')
  })
})

describe('content', () => {
  it('finds a post by did or handle, and says when there is none', async () => {
    const { source } = play({
      'app.bsky.feed.getPosts': (params) =>
        json({ posts: params.get('uris')?.endsWith('/p1') ? [post(alice, 'p1', 1)] : [] }),
    })
    const found = await source.content({ network: 'bluesky', contentId: 'alice.test/p1' })
    expect(found.contentId).toBe(`${alice.did}/p1`)
    expect(await kindOf(source.content({ network: 'bluesky', contentId: `${alice.did}/p2` }))).toBe('not_found')
    expect(await kindOf(source.content({ network: 'bluesky', contentId: 'nonsense' }))).toBe('not_found')
  })
  it('finds a repost by its own record', async () => {
    const { source } = play({
      'com.atproto.repo.getRecord': (params) =>
        json({
          uri: `at://${alice.did}/app.bsky.feed.repost/${params.get('rkey')}`,
          value: { subject: { uri: `at://${bob.did}/app.bsky.feed.post/b2`, cid }, createdAt: at(3) },
        }),
      'app.bsky.feed.getPosts': () => json({ posts: [post(bob, 'b2', 500)] }),
      'app.bsky.actor.getProfile': () => json(alice),
    })
    const contentId = `${alice.did}/repost:r1`
    expect(await source.content({ network: 'bluesky', contentId })).toMatchObject({
      contentId,
      author: 'alice.test',
      type: 'repost',
      parentId: `${bob.did}/b2`,
      publishedAt: Date.parse(at(3)),
    })
  })
})
