import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMapping } from '../../src/sources/mapped/read-mapping.js'
import { MappedSource } from '../../src/sources/mapped/source.js'
import { SafeFetch } from '../../src/sources/web/safe-fetch.js'
import { listenWith, type FileServer } from '../file-server.js'

/** A vendor that exists nowhere, with habits that no preset has. Its mapping was written with docs/vendors.md alone. */
const account = {
  uid: '901',
  login: 'ann.example',
  display: 'Ann Example',
  about: 'Bakes bread <b>daily</b>',
  metrics: { subscribers: '12.4K', subscriptions: 310, publications: '57' },
  flags: ['VERIFIED'],
  joined: '2019-04-02',
}
const two = (n: number): string => String(n).padStart(2, '0')
const publications = Array.from({ length: 25 }, (_, i) => ({
  pid: `k${25 - i}`,
  owner: { login: 'ann.example', uid: '901' },
  body: `Loaf number ${25 - i} #bread with @mill.example`,
  when: `2026-08-${two(25 - i)} 10:00:00`,
  format: i % 3 === 0 ? 'REEL' : 'PHOTO',
  hearts: String(100 + i),
  replies: i,
  seen: i % 2 === 0 ? null : i * 1000,
}))
const replies = Array.from({ length: 7 }, (_, i) => ({
  cid: `c${i}`,
  by: { login: `fan${i}`, uid: `8${i}` },
  body: `Lovely ${i}`,
  when: 1_788_000_000 + i,
  hearts: i,
}))

type Given = Record<string, string | number | undefined>
const problem = (type: string) => ({ status: 'error', problem: { type } })
const answers: Record<string, (given: Given) => object> = {
  '/2/account/lookup': ({ login }) => {
    if (login === 'shy.example') return problem('closed_account')
    if (login === 'busy.example') return problem('slow_down')
    return login === account.login ? { status: 'ok', data: { account } } : problem('no_such_account')
  },
  '/2/publications/list': ({ uid, page = 1, size = 10 }) => {
    const from = (Number(page) - 1) * Number(size)
    return uid === '901'
      ? { data: { rows: publications.slice(from, from + Number(size)) } }
      : problem('no_such_account')
  },
  '/2/publications/get': ({ pid }) => {
    const publication = publications.find((each) => each.pid === pid)
    return publication === undefined ? problem('no_such_publication') : { data: { publication } }
  },
  '/2/publications/replies': ({ from = 0 }) => ({
    data: { rows: replies.slice(Number(from), Number(from) + 3), count: replies.length },
  }),
  '/2/search': ({ phrase }) => ({ data: { rows: publications.filter(({ body }) => body.includes(String(phrase))) } }),
}

const mapping = readMapping(readFileSync('test/sources/kestrel.json', 'utf8'), 'kestrel.json')
const ann = { network: 'instagram' as const, handle: 'ann.example' }
let server: FileServer
const open = (token = 'secret') =>
  new MappedSource(mapping, {
    web: new SafeFetch({ allowed: new Set([server.address]) }),
    now: () => Date.UTC(2026, 8, 1),
    credentials: { token },
    originOf: () => server.origin,
  })

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const given = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Given
  const isSigned = request.headers.authorization === 'Token secret'
  const said = isSigned ? (answers[request.url ?? '']?.(given) ?? problem('no_such_method')) : problem('bad_token')
  const isBusy = JSON.stringify(said).includes('slow_down')
  response.writeHead(isBusy ? 429 : isSigned ? 200 : 401, { 'x-retry-in': '30' }).end(JSON.stringify(said))
}

beforeAll(async () => {
  server = await listenWith((request, response) => void answer(request, response))
})
afterAll(() => server.close())

test('a profile is read field by field', async () => {
  const known = { handle: 'ann.example', externalId: '901', name: 'Ann Example', bio: 'Bakes bread daily' }
  const read = await open().profile(ann)
  expect(read).toMatchObject({ ...known, followers: 12_400, following: 310, contentCount: 57, verified: true })
})

test('numbered pages, offsets and lists in one piece are read to their ends, and what they cost is counted', async () => {
  const source = open()
  const texts: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: { text: string }[]; cursor: string | null } = await source.contents(ann, {
      cursor,
      limit: 100,
    })
    texts.push(...page.items.map(({ text }) => text))
    cursor = page.cursor
  } while (cursor !== null)
  expect(texts).toEqual(publications.map(({ body }) => body))
  // 25 records for a fifth of a cent each.
  expect(source.quota?.()).toMatchObject({ used: 5, limit: 100, unit: 'usd_cents' })
  const content = { network: 'instagram' as const, contentId: 'k25' }
  expect(await source.content(content)).toMatchObject({
    type: 'short',
    author: 'ann.example',
    engagement: { likes: 100 },
  })
  const first = await source.comments(content, { cursor: null, limit: 100 })
  const second = await source.comments(content, { cursor: first.cursor, limit: 100 })
  const third = await source.comments(content, { cursor: second.cursor, limit: 100 })
  expect([first, second, third].flatMap(({ items }) => items)).toHaveLength(7)
  expect(third.cursor).toBeNull()
  expect((await source.search?.({ words: 'number 7', cursor: null, limit: 10 }))?.items).toHaveLength(1)
})

test.each([
  ['nobody.example', { kind: 'not_found' }],
  ['shy.example', { kind: 'private' }],
  ['busy.example', { kind: 'rate_limited', retryAfterMs: 30_000 }],
])('%s is answered as the file says', async (handle, error) => {
  await expect(open().profile({ ...ann, handle })).rejects.toMatchObject(error)
})

test('a wrong token, or an address in the file that must not be asked, is no answer about the person', async () => {
  await expect(open('wrong').profile(ann)).rejects.toMatchObject({ kind: 'credentials_missing' })
  const inside = new MappedSource(
    { ...mapping, base: 'http://127.0.0.1:9/2' },
    {
      ...{ web: new SafeFetch(), now: () => 0, credentials: { token: 'secret' } },
    },
  )
  await expect(inside.profile(ann)).rejects.toMatchObject({ kind: 'unavailable' })
})
