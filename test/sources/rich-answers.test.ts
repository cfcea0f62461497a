import { afterEach, expect, test } from 'vitest'
import type { Content } from '../../src/model/content.js'
import { play, type Played } from './play.js'
import { openMapped } from './worlds/mapped.js'
import { xIn } from './worlds/x.js'
import type { Network } from '../../src/model/network.js'

/** Answers with the parts that the worlds leave out: films, galleries, shared links, entities, shortened links, hidden figures. */
let played: Played | undefined
afterEach(() => played?.stop())

const first = { cursor: null, limit: 20 }
type Answers = Record<string, unknown>

/** A source whose network gives these answers, each to the paths that contain its name. */
const reading = async (name: string, credentials: Record<string, string>, answers: Answers) => {
  played = await play({
    ...xIn('new'),
    open: openMapped(name, credentials),
    answer: ({ url }) => {
      // A server of Lemmy 0.19 knows nothing there.
      if (url.pathname.startsWith('/api/v4/')) return { status: 404, body: '' }
      const found = Object.entries(answers).find(([path]) => `${url.pathname}${url.search}`.includes(path))
      return found === undefined ? undefined : { body: found[1] }
    },
  })
  return played.source
}
const contentsOf = async (network: Network, credentials: Record<string, string>, answers: Answers, handle = 'ada') =>
  (await (await reading(network, credentials, answers)).contents({ network, handle }, first)).items

const shown = ({ type, media }: Content) => [type, ...media.map((each) => each.url)]

