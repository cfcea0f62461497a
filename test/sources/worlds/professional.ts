import { ada, cut, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the Community Management API of LinkedIn (learn.microsoft.com, 20 June 2026), as read on 2026-11-16.

const id = (n: number): string => `share:${7_000_000_000 - n}`
const post = ({ n, at, text }: Post) => ({
  id: `urn:li:${id(n)}`,
  author: 'urn:li:organization:12',
  commentary: text,
  createdAt: at,
  publishedAt: at,
  visibility: 'PUBLIC',
})
const comment = ({ n, at, by, text, parent }: Said) => ({
  id: String(500 + n),
  actor: `urn:li:person:${by}`,
  message: { text },
  created: { time: at },
  likesSummary: { totalLikes: n },
  ...(parent === null ? {} : { parentComment: `urn:li:comment:(urn:li:activity:1,${500 + parent})` }),
})

export const professional: World = {
  name: 'professional',
  network: 'professional',
  open: openMapped('professional', { access_token: 'token-1', version: '202611' }),
  handleOf: (who) => `company/${who}`,
  contentId: id,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'private' },
  limit: { status: 429, body: { status: 429, serviceErrorCode: 101, message: 'throttle limit' }, waitMs: 60_000 },
  expired: { status: 401, body: { status: 401, serviceErrorCode: 65_601, message: 'expired' } },
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1' || headers['linkedin-version'] !== '202611')
      return { status: 401, body: { status: 401 } }
    const list = <T>(all: readonly T[], shown: (item: T) => unknown) => {
      const [start, count] = [Number(query.get('start') ?? 0), Number(query.get('count') ?? 10)]
      return {
        body: { elements: cut(all, start, count).items.map(shown), paging: { start, count, total: all.length } },
      }
    }
    const path = decodeURIComponent(pathname.replace('/rest', ''))
    const one = posts.find(({ n }) => path === `/posts/urn:li:${id(n)}`)
    if (one !== undefined) return { body: post(one) }
    if (path === '/organizations') {
      if (query.get('vanityName') === 'closed')
        return { status: 403, body: { status: 403, code: 'ACCESS_DENIED', message: 'Not enough permissions' } }
      const shown = { id: 12, vanityName: 'ada', localizedName: ada.name, localizedDescription: ada.bio }
      return { body: { elements: query.get('vanityName') === 'ada' ? [shown] : [] } }
    }
    if (path === '/organizations/12')
      return { body: { id: 12, vanityName: 'ada', localizedName: ada.name, localizedDescription: ada.bio } }
    if (path === '/networkSizes/urn:li:organization:12') return { body: { firstDegreeSize: ada.followers } }
    if (path === '/posts')
      return query.get('author') === 'urn:li:organization:12' ? list(posts, post) : { status: 400, body: {} }
    if (path === `/socialActions/urn:li:${id(0)}/comments`) return list(said, comment)
    return undefined
  },
}
