import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { silentLog, type Log } from '../src/kernel/log.js'
import { operation } from '../src/kernel/operation.js'
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

/** Sends bytes as they are and gives everything that came back. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(started.origin).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(bytes)
  })

test('calls that could not be written down are counted with the next', async () => {
  const {
    db,
    platform: { usage },
  } = started.app.context
  const rename = (from: string, to: string): Promise<void> => db.script(db.query, `alter table ${from} rename to ${to}`)
  const token = await started.createToken('counted')
  await started.call('GET', '/tokens', { token })
  await rename('usage_counts', 'usage_away')
  // It fails, unless the service tried it just before, and failed.
  await usage.flush().catch(() => {})
  await rename('usage_away', 'usage_counts')
  await started.call('GET', '/tokens', { token })
  expect((await started.call('GET', '/usage', { token })).json).toMatchObject({ total: { calls: 2 } })
})

test('a call that is never finished does not hold the stop', async () => {
  const other = await start()
  const calls = (): Promise<string> => fetch(`${other.origin}/metrics`).then((answer) => answer.text())
  const socket = connect(Number(new URL(other.origin).port), '127.0.0.1')
  const cutOff = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.write(`POST /v1/tokens HTTP/1.1\r\nhost: x\r\nauthorization: ${other.token}\r\ncontent-length: 100\r\n`)
  socket.write('content-type: application/json\r\n\r\n{"name":')
  while (!/^rostra_http_calls\{kind="all"\} 1$/m.test(await calls()));
  await other.stop()
  await cutOff
})

test('a call that its client gives up ends, and is no error of ours', async () => {
  const errors: string[] = []
  const log: Log = { ...silentLog, error: (_fields, message) => void errors.push(message), child: () => log }
  const seen = new EventEmitter()
  const [begun, ended] = [once(seen, 'begun'), once(seen, 'ended')]
  const waiting = operation({
    method: 'GET',
    path: '/waiting',
    name: 'waiting',
    area: 'Test',
    summary: 'Wait for the end',
    scope: 'any',
    input: {},
    output: z.strictObject({}),
    example: { output: {} },
    run: async (_input, _needs, { signal }) => {
      seen.emit('begun')
      await once(signal, 'abort')
      setImmediate(() => seen.emit('ended'))
      throw signal.reason
    },
  })
  const other = await start({ log, operations: [waiting] })
  const giveUp = new AbortController()
  const answer = fetch(`${other.origin}/v1/waiting`, { headers: { authorization: other.token }, signal: giveUp.signal })
  await begun
  giveUp.abort()
  await expect(answer).rejects.toThrow()
  await ended
  await other.stop()
  expect(errors).toEqual([])
})

describe('what is not even HTTP', () => {
  test('gets a 400 problem', async () => {
    const answer = await sendRaw('NONSENSE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(answer).toMatch(/application\/problem\+json/)
  })

  test('header fields without end get a 431 problem', async () => {
    const answer = await sendRaw(`GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(/headers_too_large/)
  })
})

describe('input', () => {
  test('everything that is wrong is reported at once, each with its pointer', async () => {
    const response = await started.call('POST', '/tokens', {
      body: { nam: 'x', scopes: ['creatos', 5], rate_per_minute: 'ten' },
    })
    expectProblem(response, 422, 'invalid_input')
    const errors = response.at('errors') as { in: string; pointer: string; message: string }[]
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/nam',
      '/name',
      '/rate_per_minute',
      '/scopes/0',
      '/scopes/1',
    ])
    expect(errors.find(({ pointer }) => pointer === '/nam')?.message).toBe('Unknown field. Did you mean name?')
  })

  test('parameters are read by their type, and unknown ones are refused', async () => {
    const response = await started.call('GET', '/requests?limit=many&stauts=failed')
    expectProblem(response, 422, 'invalid_input')
    expect(response.at('errors')).toEqual([
      { in: 'query', pointer: '/limit', message: 'Invalid input: expected number, received string.' },
      { in: 'query', pointer: '/stauts', message: 'Unknown field. Did you mean status?' },
    ])
    expect((await started.call('GET', '/requests?limit=5')).status).toBe(200)
    expectProblem(await started.call('GET', '/requests?limit=0'), 422, 'invalid_input')
    expectProblem(await started.call('GET', '/requests?kind=%00'), 422, 'invalid_input')
    expectProblem(await started.call('GET', '/requests?limit=1&limit=2'), 422, 'invalid_input')
  })

  test('a cursor that is not one is refused with advice', async () => {
    expectProblem(await started.call('GET', '/requests?cursor=abc'), 422, 'invalid_input')
  })
})

describe('limits', () => {
  test('a rate of its own is kept to, and the fields say what is left', async () => {
    const made = await started.call('POST', '/tokens', { body: { ...newToken, rate_per_minute: 2 } })
    const token = String(made.at('token'))
    const first = await started.call('GET', '/usage', { token })
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=2;w=60')
    expect(first.headers.get('ratelimit')).toMatch(/^"default";r=1;t=\d+$/)
    await started.call('GET', '/usage', { token })
    const refused = await started.call('GET', '/usage', { token })
    expectProblem(refused, 429, 'rate_limited')
    const waitS = Number(refused.headers.get('retry-after'))
    started.clock.advance(waitS * 1000)
    expect((await started.call('GET', '/usage', { token })).status).toBe(200)
  })

  test('beyond its capacity the service refuses quickly and stays healthy', async () => {
    const small = await start({ config: { callsMax: 0 } })
    try {
      const response = await small.call('GET', '/usage')
      expect([response.status, response.at('code'), response.headers.get('retry-after')]).toEqual([
        503,
        'overloaded',
        '1',
      ])
      expect((await small.call('GET', `${small.origin}/healthz`, { token: null })).status).toBe(200)
      expect((await small.call('GET', `${small.origin}/readyz`, { token: null })).status).toBe(200)
    } finally {
      await small.stop()
    }
  })

  test('an origin that is allowed may call from a browser', async () => {
    const open = await start({ config: { corsOrigins: ['https://app.example'] } })
    try {
      const { headers } = await open.call('GET', '/usage', { headers: { origin: 'https://app.example' } })
      expect(headers.get('access-control-allow-origin')).toBe('https://app.example')
      const asked = await fetch(`${open.baseUrl}/lists/x`, {
        method: 'OPTIONS',
        headers: { origin: 'https://app.example', 'access-control-request-method': 'DELETE' },
      })
      expect(asked.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
        expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      )
    } finally {
      await open.stop()
    }
  })
})
