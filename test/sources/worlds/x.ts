import { ada, cut, figures, iso, now, posts, said, type Answer, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from docs.x.com and the OpenAPI description 2.167 (22 August 2026), as read on 2026-11-16. Like X, it gives only the fields that are
// asked for, and refuses parameters, fields and times that it does not know.

type Words = 'old' | 'new'
type Fields = Record<string, unknown>

const id = (n: number): string => String(1_900_000_000_000_000_000n - BigInt(n))
const answerId = (n: number): string => String(1_950_000_000_000_000_000n - BigInt(n))
const dayMs = 86_400_000

/** What old and new servers call the same. */
const named = (words: Words) =>
  words === 'old'
    ? { fields: 'tweet.fields', posts: 'tweet_count', reposts: 'retweet_count', references: 'referenced_tweets' }
    : { fields: 'post.fields', posts: 'post_count', reposts: 'repost_count', references: 'referenced_posts' }
const longName = (words: Words): string => (words === 'old' ? 'note_tweet' : 'note_post')

const userOf = (words: Words): Fields => ({
  id: '12',
  username: 'ada',
  name: ada.name,
  description: ada.bio,
  created_at: iso(ada.createdAt),
  protected: false,
  verified: false,
  profile_image_url: 'https://pbs.example/a.png',
  public_metrics: {
    followers_count: ada.followers,
    following_count: ada.following,
    listed_count: 9,
    [named(words).posts]: posts.length,
  },
})
const guest = ({ n, by }: Said): Fields => ({ id: String(1000 + n), username: by, name: by })
const postOf =
  (words: Words) =>
  ({ n, at, text }: Post): Fields => ({
    id: id(n),
    author_id: '12',
    // Long posts are cut here, and whole in another field.
    text: n === 7 ? 'Post number 7 about…' : text,
    ...(n === 7 ? { [longName(words)]: { text } } : {}),
    lang: 'en',
    created_at: iso(at),
    ...(text.includes('#bees') ? { entities: { hashtags: [{ start: 1, end: 5, tag: 'bees' }] } } : {}),
    ...(n === 3 ? { paid_partnership: true } : {}),
    ...(n === 4 ? { attachments: { media_keys: ['3_4'] } } : {}),
    public_metrics: {
      like_count: figures(n).likes,
      reply_count: figures(n).comments,
      impression_count: figures(n).views,
      [named(words).reposts]: figures(n).shares - 1,
      bookmark_count: figures(n).saves,
      quote_count: 1,
    },
  })
const replyOf =
  (words: Words) =>
  (one: Said): Fields => ({
    ...postOf(words)({ ...one, n: one.n + 1000 }),
    id: answerId(one.n),
    author_id: guest(one)['id'],
    text: one.text,
    [named(words).references]: [{ type: 'replied_to', id: one.parent === null ? id(0) : answerId(one.parent) }],
  })

/** Problems were named after the old host, too. */
const notFound = (words: Words, kind: 'user' | 'tweet', detail: string): Answer => {
  const type = `https://api.${words === 'old' ? 'twitter' : 'x'}.com/2/problems/resource-not-found`
  return { body: { errors: [{ type, title: 'Not Found Error', detail, resource_type: kind }] } }
}
const invalid = (message: string): Answer => ({
  status: 400,
  body: { errors: [{ message }], title: 'Invalid Request', type: 'https://api.twitter.com/2/problems/invalid-request' },
})

const userFields =
  'created_at,description,entities,location,name,profile_image_url,protected,public_metrics,url,username,verified,verified_type'
const postFields = (words: Words): string[] =>
  `attachments,author_id,conversation_id,created_at,entities,geo,in_reply_to_user_id,lang,paid_partnership,possibly_sensitive,public_metrics,${named(words).references},${longName(words)}`.split(',') // prettier-ignore
const listed = (query: URLSearchParams, name: string): string[] => query.get(name)?.split(',') ?? []
const pick = (record: Fields, asked: readonly string[], always: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => always.includes(name) || asked.includes(name)))

/** What is wrong with a question, if anything is. */
const refusal = (words: Words, pathname: string, query: URLSearchParams): Answer | undefined => {
  const known = ['user.fields', 'media.fields', 'expansions', 'max_results', 'pagination_token', 'next_token', 'start_time', 'end_time', 'query', 'sort_order', named(words).fields] // prettier-ignore
  for (const name of query.keys())
    if (!known.includes(name)) return invalid(`The query parameter [${name}] is not one of [${known.join()}]`)
  for (const field of listed(query, named(words).fields))
    if (!postFields(words).includes(field)) return invalid(`The \`${named(words).fields}\` value [${field}] is not one`)
  for (const field of listed(query, 'user.fields'))
    if (!userFields.split(',').includes(field)) return invalid(`The \`user.fields\` value [${field}] is not one`)
  const isSearch = pathname === '/2/tweets/search/recent'
  const [count, least] = [Number(query.get('max_results') ?? 10), isSearch ? 10 : pathname.endsWith('tweets') ? 5 : 1]
  if (count < least || count > (pathname.endsWith('followers') ? 1000 : 100))
    return invalid(`The \`max_results\` query parameter value [${count}] is not between ${least} and 100`)
  const [since, until] = ['start_time', 'end_time'].map((name) => Date.parse(query.get(name) ?? ''))
  if (isSearch && since !== undefined && since < now - 7 * dayMs)
    return invalid("Invalid 'start_time'. 'start_time' must be on or after 7 days ago")
  if (until !== undefined && until > now - 10_000) return invalid("'end_time' must be a minimum of 10 seconds prior")
  return undefined
}

