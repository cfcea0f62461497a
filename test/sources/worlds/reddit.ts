import { ada, cut, figures, posts, said, type Answer, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the Data API wiki (support.reddithelp.com), reddit.com/dev/api and published answers, as read on 2026-11-16.

const seconds = (at: number): number => at / 1000
const id = (n: number): string => (1_000_000 + n).toString(36)
const link = ({ n, at, text }: Post) => ({
  kind: 't3',
  data: {
    id: id(n),
    name: `t3_${id(n)}`,
    author: 'ada',
    author_fullname: 't2_ada',
    title: `Title ${n}`,
    selftext: text,
    is_self: true,
    permalink: `/user/ada/comments/${id(n)}/title/`,
    created_utc: seconds(at),
    score: figures(n).likes,
    num_comments: figures(n).comments,
    over_18: false,
  },
})
const comment = (one: Said): object =>
  alone(
    one,
    said.filter((each) => each.parent === one.n),
  )
const alone = ({ n, at, by, text, parent }: Said, below: readonly Said[] = []): object => ({
  kind: 't1',
  data: {
    id: `c${n}`,
    parent_id: parent === null ? `t3_${id(0)}` : `t1_c${parent}`,
    author: by,
    author_fullname: `t2_${by}`,
    body: text,
    created_utc: seconds(at),
    score: n,
    replies: below.length === 0 ? '' : listing(below.map(comment)),
  },
})
const listing = (children: readonly unknown[], after: string | null = null) => ({
  kind: 'Listing',
  data: { after, children },
})
const page = (all: readonly Post[], query: URLSearchParams): Answer => {
  const from = all.findIndex(({ n }) => `t3_${id(n)}` === query.get('after')) + 1
  const { items, next } = cut(all, from, Number(query.get('limit') ?? 25))
  return { body: listing(items.map(link), next === null ? null : `t3_${id(items.at(-1)?.n ?? 0)}`) }
}

/** As many threads as are shown at once; the others are folded away. */
const shownThreads = 10

/** What was folded away comes in one list, answers beside what they answer, and may fold more away itself. */
const unfolded = (wanted: readonly string[]): object[] => {
  const [asked, later] = [wanted.slice(0, 50), wanted.slice(50)]
  const tops = said.filter(({ n }) => asked.includes(`c${n}`))
  const all = [...tops, ...said.filter(({ parent }) => tops.some(({ n }) => n === parent))]
  const rest = later.length === 0 ? [] : [{ kind: 'more', data: { id: 'yy', count: later.length, children: later } }]
  const onward = { kind: 'more', data: { id: '_', count: 0, children: [] } }
  return [...all.map((each) => alone(each)), ...rest, onward]
}

export const reddit: World = {
  name: 'reddit',
  network: 'reddit',
  open: openMapped('reddit', { client_id: 'id-1', client_secret: 'secret-1', username: 'operator' }),
  handleOf: (who) => who,
  contentId: id,
  kinds: { gone: 'not_found', closed: 'suspended', renamed: 'not_found' },
  limit: {
    status: 429,
    headers: { 'x-ratelimit-remaining': '0.0', 'x-ratelimit-reset': '240' },
    body: { message: 'Too Many Requests', error: 429 },
    waitMs: 240_000,
  },
  expired: { status: 401, body: { message: 'Unauthorized', error: 401 } },
  answer: ({ method, url: { pathname, searchParams: query }, headers, body }) => {
    if (pathname === '/api/v1/access_token') {
      const known = `Basic ${Buffer.from('id-1:secret-1').toString('base64')}`
      const isGranted = method === 'POST' && headers.authorization === known && body === 'grant_type=client_credentials'
      return isGranted
        ? { body: { access_token: 'token-1', token_type: 'bearer', expires_in: 86_400 } }
        : { status: 401, body: {} }
    }
    if (headers.authorization !== 'bearer token-1')
      return { status: 401, body: { message: 'Unauthorized', error: 401 } }
    if (!/^server:rostra:\S+ \(by \/u\/operator\)$/.test(String(headers['user-agent'])))
      return { status: 429, body: {} }
    switch (pathname) {
      case '/user/closed/about':
        return { body: { kind: 't2', data: { name: 'closed', is_suspended: true } } }
      case '/user/ada/about':
        return {
          body: {
            kind: 't2',
            data: {
              id: 'ada',
              name: 'ada',
              created_utc: seconds(ada.createdAt),
              icon_img: 'https://styles.example/a.png',
              verified: true,
              subreddit: { title: ada.name, public_description: ada.bio, subscribers: ada.followers, over_18: false },
            },
          },
        }
      case '/user/ada/submitted':
        return page(posts, query)
      case '/api/info':
        return { body: listing(posts.filter(({ n }) => `t3_${id(n)}` === query.get('id')).map(link)) }
      case `/comments/${id(0)}`: {
        const tops = said.filter(({ parent }) => parent === null)
        const folded = tops.slice(shownThreads).map(({ n }) => `c${n}`)
        const more = { kind: 'more', data: { id: 'zz', parent_id: `t3_${id(0)}`, count: 90, children: folded } }
        const shown = tops.slice(0, shownThreads).map(comment)
        return { body: [listing([link(posts[0] as Post)]), listing([...shown, more])] }
      }
      case '/api/morechildren':
        return query.get('link_id') === `t3_${id(0)}` && query.get('api_type') === 'json'
          ? { body: { json: { errors: [], data: { things: unfolded((query.get('children') ?? '').split(',')) } } } }
          : { status: 400, body: { message: 'Bad Request', error: 400 } }
      case '/search':
        return page(
          posts.filter(({ text }) => text.includes(query.get('q') ?? '')),
          query,
        )
      default:
        return { status: 404, body: { message: 'Not Found', error: 404 } }
    }
  },
}
