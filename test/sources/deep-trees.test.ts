import { afterEach, describe, expect, test } from 'vitest'
import { MastodonSource } from '../../src/sources/mastodon/source.js'
import { alice, bob, json, play, post } from '../bluesky/fake-appview.js'
import { range, readAll, serve, stopAll } from './thread-server.js'
import { now, type Answer } from './world.js'

// Every test says first what a reader is given: which comments, whose answers they are, and what is said of those that are not there.

afterEach(stopAll)

describe('Bluesky', () => {
  interface Node {
    $type: string
    post: ReturnType<typeof post>
    replies?: unknown[]
  }
  const node = (key: string, replies: unknown[] | undefined, replyCount = replies?.length ?? 0): Node => ({
    $type: 'app.bsky.feed.defs#threadViewPost',
    post: post(key === 'root' ? alice : bob, key, 5, { replyCount }),
    ...(replies === undefined ? {} : { replies }),
  })
  const open = (threads: Record<string, (() => Response) | Node>) =>
    play({
      'app.bsky.feed.getPostThread': (params) => {
        const thread = threads[params.get('uri')?.split('/').at(-1) ?? '']
        if (typeof thread === 'function') return thread()
        return thread ? json({ thread }) : json({ error: 'NotFound', message: 'Post not found' }, 400)
      },
    })
  const uriOf = (key: string): string => `at://${bob.did}/app.bsky.feed.post/${key}`
  const read = async (threads: Parameters<typeof open>[0]) => {
    const { source, asked } = open(threads)
    const found = await readAll(source, 'alice.test/root')
    return { ...found, keys: found.ids.map((id) => id.split('/')[1]), calls: asked.length }
  }

  test('posts that are gone or of people who block are left out; what stands beside them is there', async () => {
    const gone = { $type: 'app.bsky.feed.defs#notFoundPost', uri: uriOf('x'), notFound: true }
    const author = { did: bob.did, viewer: { blockedBy: false } }
    const blocked = { $type: 'app.bsky.feed.defs#blockedPost', uri: uriOf('y'), blocked: true, author }
    const { keys, total, cut } = await read({ root: node('root', [gone, node('a', []), blocked]) })
    expect([keys, total, cut]).toEqual([['a'], 1, undefined])
  })

  test('an end that was taken back while the thread was read has nothing below it', async () => {
    const { keys, total, cut } = await read({ root: node('root', [node('a', undefined, 2), node('b', [])]) })
    expect([keys.toSorted(), total, cut]).toEqual([['a', 'b'], 2, undefined])
  })

  test('a limit in the middle keeps what was read, and says how much is missing', async () => {
    const busy = () => json({ error: 'RateLimitExceeded' }, 429, { 'retry-after': '20' })
    const root = node('root', [node('b', undefined, 3), node('a', undefined, 2)])
    const { keys, total, cut } = await read({ root, a: node('a', [node('a1', []), node('a2', [])]), b: busy })
    expect(keys.toSorted()).toEqual(['a', 'a1', 'a2', 'b'])
    expect([total, cut?.reason]).toEqual([null, 'rate_limited'])
    expect(cut?.detail).toContain('Replies missing according to the network: 3.')
  })

  test('an end that leads to itself is asked for once', async () => {
    const root = node('root', [node('a', undefined, 1)])
    const { keys, calls } = await read({ root, a: node('a', [node('a', undefined, 1)]) })
    expect([keys, calls]).toEqual([['a'], 2])
  })

  test('of 150 cut ends a hundred are asked for, and the others are counted', async () => {
    const ends = range(0, 150).map((n) => node(`e${n}`, undefined, 2))
    const below = ends.map((_, n) => [`e${n}`, node(`e${n}`, [node(`e${n}a`, []), node(`e${n}b`, [])])] as const)
    const { keys, total, cut, calls } = await read({ root: node('root', ends), ...Object.fromEntries(below) })
    expect([keys.length, total, calls]).toEqual([150 + 200, null, 101])
    expect(cut).toEqual({
      reason: 'unsupported',
      detail:
        'Only part of this thread was read: it is longer than what is read at once. Replies missing according to the network: 100.',
    })
  })

  test('whoever does not want it any more ends it between two calls', async () => {
    const stop = new AbortController()
    const give = (key: string) => () => {
      stop.abort(new Error('enough'))
      return json({ thread: node(key, [node(`${key}1`, [])]) })
    }
    const { source, asked } = open({
      root: node('root', [node('a', undefined, 1), node('b', undefined, 1)]),
      a: give('a'),
      b: give('b'),
    })
    const page = { cursor: null, limit: 10, signal: stop.signal }
    await expect(source.comments({ network: 'bluesky', contentId: 'alice.test/root' }, page)).rejects.toThrow('enough')
    expect(asked.length).toBe(2)
  })
})

