import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Content } from '../../src/model/content.js'
import { getMapping } from '../../src/sources/mapped/load.js'
import { MappedSource } from '../../src/sources/mapped/source.js'
import type { SourcePage } from '../../src/sources/port.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { listenWith, type FileServer } from '../file-server.js'
import { beginning, start, type Started } from '../harness.js'

/** A vendor that collects on demand: a job is started, waited for and fetched. */
const days = (ago: number): string => new Date(beginning - ago * 86_400_000).toISOString()
const post = (n: number) => ({
  url: `https://www.instagram.com/p/S${n}/`,
  shortcode: `S${n}`,
  user_posted: 'ada',
  user_posted_id: '7',
  description: `Honey ${n} #bees`,
  date_posted: days(n),
  likes: n === 2 ? -1 : 100 + n,
  num_comments: 3,
  content_type: n === 1 ? 'Reel' : 'Image',
  is_paid_partnership: n === 1,
})
const profile = {
  id: 12345678901234567890n,
  account: 'ada',
  full_name: 'Ada Honey',
  biography: 'Bees',
  followers: '1.2K',
  is_private: false,
}
const profileText = JSON.stringify({ ...profile, id: 0 }).replace('"id":0', `"id":${profile.id}`)

/** Answers as public clients, examples and general knowledge show them; our mappings were not their source, and no vendor was asked. */
const seconds = (ago: number): number => Math.floor(beginning / 1000) - ago * 86_400
const aweme = (n: number) => ({
  aweme_id: `746029361758413956${n}`,
  desc: `Honey ${n} #bees`,
  create_time: seconds(n),
  statistics: {
    comment_count: 12,
    digg_count: 567 + n,
    download_count: 1,
    play_count: 98_765,
    share_count: 4,
    collect_count: 3,
  },
  text_extra: [{ hashtag_name: 'bees', start: 8, end: 13, type: 1 }],
  video: {
    duration: 15_000,
    cover: { url_list: ['https://p16.example/cover.jpg'] },
    play_addr: { url_list: ['https://v16.example/v.mp4'] },
  },
  author: { unique_id: 'ada', nickname: 'Ada Honey', uid: '6745191554350760966' },
})
const apifyPost = (n: number) => ({
  id: `300${n}`,
  type: n === 1 ? 'Video' : 'Image',
  shortCode: `A${n}`,
  caption: `Honey ${n} #bees`,
  hashtags: ['bees'],
  mentions: [],
  url: `https://www.instagram.com/p/A${n}/`,
  commentsCount: 3,
  displayUrl: 'https://scontent.example/a.jpg',
  likesCount: n === 2 ? -1 : 100 + n,
  timestamp: days(n),
  ownerUsername: 'ada',
  ownerId: '7',
  ...(n === 1
    ? { productType: 'clips', videoPlayCount: 900, videoDuration: 12.5, videoUrl: 'https://v.example/a.mp4' }
    : {}),
})
const vendorAnswers: Record<string, (url: URL) => unknown> = {
  '/v1/tiktok/profile': () => ({
    success: true,
    credits_remaining: 99,
    user: {
      id: '6745191554350760966',
      uniqueId: 'ada',
      nickname: 'Ada Honey',
      signature: 'Bees',
      verified: true,
      privateAccount: false,
      secUid: 'MS4w',
    },
    stats: { followerCount: 1200, followingCount: 30, heartCount: 99, videoCount: 40, diggCount: 0 },
  }),
  '/v3/tiktok/profile/videos': ({ searchParams }) =>
    searchParams.get('max_cursor') === null
      ? { aweme_list: [0, 1].map(aweme), max_cursor: 1736092800000, min_cursor: 1735488000000, has_more: 1 }
      : { aweme_list: [aweme(2)], max_cursor: 1735000000000, has_more: 0 },
  '/v1/tiktok/video/comments': () => ({
    comments: [
      {
        cid: '1',
        text: 'Lovely',
        create_time: seconds(0),
        digg_count: 5,
        reply_id: '0',
        reply_comment_total: 1,
        user: { unique_id: 'bo', nickname: 'Bo', uid: '9' },
      },
    ],
    cursor: 20,
    has_more: 0,
  }),
  '/v2/acts/apify~instagram-profile-scraper/run-sync-get-dataset-items': () => [
    {
      id: '7',
      username: 'ada',
      fullName: 'Ada Honey',
      biography: 'Bees',
      externalUrl: 'https://ada.example',
      followersCount: 1200,
      followsCount: 30,
      private: false,
      verified: true,
      postsCount: 40,
      profilePicUrlHD: 'https://scontent.example/p.jpg',
    },
  ],
  '/v2/acts/apify~instagram-scraper/run-sync-get-dataset-items': () => [2, 0, 1].map(apifyPost),
  '/v2/acts/apify~instagram-comment-scraper/run-sync-get-dataset-items': () => [
    {
      id: '1',
      text: 'Lovely',
      ownerUsername: 'bo',
      ownerProfilePicUrl: 'https://scontent.example/b.jpg',
      timestamp: days(0),
      repliesCount: 1,
      likesCount: 5,
    },
  ],
}

