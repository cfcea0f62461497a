import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SafeFetch } from '../web/safe-fetch.js'
import { MastodonSource } from './source.js'

const now = Date.parse('2026-11-15T09:00:00Z')

const account = (id: string, acct: string, changes = {}) => ({
  id,
  username: acct.split('@')[0],
  acct,
  display_name: 'Ada 🌻',
  note: '<p>Bees &amp; bread.<br>See <a href="https://ada.example/" rel="me">ada.example</a></p>',
  url: `https://social.example/@${acct}`,
  avatar: 'https://files.social.example/a.png',
  locked: false,
  bot: false,
  group: false,
  created_at: '2022-11-05T00:00:00.000Z',
  last_status_at: '2026-11-14',
  followers_count: 1204,
  following_count: 77,
  statuses_count: 451,
  fields: [
    { name: 'Web', value: '<a href="https://ada.example/">ada.example</a>', verified_at: '2023-01-01T00:00:00.000Z' },
  ],
  ...changes,
})

const status = (id: string, changes = {}) => ({
  id,
  uri: `https://social.example/users/ada/statuses/${id}`,
  url: `https://social.example/@ada/${id}`,
  created_at: '2026-11-10T08:00:00.000Z',
  account: account('1', 'ada'),
  content:
    '<p>First honey! <a href="https://social.example/tags/bees" class="mention hashtag" rel="tag">#<span>bees</span></a> with <span class="h-card"><a href="https://other.example/@noor" class="u-url mention">@<span>noor</span></a></span></p><p>&lt;3 <a href="https://honey.example/x?a=1&amp;b=2"><span class="invisible">https://</span>honey.example</a></p>',
  spoiler_text: '',
  sensitive: true,
  language: 'en',
  in_reply_to_id: null,
  replies_count: 2,
  reblogs_count: 3,
  favourites_count: 9,
  media_attachments: [
    {
      type: 'image',
      url: 'https://files.social.example/1.png',
      preview_url: 'https://files.social.example/1s.png',
      description: 'A jar.',
      meta: { original: { width: 800, height: 600 } },
    },
  ],
  mentions: [{ acct: 'noor@other.example' }],
  tags: [{ name: 'Bees' }],
  card: null,
  reblog: null,
  ...changes,
})

const answers = new Map<string, { status?: number; headers?: Record<string, string>; body: unknown }>([
  ['/api/v1/accounts/lookup?acct=ada', { body: account('1', 'ada') }],
  ['/api/v1/accounts/lookup?acct=gone', { status: 410, body: { error: 'gone' } }],
  [
    '/api/v1/accounts/lookup?acct=busy',
    { status: 429, headers: { 'x-ratelimit-reset': '2026-11-15T09:02:00.000Z' }, body: {} },
  ],
  [
    '/api/v1/accounts/lookup?acct=moved',
    { body: account('3', 'moved', { moved: { url: 'https://new.example/@ada' } }) },
  ],
  [
    '/api/v1/statuses/40',
    {
      body: status('40', {
        content:
          '<p>Which? <a href="https://honey.example/a-long-page"><span class="invisible">https://</span><span class="ellipsis">honey.example/a-lo</span><span class="invisible">ng-page</span></a></p>',
        poll: {
          options: [
            { title: 'Acacia', votes_count: 3 },
            { title: 'Heather', votes_count: null },
          ],
        },
      }),
    },
  ],
  ['/api/v1/accounts/lookup?acct=broken', { body: '<html>' }],
  ['/api/v1/accounts/lookup?acct=down', { status: 503, body: '' }],
  ['/api/v1/accounts/1/statuses?limit=2', { body: [status('12'), { nonsense: true }] }],
  [
    '/api/v1/accounts/1/statuses?limit=2&max_id=12',
    {
      body: [
        status('11', { id: '11', reblog: status('7', { account: account('5', 'noor@other.example') }) }),
        status('10', { in_reply_to_id: '3', media_attachments: [] }),
      ],
    },
  ],
  ['/api/v1/accounts/1/statuses?limit=2&max_id=10', { body: [] }],
  ['/api/v1/statuses/12', { body: status('12') }],
  [
    '/api/v1/statuses/12/context',
    {
      body: {
        ancestors: [],
        descendants: [
          status('20', {
            in_reply_to_id: '12',
            account: account('8', 'lin'),
            content: '<p>lovely</p>',
            created_at: '2026-11-10T09:00:00.000Z',
          }),
          status('21', {
            in_reply_to_id: '20',
            account: account('9', 'kai@far.example'),
            content: '<p>want</p>',
            created_at: '2026-11-10T10:00:00.000Z',
          }),
        ],
      },
    },
  ],
  [
    '/api/v1/accounts/1/followers?limit=2',
    {
      headers: {
        link: '<https://social.example/api/v1/accounts/1/followers?limit=2&max_id=77>; rel="next", <https://social.example/x>; rel="prev"',
      },
      body: [account('8', 'lin'), account('9', 'kai@far.example')],
    },
  ],
  ['/api/v1/accounts/1/followers?limit=2&max_id=77', { body: [account('10', 'ida')] }],
])

