import { ada, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from the API v2 (github.com/tumblr/docs, 18 October 2024), as read on 2026-11-16.

const id = (n: number): string => String(700_000_000_000_000_000n - BigInt(n))
const post = ({ n, at, text }: Post) => ({
  type: 'text',
  blog_name: 'ada',
  blog: { name: 'ada', uuid: 't:12' },
  id: 0,
  id_string: id(n),
  post_url: `https://ada.tumblr.com/post/${id(n)}`,
  timestamp: at / 1000,
  tags: text.includes('#bees') ? ['bees'] : [],
  title: `Title ${n}`,
  body: `<p>${text.replace('&', '&amp;')}</p>`,
  note_count: 17,
})
const note = ({ at, by, text }: Said) => ({
  type: 'reply',
  timestamp: at / 1000,
  blog_name: by,
  blog_uuid: `t:${by}`,
  reply_text: text,
  avatar_url: { 64: 'https://assets.example/a.png' },
})
const fine = (response: unknown) => ({ body: { meta: { status: 200, msg: 'OK' }, response } })
const refuse = (status: number, code: number) => ({
  status,
  body: { meta: { status, msg: 'No' }, response: [], errors: [{ title: 'No', code }] },
})

export const tumblr: World = {
  name: 'tumblr',
  network: 'tumblr',
  open: openMapped('tumblr', { api_key: 'key-1' }),
  handleOf: (who) => who,
  contentId: (n) => `ada/${id(n)}`,
  searches: 'hashtag',
  threadsOnly: false,
  flatComments: true,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'private' },
  limit: {
    status: 429,
    headers: { 'x-ratelimit-perhour-reset': '90' },
    body: { meta: { status: 429 } },
    waitMs: 90_000,
  },
  expired: { status: 401, body: { meta: { status: 401, msg: 'Unauthorized' }, response: [], errors: [] } },
  answer: ({ url: { pathname, searchParams: query } }) => {
    if (query.get('api_key') !== 'key-1') return refuse(401, 1016)
    const [, , , blog = '', what = ''] = pathname.split('/')
    if (pathname === '/v2/tagged') {
      const before = Number(query.get('before') ?? Infinity)
      const tagged = posts.filter(({ text, at }) => text.includes(`#${query.get('tag') ?? ''}`) && at / 1000 < before)
      return fine(tagged.slice(0, Number(query.get('limit') ?? 20)).map(post))
    }
    if (blog === 'closed') return refuse(404, 4012)
    if (blog !== 'ada') return refuse(404, 0)
    if (what === 'info') {
      const avatar = [{ width: 512, url: 'https://assets.example/a.png' }]
      const shown = {
        name: 'ada',
        title: ada.name,
        description: ada.bio,
        url: 'https://ada.tumblr.com/',
        posts: posts.length,
      }
      return fine({ blog: { ...shown, uuid: 't:12', updated: (posts[0]?.at ?? 0) / 1000, avatar, is_nsfw: false } })
    }
    if (what === 'notes') {
      const before = Number(query.get('before_timestamp') ?? Infinity)
      const older = query.get('id') === id(0) ? said.filter(({ at }) => at / 1000 < before) : []
      const shown = older.slice(0, 50)
      const next = { query_params: { before_timestamp: String((shown.at(-1)?.at ?? 0) / 1000) } }
      return fine({ notes: shown.map(note), total_notes: 9, ...(older.length > 50 ? { _links: { next } } : {}) })
    }
    if (what !== 'posts') return undefined
    const one = posts.filter(({ n }) => id(n) === query.get('id'))
    if (query.has('id')) return one.length === 0 ? refuse(404, 0) : fine({ posts: one.map(post), total_posts: 1 })
    const before = Number(query.get('before') ?? Infinity)
    const items = posts.filter(({ at }) => at / 1000 < before).slice(0, Number(query.get('limit') ?? 20))
    return fine({ posts: items.map(post), total_posts: posts.length })
  },
}
