import { ada, cut, figures, iso, now, posts, said, type Answer, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from docs.x.com and the OpenAPI description 2.167 (22 August 2026), as read on 2026-11-16. Posts speak the old words, the profile the new ones.

const id = (n: number): string => String(1_900_000_000_000_000_000n - BigInt(n))
const user = {
  id: '12',
  username: 'ada',
  name: ada.name,
  description: ada.bio,
  created_at: iso(ada.createdAt),
  protected: false,
  verified: false,
  profile_image_url: 'https://pbs.example/a.png',
  public_metrics: { followers_count: ada.followers, following_count: ada.following, post_count: posts.length },
}
const guest = ({ n, by }: Said) => ({ id: String(1000 + n), username: by, name: by })
const tweet = ({ n, at, text }: Post) => ({
  id: id(n),
  author_id: '12',
  text,
  lang: 'en',
  created_at: iso(at),
  ...(text.includes('#bees') ? { entities: { hashtags: [{ start: 1, end: 5, tag: 'bees' }] } } : {}),
  public_metrics: {
    like_count: figures(n).likes,
    reply_count: figures(n).comments,
    impression_count: figures(n).views,
    retweet_count: figures(n).shares,
    bookmark_count: figures(n).saves,
    quote_count: 1,
  },
})
const answerId = (n: number): string => String(1_950_000_000_000_000_000n - BigInt(n))
const reply = (one: Said) => ({
  ...tweet({ ...one }),
  id: answerId(one.n),
  author_id: guest(one).id,
  referenced_tweets: [{ type: 'replied_to', id: one.parent === null ? id(0) : answerId(one.parent) }],
})
const page = <T>(all: readonly T[], query: URLSearchParams, token: string, users: object[]): Answer => {
  const { items, next } = cut(all, Number(query.get(token) ?? 0), Number(query.get('max_results') ?? 10))
  if (items.length === 0) return { body: { meta: { result_count: 0 } } }
  return {
    body: {
      data: items,
      includes: { users },
      meta: { result_count: items.length, ...(next === null ? {} : { next_token: String(next) }) },
    },
  }
}
const problem = (type: string, detail: string): Answer => ({
  body: { errors: [{ type: `https://api.twitter.com/2/problems/${type}`, title: 'Error', detail }] },
})
const between = (query: URLSearchParams) => {
  const [since, until] = [
    Date.parse(query.get('start_time') ?? '1970-01-01'),
    Date.parse(query.get('end_time') ?? '2100-01-01'),
  ]
  return ({ at }: Post): boolean => at >= since && at < until
}

export const x: World = {
  name: 'x',
  network: 'x',
  open: openMapped('x', { bearer_token: 'token-1', budget_usd: '1000' }),
  handleOf: (who) => who,
  contentId: id,
  kinds: { gone: 'not_found', closed: 'suspended', renamed: 'not_found' },
  limit: {
    status: 429,
    headers: { 'x-rate-limit-reset': String((now + 300_000) / 1000) },
    body: { title: 'Too Many Requests', status: 429 },
    waitMs: 300_000,
  },
  expired: { status: 401, body: { title: 'Unauthorized', type: 'about:blank', status: 401 } },
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1') return { status: 401, body: { title: 'Unauthorized', status: 401 } }
    if (pathname.startsWith('/2/users/by/username/')) {
      const name = pathname.slice('/2/users/by/username/'.length)
      if (name === 'closed') return problem('resource-not-found', 'User has been suspended: [closed].')
      return name === 'ada'
        ? { body: { data: user } }
        : problem('resource-not-found', `Could not find user with username: [${name}].`)
    }
    if (pathname === '/2/users/12/tweets')
      return page(posts.filter(between(query)).map(tweet), query, 'pagination_token', [user])
    if (pathname === '/2/users/12/followers') return page(said.map(guest), query, 'pagination_token', [])
    if (pathname === '/2/tweets/search/recent') {
      const asked = query.get('query') ?? ''
      if (asked === `conversation_id:${id(0)}`) return page(said.map(reply), query, 'next_token', said.map(guest))
      const words = asked.replace(' -is:retweet', '')
      const found = posts.filter(between(query)).filter(({ text }) => text.includes(words))
      return page(found.map(tweet), query, 'next_token', [user])
    }
    const post = posts.find(({ n }) => pathname === `/2/tweets/${id(n)}`)
    if (post !== undefined) return { body: { data: tweet(post), includes: { users: [user] } } }
    return problem('resource-not-found', 'Could not find tweet.')
  },
}
