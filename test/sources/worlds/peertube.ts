import { ada, cut, figures, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the OpenAPI description of PeerTube 8.1.0 (22 July 2026), as read on 2026-11-16.

const uuid = (n: number): string => `9c9de5e8-0a1e-484a-b099-${String(n).padStart(12, '0')}`
const host = 'tube.example'
const picture = (name: string) => ({
  height: 120,
  width: 120,
  path: `/lazy-static/${name}`,
  fileUrl: `https://${host}/lazy-static/${name}`,
  createdAt: iso(ada.createdAt),
  updatedAt: iso(ada.createdAt),
})
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
  updatedAt: iso(ada.createdAt),
  avatars: [picture('a.png')],
})
const channel = {
  id: 2,
  name: 'bees',
  host,
  displayName: 'Bees',
  url: `https://${host}/video-channels/bees`,
  avatars: [picture('b.png')],
}
/** What a channel has where it is shown whole. */
const wholeChannel = {
  ...channel,
  description: '',
  support: '',
  isLocal: true,
  followingCount: 0,
  followersCount: 12,
  createdAt: iso(ada.createdAt),
  updatedAt: iso(ada.createdAt),
  banners: [],
}
const summary = ({ id, name, host: server, url, displayName, avatars }: ReturnType<typeof account>) => ({
  id,
  name,
  host: server,
  url,
  displayName,
  avatars,
})
const video = ({ n, at, text }: Post) => ({
  id: n,
  uuid: uuid(n),
  shortUUID: `short${n}`,
  createdAt: iso(at),
  updatedAt: iso(at),
  originallyPublishedAt: null,
  category: { id: 15, label: 'Science & Technology' },
  licence: { id: 1, label: 'Attribution' },
  privacy: { id: 1, label: 'Public' },
  description: null,
  isLocal: true,
  aspectRatio: 1.7778,
  isLive: false,
  thumbnailPath: `/lazy-static/${n}.jpg`,
  previewPath: `/lazy-static/${n}.jpg`,
  thumbnails: [{ height: 157, width: 280, aspectRatio: '16:9', fileUrl: `https://${host}/lazy-static/${n}.jpg` }],
  embedPath: `/videos/embed/${uuid(n)}`,
  viewers: 0,
  nsfwFlags: 0,
  nsfwSummary: null,
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
  account: summary(account('ada', 1)),
  channel,
})
/** What a single video has besides. */
const details = ({ at, text }: Post) => ({
  description: text,
  support: null,
  channel: wholeChannel,
  account: account('ada', 1),
  tags: text.includes('#bees') ? ['bees'] : [],
  commentsPolicy: { id: 1, label: 'Enabled' },
  downloadEnabled: true,
  waitTranscoding: true,
  state: { id: 1, label: 'Published' },
  trackerUrls: [],
  files: [],
  streamingPlaylists: [],
  inputFileUpdatedAt: iso(at),
  embedPrivacyPolicy: { id: 1, label: 'All allowed' },
})
const thread = ({ n, at, by, text }: Said) => ({
  id: 700 + n,
  text: `<p>${text}</p>`,
  url: `https://${host}/videos/watch/${uuid(0)};threadId=${700 + n}`,
  videoId: 0,
  updatedAt: iso(at),
  deletedAt: null,
  heldForReview: false,
  totalRepliesFromVideoAuthor: 0,
  threadId: 700 + n,
  inReplyToCommentId: null,
  createdAt: iso(at),
  isDeleted: false,
  totalReplies: said.filter(({ parent }) => parent === n).length,
  account: account(by, 100 + n),
})
/** The replies within a thread, each with those below it. */
const below = (n: number): object[] =>
  said
    .filter(({ parent }) => parent === n)
    .map((each) => ({
      comment: { ...thread(each), threadId: 700 + n, inReplyToCommentId: 700 + n, totalReplies: 0 },
      children: below(each.n),
    }))
const list = <T>(all: readonly T[], query: URLSearchParams) => ({
  body: { total: all.length, data: cut(all, Number(query.get('start') ?? 0), Number(query.get('count') ?? 15)).items },
})

export const peertube: World = {
  name: 'peertube',
  network: 'peertube',
  open: openMapped('peertube', { server: host }),
  handleOf: (who) => `${who}@${host}`,
  contentId: (n) => `${uuid(n)}@${host}`,
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
    const [, threadId] = new RegExp(`^/videos/${uuid(0)}/comment-threads/(\\d+)$`).exec(path) ?? []
    const top = said.find(({ n, parent }) => parent === null && String(700 + n) === threadId)
    if (top !== undefined) return { body: { comment: thread(top), children: below(top.n) } }
    const [, id] = /^\/videos\/([0-9a-f-]{36})$/.exec(path) ?? []
    const post = posts.find(({ n }) => uuid(n) === id)
    if (post !== undefined) return { body: { ...video(post), ...details(post) } }
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