let server: Server
let source: MastodonSource
beforeAll(async () => {
  server = createServer((request, response) => {
    const {
      status: code = 200,
      headers = {},
      body,
    } = answers.get(request.url ?? '') ?? { status: 404, body: { error: 'Record not found' } }
    response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
  source = new MastodonSource({
    web: new SafeFetch({ allowed: new Set([at]) }),
    now: () => now,
    originOf: () => `http://${at}`,
  })
})
afterAll(() => server.close())

const ref = (name: string) => ({ network: 'mastodon' as const, handle: `${name}@social.example` })

test('a profile is read, its HTML turned into words and links', async () => {
  expect(await source.profile(ref('ada'))).toMatchObject({
    handle: 'ada@social.example',
    externalId: '1@social.example',
    name: 'Ada 🌻',
    bio: 'Bees & bread.\nSee ada.example',
    links: ['https://ada.example/'],
    verified: true,
    followers: 1204,
    provenance: { source: 'mastodon', asOf: now, synthetic: false },
  })
})

test('posts, replies and boosts are told apart, page by page', async () => {
  const first = await source.contents(ref('ada'), { cursor: null, limit: 2 })
  expect(first.items).toMatchObject([
    {
      contentId: '12@social.example',
      type: 'image',
      text: 'First honey! #bees with @noor\n\n<3 honey.example',
      hashtags: ['bees'],
      mentions: ['noor@other.example'],
      links: ['https://honey.example/x?a=1&b=2'],
      engagement: { likes: 9, comments: 2, shares: 3, views: null },
      media: [{ width: 800, height: 600, alt: 'A jar.' }],
      labels: ['sensitive'],
    },
    { contentId: '11@social.example', type: 'repost', parentId: '7@social.example', engagement: { likes: null } },
  ])
  const second = await source.contents(ref('ada'), { cursor: '11', limit: 2, raw: true }).catch(() => undefined)
  expect(second).toBeUndefined()
  const replies = await source.contents(ref('ada'), { cursor: '12', limit: 2, types: ['reply'] })
  expect(replies.items).toMatchObject([{ contentId: '10@social.example', type: 'reply', parentId: '3@social.example' }])
  expect(replies.cursor).toBeNull()
})

test('answers of a poll are words of a post, links are whole, and whoever moved says where to', async () => {
  const { text } = await source.content({ network: 'mastodon', contentId: '40@social.example' })
  expect(text).toBe('Which? https://honey.example/a-long-page\nAcacia\nHeather')
  expect((await source.profile(ref('moved'))).links).toContain('https://new.example/@ada')
})

test('comments are newest first, with their parents and a cursor that holds', async () => {
  const content = { network: 'mastodon' as const, contentId: '12@social.example' }
  const first = await source.comments(content, { cursor: null, limit: 1 })
  expect(first).toMatchObject({
    total: 2,
    items: [{ commentId: '21@social.example', parentId: '20@social.example', text: 'want' }],
  })
  const second = await source.comments(content, { cursor: first.cursor, limit: 5 })
  expect(second).toMatchObject({ cursor: null, items: [{ author: { handle: 'lin@social.example' }, parentId: null }] })
})

test('followers are paged by the Link field; commenters come from the threads', async () => {
  const first = await source.audience(ref('ada'), 'followers', { cursor: null, limit: 2 })
  expect(first.items.map(({ handle }) => handle)).toEqual(['lin@social.example', 'kai@far.example'])
  const second = await source.audience(ref('ada'), 'followers', { cursor: first.cursor, limit: 2 })
  expect([second.items.length, second.cursor, second.total]).toEqual([1, null, 1204])
})

test.each([
  ['nobody', 'not_found'],
  ['gone', 'suspended'],
  ['broken', 'unavailable'],
  ['down', 'unavailable'],
])('%s is %s', async (name, kind) => {
  await expect(source.profile(ref(name))).rejects.toMatchObject({ kind })
})

test('a limit says when to come back', async () => {
  await expect(source.profile(ref('busy'))).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs: 120_000 })
})

test('only the servers an operator names are asked, and never one inside', async () => {
  const few = new MastodonSource({ web: new SafeFetch(), instances: ['social.example'] })
  await expect(few.profile({ network: 'mastodon', handle: 'ada@other.example' })).rejects.toMatchObject({
    kind: 'unsupported',
  })
  const any = new MastodonSource({ web: new SafeFetch() })
  for (const host of ['127.0.0.1', '169.254.169.254', '[::1]'])
    await expect(any.profile({ network: 'mastodon', handle: `ada@${host}` })).rejects.toMatchObject({
      kind: 'not_found',
    })
})