let server: FileServer
let started: Started
let folder: string
let asked: string[] = []
let polls = 0

const answer = (url: URL): { status?: number; body: string } => {
  if (url.pathname === '/datasets/v3/trigger')
    return { body: JSON.stringify({ snapshot_id: url.searchParams.get('dataset_id') }) }
  if (url.pathname.startsWith('/datasets/v3/progress/'))
    return { body: JSON.stringify({ status: ++polls % 2 === 0 ? 'ready' : 'running' }) }
  if (url.pathname === '/datasets/v3/snapshot/gd_l1vikfch901nx3by4') return { body: `[${profileText}]` }
  if (url.pathname.startsWith('/datasets/v3/snapshot/')) return { body: JSON.stringify([2, 1, 0].map(post)) }
  if (url.pathname === '/hn/search_by_date') {
    const hit = (n: number) => ({
      objectID: String(7000 + n),
      created_at_i: Math.floor(beginning / 1000) - 3600 * (n + 1),
      author: `writer${n}`,
      title: n === 3 ? 'Nothing of the kind' : `Velquora ${n} is out`,
      points: n,
      num_comments: 0,
    })
    const isFirst = !(url.searchParams.get('numericFilters') ?? '').includes(`<${hit(3).created_at_i}`)
    return { body: JSON.stringify({ hits: isFirst ? [0, 1, 2, 3].map(hit) : [] }) }
  }
  const vendor = vendorAnswers[url.pathname]
  return vendor === undefined ? { status: 404, body: '{}' } : { body: JSON.stringify(vendor(url)) }
}

