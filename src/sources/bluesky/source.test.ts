import { describe, expect, it } from 'vitest'
import { SourceError } from '../port.js'
import { createBlueskySource } from './source.js'

const now = Date.parse('2026-11-15T12:00:00.000Z')
const letter = (n: number): string => String.fromCharCode(97 + (n % 26))
const did = (n: number): string => `did:plc:${'a'.repeat(22)}${letter(n / 26)}${letter(n)}`
const alice = { did: did(2), handle: 'alice.test', displayName: 'Alice', labels: [] }
const bob = { did: did(3), handle: 'bob.test', labels: [] }
const cid = 'bafyreiguhcviudkv7f4mbe7hl2ba7khi5tbnsnemgw5iky4g3igjo5ulqm'
const at = (minutesAgo: number): string => new Date(now - minutesAgo * 60_000).toISOString()

type Handler = (params: URLSearchParams, calls: number) => Response | Promise<Response>
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A Bluesky on the other end of `fetch`: that is the network, the source above it is the real one. */
const play = (handlers: Record<string, Handler>, options: { timeoutMs?: number; now?: () => number } = {}) => {
  const asked: string[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    const method = url.pathname.replace('/xrpc/', '')
    asked.push(method)
    const handler = handlers[method] ?? (() => json({ error: 'MethodNotImplemented' }, 501))
    const answer = Promise.resolve(handler(url.searchParams, asked.filter((each) => each === method).length))
    const signal = init?.signal
    if (!signal) return answer
    return Promise.race([
      answer,
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ])
  }
  const source = createBlueskySource({ serviceUrl: 'https://appview.test', fetch, now: () => now, ...options })
  return { source, asked }
}

const kindOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceError ? error.kind : String(error)),
  )

const post = (author: typeof bob, key: string, minutesAgo: number, more: Record<string, unknown> = {}) => {
  const { record = {}, ...view } = more as { record?: Record<string, unknown> }
  return {
    uri: `at://${author.did}/app.bsky.feed.post/${key}`,
    cid,
    author,
    record: { $type: 'app.bsky.feed.post', text: `post ${key}`, createdAt: at(minutesAgo), ...record },
    replyCount: 0,
    repostCount: 0,
    likeCount: 0,
    quoteCount: 0,
    indexedAt: at(minutesAgo),
    labels: [],
    ...view,
  }
}
const ref = { network: 'bluesky', handle: 'alice.test' } as const
const first = { cursor: null, limit: 100 }

