import { ada, cut, figures, now, posts, said, type Asked, type Post, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the reference of the Research API (developers.tiktok.com/doc/research-api…, 1 September 2026) and from TikTok's own client
// library (tiktok/tiktok-research-api-wrapper, 4 December 2024), as read on 2026-11-16. Ids are numbers of 19 digits, as they are there.

const idOf = (at: number, n: number): string => String((BigInt(Math.floor(at / 1000)) << 32n) + BigInt(n + 1))
const id = (n: number): string => idOf(posts[n]?.at ?? now, n)
/** A number of 19 digits is written as it is. */
const raw = (text: string): string => `#${text}#`
const write = (body: unknown): string => JSON.stringify(body).replace(/"#(\d+)#"/g, '$1')
const ok = (data: unknown) => ({ body: write({ data, error: { code: 'ok', message: '', log_id: '2026' } }) })
const refuse = (status: number, code: string, message: string) => ({
  status,
  body: { data: {}, error: { code, message, log_id: '2026' } },
})

const video = ({ n, at, text }: Post): Record<string, unknown> => ({
  id: raw(id(n)),
  username: 'ada',
  video_description: text,
  create_time: at / 1000,
  region_code: 'PT',
  like_count: figures(n).likes,
  comment_count: figures(n).comments,
  view_count: figures(n).views,
  share_count: figures(n).shares,
  favorites_count: figures(n).saves,
  hashtag_names: text.includes('#bees') ? ['bees'] : [],
  video_duration: 12,
})

interface VideoQuery {
  query: { and: { operation: string; field_name: string; field_values: string[] }[] }
  start_date: string
  end_date: string
  max_count: number
  cursor?: number
  search_id?: string
}

const day = /^(\d{4})(\d\d)(\d\d)$/
const timeOf = (text: string): number => Date.parse(text.replace(day, '$1-$2-$3T00:00:00Z'))

const matches = ({ n, text }: Post, { query: { and } }: VideoQuery): boolean =>
  and.every(({ field_name: field, field_values: [value = ''] }) => {
    if (field === 'username') return value === 'ada'
    if (field === 'video_id') return value === id(n)
    if (field === 'hashtag_name') return text.includes(`#${value}`)
    return field === 'keyword' && text.includes(value)
  })

const queryVideos = (asked: VideoQuery) => {
  const [start, end] = [timeOf(asked.start_date), timeOf(asked.end_date)]
  if (!day.test(asked.start_date) || end < start || end - start > 30 * 86_400_000)
    return refuse(400, 'invalid_params', 'The date range must be within 30 days')
  if (
    typeof asked.max_count !== 'number' ||
    asked.max_count > 100 ||
    (asked.cursor !== undefined && typeof asked.cursor !== 'number')
  )
    return refuse(400, 'invalid_params', 'max_count and cursor are numbers')
  if (asked.cursor !== undefined && asked.search_id !== 'search-1')
    return refuse(400, 'invalid_params', 'Invalid search_id')
  const found = posts.filter((post) => matches(post, asked) && post.at >= start && post.at < end + 86_400_000)
  const { items, next } = cut(found, asked.cursor ?? 0, asked.max_count)
  return ok({
    videos: items.map(video),
    cursor: (asked.cursor ?? 0) + items.length,
    has_more: next !== null,
    search_id: 'search-1',
  })
}

const listComments = (text: string) => {
  // The id is a number without quotation marks.
  if (!/"video_id":\d{19}[,}]/.test(text)) return refuse(400, 'invalid_params', 'video_id must be an integer')
  const { max_count: limit, cursor = 0 } = JSON.parse(text) as { max_count: number; cursor?: number }
  const { items, next } = cut(said, cursor, limit)
  const comments = items.map(({ n, at, text: words, parent }) => ({
    id: raw(idOf(at, n)),
    video_id: raw(id(0)),
    text: words,
    like_count: 3,
    reply_count: 0,
    parent_comment_id: raw(parent === null ? id(0) : idOf(said[parent]?.at ?? 0, parent)),
    create_time: at / 1000,
  }))
  return ok({ comments, cursor: cursor + items.length, has_more: next !== null })
}

const fieldsOf = (asked: Asked): boolean => asked.url.searchParams.has('fields')

export const tiktok: World = {
  name: 'tiktok',
  network: 'tiktok',
  open: openMapped('tiktok', { client_key: 'key-1', client_secret: 'secret-1' }),
  handleOf: (who) => who,
  contentId: id,
  kinds: { gone: 'not_found', closed: 'private', renamed: 'not_found' },
  limit: {
    status: 429,
    body: { data: {}, error: { code: 'daily_quota_limit_exceeded', message: 'Quota', log_id: '2026' } },
    // Noon in UTC: the quota is whole again at midnight.
    waitMs: 43_200_000,
  },
  expired: {
    status: 401,
    body: { data: {}, error: { code: 'access_token_invalid', message: 'Invalid', log_id: '1' } },
  },
  answer: (asked) => {
    const { method, url, headers, body } = asked
    if (url.pathname === '/v2/oauth/token/') {
      const form = new URLSearchParams(body)
      const isGranted = form.get('client_secret') === 'secret-1' && form.get('grant_type') === 'client_credentials'
      return isGranted
        ? { body: { access_token: 'clt.1', expires_in: 7200, token_type: 'Bearer' } }
        : { status: 401, body: { error: 'invalid_client' } }
    }
    if (headers.authorization !== 'Bearer clt.1') return refuse(401, 'access_token_invalid', 'Invalid token')
    if (method !== 'POST') return undefined
    const given = JSON.parse(body) as Record<string, unknown>
    switch (url.pathname) {
      case '/v2/research/user/info/':
        if (!fieldsOf(asked)) return refuse(400, 'invalid_params', 'fields is required')
        if (given['username'] === 'closed') return refuse(403, 'invalid_params', 'This user is private')
        if (given['username'] !== 'ada') return refuse(404, 'invalid_params', 'User cannot be found')
        return ok({
          display_name: ada.name,
          bio_description: ada.bio,
          avatar_url: 'https://p16.example/a.jpeg',
          is_verified: false,
          follower_count: ada.followers,
          following_count: ada.following,
          likes_count: 9000,
          video_count: posts.length,
        })
      case '/v2/research/video/query/':
        return queryVideos(given as unknown as VideoQuery)
      case '/v2/research/video/comment/list/':
        return listComments(body)
      case '/v2/research/user/followers/':
        return ok({ user_followers: [{ username: 'guest1', display_name: 'Guest' }], cursor: 1, has_more: false })
      default:
        return undefined
    }
  },
}
