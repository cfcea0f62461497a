import { WebSource } from '../../../src/sources/feeds/source.js'
import { ada, figures, posts, type Answer, type Post, type World } from '../world.js'

// Written from the RSS 2.0 specification, the content and slash modules, and RFC 9309, as read on 2026-11-16.

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const more = 'Bees fly far for it, and whoever keeps them knows where they go. '.repeat(8)
const item = ({
  n,
  at,
  text,
}: Post): string => `<item><title>Story ${n}</title><link>https://news.example/${n}?utm_source=rss</link>
  <guid isPermaLink="false">g${n}</guid><pubDate>${new Date(at).toUTCString()}</pubDate>
  <description>${escape(`<p>${escape(text)}</p>`)}</description><content:encoded><![CDATA[<p>${escape(text)}</p><p>${more}</p>]]></content:encoded>
  ${text.includes('#bees') ? '<category>bees</category>' : ''}<slash:comments>${figures(n).comments}</slash:comments></item>`
const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:slash="http://purl.org/rss/1.0/modules/slash/"><channel><title>${ada.name}</title><link>https://news.example/</link>
  <description>${escape(ada.bio)}</description><language>en</language>${posts.map(item).join('\n')}</channel></rss>`
const home =
  '<html lang="en"><head><link rel="alternate" type="application/rss+xml" href="/feed.xml"></head><body></body></html>'
const article = ({ n, at, text }: Post): string =>
  `<html lang="en"><head><title>Story ${n} | Site</title><meta property="og:title" content="Story ${n}">
  <meta property="article:published_time" content="${new Date(at).toISOString()}"></head><body><nav><p>Home and all that stands in a menu, which is long enough to be taken for prose.</p></nav>
  <article><p>${escape(text)}, and then there is more to say about how it came to be.</p><p>${more}</p></article></body></html>`
const page = (body: string, type = 'text/html'): Answer => ({ headers: { 'content-type': type }, body })

export const web: World = {
  name: 'web',
  network: 'web',
  open: ({ web: fetcher, origin, now }) =>
    new WebSource({ web: fetcher, now, pause: async () => {}, originOf: () => origin, feeds: ['news.example'] }),
  handleOf: (who) => (who === 'ada' ? 'news.example' : `news.example/${who}`),
  contentId: (n) => `news.example/${n}`,
  kinds: { gone: 'not_found', renamed: 'not_found', closed: 'private' },
  limit: { status: 429, headers: { 'retry-after': '120' }, body: '', waitMs: 120_000 },
  limitScope: 'subject',
  expired: null,
  answer: ({ url: { pathname } }) => {
    if (pathname === '/robots.txt') return page('User-agent: *\nDisallow: /closed\n', 'text/plain')
    if (pathname === '/') return page(home)
    if (pathname === '/feed.xml') return page(feed, 'application/rss+xml')
    const post = posts.find(({ n }) => pathname === `/${n}`)
    return post === undefined ? { status: pathname === '/gone' ? 410 : 404, body: '' } : page(article(post))
  },
}
