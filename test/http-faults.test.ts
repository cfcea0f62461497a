import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

/** Sends bytes as they are; gives the status, the header fields and the problem that came back. */
const send = (bytes: string): Promise<{ status: number; head: string; problem: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, problem: (body === '' ? {} : JSON.parse(body)) as never })
    })
    socket.on('error', reject)
    socket.write(bytes)
  })

const headers = (extra = ''): string =>
  `host: x\r\nauthorization: ${started.token}\r\nconnection: close\r\n${extra}\r\n`

describe('addresses and methods', () => {
  test.each(['QUERY', 'PROPFIND', 'TRACE', 'LINK', 'OPTIONS', 'SEARCH'])('%s is no internal error', async (method) => {
    for (const path of ['/v1/tokens', '/', '/nowhere', '/healthz', '/assets/x.js']) {
      const { status, problem } = await send(`${method} ${path} HTTP/1.1\r\n${headers()}`)
      expect([status, problem['status']]).toEqual([expect.toBeOneOf([400, 404, 405]), status])
    }
  })

  test('a method that an operation does not have is 405 with those it has, whatever it is called', async () => {
    const { status, head } = await send(`PROPFIND /v1/tokens HTTP/1.1\r\n${headers()}`)
    expect([status, head]).toEqual([405, expect.stringMatching(/allow: POST, GET, HEAD/)])
  })

  test('the method is refused before the body, and every operation of an address is named', async () => {
    const sent = [await send(`QUERY /v1/tokens HTTP/1.1\r\n${headers()}`)]
    sent.push(await send(`PUT /v1/tokens HTTP/1.1\r\ncontent-type: text/xml\r\ncontent-length: 4\r\n${headers()}<a/>`))
    expect(sent.map(({ status }) => status)).toEqual([405, 405])
    // Both POST /flagging-criteria/preview and GET /flagging-criteria/{id} have this address.
    const { head } = await send(`PUT /v1/flagging-criteria/preview HTTP/1.1\r\n${headers()}`)
    const allow = /allow: (.*)/i.exec(head)?.[1]?.trim().split(', ')
    expect(allow).toEqual(expect.arrayContaining(['POST', 'GET', 'PATCH', 'HEAD']))
  })

  test.each([
    '/assets/%00',
    '/docs/%00',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/x',
    '/docs/errors/%00',
    '/%00',
    '/v1/requests/%00',
    '/assets/',
    '/docs/errors/',
  ])('%s is not found or malformed', async (path) => {
    const { status, problem } = await send(`GET ${path} HTTP/1.1\r\n${headers()}`)
    expect([status, problem['status']]).toEqual([expect.toBeOneOf([400, 403, 404, 422]), status])
  })

  test('HTTP/1.1 without Host is a 400 problem that says so', async () => {
    const { status, problem } = await send('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n')
    expect([status, problem['code'], problem['detail']]).toEqual([
      400,
      'malformed_request',
      expect.stringMatching(/Host/),
    ])
  })

  test.each(['Host: other.example', 'authorization: rostra_other'])(
    '%s beside the first one is refused',
    async (field) => {
      const { status, problem } = await send(`GET /v1/usage HTTP/1.1\r\n${headers(`${field}\r\n`)}`)
      expect([status, problem['code'], problem['detail']]).toEqual([
        400,
        'malformed_request',
        `The header field ${field.split(':')[0]} stands twice. Send it once.`,
      ])
    },
  )

  test('a body whose transfer is compressed is refused, not read as it is', async () => {
    const fields = 'content-type: application/json\r\ntransfer-encoding: gzip, chunked\r\n'
    const { status } = await send(`POST /v1/tokens HTTP/1.1\r\n${headers(fields)}2\r\n{}\r\n0\r\n\r\n`)
    expect(status).toBe(415)
  })

  test('a problem names its occurrence', async () => {
    const { problem } = await send(`GET /v1/requests/nothing?secret=1 HTTP/1.1\r\n${headers()}`)
    expect(problem).toMatchObject({ instance: '/v1/requests/nothing' })
  })
})

