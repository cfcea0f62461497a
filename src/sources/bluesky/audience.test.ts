import { describe, expect, it } from 'vitest'
import { alice, at, did, json, kindOf, play, post, ref, type Handler } from '../../../test/bluesky/fake-appview.js'

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
