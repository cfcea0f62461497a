import { ada, cut, figures, iso, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the types of Lemmy 1.0 (lemmy-js-client 1.0.0-beta.2), as read on 2026-11-19.

const when = iso(ada.createdAt)
const person = (name: string, more = {}) => ({
  id: 7,
  name,
  published_at: when,
  ap_id: `https://lemmy.example/u/${name}`,
  bio: ada.bio,
  local: true,
  last_refreshed_at: when,
  deleted: false,
  bot_account: false,
  instance_id: 1,
  post_count: posts.length,
  comment_count: 3,
  ...more,
})
const community = {
  id: 1,
  name: 'bees',
  title: 'Bees',
  sidebar: 'All about bees',
  removed: false,
  published_at: when,
  deleted: false,
  nsfw: false,
  ap_id: 'https://lemmy.example/c/bees',
  local: true,
  last_refreshed_at: when,
  posting_restricted_to_mods: false,
  instance_id: 1,
  visibility: 'public',
  subscribers: 40,
  posts: posts.length,
  comments: said.length,
  users_active_day: 1,
  users_active_week: 2,
  users_active_month: 3,
  users_active_half_year: 4,
  subscribers_local: 30,
  report_count: 0,
  unresolved_report_count: 0,
  local_removed: false,
}
const communityView = { community, can_mod: false, tags: [] }
/** What concerns the one who asks: nobody here. */
const seen = {
  creator_is_admin: false,
  tags: [],
  can_mod: false,
  creator_banned: false,
  creator_is_moderator: false,
  creator_banned_from_community: false,
}
const reports = { report_count: 0, unresolved_report_count: 0, federation_pending: false }
const post = ({ n, at, text }: Post) => ({
  id: 20_000 - n,
  name: `Title ${n}`,
  body: text,
  creator_id: 7,
  community_id: 1,
  removed: false,
  locked: false,
  published_at: iso(at),
  deleted: false,
  nsfw: false,
  ap_id: `https://lemmy.example/post/${20_000 - n}`,
  local: true,
  language_id: 37,
  featured_community: false,
  featured_local: false,
  comments: figures(n).comments,
  score: 5,
  upvotes: figures(n).likes,
  downvotes: 2,
  ...reports,
})
const postView = (one: Post) => ({
  post: post(one),
  creator: person('ada', { display_name: ada.name }),
  community,
  ...seen,
})
const commentView = ({ n, at, by, text, parent }: Said) => ({
  comment: {
    id: 500 + n,
    creator_id: 7,
    post_id: 20_000,
    content: text,
    removed: false,
    published_at: iso(at),
    deleted: false,
    ap_id: `https://lemmy.example/comment/${500 + n}`,
    local: true,
    path: parent === null ? `0.${500 + n}` : `0.${500 + parent}.${500 + n}`,
    distinguished: false,
    language_id: 37,
    score: n,
    upvotes: n,
    downvotes: 0,
    child_count: 0,
    locked: false,
    ...reports,
  },
  creator: person(by),
  post: post(posts[0] as Post),
  community,
  ...seen,
})
const page = <T, S>(all: readonly T[], query: URLSearchParams, show: (item: T) => S) => {
  const from = Number(query.get('page_cursor')?.slice(1) ?? 0)
  const { items, next } = cut(all, from, Number(query.get('limit') ?? 10))
  return { body: { items: items.map(show), ...(next === null ? {} : { next_page: `P${next}` }) } }
}
const refuse = (status: number, error: string) => ({ status, body: { error } })

export const lemmyV4: World = {
  name: 'lemmy 1.0',
  network: 'lemmy',
  open: openMapped('lemmy', { server: 'lemmy.example' }),
  handleOf: (who) => `${who}@lemmy.example`,
  contentId: (n) => `${20_000 - n}@lemmy.example`,
  searches: 'words',
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'suspended' },
  limit: { status: 400, body: { error: 'too_many_requests' }, waitMs: 60_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams: query } }) => {
    switch (pathname) {
      case '/api/v4/person': {
        const view = { moderates: [], multi_communities_created: [] }
        const name = query.get('username')
        if (name !== 'ada' && name !== 'closed') return refuse(404, 'not_found')
        const shown = name === 'ada' ? person(name, { display_name: ada.name }) : person(name, { post_count: 0 })
        return {
          body: { ...view, person_view: { person: shown, is_admin: false, banned: name === 'closed' } },
        }
      }
      case '/api/v4/person/content':
        if (query.get('username') !== 'ada' || query.get('type_') !== 'posts') return refuse(404, 'not_found')
        return page(posts, query, (one) => ({ type_: 'post', ...postView(one) }))
      case '/api/v4/community':
        if (query.get('name') !== 'bees') return refuse(404, 'not_found')
        return { body: { community_view: communityView, moderators: [], discussion_languages: [] } }
      case '/api/v4/post': {
        const found = posts.find(({ n }) => String(20_000 - n) === query.get('id'))
        if (found === undefined) return refuse(404, 'not_found')
        const beside = { community_view: communityView, cross_posts: [], moderators: [] }
        return { body: { post_view: postView(found), ...beside } }
      }
      case '/api/v4/comment/list':
        return page(query.get('post_id') === '20000' ? said : [], query, commentView)
      case '/api/v4/post/list': {
        const [term, name] = [query.get('search_term') ?? '', query.get('community_name') ?? 'bees']
        return page(
          posts.filter(({ text }) => name === 'bees' && text.includes(term)),
          query,
          postView,
        )
      }
      default:
        return undefined
    }
  },
}
