import { afterEach, describe, expect, test } from 'vitest'
import { YoutubeSource } from '../../src/sources/youtube/source.js'
import { range, readAll, serve, stopAll } from './thread-server.js'
import { now, type Answer } from './world.js'
import { openMapped } from './worlds/mapped.js'

// Every test says first what a reader is given: which comments, whose answers they are, and what is said of those that are not there.

afterEach(stopAll)

describe('YouTube', () => {
  const comment = (id: string, parentId?: string) => ({
    id,
    snippet: {
      textOriginal: `Comment ${id}`,
      authorDisplayName: '@guest',
      authorChannelId: { value: 'UCguest' },
      likeCount: 1,
      publishedAt: '2026-11-02T10:00:00Z',
      ...(parentId === undefined ? {} : { parentId }),
    },
  })
  const repliesOf = (top: string, count: number) => range(0, count).map((n) => comment(`${top}.${n}`, top))
  const thread = (top: string, count: number) => ({
    snippet: { topLevelComment: comment(top), totalReplyCount: count },
    ...(count === 0 ? {} : { replies: { comments: repliesOf(top, Math.min(5, count)) } }),
  })
  const read = async (threads: object[], replies: (top: string, token: string | null) => Answer | undefined) => {
    const { at, web, asked } = await serve((url) => {
      if (url.pathname === '/commentThreads') return { body: { items: threads } }
      return replies(url.searchParams.get('parentId') ?? '', url.searchParams.get('pageToken'))
    })
    const source = new YoutubeSource({ web, key: 'k', serviceUrl: `http://${at}`, now: () => now })
    return { ...(await readAll(source, 'v1')), asked: asked.slice(1), used: source.quota().used }
  }
  const page = (items: object[], nextPageToken?: string): Answer => ({
    body: { items, ...(nextPageToken === undefined ? {} : { nextPageToken }) },
  })

  test('up to five replies come along, and cost nothing more', async () => {
    const { ids, asked, used, cut } = await read([thread('a', 5), thread('b', 0)], () => undefined)
    expect([ids.length, asked, used, cut]).toEqual([7, [], 1, undefined])
  })

  test('the replies beyond five are asked for, page by page, each once', async () => {
    const all = repliesOf('a', 130)
    const { ids, parents, used, cut } = await read([thread('a', 130)], (_, token) =>
      token === null ? page(all.slice(0, 100), 't2') : page(all.slice(95)),
    )
    expect([ids.length, used, cut]).toEqual([131, 3, undefined])
    expect(parents.get('a.129')).toBe('a')
  })

  test('a token that repeats ends it; that fewer are shown than counted is no cut', async () => {
    const { ids, asked, cut } = await read([thread('a', 12)], () => page(repliesOf('a', 10), 'again'))
    expect([ids.length, asked.length, cut]).toEqual([11, 2, undefined])
  })

  test('twenty calls are made for a page of threads, and the rest is counted', async () => {
    const threads = range(0, 30).map((n) => thread(`t${n}`, 8))
    const { ids, asked, cut } = await read(threads, (top) => page(repliesOf(top, 8)))
    expect([ids.length, asked.length]).toEqual([30 + 20 * 8 + 10 * 5, 20])
    expect(cut?.detail).toContain('Replies missing according to the network: 30.')
  })

  test('a refusal keeps what came along, and is said', async () => {
    const refusal = { status: 403, body: { error: { message: 'x', errors: [{ reason: 'quotaExceeded' }] } } }
    const { ids, cut } = await read([thread('a', 9), thread('b', 7)], () => refusal)
    expect([ids.length, cut?.reason]).toEqual([12, 'rate_limited'])
    expect(cut?.detail).toContain('according to the network: 6.')
  })

  test('a comment that was taken back meanwhile has no more replies', async () => {
    const { ids, cut } = await read([thread('a', 9)], () => ({ status: 404, body: { error: { message: 'x', errors: [{ reason: 'commentNotFound' }] } } })) // prettier-ignore
    expect([ids.length, cut]).toEqual([6, undefined])
  })
})

