import { ada, cut, figures, iso, now, posts, type Post, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the Helix reference (dev.twitch.tv/docs/api/reference, 16 March 2026), as read on 2026-11-16.

const id = (n: number): string => String(2_000_000_000 - n)
const video = ({ n, at, text }: Post) => ({
  id: id(n),
  user_id: '12',
  stream_id: String(40_000_000_000 + n),
  user_login: 'ada',
  user_name: ada.name,
  title: `Stream ${n}`,
  description: text,
  created_at: iso(at),
  published_at: iso(at),
  url: `https://www.twitch.tv/videos/${id(n)}`,
  thumbnail_url: '',
  viewable: 'public',
  view_count: figures(n).views,
  language: 'en',
  type: 'archive',
  duration: '3h8m33s',
  muted_segments: null,
})

const channel = {
  broadcaster_id: '12',
  broadcaster_login: 'ada',
  broadcaster_name: ada.name,
  broadcaster_language: 'en',
  game_id: '509658',
  game_name: 'Beekeeping',
  title: 'Bees',
  delay: 0,
  tags: ['English'],
  content_classification_labels: [],
  is_branded_content: false,
}

export const twitch: World = {
  name: 'twitch',
  network: 'twitch',
  open: openMapped('twitch', { client_id: 'id-1', client_secret: 'secret-1' }),
  handleOf: (who) => who,
  contentId: id,
  // Suspended accounts are left out of the answer, as if they were not there.
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: {
    status: 429,
    headers: { 'ratelimit-reset': String((now + 40_000) / 1000) },
    body: { error: 'Too Many Requests', status: 429 },
    waitMs: 40_000,
  },
  expired: { status: 401, body: { error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' } },
  answer: ({ method, url: { pathname, searchParams: query }, headers, body }) => {
    if (pathname === '/oauth2/token') {
      const form = new URLSearchParams(body)
      const isGranted =
        method === 'POST' && form.get('client_secret') === 'secret-1' && form.get('grant_type') === 'client_credentials'
      return isGranted
        ? { body: { access_token: 'token-1', expires_in: 5_000_000, token_type: 'bearer' } }
        : { status: 403, body: {} }
    }
    if (headers.authorization !== 'Bearer token-1' || headers['client-id'] !== 'id-1')
      return { status: 401, body: { error: 'Unauthorized', status: 401, message: 'Client ID is missing' } }
    switch (pathname.replace('/helix', '')) {
      case '/users': {
        const user = {
          id: '12',
          login: 'ada',
          display_name: ada.name,
          description: ada.bio,
          type: '',
          broadcaster_type: 'partner',
        }
        const shown = {
          ...user,
          profile_image_url: 'https://static.example/a.png',
          created_at: iso(ada.createdAt),
          offline_image_url: '',
          view_count: 0,
        }
        return { body: { data: query.get('login') === 'ada' ? [shown] : [] } }
      }
      case '/channels/followers':
        return { body: { total: ada.followers, data: [], pagination: {} } }
      case '/channels':
        return query.get('broadcaster_id') === '12'
          ? { body: { data: [channel] } }
          : {
              status: 400,
              body: { error: 'Bad Request', status: 400, message: 'Missing required parameter "broadcaster_id"' },
            }
      case '/videos': {
        if (query.has('id')) {
          const found = posts.filter(({ n }) => id(n) === query.get('id'))
          return found.length === 0
            ? { status: 404, body: { error: 'Not Found', status: 404 } }
            : { body: { data: found.map(video) } }
        }
        const { items, next } = cut(posts, Number(query.get('after') ?? 0), Number(query.get('first') ?? 20))
        return { body: { data: items.map(video), pagination: next === null ? {} : { cursor: String(next) } } }
      }
      default:
        return undefined
    }
  },
}