describe('profile', () => {
  const view = {
    ...alice,
    displayName: 'Ali\u0000ce \ud83c',
    description: 'Shop: https://shop.example/a, mail on request. (https://b.example/)',
    website: 'https://alice.example',
    followersCount: 12,
    followsCount: 3,
    postsCount: 45,
    createdAt: '2024-05-06T07:08:09.000Z',
    verification: { verifications: [], verifiedStatus: 'valid', trustedVerifierStatus: 'none' },
    labels: [
      { src: alice.did, uri: `at://${alice.did}`, val: '!no-unauthenticated', cts: at(9) },
      { src: did(7), uri: alice.did, val: 'spam', cts: at(9) },
      { src: did(7), uri: alice.did, val: 'spam', cts: at(8), neg: true },
      { src: did(7), uri: alice.did, val: 'rude', cts: at(9), exp: at(1) },
    ],
  }
  const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
    play({ 'app.bsky.actor.getProfile': () => json(body, status, headers) })

  it('shows what Bluesky shows', async () => {
    const { source } = answer(view)
    expect(await source.profile(ref)).toMatchObject({
      externalId: alice.did,
      handle: 'alice.test',
      url: 'https://bsky.app/profile/alice.test',
      name: 'Alice \ufffd',
      verified: true,
      state: 'active',
      followers: 12,
      following: 3,
      contentCount: 45,
      createdAt: Date.parse('2024-05-06T07:08:09.000Z'),
      links: ['https://alice.example', 'https://shop.example/a', 'https://b.example/'],
      labels: ['!no-unauthenticated'],
      provenance: { source: 'bluesky', basis: 'measured', asOf: now, synthetic: false },
    })
  })

  it('names who lost their domain by the did', async () => {
    const { source } = answer({ did: alice.did, handle: 'handle.invalid' })
    expect(await source.profile(ref)).toMatchObject({ handle: alice.did, name: alice.did, followers: null })
  })

  it('takes 400 for the nobody it is', async () => {
    expect(
      await kindOf(answer({ error: 'InvalidRequest', message: 'Profile not found' }, 400).source.profile(ref)),
    ).toBe('not_found')
    expect(await kindOf(answer({ error: 'AccountTakedown', message: 'x' }, 400).source.profile(ref))).toBe('suspended')
  })

  it('keeps a 429 a 429, whatever a proxy writes into it', async () => {
    const { source } = answer('{"err', 429, { 'retry-after': '7' })
    expect(await source.profile(ref).catch((each: unknown) => each)).toMatchObject({
      kind: 'rate_limited',
      retryAfterMs: 7000,
    })
  })

  it.each([
    ['broken JSON', '{"did":', 200],
    ['a page of a proxy', '<html>', 200],
    ['something else than a profile', { hello: 1 }, 200],
    ['500', { error: 'InternalServerError' }, 500],
    ['502 without a word', '', 502],
    ['504', '<html>', 504],
  ])('calls %s unavailable, never a half answer', async (_name, body, status) => {
    expect(await kindOf(answer(body, status).source.profile(ref))).toBe('unavailable')
  })

  it('says when to come back after a 429, and does not call before', async () => {
    let time = now
    const { source, asked } = play(
      {
        'app.bsky.actor.getProfile': (_params, calls) =>
          calls === 1
            ? json({ error: 'RateLimitExceeded' }, 429, { 'ratelimit-reset': String(now / 1000 + 30) })
            : json(view),
      },
      { now: () => time },
    )
    const error = await source.profile(ref).catch((each: unknown) => each)
    expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs: 30_000, scope: 'source' })
    time += 10_000
    expect(await source.profile(ref).catch((each: unknown) => each)).toMatchObject({ retryAfterMs: 20_000 })
    expect(asked).toHaveLength(1)
    time += 20_000
    expect((await source.profile(ref)).handle).toBe('alice.test')
  })

  it('stops by itself when the window is used up', async () => {
    const used = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(now / 1000 + 30) }
    const { source, asked } = answer(view, 200, used)
    expect((await source.profile(ref)).handle).toBe('alice.test')
    expect(await kindOf(source.profile(ref))).toBe('rate_limited')
    expect(asked).toHaveLength(1)
  })

  it('gives up on a silent service, and at once when nobody waits any more', async () => {
    const silent = { 'app.bsky.actor.getProfile': () => new Promise<Response>(() => {}) }
    expect(await kindOf(play(silent, { timeoutMs: 20 }).source.profile(ref))).toBe('unavailable')
    const leaving = new AbortController()
    const asking = play(silent).source.profile(ref, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(asking).rejects.toThrow('gone')
  })

  it('calls a network that cannot be reached unavailable', async () => {
    const source = createBlueskySource({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    expect(await kindOf(source.profile(ref))).toBe('unavailable')
  })
})

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

describe('comments', () => {
  type Node = { $type: string; post: ReturnType<typeof post>; replies?: Node[] }
  const node = (key: string, minutesAgo: number, replies?: Node[], replyCount = replies?.length ?? 0): Node => ({
    $type: 'app.bsky.feed.defs#threadViewPost',
    post: post(key === 'root' ? alice : bob, key, minutesAgo, { replyCount }),
    ...(replies ? { replies } : {}),
  })
  const gone = {
    $type: 'app.bsky.feed.defs#notFoundPost',
    uri: `at://${bob.did}/app.bsky.feed.post/y`,
    notFound: true,
  } as unknown
  const trees: Record<string, Node> = {
    root: node('root', 9, [
      node('a', 8, [node('a1', 2, [], 0), gone as Node]),
      node('b', 7, []),
      node('c', 5, undefined, 2),
    ]),
    c: node('c', 5, [node('c1', 4, []), node('c2', 4, [])]),
  }
  const open = () =>
    play({
      'app.bsky.feed.getPostThread': (params) => {
        const thread = trees[params.get('uri')?.split('/').at(-1) ?? '']
        return thread ? json({ thread }) : json({ error: 'NotFound', message: 'Post not found' }, 400)
      },
    })
  const content = { network: 'bluesky', contentId: 'alice.test/root' } as const

  it('flattens the thread, newest first, cut ends fetched', async () => {
    const { source, asked } = open()
    const { items, total, cursor } = await source.comments(content, first)
    expect(items.map(({ commentId, parentId }) => [commentId, parentId].map((id) => id?.split('/')[1]))).toEqual([
      ['a1', 'a'],
      ['c2', 'c'],
      ['c1', 'c'],
      ['c', undefined],
      ['b', undefined],
      ['a', undefined],
    ])
    expect([total, cursor, asked.length]).toEqual([6, null, 2])
    expect(items[0]).toMatchObject({ contentId: 'alice.test/root', author: { handle: 'bob.test', name: null } })
  })

  it('pages stably, also when the process was started anew between pages', async () => {
    const seen: string[] = []
    for (let cursor: string | null = null; ;) {
      const page = await open().source.comments(content, { cursor, limit: 1 })
      seen.push(...page.items.map(({ commentId }) => commentId.split('/')[1] ?? ''))
      if (page.cursor === null) break
      cursor = page.cursor
    }
    expect(seen).toEqual(['a1', 'c2', 'c1', 'c', 'b', 'a'])
  })

  it('asks for the thread once for all pages of a list', async () => {
    const { source, asked } = open()
    const { cursor } = await source.comments(content, { cursor: null, limit: 4 })
    expect((await source.comments(content, { cursor, limit: 4 })).items).toHaveLength(2)
    expect(asked).toHaveLength(2)
  })

  it('says what is not there', async () => {
    const { source } = open()
    expect(await kindOf(source.comments({ network: 'bluesky', contentId: 'alice.test/no' }, first))).toBe('not_found')
    expect(await kindOf(source.comments(content, { cursor: 'x', limit: 1 }))).toBe('not_found')
  })

  it('follows a thread a thousand deep', async () => {
    let deep = node('leaf', 0, [])
    for (let i = 0; i < 999; i++) deep = node(`n${i}`, 1, [deep])
    const { source } = play({
      'app.bsky.feed.getPostThread': () => json({ thread: node('root', 9, [deep]) }),
    })
    expect((await source.comments(content, first)).total).toBe(1000)
  })
})

describe('audience', () => {
  const people = Array.from({ length: 60 }, (_, i) => ({ did: did(i + 200), handle: `p${i}.test` }))
  const profiles: Handler = (params) =>
    params.getAll('actors').length > 25
      ? json({ error: 'InvalidRequest', message: 'too many' }, 400)
      : json({
          profiles: params
            .getAll('actors')
            .filter((actor) => actor !== people[1]?.did)
            .map((actor) => ({ ...people.find((each) => each.did === actor), followersCount: 7 })),
        })
  const liked = (key: string, minutesAgo: number) => ({ post: post(alice, key, minutesAgo, { likeCount: 3 }) })
  const likes: Record<string, number[]> = { p1: [0, 1, 2], p2: [2, 1, 3, 4], p3: [4, 5] }
  const handlers: Record<string, Handler> = {
    'app.bsky.graph.getFollowers': (params) => {
      const from = Number(params.get('cursor') ?? 0)
      const to = from + Number(params.get('limit'))
      const followers = people.slice(from, to)
      return json({ subject: alice, followers, ...(to < people.length ? { cursor: String(to) } : {}) })
    },
    'app.bsky.actor.getProfiles': profiles,
    'app.bsky.feed.getAuthorFeed': () => json({ feed: [liked('p1', 1), liked('p2', 2), liked('p3', 3)] }),
    'app.bsky.feed.getLikes': (params) => {
      const uri = params.get('uri') ?? ''
      const all = likes[uri.split('/').at(-1) ?? ''] ?? []
      const from = Number(params.get('cursor') ?? 0)
      const entry = (i: number) => ({ indexedAt: at(1), createdAt: at(1), actor: people[i] })
      const next = from + 2 < all.length ? { cursor: String(from + 2) } : {}
      return json({ uri, likes: all.slice(from, from + 2).map(entry), ...next })
    },
  }
  const names = (items: { handle: string }[]): string => items.map(({ handle }) => handle.split('.')[0]).join(' ')

  it('lists followers in the order of the network, with their numbers', async () => {
    const { source } = play(handlers)
    const one = await source.audience(ref, 'followers', { cursor: null, limit: 55 })
    expect(one.items).toHaveLength(55)
    expect(one.items[0]).toMatchObject({ externalId: people[0]?.did, handle: 'p0.test', followers: 7 })
    expect(one.items[1]).toMatchObject({ handle: 'p1.test', followers: null })
    const two = await source.audience(ref, 'followers', { cursor: one.cursor, limit: 55 })
    expect(names(two.items)).toBe('p55 p56 p57 p58 p59')
    expect(two.cursor).toBeNull()
  })

  it('meets every liker once, over all recent posts and pages', async () => {
    const { source } = play(handlers)
    const one = await source.audience(ref, 'likers', { cursor: null, limit: 4 })
    expect(names(one.items)).toBe('p0 p1 p2 p3')
    const two = await source.audience(ref, 'likers', { cursor: one.cursor, limit: 4 })
    expect(names(two.items)).toBe('p4 p5')
    expect(two.cursor).toBeNull()
    const later = await play(handlers).source.audience(ref, 'likers', { cursor: one.cursor, limit: 4 })
    expect(names(later.items)).toBe('p4 p5')
  })

  it('goes on where a 429 or a 5xx stopped it: nobody lost, nobody twice', async () => {
    const failing = (at: number[]): Record<string, Handler> => ({
      ...handlers,
      'app.bsky.feed.getLikes': (params, calls) =>
        at.includes(calls) ? json('', 503) : (handlers['app.bsky.feed.getLikes']?.(params, calls) ?? json('', 500)),
    })
    const { source } = play(failing([2, 5]))
    const one = await source.audience(ref, 'likers', { cursor: null, limit: 2 })
    expect(await kindOf(source.audience(ref, 'likers', { cursor: one.cursor, limit: 9 }))).toBe('unavailable')
    expect(await kindOf(source.audience(ref, 'likers', { cursor: one.cursor, limit: 9 }))).toBe('unavailable')
    const rest = await source.audience(ref, 'likers', { cursor: one.cursor, limit: 9 })
    expect(`${names(one.items)} ${names(rest.items)}`).toBe('p0 p1 p2 p3 p4 p5')
  })

  it('has no history', async () => {
    expect(await kindOf(play({}).source.history(ref))).toBe('unsupported')
  })
})
