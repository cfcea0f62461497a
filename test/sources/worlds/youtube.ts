import { YoutubeSource } from '../../../src/sources/youtube/source.js'
import { ada, cut, figures, iso, posts, said, type Answer, type Post, type Said, type World } from '../world.js'

// Written from developers.google.com/youtube/v3/docs (channels, playlistItems, videos, commentThreads, search, errors), as read on 2026-11-16.

const channelId = `UC${'a'.repeat(22)}`
const videoId = (n: number): string => `video_${String(n).padStart(5, '0')}`

const channel = {
  id: channelId,
  snippet: {
    title: ada.name,
    description: ada.bio,
    customUrl: '@ada',
    publishedAt: iso(ada.createdAt),
    thumbnails: { default: { url: 'https://yt3.example/a.jpg', width: 88, height: 88 } },
  },
  statistics: {
    subscriberCount: String(ada.followers),
    videoCount: String(posts.length),
    hiddenSubscriberCount: false,
  },
  contentDetails: { relatedPlaylists: { uploads: 'UUa' } },
}
const video = ({ n, at, text }: Post) => ({
  id: videoId(n),
  snippet: {
    publishedAt: iso(at),
    channelId,
    channelTitle: ada.name,
    title: `Video ${n}`,
    description: text,
    thumbnails: {},
    liveBroadcastContent: 'none',
  },
  statistics: {
    viewCount: String(figures(n).views),
    likeCount: String(figures(n).likes),
    commentCount: String(figures(n).comments),
  },
  contentDetails: { duration: 'PT4M3S' },
})
const comment = ({ n, at, by, text }: Said, parentId?: string) => ({
  id: `c${n}`,
  snippet: {
    textOriginal: text,
    textDisplay: text,
    authorDisplayName: `@${by}`,
    authorChannelId: { value: `UC${String(n).padStart(22, 'g')}` },
    likeCount: n,
    publishedAt: iso(at),
    ...(parentId === undefined ? {} : { parentId }),
  },
})
const threads = said
  .filter(({ parent }) => parent === null)
  .map((top) => {
    const replies = said.filter(({ parent }) => parent === top.n)
    return {
      snippet: { topLevelComment: comment(top), totalReplyCount: replies.length },
      ...(replies.length === 0 ? {} : { replies: { comments: replies.map((each) => comment(each, `c${top.n}`)) } }),
    }
  })

const list = <T>(all: readonly T[], query: URLSearchParams): Answer => {
  const { items, next } = cut(all, Number(query.get('pageToken') ?? 0), Number(query.get('maxResults') ?? 5))
  return {
    body: { items, pageInfo: { totalResults: all.length }, ...(next === null ? {} : { nextPageToken: String(next) }) },
  }
}
const refuse = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ reason }] } },
})

export const youtube: World = {
  name: 'youtube',
  network: 'youtube',
  open: ({ web, origin, now: clock }) =>
    new YoutubeSource({ web, key: 'key-0123456789', serviceUrl: origin, now: clock }),
  handleOf: (who) => who,
  contentId: videoId,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'private' },
  limit: { ...refuse(403, 'rateLimitExceeded'), waitMs: 60_000 },
  expired: refuse(400, 'keyExpired'),
  answer: ({ url: { pathname, searchParams: query } }) => {
    if (pathname === '/channels') {
      if (query.get('forHandle') === '@closed') return refuse(403, 'channelForbidden')
      const isAda = query.get('forHandle') === '@ada' || query.get('id') === channelId
      return { body: isAda ? { items: [channel] } : { pageInfo: { totalResults: 0 } } }
    }
    if (pathname === '/playlistItems')
      return list(
        posts.map(({ n }) => ({ contentDetails: { videoId: videoId(n) } })),
        query,
      )
    if (pathname === '/videos') {
      const ids = (query.get('id') ?? '').split(',')
      return { body: { items: posts.filter(({ n }) => ids.includes(videoId(n))).map(video) } }
    }
    if (pathname === '/commentThreads')
      return query.get('videoId') === videoId(0) ? list(threads, query) : refuse(404, 'videoNotFound')
    if (pathname !== '/search') return undefined
    const words = query.get('q') ?? ''
    const since = Date.parse(query.get('publishedAfter') ?? '1970-01-01')
    const until = Date.parse(query.get('publishedBefore') ?? '2100-01-01')
    return list(
      posts
        .filter(({ at, text }) => text.includes(words) && at >= since && at < until)
        .map(({ n }) => ({ id: { kind: 'youtube#video', videoId: videoId(n) } })),
      query,
    )
  },
}
