import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Started } from './harness.js'

let started: Started

beforeAll(async () => {
  started = await start({ config: { callsMax: 0, metricsToken: 'a token for the figures' } })
})
afterAll(() => started.stop())

test('a call that finds no place is refused with a whole problem', async () => {
  const refused = await started.call('POST', '/tokens', { body: { name: 'x', scopes: ['creators'] } })
  expect(refused.json).toMatchObject({
    status: 503,
    code: 'overloaded',
    instance: '/v1/tokens',
    request_id: refused.headers.get('x-request-id'),
  })
  expect([refused.status, refused.headers.get('content-type'), refused.headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json',
    '1',
  ])
})

test('so is one from a page of another origin', async () => {
  const refused = await started.call('GET', '/usage', { headers: { origin: 'https://app.example' } })
  expect([refused.status, refused.at('code')]).toEqual([503, 'overloaded'])
})

test('who asks after work, or stops it, has places of their own', async () => {
  const busy = await start({ config: { callsMax: 1 } })
  try {
    const waiting = new AbortController()
    const held = await fetch(`${busy.baseUrl}/events`, {
      headers: { authorization: busy.token, accept: 'text/event-stream' },
      signal: waiting.signal,
    })
    expect(held.status).toBe(200)
    const statuses = async (method: string, path: string) => (await busy.call(method, path)).status
    expect(await statuses('GET', '/usage')).toBe(503)
    expect(await statuses('GET', '/requests/req_none')).toBe(404)
    expect(await statuses('POST', '/requests/req_none/cancel')).toBe(404)
    waiting.abort()
  } finally {
    await busy.stop()
  }
})

test('the figures count what was refused, for whoever has their token', async () => {
  const read = (authorization?: string) =>
    fetch(`${started.origin}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
  expect((await read()).status).toBe(401)
  expect((await read('Bearer another token of theirs')).status).toBe(401)
  await started.call('GET', '/usage')
  const text = await (await read('Bearer a token for the figures')).text()
  expect(Number(/^rostra_http_shed\{kind="all"\} (\d+)/m.exec(text)?.[1])).toBeGreaterThan(0)
})