describe('Reddit', () => {
  const comment = (id: string, parent: string, below: unknown[] = [], more = {}) => ({
    kind: 't1',
    data: {
      id,
      name: `t1_${id}`,
      parent_id: parent,
      author: 'guest',
      author_fullname: 't2_guest',
      body: `Comment ${id}`,
      created_utc: 1_763_000_000,
      score: 1,
      replies: below.length === 0 ? '' : listing(below),
      ...more,
    },
  })
  const listing = (children: readonly unknown[]) => ({ kind: 'Listing', data: { after: null, children } })
  const onward = (parent: string) => ({
    kind: 'more',
    data: { id: '_', name: 't1__', count: 0, parent_id: parent, children: [] },
  })
  const more = (children: string[]) => ({
    kind: 'more',
    data: { id: 'zz', count: children.length, parent_id: 't3_p', children },
  })
  const read = async (
    top: readonly unknown[],
    branches: Record<string, readonly unknown[]> = {},
    unfolded: (ids: string[]) => unknown[] = () => [],
  ) => {
    const { at, web, asked } = await serve(({ pathname, searchParams: query }) => {
      if (pathname === '/api/v1/access_token') return { body: { access_token: 't', expires_in: 86_400 } }
      if (pathname === '/api/morechildren')
        return { body: { json: { data: { things: unfolded((query.get('children') ?? '').split(',')) } } } }
      const branch = query.get('comment')
      const found = branch === null ? top : branches[branch]
      return found === undefined ? undefined : { body: [listing([]), listing(found)] }
    })
    const credentials = { client_id: 'i', client_secret: 's', username: 'o' }
    const source = openMapped('reddit', credentials)({ web, origin: `http://${at}`, now: () => now })
    return { ...(await readAll(source, 'p')), asked }
  }

  test('“continue this thread” is continued, as often as a thread goes on', async () => {
    const { ids, parents, total, cut } = await read([comment('a', 't3_p', [onward('t1_a')])], {
      a: [comment('a', 't3_p', [comment('b', 't1_a', [onward('t1_b')])])],
      b: [comment('b', 't1_a', [comment('c', 't1_b')])],
    })
    expect([ids.toSorted(), cut]).toEqual([['a', 'b', 'c'], undefined])
    expect([parents.get('c'), total === null]).toEqual(['b', false])
  })

  test('a branch that leads to itself is asked for once, and gives nothing twice', async () => {
    const { ids, asked } = await read([comment('a', 't3_p', [onward('t1_a')])], {
      a: [comment('a', 't3_p', [comment('a', 't3_p', [onward('t1_a')])])],
    })
    expect([ids, asked.length]).toEqual([['a'], 2])
  })

  test('of 30 deep branches twenty are continued, and it is said', async () => {
    const tops = range(0, 30).map((n) => comment(`a${n}`, 't3_p', [onward(`t1_a${n}`)]))
    const branches = tops.map(
      ({ data }) => [data.id, [comment(data.id, 't3_p', [comment(`${data.id}x`, data.name)])]] as const,
    )
    const { ids, total, cut } = await read(tops, Object.fromEntries(branches))
    expect([ids.length, total, cut?.reason]).toEqual([50, null, 'unsupported'])
  })

  test('what is folded away beyond twenty calls is counted', async () => {
    const folded = range(0, 2300).map((n) => `f${n}`)
    const { ids, cut } = await read([comment('a', 't3_p'), more(folded)], {}, (wanted) =>
      wanted.map((id) => comment(id, 't3_p')),
    )
    expect([ids.length, cut?.detail.includes('Replies missing according to the network: 300.')]).toEqual([2001, true])
  })

  test('answers to a comment that was deleted stay, with the id of what they answered', async () => {
    const { parents } = await read([comment('a', 't3_p', [comment('b', 't1_a')], { body: '[deleted]' })])
    expect([...parents]).toEqual([['b', 'a']])
  })
})

describe('PeerTube and Hacker News', () => {
  test('threads beyond fifty are listed without what is below them, and it is said', async () => {
    const uuid = '00000000-0000-4000-8000-000000000001'
    const account = { name: 'guest', host: 'tube.example', displayName: 'G', url: 'https://tube.example/a/guest' }
    const comment = (id: number, total: number, to: number | null = null) => ({
      ...{ id, threadId: to ?? id, inReplyToCommentId: to, text: `Comment ${id}`, totalReplies: total, account },
      ...{ createdAt: new Date(now - id * 1000).toISOString(), isDeleted: false },
    })
    const { at, web } = await serve((url) => {
      const [, thread] = /comment-threads\/(\d+)$/.exec(url.pathname) ?? []
      if (thread !== undefined)
        return {
          body: {
            comment: comment(Number(thread), 1),
            children: [{ comment: comment(1000 + Number(thread), 0, Number(thread)), children: [] }],
          },
        }
      return url.pathname.endsWith('/comment-threads')
        ? { body: { total: 70, data: range(1, 71).map((n) => comment(n, 1)) } }
        : { body: { uuid, id: 1 } }
    })
    const source = openMapped('peertube')({ web, origin: `http://${at}`, now: () => now })
    const { items, cut } = await source.comments(
      { network: 'peertube', contentId: `${uuid}@tube.example` },
      { cursor: null, limit: 100 },
    )
    expect([items.length, cut?.reason]).toEqual([120, 'unsupported'])
  })

  test('a chain of 3,000 answers is whole', async () => {
    const item = (id: number, children: unknown[]) => ({
      ...{ id, type: id === 1 ? 'story' : 'comment', author: 'guest', text: `Comment ${id}`, title: 'T' },
      ...{ created_at_i: 1_763_000_000 + id, parent_id: id - 1, story_id: 1, children },
    })
    // Written level by level: what turns objects into text goes in circles of its own.
    const opened = range(1, 3002).map((id) => JSON.stringify(item(id, [])).replace(/\]\}$/, ''))
    const tree = opened.join('') + ']}'.repeat(opened.length)
    const { at, web } = await serve(() => ({ body: tree }))
    const source = openMapped('hackernews')({ web, origin: `http://${at}`, now: () => now })
    const { ids, cut, parents } = await readAll(source, '1', 1000)
    expect([ids.length, cut, parents.get('3001')]).toEqual([3000, undefined, '3000'])
  })
})
