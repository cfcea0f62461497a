import { expect, test } from 'vitest'
import { readArticle } from './article.js'
import { decode } from './decode.js'
import { articleId } from '../../model/urls/article.js'
import { readFeed } from './feed.js'

const origin = {
  network: 'web',
  provenance: { source: 'web', basis: 'measured', asOf: 0, synthetic: false },
} as const
const read = (text: string) => readFeed(text, 'https://n.example/', 'n.example', origin)

test('an Atom feed: relative links, HTML in titles, newest first, nothing twice', () => {
  const entry = (id: number, day: string) =>
    `<entry><id>urn:${id}</id><title type="html">A &amp;amp; B ${id}</title><link rel="alternate" href="/${id}"/>
     <published>2026-09-${day}T10:00:00Z</published><content type="html">&lt;p&gt;Honey&lt;/p&gt;</content><category term="Bees"/></entry>`
  const feed = read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><link href="https://n.example/"/>
    ${entry(1, '01')}${entry(2, '03')}${entry(1, '01')}</feed>`)
  expect(feed).toMatchObject({ title: 'T', siteUrl: 'https://n.example/' })
  expect(feed?.items).toMatchObject([
    { contentId: 'n.example/2', title: 'A & B 2', text: 'Honey', hashtags: ['bees'], type: 'article' },
    { contentId: 'n.example/1', publishedAt: Date.parse('2026-09-01T10:00:00Z') },
  ])
})

test('a JSON Feed, and a podcast with its audio', () => {
  const item = {
    id: '1',
    url: 'https://n.example/j',
    content_html: '<p>x</p>',
    date_published: '2026-09-01T10:00:00Z',
    tags: ['a'],
  }
  const json = read(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'J', items: [item] }))
  expect(json?.items).toMatchObject([{ contentId: 'n.example/j', text: 'x', hashtags: ['a'] }])
  const podcast =
    read(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>P</title><item>
    <title>One</title><link>https://n.example/e1</link><pubDate>Tue, 01 Sep 2026 12:00:00 +0200</pubDate>
    <enclosure url="https://n.example/1.mp3" length="1" type="audio/mpeg"/><itunes:duration>1:02:03</itunes:duration></item></channel></rss>`)
  expect(podcast?.items[0]?.media).toMatchObject([{ type: 'audio', durationS: 3723 }])
})

test('a news sitemap', () => {
  const feed =
    read(`<?xml version="1.0"?><urlset xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>https://n.example/s?utm_source=x</loc>
    <news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication>
    <news:publication_date>2026-09-01T10:00:00Z</news:publication_date><news:title>Bees &amp; us</news:title></news:news></url>
    <url><loc>https://n.example/undated</loc></url></urlset>`)
  expect(feed).toMatchObject({ title: 'N', items: [{ contentId: 'n.example/s', title: 'Bees & us', language: 'en' }] })
})

