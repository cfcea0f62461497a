import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SafeFetch } from '../web/safe-fetch.js'
import { secondsOf } from './present.js'
import { quotaEndsAt } from './quota.js'
import { YoutubeSource } from './source.js'

const now = Date.parse('2026-11-15T09:00:00Z')
const id = 'UCabcdefghijklmnopqrstuv'

const channel = {
  id,
  snippet: {
    title: 'Bea Bakes',
    description: 'Bread, slowly. https://bea.example/shop.',
    customUrl: '@beabakes',
    publishedAt: '2018-02-01T00:00:00Z',
    country: 'GB',
    thumbnails: {
      default: { url: 'https://img.example/s.jpg', width: 88 },
      high: { url: 'https://img.example/l.jpg', width: 800 },
    },
  },
  statistics: { subscriberCount: '12300', videoCount: '210', hiddenSubscriberCount: false },
  contentDetails: { relatedPlaylists: { uploads: 'UUabc' } },
}

const video = (name: string, changes = {}) => ({
  id: name,
  snippet: {
    publishedAt: '2026-11-01T10:00:00Z',
    channelId: id,
    channelTitle: 'Bea Bakes',
    title: 'Rye at home #bread',
    description: 'With @millpenny. Paid by nobody. https://flour.example',
    thumbnails: {},
    defaultAudioLanguage: 'en-GB',
    liveBroadcastContent: 'none',
  },
  statistics: { viewCount: '1500', likeCount: '90', commentCount: '7' },
  contentDetails: { duration: 'PT12M5S' },
  ...changes,
})

const comment = (name: string, changes = {}) => ({
  id: name,
  snippet: {
    textOriginal: 'where is the tin from?',
    authorDisplayName: '@lin',
    authorChannelId: { value: 'UClin' },
    likeCount: 3,
    publishedAt: '2026-11-02T10:00:00Z',
    ...changes,
  },
})

const refuse = (status: number, reason: string) => ({
  status,
  body: { error: { message: reason, errors: [{ reason }] } },
})

const answers: Record<string, (query: URLSearchParams) => { status?: number; body: unknown }> = {
  '/channels': (query) => ({
    body: { items: query.get('forHandle') === '@beabakes' || query.get('id') === id ? [channel] : [] },
  }),
  '/playlistItems': (query) => ({
    body: {
      items: (query.get('pageToken') === 'two' ? ['v3'] : ['v1', 'v2']).map((videoId) => ({
        contentDetails: { videoId },
      })),
      ...(query.get('pageToken') === 'two' ? {} : { nextPageToken: 'two' }),
      pageInfo: { totalResults: 3 },
    },
  }),
  '/videos': (query) => ({
    body: {
      items: (query.get('id') ?? '').split(',').flatMap((name) => {
        if (name === 'v1') return [video('v1', { paidProductPlacementDetails: { hasPaidProductPlacement: true } })]
        if (name === 'v2')
          return [video('v2', { contentDetails: { duration: 'PT45S' }, statistics: { viewCount: '10' } })]
        return name === 'v3' ? [video('v3', { liveStreamingDetails: {} })] : []
      }),
    },
  }),
  '/commentThreads': (query) => {
    if (query.get('videoId') === 'off') return refuse(403, 'commentsDisabled')
    if (query.get('videoId') === 'gone') return refuse(404, 'videoNotFound')
    if (query.get('videoId') === 'spent') return refuse(403, 'quotaExceeded')
    return {
      body: {
        items: [
          {
            snippet: { topLevelComment: comment('c1'), totalReplyCount: 1 },
            replies: { comments: [comment('c1.1', { parentId: 'c1', textOriginal: 'the market' })] },
          },
        ],
      },
    }
  },
}

let server: Server
let at = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x')
    const { status = 200, body } =
      url.searchParams.get('key') === 'a-good-key'
        ? (answers[url.pathname]?.(url.searchParams) ?? { status: 404, body: {} })
        : refuse(400, 'keyInvalid')
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const open = (changes = {}) =>
  new YoutubeSource({
    web: new SafeFetch({ allowed: new Set([at]) }),
    key: 'a-good-key',
    serviceUrl: `http://${at}`,
    now: () => now,
    ...changes,
  })
