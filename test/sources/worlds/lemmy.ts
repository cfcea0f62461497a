import { ada, cut, figures, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the API of Lemmy 0.19 (join-lemmy.org/api), as read on 2026-11-16.

const person = (name: string, more = {}) => ({
  id: 7,
  name,
  actor_id: `https://lemmy.example/u/${name}`,
  bio: ada.bio,
  banned: false,
  deleted: false,
  published: iso(ada.createdAt),
  bot_account: false,
  ...more,
})
const postView = ({ n, at, text }: Post) => ({
  post: {
    id: 20_000 - n,
    name: `Title ${n}`,
    body: text,
    published: iso(at),
    nsfw: false,
    ap_id: `https://lemmy.example/post/${20_000 - n}`,
  },
  creator: person('ada', { display_name: ada.name }),
  community: { id: 1, name: 'bees' },
  counts: { score: 5, upvotes: figures(n).likes, downvotes: 2, comments: figures(n).comments },
})
const commentView = ({ n, at, by, text, parent }: Said) => ({
  comment: {
    id: 500 + n,
    content: text,
    path: parent === null ? `0.${500 + n}` : `0.${500 + parent}.${500 + n}`,
    published: iso(at),
    deleted: false,
    removed: false,
  },
  creator: person(by),
  counts: { score: n, upvotes: n, child_count: 0 },
})
const page = <T>(all: readonly T[], query: URLSearchParams): T[] => {
  const limit = Number(query.get('limit') ?? 10)
  return cut(all, (Number(query.get('page') ?? 1) - 1) * limit, limit).items
}
const refuse = (error: string) => ({ status: 400, body: { error } })

export const lemmy: World = {
  name: 'lemmy',
  network: 'lemmy',
  open: openMapped('lemmy', { server: 'lemmy.example' }),
  handleOf: (who) => `${who}@lemmy.example`,
  contentId: (n) => `${20_000 - n}@lemmy.example`,
  searches: 'words',
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'suspended' },
  limit: { status: 400, body: { error: 'rate_limit_error' }, waitMs: 60_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams: query } }) => {
    switch (pathname.replace('/api/v3', '')) {
      case '/user': {
        const name = query.get('username')
        if (name === 'closed')
          return { body: { person_view: { person: person('closed', { banned: true }), counts: {} }, posts: [] } }
        if (name !== 'ada') return refuse('couldnt_find_person')
        const counts = { post_count: posts.length, comment_count: 3 }
        return {
          body: {
            person_view: { person: person('ada', { display_name: ada.name }), counts },
            posts: page(posts, query).map(postView),
            comments: [],
          },
        }
      }
      case '/post': {
        const post = posts.find(({ n }) => String(20_000 - n) === query.get('id'))
        return post === undefined ? refuse('couldnt_find_post') : { body: { post_view: postView(post) } }
      }
      case '/comment/list':
        return { body: { comments: query.get('post_id') === '20000' ? page(said, query).map(commentView) : [] } }
      case '/search':
        return {
          body: {
            type_: 'Posts',
            posts: page(
              posts.filter(({ text }) => text.includes(query.get('q') ?? '')),
              query,
            ).map(postView),
          },
        }
      default:
        return undefined
    }
  },
}
