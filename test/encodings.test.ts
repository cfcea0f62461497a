import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started
let token: string
beforeAll(async () => {
  started = await start()
  token = await started.createToken('reader')
})
afterAll(() => started.stop())

interface Raw {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** As the bytes come: `fetch` would unpack them. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(started.origin)
    request({ hostname, port, path, method, headers: { authorization: token, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const read = ({ headers, body }: Raw): string =>
  (unpack[String(headers['content-encoding'])]?.(body) ?? body).toString()

describe.each([
  ['a page', '/'],
  ['a file', '/docs/page.css'],
  ['the description', '/openapi.json'],
  ['an answer', '/v1/dictionary/languages?limit=100'],
])('%s', (_name, path) => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0.5', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
  ])('is sent to who accepts %s as %s', async (accepted, encoding) => {
    const plain = await get(path)
    const answer = await get(path, { 'accept-encoding': accepted })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
    expect(read(answer)).toBe(plain.body.toString())
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-type']).toBe(plain.headers['content-type'])
    expect(String(answer.headers['vary'])).toContain('accept-encoding')
  })
})

test('small answers are sent as they are', async () => {
  const answer = await get('/healthz', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
})

test('a page that is known is not sent again, and HEAD sends none', async () => {
  const page = await get('/', { 'accept-encoding': 'br' })
  const etag = String(page.headers['etag'])
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag])
  // Another encoding is another answer.
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200)
  const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'text/html; charset=utf-8'])
})

test.each(['/assets/.stamp', '/assets/%2estamp', '/assets/../.stamp', '/assets/%2e%2e%2f.stamp', '/assets/a%5c..%5cb'])(
  'nothing is found at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('what is missing now may be there later', async () => {
  const none = await get('/assets/none.js', { 'accept-encoding': 'br' })
  expect([none.status, none.headers['cache-control'], none.headers['content-encoding']]).toEqual([
    404,
    'no-store',
    undefined,
  ])
})
