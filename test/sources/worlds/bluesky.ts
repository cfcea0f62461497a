import { createBlueskySource } from '../../../src/sources/bluesky/source.js'
import { cid, did } from '../../bluesky/fake-appview.js'
import { ada, cut, figures, iso, posts, said, type Answer, type Post, type Said, type World } from '../world.js'

// Written from the lexicons app.bsky.actor, app.bsky.feed and the rate limits of docs.bsky.app, as read on 2026-11-16.

const author = { did: did(2), handle: 'ada.test', displayName: ada.name, labels: [] }
const guest = ({ n, by }: Said) => ({ did: did(10 + n), handle: `${by}.test`, displayName: by, labels: [] })

const post = ({ n, at, text }: Post) => ({
  uri: `at://${author.did}/app.bsky.feed.post/p${n}`,
  cid,
  author,
  record: {
    $type: 'app.bsky.feed.post',
    text,
    createdAt: iso(at),
    ...(text.includes('#bees')
      ? {
          facets: [
            {
              index: { byteStart: text.indexOf('#bees'), byteEnd: text.length },
              features: [{ $type: 'app.bsky.richtext.facet#tag', tag: 'bees' }],
            },
          ],
        }
      : {}),
  },
  replyCount: figures(n).comments,
  repostCount: figures(n).shares,
  quoteCount: 0,
  likeCount: figures(n).likes,
  indexedAt: iso(at),
  labels: [],
})
const answerUri = (one: Said): string => `at://${guest(one).did}/app.bsky.feed.post/c${one.n}`
const rootUri = `at://${author.did}/app.bsky.feed.post/p0`
const thread = (one: Said): object => ({
  $type: 'app.bsky.feed.defs#threadViewPost',
  post: {
    ...post({ ...one }),
    uri: answerUri(one),
    author: guest(one),
    record: {
      $type: 'app.bsky.feed.post',
      text: one.text,
      createdAt: iso(one.at),
      reply: {
        root: { uri: rootUri, cid },
        parent: { uri: one.parent === null ? rootUri : answerUri(said[one.parent] as Said), cid },
      },
    },
    replyCount: said.filter(({ parent }) => parent === one.n).length,
  },
  replies: said.filter(({ parent }) => parent === one.n).map(thread),
})

const refuse = (message: string, error = 'InvalidRequest'): Answer => ({ status: 400, body: { error, message } })
const paged = (all: readonly Post[], query: URLSearchParams) => {
  const { items, next } = cut(all, Number(query.get('cursor') ?? 0), Number(query.get('limit') ?? 50))
  return { items: items.map(post), ...(next === null ? {} : { cursor: String(next) }) }
}

export const bluesky: World = {
  name: 'bluesky',
  network: 'bluesky',
  open: ({ origin, now: clock }) => createBlueskySource({ serviceUrl: origin, now: clock }),
  handleOf: (who) => `${who}.test`,
  contentId: (n) => `${author.did}/p${n}`,
  kinds: { gone: 'not_found', closed: 'suspended', renamed: 'not_found' },
  limit: { status: 429, headers: { 'retry-after': '90' }, body: { error: 'RateLimitExceeded' }, waitMs: 90_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams: query } }) => {
    const actor = query.get('actor')
    switch (pathname.replace('/xrpc/app.bsky.', '')) {
      case 'actor.getProfile':
        if (actor === 'gone.test') return refuse('Account is deactivated', 'AccountDeactivated')
        if (actor === 'closed.test') return refuse('Account has been suspended', 'AccountTakedown')
        if (actor !== 'ada.test') return refuse('Profile not found')
        return {
          body: {
            ...author,
            description: ada.bio,
            followersCount: ada.followers,
            followsCount: ada.following,
            postsCount: posts.length,
            createdAt: iso(ada.createdAt),
            indexedAt: iso(ada.createdAt),
          },
        }
      case 'feed.getAuthorFeed': {
        const { items, ...rest } = paged(posts, query)
        return { body: { feed: items.map((each) => ({ post: each })), ...rest } }
      }
      case 'feed.getPosts':
        return { body: { posts: posts.map(post).filter(({ uri }) => query.getAll('uris').includes(uri)) } }
      case 'feed.getPostThread': {
        const root = post(posts[0] as Post)
        if (query.get('uri') !== rootUri) return refuse('Post not found', 'NotFound')
        const replies = said.filter(({ parent }) => parent === null).map(thread)
        return {
          body: {
            thread: {
              $type: 'app.bsky.feed.defs#threadViewPost',
              post: { ...root, replyCount: replies.length },
              replies,
            },
          },
        }
      }
      case 'feed.searchPosts': {
        const since = Date.parse(query.get('since') ?? '1970-01-01')
        const until = Date.parse(query.get('until') ?? '2100-01-01')
        const words = query.get('q') ?? ''
        const all = posts.filter(({ at, text }) => text.includes(words) && at >= since && at < until)
        const { items, ...rest } = paged(all, query)
        return { body: { posts: items, ...rest } }
      }
      default:
        return undefined
    }
  },
}