describe('Mastodon', () => {
  const person = { id: '9', username: 'guest', acct: 'guest', url: 'https://social.example/@guest', display_name: 'G' }
  const status = (id: string, parent: string | null, replies = 0) => ({
    id,
    uri: `https://social.example/${id}`,
    created_at: new Date(now - Number(id) * 1000).toISOString(),
    account: person,
    content: `<p>Post ${id}</p>`,
    in_reply_to_id: parent,
    replies_count: replies,
  })
  type Status = ReturnType<typeof status>
  /** A server that shows strangers 60 posts of 20 levels, in the order of the tree, as Mastodon does. */
  const server = (all: readonly Status[], refuse: (id: string) => Answer | undefined = () => undefined) =>
    serve((url) => {
      const [, id = '', context] = /^\/api\/v1\/statuses\/(\w+)(\/context)?$/.exec(url.pathname) ?? []
      const own = all.find((each) => each.id === id)
      const refusal = refuse(id)
      if (refusal !== undefined || own === undefined || context === undefined)
        return refusal ?? (own === undefined ? undefined : { body: own })
      const below: Status[] = []
      const walk = (parent: string, level: number): void => {
        if (level > 20) return
        for (const each of all.filter(({ in_reply_to_id: to, id: self }) => to === parent && self !== parent))
          if (!below.includes(each)) {
            below.push(each)
            walk(each.id, level + 1)
          }
      }
      walk(id, 1)
      return { body: { ancestors: [], descendants: below.slice(0, 60) } }
    })
  const read = async (all: readonly Status[], refuse?: (id: string) => Answer | undefined) => {
    const { at, web, asked } = await server(all, refuse)
    const source = new MastodonSource({ web, now: () => now, originOf: () => `http://${at}` })
    return { ...(await readAll(source, '1@social.example', 40)), asked }
  }
  const chain = (from: number, to: number): Status[] =>
    range(from, to).map((n) => status(String(n), String(n - 1), n === to - 1 ? 0 : 1))

  test('a small thread is one call and whole, also if the server counts replies that nobody may see', async () => {
    const { ids, total, cut, asked } = await read([status('1', null, 5), status('2', '1', 3), status('3', '2')])
    expect([ids.length, total, cut, asked.length]).toEqual([2, 2, undefined, 1])
  })

  test('a chain of 50 levels is whole, with whom each answers', async () => {
    const { ids, parents, total, cut } = await read([status('1', null, 1), ...chain(2, 52)])
    expect([ids.length, total, cut]).toEqual([50, 50, undefined])
    expect(parents.get('51@social.example')).toBe('50@social.example')
  })

  test('of 100 answers beside each other 60 are shown to strangers, and 40 are said to be missing', async () => {
    const { ids, total, cut, asked } = await read([
      status('1', null, 100),
      ...range(2, 102).map((n) => status(`${n}`, '1')),
    ])
    expect([ids.length, total, asked.length]).toEqual([60, null, 2])
    expect(cut?.detail).toBe('The server shows only part of this thread. Replies missing according to the network: 40.')
  })

  test('a branch that the first answer cut is asked for, and pages do not ask again', async () => {
    const all = [
      status('1', null, 2),
      status('2', '1', 59),
      ...range(3, 62).map((n) => status(`${n}`, '2')),
      status('62', '1'),
    ]
    all.splice(1, 1, status('2', '1', 59))
    const { ids, cut, asked } = await read(all)
    expect([ids.length, cut?.detail.includes('according to the network: 1.')]).toEqual([60, true])
    expect(asked.filter((path) => path.endsWith('/context')).length).toBe(1)
  })

  test('an end that is gone is gone, and one that is refused is said to be missing', async () => {
    const all = [status('1', null, 1), ...chain(2, 40)]
    const gone = await read(all, (id) => (id === '21' ? { status: 404, body: {} } : undefined))
    expect([gone.ids.length, gone.cut]).toEqual([19, undefined])
    const refused = await read(all, (id) => (id === '21' ? { status: 429, body: {} } : undefined))
    expect([refused.ids.length, refused.total, refused.cut?.reason]).toEqual([20, null, 'rate_limited'])
  })

  test('posts that answer each other in a circle, or somebody who is not there, are given once', async () => {
    const { ids, parents } = await read([
      status('1', null, 1),
      status('2', '1', 1),
      status('3', '3', 1),
      status('4', '2', 1),
    ])
    expect(ids.toSorted()).toEqual(['2@social.example', '4@social.example'])
    expect(parents.get('4@social.example')).toBe('2@social.example')
  })
})
