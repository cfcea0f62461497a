import { MastodonSource } from '../../../src/sources/mastodon/source.js'
import { ada, cut, figures, iso, now, posts, said, type Post, type Said, type World } from '../world.js'

// Written from docs.joinmastodon.org (methods accounts, statuses, timelines, search; API rate limits), as read on 2026-11-16.

const account = (id: string, name: string) => ({
  id,
  username: name,
  acct: name,
  display_name: name === 'ada' ? ada.name : name,
  note: `<p>${ada.bio.replaceAll('&', '&amp;')}</p>`,
  url: `https://social.example/@${name}`,
  avatar: 'https://social.example/a.png',
  avatar_static: 'https://social.example/a.png',
  header: 'https://social.example/h.png',
  header_static: 'https://social.example/h.png',
  discoverable: true,
  emojis: [],
  locked: false,
  bot: false,
  group: false,
  created_at: iso(ada.createdAt),
  last_status_at: '2026-11-15',
  followers_count: ada.followers,
  following_count: ada.following,
  statuses_count: posts.length,
  fields: [],
})

const base = {
  spoiler_text: '',
  sensitive: false,
  language: 'en',
  media_attachments: [],
  mentions: [],
  card: null,
  poll: null,
  emojis: [],
  visibility: 'public',
  edited_at: null,
  in_reply_to_account_id: null,
  reblog: null,
}
const status = ({ n, at, text }: Post) => ({
  ...base,
  id: String(5000 - n),
  uri: `https://social.example/users/ada/statuses/${5000 - n}`,
  url: `https://social.example/@ada/${5000 - n}`,
  created_at: iso(at),
  account: account('1', 'ada'),
  content: `<p>${text.replace('&', '&amp;')}</p>`,
  in_reply_to_id: null,
  replies_count: figures(n).comments,
  reblogs_count: figures(n).shares,
  favourites_count: figures(n).likes,
  tags: text.includes('#bees') ? [{ id: '7', name: 'bees', url: 'https://social.example/tags/bees' }] : [],
})
const reply = ({ n, at, by, text, parent }: Said) => ({
  ...status({ n, at, text }),
  id: String(9000 - n),
  account: account(`g${n}`, by),
  content: `<p>${text}</p>`,
  in_reply_to_id: parent === null ? '5000' : String(9000 - parent),
  tags: [],
})

const page = (list: readonly Post[], query: URLSearchParams) => {
  const maxId = query.get('max_id')
  const from = maxId === null ? 0 : list.findIndex(({ n }) => String(5000 - n) === maxId) + 1
  return cut(list, from, Number(query.get('limit') ?? 20)).items.map(status)
}

export const mastodon: World = {
  name: 'mastodon',
  network: 'mastodon',
  open: ({ web, origin, now: clock }) =>
    new MastodonSource({
      web,
      now: clock,
      instances: ['social.example'],
      tokens: new Map([['social.example', 'token-1']]),
      originOf: () => origin,
    }),
  handleOf: (who) => `${who}@social.example`,
  contentId: (n) => `${5000 - n}@social.example`,
  kinds: { gone: 'suspended', renamed: 'not_found', closed: 'answered' },
  limit: { status: 429, headers: { 'x-ratelimit-reset': iso(now + 90_000) }, body: {}, waitMs: 90_000 },
  expired: { status: 401, body: { error: 'The access token was revoked' } },
  answer: ({ url: { pathname, searchParams: query } }) => {
    const path = pathname.replace('/api/', '')
    if (path === 'v1/accounts/lookup') {
      if (query.get('acct') === 'gone') return { status: 410, body: { error: 'gone' } }
      // Suspended by its own server: shown, with nothing in it (entities/Account, `suspended`).
      if (query.get('acct') === 'closed') return { body: { ...account('2', 'closed'), note: '', suspended: true } }
      return query.get('acct') === 'ada' ? { body: account('1', 'ada') } : undefined
    }
    if (path === 'v1/accounts/1/statuses') return { body: page(posts, query) }
    if (path === 'v1/timelines/tag/bees')
      return {
        body: page(
          posts.filter(({ text }) => text.includes('#bees')),
          query,
        ),
      }
    if (path === 'v1/statuses/5000/context') return { body: { ancestors: [], descendants: said.map(reply) } }
    const [, id] = /^v1\/statuses\/(\d+)$/.exec(path) ?? []
    const post = posts.find(({ n }) => String(5000 - n) === id)
    if (post !== undefined) return { body: status(post) }
    if (path !== 'v2/search') return undefined
    const { items } = cut(posts, Number(query.get('offset')), Number(query.get('limit')))
    return { body: { accounts: [], hashtags: [], statuses: items.map(status) } }
  },
}
