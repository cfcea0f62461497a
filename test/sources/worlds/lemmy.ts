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
  local: true,
  instance_id: 1,
  ...more,
})
const community = {
  id: 1,
  name: 'bees',
  title: 'Bees',
  removed: false,
  published: iso(ada.createdAt),
  deleted: false,
  nsfw: false,
  actor_id: 'https://lemmy.example/c/bees',
  local: true,
  hidden: false,
  posting_restricted_to_mods: false,
  instance_id: 1,
  visibility: 'Public',
}
/** What concerns the one who asks: nobody here. */
const seen = {
  creator_banned_from_community: false,
  banned_from_community: false,
  creator_is_moderator: false,
  creator_is_admin: false,
  subscribed: 'NotSubscribed',
  saved: false,
  creator_blocked: false,
}
const communityView = {
  community,
  subscribed: 'NotSubscribed',
  blocked: false,
  banned_from_community: false,
  counts: {
    community_id: 1,
    subscribers: 40,
    posts: posts.length,
    comments: said.length,
    published: iso(ada.createdAt),
    users_active_day: 1,
    users_active_week: 2,
    users_active_month: 3,
    users_active_half_year: 4,
    subscribers_local: 30,
  },
}
const postView = ({ n, at, text }: Post) => ({
  post: {
    id: 20_000 - n,
    name: `Title ${n}`,
    body: text,
    published: iso(at),
    nsfw: false,
    creator_id: 7,
    community_id: 1,
    removed: false,
    locked: false,
    deleted: false,
    local: true,
    language_id: 37,
    featured_community: false,
    featured_local: false,
    ap_id: `https://lemmy.example/post/${20_000 - n}`,
  },
  creator: person('ada', { display_name: ada.name }),
  community,
  counts: {
    post_id: 20_000 - n,
    score: 5,
    upvotes: figures(n).likes,
    downvotes: 2,
    comments: figures(n).comments,
    published: iso(at),
    newest_comment_time: iso(at),
  },
  ...seen,
  read: false,
  hidden: false,
  unread_comments: 0,
})
const commentView = ({ n, at, by, text, parent }: Said) => ({
  comment: {
    id: 500 + n,
    creator_id: 7,
    post_id: 20_000,
    ap_id: `https://lemmy.example/comment/${500 + n}`,
    local: true,
    distinguished: false,
    language_id: 37,
    content: text,
    path: parent === null ? `0.${500 + n}` : `0.${500 + parent}.${500 + n}`,
    published: iso(at),
    deleted: false,
    removed: false,
  },
  creator: person(by),
  post: postView(posts[0] as Post).post,
  community,
  counts: { comment_id: 500 + n, score: n, upvotes: n, downvotes: 0, published: iso(at), child_count: 0 },
  ...seen,
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
    // A server of 0.19 knows no other version; what answers then is no JSON of its own.
    if (!pathname.startsWith('/api/v3')) return { status: 404, headers: { 'content-type': 'text/plain' }, body: '' }
    switch (pathname.replace('/api/v3', '')) {
      case '/user': {
        const name = query.get('username')
        const nothing = { comments: [], moderates: [] }
        if (name === 'closed') {
          const counts = { person_id: 7, post_count: 0, comment_count: 0 }
          const view = { person: person('closed', { banned: true }), counts, is_admin: false }
          return { body: { person_view: view, posts: [], ...nothing } }
        }
        if (name !== 'ada') return refuse('couldnt_find_person')
        const counts = { person_id: 7, post_count: posts.length, comment_count: 3 }
        return {
          body: {
            person_view: { person: person('ada', { display_name: ada.name }), counts, is_admin: false },
            posts: page(posts, query).map(postView),
            ...nothing,
          },
        }
      }
      case '/post': {
        const post = posts.find(({ n }) => String(20_000 - n) === query.get('id'))
        return post === undefined
          ? refuse('couldnt_find_post')
          : { body: { post_view: postView(post), community_view: communityView, moderators: [], cross_posts: [] } }
      }
      case '/comment/list':
        return { body: { comments: query.get('post_id') === '20000' ? page(said, query).map(commentView) : [] } }
      case '/search':
        return {
          body: {
            type_: 'Posts',
            comments: [],
            communities: [],
            users: [],
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
