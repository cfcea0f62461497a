import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Response, type Started } from './harness.js'

let started: Started
beforeAll(async () => {
  started = await start()
})
afterAll(() => started.stop())

const expectProblem = (response: Response, status: number, code: string): void => {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(response.json).toMatchObject({ status, code, type: `${started.origin}/docs/errors/${code}` })
  expect(response.at('detail')).toMatch(/\w+/)
  expect(response.at('request_id')).toBe(response.headers.get('x-request-id'))
}

const newToken = { name: 'x', scopes: ['creators'] }

describe('the token', () => {
  test.each(['rostra_short', 'x', `rostra_${'a'.repeat(49)}`, 'Basic abc'])('%s is refused', async (token) => {
    expectProblem(await started.call('GET', '/usage', { token }), 401, 'unauthorized')
  })

  test('a missing and a mistyped token are answered alike', async () => {
    const last = started.token.endsWith('a') ? 'b' : 'a'
    const mistyped = await started.call('GET', '/usage', { token: started.token.slice(0, -1) + last })
    const missing = await started.call('GET', '/usage', { token: null })
    expectProblem(mistyped, 401, 'unauthorized')
    expect(mistyped.at('detail')).toBe(missing.at('detail'))
  })

  test('Bearer is refused with the advice to drop the word', async () => {
    const response = await started.call('GET', '/usage', { token: `Bearer ${started.token}` })
    expectProblem(response, 401, 'unauthorized')
    expect(response.at('detail')).toMatch(/Bearer/)
  })

  test('a token without the scope is refused by name, admin may do all', async () => {
    const narrow = await started.createToken('first', ['content'])
    const response = await started.call('GET', '/tokens', { token: narrow })
    expectProblem(response, 403, 'forbidden')
    expect(response.at('detail')).toMatch(/admin/)
    expect((await started.call('GET', '/usage', { token: narrow })).status).toBe(200)
  })

  test('an expired token is no token', async () => {
    const expires_at = new Date(started.clock.now() + 60_000).toISOString()
    const made = await started.call('POST', '/tokens', { body: { ...newToken, expires_at } })
    const token = String(made.at('token'))
    expect((await started.call('GET', '/usage', { token })).status).toBe(200)
    started.clock.advance(61_000)
    expectProblem(await started.call('GET', '/usage', { token }), 401, 'unauthorized')
  })

  test('a revoked token stops working at once', async () => {
    const made = await started.call('POST', '/tokens', { body: newToken })
    const token = String(made.at('token'))
    expect((await started.call('GET', '/usage', { token })).status).toBe(200)
    expect((await started.call('DELETE', `/tokens/${made.id}`)).status).toBe(200)
    expectProblem(await started.call('GET', '/usage', { token }), 401, 'unauthorized')
  })
})

describe('addresses and methods', () => {
  test('an unknown path is a 404 problem, inside and outside of the interface', async () => {
    expectProblem(await started.call('GET', '/no-such-path'), 404, 'not_found')
    expectProblem(await started.call('GET', `${started.origin}/nowhere`), 404, 'not_found')
    expectProblem(await started.call('GET', `${started.origin}/docs/errors/nothing`), 404, 'not_found')
    expectProblem(await started.call('GET', `/requests/${'x'.repeat(1000)}`), 404, 'not_found')
  })

  test('a wrong method is a 405 that lists the right ones', async () => {
    const response = await started.call('DELETE', '/tokens')
    expectProblem(response, 405, 'method_not_allowed')
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD')
  })

  test('a malformed address is a 400 problem', async () => {
    expectProblem(await started.call('GET', '/requests/%zz'), 400, 'malformed_request')
  })
})