const bea = { network: 'youtube' as const, handle: 'beabakes' }

test('a channel is read by its handle or its id', async () => {
  const source = open()
  const creator = await source.profile(bea)
  expect(creator).toMatchObject({
    externalId: id,
    handle: 'beabakes',
    followers: 12_300,
    contentCount: 210,
    imageUrl: 'https://img.example/l.jpg',
    links: ['https://bea.example/shop'],
    place: { countryCode: 'GB' },
  })
  expect(await source.profile({ network: 'youtube', handle: id })).toEqual(creator)
  await expect(source.profile({ network: 'youtube', handle: 'nobody' })).rejects.toMatchObject({ kind: 'not_found' })
  expect(source.quota()).toMatchObject({ used: 3, limit: 10_000 })
})

test('uploads come from the playlist, with what they are and what they cost', async () => {
  const source = open()
  const first = await source.contents(bea, { cursor: null, limit: 2 })
  expect(first).toMatchObject({
    cursor: 'two',
    total: 3,
    items: [
      {
        contentId: 'v1',
        type: 'video',
        language: 'en',
        author: 'beabakes',
        hashtags: ['bread'],
        mentions: ['millpenny'],
        declaredSponsorship: { brands: [] },
        engagement: { views: 1500, likes: 90, comments: 7, shares: null },
        media: [{ durationS: 725 }],
      },
      { contentId: 'v2', type: 'short', engagement: { likes: null } },
    ],
  })
  const second = await source.contents(bea, { cursor: first.cursor, limit: 2 })
  expect(second).toMatchObject({ cursor: null, items: [{ contentId: 'v3', type: 'stream' }] })
  expect(source.quota().used).toBe(6)
})

test('comments come with their replies', async () => {
  const page = await open().comments({ network: 'youtube', contentId: 'v1' }, { cursor: null, limit: 10 })
  expect(page.items).toMatchObject([
    { commentId: 'c1', parentId: null, replies: 1, author: { handle: 'lin', externalId: 'UClin' } },
    { commentId: 'c1.1', parentId: 'c1', text: 'the market' },
  ])
})

test.each([
  ['off', 'unsupported'],
  ['gone', 'not_found'],
])('comments of %s: %s', async (contentId, kind) => {
  await expect(open().comments({ network: 'youtube', contentId }, { cursor: null, limit: 10 })).rejects.toMatchObject({
    kind,
  })
})

test('a spent quota is not asked again before it begins anew', async () => {
  const source = open()
  const spent = source.comments({ network: 'youtube', contentId: 'spent' }, { cursor: null, limit: 10 })
  await expect(spent).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs: quotaEndsAt(now) - now })
  await expect(source.profile(bea)).rejects.toMatchObject({ kind: 'rate_limited' })
  const few = open({ unitsADay: 1 })
  await few.profile(bea)
  await expect(few.profile(bea)).rejects.toMatchObject({ kind: 'rate_limited' })
})

test('a wrong key is said to be one', async () => {
  await expect(open({ key: 'a-wrong-key' }).profile(bea)).rejects.toMatchObject({ kind: 'credentials_missing' })
})

test('days end at midnight of the Pacific, in summer and in winter', () => {
  expect(new Date(quotaEndsAt(Date.parse('2026-11-15T09:00:00Z'))).toISOString()).toBe('2026-11-16T08:00:00.000Z')
  expect(new Date(quotaEndsAt(Date.parse('2026-07-15T06:59:59Z'))).toISOString()).toBe('2026-07-15T07:00:00.000Z')
})

test.each([
  ['PT12M5S', 725],
  ['PT1H', 3600],
  ['P1DT1S', 86_401],
  ['P0D', 0],
  ['', null],
  ['12:05', null],
])('%s lasts %s', (text, seconds) => expect(secondsOf(text)).toBe(seconds))
