import { describe, expect, it } from 'vitest'
import { alice, bob, first, json, kindOf, play, post } from '../../../test/bluesky/fake-appview.js'

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

  it('knows that nobody answers a repost', async () => {
    const { source, asked } = open()
    const repost = { network: 'bluesky', contentId: 'alice.test/repost:3k' } as const
    expect(await source.comments(repost, first)).toEqual({ items: [], cursor: null, total: 0 })
    expect(asked).toEqual([])
  })

  it('says what is not there', async () => {
    const { source } = open()
    expect(await kindOf(source.comments({ network: 'bluesky', contentId: 'alice.test/no' }, first))).toBe('not_found')
    expect(await kindOf(source.comments(content, { cursor: 'x', limit: 1 }))).toBe('not_found')
  })

  it('follows a thread a thousand deep', async () => {
    const keys = ['root', ...Array.from({ length: 1000 }, (_, i) => `n${i}`)]
    const { source, asked } = play({
      'app.bsky.feed.getPostThread': (params) => {
        const from = keys.indexOf(params.get('uri')?.split('/').at(-1) ?? '')
        const below = keys.slice(from, from + Number(params.get('depth')) + 1)
        const isCut = from + below.length < keys.length
        return json({
          thread: below.reduceRight<Node | undefined>(
            (deeper, key) => node(key, 1, deeper ? [deeper] : isCut ? undefined : [], deeper || isCut ? 1 : 0),
            undefined,
          ),
        })
      },
    })
    expect((await source.comments(content, first)).total).toBe(1000)
    expect(asked).toHaveLength(5)
  })
})