beforeAll(async () => {
  server = await listenWith((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor')
    asked.push(`${request.method} ${url.pathname} ${request.headers.authorization}`)
    const { status = 200, body } = answer(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const origin = server.origin
  folder = mkdtempSync(join(tmpdir(), 'rostra-vendor-'))
  const quick = JSON.stringify(getMapping('brightdata-instagram')).replaceAll('"every_ms":5000', '"every_ms":200')
  writeFileSync(join(folder, 'vendor.json'), quick.replaceAll('https://api.brightdata.com', origin))
  const forum = JSON.stringify(getMapping('hackernews')).replaceAll('https://hn.algolia.com/api/v1', `${origin}/hn`)
  writeFileSync(join(folder, 'forum.json'), forum)
  started = await start({
    config: {
      demo: false,
      sources: [join(folder, 'vendor.json'), join(folder, 'forum.json')],
      credentials: ['brightdata-instagram.token=t-1', 'brightdata-instagram.budget_usd=0.007'],
    },
    reachable: [origin.replace('http://', '')],
  })
})
afterAll(async () => {
  await started.stop()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a vendor’s file makes every operation read from it, within its budget', async () => {
  const shown = await started.call('GET', '/profiles?network=instagram&handle=ada')
  expect(shown.text).toContain('Ada Honey')
  const contents = await started.call('POST', '/public-content', {
    body: { profile: { network: 'instagram', handle: 'ada' }, limit: 3 },
  })
  expect(contents.status).toBe(200)
  const items = contents.at('data') as { url: string; type: string; engagement: { likes: number | null } }[]
  expect(items.map(({ url, type }) => [url.split('/')[4], type])).toEqual([
    ['S0', 'image'],
    ['S1', 'short'],
    ['S2', 'image'],
  ])
  expect(items.map(({ engagement }) => engagement.likes)).toEqual([100, 101, null])
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.every((each) => each.endsWith('Bearer t-1'))).toBe(true)
  const networks = await started.call('GET', '/networks')
  expect(networks.at('data.0.sources.0')).toMatchObject({
    id: 'brightdata-instagram',
    proof: { by: 'documents' },
    quota: { used: 1, limit: 1 },
  })
  asked = []
  const refused = await started.call('POST', '/public-content', {
    body: { profile: { network: 'instagram', handle: 'somebody' }, limit: 3 },
  })
  expect([refused.status, asked]).toEqual([503, []])
})

test('no host but those of the mapping is told anything', async () => {
  const web = new SafeFetch()
  const mapping = getMapping('hackernews')
  const profile = (mapping.operations.profile ?? []).map((each) => ({ ...each, base: 'https://elsewhere.example' }))
  const changed = { ...mapping, operations: { ...mapping.operations, profile } }
  const source = new MappedSource(changed, { web, now: () => beginning, credentials: {} })
  await expect(source.profile({ network: 'hackernews', handle: 'ada' })).rejects.toMatchObject({ kind: 'unsupported' })
  await web.close()
})

test('listening asks the search of a live network, and the query decides over what it finds', async () => {
  const { id } = await started.call('POST', '/social-listening', {
    body: {
      brand: { name: 'Velquora', query: 'velquora' },
      from: new Date(beginning - 86_400_000).toISOString(),
      networks: ['hackernews'],
    },
  })
  await started.drain()
  const { at } = await started.call('GET', `/social-listening/${id}/fetch`)
  expect(at('insights.mentions')).toBe(3)
  expect(at('insights.coverage.gathered.searched')).toEqual([{ network: 'hackernews', contents: 4, failed: null }])
})

test.each([
  [
    'scrapecreators-tiktok',
    'https://api.scrapecreators.com',
    { key: 'k-1' },
    ['short', 'short', 'short'],
    [567, 568, 569],
  ],
  [
    'apify-instagram',
    'https://api.apify.com',
    { token: 't-1', budget_usd: '5' },
    ['image', 'short', 'image'],
    [100, 101, null],
  ],
] as const)('answers of %s are read as the vendor publishes them', async (id, base, credentials, types, likes) => {
  const text = JSON.stringify(getMapping(id)).replaceAll(base, server.origin)
  const mapping = JSON.parse(text) as ReturnType<typeof getMapping>
  const web = new SafeFetch({ allowed: new Set([server.address]) })
  const source = new MappedSource(mapping, { web, now: () => beginning, credentials })
  const ref = { network: mapping.network, handle: 'ada' }
  expect(await source.profile(ref)).toMatchObject({
    ...{
      handle: 'ada',
      name: 'Ada Honey',
      bio: 'Bees',
      verified: true,
      followers: 1200,
      following: 30,
      contentCount: 40,
    },
  })
  const read: Content[] = []
  let cursor: string | null = null
  do {
    const page: SourcePage<Content> = await source.contents(ref, { cursor, limit: 30 })
    read.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null)
  expect(read.map(({ type }) => type)).toEqual(types)
  expect(read.map((content) => content.engagement.likes)).toEqual(likes)
  expect(read[1]).toMatchObject({ text: 'Honey 1 #bees', hashtags: ['bees'], publishedAt: beginning - 86_400_000 })
  const { items } = await source.comments(
    { network: mapping.network, contentId: read[0]?.contentId ?? '' },
    { cursor: null, limit: 20 },
  )
  expect(items).toMatchObject([{ text: 'Lovely', likes: 5, parentId: null, author: { handle: 'bo' } }])
  await web.close()
})