test('what is no feed is none, and a bomb of entities does not go off', () => {
  expect(read('<html><body>Hello</body></html>')).toBeUndefined()
  expect(read('not even XML')).toBeUndefined()
  const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'
    .split('')
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i] ?? 'a'};`.repeat(10)}">`)
    .join('')}]><rss version="2.0"><channel><title>&j;</title></channel></rss>`
  expect((read(bomb)?.title ?? '').length).toBeLessThan(10_000)
})

test('an article is its prose, without menus and the like', () => {
  const long = 'Whoever keeps bees knows that they go far for what they want to have.'
  const article =
    readArticle(`<html lang="en"><head><title>T | Site</title><script type="application/ld+json">{"datePublished": "2026-09-01T10:00:00Z"}</script>
    <link rel="alternate" type="application/atom+xml" href="/feed"></head><body><nav><ul><li>Home</li></ul><p>${long}</p></nav>
    <p>${long} Outside.</p><article><h2>Before</h2><p>${long} One.</p><h3>Between</h3><p>${long} &amp; two.</p><aside><p>${long}</p></aside></article></body></html>`)
  expect(article).toMatchObject({
    title: 'T | Site',
    text: `${long} One.\n\nBetween\n\n${long} & two.`,
    publishedAt: Date.parse('2026-09-01T10:00:00Z'),
    feeds: ['/feed'],
  })
})

test('letters are read as they were written', () => {
  expect(decode(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>gr\xfc\xdfe', 'latin1'), 'text/xml')).toContain(
    'grüße',
  )
  expect(decode(Buffer.from('grüße'), 'text/xml; charset=utf-8')).toBe('grüße')
  expect(articleId('https://N.example/a/?utm_source=x&b=1#c')).toBe('n.example/a?b=1')
})

test('scripts are not read as words, links within articles are kept, and so are comments', () => {
  const feed =
    read(`<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:slash="http://purl.org/rss/1.0/modules/slash/"><channel><title>B</title>
    <item><title>One</title><link>https://n.example/1</link><pubDate>Tue, 17 Nov 2026 08:05:00 +0000</pubDate><slash:comments>12</slash:comments>
    <content:encoded><![CDATA[<p>All <a href="https://other.example/x">of it</a>.</p><script>alert(1)</script><p>More</p>]]></content:encoded></item></channel></rss>`)
  expect(feed?.items).toMatchObject([
    { text: 'All of it.\n\nMore', links: ['https://other.example/x'], engagement: { comments: 12 } },
  ])
})

test('an episode without a page, a video in a media group, and attachments of a JSON Feed', () => {
  const episode =
    read(`<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>P</title><item><title>One</title>
    <guid>tag:1</guid><pubDate>Sat, 14 Nov 2026 06:00:00 GMT</pubDate><itunes:explicit>true</itunes:explicit>
    <enclosure url="https://cdn.example/1.m4a" length="1" type="audio/x-m4a"/><itunes:duration>61</itunes:duration></item></channel></rss>`)
  expect(episode?.items).toMatchObject([
    { url: 'https://cdn.example/1.m4a', labels: ['explicit'], media: [{ type: 'audio', durationS: 61 }] },
  ])
  const video =
    read(`<feed xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>C</title><entry><id>v</id><title>V</title>
    <link rel="alternate" href="https://video.example/v"/><published>2026-11-14T10:00:00Z</published><media:group><media:description>About it</media:description>
    <media:thumbnail url="https://video.example/v.jpg"/><media:community><media:statistics views="1234"/></media:community></media:group></entry></feed>`)
  expect(video?.items).toMatchObject([
    { text: 'About it', thumbnailUrl: 'https://video.example/v.jpg', engagement: { views: 1234 } },
  ])
  const attachments = [{ url: 'https://n.example/a.mp3', mime_type: 'audio/mpeg', duration_in_seconds: 61 }]
  const item = { id: '1', url: '/j', content_text: 'x', date_published: '2026-09-01T10:00:00Z', attachments }
  const json = read(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'J', items: [item] }))
  expect(json?.items).toMatchObject([{ media: [{ type: 'audio', durationS: 61 }] }])
})

test('an article without paragraphs is read by its breaks', () => {
  const first = 'The first part is long enough to be the story itself, about a company that was fined in October.'
  const second = 'The second part follows after two breaks, with the name of the person who was accused of fraud.'
  const page = `<html><body><nav>Menu</nav><div><div>${first}<br><br>${second}</div></div><div>Subscribe</div></body></html>`
  expect(readArticle(page).text).toBe(`${first}\n\n${second}`)
})

const rss = (item: string, head = '', namespaces = ''): string =>
  `<?xml version="1.0"?><rss version="2.0" ${namespaces}><channel><title>T</title>${head}<item><title>i</title>${item}</item></channel></rss>`
const dated = '<link>https://n.example/1</link><pubDate>Wed, 18 Nov 2026 10:00:00 GMT</pubDate>'

test('items of lists, headings and table cells are not run together', () => {
  const html =
    '<p>Hives</p><ul><li>Honey</li><li>Wax</li></ul>Prices<h2>Where</h2><div>Lviv</div><div>Graz</div><table><tr><td>a</td><td>b</td></tr></table>'
  const [item] = read(rss(`${dated}<description><![CDATA[${html}]]></description>`))?.items ?? []
  expect(item?.text).toBe('Hives\nHoney\nWax\nPrices\nWhere\nLviv\nGraz\na b')
})

test.each([
  ['Wed, 18 Nov 2026 10:00:00 CET', '2026-11-18T09:00:00Z'],
  ['Sat, 18 Jul 2026 10:00:00 CEST', '2026-07-18T08:00:00Z'],
  ['Wed, 18 Nov 2026 10:00:00 JST', '2026-11-18T01:00:00Z'],
  ['Wed, 18 Nov 2026 10:00:00 MSK', '2026-11-18T07:00:00Z'],
  ['Wed Nov 18 10:00:00 CET 2026', '2026-11-18T09:00:00Z'],
  ['Wed, 18 Nov 2026 10:00:00', '2026-11-18T10:00:00Z'],
  ['Wed, 18 Nov 26 10:00 EST', '2026-11-18T15:00:00Z'],
  ['2026-11-18 10:00:00 +0100', '2026-11-18T09:00:00Z'],
  ['2026-11-18T10:00:00 +01:00', '2026-11-18T09:00:00Z'],
])('a date written as %s', (written, expected) => {
  const item = rss(`<link>https://n.example/1</link><pubDate>${written}</pubDate>`)
  expect(read(item)?.items[0]?.publishedAt).toBe(Date.parse(expected))
})

