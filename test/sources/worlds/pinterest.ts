import { ada, cut, figures, iso, posts, type Post, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from Pinterest's own description of API v5 (pinterest/api-description, 5.23.0 of 11 December 2025), as read on 2026-11-16.

const id = (n: number): string => String(81_374_422_642_000 - n)
const pin = ({ n, at, text }: Post) => ({
  id: id(n),
  created_at: iso(at).slice(0, 19),
  link: 'https://honey.example/recipe',
  title: `Pin ${n}`,
  description: text,
  board_id: '549755885175',
  creative_type: 'REGULAR',
  media: {
    media_type: 'image',
    images: { '1200x': { width: 1200, height: 800, url: 'https://i.example/1200x/a.jpg' } },
  },
  pin_metrics: {
    lifetime_metrics: {
      impression: figures(n).views,
      save: figures(n).saves,
      reaction: figures(n).likes,
      total_comments: figures(n).comments,
    },
  },
})

export const pinterest: World = {
  name: 'pinterest',
  network: 'pinterest',
  open: openMapped('pinterest', { access_token: 'pina_1' }),
  handleOf: (who) => who,
  contentId: id,
  // The token shows its own account alone: everybody else is not found.
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: {
    status: 429,
    headers: { 'x-ratelimit-reset': '40' },
    body: { code: 8, message: 'This request exceeded a rate limit.' },
    waitMs: 40_000,
  },
  expired: { status: 401, body: { code: 2, message: 'Authentication failed.' } },
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer pina_1')
      return { status: 401, body: { code: 2, message: 'Authentication failed.' } }
    const path = pathname.replace('/v5', '')
    if (path === '/user_account')
      return {
        body: {
          id: '2783136121146311751',
          username: 'ada',
          about: ada.bio,
          account_type: 'BUSINESS',
          business_name: ada.name,
          profile_image: 'https://i.example/a.jpg',
          website_url: 'https://honey.example',
          follower_count: ada.followers,
          following_count: ada.following,
          pin_count: posts.length,
          board_count: 3,
          monthly_views: 100,
        },
      }
    if (path === '/pins') {
      const { items, next } = cut(posts, Number(query.get('bookmark') ?? 0), Number(query.get('page_size') ?? 25))
      const shown = query.get('pin_metrics') === 'true' ? items.map(pin) : []
      return { body: { items: shown, bookmark: next === null ? null : String(next) } }
    }
    const found = posts.find(({ n }) => path === `/pins/${id(n)}`)
    return found === undefined ? { status: 404, body: { code: 50, message: 'Pin not found.' } } : { body: pin(found) }
  },
}
