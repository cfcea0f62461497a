import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEffects, createExamplePair, Gates } from './example/pair.js'
import { databases, start, type Response, type Started } from './harness.js'

describe.each(databases)('Idempotency-Key on %s', (database) => {
  const { example, order } = createExamplePair(new Gates())
  let started: Started
  beforeAll(async () => {
    started = await start({ database, pairs: [example] })
    await createEffects(started.app.context.db)
  })
  afterAll(() => started.stop())

  const send = (key: string, body: object, token = started.token): Promise<Response> =>
    started.call('POST', '/example', { body, token, headers: { 'idempotency-key': key } })

  test('a hundred parallel sends with one key execute once and are answered alike', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('same', { steps: 1 })))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(({ status }) => status === 202)).toBe(true)
    await started.drain()
    expect(order.filter((id) => id === answers[0]?.id)).toHaveLength(1)
    const replayed = answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')
    expect(replayed).toHaveLength(99)
    expect(replayed[0]?.headers.get('location')).toBe(`/v1/example/${answers[0]?.id}`)
  })

  test('the same key with another body or path is a 422', async () => {
    await send('reused', { steps: 1 })
    const body = await send('reused', { steps: 2 })
    expect([body.status, body.at('code')]).toEqual([422, 'idempotency_mismatch'])
    const path = await started.call('POST', '/tokens', {
      body: { name: 'x', scopes: ['content'] },
      headers: { 'idempotency-key': 'reused' },
    })
    expect(path.status).toBe(422)
  })

  test('keys belong to their account', async () => {
    const other = await started.createToken('second')
    const [mine, theirs] = [await send('ours', { steps: 1 }), await send('ours', { steps: 1 }, other)]
    expect(mine.id).not.toBe(theirs.id)
  })

  test('invalid input does not use the key up', async () => {
    expect((await send('fixed-later', { steps: 'many' })).status).toBe(422)
    expect((await send('fixed-later', { steps: 1 })).status).toBe(202)
  })

  test('a failure that the client caused is kept, like any answer', async () => {
    const again = (): Promise<Response> =>
      started.call('POST', '/requests/nope/cancel', { headers: { 'idempotency-key': 'gone' } })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([404, 404])
    expect(second.at('request_id')).toBe(first.at('request_id'))
  })

  test('a secret is told once, also to a repeated call', async () => {
    const create = (): Promise<Response> =>
      started.call('POST', '/tokens', {
        body: { name: 'k', scopes: ['content'] },
        headers: { 'idempotency-key': 'secret' },
      })
    const [first, second] = [await create(), await create()]
    expect(first.at('token')).toMatch(/^rostra_/)
    expect([second.id, second.at('token')]).toEqual([first.id, null])
  })

  test('a key is forgotten after a day', async () => {
    const first = await send('daily', { steps: 1 })
    const { Idempotency } = await import('../src/jobs/idempotency.js')
    const { db, clock, ids } = started.app.context
    started.clock.advance(25 * 3600_000)
    await new Idempotency(db, clock, ids).forgetOld()
    expect((await send('daily', { steps: 1 })).id).not.toBe(first.id)
  })

  test.each(['', 'with space', 'x'.repeat(256), 'ümlaut'])('a key that is not one (%j) is refused', async (key) => {
    const response = await started.call('POST', '/example', {
      body: { steps: 1 },
      headers: { 'idempotency-key': Buffer.from(key).toString('latin1') },
    })
    expect([response.status, response.at('code')]).toEqual([400, 'malformed_request'])
  })
})