test('an Atom feed says where its addresses start, in which language it is, and which words are plain', () => {
  const feed =
    read(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://n.example/de/" xml:lang="de"><title>T</title>
    <entry><id>urn:1</id><title type="text">Was &lt;b&gt; tut &amp; was nicht</title><link href="eins"/><updated>2026-11-18T10:00:00Z</updated></entry>
    <entry xml:lang="fr"><id>urn:2</id><title>Deux</title><link href="deux"/><updated>2026-11-17T10:00:00Z</updated></entry></feed>`)
  expect(feed?.items).toMatchObject([
    { contentId: 'n.example/de/eins', title: 'Was <b> tut & was nicht', language: 'de' },
    { contentId: 'n.example/de/deux', language: 'fr' },
  ])
})

test('a number for readers of feeds is no address, and a podcast has its own picture', () => {
  const itunes = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
  const head = '<itunes:summary>About bees</itunes:summary><itunes:image href="https://n.example/c.jpg"/>'
  const feed = read(rss('<guid>12345</guid><pubDate>Wed, 18 Nov 2026 10:00:00 GMT</pubDate>', head, itunes))
  expect(feed).toMatchObject({ description: 'About bees', imageUrl: 'https://n.example/c.jpg', items: [] })
})

test('a sitemap whose namespaces have other prefixes', () => {
  const feed =
    read(`<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"
    xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><s:url><s:loc>https://n.example/s</s:loc><i:image><i:loc>https://n.example/i.jpg</i:loc></i:image>
    <n:news><n:publication_date>2026-11-18T10:00:00Z</n:publication_date><n:title>Bees</n:title></n:news></s:url></s:urlset>`)
  expect(feed?.items).toMatchObject([{ url: 'https://n.example/s', title: 'Bees' }])
})

test('a document that is not in the UTF-8 its server claims', () => {
  const cyrillic = Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>\xcf\xf0\xe8</a>', 'latin1')
  expect(decode(cyrillic, 'application/rss+xml; charset=utf-8')).toContain('<a>При</a>')
  const marked = Buffer.from('\ufeff<?xml version="1.0"?><a>é</a>')
  expect(decode(marked, 'text/xml; charset=iso-8859-1')).toContain('<a>é</a>')
})

const prose = (n: number): string =>
  `The council met on Tuesday and agreed to spend more on parks, number ${n}, as residents had asked for years.`

test('an article is read without what stands around it', () => {
  const page = `<html><head><title>Parks</title></head><body class="comments-open"><svg><title>Menu</title></svg>
    <time datetime="2026-11-18T09:00:00Z">today</time>
    <div class="cookie-banner"><div><p>We use cookies to improve your experience and to show you relevant advertising.</p></div></div>
    <article><header><h1>Parks</h1><p>${prose(0)}</p><time datetime="2026-11-10T09:00:00Z"></time></header><p>${prose(1)}</p></article>
    <section id="comments"><article><p>${prose(6)}</p></article></section>
    <section class="more"><article><h3>Other</h3><p>${prose(7)}</p></article></section></body></html>`
  expect(readArticle(page)).toMatchObject({
    title: 'Parks',
    text: `${prose(0)}\n\n${prose(1)}`,
    publishedAt: Date.parse('2026-11-10T09:00:00Z'),
  })
  const unclosed = `<html><body><div class="related"><p>${prose(1)}</p></body></html>`
  expect(readArticle(unclosed).text).toBe(prose(1))
})

test('sentences of languages that write densely are prose', () => {
  const sentence = '市議会は火曜日に会合を開き、公園により多くの予算を費やすことで合意した。'
  expect(readArticle(`<html lang="ja"><body><article><p>${sentence}</p></article></body></html>`).text).toBe(sentence)
})

test('a page that is drawn by scripts states its article', () => {
  const graph = [
    { '@type': 'WebPage', datePublished: '2026-01-01' },
    { '@type': ['NewsArticle'], headline: 'Parks', datePublished: '2026-11-18T08:00:00Z', articleBody: prose(1) },
  ]
  const script = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  const page = `<html><head><script type="application/ld+json">${script}</script></head><body><div id="app"></div></body></html>`
  expect(readArticle(page)).toMatchObject({
    title: 'Parks',
    text: prose(1),
    publishedAt: Date.parse('2026-11-18T08:00:00Z'),
  })
})