describe('bodies', () => {
  const post = (body: string, type = 'application/json') =>
    started.call('POST', '/tokens', { body, headers: { 'content-type': type } })
  const sound = '{"name":"x","scopes":["creators"]}'

  test.each(['gzip', 'br', 'deflate, gzip', 'x'])(
    'a body that says it is %s is refused, not read as it is',
    async (coding) => {
      const type = { 'content-type': 'application/json' }
      const sendAs = (encoding: string): Promise<Response> =>
        started.call('POST', '/tokens', { body: sound, headers: { ...type, 'content-encoding': encoding } })
      const refused = await sendAs(coding)
      expect([refused.status, refused.at('code')]).toEqual([415, 'unsupported_media_type'])
      expect((await sendAs('identity')).status).toBe(201)
    },
  )

  test.each(['utf-16', 'UTF-16LE', 'iso-8859-1', '"utf-7"'])('charset=%s is refused, utf-8 is not', async (charset) => {
    const refused = await post(sound, `application/json; charset=${charset}`)
    expect([refused.status, refused.at('code')]).toEqual([415, 'unsupported_media_type'])
    expect((await post(sound, 'application/json; charset="UTF-8"')).status).toBe(201)
  })

  test('a name that stands twice is refused by name', async () => {
    const refused = await post('{"name":"x","scopes":["creators"],"name":"y"}')
    expect([refused.status, refused.at('detail')]).toEqual([400, expect.stringMatching(/"name" .*twice/)])
  })

  test('unknown names are answered without describing each, and 80,000 of them are not even read', async () => {
    const withNames = (n: number) =>
      post(JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, 1]))))
    const refused = await withNames(900)
    expect(refused.status).toBe(422)
    expect((refused.at('errors') as unknown[]).length).toBe(100)
    expect(refused.at('detail')).toMatch(/And \d+ more/)
    const unread = await withNames(80_000)
    expect([unread.status, unread.at('detail')]).toEqual([400, expect.stringContaining('more than 1,000 names')])
  })

  test('names spread over many objects and levels without end are not read either', async () => {
    const row = JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`k${i}`, 1])))
    const spread = await post(`{"name":[${Array.from({ length: 60 }, () => row).join()}]}`)
    expect([spread.status, spread.at('detail')]).toEqual([400, expect.stringContaining('more than 50,000 names')])
    const deep = await post(`{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
    expect([deep.status, deep.at('detail')]).toEqual([400, expect.stringContaining('more than 100 levels')])
  })
})

test('a refused call may come back when both header fields say so', async () => {
  const made = await started.call('POST', '/tokens', {
    body: { name: 'slow', scopes: ['creators'], rate_per_minute: 5 },
  })
  const token = String(made.at('token'))
  await started.clock.hold(async () => {
    for (let i = 0; i < 5; i++) await started.call('GET', '/usage', { token })
    const refused = await started.call('GET', '/usage', { token })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${refused.headers.get('retry-after')}`)
  })
})

/** `gnp.exe` is shown as `exe.png` behind the first, and the second breaks a line of a log. */
const disguises = ['report \u202egnp.exe', 'one\ntwo', 'bell \u0007', 'aside \u2066hidden\u2069']

test.each([
  '/tokens',
  '/lists',
  '/campaigns',
  '/saved-searches',
  '/social-listening/tags',
  '/brands',
  '/notification-channels',
])('a name that looks like another one is refused by POST %s', async (path) => {
  for (const name of disguises) {
    const refused = await started.call('POST', path, { body: { name } })
    expect([path, refused.status]).toEqual([path, 422])
    const errors = refused.at('errors') as { pointer: string; message: string }[]
    expect(errors.find(({ pointer }) => pointer === '/name')?.message).toContain('direction of text')
  }
  const named = await started.call('POST', path, { body: { name: 'שלום café 👩‍👩‍👧 №1' } })
  expect(((named.at('errors') ?? []) as { pointer: string }[]).map(({ pointer }) => pointer)).not.toContain('/name')
})

test('names of products and of import mappings are plain too', async () => {
  for (const name of disguises) {
    for (const path of ['/purchase-intent', '/comments-relevance']) {
      const refused = await started.call('POST', path, { body: { product: { name } } })
      const errors = refused.at('errors') as { pointer: string; message: string }[]
      expect(errors.find(({ pointer }) => pointer === '/product/name')?.message).toContain('direction of text')
    }
    const kept = await started.call('PUT', `/imports/mappings/${encodeURIComponent(name)}`, { body: {} })
    expect(kept.status).toBeGreaterThanOrEqual(400)
    expect(kept.status).toBeLessThan(500)
  }
  expect((await started.call('GET', '/imports/mappings')).at('data')).toEqual([])
})