test('X: videos with their sharpest file, several pictures, characters and short links spelled out', async () => {
  const user = { id: '1', username: 'ada', name: 'Ada', description: 'Rock &amp; roll https://t.co/b', created_at: '2020-01-01T00:00:00.000Z', public_metrics: {}, entities: { description: { urls: [{ url: 'https://t.co/b', expanded_url: 'https://ada.example/' }] } } } // prettier-ignore
  const post = (id: string, rest: object) => ({ id, text: 'x', created_at: '2026-11-01T00:00:00.000Z', author_id: '1', public_metrics: {}, ...rest }) // prettier-ignore
  const media = [
    { media_key: '3_2', type: 'photo', url: 'https://i.example/2.jpg', width: 10, height: 20, alt_text: 'two' },
    { media_key: '3_1', type: 'photo', url: 'https://i.example/1.jpg' },
    { media_key: '7_1', type: 'video', duration_ms: 61_500, preview_image_url: 'https://i.example/p.jpg', variants: [{ url: 'https://v.example/list.m3u8' }, { bit_rate: 256_000, url: 'https://v.example/low.mp4' }, { bit_rate: 2_176_000, url: 'https://v.example/high.mp4' }] },
  ] // prettier-ignore
  const source = await reading(
    'x',
    { bearer_token: 't', budget_usd: '50' },
    {
      '/users/by/username/': { data: user },
      '/users/1/tweets': {
        data: [
          post('3', { text: 'short…', note_post: { text: 'a &lt;3 &amp;lt; https://t.co/a', entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://news.example/long' }] } }, attachments: { media_keys: ['7_1'] } }),
          post('2', { attachments: { media_keys: ['3_1', '3_2'] } }),
        ], // prettier-ignore
        includes: { media },
        meta: {},
      },
    },
  )
  const { bio, links } = await source.profile({ network: 'x', handle: 'ada' })
  expect({ bio, links }).toEqual({ bio: 'Rock & roll https://ada.example/', links: ['https://ada.example/'] })
  const { items } = await source.contents({ network: 'x', handle: 'ada' }, first)
  expect(items.map(shown)).toEqual([
    ['video', 'https://v.example/high.mp4'],
    ['carousel', 'https://i.example/1.jpg', 'https://i.example/2.jpg'],
  ])
  expect(items[0]).toMatchObject({
    ...{ text: 'a <3 &lt; https://news.example/long', links: ['https://news.example/long'] },
    ...{ thumbnailUrl: 'https://i.example/p.jpg', media: [{ durationS: 61.5 }] },
  })
  expect(items[1]?.media[1]).toMatchObject({ width: 10, height: 20, alt: 'two' })
})

test('Reddit: films, galleries in their order, pictures, shared links, and scores that are hidden', async () => {
  const post = (id: string, rest: object) => ({ kind: 't3', data: { id, author: 'ada', title: id, selftext: '', created_utc: 1_794_000_000, permalink: `/r/x/${id}`, score: 5, num_comments: 1, is_self: false, over_18: false, thumbnail: 'default', ...rest } }) // prettier-ignore
  const files = { b: { id: 'b', s: { u: 'https://p.example/b.jpg', x: 3, y: 4 } }, a: { id: 'a', s: { u: 'https://p.example/a.jpg' } } } // prettier-ignore
  const items = await contentsOf(
    'reddit',
    { client_id: 'a', client_secret: 'b', username: 'c' },
    {
      access_token: { access_token: 't', expires_in: 3600 },
      submitted: { data: { after: null, children: [
        post('film', { url_overridden_by_dest: 'https://v.redd.it/1', secure_media: { reddit_video: { duration: 42, fallback_url: 'https://v.redd.it/1/DASH_720.mp4' } } }),
        post('gallery', { gallery_data: { items: [{ media_id: 'a' }, { media_id: 'b' }] }, media_metadata: files }),
        post('picture', { post_hint: 'image', url_overridden_by_dest: 'https://i.redd.it/1.png', preview: { images: [{ source: { url: 'https://preview.redd.it/1.png', width: 8, height: 6 } }] } }),
        post('story', { post_hint: 'link', url: 'https://news.example/a', thumbnail: 'https://t.example/a.jpg', preview: { images: [{ source: { url: 'https://preview.example/a.jpg' } }] }, hide_score: true }),
      ] } },
    },
  ) // prettier-ignore
  expect(items.map(shown)).toEqual([
    ['video', 'https://v.redd.it/1/DASH_720.mp4'],
    ['carousel', 'https://p.example/a.jpg', 'https://p.example/b.jpg'],
    ['image', 'https://i.redd.it/1.png'],
    ['text'],
  ])
  expect(items.map(({ links }) => links)).toEqual([[], [], [], ['https://news.example/a']])
  expect(items.map(({ engagement }) => engagement.likes)).toEqual([5, 5, 5, null])
})

test('Tumblr: posts in blocks, with pictures, names, links and what was reblogged', async () => {
  const post = (id: string, rest: object) => ({ id_string: id, blog_name: 'ada', timestamp: 1_794_000_000, tags: [], summary: 'cut…', post_url: 'https://ada.tumblr.com/1', ...rest }) // prettier-ignore
  const text = { type: 'text', text: 'with @bob', formatting: [{ type: 'mention', blog: { name: 'bob' } }, { type: 'link', url: 'https://ada.example/' }] } // prettier-ignore
  const picture = { type: 'image', alt_text: 'bee', media: [{ url: 'https://m.example/1.jpg', width: 9, height: 8 }] }
  const film = { type: 'video', duration: 12_000, media: { url: 'https://m.example/1.mp4' }, poster: [{ url: 'https://m.example/p.jpg' }] } // prettier-ignore
  const items = await contentsOf('tumblr', { api_key: 'k' }, {
    '/posts': { response: { posts: [
      post('1', { content: [{ type: 'text', text: 'Big news' }, text, picture] }),
      post('2', { content: [], reblogged_from_name: 'eve', reblogged_from_id: '9', trail: [{ content: [{ type: 'text', text: 'hers' }] }] }),
      post('3', { content: [film] }),
    ] } },
  }) // prettier-ignore
  expect(items.map(shown)).toEqual([
    ['image', 'https://m.example/1.jpg'],
    ['repost'],
    ['video', 'https://m.example/1.mp4'],
  ])
  expect(items.map((each) => each.text).slice(0, 2)).toEqual(['Big news\n\nwith @bob', 'hers'])
  expect(items[0]).toMatchObject({ mentions: ['bob'], links: ['https://ada.example/'], media: [{ alt: 'bee', width: 9 }] }) // prettier-ignore
  expect(items[2]).toMatchObject({ thumbnailUrl: 'https://m.example/p.jpg', media: [{ durationS: 12 }] })
})

test('Facebook: albums, films, links that are shared, and several addresses of a Page', async () => {
  const post = (id: string, attachment: object) => ({ id: `1_${id}`, created_time: '2026-11-01T00:00:00+0000', message: id, attachments: { data: [attachment] } }) // prettier-ignore
  const at = (src: string) => ({ image: { src, width: 1, height: 2 } })
  const answers = {
    '/ada/posts': { data: [
      post('4', { media_type: 'album', subattachments: { data: [{ type: 'photo', media: at('https://f.example/1.jpg') }, { type: 'photo', media: at('https://f.example/2.jpg') }] } }),
      post('3', { media_type: 'video', media: { source: 'https://f.example/3.mp4' } }),
      post('2', { media_type: 'link', url: 'https://l.facebook.com/l.php?u=x', unshimmed_url: 'https://news.example/a', title: 'News' }),
      post('1', { media_type: 'photo', media: at('https://f.example/1.jpg'), url: 'https://www.facebook.com/photo/1' }),
    ] },
    '/ada?': { id: '1', name: 'Ada', username: 'ada', website: 'https://a.example www.b.example' },
  } // prettier-ignore
  const items = await contentsOf('facebook', { access_token: 't' }, answers)
  expect(items.map(shown)).toEqual([
    ['carousel', 'https://f.example/1.jpg', 'https://f.example/2.jpg'],
    ['video', 'https://f.example/3.mp4'],
    ['text'],
    ['image', 'https://f.example/1.jpg'],
  ])
  expect(items.map(({ links }) => links)).toEqual([[], [], ['https://news.example/a'], []])
  const page = await played?.source.profile({ network: 'facebook', handle: 'ada' })
  expect(page?.links).toEqual(['https://a.example', 'https://www.b.example'])
})

test('Instagram: a carousel keeps the kind of each of its files, and pages that come again end a list', async () => {
  const kinds = ['IMAGE', 'VIDEO', 'IMAGE']
  const album = { id: '1', shortcode: 'a', media_type: 'CAROUSEL_ALBUM', timestamp: '2026-11-01T00:00:00+0000', children: { data: kinds.map((media_type, i) => ({ media_type, media_url: `https://f.example/${i}` })) } } // prettier-ignore
  const media = { data: [album], paging: { cursors: { after: 'same' } } }
  const items = await contentsOf(
    'instagram',
    { access_token: 't', account_id: '7' },
    { business_discovery: { business_discovery: { id: '2', media } } },
  )
  expect(items.map((each) => each.media.map(({ type }) => type))).toEqual([['image', 'video', 'image']])
})

test('Lemmy and PeerTube: pictures that are linked, streams that are live', async () => {
  const lemmy = await contentsOf(
    'lemmy',
    {},
    { '/user?': { posts: [{ post: { id: 1, name: 'Bee', url: 'https://l.example/bee.jpeg', alt_text: 'a bee', published: '2026-11-01T00:00:00Z' }, creator: { id: 2, name: 'ada', actor_id: 'https://l.example/u/ada' }, counts: {} }] } },
    'ada@l.example',
  ) // prettier-ignore
  expect(lemmy).toMatchObject([{ type: 'image', media: [{ url: 'https://l.example/bee.jpeg', alt: 'a bee' }] }])
  await played?.stop()
  const video = { uuid: 'u', name: 'Now', isLive: true, url: 'https://p.example/w/u', publishedAt: '2026-11-01T00:00:00Z', account: { id: 1, name: 'ada', host: 'p.example' }, truncatedDescription: 'x' } // prettier-ignore
  const peertube = await contentsOf('peertube', {}, { videos: { total: 1, data: [video] } }, 'ada@p.example')
  expect(peertube).toMatchObject([{ type: 'stream' }])
})

test('LinkedIn: pictures, films and reshares are told apart', async () => {
  const post = (id: string, rest: object) => ({ id: `urn:li:share:${id}`, author: 'urn:li:organization:1', commentary: 'x', publishedAt: 1_794_000_000_000, ...rest }) // prettier-ignore
  const image = (id: string) => ({ id: `urn:li:image:${id}` })
  const items = await contentsOf('professional', { access_token: 't' }, {
    organizations: { elements: [{ id: 1 }] },
    '/posts?': { elements: [
      post('1', { content: { media: image('a') } }),
      post('2', { content: { media: { id: 'urn:li:video:b' } } }),
      post('3', { content: { multiImage: { images: [image('c'), image('d')] } } }),
      post('4', { reshareContext: { parent: 'urn:li:share:9' } }),
      post('5', {}),
    ] },
  }, 'company/ada') // prettier-ignore
  expect(items.map(({ type }) => type)).toEqual(['image', 'video', 'carousel', 'repost', 'text'])
  expect(items[3]?.parentId).toBe('share:9')
})
