import { ada, figures, now, posts, said, type Post, type Said, type World } from '../world.js'
import { openMapped } from './mapped.js'

// Written from github.com/HackerNews/API (1 January 2025) and hn.algolia.com/api, as read on 2026-11-16.

const seconds = (at: number): number => Math.floor(at / 1000)
const id = (n: number): number => 40_000_000 - n
const html = (text: string): string => `<p>${text.replace('&', '&amp;')}`

const hit = ({ n, at, text }: Post) => ({
  objectID: String(id(n)),
  created_at_i: seconds(at),
  author: 'ada',
  title: `Story ${n}`,
  url: null,
  story_text: html(text),
  points: figures(n).likes,
  num_comments: figures(n).comments,
})
const said_ = ({ n, at, by, text, parent }: Said): object => ({
  id: 50_000_000 - n,
  created_at_i: seconds(at),
  type: 'comment',
  author: by,
  text: html(text),
  points: null,
  parent_id: parent === null ? id(0) : 50_000_000 - parent,
  children: said.filter((each) => each.parent === n).map(said_),
})

const bound = (filters: string, sign: string, fallback: number): number =>
  filters
    .split(',')
    .filter((each) => each.startsWith(`created_at_i${sign}`) && /^\d+$/.test(each.slice(`created_at_i${sign}`.length)))
    .map((each) => Number(each.slice(`created_at_i${sign}`.length)))
    .reduce((a, b) => (sign === '<' ? Math.min(a, b) : Math.max(a, b)), fallback)

export const hackernews: World = {
  name: 'hackernews',
  network: 'hackernews',
  open: openMapped('hackernews'),
  handleOf: (who) => who,
  contentId: (n) => String(id(n)),
  shownName: 'ada',
  // Nobody is private there; who never posted in public is not given.
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'not_found' },
  limit: { status: 429, headers: { 'retry-after': '30' }, body: {}, waitMs: 30_000 },
  expired: null,
  answer: ({ url: { pathname, searchParams: query } }) => {
    if (pathname === '/v0/user/ada.json')
      return {
        body: { id: 'ada', created: seconds(ada.createdAt), karma: 12, about: 'Bees &amp; bread', submitted: [1] },
      }
    if (pathname.startsWith('/v0/user/')) return { body: null }
    const [, item] = /^\/v0\/item\/(\d+)\.json$/.exec(pathname) ?? []
    if (item !== undefined) {
      const post = posts.find(({ n }) => String(id(n)) === item)
      if (post === undefined) return { body: null }
      const { n, at, text } = post
      const { likes: score, comments: descendants } = figures(n)
      const story = { type: 'story', title: `Story ${n}`, text: html(text), score, descendants }
      return { body: { id: id(n), by: 'ada', time: seconds(at), ...story } }
    }
    if (pathname === `/api/v1/items/${id(0)}`)
      return { body: { id: id(0), author: 'ada', children: said.filter(({ parent }) => parent === null).map(said_) } }
    if (pathname !== '/api/v1/search_by_date') return undefined
    const filters = query.get('numericFilters') ?? ''
    const [until, since] = [bound(filters, '<', seconds(now) + 1), bound(filters, '>=', 0)]
    const words = query.get('query') ?? ''
    const isHers = query.get('tags') === 'story' || query.get('tags') === 'story,author_ada'
    const hits = posts
      .filter(({ at, text }) => isHers && seconds(at) < until && seconds(at) >= since && text.includes(words))
      .slice(0, Number(query.get('hitsPerPage')))
    return { body: { hits: hits.map(hit), nbHits: 1000, page: 0 } }
  },
}
