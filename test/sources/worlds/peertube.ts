import { ada, cut, figures, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the OpenAPI description of PeerTube 8.1.0 (22 July 2026), as read on 2026-11-16.

const uuid = (n: number): string => `9c9de5e8-0a1e-484a-b099-${String(n).padStart(12, '0')}`
const host = 'tube.example'
const account = (name: string, id: number) => ({
  id,
  name,
  host,
  url: `https://${host}/accounts/${name}`,
  displayName: name === 'ada' ? ada.name : name,
  description: ada.bio,
  followersCount: ada.followers,
  followingCount: ada.following,
  createdAt: iso(ada.createdAt),
  avatars: [{ fileUrl: `https://${host}/a.png`, width: 120 }],
})
const video = ({ n, at, text }: Post) => ({
  id: n,
  uuid: uuid(n),
  name: `Video ${n}`,
  truncatedDescription: text,
  duration: 243,
  views: figures(n).views,
  likes: figures(n).likes,
  dislikes: 0,
  comments: figures(n).comments,
  publishedAt: iso(at),
  language: { id: 'en', label: 'English' },
  nsfw: false,
  url: `https://${host}/videos/watch/${uuid(n)}`,
  account: account('ada', 1),
  channel: { id: 2, name: 'bees', host },
})
const thread = ({ n, at, by, text }: Said) => ({
  id: 700 + n,
  text: `<p>${text}</p>`,
  threadId: 700 + n,
  inReplyToCommentId: null,
  createdAt: iso(at),
  isDeleted: false,
  totalReplies: said.filter(({ parent }) => parent === n).length,
  account: account(by, 100 + n),
})
const list = <T>(all: readonly T[], query: URLSearchParams) => ({
  body: { total: all.length, data: cut(all, Number(query.get('start') ?? 0), Number(query.get('count') ?? 15)).items },
})

export const peertube: World = {
  name: 'peertube',
  network: 'peertube',
  open: openMapped('peertube', { server: host }),
  handleOf: (who) => `${who}@${host}`,
  contentId: (n) => `${uuid(n)}@${host}`,
  threadsOnly: true,
  // Who was blocked by the server is not found (openapi: 200 or 404).
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: { status: 429, headers: { 'retry-after': '10' }, body: { type: 'about:blank', status: 429 }, waitMs: 10_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams: query } }) => {
    const path = pathname.replace('/api/v1', '')
    if (path === '/accounts/ada') return { body: account('ada', 1) }
    if (path === '/accounts/ada/videos') return list(posts.map(video), query)
    if (path === `/videos/${uuid(0)}/comment-threads`)
      return list(said.filter(({ parent }) => parent === null).map(thread), query)
    const [, id] = /^\/videos\/([0-9a-f-]{36})$/.exec(path) ?? []
    const post = posts.find(({ n }) => uuid(n) === id)
    if (post !== undefined)
      return { body: { ...video(post), description: post.text, tags: post.text.includes('#bees') ? ['bees'] : [] } }
    if (path !== '/search/videos') return undefined
    const [since, until] = [
      Date.parse(query.get('startDate') ?? '1970-01-01'),
      Date.parse(query.get('endDate') ?? '2100-01-01'),
    ]
    const tag = query.get('tagsOneOf')
    const words = tag === null ? (query.get('search') ?? '') : `#${tag}`
    return list(posts.filter(({ text, at }) => text.includes(words) && at >= since && at < until).map(video), query)
  },
}
