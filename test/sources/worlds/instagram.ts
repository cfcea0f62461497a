import { ada, cut, figures, iso, posts, said, type Answer, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from developers.facebook.com: business_discovery (12 August 2026), instagram-media (22 June 2026), hashtag-search; v25.0, as read on 2026-11-16.

const shortcode = (n: number): string => `C${String(n).padStart(6, '0')}`
const media = ({ n, at, text }: Post): Record<string, unknown> => ({
  id: `1790${n}`,
  caption: text,
  media_type: n % 2 === 0 ? 'IMAGE' : 'VIDEO',
  media_product_type: n % 2 === 0 ? 'FEED' : 'REELS',
  media_url: 'https://cdn.example/1.jpg',
  permalink: `https://www.instagram.com/p/${shortcode(n)}/`,
  shortcode: shortcode(n),
  timestamp: iso(at).replace('.000Z', '+0000'),
  username: 'ada',
  // The owner of every fifth hides the likes: then the field is left out.
  ...(n % 5 === 0 ? {} : { like_count: figures(n).likes }),
  comments_count: figures(n).comments,
  ...(n % 2 === 0 ? {} : { view_count: figures(n).views }),
})
/** Only the fields that were asked for are given; those within braces belong to the name before them. */
const pick = (record: Record<string, unknown>, fields: string): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .replace(/\{[^}]*\}/g, '')
      .split(',')
      .flatMap((name) => (name in record ? [[name, record[name]]] : [])),
  )
const refuse = (code: number, more = {}, status = 400): Answer => ({
  status,
  body: { error: { message: 'Error', type: 'OAuthException', code, ...more, fbtrace_id: 'A1' } },
})
/** The only place where Graph says when to come back. */
export const usage = JSON.stringify({
  66782684: [
    { type: 'instagram', call_count: 100, total_cputime: 20, total_time: 20, estimated_time_to_regain_access: 19 },
    { type: 'pages', call_count: 1, total_cputime: 1, total_time: 1, estimated_time_to_regain_access: 0 },
  ],
})
/** How far the search for a tag was read: its cursor never changes. */
let read = 0
const comment = ({ n, at, by, text }: Said): object => ({
  id: `1800${n}`,
  text,
  timestamp: iso(at).replace('.000Z', '+0000'),
  username: by,
  like_count: n,
  replies: {
    data: said.filter(({ parent }) => parent === n).map((each) => ({ ...comment(each), parent_id: `1800${n}` })),
  },
})
const profile = {
  id: '17841400000000001',
  username: 'ada',
  name: ada.name,
  biography: ada.bio,
  website: 'https://ada.example/',
  profile_picture_url: 'https://cdn.example/a.jpg',
  followers_count: ada.followers,
  follows_count: ada.following,
  media_count: posts.length,
}
const discovery = /^business_discovery\.username\((\w+)\)\{(.*)\}$/
const mediaPart = /media\.limit\((\d+)\)(?:\.after\((\w+)\))?\{([\w,{}]+)\}/

export const instagram: World = {
  name: 'instagram',
  network: 'instagram',
  open: openMapped('instagram', { access_token: 'token-1', account_id: '999' }),
  handleOf: (who) => who,
  contentId: shortcode,
  searches: 'hashtag',
  kinds: { gone: 'not_found', closed: 'not_found', renamed: 'not_found' },
  limit: { ...refuse(4), headers: { 'x-business-use-case-usage': usage }, waitMs: 19 * 60_000 },
  expired: refuse(190),
  answer: ({ url: { pathname, searchParams: query }, headers }) => {
    if (headers.authorization !== 'Bearer token-1') return refuse(190)
    const fields = query.get('fields') ?? ''
    if (pathname === '/v25.0/ig_hashtag_search') return { body: { data: [{ id: '178430' }] } }
    if (pathname === '/v25.0/178430/recent_media') {
      const tagged = posts.filter(({ text }) => text.includes('#bees'))
      read = query.has('after') ? read : 0
      const { items, next } = cut(tagged, read, Number(query.get('limit') ?? 25))
      read = next ?? tagged.length
      const paging = { cursors: { after: 'always-the-same' } }
      return {
        body: { data: items.map((post) => pick(media(post), fields)), ...(items.length === 0 ? {} : { paging }) },
      }
    }
    if (pathname === '/v25.0/999/media')
      return { body: { data: posts.slice(0, 100).map((post) => pick(media(post), fields)) } }
    if (pathname === `/v25.0/${String(media(posts[0] as Post)['id'])}/comments`) {
      const threads = said.filter(({ parent }) => parent === null)
      const { items, next } = cut(threads, Number(query.get('after') ?? 0), Number(query.get('limit') ?? 25))
      const paging = next === null ? {} : { paging: { cursors: { after: String(next) } } }
      return { body: { data: items.map(comment), ...paging } }
    }
    if (pathname !== '/v25.0/999') return undefined
    const [, handle, inner = ''] = discovery.exec(fields) ?? []
    if (handle !== 'ada') return refuse(110, { error_subcode: 2207013 })
    const [whole, limit, after, asked = ''] = mediaPart.exec(inner) ?? []
    const own = pick(profile, inner.replace(whole ?? '', ''))
    if (whole === undefined) return { body: { business_discovery: own, id: '999' } }
    const { items, next } = cut(posts, Number(after ?? 0), Number(limit))
    const paging = next === null ? {} : { paging: { cursors: { after: String(next) } } }
    return {
      body: {
        business_discovery: { ...own, media: { data: items.map((post) => pick(media(post), asked)), ...paging } },
        id: '999',
      },
    }
  },
}
