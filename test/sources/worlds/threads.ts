import { ada, cut, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { usage } from './instagram.js'
import { openMapped } from './mapped.js'

// Written from the documents of the Threads API (developers.facebook.com, 13 and 14 April, 21 January, 2 February 2026), as read on 2026-11-16.

const code = (n: number): string => `C${String(n).padStart(8, '0')}`
const post = ({ n, at, text }: Post) => ({
  id: String(18_000_000_000 + n),
  media_type: 'TEXT_POST',
  permalink: `https://www.threads.com/@ada/post/${code(n)}`,
  username: 'ada',
  text,
  timestamp: iso(at).replace('.000Z', '+0000'),
  shortcode: code(n),
  is_reply: false,
})
/** Conversations are flat: each reply names the post or the reply that it answers. */
const reply = ({ n, at, by, text, parent }: Said) => ({
  id: String(17_000_000_000 + n),
  text,
  username: by,
  timestamp: iso(at).replace('.000Z', '+0000'),
  is_reply: true,
  root_post: { id: post(posts[0] as Post).id },
  replied_to: { id: parent === null ? post(posts[0] as Post).id : String(17_000_000_000 + parent) },
})
const pick = (fields: string | null, record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => (fields ?? 'id').split(',').includes(name)))
const refuse = (error: number) => ({
  status: 400,
  body: { error: { message: 'no', type: 'OAuthException', code: error } },
})

export const threads: World = {
  name: 'threads',
  network: 'threads',
  open: openMapped('threads', { access_token: 'token-1' }),
  handleOf: (who) => who,
  contentId: code,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: { ...refuse(4), headers: { 'x-business-use-case-usage': usage }, waitMs: 19 * 60_000 },
  expired: refuse(190),
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1') return refuse(190)
    const within = ({ at }: Post): boolean =>
      at / 1000 >= Number(query.get('since') ?? 0) && at / 1000 <= Number(query.get('until') ?? Infinity)
    const page = (all: readonly Record<string, unknown>[]) => {
      const { items, next } = cut(all, Number(query.get('after') ?? 0), Number(query.get('limit') ?? 25))
      const data = items.map((each) => pick(query.get('fields'), each))
      return { body: { data, ...(next === null ? {} : { paging: { cursors: { after: String(next) } } }) } }
    }
    const list = (all: readonly Post[]) => page(all.filter(within).map(post))
    switch (pathname.replace('/v1.0', '')) {
      case '/profile_lookup':
        return query.get('username') === 'ada'
          ? {
              body: {
                username: 'ada',
                name: ada.name,
                biography: ada.bio,
                is_verified: false,
                follower_count: ada.followers,
                likes_count: 3,
              },
            }
          : refuse(24)
      case '/me/threads':
        return list(posts)
      case `/${post(posts[0] as Post).id}/conversation`:
        return page([...said].map(reply))
      case '/profile_posts':
        return query.get('username') === 'ada' ? list(posts) : refuse(24)
      case '/keyword_search': {
        const word = query.get('search_mode') === 'TAG' ? `#${query.get('q') ?? ''}` : (query.get('q') ?? '')
        return list(posts.filter(({ text }) => text.includes(word)))
      }
      default:
        return undefined
    }
  },
}
