import { ada, cut, figures, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { usage } from './instagram.js'
import { openMapped } from './mapped.js'

// Written from the reference of Graph API v25.0 (Page, feed, Comment), as read on 2026-11-16.

const id = (n: number): string => `1001_${90_000 - n}`
const time = (at: number): string => iso(at).replace('.000Z', '+0000')
const post = ({ n, at, text }: Post) => ({
  id: id(n),
  message: text,
  created_time: time(at),
  permalink_url: `https://www.facebook.com/ada/posts/${90_000 - n}`,
  status_type: 'mobile_status_update',
  shares: { count: figures(n).shares },
  reactions: { data: [], summary: { total_count: figures(n).likes } },
  comments: { data: [], summary: { total_count: figures(n).comments } },
})
const comment = ({ n, at, text, parent }: Said) => ({
  id: `${9000}_${500 + n}`,
  message: text,
  created_time: time(at),
  like_count: n,
  comment_count: 0,
  ...(parent === null ? {} : { parent: { id: `${9000}_${500 + parent}` } }),
})
const refuse = (code: number) => ({ status: 400, body: { error: { message: 'no', type: 'OAuthException', code } } })

export const facebook: World = {
  name: 'facebook',
  network: 'facebook',
  open: openMapped('facebook', { access_token: 'token-1' }),
  handleOf: (who) => `${who}.page`,
  contentId: id,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: { ...refuse(32), headers: { 'x-business-use-case-usage': usage }, waitMs: 19 * 60_000 },
  expired: refuse(190),
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1') return refuse(190)
    const list = <T>(all: readonly T[], shown: (item: T) => unknown) => {
      const { items, next } = cut(all, Number(query.get('after') ?? 0), Number(query.get('limit') ?? 25))
      return {
        body: { data: items.map(shown), ...(next === null ? {} : { paging: { cursors: { after: String(next) } } }) },
      }
    }
    const within = ({ at }: Post): boolean =>
      at / 1000 >= Number(query.get('since') ?? 0) && at / 1000 <= Number(query.get('until') ?? Infinity)
    const path = pathname.replace('/v25.0', '')
    const one = posts.find(({ n }) => path === `/${id(n)}`)
    if (one !== undefined) return { body: post(one) }
    switch (path) {
      case '/ada.page':
        return {
          body: {
            id: '1001',
            name: ada.name,
            username: 'ada.page',
            about: ada.bio,
            link: 'https://www.facebook.com/ada.page',
            followers_count: ada.followers,
            verification_status: 'not_verified',
            picture: { data: { url: 'https://scontent.example/a.png' } },
          },
        }
      case '/ada.page/posts':
        return list(posts.filter(within), post)
      case `/${id(0)}/comments`:
        return list(said, comment)
      default:
        return refuse(100)
    }
  },
}