const between = (query: URLSearchParams) => {
  const [since, until] = [
    Date.parse(query.get('start_time') ?? '1970-01-01'),
    Date.parse(query.get('end_time') ?? '2100-01-01'),
  ]
  return ({ at }: Post): boolean => at >= since && at < until
}

const pageOf = (words: Words, query: URLSearchParams) => {
  const user = userOf(words)
  const users = new Map([user, ...said.map(guest)].map((each) => [each['id'], each]))
  const showUser = (each: Fields): Fields => pick(each, listed(query, 'user.fields'), ['id', 'name', 'username'])
  const showPost = (each: Fields): Fields => pick(each, listed(query, named(words).fields), ['id', 'text'])
  const included = (items: readonly Fields[]): Fields => {
    const [authors, media] = ['author_id', 'attachments.media_keys'].map((name) =>
      listed(query, 'expansions').includes(name),
    )
    const wanted = new Set(items.map((each) => each['author_id']))
    const withMedia = items.some((each) => each['attachments'] !== undefined)
    return {
      ...(authors === true ? { users: [...wanted].map((each) => showUser(users.get(each) ?? user)) } : {}),
      ...(media === true && withMedia
        ? { media: [{ media_key: '3_4', type: 'photo', url: 'https://pbs.example/4.jpg' }] }
        : {}),
    }
  }
  const list = (all: readonly Fields[], token: string, show: (each: Fields) => Fields): Answer => {
    const { items, next } = cut(all, Number(query.get(token) ?? 0), Number(query.get('max_results') ?? 10))
    if (items.length === 0) return { body: { meta: { result_count: 0 } } }
    const ids = { newest_id: String(items[0]?.['id']), oldest_id: String(items.at(-1)?.['id']) }
    const meta = {
      result_count: items.length,
      ...(token === 'next_token' ? ids : {}),
      ...(next === null ? {} : { next_token: String(next) }),
    }
    return { body: { data: items.map(show), includes: included(items), meta } }
  }
  return { showUser, showPost, included, list }
}

const answerIn =
  (words: Words): World['answer'] =>
  ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1') return { status: 401, body: { title: 'Unauthorized', status: 401 } }
    const refused = refusal(words, pathname, query)
    if (refused !== undefined) return refused
    const { showUser, showPost, included, list } = pageOf(words, query)
    if (pathname.startsWith('/2/users/by/username/')) {
      const name = pathname.slice('/2/users/by/username/'.length)
      if (name === 'closed') return notFound(words, 'user', 'User has been suspended: [closed].')
      return name === 'ada'
        ? { body: { data: showUser(userOf(words)) } }
        : notFound(words, 'user', `Could not find user with username: [${name}].`)
    }
    const [post, reply] = [postOf(words), replyOf(words)]
    if (pathname === '/2/users/12/tweets')
      return list(posts.filter(between(query)).map(post), 'pagination_token', showPost)
    if (pathname === '/2/users/12/followers') return list(said.map(guest), 'pagination_token', showUser)
    if (pathname === '/2/tweets/search/recent') {
      const asked = query.get('query') ?? ''
      if (asked === `conversation_id:${id(0)}`) return list(said.map(reply), 'next_token', showPost)
      const words_ = asked.replace(' -is:retweet', '')
      const recent = posts.filter(({ at }) => at >= now - 7 * dayMs)
      return list(recent.filter(between(query)).filter(({ text }) => text.includes(words_)).map(post), 'next_token', showPost) // prettier-ignore
    }
    const one = posts.find(({ n }) => pathname === `/2/tweets/${id(n)}`)
    if (one !== undefined) return { body: { data: showPost(post(one)), includes: included([post(one)]) } }
    return notFound(words, 'tweet', 'Could not find tweet.')
  }

/** The API as it was before the words of 2026, and as it is in them. */
export const xIn = (words: Words): World => ({
  name: words === 'old' ? 'x' : 'x, in the words of 2026',
  network: 'x',
  open: openMapped('x', { bearer_token: 'token-1', budget_usd: '1000' }),
  handleOf: (who) => who,
  contentId: id,
  searchBackMs: 7 * dayMs,
  kinds: { gone: 'not_found', closed: 'suspended', renamed: 'not_found' },
  limit: {
    status: 429,
    headers: { 'x-rate-limit-reset': String((now + 300_000) / 1000) },
    body: { title: 'Too Many Requests', status: 429 },
    waitMs: 300_000,
  },
  expired: { status: 401, body: { title: 'Unauthorized', type: 'about:blank', status: 401 } },
  answer: answerIn(words),
})
export const x = xIn('old')