describe('bodies', () => {
  test.each([
    ['malformed JSON', '{"a":', 400, 'malformed_request'],
    ['a prototype', '{"__proto__": {"admin": true}}', 400, 'malformed_request'],
    ['a list', '[]', 422, 'invalid_input'],
    ['nothing', '', 422, 'invalid_input'],
    ['half a surrogate pair', '{"name":"\\ud800","scopes":["creators"]}', 422, 'invalid_input'],
    ['NUL', '{"name":"a\\u0000b","scopes":["creators"]}', 422, 'invalid_input'],
    [
      'very deep nesting',
      `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)},"scopes":[]}`,
      400,
      'malformed_request',
    ],
    [
      'deep nesting with odd text',
      `{"name":${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}}`,
      400,
      'malformed_request',
    ],
  ])('%s is refused', async (_, body, status, code) => {
    expectProblem(
      await started.call('POST', '/tokens', { body, headers: { 'content-type': 'application/json' } }),
      status,
      code,
    )
  })

  test('bytes that are not UTF-8 are refused', async () => {
    const response = await fetch(`${started.baseUrl}/tokens`, {
      method: 'POST',
      headers: { authorization: started.token, 'content-type': 'application/json' },
      body: Buffer.from([0x22, 0xc3, 0x28, 0x22]),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'malformed_request',
      detail: expect.stringContaining('not UTF-8') as string,
    })
  })

  test('another type than JSON is a 415', async () => {
    const xml = await started.call('POST', '/tokens', { body: '<x/>', headers: { 'content-type': 'text/xml' } })
    expectProblem(xml, 415, 'unsupported_media_type')
    const plain = await started.call('POST', '/tokens', { body: 'x', headers: { 'content-type': 'text/plain' } })
    expectProblem(plain, 415, 'unsupported_media_type')
    const table = await started.call('POST', '/imports', {
      body: 'handle,followers\nana.invented,12',
      headers: { 'content-type': 'text/csv' },
    })
    expectProblem(table, 415, 'unsupported_media_type')
    expect(table.at('detail')).toContain('POST /imports/files')
  })

  test('a huge body is a 413, and the answer arrives', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(30_000_000) })
    expectProblem(await started.call('POST', '/tokens', { body }), 413, 'body_too_large')
  })

  test('a body that breaks off disturbs nobody', async () => {
    const head = `POST /v1/tokens HTTP/1.1\r\nhost: x\r\nauthorization: ${started.token}\r\ncontent-type: application/json\r\n`
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(started.origin).port), '127.0.0.1', () => {
        socket.write(`${head}content-length: 100\r\n\r\n{"name":`, () => {
          socket.destroy()
          resolve()
        })
      })
    })
    expect((await started.call('GET', '/usage')).status).toBe(200)
  })
})

describe('every answer', () => {
  test('says its version, accepts it back, and refuses one it does not know', async () => {
    const response = await started.call('GET', '/usage')
    const version = response.headers.get('rostra-version') ?? ''
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await started.call('GET', '/usage', { headers: { 'rostra-version': version } })).status).toBe(200)
    expectProblem(
      await started.call('GET', '/usage', { headers: { 'rostra-version': '1999-01-01' } }),
      400,
      'unsupported_version',
    )
  })

  test('carries a request id, the given one where it is usable', async () => {
    const given = await started.call('GET', '/usage', { headers: { 'x-request-id': 'trace-12345678' } })
    expect(given.headers.get('x-request-id')).toBe('trace-12345678')
    const odd = await started.call('GET', '/usage', { headers: { 'x-request-id': 'a b' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^req_/)
  })

  test('is protected against sniffing, framing and caching, and open to no other origin', async () => {
    const { headers } = await started.call('GET', '/usage', { headers: { origin: 'https://elsewhere.example' } })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is compressed when it is large and the client wants it', async () => {
    const response = await fetch(`${started.origin}/openapi.json`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.json()).toHaveProperty('openapi')
  })
})

describe('public pages', () => {
  test('health, readiness, metrics and error pages need no token', async () => {
    const get = (path: string): Promise<Response> => started.call('GET', started.origin + path, { token: null })
    expect((await get('/healthz')).json).toEqual({ status: 'ok' })
    expect((await get('/readyz')).json).toEqual({ status: 'ok', checks: { database: 'ok', server: 'ok' } })
    expect((await get('/metrics')).text).toMatch(/rostra_http_request_duration_seconds_count\{.*route="\/v1\/usage"/)
    const page = await get('/docs/errors/rate_limited')
    expect(page.headers.get('content-type')).toMatch(/text\/html/)
    expect(page.text).toMatch(/Too many requests/)
  })

  test('an unchanged description is not sent twice', async () => {
    const first = await started.call('GET', `${started.origin}/openapi.json`)
    const etag = first.headers.get('etag') ?? ''
    expect(
      (await started.call('GET', `${started.origin}/openapi.json`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304)
  })
})
